/** `npm run check`: format, lint and types. */
import { bin, ensureInstalled, run } from "./setup.mjs";
import { readArguments } from "./usage.mjs";

readArguments({
  usage: "npm run check\n\nChecks format, lint and types.",
});

await ensureInstalled();
run(bin("biome"), ["ci", "--error-on-warnings"]);
run(bin("tsc"), []);
