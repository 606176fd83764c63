import type { Command } from "commander";
import { houstonTime } from "#app/domain/houston-time.ts";
import { type CommandContext, withContext } from "#app/owner/command-context.ts";
import { endSession, listSessions } from "#db/desk-sessions.server.ts";
import { OwnerError } from "../explain.ts";
import { type Column, table } from "../terminal.ts";

const COLUMNS: Column[] = [
  { head: "No.", width: 7 },
  { head: "Device", width: 25 },
  { head: "Who", width: 17 },
  { head: "Last used", width: 31 },
];

type Options = { signOut?: number; signOutAll?: true };

export function addDevices(program: Command): void {
  program
    .command("devices")
    .description("Lists the devices that are signed in to the desk, and signs them out")
    .option("--sign-out <number>", "one of them", Number)
    .option("--sign-out-all", "every one of them, yours and the crew's")
    .addHelpText("after", "\nExample:\n  npm run owner -- devices --sign-out 4")
    .action((options: Options) => withContext((context) => console.log(run(options, context))));
}

function run({ signOut, signOutAll }: Options, { database, now }: CommandContext): string {
  if (signOut !== undefined && !endSession(database, signOut, now)) {
    throw new OwnerError("No device of that number is signed in: npm run owner -- devices.");
  }
  if (signOutAll) for (const { id } of listSessions(database, now)) endSession(database, id, now);
  const devices = listSessions(database, now);
  if (devices.length === 0) return "No device is signed in.";
  const rows = devices.map(({ id, device, person, seenAt }) => [
    `${id}`,
    device,
    person.role === "owner" ? "you" : person.name,
    houstonTime(seenAt),
  ]);
  return table(COLUMNS, rows);
}
