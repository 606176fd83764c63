import type { MailFailure } from "#app/domain/booking-failure.ts";
import type { Business } from "#app/domain/business.ts";
import type { Email } from "#app/domain/email.ts";
import { stageOf, type TrackedJob } from "#app/domain/job.ts";
import {
  type Certainty,
  isForOwner,
  isOfRevision,
  isStillOwed,
  nextTry,
  UNNEEDED,
} from "#app/domain/messages.ts";
import { renderMessage } from "#app/emails/render-message.ts";
import type { BookingLog } from "#app/services/booking-log.ts";
import type { SendEmail, SendResult } from "#app/services/mailer.ts";
import type { MessageStore, OwedMessage } from "#app/services/message-store.ts";

/** Longer than one send can take, so that a second worker does not send beside this one. */
const LEASE_MS = 60_000;

export type MessageServices = {
  messages: MessageStore;
  sendEmail: SendEmail;
  business: Business;
  log: BookingLog;
  fingerprint: (content: string) => string;
  now: () => Date;
};

/**
 * Sends the message that has been due longest (rules 160 to 164). The job is read again
 * first, so that nothing is said that is no longer true.
 * @returns whether there was one
 */
export async function sendDueMessage(services: MessageServices): Promise<boolean> {
  const { messages, now } = services;
  const message = await messages.claimDue(now().toISOString(), later(now(), LEASE_MS));
  if (!message) return false;
  const job = messages.findJob(message.jobId);
  if (!job || !isTrue(message, job, now())) {
    await messages.giveUp(message, UNNEEDED.untrue, { at: later(now(), 0), isOwnerTold: false });
    return true;
  }
  const email = await renderOrGiveUp(message, job, services);
  if (!email) return true;
  const result = await services.sendEmail(email, keyOf(message, job, services));
  await settle(message, job, result, services);
  return true;
}

/** Null for a message that cannot be written: no later try would do better, so the owner is told. */
async function renderOrGiveUp(
  message: OwedMessage,
  job: TrackedJob,
  { messages, business, log, now }: MessageServices,
): Promise<Email | null> {
  try {
    return renderMessage(message, job, business);
  } catch (cause) {
    const { kind, attempts } = message;
    const reason = "not written";
    log.failed({ step: kind, order: job.orderNumber, reason, tries: attempts, cause }, job);
    await messages.giveUp(message, reason, {
      at: now().toISOString(),
      isOwnerTold: !isForOwner(kind),
    });
    return null;
  }
}

/** Whether a message still says what is so: the job may have changed since it was claimed. */
function isTrue({ kind, revision, extra }: OwedMessage, job: TrackedJob, at: Date): boolean {
  if (isOfRevision(kind) && revision !== job.revision) return false;
  return isStillOwed(kind, { ...job, stage: stageOf(job) }, at, extra);
}

/** One key for one message, whatever became of the job between two tries. */
function keyOf(
  { kind, revision }: OwedMessage,
  { orderNumber, bookingKey }: TrackedJob,
  { fingerprint }: MessageServices,
): string {
  return `${orderNumber}-${kind}-${revision}-${fingerprint(bookingKey)}`;
}

async function settle(
  message: OwedMessage,
  job: TrackedJob,
  result: SendResult,
  { messages, log, now }: MessageServices,
): Promise<void> {
  const at = now();
  if (result.ok) {
    await messages.settleSent(message, at.toISOString());
    log.done({ step: `${message.kind} sent`, order: job.orderNumber });
    return;
  }
  const next = nextTry(certaintyOf(result.reason), triesOf(message, at), at);
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
    await messages.postpone(message, next.retryAt.toISOString(), result.reason);
    return;
  }
  await messages.giveUp(message, next.giveUp, {
    at: at.toISOString(),
    isOwnerTold: !isForOwner(message.kind),
  });
}

function triesOf({ attempts, firstTriedAt }: OwedMessage, at: Date) {
  return { attempts, firstTriedAt: firstTriedAt ?? at.toISOString() };
}

/** What a failure leaves known: whether the email was certainly not sent. */
function certaintyOf(reason: MailFailure): Certainty {
  switch (reason) {
    case "refused":
      return "refused";
    case "limited":
    case "unreachable":
      return "not-sent";
    case "timed-out":
    case "bad-answer":
      return "unknown";
    case "unknown":
      return "unknown-final";
  }
}

function later(from: Date, milliseconds: number): string {
  return new Date(from.getTime() + milliseconds).toISOString();
}
