import { type Calendar, isLimited, windowsOf } from "#app/schedule/day-load.ts";
import { dayWindows } from "#app/schedule/day-windows.ts";
import { LETTERS, type OpenDays } from "#app/schedule/open-days.ts";
import { bookableDays } from "#app/schedule/schedule.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";
import type { Client } from "#db/write-queue.server.ts";

/**
 * The windows that can be had for a load. Null where the owner has set no hours, or where they cannot
 * be read now: then any window may be chosen, and the post decides.
 */
export function showOpenDays(
  points: number,
  services: { client: Client; now: () => Date; onFailure: (cause: unknown) => void },
): OpenDays | null {
  const now = services.now();
  const { from, to } = bookableDays(now);
  try {
    return openDays(points, readCalendar(services.client.connection(), from, to, now), now);
  } catch (cause) {
    services.onFailure(cause);
    return null;
  }
}

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
  return { points, from: days.from, windows: windowsOf(calendar.hours), letters };
}
