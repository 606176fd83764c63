import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
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
import { words as pay } from "#app/booking/pay/words.ts";
import { noteRefusal } from "#app/booking/words/change.ts";
import { cardDue } from "#app/card-services.server.ts";
import { donationOf } from "#app/jobs/donation.ts";
import type { Job } from "#app/jobs/job.ts";
import { type JobEvent, mayFollow } from "#app/jobs/job-event.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import type { PriceConsent } from "#app/jobs/money/price-consent.ts";
import { findPhotos } from "#app/jobs/photos/photos.server.ts";
import { tellDone } from "#app/jobs/timeline.ts";
import { waitlist } from "#app/jobs/waitlist/waitlist.server.ts";
import { mayWait } from "#app/jobs/waitlist/waitlist.ts";
import { heldWords } from "#app/jobs/words.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { sayTo } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { findConsent } from "#app/money/price-consent.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import {
  changeServices,
  isEmailPutOff,
  printedReceipt,
  sendsMail,
  textTerms,
} from "#app/services.server.ts";
import { changeRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection, write } from "#db/client.server.ts";
import { BookingScreen } from "./BookingScreen.tsx";
import { bookingActs, type EarlierWords, earlierWords } from "./booking-acts.ts";
import { changeNote } from "./change-note.server.ts";
import { words as parts } from "./parts-words.ts";
import { changeTexts, viewTexts } from "./texts.server.ts";
import { words } from "./view-words.ts";

export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";
export { BookingErrorPage as ErrorBoundary } from "./BookingErrorPage.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, parts.booking);

/** The customer's own page of a booking (rules 120 to 128). A GET changes nothing. */
export const loader = spoken(({ request, params }: LoaderFunctionArgs) => {
  const at = now();
  const job = openBooking(params, at);
  const events = findEvents(connection(), job.id);
  const did = new URL(request.url).searchParams.get("did");
  const due = cardDue(job);
  const texts = viewTexts(connection(), job, textTerms);
  const booking = showBooking(job, at, events, texts?.isSent);
  const photos = findPhotos(connection(), job.id);
  return {
    ...{ booking, texts, photos, donated: donatedOf(job, events) },
    acts: bookingActs(booking, earlierOf(job, at), photos.length),
    isEmailPutOff: isEmailPutOff(job),
    done: did === "texts" && texts ? doneWords(job) : tellDone(events, did),
    newPrice: priceNote(findConsent(connection(), job), job),
    receipt: printedReceipt(job),
    pay: due && {
      label: pay.pay(formatMoney(due.cents)),
      note: did === "unheard" ? pay.notHeard : null,
    },
    stamp: stampChange(job),
  };
});

function donatedOf({ id }: Job, events: readonly JobEvent[]) {
  const donation = donationOf(events);
  if (!donation) return null;
  const [slip = null] = findPhotos(connection(), id, "donation");
  return { donation, slip };
}

/** A price that waits for its customer's answer, or was approved; null: there is none. */
function priceNote(state: PriceConsent | null, { stage }: Job) {
  if (!state || !mayFollow(stage, "price-approved")) return null;
  const { booked, final } = state.proposal;
  const was = formatMoney(booked.tax.totalCents);
  const now = formatMoney(final.tax.totalCents);
  if (state.kind === "open") return { words: words.newPrice(now, was), link: words.seePrice };
  return state.kind === "approved"
    ? { words: words.approvedPrice(now, was), link: words.seeApproved }
    : null;
}

function doneWords({ textsSince }: Pick<Job, "textsSince">): string {
  return textsSince ? words.textsOn : words.textsOff;
}

/** The link to earlier windows; null where the booking cannot have one. */
function earlierOf(job: Job, at: Date): EarlierWords | null {
  if (!mayWait(job, at) || !waitlist.canOpen()) return null;
  const isWaiting = waitlist.wishOf(job) !== undefined;
  const held = waitlist.heldFor(job);
  const said = held ? heldWords(held, houstonNow(at).date) : null;
  return earlierWords(isWaiting, said, sendsMail());
}

/** Changes the note for the crew, or whether texts go out; all other changes have a page of their own. */
export async function action({ request, params }: ActionFunctionArgs) {
  const job = openBooking(params, now());
  const { id, token } = job;
  const { form, refusal, ...stamp } = await readChange(request, changeRate);
  const typed = { notes: form.get("notes") ?? "" };
  if (refusal) return refusePost(refusal, typed);
  if (form.has("texts")) {
    const isOn = form.get("texts") === "on";
    await write((free) =>
      sayTo(request, () => changeTexts(free, job, isOn, textTerms, now().toISOString())),
    );
    const to = `${bookingPath(token)}?did=texts#did`;
    return redirect(to, { status: 303, headers: PRIVATE_HEADERS });
  }
  const asked = { jobId: id, who: "customer", ...stamp, ...typed } as const;
  return answerChange(await changeNote(asked, changeServices), {
    request,
    token,
    what: "note-changed",
    typed,
    explain: ({ why }) => noteRefusal(why),
  });
}

export default function Booking() {
  const { token = "" } = useParams();
  return (
    <BookingScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      token={token}
    />
  );
}
