import { setTimeout as pause, setImmediate } from "node:timers/promises";
import type { Database } from "./open.server.ts";
import { inTransaction } from "./transaction.server.ts";

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

type Waiting = {
  task: (database: Database) => unknown;
  deadline: number;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
};

/**
 * Runs the writes of this process in their order. Those that wait at the same moment share a transaction, so that
 * all of them wait for the disk once; where it fails as a whole nothing of it is written, and each runs by itself.
 * While another process holds the lock the first is tried again: there is one loop for all, and SQLite itself
 * waits for no lock, since its waiting would keep this process from answering anything else. A write that has
 * waited too long fails with SQLITE_BUSY, like all that wait behind it for as long.
 * @param check throws when the database must not be written
 */
export function createWriteQueue(
  database: Database,
  check: () => void,
  patienceMs = PATIENCE_MS,
): Write {
  const waiting: Waiting[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // Requests that have come during the last write are at theirs by then.
      await setImmediate();
      const group = waiting.splice(0);
      if (group.length > 1 && (await writeTogether(group))) continue;
      for (const one of group) await writeAlone(one);
    }
    isRunning = false;
  }

  /** @returns false where nothing of it was written */
  async function writeTogether(group: readonly Waiting[]): Promise<boolean> {
    const runParts = () => {
      check();
      return inTransaction(database, () => group.map(({ task }) => runPart(task)));
    };
    try {
      const outcomes = await whenFree(runParts, group[0]?.deadline ?? 0);
      for (const [at, settle] of outcomes.entries()) settle(group[at] as Waiting);
      return true;
    } catch {
      return false;
    }
  }

  function runPart(task: Waiting["task"]) {
    try {
      const value = task(database);
      return ({ resolve }: Waiting) => resolve(value as never);
    } catch (error) {
      // SQLite takes back the whole transaction when the disk is full.
      if (!database.$client.inTransaction) throw error;
      return ({ reject }: Waiting) => reject(error);
    }
  }

  async function writeAlone({ task, deadline, resolve, reject }: Waiting): Promise<void> {
    await whenFree(() => {
      check();
      return task(database);
    }, deadline).then((value) => resolve(value as never), reject);
  }

  return function write(task) {
    return new Promise((resolve, reject) => {
      waiting.push({ task, deadline: performance.now() + patienceMs, resolve, reject });
      if (!isRunning) void run();
    });
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
