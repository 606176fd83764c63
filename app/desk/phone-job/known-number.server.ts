import { isBarred } from "#app/jobs/do-not-book.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { jobsOfNumber } from "#app/jobs/job-lists.server.ts";
import { readPhone } from "#app/lib/phone-number.ts";
import { connection } from "#db/client.server.ts";
import { knownWords } from "./phone-job.ts";

/** So many jobs of a number are looked through for who calls. */
const MOST_JOBS = 20;

/** Who a number belongs to: the newest job of it, and what to say of them; neither where it is not known. */
export function knownNumber(phone: string): { job: Job | undefined; words: string | null } {
  if (!readPhone(phone)) return { job: undefined, words: null };
  const jobs = jobsOfNumber(connection(), phone, MOST_JOBS);
  return { job: jobs[0], words: knownWords(jobs, isBarred(connection(), phone)) };
}
