import { randomUUID } from "node:crypto";
import { count, eq } from "drizzle-orm";
import type { Job } from "#app/jobs/job.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobFinals, jobs, payments } from "#db/schema.ts";
import { sampleBooking, sampleDetails } from "./job-details.ts";
import { savedJob } from "./saved-job.ts";

/** What such a job comes to, in cents. */
export const DONE_PRICE = 30_000;

/**
 * Saves a job of a person of its own that was done at an instant.
 * @param differences of its row
 * @param paid cents
 */
export function doneJob(
  database: Database,
  endedAt: string,
  { phone, email, ...differences }: Partial<Job> = {},
  paid = DONE_PRICE,
): Job {
  const at = (database.select({ jobs: count() }).from(jobs).get()?.jobs ?? 0) + 1;
  const who = { phone: phone ?? `+1713555${2000 + at}`, email: email ?? `c${at}@example.com` };
  const { id } = savedJob(
    database,
    sampleBooking({
      details: sampleDetails(who),
      bookingKey: randomUUID(),
      drawOrderNumber: () => `JB-${100_000 + at}`,
    }),
  );
  const row = { stage: "done", endedAt, ...differences } as const;
  database.update(jobs).set(row).where(eq(jobs.id, id)).run();
  const final = { totalCents: DONE_PRICE, taxCents: 0, final: { reason: "" } as never };
  database
    .insert(jobFinals)
    .values({ jobId: id, at: endedAt, ...final })
    .run();
  if (paid !== 0) payJob(database, id, paid, endedAt);
  return findJobById(database, id) as Job;
}

/** @param cents negative: given back */
export function payJob(database: Database, jobId: number, cents: number, at: string): void {
  database.insert(payments).values({ jobId, method: "cash", cents, tipCents: 0, at }).run();
}
