import type { BookingErrors } from "#app/booking/booking.ts";
import type { Answer } from "#app/desk/DeskAnswer.tsx";
import { useNoMail } from "#app/desk/use-no-mail.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { EmailField } from "#app/ui/EmailField.tsx";
import { TextField } from "#app/ui/Field.tsx";
import type { DeskJob } from "./desk-job.ts";
import { JobForm } from "./JobForm.tsx";
import { JobTask } from "./JobTask.tsx";

export const EDIT_FIELDS = ["name", "phone", "email", "street", "city", "zip"] as const;
export type EditValues = Record<(typeof EDIT_FIELDS)[number], string>;

type Typed = { values: EditValues; errors: BookingErrors; emailMeant?: string | undefined };

/** Changes the name, number, email or address of a job. */
export function EditJobScreen({
  job,
  stamp,
  values,
  answer,
}: {
  job: DeskJob;
  stamp: Stamp;
  values: EditValues;
  answer: (NonNullable<Answer> & { typed: Typed }) | undefined;
}) {
  const shown = answer?.typed.values ?? values;
  const noMail = useNoMail(shown.email);
  const field = (name: keyof EditValues) => ({
    name,
    error: answer?.typed.errors[name],
    defaultValue: shown[name],
    autoComplete: "off",
  });
  return (
    <JobTask
      job={job}
      title="Edit details"
      help={
        <>
          Correct a name, a number or the address. A new address is looked up, so that the route and
          the calendar follow.
        </>
      }
      answer={answer}
    >
      <JobForm stamp={stamp} className="stack">
        <div className="fields">
          <TextField label="Name" {...field("name")} />
          <TextField label="Phone" type="tel" {...field("phone")} />
          <EmailField
            label="Email (optional)"
            meant={answer?.typed.emailMeant}
            {...field("email")}
          />
          <TextField label="Street" {...field("street")} />
          <TextField label="ZIP" width="field--half" inputMode="numeric" {...field("zip")} />
          <TextField label="City" width="field--half" {...field("city")} />
        </div>
        <p className="small">
          {noMail === null
            ? "We'll email the customer what changed, with a new calendar entry."
            : `${noMail} Call the customer.`}
        </p>
        <div className="docked">
          <button className="btn" type="submit">
            Save
          </button>
        </div>
      </JobForm>
    </JobTask>
  );
}
