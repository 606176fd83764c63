import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestCart, requestHasDiscount } from "#app/http/cart-cookie.server.ts";
import { jsonResponse } from "#app/http/json.server.ts";
import { adviseCart, findProduct } from "#app/services/app.server.ts";

/** The advice for the cart in the cookie, for a page that has changed the cart by script. */
export function loader({ request }: LoaderFunctionArgs) {
  return jsonResponse(adviseCart(requestCart(request, findProduct), requestHasDiscount(request)));
}
