/** A customer as the desk shows one (rule 217). */

import { listWords } from "#app/desk/calendar/calendar-day.ts";
import { type Customer, customersOf } from "#app/jobs/customers.ts";
import type { Job } from "#app/jobs/job.ts";
import { formatDate } from "#app/lib/dates.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { windowWord } from "#app/schedule/schedule.ts";

type Finals = ReadonlyMap<number, number>;

export type CustomerRow = {
  /** The newest job that the search found: the way to the customer. */
  id: number;
  name: string;
  street: string;
  phone: string;
  jobs: number;
  /** May not book on the site (rule 400). */
  isBarred: boolean;
  /** What the jobs that were found came to, or are booked for. */
  cents: number;
};

export function customerRows(
  found: readonly Job[],
  finals: Finals,
  isBarred: (phone: string) => boolean,
): CustomerRow[] {
  return customersOf(found).map(({ newest, jobs }) => ({
    id: newest.id,
    name: newest.name,
    street: `${newest.street}, ${newest.city}`,
    phone: phoneWords(newest),
    jobs: jobs.length,
    isBarred: isBarred(newest.phone),
    cents: spent({ jobs }, finals),
  }));
}

export type CustomerView = ReturnType<typeof viewCustomer>;

/** @param jobs of one customer, the newest first */
export function viewCustomer(jobs: readonly Job[], finals: Finals) {
  const newest = jobs[0] as Job;
  const { id, name, email, fullAddress } = newest;
  return {
    ...{ id, name, phone: phoneWords(newest), email, fullAddress },
    cents: spent({ jobs }, finals),
    source: jobs.at(-1)?.source ?? null,
    addresses: [...new Set(jobs.map((job) => job.fullAddress))].slice(1),
    jobs: jobs.map((job) => ({
      id: job.id,
      when: whenWords(job),
      words: `${job.orderNumber}, ${listWords(job.items, job.volume)}`,
      cents: finals.get(job.id) ?? job.totalCents,
      stage: job.stage,
      note: job.deskNote,
    })),
  };
}

function whenWords({ date, timeOfDay }: Job): string {
  if (date === null) return "No day yet";
  const day = `${formatDate(date, "short")}, ${date.slice(0, 4)}`;
  return timeOfDay === null ? day : `${day}, ${windowWord(timeOfDay)}`;
}

/** Cancelled jobs cost nothing. */
function spent(
  { jobs }: Pick<Customer<Job>, "jobs"> | { jobs: readonly Job[] },
  finals: Finals,
): number {
  return jobs
    .filter((job) => job.stage !== "cancelled")
    .reduce((sum, { id, totalCents }) => sum + (finals.get(id) ?? totalCents), 0);
}
