import type { EntryContext } from "@remix-run/node";
import { CART_COOKIE, DISCOUNT_COOKIE, readCookie } from "#app/lib/cookies.ts";
import { parseCart, serializeCart } from "#app/prices/cart.ts";
import type { PageKey } from "#app/server/document/serve-page.server.ts";

/** The one spelling of a path that the site itself uses. */
const OWN_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/**
 * Under which key a page is cached. A route says in its handle that its page depends on the address, the
 * cart and the discount alone; no other page is cached:
 *
 *   export const handle = { isCached: true };
 *
 * @param headers the routes' own: `no-store` and Set-Cookie are respected
 */
export function pageKey(
  request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext, routeModules }: EntryContext,
): PageKey {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
  const cookies = request.headers.get("cookie");
  const cart = serializeCart(parseCart(readCookie(cookies, CART_COOKIE) ?? ""));
  const hasDiscount = readCookie(cookies, DISCOUNT_COOKIE) === "1";
  const { pathname, search } = new URL(request.url);
  const mayCache =
    handles.some(isCached) &&
    status === 200 &&
    (request.method === "GET" || request.method === "HEAD") &&
    !headers.has("Set-Cookie") &&
    !headers.get("Cache-Control")?.includes("no-store") &&
    OWN_PATH.test(pathname) &&
    // Parameters that the page does not read were removed before (server/requests/strip-unknown-params.ts).
    search === "";
  return {
    key: mayCache ? `${pathname} ${hasDiscount} ${cart}` : null,
    isShared: cart === "" && !hasDiscount,
  };
}

function isCached(handle: unknown): boolean {
  return (handle as { isCached?: true } | undefined)?.isCached ?? false;
}
