import type { Job } from "#app/jobs/job.ts";
import type { Business } from "#app/lib/business.ts";
import { bookingPath } from "#app/lib/private-path.ts";

/**
 * The customer's own page.
 * @param part as `bookingPath` takes it
 */
export function bookingLink(
  { token }: Pick<Job, "token">,
  { siteUrl }: Pick<Business, "siteUrl">,
  part = "",
): string {
  return siteUrl + bookingPath(token, part);
}
