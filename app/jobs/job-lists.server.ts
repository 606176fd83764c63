/** The owner's lists of jobs. Each reads an index, so that a million jobs cause no delay. */

import { and, asc, count, desc, eq, gte, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { phoneKey } from "#app/lib/phone-number.ts";
import type { Database } from "#db/open.server.ts";
import { isOwnJob, isUnconfirmed, jobs } from "#db/schema.ts";
import type { Job } from "./job.ts";

const PAGE_ROWS = 1_000;

/** The jobs of a range of days, cancelled ones included, by day and then by order of booking. */
export function listJobs(database: Database, days: { from: string; to: string }): Job[] {
  return [...eachJob(database, days)];
}

/**
 * As `listJobs`, but with at most a page of them in memory. Days are YYYY-MM-DD, both ends
 * included.
 */
export function* eachJob(
  database: Database,
  { from, to }: { from: string; to: string },
): Generator<Job> {
  let last = { date: from, id: 0 };
  for (;;) {
    const isLater = sql`(${jobs.date}, ${jobs.id}) > (${last.date}, ${last.id})`;
    const page = database
      .select()
      .from(jobs)
      .where(and(isLater, lte(jobs.date, to)))
      .orderBy(asc(jobs.date), asc(jobs.id))
      .limit(PAGE_ROWS)
      .all();
    yield* page;
    const end = page.at(-1);
    if (page.length < PAGE_ROWS || !end) return;
    last = { date: end.date ?? to, id: end.id };
  }
}

/** Jobs without a date, booked at or after one instant and before another, oldest first. */
export function listUndatedJobs(
  database: Database,
  { from, until }: { from: string; until: string },
): Job[] {
  return database
    .select()
    .from(jobs)
    .where(and(isNull(jobs.date), gte(jobs.createdAt, from), lt(jobs.createdAt, until)))
    .orderBy(asc(jobs.createdAt))
    .all();
}

/** Jobs whose customer may not know that they are booked, newest first. */
export function listUnconfirmedJobs(database: Database, limit: number): Job[] {
  return database
    .select()
    .from(jobs)
    .where(isUnconfirmed)
    .orderBy(desc(jobs.createdAt))
    .limit(limit)
    .all();
}

export function countUnconfirmedJobs(database: Database): number {
  return countJobs(database, isUnconfirmed);
}

/** Notices to the owner that should have gone out before an instant. */
export function countNoticesDueBefore(database: Database, instant: string): number {
  return countJobs(database, lt(jobs.noticeDueAt, instant));
}

/** When the newest job was booked; null when there is none. */
export function newestBookingAt(database: Database): string | null {
  const newest = database
    .select({ createdAt: jobs.createdAt })
    .from(jobs)
    .where(isOwnJob)
    .orderBy(desc(jobs.createdAt))
    .limit(1)
    .get();
  return newest?.createdAt ?? null;
}

function countJobs(database: Database, which: SQL): number {
  return database.select({ jobs: count() }).from(jobs).where(which).get()?.jobs ?? 0;
}

/** The newest jobs of a phone number, whatever the email: all of them, where no limit is given. */
export function jobsOfNumber(database: Database, phone: string, limit = -1): Job[] {
  const which = and(isNumber(phone), isOwnJob);
  return database.select().from(jobs).where(which).orderBy(desc(jobs.id)).limit(limit).all();
}

/** The same with their further days: each is a pickup that its customer is reminded of. */
export function pickupsOfNumber(database: Database, phone: string): Job[] {
  return database.select().from(jobs).where(isNumber(phone)).orderBy(desc(jobs.id)).all();
}

function isNumber(phone: string): SQL {
  return eq(sql`phone_key(${jobs.phone})`, phoneKey(phone));
}
