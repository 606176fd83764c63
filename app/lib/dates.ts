/** Days and hours in Houston, whatever zone the server or the browser is in. A date is YYYY-MM-DD text. */
import { words } from "./date-words.ts";

// A module of its own: of the scripts, the desk's alone have it (vite.config.ts).
export {
  HOUSTON_TIME_ZONE,
  houstonDate,
  houstonInstant,
  houstonNow,
  houstonWallTime,
  startOfDay,
} from "./houston-clock.ts";

/** The day a number of days after a date. */
export function addDays(date: string, days: number): string {
  const day = utcMidnight(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The weekday of a date, 0 (Sunday) to 6. */
export function weekdayOf(date: string): number {
  return utcMidnight(date).getUTCDay();
}

/** The long-form label of a custom date: "Wednesday, July 22, 2026". */
export function longDate(date: string): string {
  return formatDate(date, "long");
}

/**
 * A date in words: "Friday", "Jul 24", "Fri, Jul 24", "Friday, July 24", "July 24, 2026". Without Intl, as
 * lib/money.ts.
 */
export function formatDate(date: string, style: keyof typeof words.styles): string {
  const at = utcMidnight(date);
  const W = words.days[at.getUTCDay()] as string;
  const M = words.months[at.getUTCMonth()] as string;
  const parts = {
    W,
    w: W.slice(0, 3),
    M,
    m: M.slice(0, 3),
    d: at.getUTCDate(),
    y: at.getUTCFullYear(),
  };
  // A letter alone, not the "de" of Spanish dates.
  return words.styles[style].replace(/\b\w\b/g, (part) => `${parts[part as keyof typeof parts]}`);
}

/** True for text that names a day that exists, in the years 1000 to 2999: not 2026-02-30. */
export function isRealDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const day = utcMidnight(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

function utcMidnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
