/** What is emailed to accounts: invoices and their reminders (rule 470). */
import { findAccount } from "#app/jobs/accounts/accounts.server.ts";
import { type BilledInvoice, type Invoice, invoiceSums } from "#app/jobs/accounts/invoice.ts";
import { isOfInvoice, isReminderTrue } from "#app/jobs/accounts/invoice-messages.ts";
import { findInvoice, findInvoices } from "#app/jobs/accounts/invoices.server.ts";
import { findMessages, type Message } from "#app/jobs/messages/messages.server.ts";
import { houstonNow } from "#app/lib/dates.ts";
import type { Database } from "#db/open.server.ts";

/** The invoice of a message; null for any other message. */
export function billedBy(
  database: Database,
  { kind, revision }: Pick<Message, "kind" | "revision">,
): BilledInvoice | null {
  const invoice = isOfInvoice(kind) ? findInvoice(database, revision) : undefined;
  const accountId = invoice?.parts[0].job.accountId;
  if (!invoice || !accountId) return null;
  const email = findAccount(database, accountId)?.email ?? "";
  return { invoice, email, replaces: replacedBy(database, invoice) };
}

function replacedBy(database: Database, { id, jobId }: Invoice): string | null {
  const told = findMessages(database, jobId).filter(
    ({ kind, state }) => kind === "invoice" && state === "sent",
  );
  const before = findInvoices(database, jobId).filter(
    (one) => one.id < id && one.voidReason !== null && told.some((at) => at.revision === one.id),
  );
  return before.at(-1)?.number ?? null;
}

/** Whether a message still says what is so: nothing asks for what is void, and no reminder for what is paid. */
export function isBillStanding(
  kind: Message["kind"],
  billed: BilledInvoice | null,
  now: Date,
): boolean {
  if (!isOfInvoice(kind)) return true;
  if (!billed || billed.email === "" || billed.invoice.voidReason !== null) return false;
  if (kind === "invoice") return true;
  const { invoice } = billed;
  return invoiceSums(invoice).due > 0 && isReminderTrue(kind, invoice.dueOn, houstonNow(now).date);
}
