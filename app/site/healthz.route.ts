import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLeaving } from "#app/server/requests/leaving.server.ts";
import { requestLog } from "#app/server/requests/request-context.server.ts";
import { checkDatabase } from "#db/client.server.ts";

const HEADERS = { "Cache-Control": "no-store" };

/**
 * For the update script: 200 while a booking could be saved, else 503. For the proxy, with
 * `?alive`: 200 while the process answers and is not about to stop, as visitors can read every page
 * while the database fails. A server that is about to stop answers 410: an answer from 500 on
 * would stand in the log as an error.
 */
export function loader({ request }: LoaderFunctionArgs) {
  try {
    const isForProxy = new URL(request.url).searchParams.has("alive");
    if (isForProxy && isLeaving())
      return new Response("This server is about to stop.\n", { status: 410, headers: HEADERS });
    if (!isForProxy) checkDatabase();
    return new Response("ok\n", { headers: HEADERS });
  } catch (error) {
    requestLog(request).error({ err: error }, "The database cannot take a booking");
    return new Response("The database cannot take a booking.\n", { status: 503, headers: HEADERS });
  }
}
