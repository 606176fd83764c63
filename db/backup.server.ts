import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { backupName, expiredBackups, type Keep } from "./backup-rotation.ts";
import { DatabaseFileError, type Inspection, inspectDatabaseFile } from "./inspect.server.ts";

const PARTIAL = ".partial";
const CUT_OFF_AFTER_MS = 6 * 3_600_000;
const ALL_PAGES = 0x7fffffff;

export type Backup = Inspection & {
  path: string;
  bytes: number;
  /** Names of the older backups that made room. */
  removed: string[];
};

/**
 * Copies a database that may be in use, as it stood at one moment, reads the copy through, and only
 * then gives it its name and lets older ones go. Both are readable by their owner alone, since they
 * hold customers' data.
 * @param folder where backups are kept; made when missing
 * @throws DatabaseFileError when there is no database or the copy does not hold; SqliteError when
 *   the database cannot be read or the disk is full. No earlier backup is touched then.
 */
export async function backUp(
  databasePath: string,
  { folder, keep, at }: { folder: string; keep: Keep; at: Date },
): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeCutOff(folder);
  const path = join(folder, backupName(at));
  const found = await copyChecked(databasePath, `${path}${PARTIAL}`);
  renameSync(`${path}${PARTIAL}`, path);
  const removed = expiredBackups(readdirSync(folder), keep);
  for (const name of removed) rmSync(join(folder, name));
  return { ...found, path, bytes: statSync(path).size, removed };
}

async function copyChecked(from: string, to: string): Promise<Inspection> {
  try {
    await copyDatabase(from, to);
    return inspectDatabaseFile(to);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}

/**
 * SQLite's online backup: one file, for its owner alone, that needs no journal beside it.
 * @throws DatabaseFileError when there is no database; SqliteError
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new DatabaseFileError(`There is no database ${from}`);
  const source = new Sqlite(from, { readonly: true });
  try {
    // In one step: a copy made in several begins anew whenever a booking comes in between.
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  chmodSync(to, 0o600);
  const copy = new Sqlite(to);
  // Also brings the copy to the disk before it is relied upon.
  copy.pragma("synchronous = FULL");
  copy.pragma("journal_mode = DELETE");
  copy.close();
}

/** Removes what a killed backup left; a backup in progress is left alone. */
function removeCutOff(folder: string): void {
  const isCutOff = (name: string) =>
    name.includes(PARTIAL) && Date.now() - statSync(join(folder, name)).mtimeMs > CUT_OFF_AFTER_MS;
  for (const name of readdirSync(folder).filter(isCutOff)) rmSync(join(folder, name));
}
