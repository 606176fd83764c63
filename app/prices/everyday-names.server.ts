import { readFileSync } from "node:fs";
import { readCsv } from "#app/lib/read-csv.server.ts";

const FILE = "db/everyday-names.csv";
const COLUMNS = ["item", "language", "name"] as const;

type EverydayName = Record<(typeof COLUMNS)[number], string>;

/**
 * What people call the items of the price list, an item's most usual names first.
 * @throws Error naming the line that is not an item, "en" or "es", and a name
 */
export function readEverydayNames(): EverydayName[] {
  return readCsv(readFileSync(FILE), COLUMNS).lines.map(({ line, cells }) => {
    const [item = "", language = "", name = ""] = cells;
    const isWhole = item !== "" && name !== "" && cells.length === COLUMNS.length;
    if (!isWhole || !/^e[ns]$/.test(language)) throw new Error(`${FILE}, line ${line}: ${cells}`);
    return { item, language, name };
  });
}

let known: ReadonlyMap<string, string> | undefined;

/** An item's everyday names as the column "aliases" has them; empty for an item that has none (rule 336). */
export function everydayNamesOf(id: string): string {
  known ??= joinedById();
  return known.get(id) ?? "";
}

function joinedById(): ReadonlyMap<string, string> {
  const joined = new Map<string, string>();
  for (const { item, name } of readEverydayNames()) {
    const before = joined.get(item);
    joined.set(item, before === undefined ? name : `${before}|${name}`);
  }
  return joined;
}
