import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { stampChange } from "#app/booking/booking-page.server.ts";
import { cancelBooking } from "#app/booking/cancel/cancel-booking.server.ts";
import { MAX_REASON_CHARACTERS } from "#app/booking/words/change.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { answerDesk, readDeskPost, refuseDeskPost } from "#app/desk/desk-post.server.ts";
import { clashFor, viewOnDesk } from "#app/desk/today/desk-day.server.ts";
import { CANCEL_REFUSAL } from "#app/desk/words/refusals.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { beginningOf, severalLines } from "#app/lib/typed-text.ts";
import { changeServices } from "#app/services.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { CancelJobScreen } from "./CancelJobScreen.tsx";
import { enterJob } from "./desk-job.server.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Cancel a job");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "owner");
  return {
    job: viewOnDesk(job, person),
    stamp: stampChange(job),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "owner");
  const { form, refusal, ...stamp } = await readDeskPost(request);
  const typed = {
    reason: beginningOf(severalLines(form.get("reason") ?? ""), MAX_REASON_CHARACTERS),
  };
  if (refusal) return refuseDeskPost(refusal, typed);
  const asked = { jobId: job.id, who: "owner", ...stamp, ...typed } as const;
  return answerDesk(request, await cancelBooking(asked, changeServices), {
    to: saidPath(jobPath(job.orderNumber), "cancelled"),
    typed,
    clash: clashFor(person, form, () => ["Cancel the job", typed.reason].filter(Boolean)),
    explain: () => CANCEL_REFUSAL,
  });
}

export default function Cancel() {
  return (
    <CancelJobScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
