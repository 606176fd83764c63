import { redirect } from "@remix-run/node";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";

/** Where every page leads until the owner opens the site (server/requests/guard.server.ts). */
export function loader() {
  return redirect("/set-up", { headers: PRIVATE_HEADERS });
}
