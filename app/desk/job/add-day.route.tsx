import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { stampChange } from "#app/booking/booking-page.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { answerDesk, readDeskPost, refuseDeskPost } from "#app/desk/desk-post.server.ts";
import { phoneJobServices } from "#app/desk/desk-services.server.ts";
import { clashFor, viewOnDesk } from "#app/desk/today/desk-day.server.ts";
import { dayRefusal } from "#app/desk/words/refusals.ts";
import { addDays } from "#app/lib/dates.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { bookableDays } from "#app/schedule/schedule.ts";
import { slotWords } from "#app/schedule/words.ts";
import { now } from "#app/server/env.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { AddDayScreen } from "./AddDayScreen.tsx";
import { addDay } from "./add-day.server.ts";
import { enterOwnJob } from "./desk-job.server.ts";
import { readSlot } from "./read-slot.server.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Add a day");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { person, job } = await enterOwnJob({ request, params });
  const bookable = bookableDays(now());
  const next = job.date && job.date >= bookable.from ? addDays(job.date, 1) : bookable.from;
  return {
    job: viewOnDesk(job, person),
    stamp: stampChange(job),
    bookable,
    left: job.volume,
    begun: {
      date: next > bookable.to ? bookable.to : next,
      timeOfDay: job.timeOfDay ?? "",
      points: String(Math.round(job.volume / 2)),
    },
  };
}

/** Adds a day. A full or closed window needs the owner's confirmation after a warning. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { person, job } = await enterOwnJob({ request, params });
  const { form, refusal, ...stamp } = await readDeskPost(request);
  const read = readSlot(form);
  const typed = { ...read.typed, points: form.get("points") ?? "" };
  if (refusal) return refuseDeskPost(refusal, typed);
  if ("refusal" in read) return refuseDeskPost(read.refusal, typed);
  const { slot } = read;
  const points = /^\d{1,6}$/.test(typed.points.trim()) ? Number(typed.points) : -1;
  const asked = {
    who: "owner",
    ...{ jobId: job.id, ...stamp, slot, points },
    isForced: form.get("force") === "1",
  } as const;
  const result = await addDay(asked, phoneJobServices);
  const isNoRoom = result.kind === "refused" && result.refusal.why === "no-room";
  return answerDesk(request, result, {
    to: saidPath(jobPath(job.orderNumber), "day"),
    typed: { ...typed, isNoRoom },
    clash: clashFor(person, form, () => [`Another day: ${slotWords(slot)}`]),
    explain: dayRefusal,
  });
}

export default function AddDay() {
  return (
    <AddDayScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
