/** `npm run bench`: installs and builds what is missing, finds a browser, and runs test/bench. */
import { findBrowser } from "./browser.mjs";
import { bin, ensureBuilt, ensureInstalled, run } from "./setup.mjs";
import { readArguments } from "./usage.mjs";

readArguments({
  usage:
    "npm run bench [-- PART …] [--rounds=3] [--seconds=3]\n\nMeasures the built site, or some parts of it.",
  options: { rounds: { type: "string" }, seconds: { type: "string" } },
  most: Number.POSITIVE_INFINITY,
});

await ensureInstalled();
await ensureBuilt();
process.env.BROWSER_PATH = await findBrowser();
run(bin("tsx"), ["test/bench/run.ts", ...process.argv.slice(2)]);
