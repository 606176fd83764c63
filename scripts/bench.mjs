/** `npm run bench`: installs and builds what is missing, finds a browser, and runs test/bench. */
import { findBrowser } from "./browser.mjs";
import { bin, ensureBuilt, ensureInstalled, run } from "./setup.mjs";

await ensureInstalled();
await ensureBuilt();
process.env.BROWSER_PATH = await findBrowser();
run(bin("tsx"), ["test/bench/run.ts", ...process.argv.slice(2)]);
