/** Which truck drives to which job, in the database (rules 451 to 453). */

import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { addDays, houstonNow } from "#app/lib/dates.ts";
import { oncePer } from "#app/lib/once-per.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import { crewMembers, jobs } from "#db/schema.ts";
import { type FleetDay, type PlacedJob, sharedAnew, trucksFor } from "./fleet-day.ts";
import { type Truck, trucksOn } from "./truck.ts";
import { listTrucks } from "./trucks.server.ts";

/** A day with more stops keeps them where they are: sharing it would hold the database up for a second. */
const MOST_SHARED = 30;

/**
 * Puts a job on a truck, in the transaction that gave it its window, its points or its place; and shares
 * the stops of the day anew that may still change (rule 451).
 * @param keeps whether it stays on its truck while that has room: its window is the same
 */
export function settleTruck(
  database: Database,
  jobId: number,
  { at, keeps }: { at: Date; keeps: boolean },
): void {
  const fleet = listTrucks(database);
  if (fleet.length < 2) return;
  const job = database.select().from(jobs).where(eq(jobs.id, jobId)).get();
  if (!job?.date || job.stage === "cancelled") return;
  const day = readFleetDay(database, job.date, fleet, at);
  const { truckId, secondTruckId } = trucksFor(job, day, keeps || job.truckChosenAt !== null);
  const isElsewhere = truckId !== job.truckId || secondTruckId !== job.secondTruckId;
  const put = isElsewhere ? { truckId, secondTruckId, truckChosenAt: null } : {};
  if (isElsewhere) database.update(jobs).set(put).where(eq(jobs.id, jobId)).run();
  const isSoon = job.date <= addDays(houstonNow(at).date, 1);
  if (isSoon || day.jobs.length > MOST_SHARED) return;
  const settled = day.jobs.map((one) => (one.id === jobId ? { ...one, ...put } : one));
  putOnTrucks(database, sharedAnew({ ...day, jobs: settled }, mayChangeTruck));
}

/** The truck on which a window is held for a job that has another one now; null: there is but one. */
export function truckForHold(
  database: Database,
  jobId: number,
  { date, timeOfDay }: WindowSlot,
  at: Date,
): number | null {
  const fleet = listTrucks(database);
  const job = database.select().from(jobs).where(eq(jobs.id, jobId)).get();
  if (fleet.length < 2 || !job) return null;
  const day = readFleetDay(database, date, fleet, at);
  return trucksFor({ ...job, timeOfDay }, day, false).truckId;
}

/** A stop changes its truck by itself while nobody was told: it is booked, and the owner did not put it there. */
export function mayChangeTruck({ stage, truckChosenAt }: PlacedRow): boolean {
  return stage === "booked" && truckChosenAt === null;
}

/** Writes which jobs go to which trucks. */
export function putOnTrucks(database: Database, changes: ReadonlyMap<number, number>): void {
  for (const [jobId, truckId] of changes) {
    database.update(jobs).set({ truckId }).where(eq(jobs.id, jobId)).run();
  }
}

/**
 * Says how many of the crew are on a job's truck, or trucks; with one truck all. The owner alone counts as one.
 */
export function peopleOn(database: Database) {
  const fleet = listTrucks(database);
  const crew = database
    .select({ truckId: crewMembers.truckId })
    .from(crewMembers)
    .where(isNull(crewMembers.removedAt))
    .all();
  return ({
    truckId,
    secondTruckId,
  }: {
    truckId?: number | null;
    secondTruckId?: number | null;
  }) => {
    const own = [truckId ?? fleet[0]?.id, secondTruckId];
    const isOn = (id: number | null) => fleet.length < 2 || (id !== null && own.includes(id));
    return Math.max(secondTruckId ? 2 : 1, crew.filter((one) => isOn(one.truckId)).length);
  };
}

type PlacedRow = PlacedJob & Pick<typeof jobs.$inferSelect, "stage" | "truckChosenAt">;

/** A day as its trucks have it. @param at decides which holds count */
export function readFleetDay(
  database: Database,
  date: string,
  fleet: readonly Truck[],
  at: Date,
): FleetDay<PlacedRow> {
  const placed = selectPlaced(database).all({ date });
  const calendar = readCalendar(database, date, date, at);
  const { yard } = findSettings(database);
  return { date, trucks: trucksOn(date, fleet), calendar, jobs: placed, yard };
}

/** Takes a date. */
const selectPlaced = oncePer((database: Database) =>
  database
    .select({
      ...{ id: jobs.id, timeOfDay: jobs.timeOfDay, volume: jobs.volume, stage: jobs.stage },
      ...{ latitude: jobs.latitude, longitude: jobs.longitude },
      ...{ truckId: jobs.truckId, secondTruckId: jobs.secondTruckId },
      truckChosenAt: jobs.truckChosenAt,
    })
    .from(jobs)
    .where(
      and(
        isNotNull(jobs.date),
        eq(jobs.date, sql.placeholder("date")),
        ne(jobs.stage, "cancelled"),
      ),
    )
    .orderBy(asc(jobs.id))
    .prepare(),
);
