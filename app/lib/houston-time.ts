/** Instants and dates in full, for pages that the server words: their formats cost a browser time. */
import { HOUSTON_TIME_ZONE } from "./dates.ts";
import { type Language, spokenLanguage } from "./language.ts";

const TIME = { hour: "numeric", minute: "2-digit" } as const;
const DAY = { weekday: "short", year: "numeric", month: "short", day: "numeric" } as const;

const inBoth = (style: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> => ({
  en: new Intl.DateTimeFormat("en-US", { timeZone: HOUSTON_TIME_ZONE, ...style }),
  es: new Intl.DateTimeFormat("es-US", { timeZone: HOUSTON_TIME_ZONE, ...style }),
});

const clock = inBoth(TIME);
const clockTime = inBoth({ ...DAY, ...TIME });

/** "10:30 AM", "10:30 a.m.", as a clock in Houston shows an ISO instant. */
export function houstonClock(instant: string): string {
  return clock[spokenLanguage()].format(new Date(instant)).replaceAll("\u202f", " ");
}

/** "Mon, Jul 20, 2026, 10:30 AM", as a clock in Houston shows an ISO instant. */
export function houstonTime(instant: string): string {
  return clockTime[spokenLanguage()].format(new Date(instant)).replaceAll("\u202f", " ");
}
