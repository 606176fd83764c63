/** Where the truck stops nearby anyway (rule 148). */

import { and, asc, count, eq, gte, isNotNull, lte, ne, sql } from "drizzle-orm";
import { oncePer } from "#app/lib/once-per.ts";
import type { Person } from "#app/lib/person.ts";
import { zipCentroids } from "#app/schedule/area/zips.server.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import { bookableDays, type TimeOfDay } from "#app/schedule/schedule.ts";
import { formatSlot } from "#app/schedule/slot-value.ts";
import type { Database } from "#db/open.server.ts";
import { jobs } from "#db/schema.ts";
import { type AreaStop, type CentreOf, MOST_STOPS, nearWindows } from "./nearby-windows.ts";

const { date, timeOfDay } = jobs;
const columns = {
  zip: jobs.zip,
  truckId: jobs.truckId,
  date,
  timeOfDay,
  phone: jobs.phone,
  email: jobs.email,
};

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

const centreOf: CentreOf = (zip) => {
  const centroid = zipCentroids().get(zip);
  return centroid && { latitude: centroid.lat, longitude: centroid.lng };
};

/**
 * The windows to mark for a ZIP, as `formatSlot` writes them.
 * @param own the customer who asks, as far as that is known
 */
export function nearSlots(
  database: Database,
  at: Date,
  zip: string,
  own: readonly Person[],
): string[] {
  const { from, to } = bookableDays(at);
  return marked(zip, stopsBetween(database, from, to), own);
}

/** Whether the window of a job is marked for its customer. */
export function isNear(
  database: Database,
  job: Person & { zip: string; date: string | null; timeOfDay: TimeOfDay | null },
): boolean {
  const { zip, date, timeOfDay } = job;
  if (date === null || timeOfDay === null) return false;
  return marked(zip, stopsIn(database, { date, timeOfDay }), [job]).length > 0;
}

function marked(zip: string, stops: readonly AreaStop[], own: readonly Person[]): string[] {
  return [...new Set(nearWindows(zip, stops, centreOf, own).map(formatSlot))];
}
