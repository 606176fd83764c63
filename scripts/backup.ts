/**
 * `npm run backup`: copies the database while the site runs. Prints the copy's path to standard
 * output and its contents to standard error; `npm run -s backup` prints the path alone.
 */
import { parseEnvironment } from "#app/server/settings.server.ts";
import { backUp } from "#db/backup.server.ts";
import { loadSettings } from "./settings-file.mjs";
import { readArguments, TAKES } from "./usage.mjs";

readArguments(TAKES.backup);
loadSettings();
try {
  const settings = parseEnvironment(process.env);
  const made = await backUp(settings.DATABASE_PATH, {
    folder: settings.BACKUP_DIR,
    uploads: settings.UPLOADS_PATH,
    keep: { daily: settings.BACKUP_DAILY, weekly: settings.BACKUP_WEEKLY },
    at: new Date(),
  });
  const { path, jobs, leads, photos, missing, bytes, removed, stuck } = made;
  const megabytes = (bytes / 1e6).toFixed(1);
  const gone = removed.length > 0 ? `; removed ${removed.length} older` : "";
  console.error(`Backed up ${jobs} jobs and ${leads} leads, ${megabytes} MB, checked${gone}:`);
  if (photos > 0) console.error(`With ${photos} photos, in the folder of its name.`);
  if (missing > 0) console.error(`Photos missing in ${settings.UPLOADS_PATH}: ${missing}.`);
  for (const left of stuck)
    console.error(`Put aside by a restore, and could not be removed: ${left}`);
  console.log(path);
} catch (error) {
  console.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
