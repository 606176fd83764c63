/** What the owner has set on the desk: one row for each setting that was ever set. */
import { eq, notLike } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { settings } from "#db/schema.ts";
import { type DeskSettings, readSettings, type SettingName } from "./owner-settings.ts";

/** Every setting as it holds now; the files of the logo are no settings. */
export function findSettings(database: Database): DeskSettings {
  const rows = database.select().from(settings).where(notLike(settings.name, "logo %")).all();
  return readSettings(new Map(rows.map(({ name, value }) => [name, value])));
}

/** Sets one; null unsets it. @param at ISO instant */
export function saveSetting<Name extends SettingName>(
  database: Database,
  name: Name,
  value: DeskSettings[Name],
  at: string,
): void {
  if (value === null) {
    database.delete(settings).where(eq(settings.name, name)).run();
    return;
  }
  database
    .insert(settings)
    .values({ name, value, changedAt: at })
    .onConflictDoUpdate({ target: settings.name, set: { value, changedAt: at } })
    .run();
}
