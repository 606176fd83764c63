/** Invoices of jobs on accounts (rules 469 to 471). */
import { randomBytes } from "node:crypto";
import { asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Job } from "#app/jobs/job.ts";
import { addMessages } from "#app/jobs/messages/messages.server.ts";
import { nextNumber } from "#app/jobs/money/next-number.server.ts";
import { invoiceNumber, type Receipt, receiptNumber } from "#app/jobs/money/receipt.ts";
import { houstonDate } from "#app/lib/dates.ts";
import type { Database } from "#db/open.server.ts";
import { invoiceParts, invoices, jobs, receipts } from "#db/schema.ts";
import { findAccount } from "./accounts.server.ts";
import { dueDay } from "./due.ts";
import type { Invoice } from "./invoice.ts";
import { invoiceMessages } from "./invoice-messages.ts";

type BilledReceipt = { id: number; receipt: Receipt; job: Pick<Job, "id" | "accountId"> };

/**
 * Makes the invoice of receipts of one account, where they are to be paid later, and owes the account the emails.
 * Call it in the transaction that issues the last of them.
 * @param parts in the order in which the jobs were done
 */
export function addInvoice(
  database: Database,
  [first, ...further]: readonly BilledReceipt[],
  at: Date,
): void {
  const { accountId, id: jobId } = first?.job ?? {};
  const account = accountId ? findAccount(database, accountId) : undefined;
  if (!first?.receipt.dueOn || !account || !jobId) return;
  const { name, poNumber } = account;
  const { id } = database
    .insert(invoices)
    .values({
      ...{ ...nextNumber(database, "I", at), jobId, receiptId: first.id, account: name, poNumber },
      ...{ token: randomBytes(16).toString("hex"), issuedAt: at.toISOString() },
    })
    .returning({ id: invoices.id })
    .get();
  for (const { id: receiptId } of further) {
    database.insert(invoiceParts).values({ invoiceId: id, receiptId }).run();
  }
  addMessages(database, { id: jobId, revision: id }, invoiceMessages(id, first.receipt.dueOn, at));
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

/** So many of an account's invoices are listed. */
const MOST_LISTED = 24;

/** An account's last invoices, void ones too, the newest first. */
export function invoicesOfAccount(database: Database, accountId: number): Invoice[] {
  const theirs = database
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(jobs, eq(jobs.id, invoices.jobId))
    .where(eq(jobs.accountId, accountId))
    .orderBy(desc(invoices.id))
    .limit(MOST_LISTED)
    .all();
  const ids = theirs.map(({ id }) => id);
  return readInvoices(database, inArray(invoices.id, ids)).reverse();
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
      dueOn: first.receipt.dueOn ?? dueDay(first.job) ?? houstonDate(issuedAt),
      parts: [first, ...others],
      voidReason: voided ? (voided.voidReason ?? "") : null,
    };
  });
}
