import type { Job } from "#app/jobs/job.ts";
import type { Business } from "#app/lib/business.ts";
import { inLanguage } from "#app/lib/language.ts";

/**
 * Writes what a customer is sent in the language of the booking, with its items named in it (rule 574).
 * @param write synchronous
 */
export function inItsLanguage<
  Booked extends Pick<Job, "items"> & { language?: Job["language"] },
  Written,
>(job: Booked, { linesIn }: Pick<Business, "linesIn">, write: (job: Booked) => Written): Written {
  const language = job.language ?? "en";
  const named = linesIn ? { ...job, items: linesIn(language, job.items) } : job;
  return inLanguage(language, () => write(named));
}
