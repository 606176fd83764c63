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

const calendarDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  year: "numeric",
  month: "long",
  day: "numeric",
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

/** "July 23, 2026", of YYYY-MM-DD. */
export function houstonDay(date: string): string {
  return calendarDay.format(new Date(`${date}T00:00:00Z`));
}

/** "Mon, Jul 20, 2026, 10:30 AM", as a clock in Houston shows an ISO instant. */
export function houstonTime(instant: string): string {
  return clockTime.format(new Date(instant)).replaceAll("\u202f", " ");
}
