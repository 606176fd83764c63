/** An account's invoice: of one job, or of the jobs of a month (rules 469 to 471). */
import type { Job } from "#app/jobs/job.ts";
import { dueCents, type NumberedReceipt } from "#app/jobs/money/receipt.ts";
import { sum } from "#app/lib/sum.ts";

/** A job of an invoice, with the receipt whose figures are the invoice's, later payments included. */
export type InvoicePart = { job: Job; receipt: NumberedReceipt };

export type Invoice = {
  id: number;
  /** The job whose messages tell of it. */
  jobId: number;
  /** "I-2026-0001". */
  number: string;
  token: string;
  issuedAt: string;
  account: string;
  poNumber: string;
  /** Until when it is to be paid, YYYY-MM-DD in Houston. */
  dueOn: string;
  /** In the order in which the jobs were done: at least one. */
  parts: readonly [InvoicePart, ...InvoicePart[]];
  /** Why it is void; null: it counts. */
  voidReason: string | null;
};

/** What an invoice comes to, in cents: `total - paid` is `due - back`. */
export type InvoiceSums = Record<"total" | "tax" | "paid" | "due" | "back", number>;

/** A job that was paid too much pays for no other one: that is owed back. */
export function invoiceSums({ parts }: Pick<Invoice, "parts">): InvoiceSums {
  const dues = parts.map(({ receipt }) => dueCents(receipt));
  const of = (what: "totalCents" | "taxCents") =>
    sum(parts.map(({ receipt }) => receipt.final.tax[what]));
  return {
    ...{ total: of("totalCents"), tax: of("taxCents"), paid: of("totalCents") - sum(dues) },
    ...{ due: sum(dues.filter((one) => one > 0)), back: -sum(dues.filter((one) => one < 0)) },
  };
}

/** An invoice as an email brings it. */
export type BilledInvoice = {
  invoice: Invoice;
  /** The account's billing address, as it is now; "": it was erased. */
  email: string;
  /** The number of a void one that was emailed, whose place it takes; null: there is none. */
  replaces: string | null;
};
