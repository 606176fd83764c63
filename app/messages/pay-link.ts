/** The way to pay what is left by card, and to a new price, as a text message says it (rules 385 and 410). */
import type { Job } from "#app/jobs/job.ts";
import type { Business } from "#app/lib/business.ts";
import { formatMoney } from "#app/lib/money.ts";
import { textHref } from "#app/lib/phone.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { shortLink } from "./texts/short-link.ts";

/** Characters that every phone's short alphabet has. @param cents still to pay */
export function payLinkWords(
  job: Pick<Job, "token" | "orderNumber">,
  business: Pick<Business, "name" | "siteUrl">,
  cents: number,
): string {
  const pay = `${formatMoney(cents)} is left to pay for order ${job.orderNumber}`;
  return `${business.name}: thank you! ${pay}. By card: ${shortLink(job, business)}`;
}

/** The address that opens the owner's own texting app with these words. */
export function payLinkText(
  job: Texted,
  business: Pick<Business, "name" | "siteUrl">,
  cents: number,
): string {
  return textWith(job, payLinkWords(job, business, cents));
}

type Texted = Pick<Job, "token" | "orderNumber" | "phone" | "phoneExtension">;

/** The same with the way to a price that waits for an answer (rule 410). */
export function priceLinkText(job: Texted, business: Pick<Business, "name" | "siteUrl">): string {
  const ask = `there is a new price for order ${job.orderNumber}. Please look at it and answer here`;
  return textWith(job, `${business.name}: ${ask}: ${shortLink(job, business)}`);
}

function textWith(job: Texted, words: string): string {
  return `${textHref(phoneWords(job))}?&body=${encodeURIComponent(words)}`;
}
