/** The owner's hours in the words of the terminal. */

import { formatDate } from "#app/lib/dates.ts";
import { formatPoints } from "#app/lib/money.ts";
import type { Hours, WeeklyWindow, WindowOverride } from "#app/schedule/availability.ts";
import { WINDOWS } from "#app/schedule/schedule.ts";
import { typedHere } from "#app/server/typed-here.server.ts";
import { WEEKDAY_NAMES } from "./hours-input.ts";
import { table } from "./terminal.ts";

const WEEK_COLUMNS = [
  { head: "Day", width: 8 },
  ...WINDOWS.map(({ name }) => ({ head: name, width: 24 })),
];
const OVERRIDE_COLUMNS = [
  { head: "No.", width: 6 },
  { head: "Days", width: 28 },
  { head: "Windows", width: 12 },
  { head: "What", width: 18 },
  { head: "Note", width: 16 },
];

/** The usual week, and the days that differ. */
export function hoursWords(hours: Hours): string {
  return [weekWords(hours), ...overridesWords(hours.overrides)].join("\n\n");
}

function weekWords({ weekly }: Hours): string {
  if (weekly.length === 0) {
    return [
      "No hours are set: every window of every day can be booked, without a limit.",
      typedHere("To set them: npm run owner -- hours mon-sat all"),
    ].join("\n");
  }
  // Monday first, as crews plan their week.
  const rows = [1, 2, 3, 4, 5, 6, 0].map((weekday) => [
    `${WEEKDAY_NAMES[weekday]}`,
    ...WINDOWS.map(({ name }) =>
      windowWords(weekly.find((one) => one.weekday === weekday && one.timeOfDay === name)),
    ),
  ]);
  return table(WEEK_COLUMNS, rows);
}

function windowWords(window: WeeklyWindow | undefined): string {
  return window?.isOpen ? roomWords(window) : "closed";
}

/** "550 points, 4 stops". */
function roomWords({ points, stops }: { points: number | null; stops: number | null }): string {
  const parts = [
    points === null ? null : `${formatPoints(points)} points`,
    stops === null ? null : `${stops} ${stops === 1 ? "stop" : "stops"}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? "as usual" : parts.join(", ");
}

function overridesWords(overrides: readonly WindowOverride[]): string[] {
  if (overrides.length === 0) return [];
  const rows = overrides.map((override) => [
    `${override.id}`,
    daysWords(override),
    override.timeOfDay ?? "all",
    override.isOpen ? `open, ${roomWords(override)}` : "closed",
    override.note,
  ]);
  return [
    `Days that differ, the newest first: of two for a day the first counts.\n\n${table(OVERRIDE_COLUMNS, rows)}`,
  ];
}

/** "Fri, Jul 24 to Sun, Jul 26, 2026". */
function daysWords({ fromDate, toDate }: Pick<WindowOverride, "fromDate" | "toDate">) {
  const last = `${formatDate(toDate, "short")}, ${toDate.slice(0, 4)}`;
  return fromDate === toDate ? last : `${formatDate(fromDate, "short")} to ${last}`;
}
