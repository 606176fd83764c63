import type { Business } from "#app/domain/business.ts";
import type { TrackedJob } from "#app/domain/job.ts";

/**
 * The customer's own page. Null as long as the site has no such page: emails say then whom to call.
 */
export function bookingLink(_job: Pick<TrackedJob, "token">, _business: Business): string | null {
  return null;
}
