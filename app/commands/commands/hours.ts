import type { Command } from "commander";
import { type CommandContext, withContext } from "#app/commands/command-context.ts";
import { OwnerError } from "#app/commands/explain.ts";
import { readPoints, readStops, readWeekdays, readWindows } from "#app/commands/hours-input.ts";
import { hoursWords } from "#app/commands/words.ts";
import { currentHours, setWindows } from "#app/desk/settings/set-hours.server.ts";
import { windowsOf } from "#app/schedule/day-load.ts";
import { clientOf } from "#db/write-queue.server.ts";

type Options = {
  closed?: true;
  points?: number;
  stops?: number;
};

export function addHours(program: Command): void {
  program
    .command("hours")
    .description(
      "Shows the usual week and the days that differ, or sets what windows of the week hold",
    )
    .argument("[days]", "mon-sat, or mon,wed,fri, or all")
    .argument("[windows]", "names of windows, like morning,evening, or all", "all")
    .option("--closed", "close these windows instead of opening them")
    .option("--points <number>", "what each holds; a full truck is 550", readPoints)
    .option("--stops <number>", "the most jobs that start in each", readStops)
    .addHelpText(
      "after",
      `
Once any is set, a window that is not set is closed, and each can be booked
until two hours before it starts. Jobs that are booked stay as they are.

Examples:
  npm run owner -- hours
  npm run owner -- hours mon-fri all
  npm run owner -- hours sat morning --points 275 --stops 2
  npm run owner -- hours sat evening --closed`,
    )
    .action((days: string | undefined, windows: string, options: Options) =>
      withContext(async (context) => console.log(await runHours(days, windows, options, context))),
    );
}

const ANY_WEEK = { requestId: null, seen: null };

/** @throws OwnerError where the arguments do not fit together */
async function runHours(
  days: string | undefined,
  windows: string,
  { closed, points, stops }: Options,
  context: CommandContext,
): Promise<string> {
  const services = { client: clientOf(context.database), now: () => context.now };
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
    windows: readWindows(windows, windowsOf(currentHours(services))),
    isOpen: !closed,
    points,
    stops,
  };
  return hoursWords(await setWindows(change, { ...services, post: ANY_WEEK }));
}
