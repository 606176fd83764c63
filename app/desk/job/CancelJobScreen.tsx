import { Link } from "@remix-run/react";
import { MAX_REASON_CHARACTERS } from "#app/booking/words/change.ts";
import type { Answer } from "#app/desk/DeskAnswer.tsx";
import { useNoMail } from "#app/desk/use-no-mail.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { isolated } from "#app/lib/typed-text.ts";
import type { DeskJob } from "./desk-job.ts";
import { JobForm } from "./JobForm.tsx";
import { JobTask } from "./JobTask.tsx";

export function CancelJobScreen({
  job,
  stamp,
  answer,
}: {
  job: DeskJob;
  stamp: Stamp;
  answer: (NonNullable<Answer> & { typed: { reason: string } }) | undefined;
}) {
  const noMail = useNoMail(job.email);
  return (
    <JobTask
      job={job}
      title="Cancel the job?"
      help={
        <>
          Canceling frees the window for others. Nothing is charged, and the job stays in your books
          as canceled.
        </>
      }
      answer={answer}
    >
      <p>
        {noMail === null
          ? `We'll email ${isolated(job.name)} that the pickup is canceled.`
          : `${noMail} Call ${isolated(job.name)}.`}{" "}
        You can book it again later if its window still has room.
      </p>
      <JobForm stamp={stamp} className="stack">
        <div className="field">
          <label htmlFor="reason">Reason (only you see it)</label>
          <textarea
            className="input"
            id="reason"
            name="reason"
            rows={3}
            maxLength={MAX_REASON_CHARACTERS}
            defaultValue={answer?.typed.reason ?? ""}
          />
        </div>
        <div className="docked">
          <Link className="btn btn--cobalt" to={jobPath(job.orderNumber)}>
            Keep the job
          </Link>
          <button className="btn btn--danger" type="submit">
            Cancel the job
          </button>
        </div>
      </JobForm>
    </JobTask>
  );
}
