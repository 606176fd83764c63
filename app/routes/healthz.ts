import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestLog } from "#app/http/request-context.server.ts";
import { checkDatabase } from "#db/client.server.ts";

const HEADERS = { "Cache-Control": "no-store" };

/**
 * For the update script: 200 while a booking could be saved, else 503. For the proxy, with
 * `?alive`: 200 while the process answers, as visitors can read every page while the database is in
 * trouble.
 */
export function loader({ request }: LoaderFunctionArgs) {
  try {
    if (new URL(request.url).searchParams.has("alive"))
      return new Response("ok\n", { headers: HEADERS });
    checkDatabase();
    return new Response("ok\n", { headers: HEADERS });
  } catch (error) {
    requestLog(request).error({ err: error }, "The database cannot take a booking");
    return new Response("The database cannot take a booking.\n", { status: 503, headers: HEADERS });
  }
}
