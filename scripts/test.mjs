/**
 * `npm test`: installs and builds what is missing, finds a browser, and runs everything. A folder
 * or file after `--` runs those unit tests alone: `npm test -- test/domain`.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { findBrowser } from "./browser.mjs";
import { bin, ensureBuilt, ensureInstalled } from "./setup.mjs";

const RESULTS = "test-results";
const UNIT_RESULTS = `${RESULTS}/unit.json`;
const BROWSER_RESULTS = `${RESULTS}/browser.json`;

ensureInstalled();
const only = process.argv.slice(2);
if (only.length > 0) process.exit(unitTests(only).status);

ensureBuilt();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const units = unitTests(["--reporter=default", "--reporter=json", `--outputFile=${UNIT_RESULTS}`]);
const journeys = browserTests(await findBrowser());
printTotals();
process.exit(units.status || journeys.status ? 1 : 0);

/** @param {string[]} args */
function unitTests(args) {
  return spawnSync(bin("vitest"), ["run", ...args], { stdio: "inherit" });
}

/** @param {string} path a Chromium */
function browserTests(path) {
  return spawnSync(bin("playwright"), ["test", "--config", "test/browser/playwright.config.ts"], {
    stdio: "inherit",
    env: { ...process.env, BROWSER_PATH: path, BROWSER_RESULTS },
  });
}

/** One closing line for whoever reads the end of a long log. */
function printTotals() {
  const unit = JSON.parse(readFileSync(UNIT_RESULTS, "utf8"));
  const { stats } = JSON.parse(readFileSync(BROWSER_RESULTS, "utf8"));
  const passed = unit.numPassedTests + stats.expected + stats.flaky;
  const failed = unit.numFailedTests + unit.numFailedTestSuites + stats.unexpected;
  console.log(`${passed} passed, ${failed} failed`);
}
