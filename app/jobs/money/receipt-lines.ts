/** A receipt in words and figures, for its page, its email and the terminal alike. */

import { consentWords } from "#app/jobs/money/price-consent.ts";
import {
  bookedDiscount,
  dueCents,
  type NumberedReceipt,
  type PaidPart,
  type PriceDrop,
  type Receipt,
  tipCents,
} from "#app/jobs/money/receipt.ts";
import { words } from "#app/jobs/money/receipt-words.ts";
import { formatDate, houstonDate } from "#app/lib/dates.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { formatRate, type TaxedPrice } from "#app/prices/tax.ts";

export type ReceiptSum = {
  label: string;
  /** As it was booked; null where only the final one has it. */
  booked: string | null;
  final: string;
  isTotal: boolean;
};

/** The sums of a receipt in their order: price, discount, tax, total, tip, payments, what is left. */
export function receiptSums(receipt: Receipt): ReceiptSum[] {
  const { final, booked, payments, priceReason } = receipt;
  const { off } = final;
  const discountCents = bookedDiscount(final);
  const hasDiscount = discountCents + booked.discountCents > 0;
  const isAdded = final.tax.mode === "added";
  const due = dueCents(receipt);
  const tip = tipCents(receipt);
  return [
    ...(hasDiscount || off || isAdded || priceReason !== null
      ? [both(priceReason || words.price, booked.subtotalCents, final.subtotalCents)]
      : []),
    ...(hasDiscount ? [both(words.discount, -booked.discountCents, -discountCents)] : []),
    ...(off ? [only(offLabel(off), -off.cents)] : []),
    ...(isAdded ? [both(taxLabel(final.tax), booked.tax.taxCents, final.tax.taxCents)] : []),
    { ...both(words.total, booked.tax.totalCents, final.tax.totalCents), isTotal: true },
    ...(final.tax.mode === "included"
      ? [both(taxLabel(final.tax), booked.tax.taxCents, final.tax.taxCents)]
      : []),
    ...(tip > 0 ? [only(words.tip, tip)] : []),
    ...payments.map((paid) => only(partLabel(paid, payments), paid.cents + paid.tipCents)),
    ...(due > 0 ? [{ ...only(words.stillToPay(dueDay(receipt)), due), isTotal: true }] : []),
    ...(due < 0 ? [{ ...only(words.weOwe, -due), isTotal: true }] : []),
  ];
}

/** Several payments say when each was made: "Paid by check, Mon, Jul 20". */
function partLabel(paid: PaidPart, all: readonly PaidPart[]): string {
  const day = formatDate(houstonDate(paid.at), "short");
  const say = paid.cents < 0 ? words.refunded : words.paid;
  const label = say(words.methods[paid.method]);
  return all.length > 1 ? words.onDay(label, day) : label;
}

/** "Discount 15%: for a neighbor". */
export function offLabel({ rate, reason }: Omit<PriceDrop, "cents">): string {
  const share = rate === null ? words.discount : words.discountOf(formatRate(rate));
  return reason === "" ? share : words.because(share, reason);
}

/** "Sales tax 8.25%, included". */
export function taxLabel({ mode, rate }: Pick<TaxedPrice, "mode" | "rate">): string {
  return (mode === "included" ? words.taxIncluded : words.tax)(formatRate(rate));
}

/** "Paid by Zelle, nothing left to pay.", "$100.00 is still to pay." */
export function paidWords(receipt: Receipt): string {
  const due = dueCents(receipt);
  if (due > 0) return words.toPay(formatMoney(due), dueDay(receipt));
  if (due < 0) return words.paidMore(formatMoney(-due));
  const methods = new Set(receipt.payments.map(({ method }) => words.methods[method]));
  return words.nothingLeft([...methods]);
}

function dueDay({ dueOn }: Pick<Receipt, "dueOn">): string | null {
  return dueOn ? formatDate(dueOn, "day") : null;
}

function both(label: string, booked: number, final: number): ReceiptSum {
  return { label, booked: formatMoney(booked), final: formatMoney(final), isTotal: false };
}

function only(label: string, cents: number): ReceiptSum {
  return { label, booked: null, final: formatMoney(cents), isTotal: false };
}

/** A receipt as its page shows it; the server words it, so that no browser loads the words. */
export type PrintedReceipt = Pick<Receipt, "orderNumber" | "name" | "fullAddress"> & {
  number: string;
  reason: string;
  /** Who has approved the price, and the words that were shown; null: nobody has, on record. */
  approved: { by: string; words: readonly string[] } | null;
  items: { words: string; points: string }[];
  sums: ReceiptSum[];
  isPaid: boolean;
};

export function printReceipt(receipt: NumberedReceipt): PrintedReceipt {
  const { orderNumber, name, fullAddress, number, final } = receipt;
  return {
    ...{ orderNumber, name, fullAddress, number, reason: final.reason },
    approved: final.consent
      ? { by: consentWords(final.consent), words: final.consent.words }
      : null,
    items: final.items.map(({ name: item, quantity, volume }) => ({
      words: quantity > 1 ? `${item}, ${quantity}` : item,
      points: words.points(formatPoints(volume * quantity)),
    })),
    sums: receiptSums(receipt),
    isPaid: dueCents(receipt) === 0,
  };
}
