/** The lines of a price list, as a spreadsheet saves it. */

import { readFileSync } from "node:fs";
import { readCsv } from "#app/lib/read-csv.server.ts";
import {
  CATALOG_COLUMNS,
  CatalogError,
  type CatalogRow,
  OPTIONAL_COLUMNS,
} from "./catalog-rows.ts";
import { everydayNamesOf } from "./everyday-names.server.ts";

const COLUMNS: readonly string[] = [...CATALOG_COLUMNS, "hidden"];

/**
 * The lines of a price list, unchecked. A line with a wrong number of cells says so and leaves the others as
 * they are. In a list without one of the optional columns items have the site's own (rules 336 and 356).
 * @param file its bytes, or its text
 * @throws Error in one sentence where it is no list at all
 */
export function catalogRows(file: Uint8Array | string): CatalogRow[] {
  const { names, lines } = readCsv(file, COLUMNS);
  checkHead(names);
  const rows = lines.map(({ line, cells }) => rowOf(names, cells, line));
  const usual = CATALOG_COLUMNS.filter((name) => isOptional(name) && !names.includes(name));
  return rows.map((row) => withUsualCells(row, usual));
}

function checkHead(names: readonly string[]): void {
  const missing = CATALOG_COLUMNS.filter((name) => !isOptional(name) && !names.includes(name));
  const twice = COLUMNS.find((name) => names.filter((one) => one === name).length > 1);
  if (missing.length === 0 && twice === undefined) return;
  const which = missing.length > 0 ? `"${missing.join('", "')}" is missing` : `"${twice}" is twice`;
  throw new CatalogError(`The first line must name the columns ${COLUMNS.join(", ")}: ${which}.`);
}

function rowOf(names: readonly string[], record: readonly string[], line: number): CatalogRow {
  const cells: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    // Excel leaves out the last cells of a line where they are empty.
    const cell = record[at] ?? (isOptional(name) ? "" : undefined);
    if (cell !== undefined) cells[name] = cell;
  }
  const isShort = CATALOG_COLUMNS.some((name) => cells[name] === undefined && names.includes(name));
  const isLong = record.slice(names.length).some((cell) => cell !== "");
  if (!isShort && !isLong) return { line, cells };
  const problem = `has ${record.length} cells where the first line names ${names.length} columns`;
  return { line, cells, problem };
}

function withUsualCells({ cells, ...row }: CatalogRow, columns: readonly string[]): CatalogRow {
  const usual = columns.map((column) => [column, usualCellOf(cells.id ?? "", column)] as const);
  return { ...row, cells: { ...cells, ...Object.fromEntries(usual) } };
}

function isOptional(name: string): boolean {
  return OPTIONAL_COLUMNS.includes(name);
}

/** The site's own price list, whatever list the owner has. */
const OWN_LIST = "db/catalog.csv";

let ownCells: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;

/**
 * What an item of that id usually has in a column that a list does not have (rules 336 and 356); empty for
 * an item that the site's own list does not know.
 */
function usualCellOf(id: string, column: string): string {
  if (column === "aliases") return everydayNamesOf(id);
  ownCells ??= readOwnList();
  return ownCells.get(id)?.get(column) ?? "";
}

function readOwnList() {
  const { names, lines } = readCsv(readFileSync(OWN_LIST), ["id"]);
  const lists = lines.map(({ cells }) => new Map(names.map((name, at) => [name, cells[at] ?? ""])));
  return new Map(lists.map((cells) => [cells.get("id") ?? "", cells]));
}
