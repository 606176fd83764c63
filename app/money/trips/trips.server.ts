/** The trips to the dump as they are kept, and what a truck has loaded since (rules 455 and 456). */
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, max, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { KeptPhoto } from "#app/jobs/photos/photo.ts";
import { addDays, startOfDay } from "#app/lib/dates.ts";
import { truckOf } from "#app/schedule/trucks/truck.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import type { Database } from "#db/open.server.ts";
import { crewMembers, dumpTrips, jobs, tickets } from "#db/schema.ts";
import type { Trip, TripFacts } from "./trip.ts";

/** What was loaded longer ago than that is on no truck any more, whatever was entered. */
const LOADED_DAYS = 7;

const isThere = isNull(dumpTrips.removedAt);

function selectTrips(database: Database) {
  const { id, truckId, at, place, feeCents, tons, crewId, addedAt } = dumpTrips;
  const { name, width, height, bytes } = tickets;
  return database
    .select({
      ...{ id, truckId, at, place, feeCents, tons, crewId, addedAt },
      by: crewMembers.name,
      ticket: { name, width, height, bytes },
    })
    .from(dumpTrips)
    .leftJoin(crewMembers, eq(crewMembers.id, crewId))
    .leftJoin(tickets, and(eq(tickets.tripId, id), isNull(tickets.removedAt)));
}

/** The trips from one instant on and before another, the oldest first. */
export function listTrips(database: Database, from: string, before: string): Trip[] {
  return selectTrips(database)
    .where(and(isThere, gte(dumpTrips.at, from), lt(dumpTrips.at, before)))
    .orderBy(asc(dumpTrips.at), asc(dumpTrips.id))
    .all();
}

/** The trips of a date in Houston, the oldest first. */
export function tripsOn(database: Database, date: string): Trip[] {
  return listTrips(database, startOfDay(date), startOfDay(addDays(date, 1)));
}

/** The newest first. @param crewId of one crew member's alone; null: all */
export function newestTrips(database: Database, limit: number, crewId: number | null): Trip[] {
  const isTheirs = crewId === null ? undefined : eq(dumpTrips.crewId, crewId);
  return selectTrips(database)
    .where(and(isThere, isTheirs))
    .orderBy(desc(dumpTrips.at), desc(dumpTrips.id))
    .limit(limit)
    .all();
}

export function findTrip(database: Database, id: number): Trip | undefined {
  return selectTrips(database)
    .where(and(isThere, eq(dumpTrips.id, id)))
    .get();
}

const MOST_PLACES = 30;

/** The places of earlier trips, the one that was used last first. */
export function dumpPlaces(database: Database): string[] {
  return database
    .select({ place: dumpTrips.place })
    .from(dumpTrips)
    .where(isThere)
    .groupBy(dumpTrips.place)
    .orderBy(desc(max(dumpTrips.at)))
    .limit(MOST_PLACES)
    .all()
    .map(({ place }) => place);
}

/** @param entered the truck, when it was emptied, and who says so @param at ISO instant */
export function addTrip(
  database: Database,
  entered: TripFacts & Pick<Trip, "truckId" | "at" | "crewId">,
  ticket: KeptPhoto | null,
  at: string,
): void {
  const { id } = database
    .insert(dumpTrips)
    .values({ ...entered, addedAt: at })
    .returning({ id: dumpTrips.id })
    .get();
  if (ticket) addTicket(database, id, ticket, at);
}

/** Puts a trip right; a new ticket takes the place of the one before. @returns names of photos to delete */
export function saveTrip(
  database: Database,
  id: number,
  { ticket, ...facts }: TripFacts & Pick<Trip, "truckId" | "at"> & { ticket: KeptPhoto | null },
  at: string,
): string[] {
  database.update(dumpTrips).set(facts).where(eq(dumpTrips.id, id)).run();
  if (!ticket) return [];
  const removed = removeTickets(database, id, at);
  addTicket(database, id, ticket, at);
  return removed;
}

/** Takes a trip off, as if it had not been. @returns names of photos to delete */
export function removeTrip(database: Database, id: number, at: string): string[] {
  database.update(dumpTrips).set({ removedAt: at }).where(eq(dumpTrips.id, id)).run();
  return removeTickets(database, id, at);
}

function addTicket(database: Database, tripId: number, ticket: KeptPhoto, at: string): void {
  database
    .insert(tickets)
    .values({ ...ticket, tripId, addedAt: at })
    .run();
}

function removeTickets(database: Database, tripId: number, at: string): string[] {
  return namesOf(
    database
      .update(tickets)
      .set({ removedAt: at })
      .where(and(eq(tickets.tripId, tripId), isNull(tickets.removedAt)))
      .returning({ name: tickets.name })
      .all(),
  );
}

/** Takes the tickets off trips before a date. @returns the names of the photos */
export function expireTickets(database: Database, before: string, at: string): string[] {
  const old = database
    .select({ id: dumpTrips.id })
    .from(dumpTrips)
    .where(lt(dumpTrips.at, startOfDay(before)));
  return namesOf(
    database
      .update(tickets)
      .set({ removedAt: at })
      .where(and(isNull(tickets.removedAt), sql`${tickets.tripId} IN ${old}`))
      .returning({ name: tickets.name })
      .all(),
  );
}

/** The names of all tickets that were removed: their files should be gone. */
export function removedTickets(database: Database): string[] {
  return namesOf(
    database.select({ name: tickets.name }).from(tickets).where(isNotNull(tickets.removedAt)).all(),
  );
}

/** When a job was done: as it was pressed, where that was kept. */
export const doneInstantOf = ({ doneAt, endedAt }: Record<"doneAt" | "endedAt", SQLiteColumn>) =>
  sql<string>`coalesce(${doneAt}, ${endedAt})`;
export const doneInstant = doneInstantOf(jobs);

/**
 * The points that are on each truck at the start of a day: of the jobs that were done since its last trip. A
 * truck without a trip in the days before starts empty: its owner enters none.
 */
export function carriedTo(database: Database, date: string): Map<number, number> {
  const from = startOfDay(addDays(date, -LOADED_DAYS));
  const until = startOfDay(date);
  const trips = listTrips(database, from, until);
  if (trips.length === 0) return new Map();
  const emptied = new Map(trips.map(({ truckId, at }) => [truckId, at]));
  const fleet = listTrucks(database);
  const carried = new Map<number, number>();
  const isLoaded = and(eq(jobs.stage, "done"), gte(doneInstant, from), lt(doneInstant, until));
  const { truckId, volume } = jobs;
  for (const job of database
    .select({ truckId, volume, at: doneInstant })
    .from(jobs)
    .where(isLoaded)
    .all()) {
    const truck = truckOf(job, fleet)?.id ?? 0;
    const since = emptied.get(truck);
    if (since === undefined || job.at <= since) continue;
    carried.set(truck, (carried.get(truck) ?? 0) + job.volume);
  }
  return carried;
}

function namesOf(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name);
}
