/** The owner's calendar: how full each window of a week, of two weeks or of a month is. */

import { addDays, daysBetween } from "#app/lib/dates.ts";
import { mondayOf } from "#app/lib/weeks.ts";
import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import {
  type Calendar,
  type DayJob,
  isLimited,
  type WindowLoad,
  type WindowOverride,
  windowsOf,
} from "#app/schedule/day-load.ts";
import { countedIn, type TimeOfDay } from "#app/schedule/schedule.ts";
import { wholeDay } from "#app/schedule/trucks/truck-days.ts";

const DAYS_IN_A_WEEK = 7;
/** With fewer points left a window counts as full: hardly a thing in the price list is smaller. */
const LEAST_USEFUL_POINTS = 10;

export type CalendarCell = {
  timeOfDay: TimeOfDay;
  state: "open" | "full" | "closed";
  /** Points that are booked, and the points the window holds; null: no limit. A closed one keeps its jobs. */
  taken: number;
  points: number | null;
  /** What the bar stands for, in points, and how much of it is filled, 0 to 1. */
  room: number;
  fill: number;
  /** Stops that are booked, and the most the window takes; null: no limit. */
  jobs: number;
  stops: number | null;
};

export type CalendarDay = {
  date: string;
  cells: CalendarCell[];
  /** Points of jobs that have the day but no window, and how many they are. */
  floating: number;
  floatingJobs: number;
  /** The owner's words for a day that is closed altogether; null where a window is open. */
  closed: string | null;
};

/** What the calendar shows at once. */
export type CalendarView = "week" | "weeks" | "month";

export function readCalendarView(asked: string | null): CalendarView {
  return asked === "week" || asked === "month" ? asked : "weeks";
}

/** The calendar's page with a day in its panel. */
export function calendarPath(date: string, view: CalendarView): string {
  return `/desk/calendar?date=${date}${view === "weeks" ? "" : `&show=${view}`}`;
}

/** "2 stops", "3 of 3 stops". */
export function stopWords({ jobs, stops }: Pick<CalendarCell, "jobs" | "stops">): string {
  const of = stops === null ? "" : ` of ${stops}`;
  return `${jobs}${of} ${(stops ?? jobs) === 1 ? "stop" : "stops"}`;
}

/** The first and last day that the calendar shows for a day: whole weeks. */
export function calendarSpan(date: string, view: CalendarView): { from: string; to: string } {
  if (view === "month") {
    const last = addDays(monthAfter(date), -1);
    return { from: mondayOf(firstOfMonth(date)), to: addDays(mondayOf(last), 6) };
  }
  const from = mondayOf(date);
  return { from, to: addDays(from, view === "week" ? 6 : 13) };
}

/** The days with which the calendar is turned back and on. */
export function calendarSteps(date: string, view: CalendarView) {
  if (view === "month") {
    const earlier = firstOfMonth(addDays(firstOfMonth(date), -1));
    return { earlier, later: monthAfter(date) };
  }
  const { from, to } = calendarSpan(date, view);
  return { earlier: addDays(from, view === "week" ? -7 : -14), later: addDays(to, 1) };
}

const firstOfMonth = (date: string): string => `${date.slice(0, 8)}01`;
const monthAfter = (date: string): string => firstOfMonth(addDays(firstOfMonth(date), 31));

/** Whole weeks, day by day. */
export function calendarWeeks(
  { from, to }: { from: string; to: string },
  calendar: Calendar,
): CalendarDay[][] {
  const weeks = Math.ceil(daysBetween(from, to) / DAYS_IN_A_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
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

export function calendarDay(date: string, calendar: Calendar): CalendarDay {
  const { hours, jobs } = calendar;
  const booked = jobs.get(date) ?? [];
  const { windows } = wholeDay(date, calendar);
  const undecided = booked.filter((job) => job.timeOfDay === null);
  const floating = undecided.reduce((sum, { volume }) => sum + volume, 0);
  const offered = windowsOf(hours);
  const cells = windows.map((load) => cellOf(load, booked, offered));
  const isClosed = isLimited(hours) && cells.every(({ state }) => state === "closed");
  const floatingJobs = undecided.length;
  return {
    date,
    cells,
    floating,
    floatingJobs,
    closed: isClosed ? closedWords(date, hours.overrides) : null,
  };
}

function cellOf(
  load: WindowLoad,
  booked: readonly DayJob[],
  windows: readonly TimeOfDay[],
): CalendarCell {
  const { timeOfDay, isOpen, points, stops, jobs } = load;
  const own = booked.filter((job) => countedIn(job.timeOfDay, windows) === timeOfDay);
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
    room: bar,
    fill: bar === 0 ? 0 : Math.min(1, taken / bar),
    jobs,
    stops,
  };
}

/** The note of the closing that counts; "" where the weekday itself is closed, or it has no note. */
function closedWords(date: string, overrides: readonly WindowOverride[]): string {
  const [newest] = overrides
    .filter((one) => one.fromDate <= date && date <= one.toDate && one.timeOfDay === null)
    .sort((one, other) => other.id - one.id);
  return newest && !newest.isOpen ? newest.note : "";
}
