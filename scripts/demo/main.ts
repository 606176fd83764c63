/** Makes the database of `npm run demo` and prints a code to sign in to its desk. */
import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { deskHash } from "#app/desk/sign-in/desk-hash.server.ts";
import { CODE_MINUTES } from "#app/desk/sign-in/desk-person.ts";
import { printCode } from "#app/desk/sign-in/print-code.server.ts";
import { parseEnvironment, sessionSecret } from "#app/server/settings.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { seedDemo } from "./seed.ts";

const settings = parseEnvironment(process.env);
const now = settings.NOW ? new Date(settings.NOW) : new Date();

// Made anew at each start, so that its days are around today.
rmSync(dirname(settings.DATABASE_PATH), { recursive: true, force: true });
const database = openDatabase(settings.DATABASE_PATH);
const { jobs, leads } = await seedDemo(database, now);
const code = await printCode(null, {
  client: clientOf(database),
  hash: deskHash(sessionSecret(settings)),
  draw: (below) => randomInt(below),
  now: () => now,
});
database.$client.close();

console.log(
  [
    `A copy with ${jobs} invented jobs and ${leads} leads, in ${settings.DATABASE_PATH}. It sends nothing.`,
    `The desk:  ${settings.SITE_URL}/desk/sign-in/code`,
    `Your code: ${code} (good once, for ${CODE_MINUTES} minutes; for another one, start again)`,
  ].join("\n"),
);
