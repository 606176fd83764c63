import type { Job } from "#app/jobs/job.ts";
import { markNotified } from "#app/jobs/jobs.server.ts";
import type { Business } from "#app/lib/business.ts";
import type { Client } from "#db/write-queue.server.ts";
import { calendarAttachments } from "./letters/booking-calendar.ts";
import { renderCustomerConfirmation } from "./letters/customer-confirmation.ts";
import { renderOwnerNotice } from "./letters/owner-notice.ts";
import type { Email } from "./mail/email.ts";
import type { SendEmail, SendResult } from "./mail/mailer.ts";

type ResendServices = {
  client: Client;
  sendEmail: SendEmail;
  business: Business;
  /** A new one at each call, so that the mail service takes the emails for new ones. */
  drawKey: () => string;
  now: () => Date;
};

export type ResentEmail = { who: "owner" | "customer"; to: string; result: SendResult };

/**
 * Sends both of a job's emails once more (the owner's alone for a customer without an address), whether or
 * not they were accepted before; what is accepted now counts for the job as it does at a booking.
 */
export async function resendEmails(job: Job, services: ResendServices): Promise<ResentEmail[]> {
  const { business } = services;
  const owner = renderOwnerNotice(job, business, {
    customerSawError: false,
    attachments: calendarAttachments(job, business, "owner"),
  });
  const customer = renderCustomerConfirmation(
    job,
    business,
    calendarAttachments(job, business, "customer"),
  );
  return Promise.all([
    resend(job, "owner", owner, services),
    ...(job.email === "" ? [] : [resend(job, "customer", customer, services)]),
  ]);
}

async function resend(
  job: Job,
  who: ResentEmail["who"],
  email: Email,
  { sendEmail, client, drawKey, now }: ResendServices,
): Promise<ResentEmail> {
  const result = await sendEmail(email, `${job.orderNumber}-${who}-again-${drawKey()}`);
  if (result.ok) await client.write((free) => markNotified(free, job, who, now().toISOString()));
  return { who, to: email.to, result };
}
