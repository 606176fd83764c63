import { randomUUID } from "node:crypto";
import { businessOf, chooseMailer, sendsMail } from "#app/choose-services.server.ts";
import type { MailFailure } from "#app/messages/mail/mailer.ts";
import { type ResentEmail, resendEmails } from "#app/messages/resend-emails.server.ts";
import { linesInOf } from "#app/prices/line-names.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { storedPriceList } from "#app/prices/price-list.server.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { type CommandContext, findJob, homeArea } from "./command-context.ts";
import { OwnerError } from "./explain.ts";
import { printable } from "./terminal.ts";

const FAILURES: Record<MailFailure, string> = {
  refused: "refused: check RESEND_API_KEY or SMTP_URL, MAIL_FROM and the address",
  limited: "too many emails for now: wait and try again",
  "timed-out": "no answer in time: try again",
  "bad-answer": "the mail service has trouble: try again later",
  unreachable: "cannot be reached: check the network, or the outbox folder",
  unknown: "handed over, but no answer came: ask whether it arrived before you send it again",
};

/**
 * Sends both emails of a job again and says what the mail service answered.
 * @throws OwnerError when the job is cancelled or an email was not accepted
 */
export async function resend(
  order: string,
  { database, settings, now }: CommandContext,
): Promise<void> {
  const job = findJob(database, order);
  if (job.stage === "cancelled") {
    throw new OwnerError(
      `${order} is canceled: nothing was sent. First: npm run owner -- cancel ${order} --undo`,
    );
  }
  const { look, numbers } = findSettings(database);
  const { catalog } = storedPriceList(database, settings.CATALOG_PATH);
  const sent = await resendEmails(job, {
    client: clientOf(database),
    sendEmail: chooseMailer(settings),
    business: {
      ...businessOf(settings, homeArea(database), look),
      linesIn: linesInOf(catalog, numbers ?? USUAL_NUMBERS),
    },
    drawKey: randomUUID,
    now: () => now,
  });
  console.log(sent.map((one) => answerWords(one, sendsMail(settings))).join("\n"));
  if (!settings.RESEND_API_KEY && !settings.SMTP_URL) {
    console.log(
      `They are files in ${settings.MAIL_OUTBOX}: nobody gets them until RESEND_API_KEY or SMTP_URL is set.`,
    );
  }
  const failed = sent.filter(({ result }) => !result.ok).length;
  if (failed > 0) throw new OwnerError(`${failed} of 2 emails of ${order} didn't go out.`);
}

function answerWords({ who, to, result }: ResentEmail, isMailed: boolean): string {
  const email = `${who === "owner" ? "Yours" : "The customer's"}, to ${printable(to)}`;
  if (result.ok)
    return `${email}: ${isMailed ? "accepted" : "written to the outbox"} (${printable(result.id)})`;
  const detail = result.detail ? ` (${printable(result.detail)})` : "";
  return `${email}: ${FAILURES[result.reason]}${detail}`;
}
