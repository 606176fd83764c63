/**
 * When a person who left a number may be called or texted: the hours of the federal rules for calls
 * are 8 AM to 9 PM, and Texas keeps calls on Sundays to noon until 9 PM; an hour is left at each end.
 */
import { addDays, houstonInstant, houstonNow, weekdayOf } from "#app/lib/dates.ts";

const TEXTING_FROM_HOUR = 9;
const SUNDAY_FROM_HOUR = 12;
const TEXTING_UNTIL_HOUR = 20;
const SUNDAY = 0;

export type Texting = { isOpen: true } | { isOpen: false; opensAt: Date };

/** Whether people may be called now, and if not, from when on. */
export function textingAt(instant: Date): Texting {
  const { date, hour } = houstonNow(instant);
  if (hour < openingHour(date)) return { isOpen: false, opensAt: opening(date) };
  if (hour < TEXTING_UNTIL_HOUR) return { isOpen: true };
  return { isOpen: false, opensAt: opening(addDays(date, 1)) };
}

function opening(date: string): Date {
  return houstonInstant(date, openingHour(date));
}

function openingHour(date: string): number {
  return weekdayOf(date) === SUNDAY ? SUNDAY_FROM_HOUR : TEXTING_FROM_HOUR;
}
