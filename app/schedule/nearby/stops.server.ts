import { and, asc, count, eq, gte, isNotNull, lte, ne, sql } from "drizzle-orm";
import { oncePer } from "#app/lib/once-per.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import type { Database } from "#db/open.server.ts";
import { jobs } from "#db/schema.ts";
import { type AreaStop, MOST_STOPS } from "./nearby-windows.ts";

const { zip, date, timeOfDay, phone, email } = jobs;
const columns = { zip, date, timeOfDay, phone, email };

/** The stops of some days, both included, that have a window and are not cancelled, by day. */
export function stopsBetween(database: Database, from: string, to: string): AreaStop[] {
  const isStop = and(isNotNull(timeOfDay), ne(jobs.stage, "cancelled"));
  const rows = database
    .select(columns)
    .from(jobs)
    .where(and(isNotNull(date), gte(date, from), lte(date, to), isStop))
    .orderBy(asc(date), asc(jobs.id))
    .all();
  return rows as AreaStop[];
}

/** Takes a slot. */
const isIn = and(
  eq(date, sql.placeholder("date")),
  eq(timeOfDay, sql.placeholder("timeOfDay")),
  ne(jobs.stage, "cancelled"),
);

const selectStopsIn = oncePer((database: Database) =>
  database.select(columns).from(jobs).where(isIn).prepare(),
);

const countStopsIn = oncePer((database: Database) => {
  const stops = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(isIn)
    .limit(MOST_STOPS + 1)
    .as("stops");
  return database.select({ stops: count() }).from(stops).prepare();
});

/** The stops of one window; none where they are more than are looked through. */
export function stopsIn(database: Database, slot: WindowSlot): AreaStop[] {
  const stops = countStopsIn(database).get(slot)?.stops ?? 0;
  return stops === 0 || stops > MOST_STOPS ? [] : (selectStopsIn(database).all(slot) as AreaStop[]);
}
