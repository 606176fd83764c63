import { SettingError } from "#app/server/settings.server.ts";
import { typedHere } from "#app/server/typed-here.server.ts";
import { DatabaseFileError } from "#db/inspect.server.ts";

/** What a command cannot do, in one line for the owner. */
export class OwnerError extends Error {
  override name = "OwnerError";
}

const DATABASE_FAILURES: [start: string, words: string][] = [
  ["SQLITE_BUSY", "The database is busy. Try again in a moment."],
  ["SQLITE_FULL", "The disk is full. Make room and try again."],
  ["SQLITE_READONLY", "The database cannot be written. Run this as the user that runs the site."],
  ["SQLITE_CANTOPEN", "The database cannot be opened. Run this as the user that runs the site."],
  ["SQLITE_CORRUPT", "The database is damaged. Restore a backup: npm run restore FILE"],
  ["SQLITE_NOTADB", "The database is damaged. Restore a backup: npm run restore FILE"],
];

/** One line for whatever went wrong. */
export function explain(error: unknown): string {
  return typedHere(reasonOf(error));
}

function reasonOf(error: unknown): string {
  if (error instanceof OwnerError || error instanceof DatabaseFileError) return error.message;
  if (error instanceof SettingError) return `A setting is invalid: ${error.message}`;
  const code = String((error as { code?: unknown } | null)?.code ?? "");
  const known = DATABASE_FAILURES.find(([start]) => code.startsWith(start));
  if (known) return known[1];
  const message = error instanceof Error ? error.message : String(error);
  return `That didn't work: ${message.replace(/\s+/g, " ")}`;
}
