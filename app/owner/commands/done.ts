import type { Command } from "commander";
import { MONEY_REFUSALS } from "#app/domain/desk-words.ts";
import { PAYMENT_METHODS } from "#app/domain/receipt.ts";
import {
  type CommandContext,
  findJob,
  readOrderNumber,
  withContext,
} from "#app/owner/command-context.ts";
import {
  correctFinal,
  finishJob,
  type MoneyRefusal,
  type Paid,
} from "#app/workflows/finish-job.ts";
import { findMoney } from "#db/money.server.ts";
import { findSettings } from "#db/settings.server.ts";
import { OwnerError } from "../explain.ts";
import { type FinalOptions, finalOf, withFinalOptions } from "../final-price.ts";
import { readAmount } from "../list-input.ts";
import { moneyFacts } from "../money-words.ts";
import { changedJob, jobServices, ownerChange } from "../services.ts";
import { facts } from "../terminal.ts";

type DoneOptions = FinalOptions & { paid?: string; tip?: number };

export function addDone(program: Command): void {
  withFinalOptions(program.command("done"))
    .description("Ends a job: what it came to, how it was paid, and its receipt")
    .argument("<order>", "the order number", readOrderNumber)
    .option("--paid <how>", `${PAYMENT_METHODS.join(", ")}, or none for not yet`)
    .option("--tip <dollars>", "on top of the price", readAmount)
    .addHelpText(
      "after",
      `
Without --add, --remove or --price it was done as booked. The chat's discount
stays, and is taken off before the tax. --paid takes all that is to pay; for a
part of it write --paid none, then the command pay.

Examples:
  npm run owner -- done JB-123456 --paid cash --tip 20
  npm run owner -- done JB-123456 --add "2 tire" --reason "In the shed" --paid none
  npm run owner -- done JB-123456 --price 380 --reason "Promised on the phone" --paid card`,
    )
    .action((order: string, options: DoneOptions) =>
      withContext(async (context) => {
        const job = findJob(context.database, order);
        const final = finalOf(job, options, context);
        const paid = paidOf(options);
        const request = { ...ownerChange(job), final, paid, isEmailed: options.email };
        changedJob(await finishJob(request, jobServices(context)), explainMoney);
        console.log(`${order} is done.\n\n${moneyWords(order, context)}`);
      }),
    );
}

export function addCorrect(program: Command): void {
  withFinalOptions(program.command("correct"))
    .description("Puts the price of a job that is done right, with a new receipt")
    .argument("<order>", "the order number", readOrderNumber)
    .addHelpText(
      "after",
      `
Without --add, --remove or --price it is the booked price again. The receipt
before is void, and stays in the list of receipts.

Example:
  npm run owner -- correct JB-123456 --price 404.59 --reason "Typed wrongly"`,
    )
    .action((order: string, options: FinalOptions) =>
      withContext(async (context) => {
        const job = findJob(context.database, order);
        const final = finalOf(job, options, context);
        const request = { ...ownerChange(job), final, isEmailed: options.email };
        changedJob(await correctFinal(request, jobServices(context)), explainMoney);
        console.log(moneyWords(order, context));
      }),
    );
}

/** Everything that is to pay, or nothing yet. @throws OwnerError */
function paidOf({ paid, tip = 0 }: DoneOptions): Paid | null {
  if (paid === "none") {
    if (tip === 0) return null;
    throw new OwnerError("A tip is part of a payment: say how it was paid, not none.");
  }
  const method = PAYMENT_METHODS.find((one) => one === paid?.toLowerCase());
  if (method) return { method, cents: null, tipCents: tip };
  const ways = PAYMENT_METHODS.join(", ");
  throw new OwnerError(`Say how it was paid: --paid with ${ways}, or none for not yet.`);
}

export function explainMoney({ why }: MoneyRefusal) {
  return MONEY_REFUSALS[why];
}

/** What a job came to, what was paid, and its receipts. */
export function moneyWords(order: string, { database }: CommandContext): string {
  const job = findJob(database, order);
  return facts(moneyFacts(job, findMoney(database, job.id), findSettings(database).tax));
}
