/** `npm run restore FILE`: replaces the database by a backup. Stop the server first. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { parseEnvironment } from "#app/settings.server.ts";
import { restore } from "#db/restore.server.ts";

const USAGE = "npm run restore [-- --migrate] FILE   (stop the server first)";

if (existsSync(".env")) process.loadEnvFile(".env");
try {
  const settings = parseEnvironment(process.env);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { migrate: { type: "boolean", default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(USAGE);
  const { jobs, leads, replaced } = await restore(file, settings.DATABASE_PATH, {
    at: new Date(),
    migrate: values.migrate,
  });
  console.log(`Restored ${jobs} jobs and ${leads} leads to ${settings.DATABASE_PATH}.`);
  if (replaced) console.log(`The replaced database is kept as ${replaced}.`);
} catch (error) {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
