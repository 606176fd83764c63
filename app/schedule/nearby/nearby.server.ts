/** Where the truck stops nearby anyway (rule 148). */
import type { Person } from "#app/lib/person.ts";
import { zipCentroids } from "#app/schedule/area/zips.server.ts";
import { bookableDays, type TimeOfDay } from "#app/schedule/schedule.ts";
import { formatSlot } from "#app/schedule/slot-value.ts";
import type { Database } from "#db/open.server.ts";
import { type AreaStop, type CentreOf, nearWindows } from "./nearby-windows.ts";
import { stopsBetween, stopsIn } from "./stops.server.ts";

const centreOf: CentreOf = (zip) => {
  const centroid = zipCentroids().get(zip);
  return centroid && { latitude: centroid.lat, longitude: centroid.lng };
};

/**
 * The windows to mark for a ZIP, as `formatSlot` writes them.
 * @param own the customer who asks, as far as that is known
 */
export function nearSlots(
  database: Database,
  at: Date,
  zip: string,
  own: readonly Person[],
): string[] {
  const { from, to } = bookableDays(at);
  return marked(zip, stopsBetween(database, from, to), own);
}

/** Whether the window of a job is marked for its customer. */
export function isNear(
  database: Database,
  job: Person & { zip: string; date: string | null; timeOfDay: TimeOfDay | null },
): boolean {
  const { zip, date, timeOfDay } = job;
  if (date === null || timeOfDay === null) return false;
  return marked(zip, stopsIn(database, { date, timeOfDay }), [job]).length > 0;
}

function marked(zip: string, stops: readonly AreaStop[], own: readonly Person[]): string[] {
  return nearWindows(zip, stops, centreOf, own).map(formatSlot);
}
