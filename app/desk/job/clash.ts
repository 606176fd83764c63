/** A change of a job that was based on an earlier state of it: both versions, and how to send it again. */

import type { Stamp } from "#app/jobs/job-change.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import type { TimelineEntry } from "#app/jobs/timeline.ts";
import { STAGE_WORDS } from "#app/jobs/words.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { slotWords } from "#app/schedule/words.ts";
import type { DeskJob } from "./desk-job.ts";
import { words } from "./words.ts";

export type Clash = Pick<DeskJob, "name" | "phone"> & {
  /** What was posted, as text. */
  mine: readonly string[];
  /** The job as it is. */
  now: readonly string[];
  /** Who changed it last, and when. */
  last: Pick<TimelineEntry, "title" | "at"> | null;
  /** The stamp with which the post counts now. */
  stamp: Stamp;
  /** The post's other fields. */
  again: readonly (readonly [name: string, value: string])[];
};

/** A job in a few lines; its sums for whoever sees them. */
export function nowLines({ date, timeOfDay, stage, lines, volume, money }: DeskJob): string[] {
  const final = money?.final;
  const sum = money && formatMoney((final?.tax ?? money.booked).totalCents);
  return [
    STAGE_WORDS[stage],
    date ? slotWords({ date, timeOfDay }) : words.noDay,
    ...itemWords(final?.items ?? lines),
    [words.points(formatPoints(final?.volume ?? volume)), sum].filter(Boolean).join(", "),
  ];
}

/** "2 × Sofa": each line of a list. */
export function itemWords(lines: readonly Pick<JobLine, "name" | "quantity">[]): string[] {
  return lines.map(({ name, quantity }) => `${quantity} × ${name}`);
}
