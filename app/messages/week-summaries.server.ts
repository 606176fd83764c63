/** The summaries of the weeks: each is sent once, and the figures that it has. */
import { and, count, eq, gte, isNull, lt, lte, type SQL, sum } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { isOwnJob, jobFinals, jobs, payments, weekSummaries } from "#db/schema.ts";
import type { SummaryWeek, WeekFigures } from "./week-summary.ts";

/**
 * Leases a week's summary until `leaseUntil`, so that only one of several workers sends it.
 * @param leaseUntil null: it is not due again by itself
 * @returns false when it was sent, or another worker is sending it
 */
export function claimSummary(
  database: Database,
  monday: string,
  { at, leaseUntil }: { at: string; leaseUntil: string | null },
): boolean {
  const known = database.select().from(weekSummaries).where(eq(weekSummaries.monday, monday)).get();
  // Usually it was sent already: in that case no lock is taken.
  if (known && (known.dueAt === null || known.dueAt > at)) return false;
  database
    .insert(weekSummaries)
    .values({ monday, dueAt: at, attempts: 0 })
    .onConflictDoNothing()
    .run();
  const { changes } = database
    .update(weekSummaries)
    .set({ dueAt: leaseUntil, attempts: (known?.attempts ?? 0) + 1 })
    .where(and(eq(weekSummaries.monday, monday), lte(weekSummaries.dueAt, at)))
    .run();
  return changes > 0;
}

/** Makes a summary due again that was certainly not sent. */
export function postponeSummary(database: Database, monday: string, dueAt: string): void {
  database
    .update(weekSummaries)
    .set({ dueAt })
    .where(and(eq(weekSummaries.monday, monday), isNull(weekSummaries.settledAt)))
    .run();
}

/** Records that a summary was sent, or needs no sending. */
export function settleSummary(database: Database, monday: string, at: string): void {
  database
    .update(weekSummaries)
    .set({ dueAt: null, settledAt: at })
    .where(eq(weekSummaries.monday, monday))
    .run();
}

/** What happened in a week. Final prices are those that count, by when their jobs were done. */
export function weekFigures(database: Database, { from, until }: SummaryWeek): WeekFigures {
  const hasEnded = and(gte(jobs.endedAt, from), lt(jobs.endedAt, until));
  const finals = database
    .select({
      done: count(),
      cents: sum(jobFinals.totalCents).mapWith(Number),
      tax: sum(jobFinals.taxCents).mapWith(Number),
    })
    .from(jobFinals)
    .innerJoin(jobs, eq(jobs.id, jobFinals.jobId))
    .where(and(isNull(jobFinals.replacedAt), hasEnded))
    .get();
  const paid = database
    .select({
      cents: sum(payments.cents).mapWith(Number),
      tips: sum(payments.tipCents).mapWith(Number),
    })
    .from(payments)
    .where(and(isNull(payments.voidedAt), gte(payments.at, from), lt(payments.at, until)))
    .get();
  return {
    done: finals?.done ?? 0,
    finalCents: finals?.cents ?? 0,
    taxCents: finals?.tax ?? 0,
    receivedCents: paid?.cents ?? 0,
    tipCents: paid?.tips ?? 0,
    booked: countJobs(database, and(gte(jobs.createdAt, from), lt(jobs.createdAt, until))),
    cancelled: countJobs(database, and(eq(jobs.stage, "cancelled"), hasEnded)),
  };
}

function countJobs(database: Database, which: SQL | undefined): number {
  return database.select({ jobs: count() }).from(jobs).where(and(isOwnJob, which)).get()?.jobs ?? 0;
}
