/**
 * A visit: a further day of a job that needs several (rules 476 to 479). It is a job's row of its own, with
 * its own day, truck and messages, and without a price.
 */
import { formatDate } from "#app/lib/dates.ts";
import { windowWithHours } from "#app/schedule/schedule.ts";
import type { Job } from "./job.ts";
import type { JobStage } from "./job-event.ts";
import type { JobLine } from "./job-line.ts";

/** Which day of which order: "2" of "JB-123456". */
export type VisitOf = { day: number; order: string };

/** A day of a job as it is listed: the job itself is the first. */
export type JobDay = Pick<Job, "orderNumber" | "date" | "timeOfDay" | "stage" | "volume"> & {
  day: number;
};

/** What a visit has instead of a list. @param points that it takes of the job's */
export function visitLine({ day, order }: VisitOf, points: number): JobLine {
  const name = `Day ${day} of ${order}`;
  return { id: "visit", name, quantity: 1, priceCents: 0, volume: points };
}

/** Which day of which order a visit is; null: a job of its own. */
export function visitOf({ partOf, items: [line] }: Pick<Job, "items" | "partOf">): VisitOf | null {
  if (!partOf) return null;
  const [, day = "2", order = ""] = /^Day (\d{1,4}) of (\S{1,40})$/.exec(line?.name ?? "") ?? [];
  return { day: Number(day), order };
}

/** The number of a row's day: 1 of the job itself. */
export function dayOf(row: Pick<Job, "items" | "partOf">): number {
  return visitOf(row)?.day ?? 1;
}

/** The points of a list, over all the days that it takes. */
export function listPoints({ items }: Pick<Job, "items">): number {
  return items.reduce((points, { volume, quantity }) => points + volume * quantity, 0);
}

/** The number of the next day: the lowest that no visit has. */
export function freeDay(taken: readonly number[]): number {
  for (let day = 2; ; day++) if (!taken.includes(day)) return day;
}

/** Whether a visit takes its part of the job's points: one that was cancelled has given them back. */
export function isStanding({ stage }: { stage: JobStage }): boolean {
  return stage !== "cancelled";
}

/** Whether somebody still has to drive to a job. */
export function isOpen({ stage }: { stage: JobStage }): boolean {
  return stage === "booked" || stage === "on-the-way";
}

/**
 * What of a list is left to the main job beside its visits. They keep their points while the list has them;
 * of a smaller one the last take less.
 * @param whole points of the list
 */
export function sharePoints(
  whole: number,
  visits: readonly number[],
): { own: number; visits: number[] } {
  let left = whole;
  const kept = visits.map((points) => {
    const part = Math.min(points, left);
    left -= part;
    return part;
  });
  return { own: left, visits: kept };
}

/** "Day 2: Sunday, November 29, Morning, 7:00 AM – 12:00 PM", for the customer. */
export function dayLine({ day, date, timeOfDay, stage }: JobDay): string {
  const when = date === null ? "we'll call you to set it" : formatDate(date, "day");
  const window = date && timeOfDay ? `, ${windowWithHours(timeOfDay)}` : "";
  return `Day ${day}: ${when}${window}${stage === "done" ? ", done" : ""}`;
}
