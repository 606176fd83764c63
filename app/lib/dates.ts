/** Days and hours in Houston, whatever zone the server or the browser is in. A date is YYYY-MM-DD text. */
export const HOUSTON_TIME_ZONE = "America/Chicago";

let houstonClock: Intl.DateTimeFormat | undefined;

/** Made once, and with the first question: a browser may never ask (lib/money.ts). */
function makeHoustonClock(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone: HOUSTON_TIME_ZONE,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
}

const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

type DateWords = { weekday: string; month: string; day: number; year: number };

// Without Intl, as lib/money.ts.
const STYLES = {
  weekday: ({ weekday }: DateWords) => weekday,
  monthDay: ({ month, day }: DateWords) => `${month.slice(0, 3)} ${day}`,
  short: ({ weekday, month, day }: DateWords) =>
    `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}`,
  day: ({ weekday, month, day }: DateWords) => `${weekday}, ${month} ${day}`,
  monthDayYear: ({ month, day, year }: DateWords) => `${month} ${day}, ${year}`,
};

/** The local date and hour, 0 to 23, in Houston at an instant. */
export function houstonNow(instant: Date): HoustonHour {
  const hour = Math.floor(instant.getTime() / HOUR_MS);
  const known = shownHours.get(hour);
  if (known) return known;
  if (shownHours.size === MOST_SHOWN_HOURS) shownHours.clear();
  houstonClock ??= makeHoustonClock();
  const [year, month, day, shown] = houstonClock.format(instant).match(/\d+/g) as string[];
  const found = { date: `${year}-${month}-${day}`, hour: Number(shown) };
  shownHours.set(hour, found);
  return found;
}

type HoustonHour = { date: string; hour: number };

const HOUR_MS = 3_600_000;
/**
 * Houston is whole hours from UTC. A page that lists windows asks for one instant hundreds of times,
 * and a booking for its window's: to format them took 1% of a booking's time.
 */
const shownHours = new Map<number, HoustonHour>();
const MOST_SHOWN_HOURS = 500;

/** The instant of a full hour of a date in Houston. */
export function houstonInstant(date: string, hour: number): Date {
  const wall = hourInUtc(date, hour);
  const offsetAt = (instant: number) => {
    const shown = houstonNow(new Date(instant));
    return hourInUtc(shown.date, shown.hour) - instant;
  };
  // The first guess may lie on the other side of a clock change; the second does not.
  const guess = wall - offsetAt(wall);
  return new Date(wall - offsetAt(guess));
}

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
  return `${formatDate(date, "weekday")}, ${formatDate(date, "monthDayYear")}`;
}

/** A date in words: "Friday", "Jul 24", "Fri, Jul 24", "Friday, July 24", "July 24, 2026". */
export function formatDate(date: string, style: keyof typeof STYLES): string {
  const at = utcMidnight(date);
  return STYLES[style]({
    weekday: DAYS[at.getUTCDay()] as string,
    month: MONTHS[at.getUTCMonth()] as string,
    day: at.getUTCDate(),
    year: at.getUTCFullYear(),
  });
}

/** True for text that names a day that exists, in the years 1000 to 2999: not 2026-02-30. */
export function isRealDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const day = utcMidnight(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

function hourInUtc(date: string, hour: number): number {
  return utcMidnight(date).getTime() + hour * 3_600_000;
}

function utcMidnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
