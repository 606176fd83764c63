/**
 * Dates and time windows of a pickup (rules 50 to 53). Days are Houston's days (lib/dates.ts).
 */
import { words as dateWords } from "#app/lib/date-words.ts";
import { addDays, formatDate, houstonNow } from "#app/lib/dates.ts";
import { words } from "./window-words.ts";

export const MAX_DAYS_AHEAD = 180;

/**
 * A window as jobs and settings keep it: the name of one of the usual three, or "07:00-09:00 Early" (rule 535).
 * What a customer was promised stands in it, so that no later change of the windows changes a job.
 */
export type TimeOfDay = string;

/** The start and end of the usual windows, in hours of the day (rule 52). */
const USUAL_HOURS: Record<TimeOfDay, readonly [number, number]> = {
  Morning: [7, 12],
  Afternoon: [12, 17],
  Evening: [17, 21],
};
/** In the order of the day: what a shop offers that has set no windows of its own. */
export const USUAL_WINDOWS: readonly TimeOfDay[] = /* @__PURE__ */ Object.keys(USUAL_HOURS);

/** A window to show: hours of the day, with quarters (7.25 is 7:15), and "7:00 AM – 9:00 AM". */
export type TimeWindow = {
  name: string;
  startHour: number;
  endHour: number;
  hours: string;
  icon: "sunrise" | "sun" | "sunset";
};

export type DateOption = { label: string; dateFormatted: string; value: string };

/** The days from today to the last that can be booked, both included. */
export function bookableDays(now: Date): { from: string; to: string } {
  const from = houstonNow(now).date;
  return { from, to: addDays(from, MAX_DAYS_AHEAD) };
}

/** Six quick choices: Today, Tomorrow, Day After, then the next three weekday names. */
export function dateOptions(today: string): DateOption[] {
  return [0, 1, 2, 3, 4, 5].map((days) => {
    const value = addDays(today, days);
    const named = [dateWords.today, dateWords.tomorrow, dateWords.dayAfter][days];
    return named
      ? { label: named, dateFormatted: formatDate(value, "short"), value }
      : {
          label: formatDate(value, "weekday"),
          dateFormatted: formatDate(value, "monthDay"),
          value,
        };
  });
}

/** True when a window of that day has ended in Houston. */
export function hasWindowEnded(
  date: string,
  timeOfDay: TimeOfDay,
  now: { date: string; hour: number },
): boolean {
  return date === now.date && now.hour >= windowNamed(timeOfDay).endHour;
}

/** What a window is called, and its hours. @throws for text that is no window */
export function windowNamed(timeOfDay: TimeOfDay): TimeWindow {
  const found = partsOf(timeOfDay);
  if (!found) throw new RangeError("Not a window.");
  const { name, startHour, endHour } = found;
  const middle = (startHour + endHour) / 2;
  return {
    ...{ name: words.names[name] ?? name, startHour, endHour },
    hours: `${clock(startHour)} – ${clock(endHour)}`,
    icon: middle < 12 ? "sunrise" : middle < 17 ? "sun" : "sunset",
  };
}

/** A window as it is kept. @param from and `to`: hours of the day, with quarters */
export function windowKey(name: string, from: number, to: number): TimeOfDay {
  const usual = USUAL_WINDOWS.includes(name) ? windowNamed(name) : null;
  if (usual?.startHour === from && usual.endHour === to) return name;
  return `${wallClock(from)}-${wallClock(to)} ${name}`;
}

/** An hour of the day with 24 hours: "07:15", up to "24:00". */
export function wallClock(hour: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(hour))}:${two((hour % 1) * 60)}`;
}

/** Whether text is a window as it is kept; not whether it is offered. */
export function isTimeOfDay(text: string): boolean {
  return partsOf(text) !== null;
}

/** "Morning, 7:00 AM – 12:00 PM". */
export function windowWithHours(timeOfDay: TimeOfDay): string {
  const { name, hours } = windowNamed(timeOfDay);
  return `${name}, ${hours}`;
}

/** The name of a window within a sentence: "morning"; capitals of a short form stay, as in "PM". */
export function windowWord(timeOfDay: TimeOfDay): string {
  return windowNamed(timeOfDay).name.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());
}

/** The windows of a shop with others, such as those of jobs, in the order of the day. */
export function withOthers(
  windows: readonly TimeOfDay[],
  others: readonly (TimeOfDay | null)[],
): readonly TimeOfDay[] {
  const more = others.filter((one) => one !== null && !windows.includes(one)) as TimeOfDay[];
  return more.length === 0 ? windows : [...new Set([...windows, ...more])].sort(byStart);
}

/** Earlier starts first, then earlier ends. */
export function byStart(one: TimeOfDay, other: TimeOfDay): number {
  const [a, b] = [windowNamed(one), windowNamed(other)];
  return a.startHour - b.startHour || a.endHour - b.endHour;
}

/** The same of jobs, those without a window last. */
export function byStartOrNone(one: TimeOfDay | null, other: TimeOfDay | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return byStart(one, other);
}

/**
 * The window among those offered in which a job counts (rule 537): its own, else the one that shares the most
 * time with it, the earlier of two; null without any.
 */
export function countedIn(
  timeOfDay: TimeOfDay | null,
  windows: readonly TimeOfDay[],
): TimeOfDay | null {
  if (timeOfDay === null || windows.includes(timeOfDay)) return timeOfDay;
  const own = windowNamed(timeOfDay);
  let found = null;
  let most = 0;
  for (const one of windows) {
    const { startHour, endHour } = windowNamed(one);
    const shared = Math.min(endHour, own.endHour) - Math.max(startHour, own.startHour);
    if (shared > most) [found, most] = [one, shared];
  }
  return found;
}

/** The hours where there is little room: "7 – 12", "7:30 – 9". */
export function shortHours(timeOfDay: TimeOfDay): string {
  const { hours } = windowNamed(timeOfDay);
  return hours.replace(/(?::00)? [ap]\.?m\.?/gi, "");
}

/** An hour of the day on the clock: "7:15 AM". */
function clock(hour: number): string {
  const minutes = String((hour % 1) * 60).padStart(2, "0");
  return `${(Math.floor(hour + 11) % 12) + 1}:${minutes} ${hour % 24 < 12 ? words.am : words.pm}`;
}

const OWN_WINDOW = /^([01]\d|2[0-4]):(00|15|30|45)-([01]\d|2[0-4]):(00|15|30|45) (\S.{0,23})$/;
/** The longest name of a window. */
export const MOST_NAME = 24;
/** A name, and the hours before it. */
const MOST_LETTERS = MOST_NAME + 12;

function partsOf(text: string): Pick<TimeWindow, "name" | "startHour" | "endHour"> | null {
  const [startHour, endHour] = USUAL_WINDOWS.includes(text) ? (USUAL_HOURS[text] ?? []) : [];
  if (startHour !== undefined && endHour !== undefined) return { name: text, startHour, endHour };
  const [, hour, quarter, toHour, toQuarter, name] =
    (text.length <= MOST_LETTERS && text.match(OWN_WINDOW)) || [];
  if (name === undefined) return null;
  return {
    name,
    startHour: Number(hour) + Number(quarter) / 60,
    endHour: Number(toHour) + Number(toQuarter) / 60,
  };
}
