/** A quote as the owner sees it. */
import { QUOTE_DAYS, type QuoteState, quoteState } from "#app/jobs/quotes/quote.ts";
import type { QuoteMessage } from "#app/jobs/quotes/quote-messages.server.ts";
import { quotePath } from "#app/jobs/quotes/quote-path.ts";
import type { AskedQuote } from "#app/jobs/quotes/quotes.server.ts";
import { formatDate, houstonNow } from "#app/lib/dates.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { formatMoney } from "#app/lib/money.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { isolated } from "#app/lib/typed-text.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import { bookedTaxWords, formatRate, type TaxSetting } from "#app/prices/tax.ts";
import type { AnswerTyped } from "./read-answer.ts";

const STATES: Record<QuoteState, string> = {
  asked: "Waits for your price",
  answered: "Answered",
  expired: "Expired",
  withdrawn: "Taken back",
  booked: "Booked",
};

/** A line of the list of quotes. */
export function viewQuoteRow(quote: AskedQuote, now: Date) {
  const state = quoteState(quote, houstonNow(now).date);
  const price = quote.priceCents === null ? null : formatMoney(quote.priceCents);
  return {
    id: quote.id,
    name: quote.name,
    asked: houstonTime(quote.askedAt),
    stateWords: [stateWords(quote, state), price].filter(Boolean).join(", "),
  };
}

function stateWords({ handledAt }: AskedQuote, state: QuoteState): string {
  return state === "asked" && handledAt !== null ? "Handled without a price" : STATES[state];
}

/** @param siteUrl for the link that the owner can send by himself */
export function viewQuote(
  quote: AskedQuote,
  told: readonly QuoteMessage[],
  { siteUrl, numbers }: { siteUrl: string; numbers: ShopNumbers },
  now: Date,
) {
  const state = quoteState(quote, houstonNow(now).date);
  const { email, zip, words, revision } = quote;
  return {
    id: quote.id,
    name: isolated(quote.name),
    phone: quote.phone === "" ? null : phoneWords(quote),
    email,
    zip,
    words,
    isInSpanish: quote.language === "es",
    state,
    stateWords: stateWords(quote, state),
    isHandled: quote.handledAt !== null,
    asked: houstonTime(quote.askedAt),
    seen: String(revision),
    link: siteUrl + quotePath(quote.token),
    price:
      quote.priceCents === null
        ? null
        : {
            cents: quote.priceCents,
            taxNote: bookedTaxWords({ ...quote, totalCents: quote.priceCents }),
            points: quote.points ?? 0,
            answer: quote.answer ?? "",
            lastDay: quote.lastDay === null ? "" : formatDate(quote.lastDay, "short"),
          },
    told: told.flatMap(toldWords),
    start: startOf(quote, numbers),
  };
}

const KINDS: Partial<Record<QuoteMessage["kind"], string>> = {
  "answered-customer": "The email with the price",
  "answered-text": "The text with the price",
};

/** "The email with the price went out Sat, Nov 28, 1:05 PM". */
function toldWords({ kind, settledAt, reason }: QuoteMessage): string[] {
  const what = KINDS[kind];
  if (!what) return [];
  if (settledAt === null) return [`${what} is on its way.`];
  return [
    reason === null
      ? `${what} went out ${houstonTime(settledAt)}.`
      : `${what} did not go out. Call, or send the link yourself.`,
  ];
}

/** What the answer's form begins with: the price that was given before, where there is one. */
function startOf({ priceCents, points, answer }: AskedQuote, { loads }: ShopNumbers): AnswerTyped {
  const load = loads.find((one) => one.points === points);
  return {
    price: priceCents === null ? "" : formatMoney(priceCents).slice(1),
    load: load ? String(load.points) : "",
    points: load || points === null ? "" : String(points),
    days: String(QUOTE_DAYS),
    words: answer ?? "",
  };
}

/** What the price that is typed means for the tax. */
export function priceHint({ mode, rate }: TaxSetting): string {
  if (mode === "added") return `Dollars, before ${formatRate(rate)} sales tax, which is added.`;
  if (mode === "included") return `Dollars, with ${formatRate(rate)} sales tax in it.`;
  return "Dollars, as the customer pays it.";
}
