import { redirect } from "@remix-run/node";
import { CART_COOKIE, readCookie } from "#app/lib/cookies.ts";
import { type CartChange, type CartLine, serializeCart } from "#app/prices/cart.ts";
import { cartCookie } from "./cart-cookie.server.ts";
import { UNKEPT } from "./unkept.ts";

/**
 * Writes the cart and redirects to a page of the site, which is told what there is to say of the change.
 * @param removed the line that may be put back (rule 342)
 */
export function redirectWithCart(
  request: Request,
  path: string,
  { cart, full }: CartChange,
  removed?: CartLine,
): Response {
  // Without a cookie it may be the first press, or one in a browser that blocks cookies.
  const isKept = readCookie(request.headers.get("cookie"), CART_COOKIE) !== undefined;
  const notices = {
    full: full ?? "",
    [UNKEPT]: isKept ? "" : serializeCart(cart),
    undo: removed ? serializeCart([removed]) : "",
  };
  return redirect(withNotices(path, notices), {
    status: 303,
    headers: { "Set-Cookie": cartCookie(cart) },
  });
}

/** The path with the notices that have something to say, and without the others. */
function withNotices(path: string, notices: Record<string, string>): string {
  const url = new URL(path, "http://site.invalid");
  for (const [name, value] of Object.entries(notices)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url.pathname + url.search + url.hash;
}
