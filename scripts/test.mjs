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

/** For whoever reads the end of a long log: which unit tests failed and why, and how many in all. */
function printTotals() {
  const unit = JSON.parse(readFileSync(UNIT_RESULTS, "utf8"));
  const { stats } = JSON.parse(readFileSync(BROWSER_RESULTS, "utf8"));
  for (const line of unitFailures(unit)) console.log(line);
  const passed = unit.numPassedTests + stats.expected + stats.flaky;
  const failed = unitFailures(unit).length + stats.unexpected;
  console.log(`${passed} passed, ${failed} failed`);
}

/**
 * A line for each test that failed, and for each file that did not get as far as its tests.
 * @param {import("vitest/reporters").JsonTestResults} results
 */
function unitFailures({ testResults }) {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [`FAILED ${name}: ${message}`];
      return failed.map((test) => `FAILED ${name}: ${test.fullName}: ${test.failureMessages?.[0]}`);
    });
}
