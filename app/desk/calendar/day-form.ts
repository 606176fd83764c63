/** A day that the owner opens or closes, as the desk's forms give it. */

import { addDays, isRealDate } from "#app/lib/dates.ts";
import { singleLine } from "#app/lib/typed-text.ts";
import type { WindowOverride } from "#app/schedule/day-load.ts";
import { isTimeOfDay } from "#app/schedule/schedule.ts";

/** Ten trucks. */
export const MAX_WINDOW_POINTS = 5_500;
export const MAX_WINDOW_STOPS = 100;
const MAX_DAY_NOTE = 200;
/** More is a slip of the finger: two years. */
const MAX_DAYS = 730;

type DaySpan = Omit<WindowOverride, "id" | "isOpen">;
type ReadDay =
  | { ok: true; day: DaySpan }
  /** `field`: the date that is wrong. */
  | { ok: false; problem: string; advice: string; field?: "from" | "to" };

/**
 * The days and windows, with what an opened one holds; a blank amount is what it usually holds.
 * @param today before which no day is closed or opened: not every browser keeps to a field's limits (rule 263)
 */
export function readDayForm(form: URLSearchParams, today = ""): ReadDay {
  const fromDate = form.get("from") ?? "";
  const toDate = form.get("to") || fromDate;
  const named = form.get("window") ?? "";
  const points = readAmount(form.get("points") ?? "", MAX_WINDOW_POINTS, 0.5);
  const stops = readAmount(form.get("stops") ?? "", MAX_WINDOW_STOPS, 1);
  const note = singleLine(form.get("note") ?? "");
  const field = isRealDate(fromDate) ? "to" : "from";
  if (!isRealDate(fromDate) || !isRealDate(toDate)) {
    return wrong("Choose the day from the calendar.", "You can leave the last day blank.", field);
  }
  if (fromDate < today) {
    return wrong("That day has passed.", "Choose today or a later day.", "from");
  }
  if (toDate < fromDate) {
    return wrong("The last day is before the first.", "Swap them.", "to");
  }
  if (toDate > addDays(fromDate, MAX_DAYS)) {
    return wrong("That's more than two years.", "Check the year.", "to");
  }
  if (points === undefined || stops === undefined) {
    return wrong(
      "Type points and stops as numbers. A full truck is 550 points.",
      "Leave one blank to keep what the weekday usually has.",
    );
  }
  if (note.length > MAX_DAY_NOTE) {
    return wrong(`A note can have up to ${MAX_DAY_NOTE} characters.`, "Make it shorter.");
  }
  const timeOfDay = isTimeOfDay(named) ? named : null;
  return { ok: true, day: { fromDate, toDate, timeOfDay, points, stops, note } };
}

/** Null for a blank, undefined for what is no amount. */
export function readAmount(typed: string, most: number, step: number): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const amount = /^\d{1,5}(?:\.\d)?$/.test(text) ? Number(text) : Number.NaN;
  const isAmount = Number.isInteger(amount / step) && amount > 0 && amount <= most;
  return isAmount ? amount : undefined;
}

function wrong(problem: string, advice: string, field?: "from" | "to"): ReadDay {
  return { ok: false, problem, advice, ...(field && { field }) };
}
