/** Instants as dates and hours of Houston, whatever zone the server or the browser is in. */
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

/** As `houstonNow`, with the minutes as a part of the hour: 9.5 is 9:30 AM. */
export function houstonWallTime(instant: Date): HoustonHour {
  const { date, hour } = houstonNow(instant);
  return { date, hour: hour + instant.getUTCMinutes() / 60 };
}

type HoustonHour = { date: string; hour: number };

const HOUR_MS = 3_600_000;
/**
 * Houston is whole hours from UTC. A page that lists windows asks for one instant hundreds of times,
 * and a booking for its window's: to format them took 1% of a booking's time.
 */
const shownHours = new Map<number, HoustonHour>();
const MOST_SHOWN_HOURS = 500;

/** The instant of an hour of a date in Houston; 7.5 is half past seven. */
export function houstonInstant(date: string, hour: number): Date {
  const wall = hourInUtc(date, Math.floor(hour));
  const offsetAt = (instant: number) => {
    const shown = houstonNow(new Date(instant));
    return hourInUtc(shown.date, shown.hour) - instant;
  };
  // The first guess may lie on the other side of a clock change; the second does not.
  const guess = wall - offsetAt(wall);
  return new Date(wall - offsetAt(guess) + (hour % 1) * HOUR_MS);
}

/** The date in Houston at an instant. @param instant ISO */
export function houstonDate(instant: string): string {
  return houstonNow(new Date(instant)).date;
}

/** The instant at which a date begins in Houston: ISO. */
export function startOfDay(date: string): string {
  return houstonInstant(date, 0).toISOString();
}

function hourInUtc(date: string, hour: number): number {
  return Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS;
}
