/** `npm run fetch-copy [FOLDER]`: brings a copy from the storage among the backups, or lists what is there. */
import { fetchCopy } from "#app/server/copy/fetch-copy.server.ts";
import { listCopies, storageOf } from "#app/server/copy/storage.server.ts";
import { settingsWith } from "#app/server/kept-settings.server.ts";
import { parseEnvironment } from "#app/server/settings.server.ts";
import { openExistingDatabase } from "#db/existing.server.ts";
import { loadSettings } from "./settings-file.mjs";
import { readArguments, TAKES } from "./usage.mjs";

const [folder] = readArguments(TAKES["fetch-copy"]).positionals;
loadSettings();
try {
  const database = openExistingDatabase(parseEnvironment(process.env).DATABASE_PATH);
  const settings = settingsWith(process.env, database);
  database.$client.close();
  if (folder === undefined) {
    const storage = storageOf(settings);
    const copies = storage ? await listCopies(storage) : [];
    for (const { folder: name, newest } of copies) console.log(`${name}  ${newest.toISOString()}`);
    if (copies.length === 0) console.error("There is no copy, or no storage is set.");
  } else {
    const path = await fetchCopy(settings, folder);
    console.log(`The copy is among the backups now: ${path}. Try it there, then restore it.`);
  }
} catch (error) {
  console.error(`Nothing was brought here: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
