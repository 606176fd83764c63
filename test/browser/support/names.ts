/** What the site calls the things that a journey takes, in its language. */
import { spokenLanguage } from "#app/lib/language.ts";
import { inSpanish } from "#app/prices/catalog.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { readNotAccepted } from "#app/prices/not-accepted.server.ts";
import { refusedIn } from "#app/prices/not-accepted.ts";
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

/** What is said of a thing that no crew takes. @param id "paint" */
export function refusalOf(id: string): { name: string; advice: string } {
  const thing = readNotAccepted("db/not-accepted.csv").find((one) => one.id === id);
  if (!thing) throw new Error(`no such thing: ${id}`);
  return refusedIn(spokenLanguage(), thing);
}

/** A pattern for words as they are. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** A pattern for what begins, or ends, with words. */
export const startOf = (text: string) => new RegExp(`^${escaped(text)}`);
export const endOf = (text: string) => new RegExp(`${escaped(text)}$`);
