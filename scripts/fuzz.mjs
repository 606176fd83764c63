/** `npm run fuzz -- 10000`: so many hostile requests at the built site, and what they did to it. */
import { bin, ensureInstalled, run } from "./setup.mjs";

await ensureInstalled();
process.env.FUZZ_REQUESTS = process.argv[2] ?? "10000";
run(bin("vitest"), ["run", "test/long/hostile.test.ts"]);
