/** When a job on an account is to be paid (rule 467). */
import { addDays, daysBetween, formatDate, houstonDate } from "#app/lib/dates.ts";
import type { OnAccount, Terms } from "./account.ts";

const DAYS: Record<Terms, number> = { "on-the-day": 0, "net-15": 15, "net-30": 30 };

/** So many days after it was done a job is to be paid. */
export function daysOf(terms: Terms): number {
  return DAYS[terms];
}

/**
 * The day on which a job that is done is to be paid (rule 467), YYYY-MM-DD in Houston; null: on the day. What is on
 * the invoice of a month has its days from the first of the next one (rule 471).
 * @param endedAt when it was done, ISO
 */
export function dueDay({
  accountTerms,
  accountMonthly,
  endedAt,
}: OnAccount & { endedAt: string | null }): string | null {
  const days = accountTerms ? DAYS[accountTerms] : 0;
  if (endedAt === null || (days === 0 && !accountMonthly)) return null;
  const done = houstonDate(endedAt);
  return addDays(accountMonthly ? monthAfter(done) : done, days);
}

/** Whether a job is paid by invoice, whenever it is done: nothing is collected at the stop (rule 483). */
export function isPaidLater({ accountTerms, accountMonthly }: OnAccount): boolean {
  return accountTerms !== undefined && accountTerms !== null
    ? DAYS[accountTerms] > 0 || accountMonthly === true
    : false;
}

/** The first day of a day's month. */
export function monthOf(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** The first day of the month after a day's. */
export function monthAfter(date: string): string {
  return monthOf(addDays(monthOf(date), 31));
}

/** "due Monday, December 14, in 16 days", "due Monday, November 16, 12 days late". */
export function dueWords(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn);
  const count = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
  if (days === 0) return "due today";
  return `due ${formatDate(dueOn, "day")}, ${days > 0 ? `in ${count}` : `${count} late`}`;
}
