import { eq } from "drizzle-orm";
import { textedOf } from "#app/desk/texts/texted.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findEventsOf } from "#app/jobs/job-events.server.ts";
import { listJobs } from "#app/jobs/job-lists.server.ts";
import { findWaiting } from "#app/jobs/messages/messages.server.ts";
import { findFinals, findPayments } from "#app/jobs/money/money.server.ts";
import { dayMarks } from "#app/jobs/visits.server.ts";
import { spokenLanguage } from "#app/lib/language.ts";
import { carriedTo, tripsOn } from "#app/money/trips/trips.server.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { linesIn } from "#app/prices/shop.server.ts";
import { areaOf } from "#app/schedule/area/area.server.ts";
import { zipCentroids } from "#app/schedule/area/zips.server.ts";
import { isOnTruck, type Truck, trucksOn } from "#app/schedule/trucks/truck.ts";
import { truckDays, wholeDay } from "#app/schedule/trucks/truck-days.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { jobsByDate, readHours } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import { dayOrders } from "#db/schema.ts";
import type { DayFacts } from "./day-view.ts";

/**
 * What the database knows of a day for the desk.
 * @param date YYYY-MM-DD in Houston
 * @param truck whose stops alone are wanted; null, or not one that works on the day: those of all
 */
export function dayFactsOf(
  database: Database,
  date: string,
  truck: number | null = null,
): DayFacts {
  const fleet = listTrucks(database);
  const settings = findSettings(database);
  const trucks = fleet.length > 1 ? trucksOn(date, fleet) : [];
  const shown = trucks.find(({ id }) => id === truck)?.id ?? null;
  const all = listJobs(database, { from: date, to: date });
  const jobs = shown === null ? all : all.filter((job) => isOnTruck(shown, job, trucks));
  const calendar = { hours: readHours(database, date), jobs: jobsByDate(database, date, date) };
  const ofTruck = truckDays(date, calendar).find(({ id }) => id === shown);
  const ids = jobs.map(({ id }) => id);
  return {
    date,
    jobs,
    events: findEventsOf(database, ids),
    mailAt: findWaiting(database, ids),
    finals: findFinals(database, ids),
    payments: findPayments(database, ids),
    load: ofTruck ?? wholeDay(date, calendar),
    ...{ trucks, shown, settings, cities: areaOf(settings.area).cities },
    stopsOf: new Map(trucks.map(({ id }) => [id, stopsOn(id, all, trucks)])),
    ...{ trips: tripsOn(database, date), carried: carriedTo(database, date) },
    firstTruck: fleet[0]?.id ?? 0,
    ownOrder: findDayOrder(database, date),
    textedOf: (job) => textedOf(database, job),
    days: dayMarks(database, jobs),
    isAbout,
    named: (lines) => linesIn(spokenLanguage(), lines),
  };
}

function stopsOn(id: number, jobs: readonly Job[], trucks: readonly Truck[]): number {
  return jobs.filter((job) => job.stage !== "cancelled" && isOnTruck(id, job, trucks)).length;
}

/** A place that the embedded geocoder found is the middle of its ZIP. */
function isAbout({ zip, latitude, longitude }: Job): boolean {
  const middle = zipCentroids().get(zip.slice(0, 5));
  return middle?.lat === latitude && middle.lng === longitude;
}

/** The ids in the owner's order; empty: by the route. */
function findDayOrder(database: Database, date: string): readonly number[] {
  return (
    database
      .select({ jobIds: dayOrders.jobIds })
      .from(dayOrders)
      .where(eq(dayOrders.date, date))
      .get()?.jobIds ?? []
  );
}
