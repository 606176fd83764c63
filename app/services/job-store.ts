import type { Job, JobDetails } from "#app/domain/job.ts";

/** A job as the workflows see it: with the revision its emails belong to and how far they got. */
export type TrackedJob = Job & {
  id: number;
  revision: number;
  ownerNotifiedAt: string | null;
  customerNotifiedAt: string | null;
  noticeAttempts: number;
  cancelledAt: string | null;
};

/** What the booking workflows need of the database; `db/jobs.server.ts` says what each verb does. */
export type JobStore = {
  findByKey: (bookingKey: string) => TrackedJob | undefined;
  save: (booking: {
    bookingKey: string;
    details: JobDetails;
    drawOrderNumber: () => string;
    createdAt: string;
    noticeDueAt: string;
  }) => TrackedJob;
  markNotified: (job: TrackedJob, who: "owner" | "customer", at: string) => TrackedJob | undefined;
  postponeNotice: (id: number, dueAt: string) => void;
  claimDueNotice: (now: string, leaseUntil: string) => TrackedJob | undefined;
  settleNotice: (job: TrackedJob, at: string) => void;
};
