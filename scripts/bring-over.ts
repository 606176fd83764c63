/**
 * `npm run bring-over FILE`: copies the bookings of a replaced database that this one lacks. The site may
 * run meanwhile.
 */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnvironment } from "#app/server/settings.server.ts";
import { bringOver } from "#db/bring-over.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { addMissingPhotos } from "#db/photo-copies.server.ts";
import { loadSettings } from "./settings-file.mjs";
import { readArguments, TAKES } from "./usage.mjs";

const { positionals } = readArguments(TAKES["bring-over"]);
loadSettings();
try {
  const [file] = positionals;
  if (file === undefined) throw new Error(TAKES["bring-over"].usage);
  const settings = parseEnvironment(process.env);
  const database = openDatabase(settings.DATABASE_PATH);
  const { jobs, leads, quotes, differing, leftOut } = bringOver(database, file);
  database.$client.close();
  const replaced = replacedFolders(settings.UPLOADS_PATH);
  const missing = addMissingPhotos(settings.DATABASE_PATH, settings.UPLOADS_PATH, replaced);
  console.log(`Brought over ${jobs.length} bookings and ${leads} leads.`);
  if (quotes > 0) console.log(`Quotes that are not booked: ${quotes}.`);
  if (jobs.length > 0) console.log(jobs.join(" "));
  if (missing > 0) console.log(`Photos that are nowhere: ${missing}.`);
  if (differing.length > 0)
    console.log(`These went on in ${file}; look at them there: ${differing.join(" ")}`);
  if (leftOut.length > 0) console.log(`Not brought over: ${leftOut.join(", ")}.`);
} catch (error) {
  console.error(`Nothing was brought over: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

/** The folders of photos that restores have put aside, the newest first. */
function replacedFolders(uploads: string): string[] {
  const folder = dirname(uploads);
  return readdirSync(folder)
    .filter((name) => join(folder, name).startsWith(`${uploads}.replaced-`))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}
