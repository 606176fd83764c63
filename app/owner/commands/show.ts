import { join } from "node:path";
import type { Command } from "commander";
import { waitingWords } from "#app/domain/opening-words.ts";
import { photoFiles } from "#app/domain/photo.ts";
import { houstonNow } from "#app/domain/schedule.ts";
import { findJob, readOrderNumber, withContext } from "#app/owner/command-context.ts";
import { findCustomerNote } from "#db/customer-notes.server.ts";
import { findMoney } from "#db/money.server.ts";
import { findHeld, findWish } from "#db/openings.server.ts";
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
      withContext(({ database, settings, now }) => {
        const job = findJob(database, order);
        const files = findPhotos(database, job.id).map(({ name }) =>
          join(settings.UPLOADS_PATH, photoFiles(name).large),
        );
        const money = moneyFacts(job, findMoney(database, job.id), findSettings(database).tax);
        const held = findHeld(database, job.id, now.toISOString());
        const waits = waitingWords(findWish(database, job.id), held, houstonNow(now).date);
        const customerNote = findCustomerNote(database, job);
        console.log(jobFacts(job, files, money, { customerNote, waits }));
      }),
    );
}
