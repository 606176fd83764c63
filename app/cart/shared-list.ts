/** A cart as a link carries it (rules 35 to 37): ids and counts in the address, and nothing else. */
import {
  addUnits,
  type Cart,
  EMPTY_CART,
  MAX_CART_BYTES,
  type ProductLine,
  withProducts,
} from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";

const PART = /^([a-z0-9-]{1,40})(?:\.([1-9]\d{0,4}))?$/;

/** "/list/sofa.2_lamp": a single unit goes without its count, since text messages are short. */
export function listPath(cart: Cart): string {
  const parts = cart.map(({ id, quantity }) => (quantity === 1 ? id : `${id}.${quantity}`));
  return `/list/${parts.join("_")}`;
}

type ReadList = {
  cart: Cart;
  /** More units were named than a cart holds. */
  isCut: boolean;
};

/** The cart in the last part of such a path; null for what `listPath` never writes. */
export function readListPath(text: string): ReadList | null {
  if (text.length > MAX_CART_BYTES) return null;
  let read: ReadList = { cart: EMPTY_CART, isCut: false };
  for (const part of text.split("_")) {
    const [, id, quantity = "1"] = PART.exec(part) ?? [];
    if (id === undefined) return null;
    const { cart, full } = addUnits(read.cart, id, Number(quantity));
    read = { cart, isCut: read.isCut || full !== null };
  }
  return read;
}

/** A shared list at today's prices. */
export type SharedList = {
  lines: readonly ProductLine[];
  /** What the price list no longer has: the names that are known, and how many others. */
  gone: { names: readonly string[]; others: number };
  isCut: boolean;
};

/**
 * @param nameOfFormer the name of a product that the owner has taken off the price list. Of any other
 *   id only the number is shown: its letters are whatever somebody wrote into the address.
 */
export function openSharedList(
  { cart, isCut }: ReadList,
  findProduct: (id: string) => Product | undefined,
  nameOfFormer: (id: string) => string | undefined,
): SharedList {
  const missing = cart.filter(({ id }) => !findProduct(id)).map(({ id }) => nameOfFormer(id));
  const names = missing.filter((name) => name !== undefined);
  return {
    lines: withProducts(cart, findProduct),
    gone: { names, others: missing.length - names.length },
    isCut,
  };
}
