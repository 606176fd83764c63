import { randomUUID } from "node:crypto";
import { maskedEmail, maskedPhone } from "#app/booking/booking-view.ts";
import { showOpenDays } from "#app/booking/schedule/show-windows.server.ts";
import { words } from "#app/booking/words/quote-words.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { type Answered, isBookable, quoteState } from "#app/jobs/quotes/quote.ts";
import { quotePath } from "#app/jobs/quotes/quote-path.ts";
import { type AskedQuote, findQuotePhotos } from "#app/jobs/quotes/quotes.server.ts";
import { formatDate, houstonNow, houstonWallTime } from "#app/lib/dates.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { textBox } from "#app/messages/texts/text-offer.ts";
import { type TaxSetting, taxWords } from "#app/prices/tax.ts";
import { knownState } from "#app/schedule/area/texas.ts";
import type { OpenDays } from "#app/schedule/open-days.ts";
import { dateOptions } from "#app/schedule/schedule.ts";
import { now } from "#app/server/env.server.ts";
import { stampForm } from "#app/server/requests/bot-check.server.ts";
import { requestLog } from "#app/server/requests/request-context.server.ts";
import { bookingServices, changeServices, sendsMail } from "#app/services.server.ts";
import { secret } from "#app/site-checks.server.ts";
import { connection } from "#db/client.server.ts";

export type QuoteView = ReturnType<typeof showQuote>;

/** A quote as its customer sees it, with the form that books it (rules 417 and 418). */
export function showQuote(request: Request, quote: AskedQuote) {
  const today = houstonNow(now());
  const job = quote.jobId === null ? undefined : findJobById(connection(), quote.jobId);
  const offer = isBookable(quote, today.date) ? quote : null;
  return {
    path: quotePath(quote.token),
    state: quoteState(quote, today.date),
    isNew: new URL(request.url).searchParams.get("did") === "asked",
    askedAt: houstonTime(quote.askedAt),
    words: quote.words,
    photos: findQuotePhotos(connection(), quote.id),
    reply: replyWords(quote),
    booking: job ? bookingPath(job.token) : null,
    price: offer && {
      cents: offer.priceCents,
      points: offer.points,
      taxNote: taxWords(offer.priceCents, taxOf(offer)),
      answer: offer.answer ?? "",
      lastDay: formatDate(offer.lastDay, "day"),
      revision: offer.revision,
    },
    form: offer && bookingForm(request, offer, today),
  };
}

/** How the price reaches its customer: only what can go out is promised (rule 300). */
function replyWords(quote: AskedQuote): string {
  const { reply } = words;
  if (quote.email !== "" && sendsMail()) return reply.email(maskedEmail(quote.email));
  if (quote.textsSince !== null) return reply.text(maskedPhone(quote));
  return quote.phone === "" ? reply.page : reply.phone(maskedPhone(quote));
}

export function taxOf({ taxMode, taxRate }: AskedQuote): TaxSetting {
  return { mode: taxMode ?? "unset", rate: taxRate ?? 0 };
}

function bookingForm(
  request: Request,
  quote: Answered<AskedQuote>,
  today: ReturnType<typeof houstonNow>,
) {
  const { name, email, zip } = quote;
  const phone = quote.phone === "" ? "" : phoneWords(quote);
  return {
    city: "",
    state: knownState({ city: "", state: "", zip }),
    start: { name, email, phone, zip },
    bookingKey: randomUUID(),
    opened: stampForm(secret, now()),
    dates: dateOptions(today.date),
    openDays: openDaysFor(request, quote.points),
    now: houstonWallTime(now()),
    texts: bookingServices.textOffer && textBox(bookingServices.textOffer),
  };
}

export function openDaysFor(request: Request, points: number): OpenDays | null {
  const onFailure = (cause: unknown) =>
    requestLog(request).error({ err: cause }, "The windows could not be read");
  return showOpenDays(points, { ...changeServices, onFailure });
}
