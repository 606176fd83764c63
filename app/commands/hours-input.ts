/** Weekdays, windows and amounts as the owner types them. */

import { MAX_WINDOW_POINTS, MAX_WINDOW_STOPS } from "#app/desk/calendar/day-form.ts";
import { type TimeOfDay, windowNamed } from "#app/schedule/schedule.ts";
import { WEEKDAYS } from "#app/schedule/usual-week.ts";
import { OwnerError } from "./explain.ts";
import { printable } from "./terminal.ts";

export const WEEKDAY_NAMES = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** "mon-sat", "mon,wed,fri", "sunday" or "all", as 0 (Sunday) to 6. @throws OwnerError */
export function readWeekdays(typed: string): number[] {
  if (typed.toLowerCase() === "all") return [...WEEKDAYS];
  return [...new Set(typed.split(",").flatMap(readWeekdayRange))];
}

/** "sat-mon" goes on over the end of the week. */
function readWeekdayRange(typed: string): number[] {
  const [first = "", last, ...rest] = typed.split("-");
  if (rest.length > 0) throw unknownWeekday(typed);
  const from = readWeekday(first);
  const to = last === undefined ? from : readWeekday(last);
  const days = (to - from + WEEKDAYS.length) % WEEKDAYS.length;
  return Array.from({ length: days + 1 }, (_, at) => (from + at) % WEEKDAYS.length);
}

const LONG_NAMES = [
  ...["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
];

function readWeekday(typed: string): number {
  const name = typed.trim().toLowerCase();
  const at = name.length < 3 ? -1 : LONG_NAMES.findIndex((long) => long.startsWith(name));
  if (at < 0) throw unknownWeekday(typed);
  return at;
}

function unknownWeekday(typed: string): OwnerError {
  return new OwnerError(
    `There is no weekday "${printable(typed)}": write mon-sat, or mon,wed,fri, or all.`,
  );
}

/** "morning", "morning,evening" or "all". @param offered what there is @throws OwnerError */
export function readWindows(typed: string, offered: readonly TimeOfDay[]): readonly TimeOfDay[] {
  if (typed.toLowerCase() === "all") return offered;
  return [...new Set(typed.split(",").map((word) => readWindow(word, offered)))];
}

/** @throws OwnerError for anything but the name of a window */
function readWindow(typed: string, offered: readonly TimeOfDay[]): TimeOfDay {
  const word = typed.trim().toLowerCase();
  const names = offered.map((one) => windowNamed(one).name.toLowerCase());
  const found = offered[names.indexOf(word)];
  if (found !== undefined) return found;
  const list = new Intl.ListFormat("en-US", { type: "disjunction" }).format(names);
  throw new OwnerError(
    `There is no window "${printable(typed)}": write ${list.replace(/, or /, " or ")}.`,
  );
}

/** @throws OwnerError unless it is a number of points a crew can carry */
export function readPoints(typed: string): number {
  const points = Number(typed);
  if (Number.isInteger(points * 2) && points > 0 && points <= MAX_WINDOW_POINTS) return points;
  throw new OwnerError(
    `Points are a number up to ${MAX_WINDOW_POINTS}, not "${printable(typed)}": a full truck is 550.`,
  );
}

/** @throws OwnerError unless it is a number of stops */
export function readStops(typed: string): number {
  const stops = Number(typed);
  if (Number.isInteger(stops) && stops > 0 && stops <= MAX_WINDOW_STOPS) return stops;
  throw new OwnerError(
    `Stops are a whole number up to ${MAX_WINDOW_STOPS}, not "${printable(typed)}".`,
  );
}
