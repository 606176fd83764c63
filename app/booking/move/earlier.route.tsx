import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import {
  answerChange,
  type ChangePost,
  openBooking,
  readChange,
  refusePost,
  showBooking,
  spoken,
  stampChange,
} from "#app/booking/booking-page.server.ts";
import { termsOfDay } from "#app/booking/booking-view.ts";
import { unread } from "#app/booking/words/change.ts";
import { earlierDone, earlierRefusal } from "#app/booking/words/earlier.ts";
import { moveNoRoom, moveRefusal } from "#app/booking/words/move.ts";
import type { Job } from "#app/jobs/job.ts";
import { waitlist } from "#app/jobs/waitlist/waitlist.server.ts";
import { mayWait, possibleWindows, readWaitlistWish, suits } from "#app/jobs/waitlist/waitlist.ts";
import { heldWords, waitlistWishWords } from "#app/jobs/words.ts";
import { houstonNow, weekdayOf } from "#app/lib/dates.ts";
import { sayTo } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { offeredWindows } from "#app/schedule/windows.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { calendarOf, changeServices, wasAnswered } from "#app/services.server.ts";
import { changeRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { EarlierScreen } from "./EarlierScreen.tsx";
import { words } from "./earlier-words.ts";
import { type MoveRefusal, moveBooking } from "./move-booking.server.ts";

export { BookingErrorPage as ErrorBoundary } from "#app/booking/page/BookingErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

type OpenJob = Job & { token: string };

/**
 * The earlier windows that suit the customer, and the window that is held (rules 150 to 157). A GET
 * changes nothing.
 */
export const loader = spoken(({ request, params }: LoaderFunctionArgs) => {
  const at = now();
  const job = openBooking(params, at);
  const today = houstonNow(at).date;
  const wish = waitlist.wishOf(job);
  const held = waitlist.heldFor(job);
  const possible = possibleFor(job, at);
  const booking = showBooking(job, at);
  const did = new URL(request.url).searchParams.get("did");
  return {
    booking,
    stamp: stampChange(job),
    canWait: mayWait(job, at) && possible.length > 0,
    possible: {
      weekdays: [...new Set(possible.map(({ date }) => weekdayOf(date)))],
      windows: [...new Set(possible.map(({ timeOfDay }) => timeOfDay))],
    },
    wish: wish
      ? { ...wish, words: waitlistWishWords(wish, today, offeredWindows(connection())) }
      : null,
    terms: held ? termsOfDay(held.date, at) : null,
    held: held ? { ...held, ...heldWords(held, today) } : null,
    today,
    done: earlierDone(did, booking.email !== null),
  };
});

function possibleFor(job: Job, at: Date) {
  if (job.date === null || !waitlist.canOpen()) return [];
  const calendar = calendarOf(houstonNow(at).date, job.date);
  return possibleWindows(job, calendar, at);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const job = openBooking(params, now());
  const post = await readChange(request, changeRate);
  if (post.refusal) return refusePost(post.refusal, typedIn(post));
  switch (post.form.get("do")) {
    case "wait":
      return wait(request, job, post);
    case "stop":
      await waitlist.stop(job);
      return toEarlier(job, "stopped");
    case "decline":
      await waitlist.decline(job, Number(post.form.get("offer")));
      return toEarlier(job, "declined");
    case "take":
      return take(request, job, post);
    default:
      return refusePost(sayTo(request, unread), typedIn(post));
  }
}

async function wait(request: Request, job: OpenJob, post: ChangePost) {
  const refuse = (why: Parameters<typeof earlierRefusal>[0]) =>
    refusePost(
      sayTo(request, () => earlierRefusal(why)),
      typedIn(post),
    );
  if (!mayWait(job, now())) return refuse("cannot");
  const wish = readWaitlistWish(post.form, houstonNow(now()).date, offeredWindows(connection()));
  if (!wish) return refuse("nothing");
  if (!possibleFor(job, now()).some((slot) => suits(slot, wish, job))) return refuse("never");
  await waitlist.wait(job, wish);
  return toEarlier(job, "waiting");
}

/** Moves the pickup to the window that is held for it. */
async function take(request: Request, job: OpenJob, { form, requestId, revision }: ChangePost) {
  const held = waitlist.heldFor(job);
  const asked = { jobId: job.id, who: "customer", requestId, revision } as const;
  const how = { request, token: job.token, what: "moved", typed: null, explain } as const;
  if (!held || String(held.id) !== form.get("offer")) {
    // A repeat of the post that took the window gets the first answer.
    return wasAnswered(job.id, requestId)
      ? answerChange({ kind: "repeated", job }, how)
      : refusePost(
          sayTo(request, () => earlierRefusal("gone")),
          null,
        );
  }
  const { date, timeOfDay } = held;
  const wanted = { ...asked, slot: { date, timeOfDay } };
  return answerChange(await moveBooking(wanted, changeServices), how);
}

function explain(refusal: MoveRefusal, { volume }: Job) {
  if (refusal.why !== "no-room") return moveRefusal(refusal.why);
  const { advice } = earlierRefusal("gone");
  return { ...moveNoRoom(refusal, volume, 0, houstonNow(now()).date), advice };
}

/** The posted choices, for the form that shows them again. */
function typedIn({ form }: ChangePost) {
  return {
    weekdays: form.getAll("weekday").map(Number),
    windows: form.getAll("window"),
    from: form.get("from") ?? "",
  };
}

function toEarlier({ token }: OpenJob, did: string): Response {
  const location = `${bookingPath(token, "earlier")}?did=${did}#did`;
  return redirect(location, { status: 303, headers: PRIVATE_HEADERS });
}

export default function Earlier() {
  const { token = "" } = useParams();
  return (
    <EarlierScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      token={token}
    />
  );
}
