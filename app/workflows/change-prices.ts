import { type CatalogItem, createCatalog } from "#app/domain/catalog.ts";
import { catalogProblems, hiddenIds, parseCatalog, readDollars } from "#app/domain/catalog-rows.ts";
import { formatMoney } from "#app/domain/money.ts";
import type {
  PriceChange,
  PriceDecision,
  PriceList,
  PriceServices,
} from "#app/services/price-store.ts";

type Post = { requestId: string | null };

export type PriceRefusal = "unknown-item" | "no-price" | "same" | "last-item";
export type ImportRefusal = { problems: string[] } | "same";

/** Gives one item another price (rule 221). @param price as it is typed, in dollars */
export function setPrice(
  { id, price, requestId }: Post & { id: string; price: string },
  services: PriceServices,
): Promise<PriceChange<PriceRefusal>> {
  return change(requestId, services, (list) => {
    const item = list.catalog.byId.get(id);
    if (!item) return { refusal: "unknown-item" };
    const priceCents = readDollars(price);
    if (priceCents === null) return { refusal: "no-price" };
    if (priceCents === item.priceCents) return { refusal: "same" };
    const items = list.catalog.items.map((one) => (one.id === id ? { ...one, priceCents } : one));
    const note = `${item.name}: ${formatMoney(item.priceCents)} to ${formatMoney(priceCents)}`;
    return { catalog: createCatalog(items), hidden: list.hidden, note };
  });
}

/** Takes an item off every page, or puts it back; its price stays in the list. */
export function setHidden(
  { id, isHidden, requestId }: Post & { id: string; isHidden: boolean },
  services: PriceServices,
): Promise<PriceChange<PriceRefusal>> {
  return change(requestId, services, (list) => {
    const item = list.catalog.byId.get(id);
    if (!item) return { refusal: "unknown-item" };
    if (list.hidden.includes(id) === isHidden) return { refusal: "same" };
    const hidden = isHidden ? [...list.hidden, id] : list.hidden.filter((one) => one !== id);
    if (hidden.length >= list.catalog.items.length) return { refusal: "last-item" };
    return { ...list, hidden, note: `${item.name} ${isHidden ? "hidden" : "shown again"}` };
  });
}

/**
 * Replaces the whole list by a CSV file, or changes nothing (rule 222). A file without the column
 * "hidden" hides what is hidden now.
 */
export function importPrices(
  { csv, requestId }: Post & { csv: string },
  services: PriceServices,
): Promise<PriceChange<ImportRefusal>> {
  return change<ImportRefusal>(requestId, services, (list) => {
    const read = readList(csv, list, services.readRows);
    if ("problems" in read) return { refusal: read };
    const note = differences(list, read);
    return note === "" ? { refusal: "same" } : { ...read, note };
  });
}

function readList(
  csv: string,
  list: PriceList,
  readRows: PriceServices["readRows"],
): PriceList | { problems: string[] } {
  try {
    const rows = readRows(csv);
    const problems = catalogProblems(rows);
    if (problems.length > 0) return { problems };
    const catalog = parseCatalog(rows);
    const hasColumn = rows.some(({ cells }) => cells.hidden !== undefined);
    const hidden = hasColumn ? hiddenIds(rows) : list.hidden.filter((id) => catalog.byId.has(id));
    if (hidden.length >= catalog.items.length) return { problems: ["every item is hidden"] };
    return { catalog, hidden };
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** "3 prices changed, 1 item added"; "" where the lists are the same. */
function differences(before: PriceList, after: PriceList): string {
  const known = after.catalog.items.filter(({ id }) => before.catalog.byId.has(id));
  const isSame = (item: CatalogItem) =>
    JSON.stringify(item) === JSON.stringify(before.catalog.byId.get(item.id));
  const priced = known.filter(
    ({ id, priceCents }) => before.catalog.byId.get(id)?.priceCents !== priceCents,
  );
  const other = known.filter((item) => !isSame(item)).length - priced.length;
  const removed = before.catalog.items.filter(({ id }) => !after.catalog.byId.has(id)).length;
  const hidden = [...after.hidden].sort().join() !== [...before.hidden].sort().join();
  const parts = [
    counted(priced.length, "price", "changed"),
    counted(Math.max(0, other), "other item", "changed"),
    counted(after.catalog.items.length - known.length, "item", "added"),
    counted(removed, "item", "removed"),
    hidden ? "other items hidden" : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function counted(count: number, what: string, verb: string): string {
  return count === 0 ? "" : `${count} ${what}${count === 1 ? "" : "s"} ${verb}`;
}

async function change<Refusal>(
  requestId: string | null,
  { changePrices, now, onShopChanged }: PriceServices,
  decide: (list: PriceList) => PriceDecision<Refusal>,
): Promise<PriceChange<Refusal>> {
  const result = await changePrices({ requestId, at: now().toISOString() }, decide);
  if (result.kind === "changed") onShopChanged();
  return result;
}
