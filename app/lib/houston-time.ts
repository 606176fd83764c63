/** Instants and dates in full, for pages that the server words: their formats cost a browser time. */
import { HOUSTON_TIME_ZONE } from "./dates.ts";

const clockTime = new Intl.DateTimeFormat("en-US", {
  timeZone: HOUSTON_TIME_ZONE,
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: HOUSTON_TIME_ZONE,
  hour: "numeric",
  minute: "2-digit",
});

/** "10:30 AM", as a clock in Houston shows an ISO instant. */
export function houstonClock(instant: string): string {
  return clock.format(new Date(instant)).replaceAll("\u202f", " ");
}

/** "Mon, Jul 20, 2026, 10:30 AM", as a clock in Houston shows an ISO instant. */
export function houstonTime(instant: string): string {
  return clockTime.format(new Date(instant)).replaceAll("\u202f", " ");
}
