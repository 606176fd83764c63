/** Where the truck stops nearby anyway, as the running site knows it (rule 148). */
import type { Person } from "#app/lib/person.ts";
import { zipCentroids } from "#app/schedule/area/zips.server.ts";
import { bookableDays, type TimeOfDay } from "#app/schedule/schedule.ts";
import { formatSlot } from "#app/schedule/slot-value.ts";
import { now, orStop } from "#app/server/env.server.ts";
import { connection } from "#db/client.server.ts";
import { type AreaStop, type CentreOf, nearWindows } from "./nearby-windows.ts";
import { stopsBetween, stopsIn } from "./stops.server.ts";

const centroids = orStop(zipCentroids);

const centreOf: CentreOf = (zip) => {
  const centroid = centroids.get(zip);
  return centroid && { latitude: centroid.lat, longitude: centroid.lng };
};

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
  job: Person & { zip: string; date: string | null; timeOfDay: TimeOfDay | null },
): boolean {
  const { zip, date, timeOfDay } = job;
  if (date === null || timeOfDay === null) return false;
  return marked(zip, stopsIn(connection(), { date, timeOfDay }), [job]).length > 0;
}

function marked(zip: string, stops: readonly AreaStop[], own: readonly Person[]): string[] {
  return nearWindows(zip, stops, centreOf, own).map(formatSlot);
}
