import { sql } from "drizzle-orm";
import { database } from "#db/client.server.ts";

/** For the proxy and the update script: answers once the database does. */
export function loader() {
  database.get(sql`SELECT 1`);
  return new Response("ok\n", { headers: { "Cache-Control": "no-store" } });
}
