/**
 * Which windows can be had on every day that can be booked, for one load. The booking form holds all
 * of them, so that any day of its calendar is answered at once; a letter a window keeps them small.
 */
import { type Calendar, isLimited, type SlotState } from "./availability.ts";
import { dayWindows } from "./day-windows.ts";
import { addDays, houstonNow, MAX_DAYS_AHEAD, WINDOWS } from "./schedule.ts";

export type OpenDays = {
  /** The points that the states are for. */
  points: number;
  /** The first day, YYYY-MM-DD. */
  from: string;
  /** A letter for each window of each day, in the order of time. */
  letters: string;
};

const STATES: Record<string, SlotState> = {
  o: "open",
  f: "full",
  c: "closed",
  p: "over",
  x: "too-large",
};
const LETTERS = Object.fromEntries(
  Object.entries(STATES).map(([letter, state]) => [state, letter]),
) as Record<SlotState, string>;

/** The days from today to the last that can be booked, both included. */
export function bookableDays(now: Date): { from: string; to: string } {
  const from = houstonNow(now).date;
  return { from, to: addDays(from, MAX_DAYS_AHEAD) };
}

/**
 * Null where the owner has set no hours: then every window can be had.
 * @param calendar holds the jobs of the bookable days
 */
export function openDays(points: number, calendar: Calendar, now: Date): OpenDays | null {
  if (!isLimited(calendar.hours)) return null;
  const days = bookableDays(now);
  const letters = dayWindows(days, points, calendar, now)
    .flatMap(({ states }) => states.map((state) => LETTERS[state]))
    .join("");
  return { points, from: days.from, letters };
}

/** The state of each window of a date, in the order of the day; null where nothing is known of it. */
export function statesOn(days: OpenDays | null, date: string): readonly SlotState[] | null {
  if (!days) return null;
  const at = ((Date.parse(date) - Date.parse(days.from)) / 86_400_000) * WINDOWS.length;
  const letters = at >= 0 ? days.letters.slice(at, at + WINDOWS.length) : "";
  return letters === "" ? null : [...letters].map((letter) => STATES[letter] ?? "closed");
}

/** What a day is as a whole: open while one of its windows is; else what most keeps it from that. */
export function dayState(states: readonly SlotState[]): SlotState {
  const [worst = "closed"] = (["open", "full", "too-large", "over"] as const).filter((state) =>
    states.includes(state),
  );
  return worst;
}

/** Whether no day carries the load, however empty it is: the crew calls (rule 143). */
export function isMoreThanADay({ letters }: OpenDays): boolean {
  return letters.includes(LETTERS["too-large"]) && !/[of]/.test(letters);
}
