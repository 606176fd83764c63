import type { Command } from "commander";
import type { WindowOverride } from "#app/domain/availability.ts";
import type { TrackedJob } from "#app/domain/job.ts";
import { addDays, type TimeOfDay } from "#app/domain/schedule.ts";
import { type CommandContext, withContext } from "#app/owner/command-context.ts";
import { currentHours, offerOthers, overrideDays } from "#app/workflows/set-hours.ts";
import { readOutcomes } from "#db/money.server.ts";
import type { Database } from "#db/open.server.ts";
import { readDay, todayAt } from "../days.ts";
import { OwnerError } from "../explain.ts";
import { hoursServices } from "../hours-context.ts";
import { readPoints, readStops, readWindow } from "../hours-input.ts";
import { offerWords, overrideWords } from "../hours-words.ts";
import { jobTable } from "../job-words.ts";

type Options = {
  window?: TimeOfDay;
  note: string;
  offer?: true;
  points?: number;
  stops?: number;
};

/** Two years: beyond that a date is a slip of the finger. */
const MAX_DAYS_OFF = 730;
const MAX_NOTE_CHARACTERS = 200;

export function addClose(program: Command): void {
  withSpan(program.command("close"))
    .description("Closes days, or one window of them, and lists the jobs booked then")
    .option("--offer", "email each of those customers three windows that fit")
    .addHelpText(
      "after",
      `
Nothing is cancelled: the jobs stay booked until you or the customers move or
cancel them. To take a closing back: npm run owner -- hours --remove NUMBER

Examples:
  npm run owner -- close 2026-12-25 --note "Christmas"
  npm run owner -- close 2026-07-24 2026-07-26 --note "Storm" --offer
  npm run owner -- close tomorrow --window evening`,
    )
    .action((from: string, to: string | undefined, options: Options) =>
      withContext(async (context) => console.log(await close(from, to, options, context))),
    );
}

export function addCapacity(program: Command): void {
  withSpan(program.command("capacity"))
    .description("Opens days with another capacity than usual, closed ones too")
    .option("--points <number>", "what each window holds; a full truck is 550", readPoints)
    .option("--stops <number>", "the most jobs that start in each window", readStops)
    .addHelpText(
      "after",
      `
Without --points a window holds what it usually does; on a day that is usually
closed, a full truck.

Examples:
  npm run owner -- capacity 2026-12-26 --points 1100 --note "Two trucks"
  npm run owner -- capacity 2026-07-26 --window morning`,
    )
    .action((from: string, to: string | undefined, options: Options) =>
      withContext(async (context) => {
        const { points = null, stops = null } = options;
        const override = readOverride(from, to, options, context);
        const given = { ...override, isOpen: true, points, stops };
        const { override: added } = await overrideDays(given, hoursServices(context));
        console.log(overrideWords(added));
      }),
    );
}

function withSpan(command: Command): Command {
  return command
    .argument("<from>", "today, tomorrow, or a date like 2026-07-24")
    .argument("[to]", "the last day, itself included; left out: one day")
    .option("--window <name>", "morning, afternoon or evening alone", readWindow)
    .option("--note <text>", "why, for yourself", readNote, "");
}

async function close(
  from: string,
  to: string | undefined,
  options: Options,
  context: CommandContext,
): Promise<string> {
  const services = hoursServices(context);
  const given = readOverride(from, to, options, context);
  const { override, jobs } = await overrideDays({ ...given, isOpen: false }, services);
  if (jobs.length === 0) return `${overrideWords(override)}\nNobody is booked then.`;
  const offers = options.offer ? await offerOthers(jobs, services) : null;
  return [
    overrideWords(override),
    `${jobsWords(jobs)} booked then. Nothing is cancelled:`,
    byDay(jobs, context.database),
    offers
      ? offerWords(offers, currentHours(services))
      : "To email these customers three windows each: the same command with --offer",
  ].join("\n\n");
}

function jobsWords({ length }: readonly TrackedJob[]): string {
  return length === 1 ? "1 job is" : `${length} jobs are`;
}

function byDay(jobs: readonly TrackedJob[], database: Database): string {
  const outcomeOf = readOutcomes(database, jobs);
  const dates = [...new Set(jobs.map(({ date }) => date))];
  return dates
    .map(
      (date) =>
        `${date}\n\n${jobTable(
          jobs.filter((job) => job.date === date),
          outcomeOf,
        )}`,
    )
    .join("\n\n");
}

/** @throws OwnerError for days that cannot be meant */
function readOverride(
  from: string,
  to: string | undefined,
  { window, note }: Options,
  { now }: CommandContext,
): Omit<WindowOverride, "id"> {
  const today = todayAt(now);
  const fromDate = readDay(from, today);
  const toDate = to === undefined ? fromDate : readDay(to, today);
  if (toDate < fromDate) throw new OwnerError(`${toDate} is before ${fromDate}: turn them round.`);
  if (toDate < today) throw new OwnerError(`${toDate} is past: today is ${today}.`);
  if (toDate > addDays(today, MAX_DAYS_OFF)) {
    throw new OwnerError(`${toDate} is more than two years away: check the year.`);
  }
  const capacity = { isOpen: false, points: null, stops: null };
  return { fromDate, toDate, timeOfDay: window ?? null, note, ...capacity };
}

function readNote(typed: string): string {
  if (typed.length <= MAX_NOTE_CHARACTERS) return typed;
  throw new OwnerError(`A note has at most ${MAX_NOTE_CHARACTERS} characters.`);
}
