/**
 * `npm run fuzz -- 10000`: sends that many hostile requests to the built site and checks the
 * result.
 */
import { bin, ensureInstalled, run } from "./setup.mjs";

await ensureInstalled();
process.env.FUZZ_REQUESTS = process.argv[2] ?? "10000";
run(bin("vitest"), ["run", "test/long/hostile.test.ts"]);
