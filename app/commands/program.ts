import { Command, CommanderError } from "commander";
import { typedHere } from "#app/server/typed-here.server.ts";
import { addCancel } from "./commands/cancel.ts";
import { addDesk } from "./commands/desk.ts";
import { addDoctor } from "./commands/doctor.ts";
import { addErase } from "./commands/erase.ts";
import { addExport } from "./commands/export.ts";
import { addHours } from "./commands/hours.ts";
import { addJobs } from "./commands/jobs.ts";
import { addLeads } from "./commands/leads.ts";
import { addPrices } from "./commands/prices.ts";
import { addResend } from "./commands/resend.ts";
import { addShow } from "./commands/show.ts";
import type { Outside } from "./doctor/domain.ts";
import { explain } from "./explain.ts";

/**
 * Runs one of the owner's commands. What goes wrong is one plain line on the error output.
 * @param args as typed after `npm run owner --`
 * @param outside where the doctor looks for the site; the internet by default
 * @returns the exit code: 0, or 1 when it could not be done or something is broken
 */
export async function runOwner(args: string[], outside?: Outside): Promise<number> {
  const program = createProgram(outside);
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: "user" });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    // Commander has said what is wrong already; help and version end this way too.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
    console.error(explain(error));
    return 1;
  }
}

function createProgram(outside?: Outside): Command {
  const program = new Command(typedHere("npm run owner --"))
    .description("For scripts, and for when the desk is out of reach.")
    .usage("<command>")
    .helpCommand("help [command]", "Says what a command takes, with examples")
    .helpOption("-h, --help", "Says what a command takes, with examples")
    .exitOverride()
    .configureOutput({
      writeOut: (words) => process.stdout.write(typedHere(words)),
      outputError: (words, write) => write(`${oneLineOf(words)}\n`),
    });
  for (const add of [
    ...[addJobs, addShow, addCancel, addResend, addLeads, addErase, addExport],
    ...[addHours, addPrices, addDesk],
  ]) {
    add(program);
  }
  addDoctor(program, outside);
  return program;
}

/** "error: unknown command 'job'\n(Did you mean jobs?)" as one line. */
function oneLineOf(words: string): string {
  return words
    .trim()
    .replace(/\s*\n\s*/g, " ")
    .replace(/^error: /, "");
}
