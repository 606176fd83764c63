import { type Cart, keepKnown, parseCart, serializeCart } from "#app/domain/cart.ts";
import { CART_COOKIE, DISCOUNT_COOKIE, readCookie, writeCookie } from "#app/domain/cookies.ts";
import { env } from "#app/env.server.ts";

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
