import type { Database } from "./open.server.ts";
import { inTransaction } from "./transaction.server.ts";
import { whenFree } from "./when-free.server.ts";

type Task<Result> = (database: Database) => Result;

/** A write; resolves once it is on disk. */
export type Write = <Result>(task: Task<Result>) => Promise<Result>;

type Waiting = {
  task: Task<unknown>;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
};
type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };

/**
 * Commits the writes of one turn of the event loop in one transaction, so that all of them wait for
 * a single sync of the disk. Each is atomic: one that fails is rolled back alone. Without this, 16
 * concurrent bookings wait three times as long (docs/performance.md).
 * @param check throws when the database must not be written
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
  // A single task needs no transaction of its own: the worker's check for due notices takes no
  // lock.
  const [first] = group;
  if (first && group.length === 1) return [{ ok: true, value: first.task(database) }];
  return inTransaction(database, () => group.map(({ task }) => runPart(database, task)));
}

/** @throws when SQLite has rolled back the whole transaction, as it does when the disk is full */
function runPart(database: Database, task: Task<unknown>): Outcome {
  try {
    // Inside the group's transaction this is a savepoint.
    return { ok: true, value: inTransaction(database, () => task(database)) };
  } catch (error) {
    if (!database.$client.inTransaction) throw error;
    return { ok: false, error };
  }
}

function settle({ resolve, reject }: Waiting, outcome: Outcome): void {
  if (outcome.ok) resolve(outcome.value as never);
  else reject(outcome.error);
}
