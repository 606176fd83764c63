/** Days and windows in the words of a sentence. */

import { addDays, formatDate } from "#app/lib/dates.ts";
import type { Slot } from "./availability.ts";

/** "Friday morning"; "Friday" without a window. */
export function slotWords({ date, timeOfDay }: Slot): string {
  const day = formatDate(date, "weekday");
  return timeOfDay === null ? day : `${day} ${timeOfDay.toLowerCase()}`;
}

/**
 * The same where the day may be weeks away: "Friday morning" within a week of today, else "Fri, Jul
 * 24, morning".
 */
export function nearSlotWords(slot: Slot, today: string): string {
  const { date, timeOfDay } = slot;
  if (date >= today && date < addDays(today, 7)) return slotWords(slot);
  const day = formatDate(date, "short");
  return timeOfDay === null ? day : `${day}, ${timeOfDay.toLowerCase()}`;
}
