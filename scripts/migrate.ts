/** `npm run migrate`: brings the database to this version's schema, as a start of the site does. */
import { parseEnvironment } from "#app/server/settings.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { loadSettings } from "./settings-file.mjs";
import { readArguments, TAKES } from "./usage.mjs";

readArguments(TAKES.migrate);
loadSettings();
try {
  openDatabase(parseEnvironment(process.env).DATABASE_PATH).$client.close();
} catch (error) {
  // Drizzle's own message is the whole statement; SQLite's sentence is its cause.
  const { cause, message } = error as Error;
  console.error(cause instanceof Error ? cause.message : message);
  process.exit(1);
}
