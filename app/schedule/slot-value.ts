/** A window of a day as one value of a form: "2026-07-24.Afternoon". */

import { isRealDate } from "#app/lib/dates.ts";
import type { WindowSlot } from "./availability.ts";
import { isTimeOfDay } from "./schedule.ts";

export function formatSlot({ date, timeOfDay }: WindowSlot): string {
  return `${date}.${timeOfDay}`;
}

/** Null for text that names no window of a real day. */
export function parseSlot(text: string): WindowSlot | null {
  const [date = "", timeOfDay = "", ...rest] = text.split(".");
  return rest.length === 0 && isRealDate(date) && isTimeOfDay(timeOfDay)
    ? { date, timeOfDay }
    : null;
}
