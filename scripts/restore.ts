/** `npm run restore FILE`: replaces the database by a backup. Stop the server first. */
import { existsSync } from "node:fs";
import { sealToOpen } from "#app/desk/care/kept-keys.server.ts";
import { seriesNumber } from "#app/jobs/money/receipt.ts";
import { openKey } from "#app/server/key-seal.server.ts";
import { parseEnvironment } from "#app/server/settings.server.ts";
import { readNumbers } from "#db/receipt-numbers.server.ts";
import { restore } from "#db/restore.server.ts";
import { askSecret } from "./ask-secret.ts";
import { loadSettings } from "./settings-file.mjs";
import { readArguments, TAKES } from "./usage.mjs";

const { values, positionals } = readArguments(TAKES.restore);
loadSettings();
try {
  const settings = parseEnvironment(process.env);
  const [file] = positionals;
  const lastReceipt = String(values["last-receipt"] ?? "").toUpperCase();
  if (lastReceipt !== "" && readNumbers(lastReceipt).size === 0) {
    throw new Error("--last-receipt takes a number such as R-2026-0042");
  }
  if (file === undefined) throw new Error(TAKES.restore.usage.split("\n")[0]);
  const key = existsSync(file) ? await askKey(file, settings.DATABASE_PATH) : null;
  const restored = await restore(file, settings.DATABASE_PATH, {
    ...(key && { key }),
    at: new Date(),
    migrate: values.migrate === true,
    withoutPhotos: values["without-photos"] === true,
    uploads: settings.UPLOADS_PATH,
    lastReceipt,
  });
  const { jobs, leads, photos, missing, replaced, replacedPhotos, receipts } = restored;
  console.log(`Restored ${jobs} jobs and ${leads} leads to ${settings.DATABASE_PATH}.`);
  if (photos > 0) console.log(`Restored ${photos} photos to ${settings.UPLOADS_PATH}.`);
  if (missing > 0) console.log(`Photos that are neither in the backup nor here: ${missing}.`);
  if (replaced) console.log(`The replaced database is kept as ${replaced}.`);
  if (replacedPhotos) console.log(`The replaced photos are kept as ${replacedPhotos}.`);
  if (restored.keys > 0) console.log(`Keys of services that count again: ${restored.keys}.`);
  const last = [...receipts].map(([series, number]) => seriesNumber(series, number));
  if (last.length > 0) console.log(`Receipts go on after ${last.join(" and ")}.`);
  if (!restored.isNumberedOn) {
    console.log(
      "If a receipt with a later number was sent since the backup was made, restore it once more before " +
        "you finish a job, and say the last one: --last-receipt R-2026-0042",
    );
  }
} catch (error) {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

/** The key of the backup's secrets, by the owner's passphrase (rule 551); null: restore without them. */
async function askKey(file: string, databasePath: string): Promise<Buffer | null> {
  const seal = sealToOpen(file, databasePath);
  if (!seal) return null;
  console.error("The keys of your services are in this backup, sealed with your passphrase.");
  const read = askSecret("Passphrase (blank to restore without the keys): ");
  for await (const typed of read) {
    if (typed === "") break;
    const key = await openKey(seal, typed);
    if (key) return key;
    console.error("That passphrase doesn't open the keys.");
  }
  console.error("Restoring without the keys: the desk asks for the passphrase, or for each key.");
  return null;
}
