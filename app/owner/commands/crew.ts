import { randomInt } from "node:crypto";
import type { Command } from "commander";
import { CODE_MINUTES } from "#app/domain/desk-person.ts";
import { type CommandContext, withContext } from "#app/owner/command-context.ts";
import { deskHash } from "#app/services/desk-hash.server.ts";
import { sessionSecret } from "#app/settings.server.ts";
import { addToCrew, removeFromCrew, showCrewAmounts } from "#app/workflows/change-crew.ts";
import { printCode } from "#app/workflows/print-code.ts";
import { addCrewMember, listCrew, removeCrewMember } from "#db/crew.server.ts";
import { addCode } from "#db/desk-codes.server.ts";
import { findSettings } from "#db/settings.server.ts";
import { OwnerError } from "../explain.ts";
import { settingsServices } from "../services.ts";
import { printable } from "../terminal.ts";

type Options = { add?: string; remove?: number; code?: number; amounts?: string };

export function addCrew(program: Command): void {
  program
    .command("crew")
    .description("Lists, adds and removes crew members, and gives them codes to sign in")
    .option("--add <name>", "a new member")
    .option("--remove <number>", "a member who left: signs all of their devices out", Number)
    .option("--code <number>", "print a code that signs this member's phone in", Number)
    .option("--amounts <on|off>", "whether the crew sees the amount to collect")
    .addHelpText(
      "after",
      `
A crew member sees today and tomorrow, without prices.

Examples:
  npm run owner -- crew --add Luis
  npm run owner -- crew --code 2`,
    )
    .action((options: Options) =>
      withContext(async (context) => console.log(await run(options, context))),
    );
}

async function run({ add, remove, code, amounts }: Options, context: CommandContext) {
  const services = { crew: crewOf(context) };
  if (add !== undefined && (await addToCrew({ name: add, requestId: null }, services)) === null) {
    throw new OwnerError("Type a name.");
  }
  if (remove !== undefined) await removeFromCrew(memberOf(remove, context).id, services);
  if (amounts !== undefined) {
    if (!["on", "off"].includes(amounts)) throw new OwnerError("Amounts are on or off.");
    await showCrewAmounts(amounts === "on", settingsServices(context));
  }
  return code === undefined ? describe(context) : codeFor(memberOf(code, context), context);
}

function crewOf({ database, now }: CommandContext) {
  const at = now.toISOString();
  return {
    add: (name: string, requestId: string | null) =>
      addCrewMember(database, name, { requestId, at }),
    remove: (id: number) => removeCrewMember(database, id, at),
  };
}

function memberOf(number: number, { database }: CommandContext) {
  const member = listCrew(database).find(({ id }) => id === number);
  if (member) return member;
  throw new OwnerError("There is no crew member of that number: npm run owner -- crew lists them.");
}

async function codeFor(
  { id, name }: { id: number; name: string },
  { database, settings, now }: CommandContext,
): Promise<string> {
  const code = await printCode(id, {
    desk: { addCode: (one, at) => addCode(database, one, at) },
    hash: deskHash(sessionSecret(settings)),
    draw: (below) => randomInt(below),
    now: () => now,
  });
  return [
    `The code of ${printable(name)}: ${code}`,
    `Type it within ${CODE_MINUTES} minutes at ${settings.SITE_URL}/desk/sign-in/code`,
  ].join("\n");
}

function describe({ database }: CommandContext): string {
  const members = listCrew(database).map(({ id, name }) => `No. ${id}, ${printable(name)}`);
  const sees = findSettings(database).crewSeesAmounts
    ? "The crew sees the amount to collect."
    : "The crew sees no amounts.";
  return [...(members.length === 0 ? ["Nobody but you."] : members), sees].join("\n");
}
