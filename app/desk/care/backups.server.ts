/** The backups of the site, as the desk lists, makes, tries and hands them out (rules 501 and 502). */
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { askRoot, rootAnswers } from "#app/server/root-requests.server.ts";
import type { Settings } from "#app/server/settings.server.ts";
import { backUp } from "#db/backup.server.ts";
import { backupTime } from "#db/backup-rotation.ts";
import { photosOfBackup } from "#db/photo-copies.server.ts";
import { rehearseRestore } from "#db/rehearse.server.ts";

export type BackupFile = { name: string; at: Date; bytes: number; hasPhotos: boolean };

/** The backups there are, the newest first. */
export function listBackups({ BACKUP_DIR: folder }: Pick<Settings, "BACKUP_DIR">): BackupFile[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .flatMap((name) => {
      const at = backupTime(name);
      const file = statSync(join(folder, name), { throwIfNoEntry: false });
      const hasPhotos = existsSync(photosOfBackup(join(folder, name)));
      return at && file?.isFile() ? [{ name, at, bytes: file.size, hasPhotos }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/**
 * Makes a backup: by root's unit where there is one, since the servers may not write there, else here.
 * @returns false where root is busy with another request
 */
export async function makeBackup(settings: Settings, requestId: string): Promise<boolean> {
  if (rootAnswers()) return askRoot("backup", requestId);
  await backUp(settings.DATABASE_PATH, {
    folder: settings.BACKUP_DIR,
    uploads: settings.UPLOADS_PATH,
    keep: { daily: settings.BACKUP_DAILY, weekly: settings.BACKUP_WEEKLY },
    at: new Date(),
  });
  return true;
}

/** A backup by its name; null where there is none. */
export function findBackup(settings: Settings, name: string): BackupFile | null {
  return listBackups(settings).find((backup) => backup.name === name) ?? null;
}

/** Tries a restore beside the database. @throws DatabaseFileError, SqliteError */
export function tryBackup({ BACKUP_DIR, DATABASE_PATH, UPLOADS_PATH }: Settings, name: string) {
  return rehearseRestore(join(BACKUP_DIR, name), DATABASE_PATH, UPLOADS_PATH);
}

/** A backup with its photos as one file, made while it is sent. */
export function packBackup({ BACKUP_DIR }: Settings, { name, hasPhotos }: BackupFile): Response {
  const parts = [name, ...(hasPhotos ? [basename(photosOfBackup(name))] : [])];
  const tar = spawn("tar", ["-C", BACKUP_DIR, "-cf", "-", "--", ...parts], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  // Without a tar the file is cut off, and the browser says so.
  tar.on("error", (error) => tar.stdout.destroy(error));
  tar.on("exit", (code) => {
    if (code !== 0) tar.stdout.destroy(new Error(`tar ended with ${code}`));
  });
  tar.stdout.on("close", () => tar.kill());
  return new Response(Readable.toWeb(tar.stdout) as ReadableStream, {
    headers: {
      "Content-Disposition": `attachment; filename="${name.replace(/\.db$/, ".tar")}"`,
      "Content-Type": "application/x-tar",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
