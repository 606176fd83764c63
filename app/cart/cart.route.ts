import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import {
  applyOperation,
  type Cart,
  type CartChange,
  parseOperation,
  removedLine,
} from "#app/prices/cart.ts";
import { applySwap, parseSwap } from "#app/prices/cart-swap.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { isSameOrigin } from "#app/server/requests/same-origin.server.ts";
import { findProduct } from "#app/services.server.ts";
import { requestCart, unkeptCart } from "./cart-cookie.server.ts";
import { redirectWithCart } from "./cart-redirect.server.ts";
import { returnPath } from "./return-path.ts";

/** Changes the cart without JavaScript: one press, then a redirect to the page it was made on. */
export async function action({ request }: ActionFunctionArgs) {
  if (!isSameOrigin(request)) return new Response("Forbidden", { status: 403 });
  const form = await readForm(request).catch(asBadForm);
  if (form instanceof BadFormError) return new Response(form.message, { status: form.status });

  const back = returnPath(form.get("back"));
  const cart = unkeptCart(request, findProduct, back) ?? requestCart(request, findProduct);
  const changed = pressed(cart, form) ?? { cart, full: null };
  const removed = form.has("swap") ? undefined : removedLine(cart, changed.cart);
  return redirectWithCart(request, back, changed, removed);
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
