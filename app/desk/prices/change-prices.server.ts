import { itemState } from "#app/lib/desk-post.ts";
import { formatMoney } from "#app/lib/money.ts";
import { catalogCsv } from "#app/prices/catalog.server.ts";
import { type CatalogItem, createCatalog } from "#app/prices/catalog.ts";
import { catalogProblems, hiddenIds, parseCatalog, readPrice } from "#app/prices/catalog-rows.ts";
import { catalogRows } from "#app/prices/price-file.server.ts";
import {
  type PriceChange,
  type PriceDecision,
  type PriceList,
  type PriceState,
  revisePrices,
  storedPrices,
} from "#app/prices/price-list.server.ts";
import { changesNote, type ListChange, listChanges } from "#app/prices/price-list-changes.ts";
import { type Raise, raisePrices } from "#app/prices/raise-prices.ts";
import type { Client } from "#db/write-queue.server.ts";

export type PriceServices = {
  client: Client;
  /** CATALOG_PATH: the list that counts until one is in the database. */
  catalogPath: string;
  now: () => Date;
  /** Called once the shop has new prices and before that is answered. */
  onShopChanged: () => void;
};

/** `seen`: the item as the page showed it (`itemState`); left out: whatever it is. */
type Post = { requestId: string | null; seen?: string };
type ItemPost = Post & { id: string };

/** outdated: the item is not what the post saw (rule 237). */
export type PriceRefusal = "outdated" | "unknown-item" | "no-price" | "same" | "last-item";
/** What is wrong with a file, line by line; the same list; or the list has changed since it was looked at. */
export type ImportRefusal = { problems: string[] } | "same" | "outdated";

/** Gives one item another price (rule 221). @param price as it is typed, in dollars */
export function setPrice(
  { price, ...post }: ItemPost & { price: string },
  services: PriceServices,
): Promise<PriceChange<PriceRefusal>> {
  return changeItem(post, services, (item, { catalog, hidden }) => {
    const priceCents = readPrice(price);
    if (priceCents === null) return { refusal: "no-price" };
    if (priceCents === item.priceCents) return { refusal: "same" };
    const items = catalog.items.map((one) => (one === item ? { ...one, priceCents } : one));
    const note = `${item.name}: ${formatMoney(item.priceCents)} to ${formatMoney(priceCents)}`;
    return { catalog: createCatalog(items), hidden, note };
  });
}

/** Takes an item off every page, or puts it back; its price stays in the list. */
export function setHidden(
  { isHidden, ...post }: ItemPost & { isHidden: boolean },
  services: PriceServices,
): Promise<PriceChange<PriceRefusal>> {
  return changeItem(post, services, ({ id, name }, { catalog, hidden: before }) => {
    if (before.includes(id) === isHidden) return { refusal: "same" };
    const hidden = isHidden ? [...before, id] : before.filter((one) => one !== id);
    if (hidden.length >= catalog.items.length) return { refusal: "last-item" };
    return { catalog, hidden, note: `${name} ${isHidden ? "hidden" : "shown again"}` };
  });
}

function changeItem(
  { id, requestId, seen }: ItemPost,
  services: PriceServices,
  decide: (item: CatalogItem, list: PriceList) => PriceDecision<PriceRefusal>,
): Promise<PriceChange<PriceRefusal>> {
  return changeList(requestId, services, ({ list }) => {
    const item = list.catalog.byId.get(id);
    if (!item) return { refusal: "unknown-item" };
    const state = itemState(item.priceCents, list.hidden.includes(id));
    if (seen !== undefined && seen !== state) return { refusal: "outdated" };
    return decide(item, list);
  });
}

/** A file that was looked at: what it would change, and what `importPrices` needs to take it. */
export type ListPreview = { changes: ListChange[]; file: string; base: number };

/**
 * What a CSV file would change; nothing is changed (rule 294).
 * @param file its bytes as they were chosen, or its text
 */
export function previewPrices(
  file: Uint8Array | string,
  { client, catalogPath }: Pick<PriceServices, "client" | "catalogPath">,
): ListPreview | { refusal: ImportRefusal } {
  const { list, revision } = storedPrices(client.connection(), catalogPath);
  const read = readList(file, list);
  if ("problems" in read) return { refusal: read };
  const changes = listChanges(list, read);
  if (changes.length === 0) return { refusal: "same" };
  return { changes, file: catalogCsv(read.catalog, read.hidden), base: revision };
}

/** What raised or lowered prices would change, to be taken as a file is (rule 510). */
export function previewRaise(
  raise: Raise,
  services: Pick<PriceServices, "client" | "catalogPath">,
): ListPreview | { refusal: ImportRefusal } {
  const { list } = storedPrices(services.client.connection(), services.catalogPath);
  const raised = createCatalog(raisePrices(list.catalog.items, raise));
  return previewPrices(catalogCsv(raised, list.hidden), services);
}

/**
 * Replaces the whole list by a CSV file, or changes nothing (rule 222). A file without the column
 * "hidden" hides what is hidden now. The list before is kept.
 * @param base the revision that the file was compared with
 */
export function importPrices(
  { file, base, requestId }: Post & Pick<ListPreview, "file" | "base">,
  services: PriceServices,
): Promise<PriceChange<ImportRefusal>> {
  return changeList<ImportRefusal>(requestId, services, ({ list, revision }) => {
    if (revision !== base) return { refusal: "outdated" };
    const read = readList(file, list);
    return "problems" in read ? { refusal: read } : replaceList(list, read, "");
  });
}

/** Takes back the list that the last whole one took the place of; once more undoes that (rule 294). */
export function goBack(
  { requestId }: Post,
  services: PriceServices,
): Promise<PriceChange<"same" | "none">> {
  return changeList<"same" | "none">(requestId, services, ({ list, before }) =>
    before === null ? { refusal: "none" } : replaceList(list, before, "Back to the old list. "),
  );
}

function replaceList(before: PriceList, after: PriceList, said: string) {
  const changes = listChanges(before, after);
  if (changes.length === 0) return { refusal: "same" as const };
  return { ...after, note: `${said}${changesNote(changes)}`, isWhole: true as const };
}

function readList(file: Uint8Array | string, list: PriceList): PriceList | { problems: string[] } {
  try {
    const rows = catalogRows(file);
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

/** Changes the list that counts, and tells this process's pages of it. */
export async function changeList<Refusal>(
  requestId: string | null,
  { client, catalogPath, now, onShopChanged }: PriceServices,
  decide: (state: PriceState) => PriceDecision<Refusal>,
): Promise<PriceChange<Refusal>> {
  const post = { requestId, at: now().toISOString() };
  const result = await client.write((free) => revisePrices(free, catalogPath, post, decide));
  if (result.kind === "changed") onShopChanged();
  return result;
}
