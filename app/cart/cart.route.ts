import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { CART_COOKIE, readCookie } from "#app/lib/cookies.ts";
import {
  applyOperation,
  type Cart,
  type CartChange,
  parseOperation,
  serializeCart,
} from "#app/prices/cart.ts";
import { applySwap, parseSwap } from "#app/prices/cart-swap.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { isSameOrigin } from "#app/server/requests/same-origin.server.ts";
import { findProduct } from "#app/services.server.ts";
import { cartCookie, requestCart, unkeptCart } from "./cart-cookie.server.ts";
import { returnPath } from "./return-path.ts";
import { UNKEPT } from "./unkept.ts";

/** Changes the cart without JavaScript: one press, then a redirect to the page it was made on. */
export async function action({ request }: ActionFunctionArgs) {
  if (!isSameOrigin(request)) return new Response("Forbidden", { status: 403 });
  const form = await readForm(request).catch(asBadForm);
  if (form instanceof BadFormError) return new Response(form.message, { status: form.status });

  const back = returnPath(form.get("back"));
  // Without a cookie it may be the first press, or one in a browser that blocks cookies.
  const isKept = readCookie(request.headers.get("cookie"), CART_COOKIE) !== undefined;
  const cart = unkeptCart(request, findProduct, back) ?? requestCart(request, findProduct);
  const changed = pressed(cart, form) ?? { cart, full: null };
  const unkept = isKept ? "" : serializeCart(changed.cart);
  return redirect(withNotices(back, { full: changed.full ?? "", [UNKEPT]: unkept }), {
    status: 303,
    headers: { "Set-Cookie": cartCookie(changed.cart) },
  });
}

/** The cart after a press of a cart button or of an advice's; null where the form has neither. */
function pressed(cart: Cart, form: URLSearchParams): CartChange | null {
  const swap = parseSwap(form.get("swap") ?? "");
  if (swap) return swap.put.every(({ id }) => findProduct(id)) ? applySwap(cart, swap) : null;
  const operation = parseOperation(form.get("change") ?? "", form.get("size"));
  return operation && findProduct(operation.id) ? applyOperation(cart, operation) : null;
}

/** A visitor who opens this address as a page is redirected to the cart. */
export function loader() {
  return redirect("/itemized#cart", 302);
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
