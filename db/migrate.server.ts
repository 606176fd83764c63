import Sqlite from "better-sqlite3";
import type { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";

const MIGRATIONS_FOLDER = "db/migrations";
/** Longer than any migration takes on a small server's disk. */
const LOCK_TIMEOUT_MS = 60_000;

/**
 * Runs a task while no other process runs one under the same lock, after waiting for the lock. The
 * lock is an empty SQLite file, so that the system releases it when a process dies.
 * @param path the lock file; created when missing and left in place
 * @throws SqliteError SQLITE_BUSY when the lock is not free in time, within a minute by default
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

/** Migrates a database to the newest schema. Drizzle takes no lock itself: call this under one. */
export function migrateDatabase(database: ReturnType<typeof drizzle>): void {
  migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
}

export type SchemaAge = "older" | "current" | "newer";

/**
 * Compares a database's schema with this version of the site.
 * @returns null when the file was never migrated: it is not a database of the site
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
