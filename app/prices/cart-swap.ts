/** A change of a cart that takes some units and puts others in their place, all of them or none (rule 175). */
import {
  addLines,
  type Cart,
  type CartChange,
  parseCart,
  quantityOf,
  removeLines,
  serializeCart,
} from "./cart.ts";

export type Swap = { take: Cart; put: Cart };

/** A swap as its button's value carries it: "lamp.1:rug.2". */
export function formatSwap({ take, put }: Swap): string {
  return `${serializeCart(take)}:${serializeCart(put)}`;
}

/** The swap in a button's value; null when it is none. */
export function parseSwap(text: string): Swap | null {
  const [taken = "", placed = ""] = text.split(":");
  const swap = { take: parseCart(taken), put: parseCart(placed) };
  return text.length > 1 && formatSwap(swap) === text ? swap : null;
}

/** Where a unit to take is gone already, or one to put finds no room, nothing changes. */
export function applySwap(cart: Cart, { take, put }: Swap): CartChange {
  const isThere = take.every(({ id, quantity }) => quantityOf(cart, id) >= quantity);
  if (!isThere) return { cart, full: null };
  const changed = addLines(removeLines(cart, take), put);
  return changed.full ? { cart, full: changed.full } : changed;
}
