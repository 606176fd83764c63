/** The owner's usual week in tests, and other customers' jobs that take room. */

import type { Job } from "#app/jobs/job.ts";
import type { WeeklyWindow } from "#app/schedule/day-load.ts";
import { saveWeek } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";
import { sampleBooking, sampleDetails } from "./job-details.ts";
import { savedJob } from "./saved-job.ts";

/** Monday to Saturday, each window with a truck's points; Sunday is closed. */
export function openWeek(database: Database, points = 550): void {
  const week = [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    WINDOWS.map(
      ({ name }): WeeklyWindow => ({
        ...{ weekday, timeOfDay: name },
        ...{ isOpen: true, points, stops: null },
      }),
    ),
  );
  saveWeek(database, week);
}

let neighbors = 0;

/** Another customer's job of some points. */
export function neighborJob(
  database: Database,
  slot: Pick<Job, "date" | "timeOfDay">,
  volume: number,
): Job {
  neighbors += 1;
  return savedJob(
    database,
    sampleBooking({
      bookingKey: `00000000-0000-4000-8000-${String(neighbors).padStart(12, "0")}`,
      details: sampleDetails({ ...slot, volume }),
      drawOrderNumber: () => `JB-2${String(neighbors).padStart(5, "0")}`,
    }),
  );
}
