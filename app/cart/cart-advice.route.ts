import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestLanguage } from "#app/lib/language.ts";
import { jsonResponse } from "#app/server/requests/json.server.ts";
import { adviseCart, findProduct } from "#app/services.server.ts";
import { requestCart, requestHasDiscount } from "./cart-cookie.server.ts";

/** The advice for the cart in the cookie, for a page that has changed the cart by script. */
export function loader({ request }: LoaderFunctionArgs) {
  const cart = requestCart(request, findProduct);
  return jsonResponse(adviseCart(cart, requestHasDiscount(request), requestLanguage(request)));
}
