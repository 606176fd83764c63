import { accessSync, constants, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { SqliteError } from "better-sqlite3";
import { sql } from "drizzle-orm";
import { env, readDeskSettings } from "#app/server/env.server.ts";
import { keptRevision, readKept } from "#app/server/kept-settings.server.ts";
import { type Database, openDatabase } from "./open.server.ts";
import { jobs } from "./schema.ts";
import { type Client, createWriteQueue, type Write } from "./write-queue.server.ts";

/** How long SQLite itself may wait for a lock: it blocks the whole process (db/write-queue.server.ts). */
const BLOCKING_WAIT_MS = 5;
/** Enough for some hundred bookings. */
const LEAST_FREE_BYTES = 1024 * 1024;
/** The pause before the next try to open a database that could not be opened. */
const RETRY_MS = 2_000;

type Opened = { database: Database; write: Write; identity: string | null };

let opened: Opened | null = null;
let lastTry = Number.NEGATIVE_INFINITY;
let trouble = new Error("The database has not been opened");
open();
readDeskSettings({
  revision: () => keptRevision(connection()),
  read: () => readKept(connection()),
});

// On exit, not on SIGTERM: requests in progress still need it while the server drains.
process.once("exit", () => opened?.database.$client.close());

/**
 * The app's only database. When it cannot be opened, for example on a full disk, the server still
 * serves pages, and the next request that needs the database tries again.
 * @throws Error with the reason why it cannot be opened
 */
export function connection(): Database {
  return (connect() ?? fail()).database;
}

/** The reason why the database cannot be used at present; null when it can. */
export function databaseFailure(): Error | null {
  return opened ? null : trouble;
}

/**
 * Writes to the app's database as soon as no other process holds its lock.
 * @throws SqliteError when it cannot be written, Error when it cannot be opened or its file is gone
 */
export const write: Write = async (task) => (connect() ?? fail()).write(task);

/** Both as the workflows take them. */
export const client: Client = { connection, write };

/**
 * Checks that a booking could be saved: the file is in place, writable and readable, and the disk
 * has room. It only reads, so it delays no write.
 * @throws Error with the reason
 */
export function checkDatabase(): void {
  const database = connection();
  assertInPlace();
  accessSync(env.DATABASE_PATH, constants.W_OK);
  const { bavail, bsize } = statfsSync(dirname(env.DATABASE_PATH));
  if (bavail * bsize < LEAST_FREE_BYTES) throw new Error("The database's disk is full");
  database.select({ one: sql`1` }).from(jobs).limit(1).get();
}

function connect(): Opened | null {
  if (!opened && performance.now() - lastTry >= RETRY_MS) open(BLOCKING_WAIT_MS);
  return opened;
}

/**
 * @param patienceMs how long to wait for a lock: short while visitors wait for pages; at start as
 *   long as opening takes
 */
function open(patienceMs?: number): void {
  const path = env.DATABASE_PATH;
  try {
    const database = openDatabase(path, patienceMs);
    database.$client.pragma(`busy_timeout = ${BLOCKING_WAIT_MS}`);
    const identity = identityOf(path);
    opened = { database, identity, write: createWriteQueue(database, assertInPlace) };
  } catch (error) {
    trouble = new Error(`DATABASE_PATH ${path} cannot be opened: ${reasonOf(error)}`);
  }
  lastTry = performance.now();
}

/**
 * The reason of SQLite or the file system. Drizzle wraps it into an error that names only the
 * query.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause) return reasonOf(error.cause);
  return error instanceof SqliteError ? `${error.code}: ${error.message}` : error.message;
}

function fail(): never {
  throw trouble;
}

/**
 * SQLite goes on writing to a file that was deleted or replaced, and what it writes is lost.
 * @throws Error
 */
function assertInPlace(): void {
  if (identityOf(env.DATABASE_PATH) === opened?.identity) return;
  throw new Error("The database file was deleted or replaced: restart the site");
}

/**
 * Identifies a file by device and inode, so that a replaced file is noticed; null when there is
 * none.
 */
function identityOf(path: string): string | null {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.dev}:${file.ino}` : null;
}
