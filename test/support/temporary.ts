import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#db/open.server.ts";

/** A new folder, deleted at the end of the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "junk-buddy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Puts an empty database with the present schema into a folder, by default a new one. It is a copy of
 * the one that `migrated.ts` makes: no test spends time on migrations.
 * @returns its path
 */
export function migratedDatabase(folder = temporaryFolder()): string {
  const path = join(folder, "junkbuddy.db");
  copyFileSync(inject("migratedDatabase"), path);
  return path;
}

/** A connection to a real SQLite file, closed at the end of the test; without a path to a new one. */
export function temporaryDatabase(path = migratedDatabase()): Database {
  const database = openDatabase(path);
  onTestFinished(() => void database.$client.close());
  return database;
}
