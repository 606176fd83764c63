/** Invoices as the owner sees them, with what was emailed of each (rule 470). */
import { dueWords } from "#app/jobs/accounts/due.ts";
import { type Invoice, invoiceSums } from "#app/jobs/accounts/invoice.ts";
import { isOfInvoice } from "#app/jobs/accounts/invoice-messages.ts";
import { findInvoice } from "#app/jobs/accounts/invoices.server.ts";
import { findMessages, type Message, renewMessage } from "#app/jobs/messages/messages.server.ts";
import { UNNEEDED } from "#app/jobs/messages/messages.ts";
import { houstonNow } from "#app/lib/dates.ts";
import type { DeskPost } from "#app/lib/desk-post.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { formatMoney } from "#app/lib/money.ts";
import { oncePerPost } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import type { Client } from "#db/write-queue.server.ts";
import type { DeskInvoice } from "./InvoiceRows.tsx";

/** @param leaves whether emails leave the machine: else nothing says that one was sent (rule 300) */
export function viewInvoice(
  database: Database,
  invoice: Invoice,
  { now, leaves }: { now: Date; leaves: boolean },
): DeskInvoice {
  const { id, jobId, number, voidReason } = invoice;
  const told = findMessages(database, jobId).filter(
    ({ kind, revision }) => isOfInvoice(kind) && revision === id,
  );
  return {
    ...{ id, number, isVoid: voidReason !== null },
    state: stateWords(invoice, houstonNow(now).date),
    mails: leaves ? told.flatMap(mailWords) : [],
  };
}

function stateWords(invoice: Invoice, today: string): string {
  if (invoice.voidReason !== null) return "Void";
  const { total, due } = invoiceSums(invoice);
  const jobs = invoice.parts.length === 1 ? "" : `${invoice.parts.length} jobs, `;
  if (due === 0) return `${jobs}${formatMoney(total)}, paid`;
  return `${jobs}${formatMoney(due)} to pay, ${dueWords(invoice.dueOn, today)}`;
}

/** What became of an email; a reminder that is to come is not told of. */
function mailWords({ kind, state, dueAt, settledAt, reason, attempts }: Message): string[] {
  const what = kind === "invoice" ? "Emailed" : "Reminded by email";
  if (state === "sent") return [`${what} ${houstonTime(settledAt ?? "")}`];
  if (state === "given-up") {
    if (Object.values<string | null>(UNNEEDED).includes(reason)) return [];
    const name = kind === "invoice" ? "The email" : "The reminder";
    return [reason === "unknown" ? `${name} may not have arrived` : `${name} did not go out`];
  }
  if (kind !== "invoice" || !dueAt) return [];
  return [
    attempts > 0
      ? "The email waits for the mail server"
      : `Goes out by email ${houstonTime(dueAt)}`,
  ];
}

/**
 * Sends an invoice once more, to the address of now.
 * @returns false for one that is void, or is not there
 */
export function sendInvoiceAgain(
  id: number,
  { client, now, requestId }: { client: Client; now: () => Date } & Pick<DeskPost, "requestId">,
): Promise<boolean> {
  const at = now().toISOString();
  return client.write((free) => {
    const invoice = findInvoice(free, id);
    if (!invoice || invoice.voidReason !== null) return false;
    oncePerPost(free, requestId, at, () => {
      renewMessage(free, { id: invoice.jobId, revision: id }, "invoice", { at });
    });
    return true;
  });
}
