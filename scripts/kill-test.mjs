/**
 * `npm run kill-test -- 200`: two servers on one database, customers pressing, and one server after
 * the other killed with -9, so many times.
 */
import { bin, ensureInstalled, run } from "./setup.mjs";

await ensureInstalled();
process.env.KILLS = process.argv[2] ?? "200";
run(bin("vitest"), ["run", "test/long/storm.test.ts"]);
