/** Invoices of jobs on accounts with terms (rule 469). */
import { randomBytes } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Job } from "#app/jobs/job.ts";
import type { IssuedReceipt } from "#app/jobs/money/job-money.ts";
import { invoiceNumber, type NumberedReceipt, receiptNumber } from "#app/jobs/money/receipt.ts";
import type { Database } from "#db/open.server.ts";
import { invoices, jobs, receipts } from "#db/schema.ts";
import { findAccount } from "./accounts.server.ts";

/** An invoice with the receipt whose figures are its own, payments that came in since included. */
export type Invoice = {
  /** "I-2026-0001". */
  number: string;
  token: string;
  issuedAt: string;
  account: string;
  poNumber: string;
  receipt: NumberedReceipt;
  /** Why it is void; null: it counts. */
  voidReason: string | null;
  job: Job;
};

/**
 * Makes the invoice of a receipt, where its job is to be paid later. Call it in the transaction that issues the
 * receipt: it lets nobody else take the number.
 * @param next takes the next number of the series
 */
export function issueInvoice(
  database: Database,
  job: Pick<Job, "id" | "accountId">,
  { id: receiptId, receipt }: IssuedReceipt,
  next: () => { year: number; number: number },
  at: Date,
): void {
  const account = job.accountId ? findAccount(database, job.accountId) : undefined;
  if (!account || !receipt.dueOn) return;
  const { name, poNumber } = account;
  database
    .insert(invoices)
    .values({
      ...{ ...next(), jobId: job.id, receiptId, account: name, poNumber },
      ...{ token: randomBytes(16).toString("hex"), issuedAt: at.toISOString() },
    })
    .run();
}

/** A job's invoices, void ones too, the oldest first. */
export function findInvoices(database: Database, jobId: number): Invoice[] {
  return selectInvoices(database)
    .where(eq(invoices.jobId, jobId))
    .orderBy(asc(invoices.id))
    .all()
    .map(toInvoice);
}

/** @param token 32 hexadecimal digits */
export function findInvoiceByToken(database: Database, token: string): Invoice | undefined {
  const row = selectInvoices(database).where(eq(invoices.token, token)).get();
  return row && toInvoice(row);
}

function selectInvoices(database: Database) {
  return database
    .select({ invoice: invoices, issued: receipts, job: jobs })
    .from(invoices)
    .innerJoin(receipts, eq(receipts.id, invoices.receiptId))
    .innerJoin(jobs, eq(jobs.id, invoices.jobId));
}

type Row = {
  invoice: typeof invoices.$inferSelect;
  issued: typeof receipts.$inferSelect;
  job: Job;
};

function toInvoice({ invoice, issued, job }: Row): Invoice {
  const { token, issuedAt, account, poNumber } = invoice;
  return {
    ...{ number: invoiceNumber(invoice), token, issuedAt, account, poNumber, job },
    receipt: { ...issued.receipt, number: receiptNumber(issued) },
    voidReason: issued.voidedAt === null ? null : (issued.voidReason ?? ""),
  };
}
