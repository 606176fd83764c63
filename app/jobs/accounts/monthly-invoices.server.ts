/** One invoice for the jobs of a month (rule 471). */
import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import { addDays, houstonDate, houstonInstant, houstonNow } from "#app/lib/dates.ts";
import type { Database } from "#db/open.server.ts";
import { invoiceParts, invoices, jobs, receipts } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { monthOf } from "./due.ts";
import { addInvoice } from "./invoices.server.ts";

/** In Houston, on the first day of the next month. */
const MADE_AT_HOUR = 8;

/**
 * Makes the invoices of the months that are over, from the receipts of done jobs that are on no invoice that counts:
 * one for each account, month and due day.
 * @param accountId of one account alone
 * @returns how many were made
 */
export function issueMonthlyInvoices(database: Database, at: Date, accountId?: number): number {
  const before = endOfMonths(at);
  // Usually there is none: in that case no lock is taken.
  if (uninvoiced(database, before, accountId).length === 0) return 0;
  return inTransaction(database, () => {
    const groups = new Map<string, ReturnType<typeof uninvoiced>>();
    for (const part of uninvoiced(database, before, accountId)) {
      const { job, receipt } = part;
      const key = `${job.accountId} ${monthOf(houstonDate(receipt.doneAt))} ${receipt.dueOn}`;
      groups.set(key, [...(groups.get(key) ?? []), part]);
    }
    for (const parts of groups.values()) addInvoice(database, parts, at);
    return groups.size;
  });
}

/** Jobs that were done before this instant belong to a month whose invoices are due to be made. */
export function endOfMonths(at: Date): string {
  const { date } = houstonNow(at);
  const first = monthOf(date);
  const isMade = at >= houstonInstant(first, MADE_AT_HOUR);
  const month = isMade ? first : monthOf(addDays(first, -1));
  return houstonInstant(month, 0).toISOString();
}

function uninvoiced(database: Database, before: string, accountId?: number) {
  const rows = database
    .select({ id: receipts.id, receipt: receipts.receipt, job: jobs })
    .from(jobs)
    .innerJoin(receipts, eq(receipts.jobId, jobs.id))
    .where(
      and(
        accountId === undefined
          ? sql`${jobs.accountId} IS NOT NULL`
          : eq(jobs.accountId, accountId),
        eq(jobs.accountMonthly, true),
        lt(jobs.endedAt, before),
        isNull(receipts.voidedAt),
        sql`NOT EXISTS (
          SELECT 1 FROM ${invoices} AS own
          WHERE (own.receipt_id = ${receipts.id} OR own.id IN (
              SELECT invoice_id FROM ${invoiceParts} WHERE receipt_id = ${receipts.id}))
            AND NOT EXISTS (
              SELECT 1 FROM ${receipts} AS part WHERE part.voided_at IS NOT NULL
                AND (part.id = own.receipt_id OR part.id IN (
                  SELECT receipt_id FROM ${invoiceParts} WHERE invoice_id = own.id))))`,
      ),
    )
    .orderBy(asc(jobs.endedAt), asc(jobs.id))
    .all();
  return rows;
}
