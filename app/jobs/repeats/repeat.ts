/** Jobs that repeat: on which dates, and what a repeat holds (rules 473 to 475). */
import { addDays, daysBetween, formatDate, weekdayOf } from "#app/lib/dates.ts";
import type { Cart } from "#app/prices/cart.ts";
import type { SlotState } from "#app/schedule/availability.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";

export const RHYTHMS = ["week", "two-weeks", "month"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export const RHYTHM_WORDS: Record<Rhythm, string> = {
  week: "Every week",
  "two-weeks": "Every two weeks",
  month: "Every month",
};

/** So many days ahead jobs are made (rule 474). */
export const DAYS_AHEAD = 28;

/** When a repeat has its dates, each YYYY-MM-DD. */
export type Series = {
  rhythm: Rhythm;
  firstDate: string;
  /** The last day on which it may have a date; null: it never ends. */
  lastDate: string | null;
};

/** What it takes, and at which price. */
export type RepeatLoad = {
  items: Cart;
  /** What each job costs, whatever the list says; null: as the list has it on the day it is made. */
  priceCents: number | null;
  /** The points of a fixed price; null: those of the items. */
  points: number | null;
};

/** Why a date has no job: its window, or an item that the price list does not have any more. */
export type DayProblem = Exclude<SlotState, "open"> | "items";

/** A date of a repeat that was dealt with. */
export type RepeatDay = {
  date: string;
  jobId: number | null;
  /** The revision in which the repeat left its job: a later one was changed by hand, and stays. */
  revision: number | null;
  problem: DayProblem | null;
  skippedAt: string | null;
  at: string;
};

export type Repeat = Series &
  RepeatLoad & { id: number; accountId: number; timeOfDay: TimeOfDay; isTold: boolean };

/** The dates from one day to another, both included, in their order (rule 473). */
export function datesBetween(series: Series, from: string, to: string): string[] {
  const { firstDate, lastDate } = series;
  const last = lastDate !== null && lastDate < to ? lastDate : to;
  const first = from > firstDate ? from : firstDate;
  if (first > last) return [];
  return series.rhythm === "month"
    ? monthly(firstDate, first, last)
    : everyDays(firstDate, series.rhythm === "week" ? 7 : 14, first, last);
}

function everyDays(start: string, step: number, from: string, to: string): string[] {
  const dates: string[] = [];
  const steps = Math.ceil(daysBetween(start, from) / step);
  for (let date = addDays(start, steps * step); date <= to; date = addDays(date, step)) {
    dates.push(date);
  }
  return dates;
}

function monthly(start: string, from: string, to: string): string[] {
  const dates: string[] = [];
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = nextMonth(month)) {
    const date = sameWeekday(start, month);
    if (date >= from && date <= to) dates.push(date);
  }
  return dates;
}

function nextMonth(first: string): string {
  return `${addDays(first, 31).slice(0, 7)}-01`;
}

/** Which weekday of its month a date is, from 1; 5 means the last, which each month has. */
function placeInMonth(date: string): number {
  return Math.ceil(Number(date.slice(8)) / 7);
}

/** The same weekday of another month: the second Tuesday, or the last. @param month its first day */
function sameWeekday(date: string, month: string): string {
  const toWeekday = (weekdayOf(date) - weekdayOf(month) + 7) % 7;
  const found = addDays(month, toWeekday + 7 * (placeInMonth(date) - 1));
  return found.startsWith(month.slice(0, 7)) ? found : addDays(found, -7);
}

const PLACES = ["first", "second", "third", "fourth", "last"];

/** "Every Tuesday", "Every other Tuesday", "The second Tuesday of each month". */
export function rhythmWords({ rhythm, firstDate }: Pick<Series, "rhythm" | "firstDate">): string {
  const day = formatDate(firstDate, "weekday");
  if (rhythm === "week") return `Every ${day}`;
  if (rhythm === "two-weeks") return `Every other ${day}`;
  return `The ${PLACES[placeInMonth(firstDate) - 1]} ${day} of each month`;
}

/** The address of a repeat on the desk. @param id "new" for one that is set up */
export function repeatPath(accountId: number, id: number | "new"): string {
  return `/desk/accounts/${accountId}/repeats/${id}`;
}
