import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { BookingErrors } from "#app/booking/booking.ts";
import { stampChange } from "#app/booking/booking-page.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { answerDesk, readDeskPost, refuseDeskPost } from "#app/desk/desk-post.server.ts";
import { phoneJobServices } from "#app/desk/desk-services.server.ts";
import { clashFor, viewOnDesk } from "#app/desk/today/desk-day.server.ts";
import { DETAILS_REFUSALS } from "#app/desk/words/refusals.ts";
import type { Job } from "#app/jobs/job.ts";
import { likelyEmail } from "#app/lib/email-address.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { changeDetails, type DetailsRefusal } from "./change-details.server.ts";
import { enterOwnJob } from "./desk-job.server.ts";
import { EDIT_FIELDS, EditJobScreen, type EditValues } from "./EditJobScreen.tsx";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Edit a job");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { person, job } = await enterOwnJob({ request, params });
  return { job: viewOnDesk(job, person), stamp: stampChange(job), values: valuesOf(job) };
}

function valuesOf(job: Job) {
  const { name, email, street, city, zip } = job;
  return { name, phone: phoneWords(job), email, street, city, zip };
}

/** Changes who the customer is, and where. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { person, job } = await enterOwnJob({ request, params });
  const { form, refusal, ...stamp } = await readDeskPost(request);
  const values = Object.fromEntries(
    EDIT_FIELDS.map((name) => [name, form.get(name) ?? ""]),
  ) as EditValues;
  values.email = form.get("useEmail") ?? values.email;
  const typed = {
    values,
    errors: {} as BookingErrors,
    emailMeant: undefined as string | undefined,
  };
  if (refusal) return refuseDeskPost(refusal, typed);
  const asked = { jobId: job.id, who: "owner", ...stamp, typed: values } as const;
  const emailAsked = form.get("emailAsked") ?? "";
  const result = await changeDetails({ ...asked, emailAsked }, job, phoneJobServices);
  if (result.kind === "refused" && result.refusal.why === "invalid") {
    typed.errors = result.refusal.errors;
    if (typed.errors.email) typed.emailMeant = likelyEmail(values.email);
  }
  return answerDesk(request, result, {
    to: saidPath(jobPath(job.orderNumber), "details"),
    typed,
    clash: clashFor(person, form, () => Object.values(values).filter(Boolean)),
    explain: ({ why }: DetailsRefusal) => DETAILS_REFUSALS[why],
  });
}

export default function EditJob() {
  return (
    <EditJobScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
