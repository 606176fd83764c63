/** Days as the owner names them. Days are Houston's, written YYYY-MM-DD. */
import { addDays, houstonNow, isRealDate, longDate, startOfDay } from "#app/lib/dates.ts";
import { OwnerError } from "./explain.ts";
import { printable } from "./terminal.ts";

const DAYS_IN_A_WEEK = 7;

/** Both days included. */
export type Days = { from: string; to: string };

/**
 * The days that "today", "tomorrow", "week" (seven days from today) or a date mean.
 * @throws OwnerError for other words and for dates that do not exist
 */
export function daysNamed(named: string, today: string): Days {
  switch (named) {
    case "today":
      return { from: today, to: today };
    case "tomorrow":
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case "week":
      return { from: today, to: addDays(today, DAYS_IN_A_WEEK - 1) };
    default: {
      const date = readDate(named);
      return { from: date, to: date };
    }
  }
}

/** @throws OwnerError when the text is no day there is */
export function readDate(text: string): string {
  if (isRealDate(text)) return text;
  throw new OwnerError(`There is no day "${printable(text)}": write a date like 2026-07-22.`);
}

/** The first and the last day of the month a day is in. */
export function monthOf(day: string): Days {
  const from = `${day.slice(0, 7)}-01`;
  const inNextMonth = addDays(from, 31);
  return { from, to: addDays(`${inNextMonth.slice(0, 7)}-01`, -1) };
}

/** The instants from the first midnight of some days up to the midnight after the last. */
export function instantsOf({ from, to }: Days): { from: string; until: string } {
  return { from: startOfDay(from), until: startOfDay(addDays(to, 1)) };
}

/** "Wednesday, July 22, 2026", with what the day is to today. */
export function dayTitle(day: string, today: string): string {
  if (day === today) return `Today, ${longDate(day)}`;
  return day === addDays(today, 1) ? `Tomorrow, ${longDate(day)}` : longDate(day);
}

export function todayAt(now: Date): string {
  return houstonNow(now).date;
}
