/** The owner's usual week as it is changed (rule 141). */

import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import type { WeeklyWindow } from "./day-load.ts";
import type { TimeOfDay } from "./schedule.ts";

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export type WindowsChange = {
  /** 0 (Sunday) to 6. */
  weekdays: readonly number[];
  windows: readonly TimeOfDay[];
  isOpen: boolean;
  /** Left out: as they are; at first a truck's points, and no limit of stops. */
  points?: number | undefined;
  stops?: number | undefined;
};

/**
 * The week with some windows opened or closed. In an empty one all others are closed from then on.
 * @param offered every window of the shop
 */
export function changeWeek(
  week: readonly WeeklyWindow[],
  { weekdays, windows, isOpen, points, stops }: WindowsChange,
  offered: readonly TimeOfDay[],
): WeeklyWindow[] {
  return WEEKDAYS.flatMap((weekday) =>
    offered.flatMap((name) => {
      const before = week.find((one) => one.weekday === weekday && one.timeOfDay === name);
      if (!weekdays.includes(weekday) || !windows.includes(name)) return before ?? [];
      return {
        weekday,
        timeOfDay: name,
        isOpen,
        points: points ?? before?.points ?? FULL_LOAD_POINTS,
        stops: stops ?? before?.stops ?? null,
      };
    }),
  );
}
