import type { TrackedJob } from "#app/jobs/job.ts";
import type { Business } from "#app/lib/business.ts";
import { bookingPath } from "#app/lib/private-path.ts";

/**
 * The customer's own page. Null for a moment where the version before has booked the job.
 * @param part as `bookingPath` takes it
 */
export function bookingLink(
  { token }: Pick<TrackedJob, "token">,
  { siteUrl }: Business,
  part = "",
): string | null {
  return token === null ? null : siteUrl + bookingPath(token, part);
}
