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
  spoken,
  stampChange,
} from "#app/booking/booking-page.server.ts";
import { BackToBooking } from "#app/booking/page/BackToBooking.tsx";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { ChangeForm } from "#app/booking/page/ChangeForm.tsx";
import { unread } from "#app/booking/words/change.ts";
import { answerRefusal } from "#app/booking/words/price.ts";
import { words } from "#app/booking/words/price-words.ts";
import { mayFollow } from "#app/jobs/job-event.ts";
import { viewPrice } from "#app/jobs/money/price-consent.ts";
import { sayTo, spokenLanguage } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { answerPrice, consentIn, findConsent } from "#app/money/price-consent.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { changeServices } from "#app/services.server.ts";
import { changeRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { PriceOutcome, PriceQuestion } from "./PriceQuestion.tsx";
import { readAnswer } from "./read-answer.server.ts";
import "#app/booking/page/booking.css";
import "#app/ui/styles/task.css";

export { BookingErrorPage as ErrorBoundary } from "#app/booking/page/BookingErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

/** A price that is not the booked one, for its customer to approve or decline (rules 410 to 412). */
export const loader = spoken(({ params }: LoaderFunctionArgs) => {
  const job = openBooking(params, now());
  const state = findConsent(connection(), job);
  const isOver = state && !("consent" in state) && !mayFollow(job.stage, "price-approved");
  if (!state || isOver)
    throw redirect(bookingPath(job.token), { status: 303, headers: PRIVATE_HEADERS });
  return { view: viewPrice(consentIn(spokenLanguage(), state)), stamp: stampChange(job) };
});

export async function action({ request, params }: ActionFunctionArgs) {
  const { id, token } = openBooking(params, now());
  const { form, refusal, requestId } = await readChange(request, changeRate);
  const typed = { signer: form.get("signer") ?? "" };
  if (refusal) return refusePost(refusal, typed);
  const answer = readAnswer(form, request, "own");
  if (!answer) return refusePost(sayTo(request, unread), typed);
  return answerChange(await answerPrice({ jobId: id, requestId, answer }, changeServices), {
    request,
    token,
    what: answer.isApproved ? "price-approved" : "price-declined",
    typed,
    explain: ({ why }) => answerRefusal(why),
  });
}

export default function Price() {
  const { token = "" } = useParams();
  const { view, stamp } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap task">
      <div className="task__head">
        <BackToBooking token={token} />
        {view.name === null ? (
          <>
            <h1>{words.heading}</h1>
            <ChangeForm stamp={stamp} className="form booking__form stack">
              <PriceQuestion asked={view} answer={answer} />
            </ChangeForm>
          </>
        ) : (
          <>
            <ChangeAlert answer={answer} />
            <PriceOutcome view={view} />
          </>
        )}
      </div>
    </div>
  );
}
