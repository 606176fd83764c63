import type { Answer } from "#app/desk/DeskAnswer.tsx";
import { useNoMail } from "#app/desk/use-no-mail.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { WINDOWS } from "#app/schedule/schedule.ts";
import { FieldError } from "#app/ui/Field.tsx";
import type { DeskJob } from "./desk-job.ts";
import { JobForm } from "./JobForm.tsx";
import { JobTask } from "./JobTask.tsx";
import "#app/ui/styles/radios.css";

type Typed = { date: string; timeOfDay: string; dateError?: string; isNoRoom: boolean };

export function MoveJobScreen({
  job,
  stamp,
  bookable,
  answer,
}: {
  job: DeskJob;
  stamp: Stamp;
  bookable: { from: string; to: string };
  answer: (NonNullable<Answer> & { typed: Typed }) | undefined;
}) {
  const { date, timeOfDay } = answer?.typed ?? job;
  const noMail = useNoMail(job.email);
  const dateError = answer?.typed.dateError;
  return (
    <JobTask job={job} title="Move the job" answer={answer}>
      <JobForm stamp={stamp} className="stack">
        <div className="field">
          <label htmlFor="date">Day</label>
          <input
            className="input"
            id="date"
            name="date"
            type="date"
            min={bookable.from}
            max={bookable.to}
            defaultValue={date ?? bookable.from}
            required
            aria-invalid={dateError ? true : undefined}
            aria-describedby={dateError ? "date-error" : undefined}
          />
          <FieldError name="date" error={dateError} />
        </div>
        <fieldset className="block">
          <legend>Window</legend>
          <div className="radios">
            {WINDOWS.map(({ name, hours }) => (
              <label key={name} className="radio">
                <input
                  type="radio"
                  name="window"
                  value={name}
                  defaultChecked={timeOfDay === name}
                  required
                />
                <span>{name}</span>
                <small>{hours}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="small">
          {noMail === null
            ? "We'll email the customer the new time."
            : `${noMail} Call the customer.`}
        </p>
        <div className="docked">
          <button className="btn" type="submit">
            Move the job
          </button>
          {answer?.typed.isNoRoom && (
            <button className="btn btn--line" type="submit" name="force" value="1">
              Move it anyway
            </button>
          )}
        </div>
      </JobForm>
    </JobTask>
  );
}
