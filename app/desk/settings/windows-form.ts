/** The windows of the shop as the desk's form gives them (rule 535). */
import { singleLine } from "#app/lib/typed-text.ts";
import {
  byStart,
  MOST_NAME,
  type TimeOfDay,
  wallClock,
  windowKey,
  windowNamed,
} from "#app/schedule/schedule.ts";

export const MOST_WINDOWS = 8;
const LEAST_HOURS = 0.5;
const MOST_HOURS = 12;
/** No sign that separates names where they are listed. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .&'()/–-]*$/u;
const CLOCK = /^([01]\d|2[0-3]):(00|15|30|45)$/;

/** A window with the one that it was before; null: it is new. */
export type ChangedWindow = { was: TimeOfDay | null; window: TimeOfDay };

/** The name of a field of a row, the first row is 0. */
export const fieldOf = (field: "was" | "name" | "from" | "to" | "remove", row: number) =>
  `${field}.${row}`;

/** The windows as they were typed, in the order of the day, or what is wrong, by the field's name. */
export function readOwnWindows(
  form: URLSearchParams,
  offered: readonly TimeOfDay[],
): { windows: ChangedWindow[]; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const windows: ChangedWindow[] = [];
  const names = new Set<string>();
  for (let row = 0; row < MOST_WINDOWS; row++) {
    const [was, typedName, from, to] = (["was", "name", "from", "to"] as const).map((field) =>
      (form.get(fieldOf(field, row)) ?? "").slice(0, 200),
    ) as [string, string, string, string];
    const name = singleLine(typedName);
    const isBlank = was === "" && name === "" && from === "" && to === "";
    if (isBlank || form.has(fieldOf("remove", row))) continue;
    const [start, end] = [hourOf(from), hourOf(to) || 24];
    const nameError = nameErrorOf(name) ?? (names.has(name.toLowerCase()) ? TWICE : null);
    names.add(name.toLowerCase());
    if (nameError) errors[fieldOf("name", row)] = nameError;
    if (Number.isNaN(start)) errors[fieldOf("from", row)] = NO_CLOCK;
    else if (to === "" || Number.isNaN(hourOf(to))) errors[fieldOf("to", row)] = NO_CLOCK;
    else if (end - start < LEAST_HOURS || end - start > MOST_HOURS) {
      errors[fieldOf("to", row)] = "A window has 30 minutes to 12 hours, and ends on its day.";
    } else if (!nameError) {
      const known = offered.includes(was) && !windows.some((one) => one.was === was);
      windows.push({ was: known ? was : null, window: windowKey(name, start, end) });
    }
  }
  return { windows: windows.sort((one, other) => byStart(one.window, other.window)), errors };
}

const NO_CLOCK = "Choose a time on a quarter of an hour, like 7:15 AM.";
const TWICE = "Two windows have this name.";

function nameErrorOf(name: string): string | null {
  if (name === "") return "Give it a name, or check Remove.";
  if (name.length > MOST_NAME) return `A name has at most ${MOST_NAME} characters.`;
  return NAME.test(name) ? null : "Use letters, numbers and spaces.";
}

/** Hours of the day; NaN for no quarter of an hour. */
function hourOf(clock: string): number {
  const [, hour, minutes] = clock.match(CLOCK) ?? [];
  return Number(hour) + Number(minutes) / 60;
}

/** A row of the form; a field of the type "time" has midnight as "00:00". */
export type WindowRow = { was: string; name: string; from: string; to: string };

export function rowOf(window: TimeOfDay): WindowRow {
  const { name, startHour, endHour } = windowNamed(window);
  return { was: window, name, from: wallClock(startHour), to: wallClock(endHour % 24) };
}
