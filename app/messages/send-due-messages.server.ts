import { isInvoiceReminder, isOfInvoice } from "#app/jobs/accounts/invoice-messages.ts";
import type { BookingLog } from "#app/jobs/booking-log.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findJobById, settleMessage } from "#app/jobs/jobs.server.ts";
import * as db from "#app/jobs/messages/messages.server.ts";
import {
  afterLostLease,
  type Certainty,
  isForOwner,
  isMissed,
  isTrue,
  nextTry,
  outsideQuiet,
  UNNEEDED,
} from "#app/jobs/messages/messages.ts";
import { textInsteadKind } from "#app/jobs/messages/text-kinds.ts";
import { isAskStanding } from "#app/jobs/reviews/review-asks.server.ts";
import { mayText, mayTextReview } from "#app/jobs/texts/text-consent.server.ts";
import type { Business } from "#app/lib/business.ts";
import { later } from "#app/lib/later.ts";
import type { Client } from "#db/write-queue.server.ts";
import { billedBy, isBillStanding } from "./invoice-mail.server.ts";
import { renderMessage } from "./letters/render-message.ts";
import type { Email } from "./mail/email.ts";
import type { MailFailure, MailServices, SendResult } from "./mail/mailer.ts";

/** Longer than one send can take, so that a second worker does not send beside this one. */
export const LEASE_MS = 60_000;

/** A message as its sender needs it. */
type OwedMessage = NonNullable<ReturnType<typeof db.claimDueMessage>>;

export type MessageServices = MailServices & {
  client: Client;
  business: Business;
  log: BookingLog;
  fingerprint: (content: string) => string;
  now: () => Date;
  /** Whether texts can be sent; left out: they cannot. */
  takesTexts?: boolean;
  /** Called when a text is due in an email's place. */
  onMessagesDue?: () => void;
};

/**
 * Sends the message that has been due longest (rules 160 to 164). The job is read again
 * first, so that nothing is said that is no longer true.
 * @returns whether there was one
 */
export async function sendDueMessage(services: MessageServices): Promise<boolean> {
  const { client, now } = services;
  const message = await client.write((free) =>
    db.claimDueMessage(free, later(now(), 0), later(now(), LEASE_MS)),
  );
  if (!message) return false;
  const job = findJobById(client.connection(), message.jobId);
  const isOwed = job && isStillToSend(message, job, services);
  if (isOwed && (await goesByText(message, job, services))) return true;
  if (isOwed && (await waitsForMorning(message, services))) return true;
  const hasReader = isForOwner(message.kind) || isOfInvoice(message.kind) || job?.email !== "";
  if (!isOwed || !hasReader) {
    const given = { at: later(now(), 0), isOwnerTold: false };
    await client.write((free) => db.giveUp(free, message, UNNEEDED.untrue, given));
    return true;
  }
  const lost = message.isLeaseLost
    ? afterLostLease(services.isRepeatSafe, triesOf(message, now()), now())
    : null;
  if (lost) {
    await giveUp(message, job, lost.giveUp, services);
    return true;
  }
  const email = await renderOrGiveUp(message, job, services);
  if (!email) return true;
  const result = await services.sendEmail(email, emailKeyOf(message, job, email, services));
  await settle(message, job, result, services);
  return true;
}

/** Whether a message, an email or a text, still says what is so, and is still wanted. */
export function isStillToSend(
  message: OwedMessage,
  job: Job,
  { client, now }: Pick<MessageServices, "client" | "now">,
): boolean {
  const database = client.connection();
  return (
    isTrue(message, job, now()) &&
    isAskStanding(database, message, job) &&
    isBillStanding(message.kind, billedBy(database, message), now())
  );
}

/** Whether a reminder of an invoice was left for the end of the quiet hours (rule 470). */
async function waitsForMorning(
  message: OwedMessage,
  { client, now }: MessageServices,
): Promise<boolean> {
  const at = now();
  const morning = outsideQuiet(at);
  if (!isInvoiceReminder(message.kind) || message.isLeaseLost || morning === at.toISOString()) {
    return false;
  }
  await client.write((free) => db.holdBack(free, message, morning));
  return true;
}

/** Whether a text has taken the email's place: its customer wants texts, and they can be sent (rule 372). */
async function goesByText(
  message: OwedMessage,
  job: Job,
  { client, now, takesTexts, onMessagesDue }: MessageServices,
): Promise<boolean> {
  const at = now();
  if (!takesTexts || !textInsteadKind(message.kind)) return false;
  if (!mayText(client.connection(), job, at)) return false;
  if (message.kind === "review" && !mayTextReview(client.connection(), job)) return false;
  const isHanded = await client.write((free) => db.handToText(free, message, at.toISOString()));
  if (isHanded) onMessagesDue?.();
  return isHanded;
}

/** Null for a message that cannot be written: no later try would do better, so the owner is told. */
async function renderOrGiveUp(
  message: OwedMessage,
  job: Job,
  services: MessageServices,
): Promise<Email | null> {
  try {
    const billed = billedBy(services.client.connection(), message);
    return renderMessage(message, job, services.business, billed);
  } catch (cause) {
    await giveUp(message, job, "not written", services, cause);
    return null;
  }
}

/** Gives a message up and says why: in the log, and to the owner where it was for the customer. */
async function giveUp(
  message: OwedMessage,
  job: Job,
  reason: string,
  { client, log, now }: MessageServices,
  cause?: unknown,
): Promise<void> {
  const { kind, attempts } = message;
  log.failed({ step: kind, order: job.orderNumber, reason, tries: attempts, cause }, job);
  const given = {
    ...{ at: now().toISOString(), isOwnerTold: isMissed(kind) },
    to: billedBy(client.connection(), message)?.invoice.account,
  };
  await client.write((free) => db.giveUp(free, message, reason, given));
}

/**
 * One key for all tries of a message, whatever became of the job between two of them, and another
 * once it is sent anew: the mail service would take that for a repeat.
 */
export function keyOf(
  { kind, revision, firstTriedAt }: OwedMessage,
  { orderNumber, bookingKey }: Job,
  { fingerprint }: Pick<MessageServices, "fingerprint">,
): string {
  return `${orderNumber}-${kind}-${revision}-${fingerprint(`${bookingKey} ${firstTriedAt}`)}`;
}

/** The same, and another for another content: what is paid on an invoice between two tries. */
function emailKeyOf(
  message: OwedMessage,
  job: Job,
  { to, text }: Email,
  services: MessageServices,
): string {
  const key = keyOf(message, job, services);
  return isOfInvoice(message.kind) ? `${key}-${services.fingerprint(`${to} ${text}`)}` : key;
}

async function settle(
  message: OwedMessage,
  job: Job,
  result: SendResult,
  { client, log, now, isRepeatSafe }: MessageServices,
): Promise<void> {
  const at = now();
  if (result.ok) {
    await client.write((free) => settleMessage(free, message, at.toISOString()));
    log.done({ step: `${message.kind} sent`, order: job.orderNumber });
    return;
  }
  const next = nextTry(certaintyOf(result.reason, isRepeatSafe), triesOf(message, at), at);
  log.failed(
    {
      step: message.kind,
      order: job.orderNumber,
      reason: result.reason,
      detail: result.detail,
      tries: message.attempts,
      ...("retryAt" in next && {
        nextTrySeconds: Math.round((next.retryAt.getTime() - at.getTime()) / 1000),
      }),
    },
    job,
  );
  if ("retryAt" in next) {
    const dueAt = next.retryAt.toISOString();
    await client.write((free) => db.postpone(free, message, dueAt, result.reason));
    return;
  }
  const answer = result.reason === "refused" ? result.detail : undefined;
  const to = billedBy(client.connection(), message)?.invoice.account;
  const given = { at: at.toISOString(), isOwnerTold: isMissed(message.kind), answer, to };
  await client.write((free) => db.giveUp(free, message, next.giveUp, given));
}

/** The tries of a message so far; `at`: of the first, where this is it. */
export function triesOf(
  { attempts, firstTriedAt }: Pick<OwedMessage, "attempts" | "firstTriedAt">,
  at: Date,
) {
  return { attempts, firstTriedAt: firstTriedAt ?? at.toISOString() };
}

/**
 * What a failure leaves known: whether the email, or the text, was certainly not sent. Without a key that makes
 * a repeat safe, the mailer tells by itself what may have been sent; a texter always does.
 */
export function certaintyOf(reason: MailFailure, isRepeatSafe: boolean): Certainty {
  switch (reason) {
    case "refused":
      return "refused";
    case "limited":
    case "unreachable":
      return "not-sent";
    case "timed-out":
    case "bad-answer":
      return isRepeatSafe ? "unknown" : "not-sent";
    case "unknown":
      return "unknown-final";
  }
}
