import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import {
  answerChange,
  openBooking,
  readChange,
  refusePost,
  showBooking,
  spoken,
  stampChange,
} from "#app/booking/booking-page.server.ts";
import { termsOfDay } from "#app/booking/booking-view.ts";
import type { Refused } from "#app/booking/words/change.ts";
import { moveNoRoom, moveRefusal, noSlot } from "#app/booking/words/move.ts";
import type { Job } from "#app/jobs/job.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { sayTo } from "#app/lib/language.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import { dateRefusal } from "#app/schedule/date-refusal.ts";
import { windowsOf } from "#app/schedule/day-load.ts";
import { dayWindows, isOpenOn, shownDays } from "#app/schedule/day-windows.ts";
import { nearSlots } from "#app/schedule/nearby/nearby.server.ts";
import { bookableDays } from "#app/schedule/schedule.ts";
import { formatSlot, parseSlot } from "#app/schedule/slot-value.ts";
import { now } from "#app/server/env.server.ts";
import { calendarOf, changeServices } from "#app/services.server.ts";
import { changeRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { MoveScreen } from "./MoveScreen.tsx";
import { type MoveRefusal, moveBooking, offerWindows } from "./move-booking.server.ts";
import { words } from "./words.ts";

export { BookingErrorPage as ErrorBoundary } from "#app/booking/page/BookingErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

/** The open windows for a booking (rules 122 and 140 to 146), from the requested day on. */
export const loader = spoken(({ request, params }: LoaderFunctionArgs) => {
  const at = now();
  const job = openBooking(params, at);
  const { searchParams } = new URL(request.url);
  // An email's link that moves a pickup back has the old window chosen.
  const slot = parseSlot(searchParams.get("slot") ?? "");
  const wanted = searchParams.get("date") ?? slot?.date ?? null;
  const shown = shownDays(wanted ?? "", at);
  const calendar = calendarOf(shown.from, shown.to);
  const windows = windowsOf(calendar.hours);
  const days = dayWindows(shown, job.volume, calendar, at, job.id);
  return {
    booking: showBooking(job, at),
    stamp: stampChange(job),
    days,
    windows,
    terms: Object.fromEntries(days.map(({ date }) => [date, termsOfDay(date, at)])),
    shown,
    near: nearSlots(connection(), at, job.zip, [job]),
    bookable: bookableDays(at),
    chosen: slot && isOpenOn(days, slot, windows) ? formatSlot(slot) : "",
    dayRefusal: wanted === null ? null : dateRefusal(wanted, houstonNow(at).date),
  };
});

export async function action({ request, params }: ActionFunctionArgs) {
  const { id, token } = openBooking(params, now());
  const { form, refusal, ...stamp } = await readChange(request, changeRate);
  const typed = { slot: form.get("slot") ?? "" };
  if (refusal) return refusePost(refusal, typed);
  const slot = parseSlot(typed.slot);
  if (!slot) return refusePost(sayTo(request, noSlot), typed);
  const asked = { jobId: id, who: "customer", ...stamp, slot } as const;
  return answerChange(await moveBooking(asked, changeServices), {
    request,
    token,
    what: "moved",
    typed,
    explain,
  });
}

type Explained = Refused & { offers?: WindowSlot[] };

function explain(refusal: MoveRefusal, { id, volume }: Job): Explained {
  if (refusal.why !== "no-room") return moveRefusal(refusal.why);
  const offers = offerWindows(refusal.wanted, volume, changeServices, id);
  const today = bookableDays(now()).from;
  return { ...moveNoRoom(refusal, volume, offers.length, today), offers };
}

export default function Move() {
  const { token = "" } = useParams();
  return (
    <MoveScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      token={token}
    />
  );
}
