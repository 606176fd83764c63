import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#db/open.server.ts";

/** A new folder, deleted at the end of the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "junk-buddy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let migrated: string | undefined;
afterAll(() => {
  if (migrated) rmSync(migrated, { recursive: true, force: true });
  migrated = undefined;
});

/**
 * Puts an empty database with the present schema at this path, unless there is a file. A copy: each
 * file of tests migrates once, and its tests spend no time on migrations.
 */
export function placeMigratedDatabase(path: string): void {
  if (existsSync(path)) return;
  if (!migrated) {
    migrated = mkdtempSync(join(tmpdir(), "junk-buddy-schema-"));
    openDatabase(join(migrated, "junkbuddy.db")).$client.close();
  }
  copyFileSync(join(migrated, "junkbuddy.db"), path);
}

/** A connection to a real SQLite file, closed at the end of the test. */
export function temporaryDatabase(path = join(temporaryFolder(), "junkbuddy.db")): Database {
  placeMigratedDatabase(path);
  const database = openDatabase(path);
  onTestFinished(() => void database.$client.close());
  return database;
}
