import type { Job } from "#app/jobs/job.ts";
import type { Business } from "#app/lib/business.ts";
import { reviewPath, shortBookingPath } from "#app/lib/private-path.ts";

/** The way to the customer's page that fits into a text: the site's own address, which leads there. */
export function shortLink(
  { token }: Pick<Job, "token">,
  { siteUrl }: Pick<Business, "siteUrl">,
): string {
  return siteUrl + shortBookingPath(token);
}

/** The way to the review that the owner has set, past our count of those who open it (rule 408). */
export function reviewLink(
  { token }: Pick<Job, "token">,
  { siteUrl }: Pick<Business, "siteUrl">,
): string {
  return siteUrl + reviewPath(token);
}
