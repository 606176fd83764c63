/** What the site calls the things that a journey takes, in its language. */
import { spokenLanguage } from "#app/lib/language.ts";
import { inSpanish } from "#app/prices/catalog.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { catalog } from "#test/support/products.ts";

/** An item of the price list, or a load size. @param id "sofa", "load-half" */
export function nameOf(id: string): string {
  const item = catalog.items.find((one) => one.id === id);
  const named = item && spokenLanguage() === "es" ? inSpanish(item) : item;
  const product = named ?? loadSizes(USUAL_NUMBERS).find((load) => load.id === id);
  if (!product) throw new Error(`no such item: ${id}`);
  return product.name;
}

/** A pattern for words as they are. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** A pattern for what begins, or ends, with words. */
export const startOf = (text: string) => new RegExp(`^${escaped(text)}`);
export const endOf = (text: string) => new RegExp(`${escaped(text)}$`);
