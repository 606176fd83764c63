/** Text messages that the owner sends from the phone's own app: the site sends none. */
import type { JobDetails } from "#app/jobs/job.ts";
import { textHref } from "#app/lib/phone.ts";
import { phoneWords } from "#app/lib/phone-number.ts";

/** Opens the texting app with the words ready; "?&" is what both kinds of phones read. */
export function onMyWayText(job: Pick<JobDetails, "name" | "phone">, sender: string) {
  const [first = job.name] = job.name.trim().split(/\s+/);
  const words = `Hi ${first}, this is ${sender}. We are on our way to you now.`;
  return `${textHref(phoneWords(job))}?&body=${encodeURIComponent(words)}`;
}
