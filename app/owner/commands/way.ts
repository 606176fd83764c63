import type { Command } from "commander";
import { SET_OFF_REFUSAL } from "#app/domain/desk-words.ts";
import { findJob, readOrderNumber, withContext } from "#app/owner/command-context.ts";
import { setOff } from "#app/workflows/set-off.ts";
import { toldWords } from "../job-words.ts";
import { changedJob, jobServices, ownerChange } from "../services.ts";

export function addWay(program: Command): void {
  program
    .command("way")
    .description("On my way: marks a job and emails its customer")
    .argument("<order>", "the order number", readOrderNumber)
    .addHelpText("after", "\nExample:\n  npm run owner -- way JB-123456")
    .action((order: string) =>
      withContext(async (context) => {
        const job = findJob(context.database, order);
        const result = await setOff(ownerChange(job), jobServices(context));
        changedJob(result, () => SET_OFF_REFUSAL);
        console.log(`On the way to ${order}. ${toldWords(job)}`);
      }),
    );
}
