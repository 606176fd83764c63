/** Brings a copy from the storage among the backups, where it is tried and restored like any other (rule 544). */
import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "#app/server/settings.server.ts";
import { backupName } from "#db/backup-rotation.ts";
import { findLitestream, NO_LITESTREAM, restoreCopy } from "./litestream.server.ts";
import { CopyError, listCopies, storageOf } from "./storage.server.ts";

/**
 * @param folder one of `listCopies`
 * @returns the path of the backup, named by when the copy was last written to
 * @throws CopyError
 */
export async function fetchCopy(settings: Settings, folder: string): Promise<string> {
  const storage = storageOf(settings);
  if (!storage)
    throw new CopyError("No storage is set: fill it in under Settings, Copy elsewhere.");
  const program = findLitestream();
  if (!program) throw new CopyError(NO_LITESTREAM);
  const copy = (await listCopies(storage)).find((one) => one.folder === folder);
  if (!copy) throw new CopyError("That copy isn't in the bucket.");
  mkdirSync(settings.BACKUP_DIR, { recursive: true, mode: 0o700 });
  const path = join(settings.BACKUP_DIR, backupName(copy.newest));
  if (existsSync(path)) return path;
  const draft = `${path}.${randomUUID()}`;
  try {
    await restoreCopy({ program, storage, folder }, draft);
    chmodSync(draft, 0o600);
    renameSync(draft, path);
  } finally {
    // With what Litestream leaves beside it.
    for (const end of ["", ".tmp", ".tmp-shm", ".tmp-wal"]) rmSync(draft + end, { force: true });
  }
  return path;
}
