import type { BilledInvoice } from "#app/jobs/accounts/invoice.ts";
import type { Job } from "#app/jobs/job.ts";
import { isForOwner, type MessageExtra, type MessageKind } from "#app/jobs/messages/messages.ts";
import type { Business } from "#app/lib/business.ts";
import { inLanguage } from "#app/lib/language.ts";
import type { Email } from "#app/messages/mail/email.ts";
import { calendarAttachments } from "./booking-calendar.ts";
import { bookingLink } from "./booking-link.ts";
import { renderCustomerConfirmation } from "./customer-confirmation.ts";
import { customerLetter } from "./customer-letters.ts";
import { inItsLanguage } from "./in-its-language.ts";
import { invoiceLetter } from "./invoice-letters.ts";
import { ownerLetter } from "./owner-letters.ts";
import { renderOwnerNotice } from "./owner-notice.ts";
import { toCustomer, toOwner } from "./to-email.tsx";

export type Message = { kind: MessageKind; extra: MessageExtra | null };

/**
 * A message as an email. The same message of the same job gives the same email: what was before a
 * change is kept with the message.
 * @param billed the invoice, where the message brings one or reminds of it
 */
export function renderMessage(
  { kind, extra }: Message,
  job: Job,
  business: Business,
  billed: BilledInvoice | null = null,
): Email {
  if (billed) {
    const write = () => toCustomer(invoiceLetter(kind, billed, business), billed, business, []);
    return inLanguage(job.language ?? "en", write);
  }
  const attachments = attachmentsOf(kind, job, business);
  // Of a job taken by phone, or of a booking whose mail server has put its emails off (rule 305).
  if (kind === "booked-owner") {
    return renderOwnerNotice(job, business, { customerSawError: false, attachments });
  }
  if (kind === "booked-customer" && !job.partOf)
    return renderCustomerConfirmation(job, business, attachments);
  if (isForOwner(kind)) {
    return toOwner(ownerLetter(kind, extra, job, business), job, business, attachments);
  }
  const email = inItsLanguage(job, business, (named) =>
    toCustomer(customerLetter(kind, extra, named, business), named, business, attachments),
  );
  return kind === "review" ? { ...email, headers: unsubscribeHeaders(job, business) } : email;
}

/** By these a mail program has a button of its own that ends such emails, with one press (RFC 8058). */
function unsubscribeHeaders(job: Job, business: Business): Record<string, string> {
  return {
    "List-Unsubscribe": `<${bookingLink(job, business, "unsubscribe")}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** A change brings the calendar entry's new version, a cancelling takes the entry back. */
function attachmentsOf(kind: MessageKind, job: Job, business: Business) {
  const reader = isForOwner(kind) ? "owner" : "customer";
  if (kind.startsWith("cancelled-")) return calendarAttachments(job, business, reader, "CANCEL");
  return /^(?:booked|moved|items|details|restored)-/.test(kind)
    ? calendarAttachments(job, business, reader)
    : [];
}
