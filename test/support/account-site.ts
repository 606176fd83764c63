/** A desk with standing customers: their jobs, their invoices, and what is emailed to them when. */
import { createHash } from "node:crypto";
import { expect, onTestFinished } from "vitest";
import type { Terms } from "#app/jobs/accounts/account.ts";
import { findInvoices } from "#app/jobs/accounts/invoices.server.ts";
import type { JobDetails } from "#app/jobs/job.ts";
import { invoicePath } from "#app/lib/private-path.ts";
import { createResendMailer } from "#app/messages/mail/resend-mailer.server.ts";
import { type MessageServices, sendDueMessage } from "#app/messages/send-due-messages.server.ts";
import { accounts } from "#db/schema.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { openDeskSite, stamp } from "./desk-site.ts";
import { sampleBooking, sampleDetails } from "./job-details.ts";
import { startResend } from "./resend-stand-in.ts";
import { sampleBusiness } from "./sample-job.ts";
import { savedJob } from "./saved-job.ts";

export const BAYOU = { name: "Bayou Homes", email: "ap@bayou.example", poNumber: "4471" };

/** The data of an invoice's page, as far as tests read it. */
export type InvoicePage = {
  status: number;
  body: {
    invoice: { number: string };
    receipt: { isPaid: boolean; sums: { label: string; final: string }[] };
    isVoid: boolean;
    dueOn: string;
  };
};

/** @param settings differences to the environment */
export async function openAccountSite(settings: Record<string, string> = {}) {
  const site = await openDeskSite(settings);
  const resend = await startResend();
  onTestFinished(() => resend.close());
  const page = await import("#app/booking/invoice/invoice.route.tsx");
  const invoiceOnDesk = await import("#app/desk/accounts/invoice.route.tsx");
  const owner = await site.signedIn();
  const account = (terms: Terms, differences: Partial<typeof accounts.$inferInsert> = {}) =>
    site.database
      .insert(accounts)
      .values({
        ...{ ...BAYOU, terms, rate: 0, addedAt: "2026-07-01T00:00:00.000Z" },
        ...differences,
      })
      .returning()
      .get().id;
  let made = 0;
  const book = (details: Partial<JobDetails> = {}) => {
    const orderNumber = `JB-${100_000 + made++}`;
    return savedJob(site.database, {
      ...sampleBooking({ bookingKey: orderNumber, drawOrderNumber: () => orderNumber }),
      details: sampleDetails(details),
    });
  };
  const act = (orderNumber: string, fields: Record<string, string>) =>
    owner.post(site.desk.job.action, `/desk/jobs/${orderNumber}`, { ...stamp(1), ...fields });
  const price = async (orderNumber: string, fields: Record<string, string>) => {
    const post = { ...stamp(1), finish: "quiet", ...fields };
    const path = `/desk/jobs/${orderNumber}/done`;
    expect((await owner.post(site.desk.done.action, path, post)).status).toBe(303);
  };
  /** A job that is done, on an account or on none. */
  const done = async (accountId: number | null, paid = "none") => {
    const job = book();
    const put = { do: "account", account: `${accountId ?? ""}` };
    expect((await act(job.orderNumber, put)).status).toBe(303);
    await price(job.orderNumber, { what: "as", paid, tip: "0" });
    return job;
  };
  const services = (now: string): MessageServices => ({
    client: clientOf(site.database),
    sendEmail: createResendMailer({
      ...{ apiKey: resend.apiKey, baseUrl: resend.url, pauseMs: 1 },
    }),
    ...{ isRepeatSafe: true, business: sampleBusiness, now: () => new Date(now) },
    log: { done: () => {}, failed: () => {} },
    fingerprint: (content) => createHash("sha256").update(content).digest("hex").slice(0, 16),
  });
  return {
    ...{ ...site, resend, owner, page, account, book, act, price, done },
    /** A press on an invoice's page of the desk. */
    pressInvoice: (id: number, fields: Record<string, string>) =>
      owner.post(invoiceOnDesk.action, `/desk/invoices/${id}`, fields),
    /** Sends what is due by an instant. */
    tell: async (now: string, differences: Partial<MessageServices> = {}) => {
      while (await sendDueMessage({ ...services(now), ...differences }));
    },
    /** What was emailed to an address: the subjects, the oldest first. */
    subjects: (to = BAYOU.email) =>
      resend.sent.filter((one) => one.to.includes(to)).map(({ subject }) => subject),
    numbers: (id: number) =>
      findInvoices(site.database, id).map(({ number, voidReason }) => [
        number,
        voidReason !== null,
      ]),
    read: (token: string) =>
      site.browser().get(page.loader, invoicePath(token)) as Promise<InvoicePage>,
  };
}
