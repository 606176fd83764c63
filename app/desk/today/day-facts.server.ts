import { eq } from "drizzle-orm";
import { textedOf } from "#app/desk/texts/texted.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findEventsOf } from "#app/jobs/job-events.server.ts";
import { listJobs } from "#app/jobs/job-lists.server.ts";
import { findWaiting } from "#app/jobs/messages/messages.server.ts";
import { findFinals, findPayments } from "#app/jobs/money/money.server.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { zipCentroids } from "#app/schedule/area/zips.server.ts";
import { jobsByDate, readHours } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import { dayOrders } from "#db/schema.ts";
import type { DayFacts } from "./day-view.ts";

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
    textedOf: (job) => textedOf(database, job),
    isAbout,
  };
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
