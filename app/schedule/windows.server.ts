/** The owner's hours and the jobs that use them. */

import { and, asc, desc, eq, gt, gte, isNotNull, lte, ne, sql } from "drizzle-orm";
import { oncePer } from "#app/lib/once-per.ts";
import { isNewPost } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import {
  jobs,
  settings,
  waitlistOffers,
  waitlistOpenings,
  weeklyWindows,
  windowOverrides,
} from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import {
  type Calendar,
  type DayJob,
  type Hours,
  isLimited,
  type WeeklyWindow,
  type WindowOverride,
} from "./day-load.ts";
import { isTimeOfDay, type TimeOfDay, USUAL_WINDOWS } from "./schedule.ts";
import { listTrucks } from "./trucks/trucks.server.ts";

/**
 * The hours and, where they limit anything, what takes room on the days from `from` to `to`, both
 * included: the jobs, and the windows that are held at an instant for a job that may move there.
 */
export function readCalendar(database: Database, from: string, to: string, at: Date): Calendar {
  const hours = readHours(database, from);
  if (!isLimited(hours)) return { hours, jobs: new Map() };
  const days = jobsByDate(database, from, to);
  for (const { date, ...held } of selectHeld(database).all({ at: at.toISOString(), from, to })) {
    // Under its job's own id: a hold does not stand in that job's way.
    days.set(date, [...(days.get(date) ?? []), held]);
  }
  return { hours, jobs: days };
}

/** As `readCalendar`, but every job that takes room, whether or not the hours limit anything, and no holds. */
export function readHoursAndJobs(database: Database, from: string, to: string): Calendar {
  return { hours: readHours(database, from), jobs: jobsByDate(database, from, to) };
}

/** The usual week, and the overrides that end on `from` or later. */
export function readHours(database: Database, from: string): Hours {
  const notice = selectSetting(database).get({ name: "noticeHours" })?.value;
  const working = listTrucks(database);
  const windows = ownWindows(database);
  return {
    ...(windows && { windows }),
    weekly: selectWeek(database).all(),
    overrides: selectOverrides(database).all({ from }),
    ...(typeof notice === "number" && { noticeHours: notice }),
    ...(working.length > 1 && { trucks: working, isTogether: sendsTwoTrucks(database) }),
  };
}

/** The windows that the owner has set (rule 535), in the order of the day; null: the usual three. */
export function ownWindows(database: Database): readonly TimeOfDay[] | null {
  const kept = selectSetting(database).get({ name: "windows" })?.value;
  return Array.isArray(kept) && kept.length > 0 && kept.every(isTimeOfDay) ? kept : null;
}

/** The windows that are offered, in the order of the day. */
export function offeredWindows(database: Database): readonly TimeOfDay[] {
  return ownWindows(database) ?? USUAL_WINDOWS;
}

/** The jobs that take room, by day, whether or not anything is limited. */
export function jobsByDate(database: Database, from: string, to: string): Map<string, DayJob[]> {
  const rows = database
    .select({
      ...{ id: jobs.id, date: jobs.date, timeOfDay: jobs.timeOfDay, volume: jobs.volume },
      ...{ truckId: jobs.truckId, secondTruckId: jobs.secondTruckId },
    })
    .from(jobs)
    .where(
      and(
        isNotNull(jobs.date),
        gte(jobs.date, from),
        lte(jobs.date, to),
        ne(jobs.stage, "cancelled"),
      ),
    )
    .orderBy(asc(jobs.id))
    .all();
  const days = new Map<string, DayJob[]>();
  for (const { date, ...job } of rows) {
    const day = days.get(date ?? "");
    if (day) day.push(job);
    else days.set(date ?? "", [job]);
  }
  return days;
}

/** Replaces the whole usual week; an empty one removes every limit. */
export function saveWeek(database: Database, week: readonly WeeklyWindow[]): void {
  inTransaction(database, () => {
    database.delete(weeklyWindows).run();
    if (week.length > 0)
      database
        .insert(weeklyWindows)
        .values([...week])
        .run();
  });
}

/**
 * Adds an override, which takes precedence over all earlier ones.
 * @param requestId a repeat of this post adds none, and gets the newest; null: no repeats
 */
export function addOverride(
  database: Database,
  override: Omit<WindowOverride, "id">,
  at: string,
  requestId: string | null = null,
): WindowOverride {
  return inTransaction(database, () => {
    const newest = () =>
      database.select().from(windowOverrides).orderBy(desc(windowOverrides.id)).limit(1).get();
    const isRepeat = !isNewPost(database, requestId, at);
    const earlier = isRepeat ? newest() : undefined;
    const values = { ...override, createdAt: at };
    return earlier ?? database.insert(windowOverrides).values(values).returning().get();
  });
}

/** @returns false when there is no such override */
export function removeOverride(database: Database, id: number): boolean {
  return database.delete(windowOverrides).where(eq(windowOverrides.id, id)).run().changes > 0;
}

/** The statements that every page with windows runs, compiled once for each connection. */

/** The usual week. */
const selectWeek = oncePer((database: Database) => database.select().from(weeklyWindows).prepare());

function sendsTwoTrucks(database: Database): boolean {
  return selectSetting(database).get({ name: "sendsTwoTrucks" })?.value === true;
}

/** Takes the name of a setting. */
const selectSetting = oncePer((database: Database) =>
  database
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, sql.placeholder("name")))
    .prepare(),
);

/** Takes `from`, a date: the overrides that have not ended before it, the newest first. */
const selectOverrides = oncePer((database: Database) =>
  database
    .select()
    .from(windowOverrides)
    .where(gte(windowOverrides.toDate, sql.placeholder("from")))
    .orderBy(desc(windowOverrides.id))
    .prepare(),
);

/** Takes the instant `at`, and the dates `from` and `to`: the windows that are held, with their points. */
const selectHeld = oncePer((database: Database) => {
  const { jobId, points, state, endsAt, truckId } = waitlistOffers;
  const { date, timeOfDay } = waitlistOpenings;
  return database
    .select({ id: jobId, date, timeOfDay, volume: points, truckId })
    .from(waitlistOffers)
    .innerJoin(waitlistOpenings, eq(waitlistOpenings.id, waitlistOffers.openingId))
    .where(
      and(
        // A literal, for the partial index.
        sql`${state} = 'open'`,
        gt(endsAt, sql.placeholder("at")),
        gte(date, sql.placeholder("from")),
        lte(date, sql.placeholder("to")),
      ),
    )
    .prepare();
});
