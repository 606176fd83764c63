import type { Command } from "commander";
import { PAYMENT_METHODS } from "#app/domain/receipt.ts";
import { findJob, readOrderNumber, withContext } from "#app/owner/command-context.ts";
import { addPayment, voidPayment } from "#app/workflows/finish-job.ts";
import { OwnerError } from "../explain.ts";
import { readAmount } from "../list-input.ts";
import { changedJob, jobServices, ownerChange } from "../services.ts";
import { printable } from "../terminal.ts";
import { explainMoney, moneyWords } from "./done.ts";

const MAX_REASON_CHARACTERS = 200;

export function addPay(program: Command): void {
  program
    .command("pay")
    .description("Records money that came in for a job that is done")
    .argument("<order>", "the order number", readOrderNumber)
    .argument("<how>", PAYMENT_METHODS.join(", "))
    .argument("[dollars]", "like 120.00; left out: all that is to pay", readAmount)
    .option("--tip <dollars>", "on top of it", readAmount, 0)
    .addHelpText(
      "after",
      `
The customer is emailed the new receipt.

Example:
  npm run owner -- pay JB-123456 zelle 120`,
    )
    .action((order: string, how: string, dollars: number | undefined, { tip }: { tip: number }) =>
      withContext(async (context) => {
        const method = PAYMENT_METHODS.find((one) => one === how.toLowerCase());
        if (!method) {
          throw new OwnerError(
            `Nobody pays by "${printable(how)}": write ${PAYMENT_METHODS.join(", ")}.`,
          );
        }
        const paid = { method, cents: dollars ?? null, tipCents: tip };
        const request = { ...ownerChange(findJob(context.database, order)), paid, isEmailed: true };
        changedJob(await addPayment(request, jobServices(context)), explainMoney);
        console.log(moneyWords(order, context));
      }),
    );
}

export function addVoid(program: Command): void {
  program
    .command("void")
    .description("Takes a payment back that was entered wrongly, with a new receipt")
    .argument("<order>", "the order number", readOrderNumber)
    .argument("<number>", "the payment's number, as show lists it", Number)
    .requiredOption("--reason <words>", "why; it stays with the payment")
    .addHelpText(
      "after",
      `
Nothing is deleted: the payment and the receipt before stay, and are void. The
new receipt is not emailed.

Example:
  npm run owner -- void JB-123456 3 --reason "It was the other job"`,
    )
    .action((order: string, paymentId: number, options: { reason: string }) =>
      withContext(async (context) => {
        const reason = options.reason.trim().slice(0, MAX_REASON_CHARACTERS);
        const change = ownerChange(findJob(context.database, order));
        const request = { ...change, paymentId, reason, isEmailed: false };
        changedJob(await voidPayment(request, jobServices(context)), explainMoney);
        console.log(moneyWords(order, context));
      }),
    );
}
