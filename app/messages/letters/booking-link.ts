import type { Job } from "#app/jobs/job.ts";
import type { Business } from "#app/lib/business.ts";
import { hrefOf, SPANISH_BASE, spokenLanguage } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";

/**
 * The customer's own page, in the language of the message.
 * @param part as `bookingPath` takes it
 */
export function bookingLink(
  { token }: Pick<Job, "token">,
  { siteUrl }: Pick<Business, "siteUrl">,
  part = "",
): string {
  return siteUrl + hrefOf(bookingPath(token, part));
}

/** The site's own address, in the language of the message. */
export function homeLink({ siteUrl }: Pick<Business, "siteUrl">): string {
  return spokenLanguage() === "es" ? siteUrl + SPANISH_BASE : siteUrl;
}
