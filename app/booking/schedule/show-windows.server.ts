import { openDays } from "#app/schedule/availability-codec.ts";
import type { OpenDays } from "#app/schedule/open-days.ts";
import { bookableDays } from "#app/schedule/schedule.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";
import type { Client } from "#db/write-queue.server.ts";

/**
 * The windows that can be had for a load. Null where the owner has set no hours, or where they cannot
 * be read now: then any window may be chosen, and the post decides.
 */
export function showOpenDays(
  points: number,
  services: { client: Client; now: () => Date; onFailure: (cause: unknown) => void },
): OpenDays | null {
  const now = services.now();
  const { from, to } = bookableDays(now);
  try {
    return openDays(points, readCalendar(services.client.connection(), from, to, now), now);
  } catch (cause) {
    services.onFailure(cause);
    return null;
  }
}
