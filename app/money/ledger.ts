/** Sums of what was charged and paid, in cents (rule 403). */
import type { Job } from "#app/jobs/job.ts";
import { METHOD_WORDS, PAYMENT_METHODS, type PaymentMethod } from "#app/jobs/money/receipt.ts";
import type { TaxedPrice } from "#app/prices/tax.ts";

/** A payment; negative cents were given back. */
export type LedgerPayment = {
  /** In Houston, YYYY-MM-DD. */
  day: string;
  method: PaymentMethod;
  cents: number;
  tipCents: number;
  isVoid: boolean;
  /** The crew member, the owner, or that the customer paid online. */
  takenBy: string;
  orderNumber: string;
  name: string;
  /** The number of the job's receipt that counts now: "R-2026-0001". */
  receipt: string | null;
};

export type LedgerReceipt = {
  number: string;
  issuedOn: string;
  doneOn: string;
  orderNumber: string;
  name: string;
  /** The booking's and what was taken off on the spot. */
  discountCents: number;
  tax: TaxedPrice;
  /** Why it is void; null: it counts. */
  voidReason: string | null;
};

export type TaxedJob = { doneOn: string; tax: TaxedPrice };

/** A done job with cents that are still to pay, or with negative ones to give back. */
export type OpenBalance = {
  job: Job;
  cents: number;
  doneOn: string;
  /** By the terms of its account (rule 467); null: on the day it was done. */
  dueOn: string | null;
  /** The name of the account, and its purchase order number. */
  account: string | null;
  poNumber: string | null;
};

export type Collected = { name: string; count: number; cents: number; tipCents: number };

/** What was taken by each way of paying, refunds taken off; ways without a payment are left out. */
export function collectedByMethod(payments: readonly LedgerPayment[]): Collected[] {
  const names = PAYMENT_METHODS.map((method) => METHOD_WORDS[method]);
  return collectedBy(payments, names, ({ method }) => METHOD_WORDS[method]);
}

/** The same by who took it, in the order of the names. */
export function collectedByTaker(payments: readonly LedgerPayment[]): Collected[] {
  const names = [...new Set(payments.map(({ takenBy }) => takenBy))].sort();
  return collectedBy(payments, names, ({ takenBy }) => takenBy);
}

function collectedBy(
  payments: readonly LedgerPayment[],
  names: readonly string[],
  nameOf: (payment: LedgerPayment) => string,
): Collected[] {
  return names
    .map((name) => {
      const own = payments.filter((payment) => !payment.isVoid && nameOf(payment) === name);
      return {
        ...{ name, count: own.length },
        cents: own.reduce((sum, { cents }) => sum + cents, 0),
        tipCents: own.reduce((sum, { tipCents }) => sum + tipCents, 0),
      };
    })
    .filter(({ count }) => count > 0);
}

export type TaxMonth = {
  /** "2026-11". */
  month: string;
  /** What was charged without the tax, and how much of it the tax was charged on. */
  salesCents: number;
  taxableCents: number;
  taxCents: number;
};

/**
 * The lines of the Texas sales tax return by month: total sales, taxable sales and tax due. A job counts in the
 * month in which it was done, at the price that counts now.
 * @returns the newest month first
 */
export function taxByMonth(jobs: readonly TaxedJob[]): TaxMonth[] {
  const months = new Map<string, TaxMonth>();
  for (const { doneOn, tax } of jobs) {
    const month = doneOn.slice(0, 7);
    const sums = months.get(month) ?? { month, salesCents: 0, taxableCents: 0, taxCents: 0 };
    months.set(month, {
      month,
      salesCents: sums.salesCents + tax.baseCents,
      taxableCents: sums.taxableCents + (tax.mode === "unset" ? 0 : tax.baseCents),
      taxCents: sums.taxCents + tax.taxCents,
    });
  }
  return [...months.values()].sort((one, other) => other.month.localeCompare(one.month));
}

/** The rows of a CSV file, the first with the names of its columns. Amounts are in dollars. */
export function paymentCells(payments: readonly LedgerPayment[]): (string | number)[][] {
  return [
    ["date", "order", "receipt", "customer", "kind", "method", "amount", "tip", "taken by", "void"],
    ...payments.map(({ day, orderNumber, receipt, name, method, cents, tipCents, ...one }) => [
      ...[day, orderNumber, receipt ?? "", name, cents + tipCents < 0 ? "refund" : "payment"],
      ...[METHOD_WORDS[method], cents / 100, tipCents / 100, one.takenBy, one.isVoid ? "void" : ""],
    ]),
  ];
}

/** As `paymentCells`, for receipts. */
export function receiptCells(receipts: readonly LedgerReceipt[]): (string | number)[][] {
  return [
    [
      ...["receipt", "issued", "done", "order", "customer"],
      ...["discount", "base", "tax rate", "tax", "total", "void", "why void"],
    ],
    ...receipts.map(({ number, issuedOn, doneOn, orderNumber, name, tax, voidReason, ...one }) => [
      ...[number, issuedOn, doneOn, orderNumber, name, one.discountCents / 100],
      ...[tax.baseCents / 100, tax.rate / 100],
      ...[tax.taxCents / 100, tax.totalCents / 100],
      ...(voidReason === null ? ["", ""] : ["void", voidReason]),
    ]),
  ];
}
