/** Invoices of jobs on accounts (rules 469 to 471). */
import { randomBytes } from "node:crypto";
import { asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Job } from "#app/jobs/job.ts";
import { addMessages } from "#app/jobs/messages/messages.server.ts";
import type { IssuedReceipt } from "#app/jobs/money/job-money.ts";
import { nextNumber } from "#app/jobs/money/next-number.server.ts";
import { invoiceNumber, receiptNumber } from "#app/jobs/money/receipt.ts";
import type { Database } from "#db/open.server.ts";
import { invoiceParts, invoices, jobs, receipts } from "#db/schema.ts";
import { findAccount } from "./accounts.server.ts";
import type { Invoice } from "./invoice.ts";
import { invoiceMessages } from "./invoice-messages.ts";

/**
 * Makes the invoice of a receipt, where its job is to be paid later, and owes its account the emails. Call it in the
 * transaction that issues the receipt.
 */
export function issueInvoice(
  database: Database,
  job: Pick<Job, "id" | "accountId">,
  { id: receiptId, receipt }: IssuedReceipt,
  at: Date,
): void {
  const account = job.accountId ? findAccount(database, job.accountId) : undefined;
  if (!account || !receipt.dueOn) return;
  const { name, poNumber } = account;
  const { id } = database
    .insert(invoices)
    .values({
      ...{ ...nextNumber(database, "I", at), jobId: job.id, receiptId, account: name, poNumber },
      ...{ token: randomBytes(16).toString("hex"), issuedAt: at.toISOString() },
    })
    .returning({ id: invoices.id })
    .get();
  addMessages(database, { id: job.id, revision: id }, invoiceMessages(id, receipt.dueOn, at));
}

/** A job's invoices, void ones too, the oldest first. */
export function findInvoices(database: Database, jobId: number): Invoice[] {
  const own = database.select({ id: receipts.id }).from(receipts).where(eq(receipts.jobId, jobId));
  const further = database
    .select({ id: invoiceParts.invoiceId })
    .from(invoiceParts)
    .where(inArray(invoiceParts.receiptId, own));
  return readInvoices(
    database,
    or(eq(invoices.jobId, jobId), inArray(invoices.id, further)) ?? sql`0`,
  );
}

export function findInvoice(database: Database, id: number): Invoice | undefined {
  return readInvoices(database, eq(invoices.id, id))[0];
}

/** @param token 32 hexadecimal digits */
export function findInvoiceByToken(database: Database, token: string): Invoice | undefined {
  return readInvoices(database, eq(invoices.token, token))[0];
}

function readInvoices(database: Database, which: SQL): Invoice[] {
  const rows = database.select().from(invoices).where(which).orderBy(asc(invoices.id)).all();
  return rows.map((row) => {
    const { id, jobId, token, issuedAt, account, poNumber, receiptId } = row;
    const further = database
      .select({ id: invoiceParts.receiptId })
      .from(invoiceParts)
      .where(eq(invoiceParts.invoiceId, id));
    const found = database
      .select({ issued: receipts, job: jobs })
      .from(receipts)
      .innerJoin(jobs, eq(jobs.id, receipts.jobId))
      .where(or(eq(receipts.id, receiptId), inArray(receipts.id, further)))
      .orderBy(sql`${receipts.receipt} ->> '$.doneAt'`, asc(receipts.id))
      .all();
    const [first, ...others] = found.map(({ issued, job }) => ({
      job,
      receipt: { ...issued.receipt, number: receiptNumber(issued) },
    }));
    if (!first) throw new Error(`Invoice ${id} has no receipt`);
    const voided = found.find(({ issued }) => issued.voidedAt !== null)?.issued;
    return {
      ...{ id, jobId, number: invoiceNumber(row), token, issuedAt, account, poNumber },
      dueOn: first.receipt.dueOn ?? "",
      parts: [first, ...others],
      voidReason: voided ? (voided.voidReason ?? "") : null,
    };
  });
}
