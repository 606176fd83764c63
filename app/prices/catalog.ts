/**
 * The price list: items and their categories (rules 2 and 10).
 * Prices are integer cents; volumes are points and may carry a half.
 */

import type { ItemPicture } from "#app/ui/art/item-picture.ts";

/** The twelve categories in their order (rule 10), by the names of their pictograms. */
export const CATEGORIES = [
  ...(["beds", "seating", "storage", "tables", "appliances", "fitness"] as const),
  ...(["kids", "outdoor", "bath", "decor", "tools", "custom"] as const),
];

export type CategoryKey = (typeof CATEGORIES)[number];

/** Anything a cart can hold: a catalogue item or a load size. */
export type Product = {
  id: string;
  name: string;
  category: CategoryKey;
  /** Integer cents. */
  priceCents: number;
  /** Points, a multiple of 0.5. */
  volume: number;
  /** Its drawing in app/ui/art/item-pictures.svg; none: its category's is shown. */
  picture?: ItemPicture | undefined;
};

export type CatalogItem = Product & {
  /** Everyday words for the item, English and Spanish, as the price list gives them. */
  aliases: readonly string[];
  /** The card of the catalogue that it is on with others, and what it is called there (rule 355). */
  card?: { name: string; choice: string } | undefined;
  /** What it and its card are called in Spanish (rule 580); none: as in English. */
  nameEs?: string | undefined;
  cardEs?: CatalogItem["card"];
  /** Its place among the most booked, 1 first, while there are not enough jobs to tell (rule 357). */
  top?: number | undefined;
};

export type Catalog = {
  items: readonly CatalogItem[];
  byId: ReadonlyMap<string, CatalogItem>;
};

export function createCatalog(items: readonly CatalogItem[]): Catalog {
  return { items, byId: new Map(items.map((item) => [item.id, item])) };
}

/** An item as a page in Spanish has it, which is found by its English name too. */
export function inSpanish(item: CatalogItem): CatalogItem {
  const { nameEs, cardEs, ...others } = item;
  if (!nameEs) return item;
  return { ...others, name: nameEs, card: cardEs, aliases: [item.name, ...item.aliases] };
}

/** What a page needs of a product, without what its price list or load size says besides. */
export function bareProduct({ id, name, category, priceCents, volume, picture }: Product): Product {
  return { id, name, category, priceCents, volume, ...(picture && { picture }) };
}
