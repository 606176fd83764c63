import type { DayFacts } from "#app/domain/day-view.ts";
import type { TrackedJob } from "#app/domain/job.ts";
import { findDayOrder } from "./day-orders.server.ts";
import { findEventsOf } from "./job-events.server.ts";
import { listJobs } from "./job-lists.server.ts";
import { findWaiting } from "./messages.server.ts";
import { findFinals, findPayments } from "./money.server.ts";
import type { Database } from "./open.server.ts";
import { findSettings } from "./settings.server.ts";
import { jobsByDate, readHours } from "./windows.server.ts";
import { zipCentroids } from "./zips.server.ts";

/** What the database knows of a day for the desk. @param date YYYY-MM-DD in Houston */
export function dayFactsOf(database: Database, date: string): DayFacts {
  const jobs = listJobs(database, { from: date, to: date });
  const ids = jobs.map(({ id }) => id);
  return {
    date,
    jobs,
    events: findEventsOf(database, ids),
    mailAt: findWaiting(database, ids),
    finals: findFinals(database, ids),
    payments: findPayments(database, ids),
    calendar: { hours: readHours(database, date), jobs: jobsByDate(database, date, date) },
    ownOrder: findDayOrder(database, date),
    settings: findSettings(database),
    isAbout,
  };
}

/** A place that the embedded geocoder found is the middle of its ZIP. */
function isAbout({ zip, latitude, longitude }: TrackedJob): boolean {
  const middle = zipCentroids().get(zip.slice(0, 5));
  return middle?.lat === latitude && middle.lng === longitude;
}
