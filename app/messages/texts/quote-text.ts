import { quotePath } from "#app/jobs/quotes/quote-path.ts";
import type { Business } from "#app/lib/business.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { type TaxMode, taxHint } from "#app/prices/tax.ts";
import { fitted, plainText } from "./plain-text.ts";
import { from } from "./text-words.ts";

/** The price and the way to book it, in at most two segments of plain signs (rule 379). */
export function quoteText(
  quote: { priceCents: number; lastDay: string; taxMode: TaxMode | null; token: string },
  business: Business,
): string {
  const tax = taxHint({ mode: quote.taxMode ?? "unset", rate: 0 });
  const price = `Your quote is ${formatMoney(quote.priceCents)}${tax}.`;
  const sentences = [
    from(business) + price,
    `See it and book: ${business.siteUrl}${quotePath(quote.token)}`,
    `Good through ${formatDate(quote.lastDay, "short")}.`,
    "Reply STOP to end texts.",
  ];
  return fitted(sentences.map(plainText));
}
