import type { Command } from "commander";
import { listLeads } from "#app/chat/leads/leads.server.ts";
import { withContext } from "#app/commands/command-context.ts";
import { readDate } from "#app/commands/days.ts";
import { type Column, table } from "#app/commands/terminal.ts";
import { startOfDay } from "#app/lib/dates.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { phoneWords } from "#app/lib/phone-number.ts";

const MAX_LEADS_SHOWN = 500;
const BEGINNING = "0000";
const COLUMNS: Column[] = [
  { head: "When", width: 31 },
  { head: "Name", width: 27 },
  { head: "Phone", width: 22 },
];

export function addLeads(program: Command): void {
  program
    .command("leads")
    .description("Lists who left a name and a phone for the discount, newest first")
    .option("--since <date>", "only from this day on", readDate)
    .addHelpText(
      "after",
      `
Examples:
  npm run owner -- leads
  npm run owner -- leads --since 2026-07-01`,
    )
    .action(({ since }: { since?: string }) =>
      withContext(({ database }) => {
        const from = since === undefined ? BEGINNING : startOfDay(since);
        const leads = listLeads(database, { since: from, limit: MAX_LEADS_SHOWN });
        if (leads.length === 0) return console.log("No leads.");
        const rows = leads.map((lead) => [
          houstonTime(lead.enteredAt),
          lead.name,
          phoneWords(lead),
        ]);
        console.log(`${table(COLUMNS, rows)}\n\n${countWords(leads.length)}`);
      }),
    );
}

function countWords(count: number): string {
  if (count === MAX_LEADS_SHOWN) return `The newest ${count} leads. For fewer: --since DATE`;
  return count === 1 ? "1 lead." : `${count} leads.`;
}
