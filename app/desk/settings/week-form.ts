/** The owner's usual week as the desk's table gives it (rule 141). */

import { MAX_WINDOW_POINTS, MAX_WINDOW_STOPS, readAmount } from "#app/desk/calendar/day-form.ts";
import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import type { WeeklyWindow } from "#app/schedule/day-load.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { WEEKDAYS } from "#app/schedule/usual-week.ts";

export const WEEKDAY_NAMES = [
  ...["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
] as const;
/** Monday first, as crews plan their week. */
export const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

/** The name of a window's box in the table. */
export function boxName(weekday: number, timeOfDay: string): string {
  return `open.${weekday}.${timeOfDay}`;
}

/**
 * The week with the windows open that are ticked; what a window holds stays as it was.
 * @param windows those that are offered
 */
export function weekOfForm(
  form: URLSearchParams,
  before: readonly WeeklyWindow[],
  windows: readonly TimeOfDay[],
): WeeklyWindow[] {
  return eachWindow(windows, (weekday, timeOfDay) => {
    const earlier = before.find((one) => one.weekday === weekday && one.timeOfDay === timeOfDay);
    const { points = FULL_LOAD_POINTS, stops = null } = earlier ?? {};
    return { weekday, timeOfDay, isOpen: form.has(boxName(weekday, timeOfDay)), points, stops };
  });
}

/** The week with what every window holds; null where an amount is none. */
export function weekWithRoom(
  form: URLSearchParams,
  before: readonly WeeklyWindow[],
): WeeklyWindow[] | null {
  const points = readAmount(form.get("points") ?? "", MAX_WINDOW_POINTS, 0.5);
  const stops = readAmount(form.get("stops") ?? "", MAX_WINDOW_STOPS, 1);
  if (points === undefined || points === null || stops === undefined) return null;
  return before.map((one) => ({ ...one, points, stops }));
}

/** What every open window holds; null where they differ, or none is open. */
export function commonRoom(week: readonly WeeklyWindow[]) {
  const open = week.filter(({ isOpen }) => isOpen);
  const [first] = open;
  const isCommon =
    first && open.every(({ points, stops }) => points === first.points && stops === first.stops);
  return isCommon ? { points: first.points, stops: first.stops } : null;
}

function eachWindow<Made>(
  windows: readonly TimeOfDay[],
  make: (weekday: number, timeOfDay: TimeOfDay) => Made,
) {
  return WEEKDAYS.flatMap((weekday) => windows.map((one) => make(weekday, one)));
}
