/** The owner's calendar: how full each window of two weeks is. */

import { addDays } from "#app/lib/dates.ts";
import { mondayOf } from "#app/lib/weeks.ts";
import { FULL_LOAD_POINTS } from "#app/prices/pricing.ts";
import {
  type Calendar,
  type DayJob,
  dayLoad,
  isLimited,
  rulesOn,
  type WindowLoad,
  type WindowOverride,
} from "#app/schedule/availability.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";

const DAYS_IN_A_WEEK = 7;
const CALENDAR_WEEKS = 2;
/** With fewer points left a window counts as full: hardly a thing in the price list is smaller. */
const LEAST_USEFUL_POINTS = 10;

export type CalendarCell = {
  timeOfDay: TimeOfDay;
  state: "open" | "full" | "closed";
  /** Points that are booked, and the points the window holds; null: no limit. A closed one keeps its jobs. */
  taken: number;
  points: number | null;
  /** How much of the bar is filled, 0 to 1. */
  fill: number;
  jobs: number;
};

export type CalendarDay = {
  date: string;
  cells: CalendarCell[];
  /** Points of jobs that have the day but no window. */
  floating: number;
  /** The owner's words for a day that is closed altogether; null where a window is open. */
  closed: string | null;
};

/** The first and last day of the weeks that the calendar shows for a day. */
export function calendarSpan(date: string): { from: string; to: string } {
  const from = mondayOf(date);
  return { from, to: addDays(from, CALENDAR_WEEKS * DAYS_IN_A_WEEK - 1) };
}

/** The weeks from a Monday on, day by day. */
export function calendarWeeks(from: string, calendar: Calendar): CalendarDay[][] {
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) =>
    Array.from({ length: DAYS_IN_A_WEEK }, (_, day) =>
      calendarDay(addDays(from, week * DAYS_IN_A_WEEK + day), calendar),
    ),
  );
}

/** What most of the open windows hold, in points; null: no limit, or none is open. */
export function usualPoints(days: readonly CalendarDay[]): number | null {
  const open = days.flatMap(({ cells }) => cells).filter(({ state }) => state !== "closed");
  const count = (points: number | null) => open.filter((cell) => cell.points === points).length;
  const sizes = [...new Set(open.map(({ points }) => points))];
  return sizes.sort((one, other) => count(other) - count(one))[0] ?? null;
}

export function calendarDay(date: string, { hours, jobs }: Calendar): CalendarDay {
  const booked = jobs.get(date) ?? [];
  const { windows } = dayLoad(rulesOn(date, hours), booked);
  const floating = booked.reduce((sum, job) => sum + (job.timeOfDay === null ? job.volume : 0), 0);
  const cells = windows.map((load) => cellOf(load, booked));
  const isClosed = isLimited(hours) && cells.every(({ state }) => state === "closed");
  return { date, cells, floating, closed: isClosed ? closedWords(date, hours.overrides) : null };
}

function cellOf(load: WindowLoad, booked: readonly DayJob[]): CalendarCell {
  const { timeOfDay, isOpen, points, stops, jobs } = load;
  const own = booked.filter((job) => job.timeOfDay === timeOfDay);
  // A closed window holds nothing, yet closing it has cancelled nothing (rule 147).
  const taken = isOpen ? load.taken : own.reduce((sum, { volume }) => sum + volume, 0);
  const isUnlimited = points === Number.POSITIVE_INFINITY;
  const hasNoStop = stops !== null && jobs >= stops;
  const isFull = !isUnlimited && (hasNoStop || points - taken < LEAST_USEFUL_POINTS);
  const bar = isUnlimited || !isOpen ? FULL_LOAD_POINTS : points;
  return {
    timeOfDay,
    state: isOpen ? (isFull ? "full" : "open") : "closed",
    taken,
    points: isUnlimited ? null : points,
    fill: bar === 0 ? 0 : Math.min(1, taken / bar),
    jobs,
  };
}

/** The note of the closing that counts; "" where the weekday itself is closed, or it has no note. */
function closedWords(date: string, overrides: readonly WindowOverride[]): string {
  const [newest] = overrides
    .filter((one) => one.fromDate <= date && date <= one.toDate && one.timeOfDay === null)
    .sort((one, other) => other.id - one.id);
  return newest && !newest.isOpen ? newest.note : "";
}
