import { bookingPath } from "#app/domain/booking-path.ts";
import type { Business } from "#app/domain/business.ts";
import type { TrackedJob } from "#app/domain/job.ts";

/** The customer's own page. Null for a moment where the version before has booked the job. */
export function bookingLink(
  { token }: Pick<TrackedJob, "token">,
  { siteUrl }: Business,
): string | null {
  return token === null ? null : siteUrl + bookingPath(token);
}
