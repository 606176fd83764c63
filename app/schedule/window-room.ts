/** How much room a window has for one job, in points (rules 140 to 143). */
import { sum } from "#app/lib/sum.ts";
import type { Slot } from "./availability.ts";
import { type Calendar, type DayLoad, freePoints, loadOf } from "./day-load.ts";
import type { TimeOfDay } from "./schedule.ts";
import { truckDays } from "./trucks/truck-days.ts";

export type WindowRoom = {
  /** The points of the window, or of the day for a job that needs more than its window. */
  capacity: number;
  /** The most points the job may have there. */
  most: number;
};

/**
 * The room of a slot for a job, whatever the clock says, on the truck that has the most; null where
 * nothing limits it. A job of exactly `most` points fits (`roomState` says "open"), one of more does not.
 * @param exceptJob the job itself, which does not stand in its own way
 */
export function roomFor(
  { date, timeOfDay }: Slot,
  calendar: Calendar,
  exceptJob: number | null,
): WindowRoom | null {
  const rooms = truckDays(date, calendar, exceptJob).map((day) => roomOn(day, timeOfDay));
  const limits = rooms.filter((room) => room !== null);
  if (limits.length < rooms.length) return null;
  const [first = NO_ROOM, ...others] = limits;
  return others.reduce((best, room) => (room.most > best.most ? room : best), first);
}

const NO_ROOM: WindowRoom = { capacity: 0, most: 0 };

function roomOn({ windows, floating }: DayLoad, timeOfDay: TimeOfDay | null): WindowRoom | null {
  const dayFree = Math.max(0, sum(windows.map(freePoints)) - floating);
  const own = loadOf(windows, timeOfDay);
  const open = windows.filter(({ isOpen }) => isOpen);
  const dayPoints = sum(open.map(({ points }) => points));
  if (!own) return limited(dayPoints, dayFree);
  if (!own.isOpen || (own.stops !== null && own.jobs >= own.stops)) return limited(own.points, 0);
  const isEmpty = own.jobs === 0 && own.taken === 0;
  const most = isEmpty ? dayFree : Math.min(freePoints(own), dayFree);
  return limited(Math.max(own.points, most), most);
}

function limited(capacity: number, most: number): WindowRoom | null {
  if (most === Number.POSITIVE_INFINITY) return null;
  // A window of any size whose stops are all taken.
  return { capacity: Number.isFinite(capacity) ? capacity : most, most };
}

/** How a changed list fits: `other` is taken by other stops, `left` would stay free, in points. */
export type Fit = { fits: boolean; other: number; yours: number; left: number; over: number };

/**
 * How a job of `points` fits where it had `booked` points: a list that needs no more than before
 * always does (rule 129).
 */
export function fitOf({ capacity, most }: WindowRoom, points: number, booked: number): Fit {
  const allowed = Math.max(most, booked);
  return {
    fits: points <= allowed,
    other: Math.max(0, capacity - allowed),
    yours: points,
    left: Math.max(0, allowed - points),
    over: Math.max(0, points - allowed),
  };
}
