/** The owner's hours on a site of a test's own: the shared one has none. */
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { WindowSlot } from "#app/domain/availability.ts";

/** Opens a window with that many points on one day. @param folder of the site's database */
export function setRoom(folder: string, { date, timeOfDay }: WindowSlot, points: number): void {
  const database = new Sqlite(join(folder, "junkbuddy.db"));
  try {
    database
      .prepare(
        `INSERT INTO window_overrides
           (from_date, to_date, time_of_day, is_open, points, note, created_at)
         VALUES (?, ?, ?, 1, ?, '', '2026-07-09T11:00:00.000Z')`,
      )
      .run(date, date, timeOfDay, points);
  } finally {
    database.close();
  }
}
