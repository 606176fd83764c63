import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import Sqlite from "better-sqlite3";
import { resealWith, takeKey } from "#app/desk/care/kept-keys.server.ts";
import { giveUpOverdue } from "#app/jobs/messages/messages.server.ts";
import { giveUpOverdueQuotes } from "#app/jobs/quotes/quote-messages.server.ts";
import { passOverReviews } from "#app/jobs/reviews/review-asks.server.ts";
import { closeOverdue } from "#app/jobs/waitlist/waitlist-rows.server.ts";
import { copyDatabase } from "./backup.server.ts";
import { DatabaseFileError, type Inspection, inspectDatabaseFile } from "./inspect.server.ts";
import { openDatabase } from "./open.server.ts";
import { copyPhotos, type PhotoCopies, photosOfBackup } from "./photo-copies.server.ts";
import {
  keepNumbers,
  mergeNumbers,
  numbersBeside,
  numbersIn,
  type ReceiptNumbers,
  readNumbers,
  receiptFile,
  recordNumbers,
} from "./receipt-numbers.server.ts";
import { setUpFile } from "./set-up-file.server.ts";

export type Restored = Inspection &
  PhotoCopies & {
    /** The path of the replaced database; null when there was none. */
    replaced: string | null;
    /** The path of the replaced photos; null when there were none. */
    replacedPhotos: string | null;
    /** The receipt numbers after which it goes on. */
    receipts: ReceiptNumbers;
    /** How many secrets of the desk count again by the key that was given or left for it. */
    keys: number;
    /** Whether this place knew which numbers were given out after the backup. */
    isNumberedOn: boolean;
  };

/**
 * Replaces the database and the photos by those of a backup. Both are kept beside the new ones. A
 * photo missing in the backup is copied from the replaced folder.
 * @param uploads the folder of the photos
 * @param withoutPhotos restore the rest where photos are in neither folder
 * @param lastReceipt the highest receipt number that is known to have been given out, "R-2026-0042"
 * @param key opens the secrets of the desk that a passphrase has sealed in it (rule 551)
 * @param migrate migrate a backup of an earlier version of the site to the present schema
 * @throws DatabaseFileError when the backup is damaged, belongs to another site or version, lacks
 *   photos, or a process has the database open. Nothing is changed then.
 */
export async function restore(
  backupPath: string,
  databasePath: string,
  {
    at,
    migrate = false,
    withoutPhotos = false,
    uploads = join(dirname(databasePath), "uploads"),
    lastReceipt = "",
    key = takeKey(databasePath),
  }: {
    at: Date;
    migrate?: boolean;
    withoutPhotos?: boolean;
    uploads?: string;
    lastReceipt?: string;
    key?: Buffer | null;
  },
): Promise<Restored> {
  const found = inspectDatabaseFile(backupPath);
  refuseOtherSchema(backupPath, found, migrate);
  mkdirSync(dirname(databasePath), { recursive: true });
  refuseWhileOpen(databasePath);

  const draft = `${databasePath}.restoring`;
  for (const path of withJournals(draft)) rmSync(path, { force: true });
  await copyDatabase(backupPath, draft);
  const known = mergeNumbers(readNumbers(lastReceipt), numbersOf(databasePath));
  const { receipts, keys } = prepareDraft(draft, at, known, key);
  const isNumberedOn = lastReceipt !== "" || existsSync(receiptFile(databasePath));

  const photosDraft = `${uploads}.restoring`;
  rmSync(photosDraft, { recursive: true, force: true });
  const copies = copyPhotos(draft, photosDraft, { from: [photosOfBackup(backupPath), uploads] });

  if (copies.missing > 0 && !withoutPhotos) {
    for (const path of withJournals(draft)) rmSync(path, { force: true });
    rmSync(photosDraft, { recursive: true, force: true });
    throw new DatabaseFileError(
      `${copies.missing} photos of it are neither in ${photosOfBackup(backupPath)} nor here: ` +
        "copy that folder beside the backup, or add --without-photos",
    );
  }

  const ending = `.replaced-${at.toISOString().replace(/[:.]/g, "")}`;
  const aside = databasePath + ending;
  const hadDatabase = existsSync(databasePath);
  // The journal files are moved too: SQLite would apply them to the restored database.
  withJournals(databasePath).forEach((path, which) => {
    if (existsSync(path)) renameSync(path, withJournals(aside)[which] as string);
  });
  const hadPhotos = existsSync(uploads);
  if (hadPhotos) renameSync(uploads, uploads + ending);
  if (existsSync(photosDraft)) renameSync(photosDraft, uploads);
  recordNumbers(databasePath, receipts);
  renameSync(draft, databasePath);
  // What was restored has its owner: a new server's code would keep customers out (rule 511).
  rmSync(setUpFile(databasePath), { force: true });
  return {
    ...found,
    ...copies,
    schema: "current",
    replaced: hadDatabase ? aside : null,
    replacedPhotos: hadPhotos ? uploads + ending : null,
    ...{ receipts, keys, isNumberedOn },
  };
}

function refuseOtherSchema(path: string, { schema }: Inspection, migrate: boolean): void {
  if (schema === "newer") {
    throw new DatabaseFileError(
      `${path} was made by a newer version of the site: update the site first, then restore it`,
    );
  }
  if (schema === "older" && !migrate) {
    throw new DatabaseFileError(
      `${path} has an older schema, from an earlier version of the site: add --migrate to bring it up to date`,
    );
  }
}

/** @throws DatabaseFileError when a process that this user may see has the database open */
function refuseWhileOpen(path: string): void {
  const holders = processesWith(path);
  if (holders.length === 0 && !isLocked(path)) return;
  const who = holders.length > 0 ? ` (process ${holders.join(", ")})` : "";
  throw new DatabaseFileError(
    `${path} is in use${who}: stop the server first, or bookings it takes now would be lost`,
  );
}

/**
 * The processes that have a file open, even a deleted one, which SQLite's locks do not show. Empty
 * where the system has no /proc.
 */
function processesWith(path: string): number[] {
  const target = join(realpathSync(dirname(path)), basename(path));
  const openFiles = (pid: string) => {
    try {
      const folder = `/proc/${pid}/fd`;
      return readdirSync(folder).map((file) => readlinkSync(join(folder, file)));
    } catch {
      return []; // the process has ended or belongs to another user
    }
  };
  if (!existsSync("/proc/self/fd")) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) =>
      openFiles(pid).some((file) => file === target || file === `${target} (deleted)`),
    )
    .map(Number);
}

/**
 * Leaving WAL mode needs exclusive access; it also merges the journal into the replaced database.
 */
function isLocked(path: string): boolean {
  if (!existsSync(path)) return false;
  const sqlite = new Sqlite(path, { timeout: 0 });
  try {
    sqlite.pragma("journal_mode = DELETE");
    return false;
  } catch (error) {
    // A damaged database is a reason to restore, not to refuse.
    return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
  } finally {
    sqlite.close();
  }
}

/** The receipt numbers that this place knows of: in its file, and in the database that is replaced. */
function numbersOf(databasePath: string): ReceiptNumbers {
  const beside = numbersBeside(databasePath);
  if (!existsSync(databasePath)) return beside;
  try {
    const replaced = new Sqlite(databasePath, { readonly: true });
    try {
      return mergeNumbers(beside, numbersIn(replaced));
    } finally {
      replaced.close();
    }
  } catch {
    return beside; // it is damaged, or of a version that gave no numbers
  }
}

/**
 * Migrates the draft to the present schema, gives up messages that may have been sent already (rules 157
 * and 164), and has it go on after the receipt numbers that were given out (rule 285).
 * @param key what opens its secrets, in place of the key beside the database (rule 551)
 * @returns the highest numbers, its own included, and how many secrets the key has opened
 */
function prepareDraft(
  path: string,
  at: Date,
  known: ReceiptNumbers,
  key: Buffer | null,
): { receipts: ReceiptNumbers; keys: number } {
  const database = openDatabase(path);
  const numbers = mergeNumbers(known, numbersIn(database.$client));
  keepNumbers(database.$client, numbers, at.toISOString());
  giveUpOverdue(database, at.toISOString());
  giveUpOverdueQuotes(database, at.toISOString());
  closeOverdue(database, at.toISOString());
  passOverReviews(database, at.toISOString());
  const keys = key === null ? 0 : resealWith(database, key, at.toISOString());
  database.$client.pragma("journal_mode = DELETE");
  database.$client.close();
  for (const file of [`${path}.lock`, receiptFile(path)]) rmSync(file, { force: true });
  return { receipts: numbers, keys };
}

function withJournals(path: string): string[] {
  return [path, `${path}-wal`, `${path}-shm`, `${path}-journal`].map((one) => resolve(one));
}
