/** A change of a booked job: what is asked, what is decided, what came of it. */
import type { Calendar } from "./availability.ts";
import type { JobDetails, TrackedJob } from "./job.ts";
import type { NewJobEvent } from "./job-event.ts";
import type { JobMoney, MoneyChange } from "./job-money.ts";
import type { KeptPhoto, PhotoChange, PhotoKind } from "./photo.ts";

/** Reads the hours and the load of the days from one date to another, both included. */
export type ReadCalendar = (from: string, to: string) => Calendar;

/** What is to become of a job, or why not. */
export type Decision<Refusal> =
  | {
      ok: true;
      event: NewJobEvent;
      details?: Partial<JobDetails> & { deskNote?: string | null };
      photos?: PhotoChange;
      money?: MoneyChange;
    }
  | { ok: false; refusal: Refusal }
  /** What it changes is not what the request has seen, whatever the job's revision is. */
  | { ok: false; isOutdated: true };

export type JobChange<Refusal> = {
  /** Which job: by its id. */
  id: number;
  /** The post that asks: a repeat of it changes nothing and gets the first result. Null: no repeats. */
  requestId: string | null;
  /** The revision that the request is based on; null for any. */
  revision: number | null;
  at: Date;
  /**
   * Decides on the job as it is now; the days' windows and loads, its photos and its money are read
   * when it asks for them.
   * Synchronous: the transaction waits for it.
   */
  decide: (
    job: TrackedJob,
    read: ReadCalendar,
    readPhotos: (kind?: PhotoKind) => readonly KeptPhoto[],
    readMoney: () => JobMoney,
  ) => Decision<Refusal>;
};

export type ChangeResult<Refusal> =
  | { kind: "changed"; job: TrackedJob }
  /** This very post was answered before. */
  | { kind: "repeated"; job: TrackedJob }
  /** The job has changed since the revision that the request is based on. */
  | { kind: "outdated"; job: TrackedJob }
  | { kind: "refused"; job: TrackedJob; refusal: Refusal }
  | { kind: "unknown" };
