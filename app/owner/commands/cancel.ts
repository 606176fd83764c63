import { createInterface } from "node:readline/promises";
import type { Command } from "commander";
import {
  type CommandContext,
  findJob,
  readOrderNumber,
  withContext,
} from "#app/owner/command-context.ts";
import { cancelJob, restoreJob } from "#db/cancel.server.ts";
import { OwnerError } from "../explain.ts";
import { jobFacts } from "../job-words.ts";
import { printable } from "../terminal.ts";

type Options = { yes?: true; undo?: true };

export function addCancel(program: Command): void {
  program
    .command("cancel")
    .description("Cancels a job, or takes that back")
    .argument("<order>", "the order number", readOrderNumber)
    .option("-y, --yes", "do not ask first")
    .option("--undo", "take the cancellation back")
    .addHelpText(
      "after",
      `
Nothing more is sent for a cancelled job. The customer gets no email: call.

Examples:
  npm run owner -- cancel JB-123456
  npm run owner -- cancel JB-123456 --undo`,
    )
    .action((order: string, { yes, undo }: Options) =>
      withContext(async (context) => {
        if (!undo && !yes) await ask(order, context);
        console.log(undo ? takeBack(order, context) : cancel(order, context));
      }),
    );
}

/** @throws OwnerError unless the answer is yes */
async function ask(order: string, { database }: CommandContext): Promise<void> {
  const job = findJob(database, order);
  if (job.status === "cancelled") return;
  console.log(jobFacts(job));
  if (await isYes(`\nCancel ${order}? [y/N] `)) return;
  throw new OwnerError(`Nothing was changed: ${order} is not cancelled.`);
}

function cancel(order: string, { database, now }: CommandContext): string {
  const { status, name, phone } = findJob(database, order);
  if (status === "cancelled") return `${order} is cancelled already.`;
  cancelJob(database, order, now.toISOString());
  return [
    `${order} is cancelled. Call ${printable(name)} at ${printable(phone)}: no email says so.`,
    `To take it back: npm run owner -- cancel ${order} --undo`,
  ].join("\n");
}

function takeBack(order: string, { database, now }: CommandContext): string {
  if (findJob(database, order).status !== "cancelled") return `${order} is not cancelled.`;
  return restoreJob(database, order, now.toISOString())?.status === "confirmed"
    ? `${order} is booked again, as before.`
    : `${order} is booked again. The customer may not know: npm run owner -- resend ${order}`;
}

/** Anything but yes is no, the end of the input too. */
async function isYes(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  const answer = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  if (answer === "") console.log();
  return /^\s*y(es)?\s*$/i.test(answer);
}
