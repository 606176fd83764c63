import { existsSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { type SchemaAge, schemaAge } from "./migrate.server.ts";

/** The result of inspecting a database file. */
export type Inspection = { jobs: number; leads: number; schema: SchemaAge };

/** An unusable database file; the message is one line for the owner. */
export class DatabaseFileError extends Error {
  override name = "DatabaseFileError";
}

/**
 * Checks that a database file exists, is undamaged and belongs to this site, by reading all of it.
 * @throws DatabaseFileError with the problem
 */
export function inspectDatabaseFile(path: string): Inspection {
  if (!existsSync(path)) throw new DatabaseFileError(`There is no file ${path}`);
  return orExplain(path, () => {
    const sqlite = new Sqlite(path, { readonly: true });
    try {
      return inspect(sqlite, path);
    } finally {
      sqlite.close();
    }
  });
}

function inspect(sqlite: Sqlite.Database, path: string): Inspection {
  const verdict = String(sqlite.pragma("integrity_check(1)", { simple: true }));
  if (verdict !== "ok") {
    throw new DatabaseFileError(`${path} is damaged: ${verdict.replaceAll("\n", " ")}`);
  }
  const schema = schemaAge(sqlite);
  if (schema === null || !hasTable(sqlite, "jobs") || !hasTable(sqlite, "lead_captures")) {
    throw new DatabaseFileError(`${path} is not a Junk Buddy database`);
  }
  return { jobs: count(sqlite, "jobs"), leads: count(sqlite, "lead_captures"), schema };
}

function hasTable(sqlite: Sqlite.Database, name: string): boolean {
  return sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(name) !== undefined;
}

function count(sqlite: Sqlite.Database, table: "jobs" | "lead_captures"): number {
  return sqlite.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
}

function orExplain<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    if (error.code === "SQLITE_NOTADB") {
      throw new DatabaseFileError(`${path} is not a Junk Buddy database`);
    }
    const verdict = error.code.startsWith("SQLITE_CORRUPT") ? "is damaged" : "cannot be read";
    throw new DatabaseFileError(`${path} ${verdict}: ${error.message}`);
  }
}
