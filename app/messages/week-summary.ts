/** The owner's summary of a week (rule 211). */
import { addDays, houstonNow, startOfDay, weekdayOf } from "#app/lib/dates.ts";

const SUMMARY_HOUR = 7;
const MONDAY = 1;

/** A week's figures; money in cents, tax as it was charged. */
export type WeekFigures = {
  done: number;
  /** Final prices, tax included. */
  finalCents: number;
  taxCents: number;
  receivedCents: number;
  tipCents: number;
  booked: number;
  cancelled: number;
};

/** A week from Monday to Sunday, by the instants at which it begins and ends in Houston. */
export type SummaryWeek = {
  /** The Monday after it, on which the summary is sent. */
  monday: string;
  firstDay: string;
  lastDay: string;
  from: string;
  until: string;
};

/** The week whose summary is due: on Monday from 7 AM in Houston to the end of the day; else null. */
export function dueWeek(now: Date): SummaryWeek | null {
  const { date, hour } = houstonNow(now);
  if (weekdayOf(date) !== MONDAY || hour < SUMMARY_HOUR) return null;
  const firstDay = addDays(date, -7);
  return {
    monday: date,
    firstDay,
    lastDay: addDays(date, -1),
    from: startOfDay(firstDay),
    until: startOfDay(date),
  };
}

/** A week without anything needs no summary. */
export function isEmptyWeek({ done, booked, cancelled, receivedCents }: WeekFigures): boolean {
  return done + booked + cancelled + receivedCents === 0;
}
