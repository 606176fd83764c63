import { cancelBooking, restoreBooking } from "#app/booking/cancel/cancel-booking.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findJobByOrderNumber } from "#app/jobs/jobs.server.ts";
import type { Database } from "#db/open.server.ts";
import { clientOf } from "#db/write-queue.server.ts";

/** Cancels a job as its owner does; undefined when there is no such job. */
export async function cancelJob(database: Database, orderNumber: string, at: string) {
  return change(database, orderNumber, at, (request, services) =>
    cancelBooking({ ...request, reason: "" }, services),
  );
}

/** Undoes its cancellation as the owner does. */
export async function restoreJob(database: Database, orderNumber: string, at: string) {
  return change(database, orderNumber, at, restoreBooking);
}

type Services = Parameters<typeof cancelBooking>[1];
type Request = { jobId: number; requestId: null; revision: null; who: "owner" };

async function change(
  database: Database,
  orderNumber: string,
  at: string,
  run: (request: Request, services: Services) => Promise<unknown>,
): Promise<Job | undefined> {
  const job = findJobByOrderNumber(database, orderNumber);
  if (!job) return undefined;
  await run(
    { jobId: job.id, requestId: null, revision: null, who: "owner" },
    {
      client: clientOf(database),
      now: () => new Date(at),
      onMessagesDue: () => {},
    },
  );
  return findJobByOrderNumber(database, orderNumber);
}
