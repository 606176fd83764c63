/**
 * The two cookies the browser itself reads and writes (decisions, "Cart"). They hold nothing that
 * needs a guard: ids and quantities, and a flag anyone can have.
 */
import { parseCookie, stringifySetCookie } from "cookie";

export const CART_COOKIE = "cart";
export const DISCOUNT_COOKIE = "discount";
const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;

/** The value of a cookie, or undefined where it is gone; an empty cookie is "". */
export function readCookie(header: string | null, name: string): string | undefined {
  return header ? parseCookie(header)[name] : undefined;
}

/** A cookie's text for Set-Cookie or document.cookie. */
export function writeCookie(name: string, value: string, options: { secure: boolean }): string {
  return stringifySetCookie({
    name,
    value,
    path: "/",
    maxAge: HALF_A_YEAR_SECONDS,
    sameSite: "lax",
    secure: options.secure,
  });
}
