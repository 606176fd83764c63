/** Runs Vitest and Playwright, and says at the end which tests failed and why. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { bin } from "./setup.mjs";

const RESULTS = "test-results";
/**
 * Far more than a run takes, unless it says otherwise. A loop without an end in a test's own thread passes
 * Vitest's limits.
 */
const MOST_MINUTES = 25;
/** Of a failure's own words: enough to know what it is about. */
const REASON_LINES = 12;
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** @typedef {{ passed: number, failures: string[] }} Outcome */

/** Clears away what an earlier run left. */
export function clearResults() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
}

/**
 * Runs Vitest to its end.
 * @param {string[]} args
 * @param {Record<string, string>} [env] settings on top of this process's
 * @param {number} [mostMinutes] after which the run is ended
 * @returns {Promise<Outcome>}
 */
export async function runVitest(args, env = {}, mostMinutes = MOST_MINUTES) {
  const file = resultFile("vitest");
  const { ended } = start(
    bin("vitest"),
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args],
    env,
    { mostMinutes },
  );
  return outcome("Vitest", await ended, file, vitestOutcome);
}

/**
 * Runs Playwright. What it prints is held back until `show` is called.
 * @param {string} browser the path of a Chromium
 * @param {string[]} [args]
 * @param {Record<string, string>} [env] settings on top of this process's
 * @returns {{ done: Promise<Outcome>, show: () => void }}
 */
export function startPlaywright(browser, args = [], env = {}) {
  const file = resultFile("playwright");
  const { ended, show } = start(
    bin("playwright"),
    ["test", "--config", "test/browser/playwright.config.ts", ...args],
    { BROWSER_PATH: browser, BROWSER_RESULTS: file, ...env },
    { isHeld: true },
  );
  const done = ended.then((status) => outcome("Playwright", status, file, playwrightOutcome));
  return { done, show };
}

/**
 * Prints each failure, then "N passed, N failed"; the process ends with 1 if anything failed.
 * @param {Outcome[]} outcomes
 */
export function report(outcomes) {
  const failures = outcomes.flatMap((one) => one.failures);
  const passed = outcomes.reduce((total, one) => total + one.passed, 0);
  for (const failure of failures) console.log(`FAILED ${failure}\n`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

let runs = 0;

/** @param {string} runner */
function resultFile(runner) {
  mkdirSync(RESULTS, { recursive: true });
  const file = `${RESULTS}/${runner}-${++runs}.json`;
  rmSync(file, { force: true });
  return file;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {{ isHeld?: boolean, mostMinutes?: number }} how
 */
function start(command, args, env, { isHeld = false, mostMinutes = MOST_MINUTES }) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: isHeld ? ["ignore", "pipe", "pipe"] : "inherit",
    // A group of its own, so that its workers end with it, one that is in a loop included.
    detached: true,
  });
  const end = () => endGroup(child);
  // A build that fails ends this process.
  process.once("exit", end);
  const limit = setTimeout(() => {
    console.error(`${command} was ended after ${mostMinutes} minutes: a test has no end.`);
    end();
  }, mostMinutes * 60_000);
  child.once("close", () => clearTimeout(limit));
  /** @type {Buffer[] | null} */
  let held = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (words) => (held ? held.push(words) : process.stdout.write(words)));
  }
  return {
    ended: new Promise((resolve) => child.on("close", resolve)),
    show() {
      for (const words of held ?? []) process.stdout.write(words);
      held = null;
    },
  };
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, () => process.exit(1));
}

/** @param {import("node:child_process").ChildProcess} child */
function endGroup({ pid, exitCode }) {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The group has ended meanwhile.
  }
}

/**
 * @param {string} runner
 * @param {number | null} status
 * @param {string} file
 * @param {(results: any) => Outcome} read
 * @returns {Outcome}
 */
function outcome(runner, status, file, read) {
  const found = existsSync(file)
    ? read(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failures: [] };
  // An error outside of any test, such as a server that does not start.
  if (status !== 0 && found.failures.length === 0) {
    found.failures.push(`${runner} ended with ${status}: see its output above`);
  }
  return found;
}

/**
 * @param {import("vitest/reporters").JsonTestResults} results
 * @returns {Outcome}
 */
function vitestOutcome({ numPassedTests, testResults }) {
  const failures = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      // A file that did not get as far as its tests.
      if (failed.length === 0) return [`${name}: ${reason(message)}`];
      return failed.map((one) => `${name}: ${one.fullName}: ${reason(one.failureMessages?.[0])}`);
    });
  return { passed: numPassedTests, failures };
}

/**
 * @param {import("@playwright/test/reporter").JSONReport} results
 * @returns {Outcome}
 */
function playwrightOutcome({ suites, stats, errors }) {
  const failures = errors.map(({ message }) => `Playwright: ${reason(message)}`);
  for (const suite of suites) collectFailures(suite, [], failures);
  return { passed: stats.expected + stats.flaky, failures };
}

/**
 * @param {import("@playwright/test/reporter").JSONReportSuite} suite
 * @param {string[]} titles of the suites around it
 * @param {string[]} failures filled
 */
function collectFailures({ title, specs, suites = [] }, titles, failures) {
  const path = [...titles, title];
  for (const spec of specs) {
    for (const { status, projectName, results } of spec.tests) {
      if (status !== "unexpected") continue;
      const name = [`${projectName}: ${path.join(" › ")}`, spec.title].join(" › ");
      failures.push(`${name}: ${reason(results.at(-1)?.error?.message)}`);
    }
  }
  for (const inner of suites) collectFailures(inner, path, failures);
}

/** @param {string | undefined} message */
function reason(message = "no reason was given") {
  return message.replace(COLORS, "").split("\n").slice(0, REASON_LINES).join("\n");
}
