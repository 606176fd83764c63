/**
 * Customers as the desk lists them: there is no account, so that a customer is what the jobs of one
 * phone number and one email address have in common.
 */

import { emailKey } from "#app/lib/email-address.ts";
import type { Person } from "#app/lib/person.ts";
import { phoneDigits } from "#app/lib/phone.ts";
import { phoneKey, readPhone } from "#app/lib/phone-number.ts";
import type { Job } from "./job.ts";

export type Customer<Listed extends CustomerJob = CustomerJob> = {
  key: string;
  newest: Listed;
  /** The newest first. */
  jobs: Listed[];
};

type CustomerJob = Pick<
  Job,
  "id" | "name" | "phone" | "email" | "street" | "city" | "zip" | "createdAt"
>;

/** "+17135550188 renata@example.com": the same for each spelling of a number and an address. */
export function customerKey({ phone, email }: Person): string {
  return `${phoneKey(phone)} ${emailKey(email)}`;
}

/** Groups jobs by customer, those with the newest job first. */
export function customersOf<Listed extends CustomerJob>(
  jobs: readonly Listed[],
): Customer<Listed>[] {
  const customers = new Map<string, Customer<Listed>>();
  for (const job of [...jobs].sort((one, other) => other.id - one.id)) {
    const key = customerKey(job);
    const known = customers.get(key);
    if (known) known.jobs.push(job);
    else customers.set(key, { key, newest: job, jobs: [job] });
  }
  return [...customers.values()];
}

/** What a search looks for: every part, in any order. Of a number its digits, however it is written. */
export type CustomerSearch = readonly { text: string; digits: string }[];

const MOST_WORDS = 6;
const MIN_DIGITS = 3;
const NUMBER = /^[\d\s()+.,;/-]+(?:(?:ext\.?|x|#)\s*\d*)?$/i;

export function customerSearch(typed: string): CustomerSearch {
  const text = typed.trim().slice(0, 100);
  const parts = NUMBER.test(text) ? [text] : text.split(/[\s,]+/);
  return parts.filter(Boolean).slice(0, MOST_WORDS).map(searchPart);
}

function searchPart(text: string) {
  const digits = NUMBER.test(text) ? phoneDigits(readPhone(text)?.number ?? text) : "";
  return { text, digits: digits.length >= MIN_DIGITS ? digits : "" };
}
