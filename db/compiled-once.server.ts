import type { Database } from "./open.server.ts";

/**
 * Compiles something at its first use on a connection, such as a statement: compiling one anew takes
 * ten times as long as running it (docs/performance.md).
 */
export function compiledOnce<Compiled>(compile: (database: Database) => Compiled) {
  const compiled = new WeakMap<Database, Compiled>();
  return (database: Database): Compiled => {
    const known = compiled.get(database);
    if (known) return known;
    const made = compile(database);
    compiled.set(database, made);
    return made;
  };
}
