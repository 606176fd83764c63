/** The emails about a quote (rule 419): to the owner who is asked for a price, and to the customer who gets it. */
import type { Answered } from "#app/jobs/quotes/quote.ts";
import { deskQuotePath, quotePath } from "#app/jobs/quotes/quote-path.ts";
import type { AskedQuote } from "#app/jobs/quotes/quotes.server.ts";
import { SPEAKS_SPANISH } from "#app/jobs/words.ts";
import type { Business } from "#app/lib/business.ts";
import { formatDate } from "#app/lib/dates.ts";
import { mailtoHref } from "#app/lib/email-address.ts";
import { hrefOf, inLanguage } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { firstName } from "#app/lib/no-links.ts";
import { phoneHref } from "#app/lib/phone.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { isolated } from "#app/lib/typed-text.ts";
import type { Email } from "#app/messages/mail/email.ts";
import { bookedTaxWords } from "#app/prices/tax.ts";
import { oneLine } from "./header-text.ts";
import { quoteBlock, words } from "./job-blocks.ts";
import type { Block, Fact, Letter } from "./letter.ts";
import { words as say } from "./quote-words.ts";
import { toCustomer, toOwner } from "./to-email.tsx";

/** Who asks, and what should go; the photos are on the desk. */
export function renderQuoteAsked(quote: AskedQuote, photoCount: number, business: Business): Email {
  const name = isolated(oneLine(quote.name));
  const photos = photoCount === 1 ? "1 photo" : `${photoCount} photos`;
  const letter = {
    subject: `Quote asked: ${name}, ZIP ${quote.zip}, ${photos}`,
    title: `${name} asks for a price`,
    preview: `${photos}, ZIP ${quote.zip}`,
    blocks: [
      ...(quote.words === "" ? [] : [quoteBlock("What should go", quote.words)]),
      {
        kind: "facts",
        facts: [...contactFacts(quote), fact("ZIP", quote.zip), fact("Photos", photos)],
      },
      {
        kind: "button",
        label: "See it and answer",
        href: business.siteUrl + deskQuotePath(quote.id),
      },
    ] satisfies Block[],
    why: "Your booking site sends you this email when somebody asks for a quote.",
  };
  return toOwner(letter, quote, business, []);
}

function fact(label: string, text: string, href?: string): Fact {
  return { label, lines: [{ text, ...(href !== undefined && { href }) }] };
}

function contactFacts(quote: AskedQuote): Fact[] {
  const email = oneLine(quote.email);
  const phone = quote.phone === "" ? "" : phoneWords(quote);
  return [
    fact("Customer", isolated(oneLine(quote.name))),
    ...(phone === "" ? [] : [fact("Phone", phone, phoneHref(phone))]),
    ...(email === "" ? [] : [fact("Email", email, mailtoHref(email))]),
    ...(quote.language === "es" ? [fact("Language", SPEAKS_SPANISH)] : []),
  ];
}

/** The price, the owner's words and the way to book it, in the language of the quote. */
export function renderQuoteAnswered(quote: Answered<AskedQuote>, business: Business): Email {
  return inLanguage(quote.language, () =>
    toCustomer(answered(quote, business), quote, business, []),
  );
}

function answered(quote: Answered<AskedQuote>, { siteUrl }: Business): Letter {
  const price = formatMoney(quote.priceCents);
  const lastDay = formatDate(quote.lastDay, "day");
  const tax = bookedTaxWords({ ...quote, totalCents: quote.priceCents });
  const terms = [...(tax === null ? [] : [tax]), say.goodThrough(lastDay)];
  // The address may be a stranger's, so the email repeats no more of the name than a first name.
  const name = firstName(oneLine(quote.name));
  return {
    subject: say.subject(price),
    title: say.title(price),
    preview: say.preview(lastDay),
    blocks: [
      words(say.hello(name)),
      {
        kind: "slot",
        head: price,
        lines: terms,
        was: null,
        text: [say.price(price), ...terms].join("\n"),
      },
      ...(quote.answer ? [quoteBlock(say.fromUs, quote.answer)] : []),
      { kind: "truck", volume: quote.points },
      words(say.choose),
      {
        kind: "button",
        label: say.book,
        href: siteUrl + hrefOf(quotePath(quote.token)),
      },
    ],
    why: say.why,
  };
}
