/** An invoice of several jobs, as its page shows and prints it (rule 471). */

import { type Invoice, invoiceSums } from "#app/jobs/accounts/invoice.ts";
import type { Job } from "#app/jobs/job.ts";
import { dueCents } from "#app/jobs/money/receipt.ts";
import { printReceipt } from "#app/jobs/money/receipt-lines.ts";
import { formatDate, houstonDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { words } from "./words.ts";

/** @see PayScreen */
export type PayLink = { words: string; to: string };

export type PrintedInvoice = {
  /** "July 2026". */
  month: string;
  isPaid: boolean;
  jobs: {
    orderNumber: string;
    /** Of its receipt. */
    number: string;
    day: string;
    address: string;
    items: string[];
    total: string;
    due: string;
    pay: PayLink | null;
  }[];
  sums: { label: string; value: string; isTotal: boolean }[];
};

/** @param payOf how a job is paid by card */
export function printInvoice(
  invoice: Invoice,
  payOf: (job: Job) => PayLink | null,
): PrintedInvoice {
  const { parts, dueOn, voidReason } = invoice;
  const { total, tax, paid, due, back } = invoiceSums(invoice);
  const sum = (label: string, cents: number, isTotal = false) => ({
    ...{ label, value: formatMoney(cents), isTotal },
  });
  return {
    month: formatDate(houstonDate(parts[0].receipt.doneAt), "month"),
    isPaid: due === 0 && voidReason === null,
    jobs: parts.map(({ job, receipt }) => ({
      ...{ orderNumber: receipt.orderNumber, number: receipt.number },
      day: formatDate(houstonDate(receipt.doneAt), "short"),
      address: receipt.fullAddress,
      items: printReceipt(receipt).items.map(({ words }) => words),
      total: formatMoney(receipt.final.tax.totalCents),
      due: dueCents(receipt) > 0 ? formatMoney(dueCents(receipt)) : words.paid,
      pay: voidReason === null ? payOf(job) : null,
    })),
    sums: [
      sum(words.total, total, true),
      ...(tax > 0 ? [sum(words.tax, tax)] : []),
      ...(paid === 0 ? [] : [sum(words.paid, paid)]),
      sum(words.stillToPayBy(formatDate(dueOn, "day")), due, true),
      ...(back > 0 ? [sum(words.weOwe, back)] : []),
    ],
  };
}
