/**
 * `npm run kill-test -- 200`: runs two servers on one database under load and kills one after the
 * other with SIGKILL, that many times.
 */
import { bin, ensureInstalled, run } from "./setup.mjs";

await ensureInstalled();
process.env.KILLS = process.argv[2] ?? "200";
run(bin("vitest"), ["run", "test/long/storm.test.ts"]);
