/** A day of the calendar as its panel shows it: jobs by window, and what sets it apart. */

import { countItems, type Job } from "#app/jobs/job.ts";
import type { JobStage } from "#app/jobs/job-event.ts";
import type { JobOutcome } from "#app/jobs/money/job-outcome.ts";
import { formatPoints } from "#app/lib/money.ts";
import type { Hours } from "#app/schedule/day-load.ts";
import { byStartOrNone, countedIn, withOthers } from "#app/schedule/schedule.ts";
import type { CalendarDay } from "./desk-calendar.ts";

/** A stop in the week's list. */
export type CalendarStop = Pick<Job, "id" | "name" | "city" | "timeOfDay"> & {
  words: string;
};

/** The stops of some days, each day's in the order of the windows, those without a window last. */
export function stopsOf(days: readonly CalendarDay[], jobs: readonly Job[]) {
  const kept = jobs.filter(({ stage }) => stage !== "cancelled");
  return days.map((day) =>
    kept
      .filter(({ date }) => date === day.date)
      .sort((one, other) => byStartOrNone(one.timeOfDay, other.timeOfDay))
      .map(
        ({ id, name, city, timeOfDay, items, volume }): CalendarStop => ({
          ...{ id, name, city, timeOfDay },
          words: listWords(items, volume),
        }),
      ),
  );
}

type DayJobView = {
  id: number;
  name: string;
  totalCents: number;
  stage: JobStage;
  words: string;
};

/**
 * @param jobs of the day, cancelled ones included
 * @param outcomeOf what a job comes to
 */
export function viewCalendarDay(
  date: string,
  day: CalendarDay,
  jobs: readonly Job[],
  { overrides }: Hours,
  outcomeOf: (job: Job) => JobOutcome,
) {
  const kept = jobs.filter((job) => job.stage !== "cancelled");
  const open = day.cells.filter(({ state }) => state !== "closed");
  const offered = day.cells.map(({ timeOfDay }) => timeOfDay);
  const windows = withOthers(
    offered,
    kept.map(({ timeOfDay }) => timeOfDay),
  );
  const limits = day.closed === null ? open.map(({ points }) => points) : [null];
  return {
    date,
    closed: day.closed,
    points: kept.reduce((sum, { volume }) => sum + volume, 0),
    /** Null: no limit, or all of it is closed. */
    capacity: limits.includes(null)
      ? null
      : limits.reduce<number>((sum, points) => sum + (points ?? 0), 0),
    totalCents: kept.reduce((sum, job) => sum + outcomeOf(job).totalCents, 0),
    windows: [...windows, null].map((timeOfDay) => ({
      timeOfDay,
      isOpen:
        timeOfDay === null || open.some((cell) => cell.timeOfDay === countedIn(timeOfDay, offered)),
      jobs: kept
        .filter((job) => job.timeOfDay === timeOfDay)
        .map((job) => viewJob(job, outcomeOf(job))),
    })),
    overrides: overrides
      .filter((one) => one.fromDate <= date && date <= one.toDate)
      .map(({ id, timeOfDay, isOpen, points, note, fromDate, toDate }) => ({
        ...{ id, timeOfDay, isOpen, points, note, fromDate, toDate },
      })),
  };
}

export type CalendarDayView = ReturnType<typeof viewCalendarDay>;

function viewJob({ id, name }: Job, { totalCents, stage, items, volume }: JobOutcome): DayJobView {
  return { id, name, totalCents, stage, words: listWords(items, volume) };
}

/** "1/4 Load, 137.5 points", "4 items, 235 points". */
export function listWords(items: Job["items"], volume: number): string {
  const units = countItems(items);
  const what = units === 1 && items[0] ? items[0].name : `${units} items`;
  return `${what}, ${formatPoints(volume)} points`;
}
