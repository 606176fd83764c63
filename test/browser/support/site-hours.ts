/** The owner's hours on a site of a test's own: the shared one has none. */
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { WindowSlot } from "#app/schedule/availability.ts";
import { USUAL_WINDOWS } from "#app/schedule/schedule.ts";

/** Opens every window of some weekdays, 0 (Sunday) to 6, with that many points; the others are closed. */
export function setWeek(folder: string, weekdays: readonly number[], points: number): void {
  write(folder, (database) => {
    const insert = database.prepare(
      "INSERT INTO weekly_windows (weekday, time_of_day, is_open, points) VALUES (?, ?, 1, ?)",
    );
    for (const weekday of weekdays) {
      for (const window of USUAL_WINDOWS) insert.run(weekday, window, points);
    }
  });
}

/** Opens a window with that many points on one day. */
export function setRoom(folder: string, { date, timeOfDay }: WindowSlot, points: number): void {
  write(folder, (database) =>
    database
      .prepare(
        `INSERT INTO window_overrides
           (from_date, to_date, time_of_day, is_open, points, note, created_at)
         VALUES (?, ?, ?, 1, ?, '', '2026-07-09T11:00:00.000Z')`,
      )
      .run(date, date, timeOfDay, points),
  );
}

/** @param folder of the site's database */
function write(folder: string, task: (database: Sqlite.Database) => void): void {
  const database = new Sqlite(join(folder, "junkbuddy.db"));
  try {
    task(database);
  } finally {
    database.close();
  }
}
