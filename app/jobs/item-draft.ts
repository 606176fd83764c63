/**
 * A changed list of items before it is saved (rules 129 and 130). It travels in the form, as ids and units, in the
 * notation of a cart (`serializeCart`); names, prices and points never do.
 */

import { wantedOf } from "#app/jobs/item-changes.ts";
import {
  applyOperation,
  type Cart,
  type CartLine,
  type CartOperation,
  countUnits,
  MAX_CART_BYTES,
  MAX_UNITS_PER_CART,
  MAX_UNITS_PER_LINE,
  quantityOf,
} from "#app/prices/cart.ts";
import { applySwap, type Swap } from "#app/prices/cart-swap.ts";
import type { Product } from "#app/prices/catalog.ts";
import type { JobLine } from "./job-line.ts";

/**
 * What is wrong with a draft. unreadable: no list at all, or parts that are none; unknown: items that
 * neither the booking nor the price list has; gone: more of an item than was booked, which the price
 * list no longer has; line, cart: more units than one booking takes.
 */
export type DraftRefusal = "unreadable" | "unknown" | "gone" | "line" | "cart";

export type ItemDraft = { lines: Cart; refusal: DraftRefusal | null };

type FindProduct = (id: string) => Product | undefined;

/**
 * Reads a draft. Unlike a cart's cookie it says what it leaves out, because what is saved must be what
 * was asked for.
 */
export function readDraft(
  text: string,
  booked: readonly JobLine[],
  findProduct: FindProduct,
): ItemDraft {
  if (text.length > MAX_CART_BYTES) return { lines: wantedOf(booked), refusal: "unreadable" };
  const parts = text === "" ? [] : text.split("_");
  let refusal: DraftRefusal | null = null;
  const lines: CartLine[] = [];
  for (const part of parts) {
    const line = readLine(part, lines);
    const known = line && keepKnownUnits(line, booked, findProduct);
    if (known?.line) lines.push(known.line);
    refusal ??= line ? (known?.refusal ?? null) : "unreadable";
  }
  return {
    lines: inBookedOrder(lines, booked),
    refusal: refusal ?? (countUnits(lines) > MAX_UNITS_PER_CART ? "cart" : null),
  };
}

/** What was taken off and put back stands where it was. */
function inBookedOrder(lines: Cart, booked: readonly JobLine[]): Cart {
  return draftRows(booked, lines)
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => ({ id, quantity }));
}

/** One line, "sofa.2"; null for what is none, or names an item again. */
function readLine(part: string, before: Cart): CartLine | null {
  const match = /^([a-z0-9-]{1,40})\.([1-9]\d{0,8})$/.exec(part);
  const [, id = "", quantity] = match ?? [];
  return match && quantityOf(before, id) === 0 ? { id, quantity: Number(quantity) } : null;
}

function keepKnownUnits(
  { id, quantity }: CartLine,
  booked: readonly JobLine[],
  findProduct: FindProduct,
): { line: CartLine | null; refusal: DraftRefusal | null } {
  const most = mostUnits(id, booked, findProduct);
  if (most === 0) return { line: null, refusal: "unknown" };
  if (quantity <= most) return { line: { id, quantity }, refusal: null };
  const refusal = findProduct(id) ? "line" : "gone";
  return { line: { id, quantity: most }, refusal };
}

/** How many units of an item a changed list may have. */
export function mostUnits(
  id: string,
  booked: readonly JobLine[],
  findProduct: FindProduct,
): number {
  return findProduct(id) ? MAX_UNITS_PER_LINE : quantityOf(wantedOf(booked), id);
}

/** A row of the list while it is changed: an item with its units now and as booked. */
export type DraftRow = { id: string; quantity: number; booked: number };

/**
 * The rows of a draft: what was booked, taken off or not, in its order, and then what was added.
 * @param once ids that were in the list before: their rows stay, so that they can be put back
 */
export function draftRows(
  booked: readonly JobLine[],
  draft: Cart,
  once: readonly string[] = [],
): DraftRow[] {
  const before = wantedOf(booked);
  const ids = new Set([...before, ...once.map((id) => ({ id })), ...draft].map(({ id }) => id));
  return [...ids].map((id) => ({
    id,
    quantity: quantityOf(draft, id),
    booked: quantityOf(before, id),
  }));
}

/**
 * One press on a row: a unit more or less, or the whole row. The same draft, with the reason, where
 * that is more than one booking takes.
 */
export function pressDraft(
  draft: Cart,
  operation: CartOperation,
  booked: readonly JobLine[],
  findProduct: FindProduct,
): ItemDraft {
  const { kind, id } = operation;
  if (kind === "add" && quantityOf(draft, id) >= mostUnits(id, booked, findProduct)) {
    return { lines: draft, refusal: refusalOfFull(id, booked, findProduct) };
  }
  const { cart, full } = applyOperation(draft, operation);
  return {
    lines: inBookedOrder(cart, booked),
    refusal: full && (full === "line" ? "line" : "cart"),
  };
}

/** A draft after the whole change that an advice names, or none of it (rule 175). */
export function swapDraft(draft: Cart, swap: Swap, booked: readonly JobLine[]): Cart {
  return inBookedOrder(applySwap(draft, swap).cart, booked);
}

function refusalOfFull(
  id: string,
  booked: readonly JobLine[],
  findProduct: FindProduct,
): DraftRefusal {
  if (findProduct(id)) return "line";
  return mostUnits(id, booked, findProduct) === 0 ? "unknown" : "gone";
}

/** Whether a draft asks for what is booked already. */
export function isUnchanged(booked: readonly JobLine[], draft: Cart): boolean {
  return draftRows(booked, draft).every((row) => row.quantity === row.booked);
}
