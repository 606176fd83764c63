import type { Command } from "commander";
import { cancelBooking, restoreBooking } from "#app/booking/cancel/cancel-booking.server.ts";
import { sendsMail } from "#app/choose-services.server.ts";
import {
  type CommandContext,
  findJob,
  homeArea,
  readOrderNumber,
  withContext,
} from "#app/commands/command-context.ts";
import { OwnerError } from "#app/commands/explain.ts";
import { isYes } from "#app/commands/terminal.ts";
import { jobFacts, toldWords } from "#app/commands/words.ts";
import type { ChangeServices } from "#app/jobs/change-request.server.ts";
import { NO_ROOM } from "#app/schedule/words.ts";
import { typedHere } from "#app/server/typed-here.server.ts";
import { clientOf } from "#db/write-queue.server.ts";

type Options = { yes?: true; undo?: true; force?: true };

export function addCancel(program: Command): void {
  program
    .command("cancel")
    .description("Cancels a job, or takes that back")
    .argument("<order>", "the order number", readOrderNumber)
    .option("-y, --yes", "do not ask first")
    .option("--undo", "take the cancellation back, if its window still has room")
    .option("--force", "with --undo: take it back into a full window")
    .addHelpText(
      "after",
      `
Where a mail service is set, the running site tells the customer and you by
email, within seconds. Nothing else is sent for a canceled job.

Examples:
  npm run owner -- cancel JB-123456
  npm run owner -- cancel JB-123456 --undo`,
    )
    .action((order: string, { yes, undo, force }: Options) =>
      withContext(async (context) => {
        if (!undo && !yes) await ask(order, context);
        console.log(
          undo ? await takeBack(order, force === true, context) : await cancel(order, context),
        );
      }),
    );
}

/** @throws OwnerError unless the answer is yes */
async function ask(order: string, { database, settings }: CommandContext): Promise<void> {
  const job = findJob(database, order);
  if (job.stage === "cancelled") return;
  console.log(jobFacts(job, [], [], { sendsMail: sendsMail(settings), area: homeArea(database) }));
  if (await isYes(`\nCancel ${order}? [y/N] `)) return;
  throw new OwnerError(`Nothing was changed: ${order} is not canceled.`);
}

async function cancel(order: string, context: CommandContext): Promise<string> {
  const job = findJob(context.database, order);
  const result = await cancelBooking({ ...ownerChange(job), reason: "" }, changeServices(context));
  if (result.kind === "changed") {
    return [
      `${order} is canceled. ${toldWords(job, sendsMail(context.settings))}`,
      typedHere(`To take it back: npm run owner -- cancel ${order} --undo`),
    ].join("\n");
  }
  if (job.stage === "cancelled") return `${order} is already canceled.`;
  throw new OwnerError(`${order} is done and can no longer be canceled.`);
}

/** @throws OwnerError when there is no room for it any more */
async function takeBack(
  order: string,
  isForced: boolean,
  context: CommandContext,
): Promise<string> {
  const job = findJob(context.database, order);
  const result = await restoreBooking({ ...ownerChange(job), isForced }, changeServices(context));
  if (result.kind === "changed")
    return `${order} is booked again, as before. ${toldWords(job, sendsMail(context.settings))}`;
  if (result.kind === "refused" && result.refusal.why === "no-room") {
    throw new OwnerError(
      `${order} stays canceled: ${NO_ROOM.terminal[result.refusal.state]("its window")} ` +
        "To book it anyway, add --force.",
    );
  }
  return `${order} is not canceled.`;
}

/** Of whatever revision the job is; the running site sends the emails, which are rows of the database. */
function ownerChange({ id }: { id: number }) {
  return { jobId: id, requestId: null, revision: null, who: "owner" } as const;
}

function changeServices({ database, now }: CommandContext): ChangeServices {
  return { client: clientOf(database), now: () => now, onMessagesDue: () => {} };
}
