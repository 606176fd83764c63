import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { phoneKey } from "#app/lib/phone-number.ts";
import { migrateDatabase, oneProcessAtATime } from "./migrate.server.ts";
import { makePrivate } from "./private-files.server.ts";
import { numbersIn, recordNumbers } from "./receipt-numbers.server.ts";

export type Database = ReturnType<typeof openDatabase>;

const BUSY_TIMEOUT_MS = 5_000;

/**
 * Opens the SQLite file, creates it and its folder when missing, and migrates it to the newest
 * schema. Several processes may do so at once. Paths are relative to the project's folder. Its
 * files are readable by their owner alone.
 * @param patienceMs how long to block this process while waiting for another one; by default long
 *   enough for its migrations
 */
export function openDatabase(path: string, patienceMs?: number) {
  makePrivate(path);
  // Neither the switch to WAL nor Drizzle's migrations may run in two processes at the same time.
  return oneProcessAtATime(`${path}.lock`, () => prepare(new Sqlite(path), patienceMs), patienceMs);
}

function prepare(sqlite: Sqlite.Database, patienceMs?: number) {
  try {
    setPragmas(sqlite, patienceMs);
    const database = drizzle(sqlite);
    migrateDatabase(database);
    recordNumbers(sqlite.name, numbersIn(sqlite));
    return database;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** The pragmas and the function that every connection needs. */
export function setPragmas(sqlite: Sqlite.Database, patienceMs = BUSY_TIMEOUT_MS): void {
  // First, so that the pragmas below wait for another process instead of failing.
  sqlite.pragma(`busy_timeout = ${patienceMs}`);
  // Readers and the one writer do not block each other.
  sqlite.pragma("journal_mode = WAL");
  // An acknowledged booking survives a power cut, not only a crash of the process.
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  // A row of an earlier version has its number as it was typed.
  sqlite.function("phone_key", { deterministic: true }, (phone) => phoneKey(String(phone)));
}
