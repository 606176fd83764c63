import { CART_COOKIE, DISCOUNT_COOKIE, readCookie, writeCookie } from "#app/lib/cookies.ts";
import { type Cart, keepKnown, parseCart, serializeCart } from "#app/prices/cart.ts";
import { env } from "#app/server/env.server.ts";
import { addToChatAttribution, CHAT_COOKIE } from "./chat-attribution.ts";
import { UNKEPT } from "./unkept.ts";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** What an action has written: the loaders of its request are shown the cookies from before. */
    written?: { cart?: Cart | undefined; isDiscountOn?: boolean | undefined };
  }
}

const SECURE = { secure: env.SITE_URL.startsWith("https:") };

/** The cart of a request; ids the catalogue does not know are dropped. */
export function requestCart(request: Request, findProduct: (id: string) => unknown): Cart {
  const cookie = readCookie(request.headers.get("cookie"), CART_COOKIE);
  return keepKnown(parseCart(cookie ?? ""), (id) => findProduct(id) !== undefined);
}

/**
 * The list in an address to which a press without any cart cookie led (rule 264); null where a cookie
 * came along after all, and on every other address.
 * @param url of the request itself, or of the page on which the press was made
 */
export function unkeptCart(
  request: Request,
  findProduct: (id: string) => unknown,
  url = request.url,
): Cart | null {
  const { searchParams } = new URL(url, "http://site.invalid");
  return carriedCart(request, searchParams.get(UNKEPT), findProduct);
}

/** The list that a form carries for a browser that sends no cart cookie; null where there is none. */
export function carriedCart(
  { headers }: Request,
  list: string | null,
  findProduct: (id: string) => unknown,
): Cart | null {
  if (readCookie(headers.get("cookie"), CART_COOKIE) !== undefined) return null;
  const cart = keepKnown(parseCart(list ?? ""), (id) => findProduct(id) !== undefined);
  return cart.length > 0 ? cart : null;
}

export function requestHasDiscount(request: Request): boolean {
  return readCookie(request.headers.get("cookie"), DISCOUNT_COOKIE) === "1";
}

/** Set-Cookie text for a cart; an empty cart is written too, so that local storage does not restore an old one. */
export function cartCookie(cart: Cart): string {
  return writeCookie(CART_COOKIE, serializeCart(cart), SECURE);
}

export function discountCookie(isOn: boolean): string {
  return writeCookie(DISCOUNT_COOKIE, isOn ? "1" : "", SECURE);
}

/** What the chat has put into the cart, as its cookie has it. */
export function requestChatAttribution(request: Request): string | undefined {
  return readCookie(request.headers.get("cookie"), CHAT_COOKIE);
}

/** Set-Cookie text for what the chat has put into the cart. @param added nothing: it is forgotten */
export function chatAttributionCookie(request: Request, added: Cart): string {
  const attribution =
    added.length === 0 ? "" : addToChatAttribution(requestChatAttribution(request), added);
  return writeCookie(CHAT_COOKIE, attribution, SECURE);
}
