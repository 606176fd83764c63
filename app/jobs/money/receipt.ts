/** What a customer was charged and paid, as its receipt says it (rules 204 to 209). */
import type { Order } from "#app/jobs/job-line.ts";
import type { TaxedPrice } from "#app/prices/tax.ts";

export const PAYMENT_METHODS = ["cash", "zelle", "venmo", "check", "card", "transfer"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** In a sentence: "by cash". */
export const METHOD_WORDS: Record<PaymentMethod, string> = {
  cash: "cash",
  zelle: "Zelle",
  venmo: "Venmo",
  check: "check",
  card: "card",
  transfer: "bank transfer",
};

/** as-booked: what was booked was done; other-lines: the list was another; other-price: the owner set it. */
type FinalKind = "as-booked" | "other-lines" | "other-price";

/** The price of a job that is done, in cents. The discount is taken off before the tax. */
export type FinalPrice = Omit<Order, "totalCents" | "numbers"> & {
  kind: FinalKind;
  tax: TaxedPrice;
  /** Why it is not the booked price; empty where it is. */
  reason: string;
  /** What was taken off on the spot (rule 423); `discountCents` has it in it. */
  off?: PriceDrop;
  /** That its customer has approved it (rule 412); none: nobody has, on record. */
  consent?: Consent;
};

/** A price that takes the place of the booked one, once its customer approves it (rule 410). */
export type Proposal = {
  booked: Pick<FinalPrice, "items" | "subtotalCents" | "discountCents" | "tax">;
  final: FinalPrice;
};

/** A customer's answer to a proposal. */
export type Consent = {
  /** As it was typed; empty: declined without one. */
  name: string;
  /** What the page showed, line by line. */
  words: readonly string[];
  /** When it was given, which is earlier than its event's where there was no signal: ISO instant. */
  at: string;
  /** On the crew's phone, or on the customer's own page. */
  on: "crew" | "own";
  /** "iPhone, Safari". */
  device: string;
};

/** `rate` in hundredths of a percent; null: an amount was typed. */
export type PriceDrop = { cents: number; rate: number | null; reason: string };

/** What of a price's discount was not given on the spot: that of the booking. */
export function bookedDiscount({
  discountCents,
  off,
}: {
  discountCents: number;
  off?: PriceDrop | undefined;
}): number {
  return discountCents - (off?.cents ?? 0);
}

/** Money that was received, or with negative cents given back; the tip is not part of `cents`. */
export type PaidPart = { method: PaymentMethod; cents: number; tipCents: number; at: string };

/** A receipt as it was issued: nothing in it follows a later change, but that payments join it (rule 424). */
export type Receipt = {
  orderNumber: string;
  name: string;
  fullAddress: string;
  /** When the job was done. ISO. */
  doneAt: string;
  final: FinalPrice;
  /** What was booked, which stands beside it. */
  booked: Pick<FinalPrice, "subtotalCents" | "discountCents" | "tax">;
  payments: readonly PaidPart[];
  /** Until when it is to be paid, YYYY-MM-DD (rule 467); none: on the day. */
  dueOn?: string;
  /** How the price came about: "247 points × $1.82"; null where the owner set it; "": not known in this language. */
  priceReason: string | null;
};

export type NumberedReceipt = Receipt & { number: string };

/** "R-2026-0001": a number of a year, without gap. */
export function receiptNumber({ year, number }: { year: number; number: number }): string {
  return seriesNumber(`R-${year}`, number);
}

/** "I-2026-0001": invoices have a series of their own (rule 469). */
export function invoiceNumber({ year, number }: { year: number; number: number }): string {
  return seriesNumber(`I-${year}`, number);
}

/** @param series of a year, "R-2026" */
export function seriesNumber(series: string, number: number): string {
  return `${series}-${String(number).padStart(4, "0")}`;
}

/** What is still to pay; negative where more was paid than the price (rule 280). Tips pay nothing off. */
export function dueCents({ final, payments }: Pick<Receipt, "final" | "payments">): number {
  return final.tax.totalCents - sumOf(payments, "cents");
}

export function tipCents({ payments }: Pick<Receipt, "payments">): number {
  return sumOf(payments, "tipCents");
}

function sumOf(payments: readonly PaidPart[], what: "cents" | "tipCents"): number {
  return payments.reduce((sum, payment) => sum + payment[what], 0);
}
