import { existsSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { DatabaseFileError } from "./inspect.server.ts";
import { schemaAge } from "./migrate.server.ts";
import { type Database, setPragmas } from "./open.server.ts";

const MISFITS = {
  never: "is not a Junk Buddy database",
  older:
    "is from an earlier version of the site: start this version once, which brings it up to date",
  newer: "is from a newer version of the site: update the site first",
};

/**
 * Opens the database, also while the site runs, without creating or migrating it.
 * @throws DatabaseFileError when there is none, or one of another version; SqliteError when it
 *   cannot be read
 */
export function openExistingDatabase(path: string): Database {
  if (!existsSync(path)) {
    throw new DatabaseFileError(
      `There is no database ${path}: the first start of the site makes it`,
    );
  }
  const sqlite = new Sqlite(path, { fileMustExist: true });
  try {
    setPragmas(sqlite);
    const age = schemaAge(sqlite) ?? "never";
    if (age !== "current") throw new DatabaseFileError(`${path} ${MISFITS[age]}`);
    return drizzle(sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
