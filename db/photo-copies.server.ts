/** Copies of the customers' photos, in backups and back. A photo's files never change under their names. */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { photoFiles } from "#app/jobs/photos/photo.ts";

/** Of a backup that is named as backups are; others may be the owner's own. */
const OF_BACKUP = /^junkbuddy-[\dT-]+Z\.photos$/;

export type PhotoCopies = {
  photos: number;
  /** Photos of which a file is nowhere. */
  missing: number;
};

/** The folder of a backup's photos, beside its database: "junkbuddy-….photos". */
export function photosOfBackup(backup: string): string {
  return backup.replace(/(?:\.db)?$/, ".photos");
}

/**
 * Puts the files of every photo that a database shows into a new folder: a second name for a file of
 * an earlier copy, else a copy. Whole or not at all; no folder where the database shows no photo.
 * @param from folders to look in, the best first
 * @param earlier folders on the same disk whose files may be shared
 */
export function copyPhotos(
  databasePath: string,
  to: string,
  { from, earlier = [] }: { from: readonly string[]; earlier?: readonly string[] },
): PhotoCopies {
  const names = shownPhotos(databasePath);
  if (names.length === 0) return { photos: 0, missing: 0 };
  const draft = `${to}.partial`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    const whole = names.filter((name) =>
      Object.values(photoFiles(name))
        .map((file) => copy(file, draft, from, earlier))
        .every(Boolean),
    );
    renameSync(draft, to);
    return { photos: whole.length, missing: names.length - whole.length };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies the files that photos of a database lack from other folders.
 * @returns how many photos lack a file still
 */
export function addMissingPhotos(
  databasePath: string,
  uploads: string,
  from: readonly string[],
): number {
  const isThere = (file: string) => existsSync(join(uploads, file));
  return shownPhotos(databasePath).filter((name) => {
    const files = Object.values(photoFiles(name));
    if (!files.every(isThere)) mkdirSync(uploads, { recursive: true, mode: 0o700 });
    return !files.every((file) => isThere(file) || copy(file, uploads, from, []));
  }).length;
}

/** How many photos a database shows, and of how many a file is in none of the folders. */
export function lostPhotos(databasePath: string, folders: readonly string[]): PhotoCopies {
  const names = shownPhotos(databasePath);
  const isSomewhere = (file: string) => folders.some((folder) => existsSync(join(folder, file)));
  const lost = names.filter((name) => !Object.values(photoFiles(name)).every(isSomewhere));
  return { photos: names.length, missing: lost.length };
}

/** Backups' photos whose database is gone; those of a backup in progress are left alone. */
export function photosWithoutBackup(folder: string): string[] {
  const entries = readdirSync(folder);
  const wanted = new Set(entries.map((entry) => photosOfBackup(entry.replace(/\.partial$/, ""))));
  return entries.filter((entry) => OF_BACKUP.test(entry) && !wanted.has(entry));
}

function copy(
  file: string,
  to: string,
  from: readonly string[],
  earlier: readonly string[],
): boolean {
  const shared = earlier.map((folder) => join(folder, file)).find((path) => existsSync(path));
  if (shared !== undefined && isLinked(shared, join(to, file))) return true;
  const source = from.map((folder) => join(folder, file)).find((path) => existsSync(path));
  if (source === undefined) return false;
  copyFileSync(source, join(to, file));
  chmodSync(join(to, file), 0o600);
  return true;
}

/** False on a disk that gives a file one name alone. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") throw error;
    return false;
  }
}

/** The names of the photos that a database file shows; of jobs, quotes and trips. */
export function shownPhotos(path: string): string[] {
  const sqlite = new Sqlite(path, { readonly: true });
  try {
    return ["photos", "quote_photos", "tickets"].flatMap((table) => {
      const isThere = sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(table);
      const shown = `SELECT name FROM ${table} WHERE removed_at IS NULL`;
      return isThere ? sqlite.prepare<[], string>(shown).pluck().all() : [];
    });
  } finally {
    sqlite.close();
  }
}
