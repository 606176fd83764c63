/**
 * Does what the start of a server does in the data folder, once for each line, which holds the
 * database's path.
 */
import { createInterface } from "node:readline";
import { parseEnvironment, sessionSecret } from "#app/server/settings.server.ts";
import { openDatabase } from "#db/open.server.ts";

console.log("ready");
for await (const DATABASE_PATH of createInterface({ input: process.stdin })) {
  openDatabase(DATABASE_PATH).$client.close();
  console.log(sessionSecret(parseEnvironment({ DATABASE_PATH })));
}
