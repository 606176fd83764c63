/**
 * `npm test`: installs and builds what is missing, finds a browser, and runs everything but the
 * rehearsals of `npm run test:long`. A folder or file after `--` runs its tests alone:
 * `npm test -- test/domain`, `npm test -- test/browser/cart.spec.ts`.
 */
import { findBrowser } from "./browser.mjs";
import { ensureBuilt, ensureInstalled } from "./setup.mjs";
import { clearResults, report, runVitest, startPlaywright } from "./test-runs.mjs";
import { readArguments } from "./usage.mjs";

const { positionals: only } = readArguments({
  usage: "npm test [-- FILE …]\n\nRuns the tests, or those of some files or folders.",
  most: Number.POSITIVE_INFINITY,
});

await ensureInstalled();
const isJourney = (/** @type {string} */ path) => /^(\.\/)?test\/browser\b/.test(path);
const onlyJourneys = only.filter(isJourney);
const units = only.filter((path) => !isJourney(path));
const hasJourneys = only.length === 0 || onlyJourneys.length > 0;

// Before the first test: a missing browser is said at once.
const browser = hasJourneys ? await findBrowser() : null;
clearResults();

if (only.length > 0) {
  const outcomes = units.length > 0 ? [await runVitest(units)] : [];
  if (browser) {
    await ensureBuilt();
    outcomes.push(await finished(startPlaywright(browser, onlyJourneys)));
  }
  report(outcomes);
} else {
  // The tests of modules need no build, and take longer than the journeys.
  const modules = runVitest(["--project=modules"]);
  await ensureBuilt();
  const journeys = startPlaywright(/** @type {string} */ (browser));
  // Beside the rest of the modules: tests of the built site wait more than they work.
  const server = journeys.done.then(() => runVitest(["--project=built"]));
  report([await modules, await server, await finished(journeys)]);
}

/** @param {ReturnType<typeof startPlaywright>} run what it prints is shown from here on */
function finished({ show, done }) {
  show();
  return done;
}
