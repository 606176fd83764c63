/** Two months of invented jobs around a day, written by the site's own verbs. */

import { randomBytes, randomUUID } from "node:crypto";
import { cancelBooking } from "#app/booking/cancel/cancel-booking.server.ts";
import { saveLead } from "#app/chat/leads/leads.server.ts";
import { setOff } from "#app/desk/today/set-off.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { markNotified, saveJob } from "#app/jobs/jobs.server.ts";
import type { FinalRequest } from "#app/jobs/money/job-money.ts";
import { PAYMENT_METHODS } from "#app/jobs/money/receipt.ts";
import { addIncoming, confirmPickup } from "#app/jobs/texts/thread.server.ts";
import { addDays, houstonInstant, houstonNow, weekdayOf } from "#app/lib/dates.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import { offerWords, textOffer } from "#app/messages/texts/text-offer.ts";
import { finishJob } from "#app/money/finish-job.server.ts";
import { addTrip } from "#app/money/trips/trips.server.ts";
import { type CartLine, withProducts } from "#app/prices/cart.ts";
import { readCatalog } from "#app/prices/catalog.server.ts";
import { createCatalog } from "#app/prices/catalog.ts";
import { applyDiscount } from "#app/prices/discount.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { priceCart } from "#app/prices/pricing.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { HOUSTON_RATE } from "#app/prices/tax.ts";
import { readZips } from "#app/schedule/area/zips.server.ts";
import { type TimeOfDay, USUAL_WINDOWS, windowNamed } from "#app/schedule/schedule.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { WEEKDAYS } from "#app/schedule/usual-week.ts";
import { saveWeek } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import { messages } from "#db/schema.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { inventPerson } from "./people.ts";

const DAYS_BACK = 58;
const DAYS_AHEAD = 12;
const CITIES = ["Houston", "Katy", "Sugar Land", "Pearland", "Cypress", "Spring", "Pasadena"];
const SOURCES = ["google", "google", "direct", "direct", "nextdoor.com", "facebook.com", "unknown"];
const TAX = { mode: "included", rate: HOUSTON_RATE } as const;
const REFUSED = new Set(["custom-job"]);

type DemoCounts = { jobs: number; leads: number };

/** Fills an empty database. The same day gives the same jobs. */
export async function seedDemo(database: Database, now: Date): Promise<DemoCounts> {
  const draw = createDraw(20_260_720);
  const today = houstonNow(now).date;
  // Sundays, but never today.
  const closed = weekdayOf(today) === 0 ? 1 : 0;
  openWeek(database, closed);
  saveSetting(database, "tax", TAX, now.toISOString());
  const rates = { hourCents: 2_200, people: 2, mileCents: 70 };
  saveSetting(
    database,
    "costs",
    [{ from: addDays(today, -DAYS_BACK), ...rates }],
    now.toISOString(),
  );
  const jobs: Job[] = [];
  for (let days = -DAYS_BACK; days <= DAYS_AHEAD; days++) {
    const date = addDays(today, days);
    if (weekdayOf(date) === closed) continue;
    const hauled: Job[] = [];
    for (const timeOfDay of stopsOf(days, draw)) {
      const job = book(database, { date, timeOfDay }, { index: jobs.length, draw, now });
      if (!job) continue;
      jobs.push(job);
      if (await endOf(database, job, days, { draw, now })) hauled.push(job);
    }
    addTrips(database, hauled, date);
  }
  const undated = book(database, null, { index: jobs.length, draw, now });
  if (undated) jobs.push(undated);
  const leads = addLeads(database, jobs, { draw, now });
  settleMail(database, now);
  addTexts(database, jobs, now);
  return { jobs: jobs.length, leads };
}

/**
 * Books so many stops on a day, spread over its windows.
 * @returns them in the order they were booked in; fewer where the windows are full
 */
export function seedStops(database: Database, date: string, count: number, now: Date): Job[] {
  const draw = createDraw(12);
  const jobs: Job[] = [];
  const tries = count * 20;
  openWeek(database, null);
  for (let tried = 0; jobs.length < count && tried < tries; tried++) {
    const slot = { date, timeOfDay: USUAL_WINDOWS[tried % USUAL_WINDOWS.length] ?? "Morning" };
    const job = book(database, slot, { index: jobs.length, draw, now });
    if (job) jobs.push(job);
  }
  settleMail(database, now);
  return jobs;
}

/** @param closed a weekday; null: none is closed */
function openWeek(database: Database, closed: number | null): void {
  saveWeek(
    database,
    WEEKDAYS.filter((weekday) => weekday !== closed).flatMap((weekday) =>
      USUAL_WINDOWS.map((timeOfDay) => ({
        ...{ weekday, timeOfDay, isOpen: true },
        ...{ points: 550, stops: 4 },
      })),
    ),
  );
}

/** The windows of a day's jobs: full days now and before, fewer later on. */
function stopsOf(days: number, draw: Draw): TimeOfDay[] {
  const least = days === 0 ? 6 : days < 0 ? 2 : Math.max(0, 3 - Math.floor(days / 3));
  const stops = least + draw(days > 4 ? 2 : 3);
  const first = draw(2);
  return Array.from({ length: stops }, (_, at) => {
    const turn = (at + first) % 5;
    return turn % 2 === 0 ? (turn === 4 ? "Evening" : "Morning") : "Afternoon";
  }).sort((one, other) => windowNamed(one).startHour - windowNamed(other).startHour);
}

type Slot = { date: string; timeOfDay: TimeOfDay };
type Making = { index: number; draw: Draw; now: Date };

/**
 * @param slot null: the customer picked no day
 * @returns null where the window has no room for what was drawn
 */
function book(database: Database, slot: Slot | null, { index, draw, now }: Making): Job | null {
  // Some people come back.
  const known = index % 9 === 8 ? index - 8 : index;
  const person = inventPerson(createDraw(7_000 + known), known);
  const city = CITIES[draw(3) === 0 ? draw(CITIES.length) : draw(2)] as string;
  const zips = readZips().filter((zip) => zip.city === city);
  const { zip, lat, lng } = zips[draw(zips.length)] as (typeof zips)[number];
  const byLoad = draw(3) === 0;
  const byPhone = draw(9) === 0;
  const price = priceOf(byLoad ? [loadSize(draw)] : someItems(draw), draw(6) === 0);
  const createdAt = bookedAt(slot, draw, now);
  const { street } = person;
  const saved = saveJob(database, {
    bookingKey: randomUUID(),
    token: randomBytes(32).toString("hex"),
    details: {
      ...person,
      ...{ city, state: "TX", zip, fullAddress: `${street}, ${city}, TX ${zip}` },
      ...{ date: slot?.date ?? null, timeOfDay: slot?.timeOfDay ?? null },
      notes: draw(4) === 0 ? "Gate code 4411, the side door is open." : "",
      ...price,
      latitude: lat + (draw(200) - 100) / 10_000,
      longitude: lng + (draw(200) - 100) / 10_000,
    },
    terms: {
      ...{ taxMode: TAX.mode, taxRate: TAX.rate },
      source: byPhone ? "phone" : (SOURCES[draw(SOURCES.length)] as string),
      pricedBy: byPhone ? "phone" : byLoad ? "load-size" : draw(4) === 0 ? "chat" : "items",
    },
    isByPhone: byPhone,
    textWords: index % 3 === 0 ? offerWords(textOffer("Junk Buddy")) : null,
    drawOrderNumber: () => `JB-${100_000 + draw(900_000)}`,
    createdAt,
    noticeDueAt: null,
  });
  if (saved.kind !== "saved") return null;
  markNotified(database, saved.job, "owner", createdAt);
  return { ...saved.job, ...markNotified(database, saved.job, "customer", createdAt) };
}

function bookedAt(slot: Slot | null, draw: Draw, now: Date): string {
  const latest = slot ? houstonInstant(slot.date, 6).getTime() : now.getTime();
  const daysBefore = 1 + draw(9);
  const at = Math.min(latest, now.getTime()) - daysBefore * 86_400_000 + draw(36_000_000);
  return new Date(Math.min(at, now.getTime() - 60_000)).toISOString();
}

function loadSize(draw: Draw): CartLine {
  return { id: loadSizes(USUAL_NUMBERS)[draw(3)]?.id ?? "load-quarter", quantity: 1 };
}

const catalog = createCatalog(
  readCatalog("db/catalog.csv").items.filter(({ id, volume }) => !REFUSED.has(id) && volume > 0),
);

function findProduct(id: string) {
  return loadSizes(USUAL_NUMBERS).find((load) => load.id === id) ?? catalog.byId.get(id);
}

function someItems(draw: Draw): CartLine[] {
  const count = 1 + draw(5);
  const ids = new Set(
    Array.from({ length: count }, () => catalog.items[draw(catalog.items.length)]?.id),
  );
  return [...ids].flatMap((id) => (id ? [{ id, quantity: 1 + (draw(5) === 0 ? 1 : 0) }] : []));
}

function priceOf(lines: readonly CartLine[], isDiscountOn: boolean) {
  const items = withProducts(lines, findProduct).map(
    ({ id, name, quantity, priceCents, volume }) => ({
      ...{ id, name, quantity, priceCents, volume },
    }),
  );
  const price = priceCart(items, USUAL_NUMBERS);
  return {
    items,
    volume: price.volume,
    ...applyDiscount(price.cents, isDiscountOn, USUAL_NUMBERS),
  };
}

/** So many points on the truck are worth the way to the dump before the evening. */
const WORTH_A_TRIP = 200;

/** The truck is emptied after a window, and in the evening, of what was done on a day. */
function addTrips(database: Database, hauled: readonly Job[], date: string): void {
  const truckId = listTrucks(database)[0]?.id ?? 1;
  let points = 0;
  for (const window of USUAL_WINDOWS) {
    for (const job of hauled) if (job.timeOfDay === window) points += job.volume;
    if (points === 0 || (points < WORTH_A_TRIP && window !== USUAL_WINDOWS.at(-1))) continue;
    const at = houstonInstant(date, windowNamed(window).startHour + 3).toISOString();
    const tons = Math.round(points * 0.3);
    const trip = { place: "North transfer station", feeCents: 2_500 + tons * 38, tons };
    addTrip(database, { ...trip, truckId, at, crewId: null }, null, at);
    points = 0;
  }
}

/** What is past was done and paid, or cancelled now and then. @returns whether it was done */
async function endOf(
  database: Database,
  job: Job,
  days: number,
  { draw, now }: Omit<Making, "index">,
): Promise<boolean> {
  const isCancelled = draw(14) === 0;
  if (!isCancelled && days >= 0) return false;
  const hour = windowNamed(job.timeOfDay ?? "Morning").startHour + 1;
  const past = houstonInstant(job.date ?? "", isCancelled ? 0 : hour + draw(2));
  const at = days < 0 ? past : new Date(now.getTime() - 3_600_000);
  const asked = { jobId: job.id, requestId: null, revision: null };
  const services = servicesAt(database, at);
  if (isCancelled) {
    await cancelBooking({ ...asked, who: "customer", reason: "" }, services);
    return false;
  }
  const method = PAYMENT_METHODS[draw(PAYMENT_METHODS.length)] ?? "cash";
  const tipCents = draw(5) === 0 ? 2_000 : 0;
  const paid = draw(15) === 0 ? null : { method, cents: null, tipCents };
  const final = finalOf(job, draw);
  const workMs = (25 + job.volume / 6) * 60_000;
  const before = servicesAt(database, new Date(at.getTime() - workMs));
  await setOff({ ...asked, who: "owner", minutes: null }, before);
  await finishJob({ ...asked, who: "owner", final, paid, isEmailed: false }, services);
  return true;
}

/** One in ten came to something else than was booked. */
function finalOf({ totalCents }: Job, draw: Draw): FinalRequest {
  if (draw(10) > 0) return { kind: "as-booked" };
  const reason = "A second couch in the garage, agreed at the door";
  return { kind: "other-price", cents: totalCents + 5_000, reason };
}

function servicesAt(database: Database, at: Date) {
  return {
    client: clientOf(database),
    findProduct,
    now: () => at,
    onMessagesDue: () => {},
  };
}

/** Who asked for the discount: some of them booked. */
function addLeads(database: Database, jobs: readonly Job[], { draw, now }: Omit<Making, "index">) {
  const booked = jobs.filter(({ discountCents }) => discountCents > 0);
  for (const { name, phone, createdAt } of booked) {
    saveLead(database, { name, phone, enteredAt: createdAt, sessionId: null });
  }
  const others = 14;
  for (let index = 0; index < others; index++) {
    const { name, phone } = inventPerson(createDraw(900 + index), 380 + index);
    const hours = 5 + index * (60 + draw(40));
    const enteredAt = new Date(now.getTime() - hours * 3_600_000).toISOString();
    saveLead(database, { name, phone, enteredAt, sessionId: null });
  }
  return booked.length + others;
}

/** A demo sends nothing. */
/** A customer has texted an hour ago, and others have confirmed their pickups of today. */
function addTexts(database: Database, jobs: readonly Job[], now: Date): void {
  const today = houstonNow(now).date;
  const texted = jobs.filter(
    ({ date, textsSince }) => textsSince && date !== null && date >= today,
  );
  const at = new Date(now.getTime() - 3_600_000).toISOString();
  for (const { id, date } of texted) if (date === today) confirmPickup(database, id, at);
  const writer = texted.find(({ date }) => date !== today);
  if (!writer) return;
  const words = "Hi! The gate is locked until 9. Can you come after that?";
  addIncoming(database, { phone: phoneKey(writer.phone), words, sid: "demo", at, isSeen: false });
}

function settleMail(database: Database, now: Date): void {
  database
    .update(messages)
    .set({ state: "sent", dueAt: null, textDueAt: null, settledAt: now.toISOString() })
    .run();
}

type Draw = (below: number) => number;

/** Numbers that are the same for the same seed (mulberry32). */
function createDraw(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
