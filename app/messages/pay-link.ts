/** The way to pay what is left by card, as a text message says it (rule 385). */
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
  job: Pick<Job, "token" | "orderNumber" | "phone" | "phoneExtension">,
  business: Pick<Business, "name" | "siteUrl">,
  cents: number,
): string {
  const words = encodeURIComponent(payLinkWords(job, business, cents));
  return `${textHref(phoneWords(job))}?&body=${words}`;
}
