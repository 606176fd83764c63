/** Until when a customer may change a booking (rules 120 to 128). */

import { addDays, houstonDate, houstonInstant, houstonNow } from "#app/lib/dates.ts";
import { hourWords } from "#app/lib/hour-words.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import type { JobStage } from "./job-event.ts";

/** The hour in Houston, the day before the pickup, until which moving and changing items is free. */
export const CHANGE_HOUR = 18;
export const CHANGE_UNTIL = hourWords(CHANGE_HOUR);
/** How long the customer's page answers after the job has ended. */
export const PAGE_DAYS = 180;

type Dated = { stage: JobStage; date: string | null };

/** The last instant at which a dated job may be moved; null: an undated one always may. */
export function changeDeadline(date: string | null): Date | null {
  return date === null ? null : houstonInstant(addDays(date, -1), CHANGE_HOUR);
}

/** Whether the customer may still move the pickup or change its items. */
export function mayChange({ stage, date }: Dated, now: Date): boolean {
  const deadline = changeDeadline(date);
  return stage === "booked" && (deadline === null || now.getTime() < deadline.getTime());
}

/** Whether the customer may still cancel: until the truck is on its way, on a day that is not over. */
export function mayCancel({ stage, date }: Dated, now: Date): boolean {
  return stage === "booked" && (date === null || date >= houstonNow(now).date);
}

/** Whether cancelling now is late: moving is no longer possible. */
export function isLateCancel(job: Dated, now: Date): boolean {
  return !mayChange(job, now);
}

type Ended = Dated & { timeOfDay: TimeOfDay | null; endedAt: string | null };

/**
 * Whether the customer's page is gone: 180 days after the job was done or cancelled, or after its
 * day where nobody said so. A job without a date has not ended.
 */
export function isPageGone({ date, endedAt }: Pick<Ended, "date" | "endedAt">, now: Date): boolean {
  const end = endedAt === null ? date : houstonDate(endedAt);
  return end !== null && houstonNow(now).date > addDays(end, PAGE_DAYS);
}
