/**
 * `npm test`: installs and builds what is missing, finds a browser, and runs everything but the
 * rehearsals of `npm run test:long`. A folder or file after `--` runs its tests alone:
 * `npm test -- test/domain`, `npm test -- test/browser/cart.spec.ts`.
 */
import { findBrowser } from "./browser.mjs";
import { ensureBuilt, ensureInstalled } from "./setup.mjs";
import { clearResults, report, runVitest, startPlaywright } from "./test-runs.mjs";

await ensureInstalled();
const only = process.argv.slice(2);
const isJourney = (/** @type {string} */ path) => /^(\.\/)?test\/browser\b/.test(path);
const journeys = only.filter(isJourney);
const units = only.filter((path) => !isJourney(path));
const hasJourneys = only.length === 0 || journeys.length > 0;

// Before the first test: a missing browser is said at once.
const browser = hasJourneys ? await findBrowser() : null;
if (hasJourneys) await ensureBuilt();
clearResults();

// Both at once: tests of the running site wait more than they work.
const playwright = browser ? startPlaywright(browser, journeys) : null;
const hasUnits = only.length === 0 || units.length > 0;
const outcomes = hasUnits ? [await runVitest(only.length > 0 ? units : ["--project=!long"])] : [];
playwright?.show();
if (playwright) outcomes.push(await playwright.done);
report(outcomes);
