/** What the reports add up (rule 224): few columns of many jobs, in one statement each. */
import { and, eq, gte, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { JobStage } from "#app/jobs/job-event.ts";
import { balanceOfFinal } from "#app/jobs/money/money.server.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import type { Database } from "#db/open.server.ts";
import { isOwnJob, jobFinals, jobs, leadCaptures } from "#db/schema.ts";

type JobFigures = {
  stage: JobStage;
  createdAt: string;
  endedAt: string | null;
  totalCents: number;
  /** What it came to, tax included; null: it was done before final prices were kept, or is not. */
  finalCents: number | null;
  /** Still to pay of it; negative: to give back. */
  balanceCents: number | null;
  /** The booking's, and what was taken off on the spot. */
  discountCents: number;
  city: string;
  source: string | null;
  pricedBy: string | null;
  phone: string;
};

/** The jobs that were booked, or ended, from an instant on. */
export function jobFigures(database: Database, since: string): JobFigures[] {
  return database
    .select({
      stage: jobs.stage,
      createdAt: jobs.createdAt,
      endedAt: jobs.endedAt,
      totalCents: jobs.totalCents,
      finalCents: jobFinals.totalCents,
      balanceCents: balanceOfFinal(),
      discountCents: sql<number>`coalesce(json_extract(${jobFinals.final}, '$.discountCents'),
        ${jobs.discountCents})`,
      city: jobs.city,
      source: jobs.source,
      pricedBy: jobs.pricedBy,
      phone: jobs.phone,
    })
    .from(jobs)
    .leftJoin(jobFinals, and(eq(jobFinals.jobId, jobs.id), isNull(jobFinals.replacedAt)))
    .where(and(isOwnJob, or(gte(jobs.createdAt, since), gte(jobs.endedAt, since))))
    .all();
}

/** The leads from an instant on. */
export function leadFigures(database: Database, since: string) {
  const { phone, enteredAt } = leadCaptures;
  return database
    .select({ phone, enteredAt })
    .from(leadCaptures)
    .where(gte(enteredAt, since))
    .all();
}

type SlotFigures = { date: string; timeOfDay: TimeOfDay | null; volume: number; id: number };

/** The jobs of some days that took room, both days included. */
export function slotFigures(database: Database, from: string, to: string): SlotFigures[] {
  return database
    .select({
      id: jobs.id,
      date: sql<string>`${jobs.date}`,
      timeOfDay: jobs.timeOfDay,
      volume: jobs.volume,
    })
    .from(jobs)
    .where(and(gte(jobs.date, from), lte(jobs.date, to), ne(jobs.stage, "cancelled")))
    .all();
}
