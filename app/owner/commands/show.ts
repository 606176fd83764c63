import type { Command } from "commander";
import { atDesk, findJob, readOrderNumber } from "../desk.ts";
import { jobFacts } from "../job-words.ts";

export function addShow(program: Command): void {
  program
    .command("show")
    .description("Shows everything about one job")
    .argument("<order>", "the order number", readOrderNumber)
    .addHelpText("after", "\nExample:\n  npm run owner -- show JB-123456")
    .action((order: string) =>
      atDesk(({ database }) => console.log(jobFacts(findJob(database, order)))),
    );
}
