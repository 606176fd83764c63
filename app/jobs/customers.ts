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
  /** As in the newest job. */
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

/** A search's text; a number or a part of one is looked for by its digits, however it is written. */
export type CustomerSearch = { text: string; digits: string };

const MIN_DIGITS = 3;

export function customerSearch(typed: string): CustomerSearch {
  const text = typed.trim().slice(0, 100);
  const isNumber = /^[\d\s()+.,;/-]+(?:(?:ext\.?|x|#)\s*\d*)?$/i.test(text);
  const digits = isNumber ? phoneDigits(readPhone(text)?.number ?? text) : "";
  return { text, digits: digits.length >= MIN_DIGITS ? digits : "" };
}
