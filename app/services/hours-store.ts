import type { Hours, WeeklyWindow, WindowOverride, WindowSlot } from "#app/domain/availability.ts";
import type { TrackedJob } from "#app/domain/job.ts";
import type { ReadCalendar } from "#app/domain/job-change.ts";

/** A write may have to wait for another process. */
type Awaitable<Value> = Value | Promise<Value>;

/** What setting the owner's hours needs of the database; `db/windows.server.ts` says what each verb does. */
type HoursStore = {
  readHours: (from: string) => Hours;
  readCalendar: ReadCalendar;
  saveWeek: (week: readonly WeeklyWindow[]) => Awaitable<void>;
  /** @param requestId a post whose repeat adds no second one; null: a command */
  addOverride: (
    override: Omit<WindowOverride, "id">,
    at: string,
    requestId: string | null,
  ) => Awaitable<WindowOverride>;
  removeOverride: (id: number) => Awaitable<boolean>;
  /** The jobs of some days, cancelled ones included. */
  listJobs: (days: { from: string; to: string }) => TrackedJob[];
  /** Owes the customer an offer; false where one was made since the job last changed. */
  addOffer: (job: TrackedJob, windows: readonly WindowSlot[], at: string) => Awaitable<boolean>;
};

export type HoursServices = {
  hours: HoursStore;
  now: () => Date;
  /** Called once offers are owed, so that they go out at once. */
  onMessagesDue: () => void;
};
