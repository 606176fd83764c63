import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Database, openDatabase } from "#db/open.server.ts";

/** A new folder, gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "junk-buddy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A connection to a real SQLite file, closed when the test is over. */
export function temporaryDatabase(path = join(temporaryFolder(), "junkbuddy.db")): Database {
  const database = openDatabase(path);
  onTestFinished(() => void database.$client.close());
  return database;
}
