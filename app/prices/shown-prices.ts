/** What of the price list the shop shows and sells. */
import { type Catalog, createCatalog, type Product } from "./catalog.ts";
import { LOAD_SIZES } from "./load-size.ts";

const LOAD_SIZES_BY_ID = new Map(LOAD_SIZES.map((loadSize) => [loadSize.id, loadSize]));

/** The list without the items that the owner hides. */
export function shownCatalog({
  catalog,
  hidden,
}: {
  catalog: Catalog;
  hidden: readonly string[];
}): Catalog {
  if (hidden.length === 0) return catalog;
  const away = new Set(hidden);
  return createCatalog(catalog.items.filter(({ id }) => !away.has(id)));
}

/** A load size, or an item of the list, by its id. */
export function productIn({ byId }: Catalog, id: string): Product | undefined {
  return LOAD_SIZES_BY_ID.get(id) ?? byId.get(id);
}
