/** Enters a trip to the dump, puts one right, takes one off (rule 455). */
import type { RefusalWords, Refused } from "#app/booking/words/change.ts";
import type { DeskPerson } from "#app/desk/sign-in/desk-person.ts";
import { type SlipPost, withSlip } from "#app/desk/slip-post.server.ts";
import { shownTruck } from "#app/desk/trucks/crew-truck.server.ts";
import type { KeptPhoto } from "#app/jobs/photos/photo.ts";
import { houstonInstant, isRealDate } from "#app/lib/dates.ts";
import { sayTo } from "#app/lib/language.ts";
import { readTrip, type Trip } from "#app/money/trips/trip.ts";
import { addTrip, dumpPlaces, removeTrip, saveTrip } from "#app/money/trips/trips.server.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { now } from "#app/server/env.server.ts";
import { photoServices } from "#app/services.server.ts";
import { connection, write } from "#db/client.server.ts";
import { oncePerPost } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { tripTyped } from "./trip-typed.ts";
import { words } from "./words.ts";

/** @param at when it was pressed @returns why it was not entered; null: it was, by this post or a repeat of it */
export async function takeTrip(
  post: SlipPost,
  person: DeskPerson,
  at: Date,
): Promise<Refused | null> {
  const { form } = post;
  const read = readPost(post);
  if (!read.ok) return { ...read, status: 422 };
  const truckId = truckAsked(person, form);
  if (truckId === null) return refuse(post, () => words.noTruck);
  const crewId = person.role === "crew" ? person.crewId : null;
  const trip = { ...read.trip, truckId, at: at.toISOString(), crewId };
  return writeOnce(post, (free, ticket, time) => addTrip(free, trip, ticket, time));
}

function readPost({ request, form }: SlipPost) {
  return sayTo(request, () => readTrip(tripTyped(form), dumpPlaces(connection())));
}

/** @returns why it was not changed; null: it was */
export async function changeTrip(
  post: SlipPost,
  person: DeskPerson,
  trip: Trip,
): Promise<Refused | null> {
  const { form } = post;
  const read = readPost(post);
  if (!read.ok) return { ...read, status: 422 };
  const at = readTime(form, trip);
  if (at === null) return refuse(post, () => words.badTime);
  const truckId = truckAsked(person, form) ?? trip.truckId;
  let removed: string[] = [];
  const refusal = await writeOnce(post, (free, ticket, time) => {
    removed = saveTrip(free, trip.id, { ...read.trip, truckId, at, ticket }, time);
  });
  await discard(removed);
  return refusal;
}

/** Takes a trip off, with its ticket's files. */
export async function dropTrip({ id }: Trip): Promise<void> {
  let removed: string[] = [];
  await write((free) => {
    removed = removeTrip(free, id, now().toISOString());
  });
  await discard(removed);
}

/**
 * Makes a photo of the ticket of a post and writes what it says; a repeat of the post writes nothing.
 * @param task writes it, at an ISO instant
 */
function writeOnce(
  post: SlipPost,
  task: (free: Database, ticket: KeptPhoto | null, time: string) => void,
): Promise<Refused | null> {
  return withSlip(post, async (ticket) => {
    const time = now().toISOString();
    let isNew = false;
    await write((free) =>
      oncePerPost(free, post.requestId, time, () => {
        task(free, ticket, time);
        isNew = true;
      }),
    );
    return isNew;
  });
}

async function discard(names: readonly string[]): Promise<void> {
  for (const name of names) await photoServices.photos.discard(name);
}

/** The truck of a form, of those that the person may enter trips for; null: it is gone. */
function truckAsked(person: DeskPerson, form: URLSearchParams): number | null {
  const fleet = listTrucks(connection());
  const [first, ...others] = fleet;
  if (others.length === 0) return first?.id ?? null;
  const id = shownTruck(connection(), person, form.get("truck"));
  return fleet.find((truck) => truck.id === id)?.id ?? null;
}

/** The instant of a form's day and time in Houston; null: none, or one to come. */
function readTime(form: URLSearchParams, trip: Trip): string | null {
  const [date, time] = [form.get("date") ?? "", form.get("time") ?? ""];
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!isRealDate(date) || hour === undefined) return null;
  const start = houstonInstant(date, Number(hour)).getTime() + Number(minute) * 60_000;
  // The form has no seconds: unchanged, the trip keeps its own.
  const was = Date.parse(trip.at);
  const at = Math.floor(was / 60_000) * 60_000 === start ? was : start;
  return at > now().getTime() ? null : new Date(at).toISOString();
}

/** @param say the words, in the language of the post's page */
function refuse(post: SlipPost, say: () => RefusalWords): Refused {
  return { ...sayTo(post.request, say), status: 422 };
}
