/** Where the truck stops nearby anyway, as the running site knows it (rule 148). */
import type { Person } from "#app/domain/customers.ts";
import type { JobDetails } from "#app/domain/job.ts";
import { type AreaStop, nearWindows } from "#app/domain/neighbors.ts";
import { bookableDays } from "#app/domain/schedule.ts";
import { formatSlot } from "#app/domain/slot-value.ts";
import { now, orStop } from "#app/env.server.ts";
import { connection } from "#db/client.server.ts";
import { stopsBetween } from "#db/neighbors.server.ts";
import { readZips } from "#db/zips.server.ts";

const centres = new Map(
  orStop(readZips).map(({ zip, lat, lng }) => [zip, { latitude: lat, longitude: lng }]),
);

/**
 * The windows to mark for a ZIP, as `formatSlot` writes them.
 * @param own the customer who asks, as far as that is known
 */
export function nearSlots(zip: string, own: readonly Person[]): string[] {
  const { from, to } = bookableDays(now());
  return marked(zip, stopsBetween(connection(), from, to), own);
}

/** Whether the window of a job is marked for its customer. */
export function isNear(
  job: Pick<JobDetails, "zip" | "phone" | "email" | "date" | "timeOfDay">,
): boolean {
  const { zip, date, timeOfDay } = job;
  if (date === null || timeOfDay === null) return false;
  const stops = stopsBetween(connection(), date, date);
  return marked(zip, stops, [job]).includes(formatSlot({ date, timeOfDay }));
}

function marked(zip: string, stops: readonly AreaStop[], own: readonly Person[]): string[] {
  return nearWindows(zip, stops, (one) => centres.get(one), own).map(formatSlot);
}
