/**
 * A price that is given for photos and a few words (rules 415 to 420): where a quote stands, what the owner
 * may answer, and what it books.
 */
import type { JobLine, Order } from "#app/jobs/job-line.ts";
import { priceCart } from "#app/prices/pricing.ts";
import { FULL_LOAD_POINTS, type ShopNumbers } from "#app/prices/shop-numbers.ts";

/** asked: the owner has not answered yet; expired: its last day is over. */
export type QuoteState = "asked" | "answered" | "expired" | "withdrawn" | "booked";

export type QuoteMessageKind = "asked-owner" | "answered-customer" | "answered-text";

/** What decides where a quote stands. */
export type QuoteFacts = {
  priceCents: number | null;
  points: number | null;
  /** YYYY-MM-DD in Houston. */
  lastDay: string | null;
  withdrawnAt: string | null;
  jobId: number | null;
};

/** A quote's answer, once there is one. */
export type Answered<Quote extends QuoteFacts> = Quote & {
  priceCents: number;
  points: number;
  lastDay: string;
};

export const MAX_QUOTE_WORDS = 1_000;
export const MAX_ANSWER_CHARACTERS = 500;

/** How long a quote lives where the owner says nothing else, and the longest that may be said, in days. */
export const QUOTE_DAYS = 14;
export const MOST_QUOTE_DAYS = 90;

/** Prices beyond these are slips of the finger, in cents. */
export const LEAST_QUOTE_CENTS = 100;
export const MOST_QUOTE_CENTS = 2_000_000;
/** Ten trucks. */
export const MOST_QUOTE_POINTS = 10 * FULL_LOAD_POINTS;

/** The id of a quoted price among a job's lines; no product has it. */
export const QUOTE_LINE = "quote";

/** @param today the date in Houston */
export function quoteState(
  { priceCents, points, lastDay, withdrawnAt, jobId }: QuoteFacts,
  today: string,
): QuoteState {
  if (jobId !== null) return "booked";
  if (withdrawnAt !== null) return "withdrawn";
  if (priceCents === null || points === null || lastDay === null) return "asked";
  return today > lastDay ? "expired" : "answered";
}

/** Whether it has the price that its customer may book at present. */
export function isBookable<Quote extends QuoteFacts>(
  quote: Quote,
  today: string,
): quote is Answered<Quote> {
  return quoteState(quote, today) === "answered";
}

/** What a quote books: one line, which is the price whatever the list says (rule 418). */
export function quotedOrder({ priceCents, points }: { priceCents: number; points: number }): Order {
  const items = [
    { id: QUOTE_LINE, name: "As in your photos", quantity: 1, priceCents, volume: points },
  ];
  return {
    items,
    volume: points,
    subtotalCents: priceCents,
    discountCents: 0,
    totalCents: priceCents,
  };
}

/** Whether a list has a quoted price in it. */
export function isQuoted(items: readonly Pick<JobLine, "id">[]): boolean {
  return items.some(({ id }) => id === QUOTE_LINE);
}

/** What a list comes to: a quoted price stays, and what stands beside it is priced by the list (rule 418). */
export function priceOfLines(
  items: readonly JobLine[],
  numbers: ShopNumbers,
): { cents: number; volume: number } {
  const listed = items.filter(({ id }) => id !== QUOTE_LINE);
  const { cents, volume } = priceCart(listed, numbers);
  const quoted = items.filter(({ id }) => id === QUOTE_LINE);
  return {
    cents: quoted.reduce((sum, line) => sum + line.priceCents * line.quantity, cents),
    volume: quoted.reduce((sum, line) => sum + line.volume * line.quantity, volume),
  };
}
