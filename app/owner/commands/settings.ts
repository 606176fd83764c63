import type { Command } from "commander";
import { formatRate } from "#app/domain/tax.ts";
import { type CommandContext, withContext } from "#app/owner/command-context.ts";
import { findSettings } from "#db/settings.server.ts";
import { facts } from "../terminal.ts";
import { yardWords } from "./yard.ts";

export function addShownSettings(program: Command): void {
  program
    .command("settings")
    .description("Shows what is set: tax, notice, yard, crew and feed")
    .action(() => withContext((context) => console.log(describe(context))));
}

function describe(context: CommandContext): string {
  const { tax, noticeHours, crewSeesAmounts, feedHash } = findSettings(context.database);
  return facts([
    ["tax", tax.mode === "unset" ? "not set" : `${formatRate(tax.rate)}, ${tax.mode}`],
    ["notice", noticeHours === null ? "two hours, as usual" : `${noticeHours} hours`],
    ["yard", yardWords(context)],
    ["crew", crewSeesAmounts ? "sees the amount to collect" : "sees no amounts"],
    ["feed", feedHash === null ? "none" : "there is one; its link was shown once"],
    ["hours", "npm run owner -- hours"],
  ]);
}
