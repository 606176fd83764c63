import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import {
  backupName,
  backupTime,
  expiredBackups,
  expiredReplaced,
  type Keep,
} from "./backup-rotation.ts";
import { DatabaseFileError, type Inspection, inspectDatabaseFile } from "./inspect.server.ts";
import {
  copyPhotos,
  type PhotoCopies,
  photosOfBackup,
  photosWithoutBackup,
} from "./photo-copies.server.ts";
import { keepNumbers, mergeNumbers, numbersBeside, numbersIn } from "./receipt-numbers.server.ts";

const PARTIAL = ".partial";
const CUT_OFF_AFTER_MS = 6 * 3_600_000;
const ALL_PAGES = 0x7fffffff;

type Backup = Inspection &
  PhotoCopies & {
    path: string;
    bytes: number;
    /** Names of the older backups that were removed. */
    removed: string[];
    /** What a restore put aside, is expired and could not be removed. */
    stuck: string[];
  };

/**
 * Copies a database that may be in use, as of one moment, checks the whole copy, and only then
 * gives it its final name and removes what is expired: backups, and what restores have put aside. The
 * photos it lists are copied to a folder of the same name. All of it is readable by its owner alone,
 * since it holds customers' data.
 * @param folder where backups are kept; created when missing
 * @param uploads the folder of the photos
 * @throws DatabaseFileError when there is no database or the copy is damaged; SqliteError when the
 *   database cannot be read or the disk is full. No earlier backup is touched then.
 */
export async function backUp(
  databasePath: string,
  {
    folder,
    keep,
    at,
    uploads = join(dirname(databasePath), "uploads"),
  }: { folder: string; keep: Keep; at: Date; uploads?: string },
): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeCutOff(folder);
  const path = join(folder, backupName(at));
  const found = await copyChecked(databasePath, `${path}${PARTIAL}`);
  const copies = copyPhotos(`${path}${PARTIAL}`, photosOfBackup(path), {
    from: [uploads],
    earlier: newestPhotos(folder),
  });
  renameSync(`${path}${PARTIAL}`, path);
  const removed = expiredBackups(readdirSync(folder), keep);
  for (const name of removed) rmSync(join(folder, name));
  for (const name of photosWithoutBackup(folder)) rmSync(join(folder, name), { recursive: true });
  const stuck = [databasePath, uploads].flatMap((kept) => removeReplaced(kept, at));
  return { ...found, ...copies, path, bytes: statSync(path).size, removed, stuck };
}

/**
 * Removes what restores put aside beside a database or a folder of photos (rule 327).
 * @returns what stays, since this process may not write there
 */
function removeReplaced(kept: string, at: Date): string[] {
  const [folder, base] = [dirname(kept), basename(kept)];
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const expired = expiredReplaced(names, base, at).map((name) => join(folder, name));
  return expired.filter((path) => {
    try {
      rmSync(path, { recursive: true });
      return false;
    } catch {
      return true;
    }
  });
}

/** The photos of the newest backup: nearly all are in the next one too. */
function newestPhotos(folder: string): string[] {
  const newest = readdirSync(folder)
    .filter((name) => backupTime(name) !== null)
    .sort()
    .at(-1);
  return newest === undefined ? [] : [photosOfBackup(join(folder, newest))];
}

async function copyChecked(from: string, to: string): Promise<Inspection> {
  try {
    await copyDatabase(from, to);
    addNumbers(from, to);
    return inspectDatabaseFile(to);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}

/** Receipt numbers of which the database itself does not know are in its copy (rule 285). */
function addNumbers(from: string, to: string): void {
  const beside = numbersBeside(from);
  if (beside.size === 0) return;
  const copy = new Sqlite(to);
  try {
    keepNumbers(copy, mergeNumbers(beside, numbersIn(copy)), new Date().toISOString());
  } finally {
    copy.close();
  }
}

/**
 * SQLite's online backup to a single file, readable by its owner alone and without a journal.
 * @throws DatabaseFileError when there is no database; SqliteError
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new DatabaseFileError(`There is no database ${from}`);
  const source = new Sqlite(from, { readonly: true });
  try {
    // In one step: a copy in several steps starts again whenever a booking is written in between.
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  chmodSync(to, 0o600);
  const copy = new Sqlite(to);
  // Also syncs the copy to disk before it counts as a backup.
  copy.pragma("synchronous = FULL");
  copy.pragma("journal_mode = DELETE");
  copy.close();
}

/** Removes partial files of killed backups, but not one that is still being written. */
function removeCutOff(folder: string): void {
  const isCutOff = (name: string) =>
    name.includes(PARTIAL) && Date.now() - statSync(join(folder, name)).mtimeMs > CUT_OFF_AFTER_MS;
  for (const name of readdirSync(folder).filter(isCutOff))
    rmSync(join(folder, name), { recursive: true });
}
