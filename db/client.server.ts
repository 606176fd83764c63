import { env, orStop } from "#app/env.server.ts";
import { openDatabase } from "./open.server.ts";

/** The app's one database, opened with the first import by a route. */
export const database = orStop(() => openDatabase(env.DATABASE_PATH));

// On exit, not on SIGTERM: requests in flight still need it while the server drains.
process.once("exit", () => database.$client.close());
