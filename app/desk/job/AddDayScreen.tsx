import type { Answer } from "#app/desk/DeskAnswer.tsx";
import { useNoMail } from "#app/desk/use-no-mail.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { formatPoints } from "#app/lib/money.ts";
import type { DeskJob } from "./desk-job.ts";
import { JobForm } from "./JobForm.tsx";
import { JobTask } from "./JobTask.tsx";
import { SlotFields, SlotPresses, type SlotTyped } from "./SlotFields.tsx";

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
  begun: { date: string; timeOfDay: string; points: string };
  answer: (NonNullable<Answer> & { typed: SlotTyped & { points: string } }) | undefined;
}) {
  const typed = answer?.typed ?? begun;
  const noMail = useNoMail(job.email);
  return (
    <JobTask
      job={job}
      title="Add a day"
      help={
        <>
          For a job that is too much for one day. The new day has its own place on the calendar; the
          price and the receipt stay with the first one.
        </>
      }
      answer={answer}
    >
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
        <SlotPresses press="Add the day" anyway="Add it anyway" isNoRoom={answer?.typed.isNoRoom} />
      </JobForm>
    </JobTask>
  );
}
