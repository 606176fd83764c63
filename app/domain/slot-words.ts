/** Days and windows in the words of a sentence. */
import type { Slot } from "./availability.ts";
import { formatDate } from "./schedule.ts";

/** "Friday morning"; "Friday" without a window. */
export function slotWords({ date, timeOfDay }: Slot): string {
  const day = formatDate(date, "weekday");
  return timeOfDay === null ? day : `${day} ${timeOfDay.toLowerCase()}`;
}
