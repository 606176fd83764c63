import { join } from "node:path";
import type { Command } from "commander";
import { sendsMail } from "#app/choose-services.server.ts";
import { findJob, homeArea, readOrderNumber, withContext } from "#app/commands/command-context.ts";
import { jobFacts, moneyFacts } from "#app/commands/words.ts";
import { findCustomerNote } from "#app/desk/customers/customer-notes.server.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { photoFiles } from "#app/jobs/photos/photo.ts";
import { findPhotos } from "#app/jobs/photos/photos.server.ts";
import { findHeld, findWaitlistWish } from "#app/jobs/waitlist/waitlist-rows.server.ts";
import { waitingWords } from "#app/jobs/words.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { offeredWindows } from "#app/schedule/windows.server.ts";

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
        const wish = findWaitlistWish(database, job.id);
        const waits = waitingWords(wish, held, houstonNow(now).date, offeredWindows(database));
        const customerNote = findCustomerNote(database, job);
        console.log(
          jobFacts(job, files, money, {
            sendsMail: sendsMail(settings),
            area: homeArea(database),
            ...{ customerNote, waits },
          }),
        );
      }),
    );
}
