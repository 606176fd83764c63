import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Command } from "commander";
import { type CommandContext, withContext } from "#app/commands/command-context.ts";
import { OwnerError } from "#app/commands/explain.ts";
import { isYes, printable } from "#app/commands/terminal.ts";
import {
  type ImportRefusal,
  importPrices,
  type PriceServices,
  previewPrices,
} from "#app/desk/prices/change-prices.server.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { catalogCsv } from "#app/prices/catalog.server.ts";
import { listPriceRevisions, storedPriceList } from "#app/prices/price-list.server.ts";
import { clientOf } from "#db/write-queue.server.ts";

type Options = { export?: string; import?: string; yes?: true; force?: true };

const CHANGES_SHOWN = 10;

export function addPrices(program: Command): void {
  program
    .command("prices")
    .description("Takes the price list out as a CSV file or in; else lists its last changes")
    .option("--export <path>", "write the list to a CSV file")
    .option("--import <path>", "take the list from a CSV file: all of it, or nothing")
    .option("--yes", "take it without being asked, after what it changes was printed")
    .option("--force", "replace a file that is there")
    .addHelpText(
      "after",
      `
The running site shows it at the next visit; booked jobs keep their prices. Once
a list was taken in here or changed on the desk, it is in the database, and the
file of CATALOG_PATH is no longer read.

Examples:
  npm run owner -- prices --export prices.csv
  npm run owner -- prices --import prices.csv`,
    )
    .action((options: Options) =>
      withContext(async (context) => console.log(await run(options, context))),
    );
}

async function run(options: Options, context: CommandContext): Promise<string> {
  if (options.export !== undefined) return exportList(options.export, options, context);
  if (options.import !== undefined) {
    return importList(options.import, options, priceServices(context));
  }
  return changesWords(context);
}

function exportList(path: string, { force }: Options, { database, settings }: CommandContext) {
  if (existsSync(path) && !force) {
    throw new OwnerError(`${path} is there already. Name another file, or add --force.`);
  }
  const { catalog, hidden } = storedPriceList(database, settings.CATALOG_PATH);
  writeFileSync(path, catalogCsv(catalog, hidden));
  return `${catalog.items.length} items, in ${path}`;
}

async function importList(path: string, { yes }: Options, services: PriceServices) {
  if (!existsSync(path)) throw new OwnerError(`There is no file ${path}.`);
  const preview = previewPrices(readFileSync(path), services);
  if ("refusal" in preview) throw new OwnerError(importWords(preview.refusal));
  for (const { title, lines } of preview.changes) {
    console.log([`${title} (${lines.length}):`, ...lines.map(printable)].join("\n  "));
  }
  if (!yes && !(await isYes("Take this list? (y/N) "))) return "Nothing was changed.";
  const result = await importPrices({ ...preview, requestId: null }, services);
  if (result.kind === "refused") throw new OwnerError(importWords(result.refusal));
  return "The list is in use now. You can go back to the old list under Prices on the desk.";
}

function importWords(refusal: ImportRefusal): string {
  if (refusal === "same") return "That's the list you already use.";
  if (refusal === "outdated")
    return "The list has changed in the meantime. Check the changes again.";
  return ["Nothing was changed:", ...refusal.problems.map(printable)].join("\n  ");
}

function changesWords({ database }: CommandContext): string {
  const changes = listPriceRevisions(database, CHANGES_SHOWN);
  if (changes.length === 0)
    return "No price has changed yet. The list is the file of CATALOG_PATH.";
  return changes.map(({ at, note }) => `${houstonTime(at)}  ${printable(note)}`).join("\n");
}

function priceServices({ database, settings, now }: CommandContext): PriceServices {
  return {
    client: clientOf(database),
    catalogPath: settings.CATALOG_PATH,
    now: () => now,
    // The running site asks at each request.
    onShopChanged: () => {},
  };
}
