import type { Command } from "commander";
import { type CommandContext, withContext } from "#app/owner/command-context.ts";
import { currentHours, removeOverride, setWindows, unsetHours } from "#app/workflows/set-hours.ts";
import { OwnerError } from "../explain.ts";
import { hoursServices } from "../hours-context.ts";
import { readPoints, readStops, readWeekdays, readWindows } from "../hours-input.ts";
import { hoursWords } from "../hours-words.ts";
import { printable } from "../terminal.ts";

type Options = {
  closed?: true;
  points?: number;
  stops?: number;
  unlimited?: true;
  remove?: number;
};

export function addHours(program: Command): void {
  program
    .command("hours")
    .description("Shows or sets the usual week, and what days differ from it")
    .argument("[days]", "mon-sat, or mon,wed,fri, or all")
    .argument("[windows]", "morning, afternoon, evening, or all", "all")
    .option("--closed", "close these windows instead of opening them")
    .option("--points <number>", "what each holds; a full truck is 550", readPoints)
    .option("--stops <number>", "the most jobs that start in each", readStops)
    .option("--unlimited", "unset the week: every window can be booked again")
    .option("--remove <number>", "take a closing or another capacity back", readNumber)
    .addHelpText(
      "after",
      `
Once any is set, a window that is not set is closed, and each can be booked
until two hours before it starts. Jobs that are booked stay as they are.

Examples:
  npm run owner -- hours
  npm run owner -- hours mon-fri all
  npm run owner -- hours sat morning --points 275 --stops 2
  npm run owner -- hours sat evening --closed
  npm run owner -- hours --remove 3`,
    )
    .action((days: string | undefined, windows: string, options: Options) =>
      withContext(async (context) => console.log(await runHours(days, windows, options, context))),
    );
}

/** @throws OwnerError where the arguments do not fit together */
async function runHours(
  days: string | undefined,
  windows: string,
  { closed, points, stops, unlimited, remove }: Options,
  context: CommandContext,
): Promise<string> {
  const services = hoursServices(context);
  const actions = [days, unlimited, remove].filter((one) => one !== undefined);
  if (actions.length > 1) {
    throw new OwnerError("Set days, or use --unlimited, or use --remove: one at a time.");
  }
  if (remove !== undefined) {
    if (await removeOverride(remove, services)) return hoursWords(currentHours(services));
    throw new OwnerError(`There is no number ${remove}: npm run owner -- hours lists them.`);
  }
  if (unlimited) return hoursWords(await unsetHours(services));
  if (days === undefined) {
    if (closed || points !== undefined || stops !== undefined) {
      throw new OwnerError("Name the days: npm run owner -- hours mon-sat all --points 550");
    }
    return hoursWords(currentHours(services));
  }
  if (closed && (points !== undefined || stops !== undefined)) {
    throw new OwnerError("A closed window holds nothing: leave out --points and --stops.");
  }
  const change = {
    weekdays: readWeekdays(days),
    windows: readWindows(windows),
    isOpen: !closed,
    points,
    stops,
  };
  return hoursWords(await setWindows(change, services));
}

function readNumber(typed: string): number {
  if (/^\d{1,9}$/.test(typed)) return Number(typed);
  throw new OwnerError(`"${printable(typed)}" is no number of the list: npm run owner -- hours`);
}
