/**
 * What the shop offers at present: its price list, which the owner changes on the desk while the site
 * runs. Each request asks whether it is still the newest.
 */

import type { ShownFact } from "#app/lib/business.ts";
import { inLanguage, type Language } from "#app/lib/language.ts";
import type { Look } from "#app/lib/look/look.ts";
import { type BrandColors, USUAL_COLORS } from "#app/lib/look/palette.ts";
import { env, now, orStop } from "#app/server/env.server.ts";
import { log } from "#app/server/log.server.ts";
import { client, connection } from "#db/client.server.ts";
import { type BusinessFacts, shownFacts } from "./business-facts.ts";
import { type Cart, type ProductLine, withProducts } from "./cart.ts";
import { catalogCsv, readCatalog } from "./catalog.server.ts";
import { type Catalog, createCatalog, inSpanish, type Product } from "./catalog.ts";
import { renamedLines } from "./line-names.ts";
import { adviseChat, adviseList, type ListAdvice } from "./list-advice.ts";
import type { ChatAdvice } from "./list-questions.ts";
import { loadSizes } from "./load-size.ts";
import { mostBooked } from "./most-booked.server.ts";
import { findSettings } from "./owner-settings.server.ts";
import type { OwnArea } from "./owner-settings.ts";
import {
  listOf,
  newestPriceRevision,
  type PriceList,
  shopRevision as revisionOf,
} from "./price-list.server.ts";
import { type ShopNumbers, USUAL_NUMBERS } from "./shop-numbers.ts";
import { NO_TAX, type TaxSetting } from "./tax.ts";

/** Counts as long as no revision was made on the desk. A wrong one ends the start. */
const fromFile: PriceList = {
  catalog: orStop(() => readCatalog(env.CATALOG_PATH)),
  hidden: [],
};

type Shown = {
  revision: string;
  list: PriceList;
  catalog: Catalog;
  tax: TaxSetting;
  /** The owner's own; null: the usual ones count. */
  numbers: ShopNumbers | null;
  loads: ReadonlyMap<string, Product>;
  facts: BusinessFacts;
  /** The owner's own; null: the design's. */
  look: Look | null;
  area: OwnArea | null;
};

let isUnreadable = false;
/** Whether this very task has asked for the revision. */
let isFresh = false;

let shown: Shown = {
  ...{ revision: "", list: fromFile, catalog: fromFile.catalog },
  tax: NO_TAX,
  numbers: null,
  loads: loadsById(USUAL_NUMBERS),
  facts: {},
  look: null,
  area: null,
};

/**
 * Text that is another after each change of what pages show (`shopRevision` of price-list.server.ts). While the
 * database cannot be read it stays what it was, so that pages are still served.
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

let most = { of: "", ids: [] as readonly string[] };

/**
 * The ids of the items that are booked most, the best first: counted once a day and after each change. Those of
 * before while the database cannot be read.
 */
export function mostBookedItems(): readonly string[] {
  const of = `${shopRevision()} ${now().toISOString().slice(0, 10)}`;
  try {
    if (most.of !== of) most = { of, ids: mostBooked(connection(), catalog()) };
  } catch (error) {
    log.error({ err: error }, "The most booked items could not be counted: the last stay");
  }
  return most.ids;
}

/** A load size, or an item that the shop shows, by its id. */
export function findProduct(id: string): Product | undefined {
  return catalog().byId.get(id) ?? shown.loads.get(id);
}

let spanish: (Pick<Shown, "catalog" | "loads"> & { of: Shown }) | null = null;

/** What the shop offers, named as a page in a language has it. */
export function shopIn(language: Language) {
  const usual = catalog();
  if (language === "en") return { catalog: usual, findProduct };
  if (spanish?.of !== shown) {
    const loads = inLanguage("es", () => loadsById(shopNumbers()));
    spanish = { of: shown, catalog: createCatalog(usual.items.map(inSpanish)), loads };
  }
  const { catalog: own, loads } = spanish;
  return { catalog: own, findProduct: (id: string) => own.byId.get(id) ?? loads.get(id) };
}

/** Booked lines, named as a page in a language has them: by the list, unless the owner has renamed an item since. */
export function linesIn<Line extends { id: string; name: string }>(
  language: Language,
  lines: readonly Line[],
): Line[] {
  if (language === "en") return [...lines];
  return renamedLines(lines, { from: findProduct, to: shopIn(language).findProduct });
}

function loadsById(numbers: ShopNumbers): ReadonlyMap<string, Product> {
  return new Map(loadSizes(numbers).map((load) => [load.id, load]));
}

/** What prices count with beside the list. */
export function shopNumbers(): ShopNumbers {
  return ownNumbers() ?? USUAL_NUMBERS;
}

/** The same where the owner has set them (rule 435); null: the usual ones count. */
export function ownNumbers(): ShopNumbers | null {
  refresh();
  return shown.numbers;
}

/** How the prices stand to the tax. */
export function shopTax(): TaxSetting {
  refresh();
  return shown.tax;
}

/** What the owner says of the business; nothing until it is filled in (rule 348). */
export function shopFacts(): readonly ShownFact[] {
  refresh();
  return shownFacts(shown.facts);
}

/** How the business looks (rule 520); null: as the design has it. */
export function shopLook(): Look | null {
  refresh();
  return shown.look;
}

/** The two brand colors. */
export function shopColors(): BrandColors {
  return shopLook() ?? USUAL_COLORS;
}

/** Where the owner works; null: it was not set. The same object until it changes. */
export function ownArea(): OwnArea | null {
  refresh();
  return shown.area;
}

/** What the customer is told of a cart's price (rules 170 to 174), as a page in a language has it. */
export function adviseCart(
  cart: Cart,
  isDiscountOn: boolean,
  language: Language = "en",
): ListAdvice {
  const shop = adviceShop(language);
  return inLanguage(language, () =>
    adviseList(withProducts(cart, shop.findProduct), isDiscountOn, shop),
  );
}

/** The same of a list in the chat. */
export function adviseLines(
  lines: readonly ProductLine[],
  isDiscountOn: boolean,
  language: Language,
): ChatAdvice[] {
  const shop = adviceShop(language);
  return inLanguage(language, () => adviseChat(lines, isDiscountOn, shop));
}

function adviceShop(language: Language) {
  return { ...shopIn(language), numbers: shopNumbers() };
}

/** The whole list, as the owner sees it. */
export function priceList(): PriceList {
  refresh();
  return shown.list;
}

/** The name of a product that the owner has taken off the list; undefined for any other. */
export function formerProductName(id: string, language: Language): string | undefined {
  const { catalog, hidden } = priceList();
  const former = hidden.includes(id) ? catalog.byId.get(id) : undefined;
  return former && (language === "es" ? inSpanish(former) : former).name;
}

let tellOfChange = () => {};

/** Names whom to call when this process has changed what the shop shows. */
export function whenShopChanges(tell: () => void): void {
  tellOfChange = tell;
}

/** Called after each such change and before it is answered. */
export function shopChanged(): void {
  isFresh = false;
  tellOfChange();
}

/** One task that asks for each item of a list asks the database once. */
function refresh(): void {
  if (isFresh) return;
  isFresh = true;
  queueMicrotask(() => {
    isFresh = false;
  });
  try {
    const revision = revisionOf(connection());
    if (revision !== shown.revision) shown = read(revision);
    isUnreadable = false;
  } catch (error) {
    // Once, as this is asked many times for a page.
    if (!isUnreadable)
      log.error({ err: error }, "The price list could not be read: the last stays");
    isUnreadable = true;
  }
}

function read(revision: string): Shown {
  const newest = newestPriceRevision(connection());
  const list = newest ? listOf(newest, () => fromFile.catalog) : fromFile;
  const { tax, facts, numbers, look, area } = findSettings(connection());
  return {
    ...{ revision, list, tax, numbers, facts, catalog: shownCatalog(list) },
    ...{ look, area },
    loads: loadsById(numbers ?? USUAL_NUMBERS),
  };
}

/** The list without the items that the owner hides. */
function shownCatalog({ catalog, hidden }: PriceList): Catalog {
  if (hidden.length === 0) return catalog;
  const away = new Set(hidden);
  return createCatalog(catalog.items.filter(({ id }) => !away.has(id)));
}

/** What changing the prices needs. */
export const priceServices = {
  client,
  catalogPath: env.CATALOG_PATH,
  now,
  onShopChanged: shopChanged,
};

/** The whole list as a CSV file. */
export function priceListCsv(): string {
  const { catalog, hidden } = priceList();
  return catalogCsv(catalog, hidden);
}
