/** `npm run check`: format, lint, types, and which way imports go. */
import { bin, ensureInstalled, run } from "./setup.mjs";
import { readArguments } from "./usage.mjs";

readArguments({
  usage: "npm run check\n\nChecks format, lint, types and imports.",
});

await ensureInstalled();
run(bin("biome"), ["ci", "--error-on-warnings"]);
run(bin("tsc"), []);
run(bin("depcruise"), ["--config", "dependency-cruiser.config.js", "app", "db"]);
