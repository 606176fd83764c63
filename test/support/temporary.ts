import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
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
 * Puts an empty database with the present schema into a folder, by default a new one. It is a copy:
 * each file of tests migrates once, and its tests spend no time on migrations.
 * @returns its path
 */
export function migratedDatabase(folder = temporaryFolder()): string {
  if (!migrated) {
    migrated = mkdtempSync(join(tmpdir(), "junk-buddy-schema-"));
    openDatabase(join(migrated, "junkbuddy.db")).$client.close();
  }
  const path = join(folder, "junkbuddy.db");
  copyFileSync(join(migrated, "junkbuddy.db"), path);
  return path;
}

/** A connection to a real SQLite file, closed at the end of the test; without a path to a new one. */
export function temporaryDatabase(path = migratedDatabase()): Database {
  const database = openDatabase(path);
  onTestFinished(() => void database.$client.close());
  return database;
}
