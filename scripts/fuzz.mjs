/**
 * `npm run fuzz -- 10000`: sends that many hostile requests to the built site and checks the
 * result.
 */
import { bin, ensureInstalled, run } from "./setup.mjs";
import { readArguments } from "./usage.mjs";

const {
  positionals: [count = "10000"],
} = readArguments({
  usage:
    "npm run fuzz [-- COUNT]\n\nSends so many hostile requests to the built site: 10,000 if none is said.",
  most: 1,
});

await ensureInstalled();
process.env.FUZZ_REQUESTS = count;
run(bin("vitest"), ["run", "test/long/hostile.test.ts"]);
