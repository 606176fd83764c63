import type { Command } from "commander";
import { type CommandContext, withContext } from "#app/commands/command-context.ts";
import { type Days, daysNamed, dayTitle, instantsOf, todayAt } from "#app/commands/days.ts";
import { countWords, jobTable } from "#app/commands/words.ts";
import type { Job } from "#app/jobs/job.ts";
import {
  countUnconfirmedJobs,
  listJobs,
  listUnconfirmedJobs,
  listUndatedJobs,
} from "#app/jobs/job-lists.server.ts";
import type { JobOutcome } from "#app/jobs/money/job-outcome.ts";
import { readOutcomes } from "#app/jobs/money/money.server.ts";
import { addDays } from "#app/lib/dates.ts";
import { typedHere } from "#app/server/typed-here.server.ts";

const MAX_UNCONFIRMED_SHOWN = 100;
const UNDATED_DAYS_BACK = 60;

export function addJobs(program: Command): void {
  program
    .command("jobs")
    .description("Lists the jobs of a day or a week, or those that need a call")
    .argument(
      "[which]",
      "today, tomorrow, week, unconfirmed, undated, or a date like 2026-07-22",
      "today",
    )
    .addHelpText(
      "after",
      `
unconfirmed: the customer saw an error and may not know that the job is booked.
undated: booked in the last ${UNDATED_DAYS_BACK} days without a day.

Examples:
  npm run owner -- jobs
  npm run owner -- jobs tomorrow
  npm run owner -- jobs 2026-07-22`,
    )
    .action((which: string) => withContext((context) => console.log(describeJobs(which, context))));
}

/** What the command prints. @param which as its argument */
export function describeJobs(which: string, context: CommandContext): string {
  if (which === "unconfirmed") return describeUnconfirmed(context);
  if (which === "undated") return describeUndated(context);
  const days = daysNamed(which, todayAt(context.now));
  const calls = callsToMake(context);
  return [...describeDays(days, context), ...(calls.length > 0 ? [calls.join("\n")] : [])].join(
    "\n\n",
  );
}

function describeDays(days: Days, { database, now }: CommandContext): string[] {
  const today = todayAt(now);
  const jobs = listJobs(database, days);
  const outcomeOf = readOutcomes(database, jobs);
  if (jobs.length === 0) return [`${titleOf(days, today)}: no jobs.`];
  const dates = [...new Set(jobs.map(({ date }) => date))].filter((date) => date !== null);
  const ofDay = (date: string) => jobs.filter((job) => job.date === date);
  return [
    ...dates.map((date) => `${dayTitle(date, today)}\n\n${jobTable(ofDay(date), outcomeOf)}`),
    countWords(jobs, outcomeOf),
  ];
}

function titleOf({ from, to }: Days, today: string): string {
  return from === to ? dayTitle(from, today) : `${dayTitle(from, today)} to ${dayTitle(to, today)}`;
}

function describeUnconfirmed({ database, now }: CommandContext): string {
  const jobs = listUnconfirmedJobs(database, MAX_UNCONFIRMED_SHOWN);
  if (jobs.length === 0) return "No unconfirmed jobs. Every customer knows about the booking.";
  const more = countUnconfirmedJobs(database) - jobs.length;
  const outcomeOf = readOutcomes(database, jobs);
  return [
    "Unconfirmed. These customers saw an error. Call them to say that they are booked.",
    byDay(jobs, todayAt(now), outcomeOf),
    `${countWords(jobs, outcomeOf)}${more > 0 ? ` And ${more} older ones.` : ""}`,
  ].join("\n\n");
}

function describeUndated(context: CommandContext): string {
  const jobs = undatedJobs(context);
  if (jobs.length === 0) return `No job of the last ${UNDATED_DAYS_BACK} days is without a day.`;
  const outcomeOf = readOutcomes(context.database, jobs);
  return [
    "Without a day: call these customers to set one.",
    jobTable(jobs, outcomeOf),
    countWords(jobs, outcomeOf),
  ].join("\n\n");
}

/** A table for each day, jobs without one last. */
function byDay(jobs: readonly Job[], today: string, outcomeOf: (job: Job) => JobOutcome): string {
  const dates = [...new Set(jobs.map(({ date }) => date ?? ""))].sort();
  const ofDay = (date: string) => jobs.filter((job) => (job.date ?? "") === date);
  return dates
    .map(
      (date) =>
        `${date === "" ? "Without a day" : dayTitle(date, today)}\n\n${jobTable(ofDay(date), outcomeOf)}`,
    )
    .join("\n\n");
}

/** Jobs that a list of days does not show and that need a call. */
function callsToMake(context: CommandContext): string[] {
  const unconfirmed = countUnconfirmedJobs(context.database);
  const undated = undatedJobs(context).filter(({ stage }) => stage !== "cancelled").length;
  return [
    ...(unconfirmed > 0
      ? [`To call: ${unconfirmed} unconfirmed (${typedHere("npm run owner --")} jobs unconfirmed)`]
      : []),
    ...(undated > 0
      ? [`To call: ${undated} without a day (${typedHere("npm run owner --")} jobs undated)`]
      : []),
  ];
}

function undatedJobs({ database, now }: CommandContext): Job[] {
  const to = todayAt(now);
  return listUndatedJobs(database, instantsOf({ from: addDays(to, -UNDATED_DAYS_BACK), to }));
}
