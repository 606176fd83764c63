/** `npm run check`: format, lint and types. */
import { bin, ensureInstalled, run } from "./setup.mjs";

await ensureInstalled();
run(bin("biome"), ["ci", "--error-on-warnings"]);
run(bin("tsc"), []);
