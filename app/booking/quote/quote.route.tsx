import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBookingForm } from "#app/booking/booking-form.server.ts";
import { spoken, tooBusy } from "#app/booking/booking-page.server.ts";
import { answerBooking, type Words } from "#app/booking/schedule/answer-booking.ts";
import { type Confirmed, takeBookingPost } from "#app/booking/schedule/take-booking-post.server.ts";
import { words as quotes } from "#app/booking/words/quote-words.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { quotedOrder } from "#app/jobs/quotes/quote.ts";
import { isQuoteToken, quotePath } from "#app/jobs/quotes/quote-path.ts";
import { type AskedQuote, askAgain, findQuoteByToken } from "#app/jobs/quotes/quotes.server.ts";
import { sayTo } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { now } from "#app/server/env.server.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { changeServices } from "#app/services.server.ts";
import { bookingCookie, changeRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection, write } from "#db/client.server.ts";
import { QuoteScreen } from "./QuoteScreen.tsx";
import { openDaysFor, showQuote, taxOf } from "./show-quote.server.ts";
import { words } from "./words.ts";

export { BookingErrorPage as ErrorBoundary } from "#app/booking/page/BookingErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

/** @throws Response 404 where the address opens no quote */
function openQuote(token = ""): AskedQuote {
  const quote = isQuoteToken(token) ? findQuoteByToken(connection(), token) : undefined;
  if (!quote) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  return quote;
}

/** A quote as its customer sees it, with the form that books it (rules 417 and 418). */
export const loader = spoken(({ request, params }: LoaderFunctionArgs) =>
  showQuote(request, openQuote(params.token)),
);

/** Books the quote at its price, or asks for it again. */
export async function action({ request, params }: ActionFunctionArgs) {
  const quote = openQuote(params.token);
  const form = await readForm(request).catch(asBadForm);
  const isForm = !(form instanceof BadFormError);
  if (isForm && form.get("intent") === "again") return again(request, quote);

  const { priceCents, points } = quote;
  const job = quote.jobId === null ? undefined : findJobById(connection(), quote.jobId);
  if (job?.stage === "cancelled") {
    return redirect(bookingPath(job.token), { status: 303, headers: PRIVATE_HEADERS });
  }
  if (priceCents === null || points === null) {
    const values = isForm ? readBookingForm(form).values : null;
    return refuse({ ...sayTo(request, () => quotes.gone.asked), values });
  }
  const revision = Number((isForm && form.get("revision")) || 0);
  const order = quotedOrder({ priceCents, points });
  return takeBookingPost(
    request,
    {
      order: {
        bookingKey: quote.key,
        lines: [],
        isDiscountOn: false,
        ...(quote.source !== null && { source: quote.source }),
        quote: { id: quote.id, revision, order, tax: taxOf(quote) },
      },
      openDays: () => openDaysFor(request, points),
      confirm: toConfirmation,
    },
    form,
  );
}

async function again(request: Request, quote: AskedQuote) {
  const busy = await tooBusy(request, changeRate);
  if (busy) {
    const { problem, advice, status, headers } = busy;
    return refuse({ problem, advice }, status, headers);
  }
  const isAsked = await write((free) => askAgain(free, quote.id, now()));
  if (isAsked) changeServices.onMessagesDue();
  const location = `${quotePath(quote.token)}?did=asked#did`;
  return redirect(location, { status: 303, headers: PRIVATE_HEADERS });
}

async function toConfirmation({ job, isUnchanged }: Confirmed): Promise<Response> {
  const headers = new Headers({ "Set-Cookie": await bookingCookie.write(job.bookingKey) });
  const location = isUnchanged ? "/confirmation?unchanged" : "/confirmation";
  return redirect(location, { status: 303, headers });
}

function refuse(words: Words, status = 409, headers: Record<string, string> = {}) {
  return data(answerBooking(words), { status, headers: { ...PRIVATE_HEADERS, ...headers } });
}

export default function Quote() {
  return (
    <QuoteScreen quote={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
