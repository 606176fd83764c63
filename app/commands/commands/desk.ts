import { randomInt } from "node:crypto";
import type { Command } from "commander";
import { withContext } from "#app/commands/command-context.ts";
import { deskHash } from "#app/desk/sign-in/desk-hash.server.ts";
import { CODE_MINUTES } from "#app/desk/sign-in/desk-person.ts";
import { printCode } from "#app/desk/sign-in/print-code.server.ts";
import { sessionSecret } from "#app/server/settings.server.ts";
import { clientOf } from "#db/write-queue.server.ts";

export function addDesk(program: Command): void {
  program
    .command("desk")
    .description("Prints a code that signs you in to the desk")
    .addHelpText(
      "after",
      `
For the first time, and when the email with a code does not arrive. Type it at
SITE_URL/desk, under "I have a code". It works once, for ${CODE_MINUTES} minutes, and takes the
place of one that was printed before.

Example:
  npm run owner -- desk`,
    )
    .action(() =>
      withContext(async ({ database, settings, now }) => {
        const code = await printCode(null, {
          client: clientOf(database),
          hash: deskHash(sessionSecret(settings)),
          draw: (below) => randomInt(below),
          now: () => now,
        });
        console.log(
          [
            `Your code: ${code}`,
            `Type it within ${CODE_MINUTES} minutes at ${settings.SITE_URL}/desk/sign-in/code`,
          ].join("\n"),
        );
      }),
    );
}
