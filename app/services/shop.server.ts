/**
 * What the shop offers at present: its price list, which the owner changes on the desk while the site
 * runs. Each request asks whether it is still the newest.
 */
import { type Catalog, createCatalog, type Product } from "#app/domain/catalog.ts";
import { parseCatalog } from "#app/domain/catalog-rows.ts";
import { LOAD_SIZES } from "#app/domain/load-size.ts";
import { env, orStop } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { catalogRows, readCatalog } from "#db/catalog.server.ts";
import { connection } from "#db/client.server.ts";
import { newestPriceRevision, shopRevision as revisionOf } from "#db/price-list.server.ts";

const LOAD_SIZES_BY_ID = new Map(LOAD_SIZES.map((loadSize) => [loadSize.id, loadSize]));

/** The price list with the items that no page shows. */
export type PriceList = { catalog: Catalog; hidden: readonly string[] };

/** Counts as long as no revision was made on the desk. A wrong one ends the start. */
const fromFile: PriceList = {
  catalog: orStop(() => readCatalog(env.CATALOG_PATH)),
  hidden: [],
};

let shown = { revision: "", list: fromFile, catalog: fromFile.catalog };

/**
 * Text that is another after each change of the prices, the tax or the reviews. While the database
 * cannot be read it stays what it was, so that pages are still served.
 */
export function shopRevision(): string {
  refresh();
  return shown.revision;
}

/** The items that the shop shows, with their prices. */
export function catalog(): Catalog {
  refresh();
  return shown.catalog;
}

/** A catalogue item or load size by its id. */
export function findProduct(id: string): Product | undefined {
  return LOAD_SIZES_BY_ID.get(id) ?? catalog().byId.get(id);
}

/** The whole list, as the owner sees it. */
export function priceList(): PriceList {
  refresh();
  return shown.list;
}

let tellOfChange = () => {};

/** Names whom to call when this process has changed what the shop shows. */
export function whenShopChanges(tell: () => void): void {
  tellOfChange = tell;
}

/** Called after each such change and before it is answered. */
export function shopChanged(): void {
  tellOfChange();
}

let isUnreadable = false;

function refresh(): void {
  try {
    const revision = revisionOf(connection());
    if (revision !== shown.revision) shown = read(revision);
    isUnreadable = false;
  } catch (error) {
    // Once, as this is asked many times for a page.
    if (!isUnreadable) log.error({ err: error }, "The price list could not be read: the last stays");
    isUnreadable = true;
  }
}

function read(revision: string): typeof shown {
  const newest = newestPriceRevision(connection());
  if (!newest) return { revision, list: fromFile, catalog: fromFile.catalog };
  const all = parseCatalog(catalogRows(newest.csv));
  const hidden = new Set(newest.hidden);
  return {
    revision,
    list: { catalog: all, hidden: newest.hidden },
    catalog: createCatalog(all.items.filter(({ id }) => !hidden.has(id))),
  };
}
