import { log } from "#app/log.server.ts";
import { checkDatabase } from "#db/client.server.ts";

const HEADERS = { "Cache-Control": "no-store" };

/** For the proxy and the update script: 200 as long as a booking could be saved, else 503. */
export async function loader() {
  try {
    await checkDatabase();
    return new Response("ok\n", { headers: HEADERS });
  } catch (error) {
    log.error({ err: error }, "The database cannot take a booking");
    return new Response("The database cannot take a booking.\n", { status: 503, headers: HEADERS });
  }
}
