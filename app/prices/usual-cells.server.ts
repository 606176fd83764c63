import { readFileSync } from "node:fs";
import { readCsv } from "#app/lib/read-csv.server.ts";
import { everydayNamesOf } from "./everyday-names.server.ts";

/** The site's own price list, whatever list the owner has. */
const FILE = "db/catalog.csv";

let known: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;

/**
 * What an item of that id usually has in a column that a list does not have (rules 336 and 356); empty for
 * an item that the site's own list does not know.
 */
export function usualCellOf(id: string, column: "aliases" | "card" | "picture" | "top"): string {
  if (column === "aliases") return everydayNamesOf(id);
  known ??= readOwnList();
  return known.get(id)?.get(column) ?? "";
}

function readOwnList() {
  const { names, lines } = readCsv(readFileSync(FILE), ["id"]);
  const lists = lines.map(({ cells }) => new Map(names.map((name, at) => [name, cells[at] ?? ""])));
  return new Map(lists.map((cells) => [cells.get("id") ?? "", cells]));
}
