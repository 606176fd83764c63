/** How much room the disks have that bookings and photos are written to. */
import { existsSync, statfsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Settings } from "./settings.server.ts";

/** The owner is warned from here on, in bytes: long before photos (at 500 MB) and bookings stop. */
export const LITTLE_SPACE = 3_000_000_000;

/** The least bytes that are free on any of the disks. */
export function freeBytes({
  DATABASE_PATH,
  UPLOADS_PATH,
  BACKUP_DIR,
}: Pick<Settings, "DATABASE_PATH" | "UPLOADS_PATH" | "BACKUP_DIR">): number {
  const folders = [dirname(resolve(DATABASE_PATH)), resolve(UPLOADS_PATH), resolve(BACKUP_DIR)];
  return Math.min(
    ...folders.map((folder) => {
      const { bavail, bsize } = statfsSync(existingFolder(folder));
      return bavail * bsize;
    }),
  );
}

/** The path, or its nearest existing parent. */
export function existingFolder(path: string): string {
  return existsSync(path) ? path : existingFolder(dirname(path));
}
