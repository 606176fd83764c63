import { claimDueNotice, postponeNotice, settleNotice } from "#app/jobs/jobs.server.ts";
import { pauseAfter } from "#app/jobs/messages/messages.ts";
import { later } from "#app/lib/later.ts";
import { type DeliverServices, idempotencyKey } from "./deliver-emails.server.ts";
import { calendarAttachments } from "./letters/booking-calendar.ts";
import { renderOwnerNotice } from "./letters/owner-notice.ts";

/**
 * The lease on a notice: longer than one send can take, so that no second worker sends it too. Where a
 * repeat could arrive twice it has no end: after a kill the inbox has the job (rule 240).
 */
const LEASE_MS = 60_000;

/**
 * Tells the owner of one booking whose customer saw an error, the one due longest (rule 63). A
 * refused notice is due again after a pause that doubles up to an hour; one that may have arrived
 * (`unknown`) is not sent again.
 * @returns whether there was one to send
 */
export async function retryNotice(services: DeliverServices): Promise<boolean> {
  const { client, sendEmail, business, log, fingerprint, now } = services;
  const leaseUntil = services.isRepeatSafe ? later(now(), LEASE_MS) : null;
  const job = await client.write((free) => claimDueNotice(free, later(now(), 0), leaseUntil));
  if (!job) return false;
  const attachments = calendarAttachments(job, business, "owner");
  const email = renderOwnerNotice(job, business, { customerSawError: true, attachments });
  const sent = await sendEmail(email, idempotencyKey(job, "owner", email, fingerprint));
  if (sent.ok) {
    await client.write((free) => settleNotice(free, job, later(now(), 0)));
    log.done({ step: "owner warned", order: job.orderNumber });
    return true;
  }
  const pause = sent.reason === "unknown" ? null : pauseAfter(job.noticeAttempts);
  const dueAt = pause === null ? null : later(now(), pause);
  await client.write((free) => postponeNotice(free, job.id, dueAt));
  log.failed(
    {
      step: "owner warning",
      order: job.orderNumber,
      reason: sent.reason,
      detail: sent.detail,
      tries: job.noticeAttempts,
      ...(pause !== null && { nextTrySeconds: pause / 1000 }),
    },
    job,
  );
  return true;
}
