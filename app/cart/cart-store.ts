/**
 * The browser's cart (rules 31 and 32). A press shows at once and needs no request. It is written
 * to the cookie and to local storage under a lock that all tabs share, so that no press is lost.
 * Where the cookie exists it is the truth; where it is gone, the cart is restored from local
 * storage.
 */

import { CART_COOKIE, DISCOUNT_COOKIE, readCookie, writeCookie } from "#app/lib/cookies.ts";
import {
  applyOperation,
  type Cart,
  type CartChange,
  type CartLine,
  type CartOperation,
  keepKnown,
  parseCart,
  serializeCart,
} from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";

const CART_KEY = "junkbuddy.cart";
const DISCOUNT_KEY = "junkbuddy.discount";
/**
 * The name of the lock that a tab holds while it writes the cart, and a post of early presses while
 * it is under way.
 */
export const CART_LOCK = "junkbuddy.cart";

type CartState = {
  cart: Cart;
  isDiscountOn: boolean;
  /** What the browser did not keep as it blocks cookies (rule 264): the cart is on this page alone. */
  unkept: Cart | null;
};
export type CartStore = ReturnType<typeof createCartStore>;

/**
 * @param initial what the server rendered from the cookie
 * @param findProduct the facts of a product this page knows, for what local storage shows
 */
export function createCartStore(
  initial: Omit<CartState, "unkept">,
  findProduct: (id: string) => Product | undefined,
) {
  let state: CartState = { ...initial, unkept: null };
  let pending: CartOperation[] = [];
  let written = Promise.resolve();
  /** How often this page has written the cart. */
  let writes = 0;
  const listeners = new Set<() => void>();

  /** Applies a press at once; says why if the cart is full. */
  function change(operation: CartOperation): CartChange["full"] {
    const { cart, full } = applyOperation(state.cart, operation);
    if (cart === state.cart) return full;
    pending.push(operation);
    show({ ...state, cart });
    written = underLock(async () => {
      const before = await settledCart();
      if (pending.length > 0) writePending(before);
    });
    return full;
  }

  /** Writes pending presses at once, as the next press may leave the page. */
  function commit(): void {
    if (pending.length > 0) writePending(readCart(state.unkept));
  }

  /** Applies the pending presses to the cart that other tabs may have written. */
  function writePending(before: Cart): void {
    const cart = withPending(before);
    pending = [];
    write(cart);
    show({ ...state, cart });
  }

  /** Shows what another tab, the server or an earlier visit wrote, with the pending presses applied. */
  function refresh(): void {
    const cart = withPending(readCart(state.unkept));
    show({ ...state, cart, isDiscountOn: readDiscount() });
  }

  /** Makes the cookie and local storage agree after the server changed one or the browser lost one. */
  function reconcile(): void {
    refresh();
    written = underLock(async () => {
      write(await settledCart());
      writeDiscount(readDiscount());
    });
  }

  function setDiscount(isOn: boolean): void {
    writeDiscount(isOn);
    show({ ...state, isDiscountOn: isOn });
  }

  /** Drops lines of products that the price list does not have. */
  function drop(ids: ReadonlySet<string>): void {
    written = underLock(async () => {
      const known = keepKnown(await settledCart(), (id) => !ids.has(id));
      write(known);
      show({ ...state, cart: withPending(known) });
    });
  }

  /** The stored cart. It is read again if a press was written at once (`commit`) meanwhile. */
  async function settledCart(): Promise<Cart> {
    for (;;) {
      const before = writes;
      const cart = await freshCart(state.unkept);
      if (before === writes) return cart;
    }
  }

  function write(cart: Cart): void {
    writes += 1;
    writeCart(cart, findProduct);
    const isKept = readCookie(document.cookie, CART_COOKIE) !== undefined;
    show({ ...state, unkept: isKept ? null : cart });
  }

  function withPending(cart: Cart): Cart {
    return pending.reduce((before, operation) => applyOperation(before, operation).cart, cart);
  }

  function show(next: CartState): void {
    const same =
      next.isDiscountOn === state.isDiscountOn &&
      next.unkept === state.unkept &&
      serializeCart(next.cart) === serializeCart(state.cart);
    if (same) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    change,
    commit,
    drop,
    reconcile,
    refresh,
    setDiscount,
    subscribe,
    getState: () => state,
    /** Resolves once every press so far is in the cookie. */
    settled: () => written,
  };
}

/** Runs a task while no other tab of this site runs one; at once in browsers without locks. */
async function underLock(task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task();
  await navigator.locks.request(CART_LOCK, task);
}

function readCart(unkept: Cart | null): Cart {
  const cookie = readCookie(document.cookie, CART_COOKIE);
  return cookie === undefined ? (unkept ?? restoreCart()) : parseCart(cookie);
}

/**
 * The cart in the cookie. For a moment after another tab's write `document.cookie` may be outdated;
 * browsers without the Cookie Store API have nothing better.
 */
async function freshCart(unkept: Cart | null): Promise<Cart> {
  if (!window.cookieStore) return readCart(unkept);
  const cookie = await window.cookieStore.get(CART_COOKIE);
  return cookie ? parseCart(cookie.value ?? "") : (unkept ?? restoreCart());
}

/** The cart of an earlier visit, from local storage. */
function restoreCart(): Cart {
  try {
    const entries: unknown = JSON.parse(stored(CART_KEY) ?? "[]");
    if (!Array.isArray(entries)) return [];
    return parseCart(entries.map((entry) => `${entry?.id}.${entry?.quantity}`).join("_"));
  } catch {
    return [];
  }
}

function writeCart(cart: Cart, findProduct: (id: string) => Product | undefined): void {
  storeCookie(CART_COOKIE, serializeCart(cart));
  store(CART_KEY, JSON.stringify(cart.map((line) => toEntry(line, findProduct(line.id)))));
}

/** An entry in local storage (rule 32): the price of one unit in dollars, its volume in points. */
function toEntry({ id, quantity }: CartLine, product: Product | undefined) {
  return product
    ? { id, quantity, name: product.name, price: product.priceCents / 100, volume: product.volume }
    : { id, quantity };
}

function readDiscount(): boolean {
  const cookie = readCookie(document.cookie, DISCOUNT_COOKIE);
  return cookie === undefined ? stored(DISCOUNT_KEY) === "1" : cookie === "1";
}

function writeDiscount(isOn: boolean): void {
  storeCookie(DISCOUNT_COOKIE, isOn ? "1" : "");
  store(DISCOUNT_KEY, isOn ? "1" : "");
}

/** Null also where the browser forbids storage: the cart is then in the cookie alone. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: the cart is then in the cookie alone.
  }
}

function storeCookie(name: string, value: string): void {
  const secure = location.protocol === "https:";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = writeCookie(name, value, { secure });
  // Reading a cookie waits until its write has reached all tabs: before local storage tells them
  // of it, and before the next tab's turn.
  void document.cookie;
}
