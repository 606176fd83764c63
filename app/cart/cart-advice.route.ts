import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonResponse } from "#app/server/requests/json.server.ts";
import { adviseCart, findProduct } from "#app/services.server.ts";
import { requestCart, requestHasDiscount } from "./cart-cookie.server.ts";

/** The advice for the cart in the cookie, for a page that has changed the cart by script. */
export function loader({ request }: LoaderFunctionArgs) {
  return jsonResponse(adviseCart(requestCart(request, findProduct), requestHasDiscount(request)));
}
