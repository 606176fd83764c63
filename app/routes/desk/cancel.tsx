import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CancelJobScreen } from "#app/components/desk/CancelJobScreen.tsx";
import { MAX_REASON_CHARACTERS } from "#app/domain/change-words.ts";
import { jobPath, saidPath } from "#app/domain/desk-path.ts";
import { CANCEL_REFUSAL } from "#app/domain/desk-words.ts";
import { severalLines } from "#app/domain/typed-text.ts";
import { stampChange } from "#app/http/booking-page.server.ts";
import { enterJob } from "#app/http/desk-job.server.ts";
import { answerDesk, deskTrouble, readDeskPost } from "#app/http/desk-post.server.ts";
import { privateMeta } from "#app/seo/meta.ts";
import { clashFor, jobPages, jobServices, viewOnDesk } from "#app/services/desk-day.server.ts";
import { cancelBooking } from "#app/workflows/cancel-booking.ts";

export { DeskProblem as ErrorBoundary } from "#app/components/desk/DeskProblem.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/components/desk/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Cancel a job");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "owner", jobPages);
  return {
    job: viewOnDesk(job, person),
    stamp: stampChange(job),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "owner", jobPages);
  const { form, trouble, ...stamp } = await readDeskPost(request);
  const typed = { reason: severalLines(form.get("reason") ?? "").slice(0, MAX_REASON_CHARACTERS) };
  if (trouble) return deskTrouble(trouble, typed);
  const asked = { jobId: job.id, who: "owner", ...stamp, ...typed } as const;
  return answerDesk(await cancelBooking(asked, jobServices), {
    to: saidPath(jobPath(job.orderNumber), "cancelled"),
    typed,
    clash: clashFor(person, form, ["Cancel the job", typed.reason].filter(Boolean)),
    explain: () => CANCEL_REFUSAL,
  });
}

export default function Cancel() {
  return (
    <CancelJobScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
