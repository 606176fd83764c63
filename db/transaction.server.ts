import { oncePer } from "#app/lib/once-per.ts";
import type { Database } from "./open.server.ts";

const runner = oncePer((database: Database) =>
  database.$client.transaction((task: () => unknown) => task()),
);

/**
 * Runs a task in a transaction that holds the write lock from its beginning; inside another one, in
 * a savepoint. An error rolls back what the task wrote, and is thrown again. Drizzle's own
 * `transaction` makes a new database object each time, for three nested ones in each write.
 */
export function inTransaction<Result>(database: Database, task: () => Result): Result {
  return runner(database).immediate(task) as Result;
}
