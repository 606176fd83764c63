import type { Command } from "commander";
import { DESK_ITEMS_REFUSALS, ROOM_WORDS } from "#app/domain/desk-words.ts";
import { formatMoney } from "#app/domain/money.ts";
import { itemWords } from "#app/emails/job-words.ts";
import { findJob, readOrderNumber, withContext } from "#app/owner/command-context.ts";
import { changeItems, type ItemsRefusal } from "#app/workflows/change-items.ts";
import { OwnerError } from "../explain.ts";
import { changedList, type ListOptions, withListOptions } from "../job-list.ts";
import { toldWords } from "../job-words.ts";
import { changedJob, jobServices, ownerChange } from "../services.ts";
import { printable } from "../terminal.ts";

export function addItems(program: Command): void {
  withListOptions(program.command("items"))
    .description("Changes the list of a job: what was booked keeps its price")
    .argument("<order>", "the order number", readOrderNumber)
    .option("--force", "also where its window has no room for it")
    .addHelpText(
      "after",
      `
Items are named by their id or their name in the price list.

Example:
  npm run owner -- items JB-123456 --add "2 tire" --remove desk`,
    )
    .action((order: string, options: ListOptions & { force?: true }) =>
      withContext(async (context) => {
        if (!options.add && !options.remove) throw new OwnerError("Say what: --add or --remove.");
        const before = findJob(context.database, order);
        const wanted = changedList(before, options, context);
        const request = { ...ownerChange(before), wanted, isForced: options.force === true };
        const job = changedJob(await changeItems(request, jobServices(context)), explain);
        const lines = [...job.items.map(itemWords), `Total: ${formatMoney(job.totalCents)}`];
        console.log(printable([...lines, toldWords(job)].join("\n")));
      }),
    );
}

function explain(refusal: ItemsRefusal) {
  if (refusal.why !== "no-room") return DESK_ITEMS_REFUSALS[refusal.why];
  return {
    problem: `Its window ${ROOM_WORDS[refusal.state]}.`,
    advice: "Nothing was changed. To save it all the same, add --force.",
  };
}
