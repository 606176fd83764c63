/** A restore that is tried beside the database, and leaves nothing (rule 502). */
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { desc } from "drizzle-orm";
import { copyDatabase } from "./backup.server.ts";
import { DatabaseFileError, type Inspection, inspectDatabaseFile } from "./inspect.server.ts";
import { openDatabase } from "./open.server.ts";
import { lostPhotos, photosOfBackup } from "./photo-copies.server.ts";
import { jobs } from "./schema.ts";

export type Rehearsal = Inspection & {
  newest: { orderNumber: string; createdAt: string } | null;
  /** Photos that it shows, and how many of them are neither in the backup nor here. */
  photos: number;
  missing: number;
};

/**
 * Reads all of a backup, copies it, and brings the copy up to date as a restore does.
 * @param uploads the folder of the photos
 * @throws DatabaseFileError when it is damaged, of another site or of a newer version; SqliteError when the
 *   disk is full
 */
export async function rehearseRestore(
  backupPath: string,
  databasePath: string,
  uploads: string,
): Promise<Rehearsal> {
  const found = inspectDatabaseFile(backupPath);
  if (found.schema === "newer") {
    throw new DatabaseFileError(
      "It was made by a newer version of the site: update the site first",
    );
  }
  const copy = `${databasePath}.rehearsal-${randomUUID()}`;
  try {
    await copyDatabase(backupPath, copy);
    const database = openDatabase(copy);
    try {
      const { orderNumber, createdAt } = jobs;
      const newest = database
        .select({ orderNumber, createdAt })
        .from(jobs)
        .orderBy(desc(createdAt));
      const photos = lostPhotos(copy, [photosOfBackup(backupPath), uploads]);
      return { ...found, ...photos, newest: newest.limit(1).get() ?? null };
    } finally {
      database.$client.close();
    }
  } finally {
    for (const end of ["", "-wal", "-shm", "-journal", ".lock", ".receipts"]) {
      rmSync(copy + end, { force: true });
    }
  }
}
