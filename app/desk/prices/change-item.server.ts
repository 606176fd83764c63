/** One item of the price list: added, or its name, category, price, points and everyday names changed. */
import { firstFree } from "#app/lib/first-free.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { type Catalog, type CatalogItem, createCatalog } from "#app/prices/catalog.ts";
import { catalogCells, readItem } from "#app/prices/catalog-rows.ts";
import { words as categories } from "#app/prices/category-words.en.ts";
import { isLoad } from "#app/prices/load-size.ts";
import type { PriceChange, PriceDecision } from "#app/prices/price-list.server.ts";
import { idOfContent } from "#app/server/requests/form.server.ts";
import { changeList, type PriceServices } from "./change-prices.server.ts";

/** The columns that the form of an item has, each as it is typed; everyday names are parted by commas. */
export const ITEM_FIELDS = [
  ...(["name", "name_es", "category", "price", "volume", "aliases"] as const),
];
export type ItemFields = Record<(typeof ITEM_FIELDS)[number], string>;

/** What is wrong by its field; the item is gone; it is another than the form saw; or nothing is changed. */
export type ItemRefusal =
  | { problems: Record<string, string> }
  | "unknown-item"
  | "outdated"
  | "same";

/** Stands for an item as its form shows it (rule 237). */
export function itemStamp(item: CatalogItem): string {
  return idOfContent(JSON.stringify(catalogCells(item)));
}

/** An item as its form shows it. */
export function fieldsOf(item: CatalogItem): ItemFields {
  const { name, name_es, category, price, volume } = catalogCells(item);
  return { name, name_es, category, price, volume, aliases: item.aliases.join(", ") };
}

/**
 * Adds an item, or changes one; the shop has it at once (rule 434).
 * @param id of the item that is changed; null: a new one
 * @param seen its stamp as the form showed it
 */
export function saveItem(
  post: { id: string | null; fields: ItemFields; requestId: string | null; seen: string },
  services: PriceServices,
): Promise<PriceChange<ItemRefusal>> {
  const { id, fields, requestId, seen } = post;
  return changeList<ItemRefusal>(requestId, services, ({ list: { catalog, hidden } }) => {
    const before = id === null ? undefined : catalog.byId.get(id);
    if (id !== null && !before) return { refusal: "unknown-item" };
    if (before && seen !== itemStamp(before)) return { refusal: "outdated" };
    const read = readFields(fields, before, catalog);
    if ("problems" in read) return { refusal: read };
    return before
      ? changed(before, read.item, catalog, hidden)
      : { ...added(read.item, catalog), hidden };
  });
}

function readFields(fields: ItemFields, before: CatalogItem | undefined, catalog: Catalog) {
  const aliases = fields.aliases
    .split(/[,|\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  const id = before?.id ?? freeId(fields.name, catalog);
  const kept = before ? catalogCells(before) : {};
  const read = readItem({ ...kept, ...fields, id, aliases: aliases.join("|") });
  if ("problems" in read) return read;
  const name = read.item.name.toLowerCase();
  const twin = catalog.items.find((one) => one.id !== id && one.name.toLowerCase() === name);
  return twin ? { problems: { name: "is taken by another item" } } : read;
}

/** The name as an id ("Hot Tub (large)" is "hot-tub-large"), with a number where it is taken. */
function freeId(name: string, { byId }: Catalog): string {
  const words = name
    .normalize("NFD")
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ["item"];
  const base = words.join("-").slice(0, 36).replace(/-$/, "");
  return firstFree(base, (id) => byId.has(id) || isLoad(id));
}

/** After the last of its category. */
function added(item: CatalogItem, { items }: Catalog) {
  const last = items.findLastIndex(({ category }) => category === item.category);
  const at = last === -1 ? items.length : last + 1;
  const words = `${formatMoney(item.priceCents)}, ${formatPoints(item.volume)} points`;
  return {
    catalog: createCatalog(items.toSpliced(at, 0, item)),
    note: `New: ${item.name}, ${words}`,
  };
}

function changed(
  before: CatalogItem,
  item: CatalogItem,
  { items }: Catalog,
  hidden: readonly string[],
): PriceDecision<ItemRefusal> {
  const what = changeWords(before, item);
  if (what === "") return { refusal: "same" };
  const catalog = createCatalog(items.map((one) => (one === before ? item : one)));
  return { catalog, hidden, note: `${before.name}: ${what}` };
}

function changeWords(before: CatalogItem, item: CatalogItem): string {
  const [money, points] = [formatMoney, formatPoints];
  const words = [
    before.name !== item.name && `now ${item.name}`,
    before.priceCents !== item.priceCents &&
      `${money(before.priceCents)} to ${money(item.priceCents)}`,
    before.volume !== item.volume && `${points(before.volume)} to ${points(item.volume)} points`,
    before.category !== item.category && `in ${categories[item.category].name}`,
    before.nameEs !== item.nameEs && `in Spanish ${item.nameEs ?? "as in English"}`,
    before.aliases.join("|") !== item.aliases.join("|") && "new everyday names",
  ];
  return words.filter(Boolean).join(", ");
}
