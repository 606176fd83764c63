/** Cancelling a job and undoing it, by the owner. */

import { eq } from "drizzle-orm";
import type { TrackedJob } from "#app/domain/job.ts";
import { findJobByOrderNumber, progressOf } from "./jobs.server.ts";
import type { Database } from "./open.server.ts";
import { jobs } from "./schema.ts";

/**
 * Cancels a job: nothing more is sent for it, and no email accepted late confirms it. One that is
 * cancelled already keeps its time.
 * @returns undefined when there is no such job
 * @throws SqliteError when the database cannot be written
 */
export function cancelJob(
  database: Database,
  orderNumber: string,
  at: string,
): TrackedJob | undefined {
  return change(database, orderNumber, (job) =>
    job.cancelledAt === null
      ? { status: "cancelled", cancelledAt: at, noticeDueAt: null }
      : { status: "cancelled" },
  );
}

/**
 * Takes a cancellation back: the job is what its emails make it, and where one of them is missing
 * the owner's notice is due at once.
 * @returns undefined when there is no such job
 * @throws SqliteError when the database cannot be written
 */
export function restoreJob(
  database: Database,
  orderNumber: string,
  at: string,
): TrackedJob | undefined {
  return change(database, orderNumber, (job) =>
    job.cancelledAt === null
      ? { status: job.status }
      : { cancelledAt: null, noticeDueAt: at, ...progressOf({ ...job, cancelledAt: null }) },
  );
}

type Change = Partial<typeof jobs.$inferInsert>;

function change(
  database: Database,
  orderNumber: string,
  changesOf: (job: TrackedJob) => Change,
): TrackedJob | undefined {
  return database.transaction(
    (transaction) => {
      const job = findJobByOrderNumber(database, orderNumber);
      if (!job) return undefined;
      return transaction
        .update(jobs)
        .set(changesOf(job))
        .where(eq(jobs.id, job.id))
        .returning()
        .get();
    },
    { behavior: "immediate" },
  );
}
