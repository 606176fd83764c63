/**
 * `npm run kill-test -- 200`: runs two servers on one database under load and kills one after the
 * other with SIGKILL, that many times.
 */
import { bin, ensureInstalled, run } from "./setup.mjs";
import { readArguments } from "./usage.mjs";

const {
  positionals: [count = "200"],
} = readArguments({
  usage: "npm run kill-test [-- COUNT]\n\nKills so many servers under load: 200 if none is said.",
  most: 1,
});

await ensureInstalled();
process.env.KILLS = count;
run(bin("vitest"), ["run", "test/long/storm.test.ts"]);
