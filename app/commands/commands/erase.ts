import type { Command } from "commander";
import { createPhotoStore } from "#app/booking/photos/upload-photos.server.ts";
import { type CommandContext, findJob, withContext } from "#app/commands/command-context.ts";
import { OwnerError } from "#app/commands/explain.ts";
import { isYes, printable } from "#app/commands/terminal.ts";
import { tracesOf } from "#app/desk/customers/erase.server.ts";
import { eraseCustomer } from "#app/desk/customers/erase-customer.server.ts";
import { jobsToClose } from "#app/desk/customers/erasing.ts";
import { ERASE_REFUSAL } from "#app/desk/words/refusals.ts";
import { readOrderNumber as orderNumberIn } from "#app/jobs/order-number.ts";
import { readPhone } from "#app/lib/phone-number.ts";
import { removeFromOutbox } from "#app/messages/mail/outbox-mailer.server.ts";
import { clientOf } from "#db/write-queue.server.ts";

type Named = { phone: string; email: string };

export function addErase(program: Command): void {
  program
    .command("erase")
    .description("Erases a customer for good; the figures stay")
    .argument("<order or phone>", "an order number of theirs, or their phone number")
    .option("-y, --yes", "do not ask first")
    .addHelpText(
      "after",
      `
Name, phone, email, street, notes and photos go, from every job with the same
number or email. Order and receipt numbers, dates, items, sums, city and ZIP stay.
Backups hold the rest until they are replaced (docs/running.md).

Examples:
  npm run owner -- erase JB-123456
  npm run owner -- erase "713 555 0188"`,
    )
    .action((named: string, { yes }: { yes?: true }) =>
      withContext(async (context) => console.log(await erase(named, yes === true, context))),
    );
}

async function erase(named: string, isSure: boolean, context: CommandContext): Promise<string> {
  const { database, settings, now } = context;
  const person = personOf(named, context);
  const { jobs, leads, quotes, repeats } = tracesOf(database, person);
  if (jobs.length + leads + quotes + repeats === 0)
    throw new OwnerError(`No customer matches ${printable(named)}.`);
  const open = jobsToClose(jobs);
  if (open.length > 0) throw new OwnerError(refusal(open));
  const found = jobs.map(({ orderNumber, name }) => printable(`${orderNumber}, ${name}`));
  console.log([...found, `Numbers left in the chat: ${leads}`, `Quotes: ${quotes}`].join("\n"));
  if (!isSure && !(await isYes("\nErase this customer for good? [y/N] "))) {
    throw new OwnerError("Nothing was erased.");
  }
  const erased = await eraseCustomer(person, {
    client: clientOf(database),
    now: () => now,
    photos: createPhotoStore(settings.UPLOADS_PATH),
    removeEmails: (orderNumbers) => removeFromOutbox(settings.MAIL_OUTBOX, orderNumbers),
  });
  if (erased.kind === "open") throw new OwnerError(refusal(erased.jobs));
  return "Erased. Backups hold it until they are replaced (docs/running.md).";
}

function personOf(named: string, { database }: CommandContext): Named {
  const order = orderNumberIn(named);
  if (order !== null) return findJob(database, order);
  const phone = readPhone(named.slice(0, 60));
  if (phone === null) throw new OwnerError("That isn't an order number or a phone number.");
  return { phone: phone.number, email: "" };
}

function refusal(open: readonly { orderNumber: string }[]): string {
  const orders = open.map(({ orderNumber }) => orderNumber).join(", ");
  return `${ERASE_REFUSAL.problem} ${ERASE_REFUSAL.advice} (${orders})`;
}
