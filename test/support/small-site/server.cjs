/**
 * Stands in for the site's server in tests of the update: one file instead of a build of a minute. It
 * serves the site's own database and says which version it is. VERSION in the release says how it
 * behaves: "1", "2 broken", "3 broken-live" (well in the rehearsal alone).
 */
const { readFileSync } = require("node:fs");
const { createServer } = require("node:http");
const { createRequire } = require("node:module");

const [version, fault = ""] = readFileSync("VERSION", "utf8").trim().split(" ");

const Sqlite = createRequire(`${process.env.SITE_PROJECT}/`)("better-sqlite3");
const database = new Sqlite(process.env.DATABASE_PATH);
const isRehearsal = process.env.PORT === process.env.SITE_REHEARSAL_PORT;

createServer((_request, response) => {
  const isBroken = fault === "broken" || (fault === "broken-live" && !isRehearsal);
  try {
    // As the real one: no answer without its tables, which the first rehearsal has not made.
    if (!isRehearsal) database.prepare("SELECT count(*) FROM jobs, lead_captures").get();
    response.statusCode = isBroken ? 500 : 200;
  } catch {
    response.statusCode = 500;
  }
  response.end(version);
}).listen(Number(process.env.PORT), process.env.HOST);

process.on("SIGTERM", () => process.exit());
