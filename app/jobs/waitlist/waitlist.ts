/**
 * An earlier pickup (rules 150 to 157): for which windows a customer waits, which windows a change of
 * another job opens, and who is asked first. Pure: the calendar and those who wait are handed in.
 */

import { mayChange } from "#app/jobs/change-deadline.ts";
import type { JobStage } from "#app/jobs/job-event.ts";
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from "#app/jobs/messages/messages.ts";
import { addDays, houstonInstant, houstonNow, isRealDate, weekdayOf } from "#app/lib/dates.ts";
import { slotState, type WindowSlot } from "#app/schedule/availability.ts";
import { type Calendar, freePoints, isLimited, windowsOf } from "#app/schedule/day-load.ts";
import { byStart, type TimeOfDay } from "#app/schedule/schedule.ts";
import { truckDays } from "#app/schedule/trucks/truck-days.ts";

/** How long a window is held for the customer who was asked. */
export const HOLD_HOURS = 2;

/** For which windows a customer waits, of those before the pickup's own. */
export type WaitlistWish = {
  /** The first day that suits, YYYY-MM-DD. */
  fromDate: string;
  /** 0 (Sunday) to 6. */
  weekdays: readonly number[];
  windows: readonly TimeOfDay[];
};

/** The window that a job has. */
type JobSlot = { date: string | null; timeOfDay: TimeOfDay | null };

/** Whether a window comes before a job's own; a job without a window has the whole day. */
export function isEarlier(slot: WindowSlot, { date, timeOfDay }: JobSlot): boolean {
  if (date === null || slot.date > date) return false;
  if (slot.date < date) return true;
  return timeOfDay !== null && byStart(slot.timeOfDay, timeOfDay) < 0;
}

/** Whether a window is one that the customer waits for. */
export function suits(slot: WindowSlot, wish: WaitlistWish, job: JobSlot): boolean {
  const isWanted = wish.weekdays.includes(weekdayOf(slot.date));
  return (
    isWanted &&
    slot.date >= wish.fromDate &&
    wish.windows.includes(slot.timeOfDay) &&
    isEarlier(slot, job)
  );
}

/** Whether a job can wait at all: it may still be moved, and there is a mailbox to write to. */
export function mayWait(
  job: { email: string; date: string | null; stage: JobStage },
  now: Date,
): boolean {
  return job.date !== null && job.email !== "" && mayChange(job, now);
}

/**
 * The windows before a job's own that may open at all: of days that are not over or closed, and that
 * leave time to be asked. Full ones are what a customer waits for.
 * @param calendar from today to the day of the job
 */
export function possibleWindows(
  job: JobSlot & { id: number; volume: number; stage: JobStage },
  calendar: Calendar,
  now: Date,
): WindowSlot[] {
  const asked = holdEnd(askTime(now));
  const slots: WindowSlot[] = [];
  for (let date = houstonNow(now).date; job.date !== null && date <= job.date; ) {
    for (const timeOfDay of windowsOf(calendar.hours)) slots.push({ date, timeOfDay });
    date = addDays(date, 1);
  }
  return slots.filter((slot) => {
    const state = slotState(slot, job.volume, calendar, asked, job.id);
    return isEarlier(slot, job) && mayChange(job, asked) && (state === "open" || state === "full");
  });
}

/**
 * A wish as it was posted; null where no day or no window was chosen.
 * @param today the first day that a wish can begin with, in place of none or an earlier one
 * @param offered the windows that can be wished for
 */
export function readWaitlistWish(
  form: URLSearchParams,
  today: string,
  offered: readonly TimeOfDay[],
): WaitlistWish | null {
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((day) =>
    form.getAll("weekday").includes(String(day)),
  );
  const windows = form.getAll("window").filter((window) => offered.includes(window));
  if (weekdays.length === 0 || windows.length === 0) return null;
  const from = form.get("from") ?? "";
  return { fromDate: isRealDate(from) && from > today ? from : today, weekdays, windows };
}

/**
 * The windows of a day that have more room after a change than before: more points, one stop less, or
 * less that is to come at any time of the day.
 */
export function freedWindows(date: string, before: Calendar, after: Calendar): TimeOfDay[] {
  if (!isLimited(after.hours)) return [];
  const [was, is] = [truckDays(date, before), truckDays(date, after)];
  const freed = is.flatMap(({ windows, floating }, truck) =>
    windows.filter((load, at) => {
      const old = was[truck]?.windows[at];
      const hasMore = !old || freePoints(load) > freePoints(old) || load.jobs < old.jobs;
      return load.isOpen && (hasMore || floating < (was[truck]?.floating ?? 0));
    }),
  );
  return windowsOf(after.hours).filter((name) => freed.some(({ timeOfDay }) => timeOfDay === name));
}

/** When somebody may be asked: at once, or at 8 AM after the quiet hours. */
export function askTime(now: Date): Date {
  const { date, hour } = houstonNow(now);
  if (hour < QUIET_UNTIL_HOUR) return houstonInstant(date, QUIET_UNTIL_HOUR);
  if (hour < QUIET_FROM_HOUR) return now;
  return houstonInstant(addDays(date, 1), QUIET_UNTIL_HOUR);
}

/** When a hold that begins now ends. */
export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + HOLD_HOURS * 3_600_000);
}

/** A customer who waits. */
export type Waiting = {
  wish: WaitlistWish;
  job: JobSlot & { id: number; volume: number; stage: JobStage };
};

/**
 * The first of those who wait whose wish and points the window fits, and who can still take it when the
 * hold ends; undefined where there is none.
 * @param waiting in the order in which they began to wait
 * @param calendar holds the jobs and the holds of the window's day
 */
export function firstToAsk<One extends Waiting>(
  slot: WindowSlot,
  waiting: readonly One[],
  calendar: Calendar,
  now: Date,
): One | undefined {
  const end = holdEnd(now);
  return waiting.find(
    ({ wish, job }) =>
      suits(slot, wish, job) &&
      mayChange(job, end) &&
      slotState(slot, job.volume, calendar, end, job.id) === "open",
  );
}
