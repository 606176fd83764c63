import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Database, openDatabase } from "#db/open.server.ts";

/** A new folder, deleted at the end of the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "junk-buddy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A connection to a real SQLite file, closed at the end of the test. */
export function temporaryDatabase(path = join(temporaryFolder(), "junkbuddy.db")): Database {
  const database = openDatabase(path);
  onTestFinished(() => void database.$client.close());
  return database;
}
