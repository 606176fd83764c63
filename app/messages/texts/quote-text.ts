import { quotePath } from "#app/jobs/quotes/quote-path.ts";
import type { AskedQuote } from "#app/jobs/quotes/quotes.server.ts";
import type { Business } from "#app/lib/business.ts";
import { formatDate } from "#app/lib/dates.ts";
import { hrefOf, inLanguage } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { words } from "#app/messages/letters/quote-words.ts";
import { taxHint } from "#app/prices/tax.ts";
import { fitted, plainText } from "./plain-text.ts";
import { from } from "./text-words.ts";

/** The price and the way to book it, in the language of the quote and at most two segments (rule 379). */
export function quoteText(
  quote: Pick<AskedQuote, "taxMode" | "token" | "language"> & {
    priceCents: number;
    lastDay: string;
  },
  business: Business,
): string {
  return inLanguage(quote.language, () => {
    const tax = taxHint({ mode: quote.taxMode ?? "unset", rate: 0 });
    const sentences = [
      from(business) + words.text.quote(formatMoney(quote.priceCents), tax),
      words.text.book(business.siteUrl + hrefOf(quotePath(quote.token))),
      words.preview(formatDate(quote.lastDay, "short")),
      words.text.leave,
    ];
    return fitted(sentences.map(plainText));
  });
}
