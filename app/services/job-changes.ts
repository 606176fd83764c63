import type { ChangeResult, JobChange, ReadCalendar } from "#app/domain/job-change.ts";

/** Changes a job in one transaction; `db/change-job.server.ts` says how. */
type ChangeJob = <Refusal>(
  change: JobChange<Refusal>,
) => ChangeResult<Refusal> | Promise<ChangeResult<Refusal>>;

/** What changing a booking needs of the outside world. */
export type ChangeServices = {
  changeJob: ChangeJob;
  readCalendar: ReadCalendar;
  now: () => Date;
  /** Called after a change, so that its messages go out at once. */
  onMessagesDue: () => void;
};
