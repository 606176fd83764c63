/** The way to pay what is left by card, and to a new price, as a text message says it (rules 385 and 410). */
import type { Job } from "#app/jobs/job.ts";
import type { Business } from "#app/lib/business.ts";
import { inLanguage } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { textHref } from "#app/lib/phone.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { words } from "./ready-words.ts";
import { shortLink } from "./texts/short-link.ts";

type Texted = Pick<Job, "token" | "orderNumber" | "phone" | "phoneExtension" | "language">;
type Sender = Pick<Business, "name" | "siteUrl">;

/** In the language of the booking. Characters that every phone's short alphabet has. @param cents still to pay */
export function payLinkWords(
  job: Pick<Job, "token" | "orderNumber" | "language">,
  business: Sender,
  cents: number,
): string {
  const link = shortLink(job, business);
  return inLanguage(job.language ?? "en", () =>
    words.leftToPay(business.name, formatMoney(cents), job.orderNumber, link),
  );
}

/** The address that opens the owner's own texting app with these words. */
export function payLinkText(job: Texted, business: Sender, cents: number): string {
  return textWith(job, payLinkWords(job, business, cents));
}

/** The same with the way to a price that waits for an answer (rule 410). */
export function priceLinkText(job: Texted, business: Sender): string {
  const link = shortLink(job, business);
  const ask = inLanguage(job.language ?? "en", () =>
    words.newPrice(business.name, job.orderNumber, link),
  );
  return textWith(job, ask);
}

function textWith(job: Texted, text: string): string {
  return `${textHref(phoneWords(job))}?&body=${encodeURIComponent(text)}`;
}
