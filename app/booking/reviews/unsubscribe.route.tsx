import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { openBooking } from "#app/booking/booking-page.server.ts";
import { BackToBooking } from "#app/booking/page/BackToBooking.tsx";
import { findReviewAsk, stopReviews } from "#app/jobs/reviews/review-asks.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection, write } from "#db/client.server.ts";
import { words } from "./words.ts";
import "#app/booking/page/booking.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/task.css";

export { BookingErrorPage as ErrorBoundary } from "#app/booking/page/BookingErrorPage.tsx";

export const shouldRevalidate = () => true;

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

/** Asks before anything is changed: mail scanners open every link (rule 408). */
export function loader({ params }: LoaderFunctionArgs) {
  const { id } = openBooking(params, now());
  const stoppedAt = findReviewAsk(connection(), id)?.stoppedAt ?? null;
  return { isStopped: stoppedAt !== null };
}

/**
 * One press, the page's or a mail program's own: whatever it brings, the address says all. Answered without a
 * redirect, which mail services do not follow (RFC 8058).
 */
export async function action({ params }: ActionFunctionArgs) {
  const { id } = openBooking(params, now());
  await write((free) => stopReviews(free, id, now().toISOString()));
  return data(null, { headers: PRIVATE_HEADERS });
}

export default function Unsubscribe() {
  const { token = "" } = useParams();
  const { isStopped } = useLoaderData<typeof loader>();
  return (
    <div className="wrap task">
      <div className="task__head">
        <BackToBooking token={token} />
        {isStopped ? (
          <>
            <h1>{words.stopped}</h1>
            <p className="lede">{words.stoppedText}</p>
          </>
        ) : (
          <>
            <h1>{words.ask}</h1>
            <p className="lede">{words.askText}</p>
          </>
        )}
      </div>
      {!isStopped && (
        <form method="post" className="form booking__form">
          <div>
            <button className="btn btn--cobalt btn--lg" type="submit">
              {words.stop}
            </button>
          </div>
        </form>
      )}
    </div>
  );
}
