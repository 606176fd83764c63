import type { SlotState } from "#app/domain/availability.ts";
import type { BookingTerms, JobDetails, TrackedJob } from "#app/domain/job.ts";
import type { ReadCalendar } from "#app/domain/job-change.ts";

/** A write may have to wait for another process. */
type Awaitable<Value> = Value | Promise<Value>;

export type SaveResult =
  | { kind: "saved"; job: TrackedJob }
  /** Nothing was written: the wanted slot cannot be had. */
  | { kind: "no-room"; state: Exclude<SlotState, "open"> };

/** The database functions for the booking workflows, documented in `db/jobs.server.ts`. */
export type JobStore = {
  findByKey: (bookingKey: string) => TrackedJob | undefined;
  /** The hours and the load of the days from one date to another. */
  readCalendar: ReadCalendar;
  save: (booking: {
    bookingKey: string;
    token: string;
    details: JobDetails;
    terms?: Partial<BookingTerms>;
    admit: (read: ReadCalendar, exceptJob: number | null) => SlotState;
    drawOrderNumber: () => string;
    createdAt: string;
    noticeDueAt: string | null;
    isByPhone?: boolean;
    isNear?: () => boolean;
  }) => Awaitable<SaveResult>;
  markNotified: (job: TrackedJob, who: "owner" | "customer", at: string) => Awaitable<unknown>;
  /** @param dueAt null: it is not sent again */
  postponeNotice: (id: number, dueAt: string | null) => Awaitable<void>;
  claimDueNotice: (now: string, leaseUntil: string | null) => Awaitable<TrackedJob | undefined>;
  settleNotice: (job: TrackedJob, at: string) => Awaitable<void>;
};
