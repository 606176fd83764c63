import type { Command } from "commander";
import { findJob, readOrderNumber, withContext } from "#app/owner/command-context.ts";
import { jobFacts } from "../job-words.ts";

export function addShow(program: Command): void {
  program
    .command("show")
    .description("Shows everything about one job")
    .argument("<order>", "the order number", readOrderNumber)
    .addHelpText("after", "\nExample:\n  npm run owner -- show JB-123456")
    .action((order: string) =>
      withContext(({ database }) => console.log(jobFacts(findJob(database, order)))),
    );
}
