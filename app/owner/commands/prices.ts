import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Command } from "commander";
import { searchItems } from "#app/domain/catalog-search.ts";
import { houstonTime } from "#app/domain/houston-time.ts";
import { formatMoney, formatPoints } from "#app/domain/money.ts";
import { type CommandContext, withContext } from "#app/owner/command-context.ts";
import type { PriceServices } from "#app/services/price-store.ts";
import {
  goBack,
  type ImportRefusal,
  importPrices,
  type PriceRefusal,
  previewPrices,
  setHidden,
  setPrice,
} from "#app/workflows/change-prices.ts";
import { catalogCsv } from "#db/catalog.server.ts";
import { catalogRows } from "#db/price-file.server.ts";
import {
  listPriceRevisions,
  revisePrices,
  storedPriceList,
  storedPrices,
} from "#db/price-list.server.ts";
import { OwnerError } from "../explain.ts";
import { type Column, isYes, printable, table } from "../terminal.ts";

type Options = {
  hide?: true;
  show?: true;
  export?: string;
  import?: string;
  yes?: true;
  back?: true;
  force?: true;
};

const REFUSALS: Record<PriceRefusal, string> = {
  outdated: "The item was changed meanwhile.",
  "unknown-item": "There is no such item: its id stands in the list: prices WORD.",
  "no-price": "A price is in dollars, like 79.50.",
  same: "That is so already.",
  "last-item": "The shop needs one item at least.",
};
const CHANGES_SHOWN = 10;
const COLUMNS: Column[] = [
  { head: "Id", width: 24 },
  { head: "Item", width: 30 },
  { head: "Price", width: 13, align: "right" },
  { head: "Load", width: 13, align: "right" },
];

export function addPrices(program: Command): void {
  program
    .command("prices")
    .description("Shows and changes the price list: one price, or the whole of it as a CSV file")
    .argument("[item]", "the item's id, like sofa; without a price, a word to look for")
    .argument("[price]", "its new price in dollars, like 119.50")
    .option("--hide", "take the item off every page")
    .option("--show", "put a hidden item back")
    .option("--export <path>", "write the list to a CSV file")
    .option("--import <path>", "take the list from a CSV file: all of it, or nothing")
    .option("--yes", "take it without being asked, after what it changes was printed")
    .option("--back", "go back to the list before the last one that was taken")
    .option("--force", "replace a file that is there")
    .addHelpText(
      "after",
      `
The running site shows it at the next visit; booked jobs keep their prices. Once
a price was changed here or on the desk, the list is in the database, and the
file of CATALOG_PATH is no longer read.

Examples:
  npm run owner -- prices chair
  npm run owner -- prices sofa 119.50
  npm run owner -- prices treadmill --hide
  npm run owner -- prices --export prices.csv
  npm run owner -- prices --import prices.csv
  npm run owner -- prices --back`,
    )
    .action((item: string | undefined, price: string | undefined, options: Options) =>
      withContext(async (context) => console.log(await run(item, price, options, context))),
    );
}

async function run(
  id: string | undefined,
  price: string | undefined,
  options: Options,
  context: CommandContext,
): Promise<string> {
  const services = priceServices(context);
  if (options.export !== undefined) return exportList(options.export, options, context);
  if (options.import !== undefined) return importList(options.import, options, services);
  if (options.back) return takeBack(services);
  if (id === undefined) return changesWords(context);
  if (price === undefined && !options.hide && !options.show) return itemsWords(id, context);
  const requestId = null;
  const result =
    options.hide || options.show
      ? await setHidden({ id, isHidden: options.hide === true, requestId }, services)
      : await setPrice({ id, price: price as string, requestId }, services);
  if (result.kind === "refused") throw new OwnerError(REFUSALS[result.refusal]);
  return changesWords(context, 1);
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
  return "The list was taken. To go back: npm run owner -- prices --back";
}

async function takeBack(services: PriceServices): Promise<string> {
  const result = await goBack({ requestId: null }, services);
  if (result.kind !== "refused") return "The list before is in use again.";
  throw new OwnerError(
    result.refusal === "none" ? "No list was replaced yet." : "That list is the one in use.",
  );
}

function importWords(refusal: ImportRefusal): string {
  if (refusal === "same") return "That list is the one in use.";
  if (refusal === "outdated") return "The list was changed meanwhile. Look at the changes again.";
  return ["Nothing was changed:", ...refusal.problems.map(printable)].join("\n  ");
}

/** The items that a word finds; a hidden one says so. */
function itemsWords(word: string, { database, settings }: CommandContext): string {
  const { catalog, hidden } = storedPriceList(database, settings.CATALOG_PATH);
  const found = searchItems(catalog.items, word);
  if (found.length === 0) throw new OwnerError(`Nothing in the list is "${printable(word)}".`);
  const rows = found.map(({ id, name, priceCents, volume }) => [
    id,
    hidden.includes(id) ? `${name} (hidden)` : name,
    formatMoney(priceCents),
    `${formatPoints(volume)} pts`,
  ]);
  return table(COLUMNS, rows);
}

function changesWords({ database }: CommandContext, shown = CHANGES_SHOWN): string {
  const changes = listPriceRevisions(database, shown);
  if (changes.length === 0)
    return "No price was changed yet: the list is the file of CATALOG_PATH.";
  return changes.map(({ at, note }) => `${houstonTime(at)}  ${printable(note)}`).join("\n");
}

function priceServices({ database, settings, now }: CommandContext): PriceServices {
  return {
    changePrices: (post, decide) => revisePrices(database, settings.CATALOG_PATH, post, decide),
    readRows: catalogRows,
    current: () => storedPrices(database, settings.CATALOG_PATH),
    writeList: ({ catalog, hidden }) => catalogCsv(catalog, hidden),
    now: () => now,
    // The running site asks at each request.
    onShopChanged: () => {},
  };
}
