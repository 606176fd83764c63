/** Lists the open days for the booking form (open-days.ts); apart from it, as no browser lists them. */
import { type Calendar, isLimited } from "./availability.ts";
import { dayWindows } from "./day-windows.ts";
import { LETTERS, type OpenDays } from "./open-days.ts";
import { bookableDays } from "./schedule.ts";

/**
 * Null where the owner has set no hours: then every window can be had.
 * @param calendar holds the jobs of the bookable days
 */
export function openDays(points: number, calendar: Calendar, now: Date): OpenDays | null {
  if (!isLimited(calendar.hours)) return null;
  const days = bookableDays(now);
  const letters = dayWindows(days, points, calendar, now)
    .flatMap(({ states }) => states.map((state) => LETTERS[state]))
    .join("");
  return { points, from: days.from, letters };
}
