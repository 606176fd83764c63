import { existsSync, writeFileSync } from "node:fs";
import type { Command } from "commander";
import { REPORT_IDS, type Report, reportsOf } from "#app/domain/report-view.ts";
import { reportSpan } from "#app/domain/reports.ts";
import { type CommandContext, withContext } from "#app/owner/command-context.ts";
import { figuresAt, reportCsv } from "#app/services/report-figures.server.ts";
import { OwnerError } from "../explain.ts";
import { printable, table } from "../terminal.ts";

const FIRST_WIDTH = 32;
const OTHER_WIDTH = 18;

type Options = { csv?: string; force?: true };

export function addReports(program: Command): void {
  program
    .command("reports")
    .description("Prints the figures of the last twelve weeks, or writes one as a CSV file")
    .argument("[which]", REPORT_IDS.join(", "))
    .option("--csv <path>", "write that report to a CSV file")
    .option("--force", "replace a file that is there")
    .addHelpText(
      "after",
      `
Examples:
  npm run owner -- reports
  npm run owner -- reports cities --csv cities.csv`,
    )
    .action((which: string | undefined, options: Options) =>
      withContext((context) => console.log(run(which, options, context))),
    );
}

function run(which: string | undefined, { csv, force }: Options, context: CommandContext): string {
  const figures = figuresAt(context.database, context.now);
  const reports = reportsOf(figures).filter(({ id }) => which === undefined || id === which);
  const [first] = reports;
  if (!first) {
    throw new OwnerError(
      `There is no report "${printable(which ?? "")}": ${REPORT_IDS.join(", ")}.`,
    );
  }
  if (csv === undefined) {
    const { from, to } = reportSpan(figures.today);
    return [`${from} to ${to}`, ...reports.map(words)].join("\n\n");
  }
  if (which === undefined) throw new OwnerError("Name the report that the file is to have.");
  if (existsSync(csv) && !force) {
    throw new OwnerError(`${csv} is there already. Name another file, or add --force.`);
  }
  writeFileSync(csv, reportCsv(first), { mode: 0o600 });
  return `${first.title}, in ${csv}`;
}

function words({ title, head, rows }: Report): string {
  const columns = head.map((name, at) =>
    at === 0
      ? { head: name, width: FIRST_WIDTH }
      : { head: name, width: OTHER_WIDTH, align: "right" as const },
  );
  return `${title}\n\n${rows.length === 0 ? "Nothing yet." : table(columns, rows)}`;
}
