import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { sql } from "drizzle-orm";
import { env, orStop } from "#app/env.server.ts";
import { createGroupCommit } from "./group-commit.server.ts";
import { type Database, openDatabase } from "./open.server.ts";
import { jobs } from "./schema.ts";
import { whenFree } from "./when-free.server.ts";

/** How long SQLite itself may wait for a lock: it blocks the whole process. */
const BLOCKING_WAIT_MS = 50;
/** Longer than any transaction, shorter than a proxy waits for the health check. */
const HEALTH_PATIENCE_MS = 1_000;
/** Some hundred bookings. */
const LEAST_FREE_BYTES = 1024 * 1024;

/** The app's one database, opened with the first import by a route. */
export const database = orStop(() => openNamed(env.DATABASE_PATH));
database.$client.pragma(`busy_timeout = ${BLOCKING_WAIT_MS}`);
const opened = identityOf(env.DATABASE_PATH);

// On exit, not on SIGTERM: requests in flight still need it while the server drains.
process.once("exit", () => database.$client.close());

/**
 * Writes to the app's database, once no other process holds its lock.
 * @throws SqliteError when it cannot be written, Error when its file is gone
 */
export const write = createGroupCommit(database, assertInPlace);

/**
 * Whether a booking could be saved now: the file is there, whole enough to be read, not held by
 * another process, and the disk has room.
 * @throws Error that says what is wrong
 */
export async function checkDatabase(): Promise<void> {
  assertInPlace();
  const { bavail, bsize } = statfsSync(dirname(env.DATABASE_PATH));
  if (bavail * bsize < LEAST_FREE_BYTES) throw new Error("The database's disk is full");
  await whenFree(
    () => database.transaction((transaction) => readOne(transaction), { behavior: "immediate" }),
    HEALTH_PATIENCE_MS,
  );
}

function readOne(transaction: Pick<Database, "select">): void {
  transaction.select({ one: sql`1` }).from(jobs).limit(1).get();
}

function openNamed(path: string): Database {
  try {
    return openDatabase(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATABASE_PATH ${path} cannot be opened: ${reason}`);
  }
}

/**
 * SQLite goes on writing to a file that was deleted or replaced, and what it writes is lost.
 * @throws Error
 */
function assertInPlace(): void {
  if (identityOf(env.DATABASE_PATH) === opened) return;
  throw new Error("The database file was deleted or replaced: restart the site");
}

/** Tells a file from another of the same name; null when there is none. */
function identityOf(path: string): string | null {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.dev}:${file.ino}` : null;
}
