import Sqlite from "better-sqlite3";
import type { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";

const MIGRATIONS_FOLDER = "db/migrations";
/** Longer than any migration takes on a small server's disk. */
const LOCK_TIMEOUT_MS = 60_000;

/**
 * Runs a task while no other process runs one under the same lock, waiting for its turn. The lock
 * is an empty SQLite file, so that the system frees it when a process dies.
 * @param path where the lock is; made when missing and left there
 * @throws SqliteError SQLITE_BUSY when the turn does not come in time, within a minute if not given
 */
export function oneProcessAtATime<Result>(
  path: string,
  task: () => Result,
  patienceMs = LOCK_TIMEOUT_MS,
): Result {
  const lock = new Sqlite(path, { timeout: patienceMs });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return task();
  } finally {
    lock.close();
  }
}

/** Brings a database to the newest schema. Drizzle itself takes no lock: call it under one. */
export function migrateDatabase(database: ReturnType<typeof drizzle>): void {
  migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
}

export type SchemaAge = "older" | "current" | "newer";

/**
 * How a database's schema stands to this version of the site.
 * @returns null when the file has never been migrated: it is no database of the site
 */
export function schemaAge(sqlite: Sqlite.Database): SchemaAge | null {
  const hasMigrations = sqlite
    .prepare("SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'")
    .get();
  if (!hasMigrations) return null;
  const applied = sqlite.prepare<[], string>("SELECT hash FROM __drizzle_migrations").pluck().all();
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);
  if (applied.some((hash) => !known.includes(hash))) return "newer";
  return applied.length < known.length ? "older" : "current";
}
