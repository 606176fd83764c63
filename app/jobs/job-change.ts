/** A change of a booked job: what is asked, what is decided, what came of it. */
import type { WindowSlot } from "#app/schedule/availability.ts";
import type { Database } from "#db/open.server.ts";
import type { OnAccount } from "./accounts/account.ts";
import type { Job, JobDetails } from "./job.ts";
import type { NewJobEvent } from "./job-event.ts";
import type { SaveJob } from "./jobs.server.ts";
import type { MoneyChange } from "./money/job-money.ts";
import type { PhotoChange } from "./photos/photo.ts";

/**
 * The hidden fields of a form that changes a job: what its page has seen, and an id for its post (rule 125).
 * `seen` is what the form changes, as the page showed it, where that is not of the revision (rule 237).
 */
export type Stamp = { requestId: string; revision: number; seen?: string };

/** A further day of a job: what takes of its points when, and what is drawn for its row. */
export type NewVisit = Pick<SaveJob, "bookingKey" | "token" | "drawOrderNumber"> & {
  day: number;
  slot: WindowSlot;
  /** Points. */
  points: number;
};

/** What is to become of a job, or why not. */
export type Decision<Refusal> =
  | {
      ok: true;
      event: NewJobEvent;
      details?: Partial<JobDetails> &
        OnAccount &
        Partial<Pick<Job, "deskNote" | "truckId" | "secondTruckId" | "truckChosenAt">>;
      photos?: PhotoChange;
      money?: MoneyChange;
      /** A further day that the job gets. */
      visit?: NewVisit;
      /** Nobody is told of it, who was not told of the job either; the reminder goes out as usual. */
      isQuiet?: boolean;
    }
  | { ok: false; refusal: Refusal }
  /** What it changes is not what the request has seen, whatever the job's revision is. */
  | { ok: false; isOutdated: true };

export type JobChange<Refusal> = {
  id: number;
  /** The post that asks: a repeat of it changes nothing and gets the first result. Null: no repeats. */
  requestId: string | null;
  /** The revision that the request is based on; null for any. */
  revision: number | null;
  at: Date;
  /** The name of the crew member who asks. */
  by?: string | undefined;
  /** When it was pressed, where it waited for signal since. */
  pressedAt?: Date | undefined;
  /**
   * Decides on the job as it is now, and reads what else it needs in the transaction that writes it.
   * Synchronous: the transaction waits for it.
   */
  decide: (job: Job, database: Database) => Decision<Refusal>;
};

export type ChangeResult<Refusal> =
  | { kind: "changed"; job: Job }
  /** This very post was answered before. */
  | { kind: "repeated"; job: Job }
  /** The job has changed since the revision that the request is based on. */
  | { kind: "outdated"; job: Job }
  | { kind: "refused"; job: Job; refusal: Refusal }
  | { kind: "unknown" };
