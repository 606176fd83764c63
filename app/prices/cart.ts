/**
 * The cart (rules 30 to 33): an ordered list of lines in the order of first addition. It holds
 * ids and quantities only; names, prices and points always come from the catalogue.
 */
import { bareProduct, type Product } from "./catalog.ts";
import { words } from "./words.ts";

export const MAX_UNITS_PER_LINE = 200;
export const MAX_UNITS_PER_CART = 500;
/** What one cookie holds with room to spare for its name and attributes. */
export const MAX_CART_BYTES = 4000;

export type CartLine = { id: string; quantity: number };
export type Cart = readonly CartLine[];

/** What happened to a change: the new cart, or the same cart with the reason it is full. */
export type CartChange = { cart: Cart; full: "line" | "cart" | "size" | null };

export const EMPTY_CART: Cart = [];

/** One press on a cart button: a single unit, or as many as it says. */
export type CartOperation = {
  kind: "add" | "minus" | "remove";
  id: string;
  units?: number | undefined;
};

/** A press as its button's value carries it: "add.sofa", "add.sofa.3". */
export function formatOperation({ kind, id, units }: CartOperation): string {
  return [kind, id, units].filter(Boolean).join(".");
}

/**
 * The press in a button's value; null when it is none.
 * @param size the product, where the button names none: the field `size` of a card with several choices
 */
export function parseOperation(press: string, size?: string | null): CartOperation | null {
  const text = size && !press.includes(".") ? `${press}.${size}` : press;
  const match = /^(add|minus|remove)\.([a-z0-9-]{1,40})(?:\.([1-9]\d{0,2}))?$/.exec(text);
  const [, kind, id = "", units] = match ?? [];
  return kind
    ? { kind: kind as CartOperation["kind"], id, units: Number(units) || undefined }
    : null;
}

export function applyOperation(cart: Cart, { kind, id, units = 1 }: CartOperation): CartChange {
  if (kind === "add") return addUnits(cart, id, units);
  const quantity = kind === "minus" ? units : MAX_UNITS_PER_LINE;
  return { cart: removeLines(cart, [{ id, quantity }]), full: null };
}

/** The line that a change took away, which may be put back (rule 342). */
export function removedLine(before: Cart, after: Cart): CartLine | undefined {
  if (after.length >= before.length) return undefined;
  return before.find(({ id }) => quantityOf(after, id) === 0);
}

/** What the customer reads when a limit stops an addition. */
export function fullMessage(full: NonNullable<CartChange["full"]>): string {
  return full === "line" ? words.lineFull(MAX_UNITS_PER_LINE) : words.cartFull;
}

/** Adds units of a product, as many as the limits leave room for, and says if some found none. */
export function addUnits(cart: Cart, id: string, units = 1): CartChange {
  const current = quantityOf(cart, id);
  const room = Math.min(MAX_UNITS_PER_LINE - current, MAX_UNITS_PER_CART - countUnits(cart));
  const added = Math.min(units, Math.max(0, room));
  const full = added === units ? null : current + added >= MAX_UNITS_PER_LINE ? "line" : "cart";
  if (added <= 0) return { cart, full };
  const changed = withQuantity(cart, id, current + added);
  return fitsCookie(changed) ? { cart: changed, full } : { cart, full: "size" };
}

/** Adds several lines' units; says why where one of them did not fit. */
export function addLines(cart: Cart, lines: readonly CartLine[]): CartChange {
  return lines.reduce<CartChange>(
    (before, { id, quantity }) => {
      const { cart, full } = addUnits(before.cart, id, quantity);
      return { cart, full: before.full ?? full };
    },
    { cart, full: null },
  );
}

/** Takes as many units of each line as it says, the last one with its line; what is gone already stays gone. */
export function removeLines(cart: Cart, lines: readonly CartLine[]): Cart {
  return lines.reduce((left, { id, quantity }) => {
    const rest = quantityOf(left, id) - quantity;
    return rest > 0 ? withQuantity(left, id, rest) : left.filter((line) => line.id !== id);
  }, cart);
}

export function quantityOf(cart: Cart, id: string): number {
  return cart.find((line) => line.id === id)?.quantity ?? 0;
}

/** The item count of the screens: units, not lines. */
export function countUnits(cart: Cart): number {
  return cart.reduce((units, line) => units + line.quantity, 0);
}

/** The cart as its cookie carries it: "sofa.2_load-half.1"; the empty cart is "". */
export function serializeCart(cart: Cart): string {
  return cart.map(({ id, quantity }) => `${id}.${quantity}`).join("_");
}

/**
 * The cart in a cookie or an old browser store. Never an error: what is no line is left out, a line
 * named twice counts once with both quantities, and limits hold.
 */
export function parseCart(text: string): Cart {
  if (text.length > MAX_CART_BYTES) return EMPTY_CART;
  return text.split("_").reduce<Cart>((cart, part) => {
    const match = /^([a-z0-9-]{1,40})\.([1-9]\d{0,2})$/.exec(part);
    return match ? addUnits(cart, match[1] as string, Number(match[2])).cart : cart;
  }, EMPTY_CART);
}

/** Drops lines of products the catalogue does not (or no longer) know. */
export function keepKnown(cart: Cart, isKnown: (id: string) => boolean): Cart {
  return cart.every(({ id }) => isKnown(id)) ? cart : cart.filter(({ id }) => isKnown(id));
}

export type ProductLine = Product & { quantity: number };

/** The cart's lines with their catalogue facts; unknown ids are dropped. */
export function withProducts(cart: Cart, find: (id: string) => Product | undefined): ProductLine[] {
  return cart.flatMap(({ id, quantity }) => {
    const product = find(id);
    return product ? [{ ...bareProduct(product), quantity }] : [];
  });
}

function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (quantityOf(cart, id) === 0) return [...cart, { id, quantity }];
  return cart.map((line) => (line.id === id ? { id, quantity } : line));
}

function fitsCookie(cart: Cart): boolean {
  return serializeCart(cart).length <= MAX_CART_BYTES;
}
