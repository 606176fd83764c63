/** The money of a job (rules 204 to 209): what it comes to, what was paid, and which receipt says so. */

import type { OnAccount } from "#app/jobs/accounts/account.ts";
import { dueDay } from "#app/jobs/accounts/due.ts";
import { changeOrder } from "#app/jobs/item-changes.ts";
import { isUnchanged } from "#app/jobs/item-draft.ts";
import type { Job } from "#app/jobs/job.ts";
import { numbersOf, type Order } from "#app/jobs/job-line.ts";
import { isQuoted } from "#app/jobs/quotes/quote.ts";
import type { CartLine } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { centsOff, type PriceOff } from "#app/prices/price-off.ts";
import { explainPrice, priceCart } from "#app/prices/pricing.ts";
import { type TaxSetting, taxOfJob, taxOn } from "#app/prices/tax.ts";
import { bookedDiscount, type FinalPrice, type PaidPart, type Receipt } from "./receipt.ts";

export type Payment = PaidPart & {
  id: number;
  voidedAt: string | null;
  voidReason: string | null;
  /** Stripe's id of it; null: it did not go through Stripe. */
  stripeId: string | null;
  /** Who took it: a crew member's name, or `OWNER_TOOK`; null: nobody did, or it was not kept. */
  takenBy: string | null;
};

/** As who took a payment: the owner. */
export const OWNER_TOOK = "Owner";

export type IssuedReceipt = {
  id: number;
  /** "R-2026-0001". */
  number: string;
  issuedAt: string;
  receipt: Receipt;
  voidedAt: string | null;
  voidReason: string | null;
};

/** What is known of a job's money. `final` null: it is not done. */
export type JobMoney = {
  final: FinalPrice | null;
  /** The voided ones too, the oldest first. */
  payments: readonly Payment[];
  /** The same; the last one that is not voided counts. */
  receipts: readonly IssuedReceipt[];
};

/** What becomes of a job's money in one change; nothing but words: its receipt is sent again. */
export type MoneyChange = {
  final?: FinalPrice;
  pay?: Omit<PaidPart, "at"> & { stripeId?: string; takenBy?: string };
  /** The checkout that was paid by card, or the refund that was given. */
  card?: { paid: number } | { given: number; stripeId: string };
  voidPayment?: { id: number; reason: string };
  /** Its receipt is made anew: until when it is to be paid has changed. */
  isDueAnew?: true;
  /** Why an earlier receipt is void; empty where there can be none. */
  why: string;
  /** Whether the customer is emailed the receipt. */
  isEmailed: boolean;
};

/** The price that was asked for on the desk. */
export type FinalRequest = { off?: AskedOff | null } & (
  | { kind: "as-booked" }
  /** The price that its customer has approved. */
  | { kind: "as-approved" }
  | { kind: "other-lines"; wanted: readonly CartLine[]; reason: string }
  /** Cents, as the customer pays it before a tax that is added. */
  | {
      kind: "other-price";
      cents: number;
      /** The list, where it is not the booked one. */
      wanted?: readonly CartLine[];
      reason: string;
    }
);

/** A discount that is given on the spot, with its reason, which may be empty (rule 423). */
export type AskedOff = PriceOff & { reason: string };

export type FinalRefusal = "no-reason" | "empty" | "bad-price" | "bad-discount" | "no-approval";

/** A million dollars: beyond that a price is a slip of the finger. */
export const MAX_FINAL_CENTS = 100_000_000;

/** A hundred thousand dollars. */
export const MAX_TIP_CENTS = 10_000_000;

/** What a job's price rests on. */
export type PricedJob = Order & OnAccount & Pick<Job, "taxMode" | "taxRate">;

/** How a job stands to the tax (rule 202). */
export function jobTax(
  { taxMode, taxRate }: Pick<Job, "taxMode" | "taxRate">,
  current: TaxSetting,
): TaxSetting {
  return taxOfJob(taxMode === null ? null : { mode: taxMode, rate: taxRate ?? 0 }, current);
}

/**
 * The final price of a job. Booked units keep their booked price and the booked discount; the tax is
 * taken last.
 * @param present the final price that is corrected; its own list keeps its prices (rule 270)
 */
export function finalPrice(
  job: PricedJob,
  request: FinalRequest,
  current: TaxSetting,
  findProduct: (id: string) => Product | undefined,
  present: FinalPrice | null = null,
): { ok: true; final: FinalPrice } | { ok: false; why: FinalRefusal } {
  if (request.kind === "as-approved") return { ok: false, why: "no-approval" };
  const reason = request.kind === "as-booked" ? "" : request.reason;
  if (request.kind !== "as-booked" && reason === "") return { ok: false, why: "no-reason" };
  const order = orderOf(job, request, findProduct, present);
  if (order.items.length === 0) return { ok: false, why: "empty" };
  const { totalCents, ...rest } = order;
  if (!Number.isInteger(totalCents) || totalCents < 0 || totalCents > MAX_FINAL_CENTS) {
    return { ok: false, why: "bad-price" };
  }
  const final = {
    ...rest,
    kind: request.kind,
    tax: taxOn(totalCents, jobTax(job, current)),
    reason,
  };
  const less = discounted(final, request.off);
  return less ? { ok: true, final: less } : { ok: false, why: "bad-discount" };
}

/** A price with a discount that is given on the spot (rule 423); null: it is more than the price. */
export function discounted<
  Price extends Pick<FinalPrice, "subtotalCents" | "discountCents" | "tax" | "off">,
>(price: Price, asked: AskedOff | null | undefined): Price | null {
  if (!asked) return price;
  const totalCents = price.subtotalCents - price.discountCents;
  const cents = centsOff(totalCents, asked);
  if (cents === null || cents === 0) return cents === null ? null : price;
  const rate = "rate" in asked && !price.off ? asked.rate : null;
  const off = { cents: cents + (price.off?.cents ?? 0), rate, reason: asked.reason };
  const tax = taxOn(totalCents - cents, price.tax);
  return { ...price, discountCents: price.discountCents + cents, tax, off };
}

function orderOf(
  job: PricedJob,
  request: Exclude<FinalRequest, { kind: "as-approved" }>,
  findProduct: (id: string) => Product | undefined,
  present: FinalPrice | null,
) {
  const wanted = request.kind === "as-booked" ? undefined : request.wanted;
  const list = wanted ? orderOfList(job, wanted, findProduct, present) : job;
  const { items, volume, subtotalCents, discountCents, totalCents } = list;
  if (request.kind !== "other-price") {
    return { items, volume, subtotalCents, discountCents, totalCents };
  }
  const { cents } = request;
  return { items, volume, subtotalCents: cents, discountCents: 0, totalCents: cents };
}

function orderOfList(
  job: PricedJob,
  wanted: readonly CartLine[],
  findProduct: (id: string) => Product | undefined,
  present: FinalPrice | null,
) {
  if (present?.kind !== "other-lines" || !isUnchanged(present.items, wanted)) {
    return changeOrder(job, wanted, findProduct);
  }
  const { items, volume, subtotalCents } = present;
  const discountCents = bookedDiscount(present);
  return { items, volume, subtotalCents, discountCents, totalCents: subtotalCents - discountCents };
}

/** The receipt of a job that is done. @param doneAt ISO instant */
export function makeReceipt(
  job: Job,
  final: FinalPrice,
  payments: readonly Payment[],
  doneAt: string,
): Receipt {
  const { orderNumber, name, fullAddress } = job;
  const dueOn = dueDay({ ...job, endedAt: doneAt });
  return {
    ...{ orderNumber, name, fullAddress, doneAt, final },
    ...(dueOn !== null && { dueOn }),
    booked: {
      subtotalCents: job.subtotalCents,
      discountCents: job.discountCents,
      tax: taxOn(job.totalCents, final.tax),
    },
    payments: payments
      .filter(({ voidedAt }) => voidedAt === null)
      .map(({ method, cents, tipCents, at }) => ({ method, cents, tipCents, at })),
    priceReason: priceRule(job, final),
  };
}

/** How a final price came about: "247 points × $1.82"; null where the owner set it. */
export function priceRule(
  job: Pick<Job, "numbers">,
  { kind, items, subtotalCents }: FinalPrice,
): string | null {
  const numbers = numbersOf(job);
  const price = priceCart(items, numbers);
  const isByRule = kind !== "other-price" && !isQuoted(items) && price.cents === subtotalCents;
  return isByRule && price.cents > 0 ? explainPrice(price.by, numbers) : null;
}

/** The receipt that counts; null where none does. */
export function currentReceipt({ receipts }: Pick<JobMoney, "receipts">): IssuedReceipt | null {
  return receipts.findLast(({ voidedAt }) => voidedAt === null) ?? null;
}

/** What a job comes to, tax included, in cents: its final price, else the booked one (rule 281). */
export function jobTotalCents(
  job: Job,
  { final }: { final: FinalPrice | null },
  current: TaxSetting,
): number {
  return final ? final.tax.totalCents : taxOn(job.totalCents, jobTax(job, current)).totalCents;
}

/** Cents that are still to pay for a job; negative where they are owed back to its customer (rule 280). */
export function balanceCents(job: Job, money: JobMoney, current: TaxSetting): number {
  return jobTotalCents(job, money, current) - paidCents(money);
}

/** Cents that are still to pay for a job. */
export function owedCents(job: Job, money: JobMoney, current: TaxSetting): number {
  return Math.max(0, balanceCents(job, money, current));
}

/** Cents that were received for a job and not given back, without tips and what was voided. */
export function paidCents({ payments }: Pick<JobMoney, "payments">): number {
  return payments
    .filter(({ voidedAt }) => voidedAt === null)
    .reduce((sum, { cents }) => sum + cents, 0);
}
