/**
 * Which windows can be had on every day that can be booked, for one load. The booking form holds all
 * of them, so that any day of its calendar is answered at once; a letter a window keeps them small.
 */
import type { SlotState } from "./availability.ts";
import type { TimeOfDay } from "./schedule.ts";

export type OpenDays = {
  /** The points that the states are for. */
  points: number;
  /** The first day, YYYY-MM-DD. */
  from: string;
  /** The windows of a day. */
  windows: readonly TimeOfDay[];
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
export const LETTERS = Object.fromEntries(
  Object.entries(STATES).map(([letter, state]) => [state, letter]),
) as Record<SlotState, string>;

/** The state of each window of a date, in the order of the day; null where nothing is known of it. */
export function statesOn(days: OpenDays | null, date: string): readonly SlotState[] | null {
  if (!days) return null;
  const at = ((Date.parse(date) - Date.parse(days.from)) / 86_400_000) * days.windows.length;
  const letters = at >= 0 ? days.letters.slice(at, at + days.windows.length) : "";
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
