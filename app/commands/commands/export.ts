import { createWriteStream, existsSync, renameSync } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Command } from "commander";
import { type CommandContext, withContext } from "#app/commands/command-context.ts";
import { type Days, instantsOf, monthOf, readDate, todayAt } from "#app/commands/days.ts";
import { OwnerError } from "#app/commands/explain.ts";
import { jobCells, jobCsv } from "#app/commands/job-csv.ts";
import type { Job } from "#app/jobs/job.ts";
import { eachJob, listUndatedJobs } from "#app/jobs/job-lists.server.ts";
import { readOutcomes } from "#app/jobs/money/money.server.ts";
import type { Database } from "#db/open.server.ts";

type Cells = ReturnType<typeof jobCells>;
type Options = { from?: string; to?: string; file?: string; force?: true };

export function addExport(program: Command): void {
  program
    .command("export")
    .description("Writes jobs as a CSV file for Excel, this month's unless told otherwise")
    .option("--from <date>", "first day of the pickups", readDate)
    .option("--to <date>", "last day of the pickups", readDate)
    .option("--file <path>", "the file to write; without it the CSV is printed")
    .option("--force", "replace a file that is there")
    .addHelpText(
      "after",
      `
A job without a day counts by the day it was booked. The file holds customers'
names and addresses: only your user may read it.

Examples:
  npm run owner -- export --file july.csv --from 2026-07-01 --to 2026-07-31
  npm run owner -- export --file this-month.csv`,
    )
    .action((options: Options) => withContext((context) => exportJobs(options, context)));
}

async function exportJobs(options: Options, { database, now }: CommandContext): Promise<void> {
  const month = monthOf(options.from ?? options.to ?? todayAt(now));
  const days = { from: options.from ?? month.from, to: options.to ?? month.to };
  if (days.from > days.to) throw new OwnerError(`--from ${days.from} is after --to ${days.to}.`);
  const path = options.file === undefined ? null : resolve(options.file);
  if (path && existsSync(path) && !options.force) {
    throw new OwnerError(`${path} is there already. Name another file, or add --force.`);
  }
  let count = 0;
  const rows = function* () {
    for (const job of jobsOf(database, days)) {
      count++;
      yield jobCells(job, readOutcomes(database, [job])(job));
    }
  };
  await (path ? writeFile(path, rows()) : print(rows()));
  console.error(`${count} jobs from ${days.from} to ${days.to}${path ? `, in ${path}` : ""}`);
}

/** Renamed into place once complete; readable by its owner alone, since it holds customers' data. */
async function writeFile(path: string, rows: Iterable<Cells>): Promise<void> {
  const draft = `${path}.partial`;
  await pipeline(Readable.from(rows), jobCsv(), createWriteStream(draft, { mode: 0o600 }));
  renameSync(draft, path);
}

async function print(rows: Iterable<Cells>): Promise<void> {
  await pipeline(Readable.from(rows), jobCsv(), process.stdout, { end: false });
}

function* jobsOf(database: Database, days: Days): Generator<Job> {
  // A further day of a job is no order of its own.
  for (const job of eachJob(database, days)) if (!job.partOf) yield job;
  yield* listUndatedJobs(database, instantsOf(days));
}
