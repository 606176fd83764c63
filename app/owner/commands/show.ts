import { join } from "node:path";
import type { Command } from "commander";
import { photoFiles } from "#app/domain/photo.ts";
import { findJob, readOrderNumber, withContext } from "#app/owner/command-context.ts";
import { findCustomerNote } from "#db/customer-notes.server.ts";
import { findMoney } from "#db/money.server.ts";
import { findPhotos } from "#db/photos.server.ts";
import { findSettings } from "#db/settings.server.ts";
import { jobFacts } from "../job-words.ts";
import { moneyFacts } from "../money-words.ts";

export function addShow(program: Command): void {
  program
    .command("show")
    .description("Shows everything about one job")
    .argument("<order>", "the order number", readOrderNumber)
    .addHelpText("after", "\nExample:\n  npm run owner -- show JB-123456")
    .action((order: string) =>
      withContext(({ database, settings }) => {
        const job = findJob(database, order);
        const files = findPhotos(database, job.id).map(({ name }) =>
          join(settings.UPLOADS_PATH, photoFiles(name).large),
        );
        const money = moneyFacts(job, findMoney(database, job.id), findSettings(database).tax);
        console.log(jobFacts(job, files, money, findCustomerNote(database, job)));
      }),
    );
}
