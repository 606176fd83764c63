/**
 * Which windows have room (rules 140 to 146). Room is measured in truck points, not in
 * jobs. Pure: the owner's hours and the jobs of the days are handed in.
 */

import { addDays, houstonInstant, houstonNow, houstonWallTime } from "#app/lib/dates.ts";
import { sum } from "#app/lib/sum.ts";
import {
  type Calendar,
  type DayLoad,
  freePoints,
  type Hours,
  isLimited,
  loadOf,
  type WindowLoad,
  windowsOf,
} from "./day-load.ts";
import { bookableDays, hasWindowEnded, type TimeOfDay, windowNamed } from "./schedule.ts";
import { type TruckDay, truckDays } from "./trucks/truck-days.ts";

/** How long before a window's start it can still be booked, once the owner has set hours. */
const NOTICE_HOURS = 2;
/** How many windows a customer is offered in place of one that is full. */
const OFFERED_WINDOWS = 3;

/** What is wanted: a null window asks for room somewhere in the day. */
export type Slot = { date: string; timeOfDay: TimeOfDay | null };
export type WindowSlot = { date: string; timeOfDay: TimeOfDay };

/**
 * open: there is room; full: no room for these points; closed: the crew does not work then; over:
 * too late to book it; too-large: more than the whole day carries, so the crew calls.
 */
export type SlotState = "open" | "full" | "closed" | "over" | "too-large";

/**
 * Whether a slot can be booked for a number of points. A window that is not offered is closed.
 * @param exceptJob a job that does not stand in its own way: the one that is moved or changed
 */
export function slotState(
  slot: Slot,
  points: number,
  calendar: Calendar,
  now: Date,
  exceptJob: number | null = null,
): SlotState {
  const { hours } = calendar;
  if (isTooLate(slot, hours, now)) return "over";
  if (slot.timeOfDay !== null && !windowsOf(hours).includes(slot.timeOfDay)) return "closed";
  return roomState(slot, points, calendar, exceptJob);
}

/** Whether a slot has room, whatever the clock says. */
export function roomState(
  slot: Slot,
  points: number,
  calendar: Calendar,
  exceptJob: number | null = null,
): SlotState {
  if (!isLimited(calendar.hours)) return "open";
  const days = truckDays(slot.date, calendar, exceptJob);
  return bestState(days, slot.timeOfDay, points, calendar.hours);
}

/** The best that any truck has, or two of them together. */
function bestState(
  days: readonly TruckDay[],
  timeOfDay: TimeOfDay | null,
  points: number,
  hours: Hours,
): SlotState {
  const states = days.map((day) => stateIn(day, timeOfDay, points));
  if (states.includes("open")) return "open";
  if (hours.isTogether && timeOfDay !== null) states.push(pairState(days, timeOfDay, points));
  return (
    (["open", "full", "too-large"] as const).find((state) => states.includes(state)) ?? "closed"
  );
}

/** How two trucks together have a slot (rule 452). */
function pairState(days: readonly TruckDay[], timeOfDay: TimeOfDay, points: number): SlotState {
  if (pairFor(days, timeOfDay, points)) return "open";
  const open = days.flatMap(({ windows }) => {
    const load = loadOf(windows, timeOfDay);
    return load?.isOpen ? load : [];
  });
  const [first, second] = open.sort((one, other) => other.points - one.points);
  return first && second && first.points + second.points >= points ? "full" : "too-large";
}

/** The two largest trucks that have nothing else to do in a window, where they carry a job together. */
export function pairFor(
  days: readonly TruckDay[],
  timeOfDay: TimeOfDay,
  points: number,
): { first: TruckDay; second: TruckDay } | null {
  const free = days.flatMap((day) => {
    const load = loadOf(day.windows, timeOfDay);
    if (!load?.isOpen || load.jobs > 0 || load.taken > 0 || load.stops === 0) return [];
    const isFree = sum(day.windows.map(freePoints)) - day.floating >= load.points;
    return isFree ? { day, points: load.points } : [];
  });
  const [first, second] = free.sort((one, other) => other.points - one.points);
  if (!first || !second || first.points + second.points < points) return null;
  return { first: first.day, second: second.day };
}

/** The state of a slot for one truck. */
export function stateIn(
  { windows, floating }: DayLoad,
  timeOfDay: TimeOfDay | null,
  points: number,
): SlotState {
  const wanted = loadOf(windows, timeOfDay);
  const open = windows.filter(({ isOpen }) => isOpen);
  if (open.length === 0 || (wanted && !wanted.isOpen)) return "closed";
  if (points > sum(open.map((load) => load.points))) return "too-large";
  const hasDayRoom = sum(open.map(freePoints)) - floating >= points;
  return hasDayRoom && (!wanted || hasWindowRoom(wanted, points)) ? "open" : "full";
}

/** A job that is larger than its window needs the window for itself. */
function hasWindowRoom(load: WindowLoad, points: number): boolean {
  if (load.stops !== null && load.jobs >= load.stops) return false;
  if (points > load.points) return load.jobs === 0 && load.taken === 0;
  return points <= freePoints(load);
}

/** The state of each window of a day. */
export function windowStates(
  date: string,
  points: number,
  calendar: Calendar,
  now: Date,
  exceptJob: number | null = null,
): Record<TimeOfDay, SlotState> {
  const { hours } = calendar;
  const days = truckDays(date, calendar, exceptJob);
  const stateOf = (timeOfDay: TimeOfDay) =>
    isTooLate({ date, timeOfDay }, hours, now) ? "over" : bestState(days, timeOfDay, points, hours);
  return Object.fromEntries(windowsOf(hours).map((name) => [name, stateOf(name)]));
}

/**
 * The open windows nearest to the wanted one, earlier and later ones, in the order of the calendar.
 * The calendar must hold the jobs of the days in `searchRange`.
 */
export function nearestOpen(
  wanted: Slot,
  points: number,
  calendar: Calendar,
  now: Date,
  exceptJob: number | null = null,
): WindowSlot[] {
  const { from, to } = searchRange(wanted, now);
  const found: WindowSlot[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const states = windowStates(date, points, calendar, now, exceptJob);
    for (const timeOfDay of windowsOf(calendar.hours)) {
      if (states[timeOfDay] === "open") found.push({ date, timeOfDay });
    }
  }
  const [first = ""] = windowsOf(calendar.hours);
  // A day without a window counts from its first.
  const asked = wallHour({ date: wanted.date, timeOfDay: wanted.timeOfDay ?? first });
  const distance = (slot: WindowSlot) => Math.abs(wallHour(slot) - asked);
  return found
    .filter((slot) => slot.date !== wanted.date || slot.timeOfDay !== wanted.timeOfDay)
    .sort((one, other) => distance(one) - distance(other) || wallHour(one) - wallHour(other))
    .slice(0, OFFERED_WINDOWS)
    .sort((one, other) => wallHour(one) - wallHour(other));
}

const SEARCH_DAYS = 45;

/** The first and last day in which a window is looked for instead of the wanted one. */
export function searchRange(wanted: Slot, now: Date): { from: string; to: string } {
  const bookable = bookableDays(now);
  const from = addDays(wanted.date, -SEARCH_DAYS);
  const to = addDays(wanted.date, SEARCH_DAYS);
  return {
    from: from < bookable.from ? bookable.from : from,
    to: to > bookable.to ? bookable.to : to,
  };
}

/**
 * True when nobody can book a window any more: its day is past or, once hours are set, it starts in
 * less than two hours; without hours, it has ended. A day without a window is bookable while one of
 * its windows is; without hours, until it ends.
 */
export function isTooLate({ date, timeOfDay }: Slot, hours: Hours, now: Date): boolean {
  if (timeOfDay !== null) return isWindowTooLate({ date, timeOfDay }, hours, now);
  if (hours.weekly.length === 0) return date < houstonNow(now).date;
  return windowsOf(hours).every((name) => isWindowTooLate({ date, timeOfDay: name }, hours, now));
}

function isWindowTooLate(slot: WindowSlot, hours: Hours, now: Date): boolean {
  const today = houstonNow(now);
  if (slot.date < today.date) return true;
  if (hours.weekly.length === 0) {
    return hasWindowEnded(slot.date, slot.timeOfDay, houstonWallTime(now));
  }
  const { noticeHours = NOTICE_HOURS } = hours;
  // No window of a day this far off is within the notice.
  if (slot.date > addDays(today.date, Math.ceil(noticeHours / 24))) return false;
  const start = houstonInstant(slot.date, windowNamed(slot.timeOfDay).startHour);
  return now.getTime() > start.getTime() - noticeHours * 3_600_000;
}

/** Hours on the wall clock, to compare slots. */
function wallHour({ date, timeOfDay }: WindowSlot): number {
  const { startHour } = windowNamed(timeOfDay);
  return Date.parse(date) / 3_600_000 + startHour;
}
