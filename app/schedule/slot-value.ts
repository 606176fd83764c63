/** A window of a day as one value of a form: "2026-07-24.Afternoon". */

import { isRealDate } from "#app/lib/dates.ts";
import type { WindowSlot } from "./availability.ts";
import { isTimeOfDay } from "./schedule.ts";

export function formatSlot({ date, timeOfDay }: WindowSlot): string {
  return `${date}.${timeOfDay}`;
}

/** Null for text that names no window of a real day; the window may be one that is not offered. */
export function parseSlot(text: string): WindowSlot | null {
  const [date, timeOfDay] = [text.slice(0, 10), text.slice(11)];
  return text[10] === "." && isRealDate(date) && isTimeOfDay(timeOfDay)
    ? { date, timeOfDay }
    : null;
}
