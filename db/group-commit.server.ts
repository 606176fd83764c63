import type { Database } from "./open.server.ts";
import { whenFree } from "./when-free.server.ts";

type Task<Result> = (database: Database) => Result;

/** Resolves once the task's writes are on disk. */
export type Write = <Result>(task: Task<Result>) => Promise<Result>;

type Waiting = {
  task: Task<unknown>;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
};
type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };

/**
 * Writes that come in one turn of the event loop are one transaction, so that all of them wait for
 * the disk once. Each is atomic: one that fails is rolled back alone.
 * Without it 16 bookings at once wait three times as long (docs/performance.md).
 * @param check throws where the database must not be written
 */
export function createGroupCommit(database: Database, check: () => void): Write {
  let waiting: Waiting[] = [];

  async function commit(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      const outcomes = await whenFree(() => {
        check();
        return runTogether(database, group);
      });
      for (const [index, outcome] of outcomes.entries()) settle(group[index] as Waiting, outcome);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return function write(task) {
    return new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject });
      if (waiting.length === 1) setImmediate(commit);
    });
  };
}

function runTogether(database: Database, group: readonly Waiting[]): Outcome[] {
  // A single task needs no transaction around it: the worker's check for due notices takes no lock.
  const [first] = group;
  if (first && group.length === 1) return [{ ok: true, value: first.task(database) }];
  return database.transaction(() => group.map(({ task }) => runPart(database, task)), {
    behavior: "immediate",
  });
}

/** @throws where SQLite has rolled back the whole transaction, as it does when the disk is full */
function runPart(database: Database, task: Task<unknown>): Outcome {
  try {
    // Within a transaction it is a savepoint.
    return { ok: true, value: database.transaction(() => task(database)) };
  } catch (error) {
    if (!database.$client.inTransaction) throw error;
    return { ok: false, error };
  }
}

function settle({ resolve, reject }: Waiting, outcome: Outcome): void {
  if (outcome.ok) resolve(outcome.value as never);
  else reject(outcome.error);
}
