import type { BookingLog } from "#app/jobs/booking-log.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import * as db from "#app/jobs/messages/messages.server.ts";
import { nextTry, UNNEEDED } from "#app/jobs/messages/messages.ts";
import {
  emailKindOf,
  TEXT_PATIENCE_MS,
  type TextKind,
  textInsteadKind,
} from "#app/jobs/messages/text-kinds.ts";
import { mayText, stopTexts } from "#app/jobs/texts/text-consent.server.ts";
import { findThreadText } from "#app/jobs/texts/thread.server.ts";
import type { Business } from "#app/lib/business.ts";
import { later } from "#app/lib/later.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import {
  certaintyOf,
  isStillToSend,
  keyOf,
  LEASE_MS,
  triesOf,
} from "#app/messages/send-due-messages.server.ts";
import type { Client } from "#db/write-queue.server.ts";
import { textWords } from "./text-words.ts";
import type { TextResult, TextServices } from "./texter.ts";

type OwedText = NonNullable<ReturnType<typeof db.claimDueText>>;

export type SendTextServices = TextServices & {
  client: Client;
  business: Business;
  log: BookingLog;
  fingerprint: (content: string) => string;
  now: () => Date;
  /** Called when an email is due in a text's place. */
  onMessagesDue: () => void;
};

/**
 * Sends the text that has been due longest (rules 372 to 375). Whether its customer still wants it, and may get
 * it, is read at that moment; where not, the email says it.
 * @returns whether there was one
 */
export async function sendDueText(services: SendTextServices): Promise<boolean> {
  const { client, now } = services;
  const text = await client.write((free) =>
    db.claimDueText(free, later(now(), 0), later(now(), LEASE_MS)),
  );
  if (!text) return false;
  const job = findJobById(client.connection(), text.jobId);
  const isCardTaken = text.kind !== "pay-text" || services.business.takesCards;
  if (!job || !isCardTaken || !isStillToSend(text, job, services)) {
    const given = { at: later(now(), 0), isOwnerTold: false };
    await client.write((free) => db.giveUp(free, text, UNNEEDED.untrue, given));
    return true;
  }
  if (!services.takesTexts || !mayText(client.connection(), job, now())) {
    await lose(text, job, NOT_WANTED, {}, services);
    return true;
  }
  if (text.isLeaseLost && !services.isTextRepeatSafe) {
    await lose(text, job, "unknown", {}, services);
    return true;
  }
  const words = wordsOf(text, job, services);
  if (words === null) {
    await lose(text, job, "not written", {}, services);
    return true;
  }
  const sent = await services.sendText(
    { to: phoneKey(job.phone), words, id: text.id },
    keyOf(text, job, services),
  );
  await settle(text, job, sent, services);
  return true;
}

/** Why a text is not sent to somebody who has ended them: the email says it instead. */
export const NOT_WANTED = UNNEEDED.withdrawn;

function wordsOf(text: OwedText, job: Job, services: SendTextServices): string | null {
  const { client, business, now } = services;
  const { kind, extra, revision } = text;
  if (kind === "answer-text") return findThreadText(client.connection(), revision)?.words ?? null;
  try {
    return textWords(kind as TextKind, { job, extra, business, now: now() });
  } catch {
    return null;
  }
}

async function settle(
  text: OwedText,
  job: Job,
  sent: TextResult,
  services: SendTextServices,
): Promise<void> {
  const { client, log, now } = services;
  const at = now();
  if (sent.ok) {
    await client.write((free) => db.settleText(free, text, at.toISOString()));
    log.done({ step: `${text.kind} sent`, order: job.orderNumber });
    return;
  }
  if (sent.isStopped) await client.write((free) => stopTexts(free, job.phone, at.toISOString()));
  const retryAt = retryOf(text, sent, at);
  if (!retryAt) {
    await lose(text, job, sent.reason, { answer: sent.detail }, services);
    return;
  }
  log.failed(
    { step: text.kind, order: job.orderNumber, reason: sent.reason, detail: sent.detail },
    job,
  );
  await client.write((free) => db.postponeText(free, text.id, retryAt.toISOString(), sent.reason));
}

/** When a text that was certainly not sent is tried again; null: it is given up. */
function retryOf(text: OwedText, sent: Extract<TextResult, { ok: false }>, at: Date): Date | null {
  const tries = triesOf(text, at);
  const next = nextTry(certaintyOf(sent.reason, false), tries, at);
  if (!("retryAt" in next)) return null;
  const email = emailKindOf(text.kind);
  const isInEmailsPlace = email !== null && textInsteadKind(email) !== null;
  const isInTime = next.retryAt.getTime() <= Date.parse(tries.firstTriedAt) + TEXT_PATIENCE_MS;
  return isInEmailsPlace && !isInTime ? null : next.retryAt;
}

async function lose(
  text: OwedText,
  job: Job,
  reason: string,
  { answer }: { answer?: string | undefined },
  { client, log, now, onMessagesDue }: SendTextServices,
): Promise<void> {
  const at = now().toISOString();
  if (reason !== NOT_WANTED) {
    log.failed({ step: text.kind, order: job.orderNumber, reason, detail: answer }, job);
  }
  await client.write((free) => db.loseText(free, text, reason, { at, answer }));
  onMessagesDue();
}
