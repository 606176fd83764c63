import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { BookingScreen } from "#app/components/booking/BookingScreen.tsx";
import { viewBooking } from "#app/domain/booking-view.ts";
import { NOTE_REFUSALS } from "#app/domain/change-words.ts";
import { stageOf, type TrackedJob } from "#app/domain/job.ts";
import { type EarlierWords, earlierWords } from "#app/domain/opening-words.ts";
import { mayWait } from "#app/domain/openings.ts";
import { houstonNow } from "#app/domain/schedule.ts";
import { tellDone } from "#app/domain/story-words.ts";
import { now } from "#app/env.server.ts";
import {
  answerChange,
  answerTrouble,
  openBooking,
  readChange,
  stampChange,
} from "#app/http/booking-page.server.ts";
import { changeRate } from "#app/http/site.server.ts";
import { privateMeta } from "#app/seo/meta.ts";
import {
  changeServices,
  findBookingByToken,
  findProduct,
  photosOf,
  receiptOf,
  storyOf,
} from "#app/services/app.server.ts";
import { openings } from "#app/services/openings.server.ts";
import { changeNote } from "#app/workflows/change-note.ts";

export { BookingProblem as ErrorBoundary } from "#app/components/booking/BookingProblem.tsx";

/** After a refused post too: the next press is based on the booking as it is now. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction = (args) => privateMeta(args, "Your booking");

/** The customer's own page of a booking (rules 120 to 128). A GET changes nothing. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const at = now();
  const job = openBooking(params, findBookingByToken, at);
  const events = storyOf(job);
  return {
    booking: viewBooking(job, events, findProduct, at),
    photos: photosOf(job),
    earlier: earlierOf(job, at),
    done: tellDone(events, new URL(request.url).searchParams.get("did")),
    receipt: receiptOf(job),
    stamp: stampChange(job),
  };
}

/** The link to earlier windows; null where the booking cannot have one. */
function earlierOf(job: TrackedJob, at: Date): EarlierWords | null {
  if (!mayWait({ ...job, stage: stageOf(job) }, at) || !openings.canOpen()) return null;
  const isWaiting = openings.wishOf(job) !== undefined;
  return earlierWords(isWaiting, openings.heldFor(job), houstonNow(at).date);
}

/** Changes the note for the crew; all other changes have a page of their own. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { id, token } = openBooking(params, findBookingByToken, now());
  const { form, trouble, ...stamp } = await readChange(request, changeRate);
  const typed = { notes: form.get("notes") ?? "" };
  if (trouble) return answerTrouble(trouble, typed);
  const asked = { jobId: id, who: "customer", ...stamp, ...typed } as const;
  return answerChange(await changeNote(asked, changeServices), {
    token,
    what: "note-changed",
    typed,
    explain: ({ why }) => NOTE_REFUSALS[why],
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
