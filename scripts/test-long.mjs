/**
 * `npm run test:long`: the rehearsals, which take minutes. Updates that fail, servers killed under
 * load, hostile requests, backups made and restored while bookings come in, the site behind Caddy,
 * new examples for the tests that make up their own, every hostile shape of text, more conversations
 * read with renamed items, the journeys that `npm test` leaves out, and a hundred presses on an item
 * that are followed at once by a link; with `DEBIAN=1` an install on fresh Debians, a quarter of an hour more.
 * A file after `--` runs alone: `npm run test:long -- test/long/storm.test.ts`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { aptInstall, which } from "./apt.mjs";
import { findBrowser } from "./browser.mjs";
import { ensureCaddy } from "./caddy.mjs";
import { ensureBuilt, ensureInstalled } from "./setup.mjs";
import { clearResults, report, runVitest, startPlaywright } from "./test-runs.mjs";
import { readArguments } from "./usage.mjs";

const DEBIAN = "test/long/debian.test.ts";
/** Three machines are installed and updated: a loop in one of its tests ends sooner, by the time of a test. */
const DEBIAN_MINUTES = 120;

const { positionals: only } = readArguments({
  usage: "npm run test:long [-- FILE …]\n\nRuns the rehearsals, or those of some files.",
  most: Number.POSITIVE_INFINITY,
});

if (process.platform !== "linux") {
  console.error("The rehearsals run the deploy scripts, which are for Debian and Ubuntu.");
  process.exit(1);
}
const isDebianAsked =
  process.env.DEBIAN === "1" && (only.length === 0 || only.some((path) => path.includes("debian")));
await ensureInstalled();
await ensureCaddy();
// Fresh Debians to install the site on; making one takes root.
if (isDebianAsked && process.getuid?.() === 0) {
  if (!which("debootstrap")) await aptInstall("debootstrap");
  if (!which("systemd-nspawn")) await aptInstall("systemd-container");
}
// Before the first test: a missing browser is said at once.
const browser = only.length === 0 ? await findBrowser() : null;
await ensureBuilt();
clearResults();

const first = ["--project=long", ...(browser ? ["--exclude", DEBIAN] : only)];
const outcomes = [await runVitest(first, {}, isDebianAsked ? DEBIAN_MINUTES : undefined)];
if (browser) {
  // After the others: it takes both processors, and the ports of a site.
  if (isDebianAsked) outcomes.push(await runVitest(["--project=long", DEBIAN], {}, DEBIAN_MINUTES));
  outcomes.push(await runVitest(testsOfExamples(), { EXAMPLES: "new" }));
  outcomes.push(await runJourneys([], { JOURNEYS: "long" }));
  outcomes.push(await runJourneys(["press-and-leave"], { PRESS_ROUNDS: "100" }));
}
report(outcomes);

/**
 * @param {string[]} files
 * @param {Record<string, string>} env
 */
function runJourneys(files, env) {
  const { show, done } = startPlaywright(/** @type {string} */ (browser), files, env);
  show();
  return done;
}

/** The test files that make up examples with fast-check, or take a sample of many in `npm test`. */
function testsOfExamples() {
  return readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith("long"))
    .map((path) => join("test", path))
    .filter((path) => /from "fast-check"|env\.EXAMPLES/.test(readFileSync(path, "utf8")));
}
