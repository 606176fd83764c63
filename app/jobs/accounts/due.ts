/** When a job on an account is to be paid (rule 467). */
import { addDays, daysBetween, formatDate, houstonDate } from "#app/lib/dates.ts";
import type { OnAccount, Terms } from "./account.ts";

const DAYS: Record<Terms, number> = { "on-the-day": 0, "net-15": 15, "net-30": 30 };

/** So many days after it was done a job is to be paid. */
export function daysOf(terms: Terms): number {
  return DAYS[terms];
}

/**
 * The day on which a job that is done is to be paid (rule 467), YYYY-MM-DD in Houston; null: on the day.
 * @param endedAt when it was done, ISO
 */
export function dueDay({ accountTerms, endedAt }: OnAccount & { endedAt: string | null }) {
  const days = accountTerms ? DAYS[accountTerms] : 0;
  if (days === 0 || endedAt === null) return null;
  return addDays(houstonDate(endedAt), days);
}

/** "due Monday, December 14, in 16 days", "due Monday, November 16, 12 days late". */
export function dueWords(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn);
  const count = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
  if (days === 0) return "due today";
  return `due ${formatDate(dueOn, "day")}, ${days > 0 ? `in ${count}` : `${count} late`}`;
}
