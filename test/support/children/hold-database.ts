/** Keeps a database open, as a server does, until it is killed: node … DATABASE_PATH. */
import { openDatabase } from "#db/open.server.ts";

const database = openDatabase(process.argv[2] ?? "");
console.log("open");
setInterval(() => database.$client.open, 60_000);
