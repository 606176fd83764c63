/**
 * `npm run test:long`: the rehearsals, which take minutes. Updates that fail, servers killed under
 * load, hostile requests, backups made and restored while bookings come in, the site behind Caddy,
 * new examples for the tests that make up their own, and every hostile shape of text. A file after `--` runs alone:
 * `npm run test:long -- test/long/storm.test.ts`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureCaddy } from "./caddy.mjs";
import { ensureBuilt, ensureInstalled } from "./setup.mjs";
import { clearResults, report, runVitest } from "./test-runs.mjs";

if (process.platform !== "linux") {
  console.error("The rehearsals run the deploy scripts, which are for Debian and Ubuntu.");
  process.exit(1);
}
await ensureInstalled();
await ensureCaddy();
await ensureBuilt();
clearResults();

const only = process.argv.slice(2);
const outcomes = [await runVitest(["--project=long", ...only])];
if (only.length === 0) {
  outcomes.push(await runVitest(testsOfExamples(), { EXAMPLES: "new" }));
}
report(outcomes);

/** The test files that make up examples with fast-check, or take a sample of many in `npm test`. */
function testsOfExamples() {
  return readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith("long"))
    .map((path) => join("test", path))
    .filter((path) => /from "fast-check"|env\.EXAMPLES/.test(readFileSync(path, "utf8")));
}
