import type { JobDetails, TrackedJob } from "#app/domain/job.ts";

/** A write may have to wait for another process. */
type Awaitable<Value> = Value | Promise<Value>;

/** What the booking workflows need of the database; `db/jobs.server.ts` says what each verb does. */
export type JobStore = {
  findByKey: (bookingKey: string) => TrackedJob | undefined;
  save: (booking: {
    bookingKey: string;
    details: JobDetails;
    drawOrderNumber: () => string;
    createdAt: string;
    noticeDueAt: string;
  }) => Awaitable<TrackedJob>;
  markNotified: (
    job: TrackedJob,
    who: "owner" | "customer",
    at: string,
  ) => Awaitable<TrackedJob | undefined>;
  /** @param dueAt null: it is not sent again */
  postponeNotice: (id: number, dueAt: string | null) => Awaitable<void>;
  claimDueNotice: (now: string, leaseUntil: string) => Awaitable<TrackedJob | undefined>;
  settleNotice: (job: TrackedJob, at: string) => Awaitable<void>;
};
