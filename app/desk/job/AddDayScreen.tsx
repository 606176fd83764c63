import type { Answer } from "#app/desk/DeskAnswer.tsx";
import { useNoMail } from "#app/desk/use-no-mail.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { formatPoints } from "#app/lib/money.ts";
import type { DeskJob } from "./desk-job.ts";
import { JobForm } from "./JobForm.tsx";
import { JobTask } from "./JobTask.tsx";
import { SlotFields } from "./SlotFields.tsx";

type Typed = { date: string; timeOfDay: string; points: string };

/** A further day of a job: when, and how much of its load goes then (rule 476). */
export function AddDayScreen({
  job,
  stamp,
  bookable,
  left,
  begun,
  answer,
}: {
  job: DeskJob;
  stamp: Stamp;
  bookable: { from: string; to: string };
  /** Points that the job's own day has left. */
  left: number;
  begun: Typed;
  answer:
    | (NonNullable<Answer> & { typed: Typed & { dateError?: string; isNoRoom: boolean } })
    | undefined;
}) {
  const typed = answer?.typed ?? begun;
  const noMail = useNoMail(job.email);
  return (
    <JobTask job={job} title="Add a day" answer={answer}>
      <JobForm stamp={stamp} className="stack">
        <SlotFields typed={typed} bookable={bookable} />
        <div className="field">
          <label htmlFor="points">Points that day</label>
          <p className="hint" id="points-hint">
            Of the {formatPoints(left)} left on the first day. Each day takes only its own room.
          </p>
          <input
            className="input"
            id="points"
            name="points"
            inputMode="numeric"
            defaultValue={typed.points}
            required
            aria-describedby="points-hint"
          />
        </div>
        <p className="small">
          The price stays on {job.orderNumber}. {noMail ?? "We'll email the customer the new day."}
        </p>
        <div className="docked">
          <button className="btn" type="submit">
            Add the day
          </button>
          {answer?.typed.isNoRoom && (
            <button className="btn btn--line" type="submit" name="force" value="1">
              Add it anyway
            </button>
          )}
        </div>
      </JobForm>
    </JobTask>
  );
}
