import type { ReadCalendar } from "#app/domain/job-change.ts";
import { openDays } from "#app/domain/list-open-days.ts";
import type { OpenDays } from "#app/domain/open-days.ts";
import { bookableDays } from "#app/domain/schedule.ts";

/**
 * The windows that can be had for a load. Null where the owner has set no hours, or where they cannot
 * be read now: then any window may be chosen, and the post decides.
 */
export function showOpenDays(
  points: number,
  services: { readCalendar: ReadCalendar; now: () => Date; onFailure: (cause: unknown) => void },
): OpenDays | null {
  const now = services.now();
  const { from, to } = bookableDays(now);
  try {
    return openDays(points, services.readCalendar(from, to), now);
  } catch (cause) {
    services.onFailure(cause);
    return null;
  }
}
