import type { Answer } from "#app/desk/DeskAnswer.tsx";
import { useNoMail } from "#app/desk/use-no-mail.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import type { DeskJob } from "./desk-job.ts";
import { JobForm } from "./JobForm.tsx";
import { JobTask } from "./JobTask.tsx";
import { SlotFields, SlotPresses, type SlotTyped } from "./SlotFields.tsx";

export function MoveJobScreen({
  job,
  stamp,
  bookable,
  answer,
}: {
  job: DeskJob;
  stamp: Stamp;
  bookable: { from: string; to: string };
  answer: (NonNullable<Answer> & { typed: SlotTyped }) | undefined;
}) {
  const noMail = useNoMail(job.email);
  return (
    <JobTask
      job={job}
      title="Move the job"
      help={
        <>
          Choose another day or window. Full ones say so, and you can still book into them after a
          warning.
        </>
      }
      answer={answer}
    >
      <JobForm stamp={stamp} className="stack">
        <SlotFields typed={answer?.typed ?? job} bookable={bookable} />
        <p className="small">
          {noMail === null
            ? "We'll email the customer the new time."
            : `${noMail} Call the customer.`}
        </p>
        <SlotPresses
          press="Move the job"
          anyway="Move it anyway"
          isNoRoom={answer?.typed.isNoRoom}
        />
      </JobForm>
    </JobTask>
  );
}
