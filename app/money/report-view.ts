/** The owner's reports as a screen and as CSV files: each a title, a head and rows of cells (rule 224). */

import { addDays } from "#app/lib/dates.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import type { Hours } from "#app/schedule/day-load.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { wholeDay } from "#app/schedule/trucks/truck-days.ts";
import {
  bookingsByCity,
  bookingsByPricing,
  bookingsBySource,
  bookingsOf,
  leadSteps,
  type ReportJob,
  type ReportLead,
  reportSpan,
  revenueByWeek,
  type UsedWindow,
  weekName,
  windowFill,
} from "./reports.ts";

/** A bar's share of the longest, 0 to 1, with what stands beside it. */
export type Bar = {
  name: string;
  share: number;
  words: string;
  isRunning?: boolean;
  isLoss?: boolean;
};

export type Report = {
  id: ReportId;
  title: string;
  head: readonly string[];
  /** The cells of each row: text for people. */
  rows: readonly (readonly string[])[];
  /** The same for a spreadsheet: money in dollars without a sign. */
  cells: readonly (readonly (string | number)[])[];
  bars: readonly Bar[];
  kind: "weeks" | "counts" | "truck" | "profit";
  /** Where each row leads to; left out: nowhere. */
  links?: readonly (string | null)[];
};

export type ReportId =
  | "revenue"
  | "cities"
  | "sources"
  | "pricing"
  | "leads"
  | "windows"
  | `profit-${"jobs" | "days" | "trucks" | "loads" | "cities" | "sources"}`
  | "losing";

export type ReportFigures = {
  today: string;
  jobs: readonly ReportJob[];
  leads: readonly ReportLead[];
  windows: readonly UsedWindow[];
  /** The windows of a day, in its order. */
  offered: readonly TimeOfDay[];
};

const MOST_CITIES = 6;
const MOST_SOURCES = 8;

export function reportsOf({ today, jobs, leads, windows, offered }: ReportFigures): Report[] {
  const span = reportSpan(today);
  const bookings = bookingsOf(jobs, span);
  return [
    revenue(jobs, today),
    counts("cities", "Bookings by city", "City", bookingsByCity(bookings, MOST_CITIES)),
    counts(
      "sources",
      "Where bookings come from",
      "Source",
      bookingsBySource(bookings, MOST_SOURCES),
    ),
    counts("pricing", "How bookings were priced", "By", bookingsByPricing(bookings)),
    steps(leads, jobs, span),
    fill(windows, offered),
  ];
}

function revenue(jobs: readonly ReportJob[], today: string): Report {
  const weeks = revenueByWeek(jobs, today);
  const most = Math.max(...weeks.map(({ cents }) => cents), 1);
  const newest = [...weeks].reverse();
  return {
    ...{ id: "revenue", title: "Revenue per week", kind: "weeks" },
    head: ["Week of", "Jobs", "Revenue", "Unpaid", "Owed back", "Discounts"],
    rows: newest.map((week) => [
      ...[weekName(week), `${week.jobs}`, formatMoney(week.cents)],
      ...[formatMoney(week.unpaidCents), formatMoney(week.backCents)],
      formatMoney(week.discountCents),
    ]),
    cells: newest.map(({ monday, jobs: done, cents, unpaidCents, backCents, ...week }) => [
      ...[monday, done, cents / 100, unpaidCents / 100, backCents / 100],
      week.discountCents / 100,
    ]),
    bars: weeks.map((week) => ({
      name: weekName(week),
      share: week.cents / most,
      words: formatMoney(week.cents),
      isRunning: week.isRunning,
    })),
  };
}

function counts(
  id: ReportId,
  title: string,
  head: string,
  rows: readonly { name: string; count: number }[],
): Report {
  const most = Math.max(...rows.map(({ count }) => count), 1);
  return {
    ...{ id, title, kind: "counts", head: [head, "Bookings"] },
    rows: rows.map(({ name, count }) => [name, `${count}`]),
    cells: rows.map(({ name, count }) => [name, count]),
    bars: rows.map(({ name, count }) => ({ name, share: count / most, words: `${count}` })),
  };
}

function steps(
  leads: readonly ReportLead[],
  jobs: readonly ReportJob[],
  span: { from: string; to: string },
): Report {
  const rows = leadSteps(leads, jobs, span);
  const most = Math.max(rows[0]?.people ?? 0, 1);
  return {
    ...{ id: "leads", title: "From lead to done", kind: "counts" },
    head: ["Step", "People", "Of leads"],
    rows: rows.map(({ name, people, percent }) => [name, `${people}`, `${percent}%`]),
    cells: rows.map(({ name, people, percent }) => [name, people, percent]),
    bars: rows.map(({ name, people }) => ({ name, share: people / most, words: `${people}` })),
  };
}

function fill(windows: readonly UsedWindow[], offered: readonly TimeOfDay[]): Report {
  const rows = windowFill(windows, offered);
  return {
    ...{ id: "windows", title: "How full the truck was", kind: "truck" },
    head: ["Window", "Points a day", "Full"],
    rows: rows.map(({ name, pointsADay, percent }) => [
      name,
      formatPoints(pointsADay),
      `${percent}%`,
    ]),
    cells: rows.map(({ name, pointsADay, percent }) => [name, pointsADay, percent]),
    bars: rows.map(({ name, percent }) => ({
      name,
      share: Math.min(1, percent / 100),
      words: `${percent}%`,
    })),
  };
}

type Slot = { id: number; date: string; timeOfDay: TimeOfDay | null; volume: number };

/** The windows of past days with what was used of them; without hours each held one truck. */
export function usedWindows(
  jobs: readonly Slot[],
  hours: Hours,
  { from, to }: { from: string; to: string },
): UsedWindow[] {
  const used: UsedWindow[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const own = jobs.filter((job) => job.date === date);
    for (const { timeOfDay, isOpen, taken, points } of wholeDay(date, {
      hours,
      jobs: new Map([[date, own]]),
    }).windows) {
      const held = Number.isFinite(points) ? points : FULL_LOAD_POINTS;
      if (isOpen) used.push({ timeOfDay, taken, points: held });
    }
  }
  return used;
}
