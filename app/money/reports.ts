/**
 * The sums of the owner's reports (rule 224). A week begins on Monday in Houston; a job that is done
 * counts in the week in which it was done, with what its receipt says.
 */

import type { JobStage } from "#app/jobs/job-event.ts";
import { addDays, formatDate } from "#app/lib/dates.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import { mondayOf } from "#app/lib/weeks.ts";
import { type TimeOfDay, windowNamed } from "#app/schedule/schedule.ts";

export type ReportJob = {
  stage: JobStage;
  /** Houston's days, YYYY-MM-DD. */
  bookedOn: string;
  /** When it was done; null: it is not. */
  doneOn: string | null;
  /** What it came to, tax included, without tips; null: it is not done. Cents. */
  finalCents: number | null;
  /** Cents that were taken off its price before the tax; 0: it is not done. */
  discountCents: number;
  /** Cents of it still to pay; negative: to give back (rule 280). */
  balanceCents: number;
  city: string;
  source: string | null;
  pricedBy: string | null;
  phone: string;
};

export type ReportLead = { phone: string; enteredOn: string };

/** A window of a past day: points that were used, and points that it held. */
export type UsedWindow = { timeOfDay: TimeOfDay; taken: number; points: number };

/** A row of a report: what it is about, and its figures. */
type WeekRow = {
  monday: string;
  isRunning: boolean;
  jobs: number;
  cents: number;
  unpaidCents: number;
  backCents: number;
  discountCents: number;
};
type CountRow = { name: string; count: number };
type StepRow = { name: string; people: number; percent: number };
type FillRow = { name: string; pointsADay: number; percent: number };

const REPORT_WEEKS = 12;

/** The first day of the weeks that are reported, and today. */
export function reportSpan(today: string): { from: string; to: string } {
  return { from: addDays(mondayOf(today), -7 * (REPORT_WEEKS - 1)), to: today };
}

/** Revenue of each week of the span, the running one last. */
export function revenueByWeek(jobs: readonly ReportJob[], today: string): WeekRow[] {
  const { from } = reportSpan(today);
  return Array.from({ length: REPORT_WEEKS }, (_, week) => {
    const monday = addDays(from, week * 7);
    const until = addDays(monday, 7);
    const done = jobs.filter(({ doneOn }) => doneOn !== null && doneOn >= monday && doneOn < until);
    const sum = (cents: (job: ReportJob) => number) =>
      done.reduce((total, job) => total + cents(job), 0);
    return {
      ...{ monday, isRunning: until > today, jobs: done.length },
      cents: sum(({ finalCents }) => finalCents ?? 0),
      unpaidCents: sum(({ balanceCents }) => Math.max(0, balanceCents)),
      backCents: sum(({ balanceCents }) => Math.max(0, -balanceCents)),
      discountCents: sum((job) => job.discountCents),
    };
  });
}

/** How many bookings each name has, the most first; those past `limit` are added up. */
function countBy(
  jobs: readonly ReportJob[],
  nameOf: (job: ReportJob) => string,
  limit = Number.POSITIVE_INFINITY,
): CountRow[] {
  const counts = new Map<string, number>();
  for (const job of jobs) counts.set(nameOf(job), (counts.get(nameOf(job)) ?? 0) + 1);
  const rows = [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
  if (rows.length <= limit) return rows;
  const rest = rows.slice(limit - 1);
  const count = rest.reduce((sum, row) => sum + row.count, 0);
  return [...rows.slice(0, limit - 1), { name: `${rest.length} others`, count }];
}

/** Cancelled bookings are no bookings to report. */
export function bookingsOf(jobs: readonly ReportJob[], { from, to }: { from: string; to: string }) {
  return jobs.filter(
    ({ stage, bookedOn }) => stage !== "cancelled" && bookedOn >= from && bookedOn <= to,
  );
}

export function bookingsByCity(bookings: readonly ReportJob[], limit?: number): CountRow[] {
  return countBy(bookings, ({ city }) => spelled(city), limit);
}

/** "sugar land" and "SUGAR  LAND" are one city. */
export function spelled(city: string): string {
  return city
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

export function bookingsBySource(bookings: readonly ReportJob[], limit?: number): CountRow[] {
  return countBy(bookings, ({ source }) => source ?? "unknown", limit);
}

const PRICED_BY: Record<string, string> = {
  items: "By item",
  "load-size": "Load size",
  chat: "Chat",
  quote: "Quote from photos",
  phone: "Phone",
};

export function bookingsByPricing(bookings: readonly ReportJob[]): CountRow[] {
  return countBy(bookings, ({ pricedBy }) => PRICED_BY[pricedBy ?? ""] ?? "Not known");
}

/**
 * People who left their number in the span, those of them who booked from that day on, and those whose
 * job was done. A person is a phone number, however often it was left.
 */
export function leadSteps(
  leads: readonly ReportLead[],
  jobs: readonly ReportJob[],
  { from, to }: { from: string; to: string },
): StepRow[] {
  const first = new Map<string, string>();
  for (const { phone, enteredOn } of leads) {
    if (enteredOn < from || enteredOn > to) continue;
    const number = phoneKey(phone);
    const before = first.get(number);
    if (before === undefined || enteredOn < before) first.set(number, enteredOn);
  }
  const followed = jobs.filter(({ phone, bookedOn, stage }) => {
    const leftOn = first.get(phoneKey(phone));
    return leftOn !== undefined && bookedOn >= leftOn && stage !== "cancelled";
  });
  const people = (some: readonly ReportJob[]) =>
    new Set(some.map(({ phone }) => phoneKey(phone))).size;
  const done = followed.filter(({ stage }) => stage === "done");
  return [
    { name: "Leads", people: first.size },
    { name: "Booked", people: people(followed) },
    { name: "Done", people: people(done) },
  ].map((step) => ({ ...step, percent: percentOf(step.people, first.size) }));
}

/** How full each window was on the days it was open. @param offered the windows, in the order of the day */
export function windowFill(
  windows: readonly UsedWindow[],
  offered: readonly TimeOfDay[],
): FillRow[] {
  return offered.map((one) => {
    const { name } = windowNamed(one);
    const own = windows.filter(({ timeOfDay }) => timeOfDay === one);
    const taken = own.reduce((sum, one) => sum + one.taken, 0);
    const points = own.reduce((sum, one) => sum + one.points, 0);
    const pointsADay = own.length === 0 ? 0 : Math.round((taken / own.length) * 2) / 2;
    return { name, pointsADay, percent: percentOf(taken, points) };
  });
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

/** "Jul 20, so far". */
export function weekName({ monday, isRunning }: Pick<WeekRow, "monday" | "isRunning">): string {
  const day = formatDate(monday, "short").replace(/^\w+, /, "");
  return isRunning ? `${day}, so far` : day;
}
