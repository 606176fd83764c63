/**
 * What the windows of a day hold and what is taken of them (rules 140 to 143), of one truck. Pure: the owner's
 * hours and the jobs of the day are handed in.
 */

import { weekdayOf } from "#app/lib/dates.ts";
import { sum } from "#app/lib/sum.ts";
import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import { countedIn, type TimeOfDay, USUAL_WINDOWS } from "./schedule.ts";
import type { OnTruck, Truck } from "./trucks/truck.ts";

/** A window as it is on a weekday, 0 (Sunday) to 6; a weekday's window that has no row is closed. */
export type WeeklyWindow = {
  weekday: number;
  timeOfDay: TimeOfDay;
  isOpen: boolean;
  points: number;
  /** The most jobs that may start in the window; null: as many as its points carry. */
  stops: number | null;
};

/** What the owner said of a range of days; of two that concern a window the newer one counts. */
export type WindowOverride = {
  /** Rises with each override, so that it tells which is newer. */
  id: number;
  /** First and last day, both included. */
  fromDate: string;
  toDate: string;
  /** Null: every window of the days. */
  timeOfDay: TimeOfDay | null;
  isOpen: boolean;
  /** Null: what the weekday has. */
  points: number | null;
  stops: number | null;
  note: string;
};

/** Nothing set: no limit. */
export type Hours = {
  /** What the shop offers, in the order of the day (rule 535); left out: the usual three. */
  windows?: readonly TimeOfDay[];
  weekly: readonly WeeklyWindow[];
  overrides: readonly WindowOverride[];
  /** Two trucks or more, in the owner's order, each of which has the windows; left out: one truck. */
  trucks?: readonly TruckRoom[];
  /** Whether two trucks may drive to one job together (rule 452). */
  isTogether?: boolean;
  /** How many hours before its start a window can still be booked; left out: `NOTICE_HOURS`. */
  noticeHours?: number;
};

/** The windows that a shop offers, in the order of the day. */
export function windowsOf({ windows = USUAL_WINDOWS }: Hours): readonly TimeOfDay[] {
  return windows;
}

/** What of a truck says how much room it has. */
export type TruckRoom = Pick<Truck, "id" | "points" | "stops" | "weekdays">;

/** A job that takes room: not cancelled, with a date. */
export type DayJob = { id: number; timeOfDay: TimeOfDay | null; volume: number } & OnTruck;

/** The hours, and the jobs of the days that are asked about, by date; none where nothing is limited. */
export type Calendar = { hours: Hours; jobs: ReadonlyMap<string, readonly DayJob[]> };

/** A calendar in which a job takes fewer points: those that another day of it is to take instead. */
export function withoutPoints({ hours, jobs }: Calendar, id: number, points: number): Calendar {
  const less = (job: DayJob) =>
    job.id === id ? { ...job, volume: Math.max(0, job.volume - points) } : job;
  return { hours, jobs: new Map([...jobs].map(([date, day]) => [date, day.map(less)])) };
}

/** A window's rule on one day. No limit is `Infinity` points. */
export type WindowRule = { isOpen: boolean; points: number; stops: number | null };
/** By window, in the order of the day. */
export type DayRules = Record<TimeOfDay, WindowRule>;

const UNLIMITED: WindowRule = { isOpen: true, points: Number.POSITIVE_INFINITY, stops: null };
const CLOSED: WindowRule = { isOpen: false, points: 0, stops: null };

/** The rule of each window on a date. */
export function rulesOn(date: string, hours: Hours): DayRules {
  return Object.fromEntries(windowsOf(hours).map((name) => [name, ruleOf(date, name, hours)]));
}

function ruleOf(date: string, timeOfDay: TimeOfDay, { weekly, overrides }: Hours): WindowRule {
  const usual = weeklyRule(date, timeOfDay, weekly);
  const [override] = overrides
    .filter((one) => one.fromDate <= date && date <= one.toDate)
    .filter((one) => one.timeOfDay === null || one.timeOfDay === timeOfDay)
    .sort((one, other) => other.id - one.id);
  if (!override) return usual;
  if (!override.isOpen) return CLOSED;
  // A day opened out of turn has a truck, whatever its weekday has.
  const usualPoints = usual.isOpen ? usual.points : FULL_LOAD_POINTS;
  return {
    isOpen: true,
    points: override.points ?? usualPoints,
    stops: override.stops ?? usual.stops,
  };
}

function weeklyRule(
  date: string,
  timeOfDay: TimeOfDay,
  weekly: readonly WeeklyWindow[],
): WindowRule {
  if (weekly.length === 0) return UNLIMITED;
  const weekday = weekdayOf(date);
  const row = weekly.find((one) => one.weekday === weekday && one.timeOfDay === timeOfDay);
  return row?.isOpen ? row : CLOSED;
}

/** Whether the owner has set anything: otherwise every window of every day is open without a limit. */
export function isLimited({ weekly, overrides, trucks }: Hours): boolean {
  return weekly.length > 0 || overrides.length > 0 || trucks !== undefined;
}

/** How full a window of a day is: points, and jobs that start in it. */
export type WindowLoad = WindowRule & { timeOfDay: TimeOfDay; taken: number; jobs: number };
export type DayLoad = { windows: WindowLoad[]; floating: number };

/**
 * The windows of a day with what is taken in each. A job over its window's points takes the rest
 * from later, then from earlier open windows of the day. One whose window was closed since is driven all
 * the same: it counts against the day, and against no other window (rule 319). One whose window is offered no
 * longer counts in the window that takes its place (rule 537).
 * @returns `floating`: the points of jobs that have the day but no open window
 */
export function dayLoad(rules: DayRules, jobs: readonly DayJob[]): DayLoad {
  const names = Object.keys(rules);
  const counted = jobs.map((job) => ({ ...job, timeOfDay: countedIn(job.timeOfDay, names) }));
  const isIn = (job: DayJob): job is DayJob & { timeOfDay: TimeOfDay } =>
    job.timeOfDay !== null && rules[job.timeOfDay]?.isOpen === true;
  const windows = Object.entries(rules).map(([name, rule]) => {
    const own = counted.filter(({ timeOfDay }) => timeOfDay === name);
    const points = sum(own.map(({ volume }) => Math.min(volume, rule.points)));
    return { ...rule, timeOfDay: name, taken: points, jobs: own.length };
  });
  for (const job of counted.sort((one, other) => one.id - other.id)) {
    if (isIn(job)) spill(windows, job.timeOfDay, job.volume);
  }
  const floating = sum(counted.filter((job) => !isIn(job)).map(({ volume }) => volume));
  return { windows, floating };
}

/** Adds what does not fit in a job's own window to its neighbors. */
function spill(windows: WindowLoad[], timeOfDay: TimeOfDay, volume: number): void {
  const at = windows.findIndex((load) => load.timeOfDay === timeOfDay);
  let rest = volume - Math.min(volume, windows[at]?.points ?? 0);
  for (const load of [...windows.slice(at + 1), ...windows.slice(0, at).reverse()]) {
    const part = Math.min(rest, freePoints(load));
    load.taken += part;
    rest -= part;
  }
}

/** Points that are left in a window; none where it is closed or overfull. */
export function freePoints({ isOpen, points, taken }: WindowLoad): number {
  return isOpen ? Math.max(0, points - taken) : 0;
}

/** A window's load on a day, of one that is offered no longer the one in which it counts (rule 537). */
export function loadOf(
  windows: readonly WindowLoad[],
  timeOfDay: TimeOfDay | null,
): WindowLoad | undefined {
  const names = windows.map((load) => load.timeOfDay);
  const counted = countedIn(timeOfDay, names);
  return windows.find((load) => load.timeOfDay === counted);
}
