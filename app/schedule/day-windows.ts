/** The windows of some days, one day after the other, as a customer chooses among them. */

import { addDays, isRealDate } from "#app/lib/dates.ts";
import { type SlotState, type WindowSlot, windowStates } from "./availability.ts";
import { type Calendar, windowsOf } from "./day-load.ts";
import { bookableDays, type TimeOfDay } from "./schedule.ts";

export const SHOWN_DAYS = 7;

export type DayWindows = {
  /** YYYY-MM-DD. */
  date: string;
  /** The state of each window, in the order of the day. */
  states: readonly SlotState[];
};

/** The days that are shown, both included, and where the days before and after begin. */
export type ShownDays = { from: string; to: string; earlier: string | null; later: string | null };

/**
 * A week of days from the wanted one on, within the days that can be booked.
 * @param wanted YYYY-MM-DD; anything else begins today
 */
export function shownDays(wanted: string, now: Date): ShownDays {
  const { from: today, to: last } = bookableDays(now);
  const latestStart = addDays(last, 1 - SHOWN_DAYS);
  const from = isRealDate(wanted) ? between(today, wanted, latestStart) : today;
  const to = addDays(from, SHOWN_DAYS - 1);
  return {
    from,
    to,
    earlier: from > today ? between(today, addDays(from, -SHOWN_DAYS), latestStart) : null,
    later: to < last ? between(today, addDays(from, SHOWN_DAYS), latestStart) : null,
  };
}

/**
 * What each window of the days is for a job of some points.
 * @param calendar holds the jobs of these days
 * @param exceptJob the job that is moved: it does not stand in its own way
 */
export function dayWindows(
  { from, to }: Pick<ShownDays, "from" | "to">,
  points: number,
  calendar: Calendar,
  now: Date,
  exceptJob: number | null = null,
): DayWindows[] {
  const days: DayWindows[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const states = windowStates(date, points, calendar, now, exceptJob);
    days.push({ date, states: windowsOf(calendar.hours).map((name) => states[name] ?? "closed") });
  }
  return days;
}

/** Whether a window is among the days, and open. @param windows those of the days' states */
export function isOpenOn(
  days: readonly DayWindows[],
  slot: WindowSlot,
  windows: readonly TimeOfDay[],
): boolean {
  const at = windows.indexOf(slot.timeOfDay);
  return days.some(({ date, states }) => date === slot.date && states[at] === "open");
}

function between(earliest: string, date: string, latest: string): string {
  if (date < earliest) return earliest;
  return date > latest ? latest : date;
}
