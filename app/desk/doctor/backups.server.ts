import { existsSync, readdirSync } from "node:fs";
import type { Settings } from "#app/server/settings.server.ts";
import { backupTime } from "#db/backup-rotation.ts";
import { broken, type Finding, ok, warning } from "./finding.ts";

const HOUR_MS = 3_600_000;
/** A day, plus the delay that a timer may have. */
const DUE_AFTER_HOURS = 26;
const LOST_AFTER_HOURS = 7 * 24;
const FIX = "Make one now with npm run backup, then see why the backup timer did not.";

/** Checks the age of the newest backup, from its name. */
export function checkBackups({ BACKUP_DIR: folder }: Settings, now: Date): Finding[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const times = names.map((name) => backupTime(name)?.getTime() ?? Number.NEGATIVE_INFINITY);
  const newest = Math.max(Number.NEGATIVE_INFINITY, ...times);
  if (newest === Number.NEGATIVE_INFINITY) {
    const fix = "Make one with npm run backup, and set up its timer (deploy/).";
    return [warning(`There is no backup in ${folder}.`, fix)];
  }
  const hours = Math.floor((now.getTime() - newest) / HOUR_MS);
  if (hours >= LOST_AFTER_HOURS) {
    return [broken(`The newest backup is ${Math.floor(hours / 24)} days old.`, FIX)];
  }
  if (hours >= DUE_AFTER_HOURS) return [warning(`The newest backup is ${hours} hours old.`, FIX)];
  return [ok(`The newest backup is ${hours === 1 ? "1 hour" : `${hours} hours`} old.`)];
}
