import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "./open.server.ts";

/** A write; resolves once it is on disk. */
export type Write = <Result>(task: (database: Database) => Result) => Promise<Result>;

/** A database to read from, and the way to write to it. */
export type Client = { connection: () => Database; write: Write };

/** The client of a process that has the database for itself, and waits for its lock in SQLite. */
export function clientOf(database: Database): Client {
  return { connection: () => database, write: async (task) => task(database) };
}

/** How long a request waits for another process's transaction, which usually takes milliseconds. */
const PATIENCE_MS = 5_000;
const PAUSE_MS = 20;

/**
 * Runs the writes of this process one after the other, and tries the first again while another process
 * holds the lock. There is one loop for all of them, and SQLite itself waits for no lock: its waiting
 * would keep this process from answering anything else. A write that has waited too long fails with
 * SQLITE_BUSY, like all that wait behind it for as long.
 * @param check throws when the database must not be written
 */
export function createWriteQueue(
  database: Database,
  check: () => void,
  patienceMs = PATIENCE_MS,
): Write {
  let last: Promise<unknown> = Promise.resolve();

  return function write(task) {
    const deadline = performance.now() + patienceMs;
    const turn = last.then(() =>
      whenFree(() => {
        check();
        return task(database);
      }, deadline),
    );
    last = turn.catch(() => {});
    return turn;
  };
}

async function whenFree<Result>(write: () => Result, deadline: number): Promise<Result> {
  for (;;) {
    try {
      return write();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    await pause(PAUSE_MS);
  }
}

function isBusy(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && code.startsWith("SQLITE_BUSY");
}
