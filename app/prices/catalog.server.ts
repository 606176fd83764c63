import { readFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import type { Catalog } from "./catalog.ts";
import {
  CATALOG_COLUMNS,
  CatalogError,
  type CatalogRow,
  catalogCells,
  parseCatalog,
} from "./catalog-rows.ts";
import { catalogRows } from "./price-file.server.ts";

/**
 * Reads the owner's price list.
 * @throws CatalogError naming the file, the line and the field that is wrong
 */
export function readCatalog(path: string): Catalog {
  try {
    return parseCatalog(readCatalogRows(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CatalogError(`CATALOG_PATH ${path}: ${reason}`, { cause: error });
  }
}

/**
 * The lines of the price list, unchecked.
 * @throws Error when the file cannot be read as CSV
 */
export function readCatalogRows(path: string): CatalogRow[] {
  return catalogRows(readFileSync(path));
}

/**
 * A price list as text that `catalogRows` and spreadsheets read; no cell begins like a formula.
 * @param hidden the ids of items that the shop does not show
 */
export function catalogCsv({ items }: Catalog, hidden: readonly string[]): string {
  const lines = items.map((item) => ({
    ...catalogCells(item),
    hidden: hidden.includes(item.id) ? "yes" : "",
  }));
  return stringify(lines, {
    header: true,
    columns: [...CATALOG_COLUMNS, "hidden"],
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
  });
}
