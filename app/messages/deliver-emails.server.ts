import type { BookingLog } from "#app/jobs/booking-log.server.ts";
import type { Job } from "#app/jobs/job.ts";
import {
  findJobByKey,
  leaveToWorker,
  markNotified,
  postponeNotice,
} from "#app/jobs/jobs.server.ts";
import { noteAnswer } from "#app/jobs/messages/messages.server.ts";
import { pauseAfter } from "#app/jobs/messages/messages.ts";
import type { Business } from "#app/lib/business.ts";
import type { Client } from "#db/write-queue.server.ts";
import { calendarAttachments } from "./letters/booking-calendar.ts";
import { renderCustomerConfirmation } from "./letters/customer-confirmation.ts";
import { renderOwnerNotice } from "./letters/owner-notice.ts";
import type { Email } from "./mail/email.ts";
import type { MailFailure, MailServices, SendResult } from "./mail/mailer.ts";

/** How soon the worker sends the owner a notice about a customer who saw an error. */
const UNHEARD_OWNER_MS = 15_000;
const INFORMED_OWNER_MS = 120_000;

export type DeliverServices = MailServices & {
  client: Client;
  business: Business;
  log: BookingLog;
  /** A hash of the content. */
  fingerprint: (content: string) => string;
  now: () => Date;
};

type Delivery = { ok: true; job: Job } | { ok: false; reason: MailFailure | "cancelled" };

type Failed = Extract<SendResult, { ok: false }>;

/**
 * Sends those of a job's two emails that are not accepted yet, in parallel. Where each failure is
 * temporary the booking is confirmed, and the worker sends what is missing (rule 305).
 */
export async function deliverEmails(job: Job, services: DeliverServices): Promise<Delivery> {
  if (job.stage === "cancelled") return { ok: false, reason: "cancelled" };
  const failures = (
    await Promise.all([sendToOwner(job, services), sendToCustomer(job, services)])
  ).filter((failure) => failure !== null);
  const [first] = failures;
  if (first && failures.every(({ isTemporary }) => isTemporary)) {
    await leaveRest(job, first.reason, services);
  }
  const current = findJobByKey(services.client.connection(), job.bookingKey);
  if (current?.stage === "cancelled") return { ok: false, reason: "cancelled" };
  if (current?.confirmedAt) {
    services.log.done({ step: "confirmed", order: job.orderNumber });
    return { ok: true, job: current };
  }
  await scheduleNotice(job.id, current?.ownerNotifiedAt ?? null, services);
  return { ok: false, reason: first?.reason ?? "bad-answer" };
}

/** A key for each content: the mail service refuses a key that is used again with another text. */
export function idempotencyKey(
  job: Job,
  kind: string,
  email: Email,
  fingerprint: (content: string) => string,
): string {
  return `${job.orderNumber}-${kind}-${fingerprint(JSON.stringify([job.bookingKey, email]))}`;
}

async function sendToOwner(job: Job, services: DeliverServices): Promise<Failed | null> {
  if (job.ownerNotifiedAt !== null) return null;
  const email = renderOwnerNotice(job, services.business, {
    customerSawError: false,
    attachments: calendarAttachments(job, services.business, "owner"),
  });
  return send(job, "owner", email, services);
}

async function sendToCustomer(job: Job, services: DeliverServices): Promise<Failed | null> {
  if (job.customerNotifiedAt !== null) return null;
  const attachments = calendarAttachments(job, services.business, "customer");
  const email = renderCustomerConfirmation(job, services.business, attachments);
  return send(job, "customer", email, services);
}

async function leaveRest(
  job: Job,
  reason: MailFailure,
  { client, now }: DeliverServices,
): Promise<void> {
  const at = now();
  const dueAt = new Date(at.getTime() + pauseAfter(1)).toISOString();
  const left = { at: at.toISOString(), dueAt, reason };
  await client.write((free) => leaveToWorker(free, job, left));
}

async function send(
  job: Job,
  who: "owner" | "customer",
  email: Email,
  { sendEmail, client, log, fingerprint, now }: DeliverServices,
): Promise<Failed | null> {
  const order = job.orderNumber;
  const sent = await sendEmail(email, idempotencyKey(job, who, email, fingerprint));
  if (!sent.ok) {
    const { reason, detail } = sent;
    log.failed({ step: `${who} email`, order, reason, detail }, job);
    if (reason === "refused" && detail) {
      const refused = { jobId: job.id, kind: `booked-${who}`, revision: job.revision } as const;
      await client.write((free) => noteAnswer(free, refused, detail));
    }
    return sent;
  }
  await client.write((free) => markNotified(free, job, who, now().toISOString()));
  log.done({ step: `${who} notified`, order });
  return null;
}

async function scheduleNotice(
  id: number,
  ownerNotifiedAt: string | null,
  { client, now }: DeliverServices,
): Promise<void> {
  const pause = ownerNotifiedAt === null ? UNHEARD_OWNER_MS : INFORMED_OWNER_MS;
  const dueAt = new Date(now().getTime() + pause).toISOString();
  await client.write((free) => postponeNotice(free, id, dueAt));
}
