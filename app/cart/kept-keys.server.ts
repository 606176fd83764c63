import type { EntryContext } from "@remix-run/node";
import { CART_COOKIE, DISCOUNT_COOKIE, readCookie } from "#app/lib/cookies.ts";
import { parseCart, serializeCart } from "#app/prices/cart.ts";
import type { KeptKeys } from "#app/server/document/serve-page.server.ts";

/**
 * A route says in its handle that its page depends on the address, the cart and the discount alone,
 * and whether its main part shows the cart; no other page is cached:
 *
 *   export const handle = { keep: "main" };
 *
 * "page": the page is cached, once for each cart. "main": its main part is cached too, for all carts.
 * A city with a new cart then takes a fifth less of a processor (docs/performance.md).
 */
type Keep = "page" | "main";

/** The one spelling of a path that the site itself uses. */
const OWN_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** @param headers the routes' own: `no-store` and Set-Cookie are respected */
export function keptKeys(
  request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext, routeModules }: EntryContext,
): KeptKeys {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
  const keep = handles.map(keepOf).find(Boolean);
  const cookies = request.headers.get("cookie");
  const cart = serializeCart(parseCart(readCookie(cookies, CART_COOKIE) ?? ""));
  const hasDiscount = readCookie(cookies, DISCOUNT_COOKIE) === "1";
  const isShared = cart === "" && !hasDiscount;
  const { pathname, search } = new URL(request.url);
  const mayKeep =
    keep !== undefined &&
    status === 200 &&
    (request.method === "GET" || request.method === "HEAD") &&
    !headers.has("Set-Cookie") &&
    !headers.get("Cache-Control")?.includes("no-store") &&
    OWN_PATH.test(pathname) &&
    // Parameters that the page does not read were removed before (server/requests/strip-unknown-params.ts).
    search === "";
  if (!mayKeep) return { page: null, main: null, isShared };
  return {
    page: `${pathname} ${hasDiscount} ${cart}`,
    main: keep === "main" ? `${pathname} ${hasDiscount}` : null,
    isShared,
  };
}

function keepOf(handle: unknown): Keep | undefined {
  return (handle as { keep?: Keep } | undefined)?.keep;
}
