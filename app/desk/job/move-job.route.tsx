import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { stampChange } from "#app/booking/booking-page.server.ts";
import { type MoveRefusal, moveBooking } from "#app/booking/move/move-booking.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { answerDesk, readDeskPost, refuseDeskPost } from "#app/desk/desk-post.server.ts";
import { clashFor, viewOnDesk } from "#app/desk/today/desk-day.server.ts";
import { DESK_MOVE_REFUSALS } from "#app/desk/words/refusals.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { bookableDays } from "#app/schedule/schedule.ts";
import { NO_ROOM, slotWords } from "#app/schedule/words.ts";
import { now } from "#app/server/env.server.ts";
import { changeServices } from "#app/services.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { enterJob } from "./desk-job.server.ts";
import { MoveJobScreen } from "./MoveJobScreen.tsx";
import { readSlot } from "./read-slot.server.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Move a job");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "owner");
  return {
    job: viewOnDesk(job, person),
    stamp: stampChange(job),
    bookable: bookableDays(now()),
  };
}

/** Moves a job. A full or closed window needs the owner's confirmation after a warning. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "owner");
  const { form, refusal, ...stamp } = await readDeskPost(request);
  const read = readSlot(form);
  const { typed } = read;
  if (refusal) return refuseDeskPost(refusal, typed);
  if ("refusal" in read) return refuseDeskPost(read.refusal, typed);
  const { slot } = read;
  const isForced = form.get("force") === "1";
  const asked = { jobId: job.id, who: "owner", ...stamp, slot, isForced } as const;
  const result = await moveBooking(asked, changeServices);
  const isNoRoom = result.kind === "refused" && result.refusal.why === "no-room";
  return answerDesk(request, result, {
    to: saidPath(jobPath(job.orderNumber), "moved"),
    typed: { ...typed, isNoRoom },
    clash: clashFor(person, form, () => [`Move to ${slotWords(slot)}`]),
    explain,
  });
}

function explain(refusal: MoveRefusal) {
  if (refusal.why !== "no-room") return DESK_MOVE_REFUSALS[refusal.why];
  const { wanted, state } = refusal;
  return {
    problem: NO_ROOM.desk[state](slotWords(wanted)),
    advice: "Nothing was changed. Choose another window, or move it anyway.",
    status: 409,
  };
}

export default function Move() {
  return (
    <MoveJobScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
