/** `npm run check`: format, lint and types. */
import { bin, ensureInstalled, run } from "./setup.mjs";

ensureInstalled();
run(bin("biome"), ["ci", "--error-on-warnings"]);
run(bin("tsc"), []);
