/** `npm run check`: format, lint, types, the length of lines, and which way imports go. */
import { longLines } from "./columns.mjs";
import { bin, ensureInstalled, run } from "./setup.mjs";
import { readArguments } from "./usage.mjs";

readArguments({
  usage: "npm run check\n\nChecks format, lint, types, lines and imports.",
});

await ensureInstalled();
run(bin("biome"), ["ci", "--error-on-warnings"]);
run(bin("tsc"), []);
const long = longLines();
if (long.length > 0) {
  console.error(`Over 120 columns:\n${long.join("\n")}`);
  process.exit(1);
}
run(bin("depcruise"), ["--config", "dependency-cruiser.config.js", "app", "db"]);
