/** Ends a job, and keeps its money in order afterwards (rules 204 to 209). */

import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import type { Job } from "#app/jobs/job.ts";
import type { ChangeResult, Decision } from "#app/jobs/job-change.ts";
import { type JobEventKind, mayFollow } from "#app/jobs/job-event.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import {
  type CardRefund,
  type Checkout,
  refundsOfPayment,
  refundsOnTheWay,
} from "#app/jobs/money/checkouts.server.ts";
import {
  balanceCents,
  discounted,
  type FinalRefusal,
  type FinalRequest,
  finalPrice,
  type JobMoney,
  MAX_TIP_CENTS,
  OWNER_TOOK,
  owedCents,
} from "#app/jobs/money/job-money.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { approvedPrice, consentOf, withApproval } from "#app/jobs/money/price-consent.ts";
import type { FinalPrice, PaymentMethod } from "#app/jobs/money/receipt.ts";
import { openDays } from "#app/jobs/visits.server.ts";
import type { Product } from "#app/prices/catalog.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import type { TaxSetting } from "#app/prices/tax.ts";
import type { Database } from "#db/open.server.ts";

export type MoneyServices = ChangeServices & {
  findProduct: (id: string) => Product | undefined;
};

/** Money that was received. `cents` null: all that is still to pay. */
export type Paid = { method: PaymentMethod; cents: number | null; tipCents: number };

export type MoneyRefusal =
  | { why: "ended" }
  | { why: FinalRefusal }
  /** A payment or tip that is no amount, or more than is owed. */
  | { why: "bad-amount" }
  /** There is no such payment, or it is void. */
  | { why: "no-payment" }
  | { why: "no-email" }
  /** Another day of the job is open. */
  | { why: "open-days" }
  /** It went through Stripe, which has it whatever the books say. */
  | { why: "by-stripe" };

/** Marks a job as done at its final price, with what was paid, and makes its receipt. */
export function finishJob(
  {
    final,
    paid,
    isEmailed,
    seenDays = [],
    ...request
  }: ChangeRequest & {
    final: FinalRequest;
    paid: Paid | null;
    isEmailed: boolean;
    /** The other days of the job that are open, of which whoever asks has been warned (rule 478). */
    seenDays?: readonly number[];
  },
  services: MoneyServices,
): Promise<ChangeResult<MoneyRefusal>> {
  return changeMoney(request, "done", services, (job, { tax }, database) => {
    // Its job takes the money.
    if (job.partOf) return accept(request, "done", { before: null, after: null });
    const open = openDays(database, job.id);
    if (open.some((day) => !seenDays.includes(day))) return refuse("open-days");
    const priced = pricedFinal(job, final, { tax, database }, services);
    if (!priced.ok) return refuse(priced.why);
    const pay = paid && payment(paid, priced.final.tax.totalCents);
    if (paid && !pay) return refuse("bad-amount");
    return accept(request, "done", {
      before: { totalCents: job.totalCents },
      after: {
        finalCents: priced.final.tax.totalCents,
        ...(priced.final.reason !== "" && { reason: priced.final.reason }),
        ...(pay && { paid: pay }),
      },
      money: { final: priced.final, ...(pay && { pay: taken(pay, request) }), why: "", isEmailed },
    });
  });
}

/** Puts the final price of a finished job right, with the reason. */
export function correctFinal(
  { final, isEmailed, ...request }: ChangeRequest & { final: FinalRequest; isEmailed: boolean },
  services: MoneyServices,
): Promise<ChangeResult<MoneyRefusal>> {
  return changeMoney(request, "corrected", services, (job, { money, tax: now }, database) => {
    const known = { tax: now, database, present: money.final };
    const priced = pricedFinal(job, final, known, services);
    if (!priced.ok) return refuse(priced.why);
    const { tax, reason } = priced.final;
    const before = money.final ? { finalCents: money.final.tax.totalCents } : null;
    return accept(request, "corrected", {
      before,
      after: { finalCents: tax.totalCents, ...(reason !== "" && { reason }) },
      money: { final: priced.final, why: "Price corrected", isEmailed },
    });
  });
}

/** The price that was asked for, with its customer's approval where there is one of it (rule 413). */
function pricedFinal(
  job: Job,
  asked: FinalRequest,
  { tax, database, present = null }: KnownPrice,
  { findProduct }: MoneyServices,
): ReturnType<typeof finalPrice> {
  const approved = approvedPrice(consentOf(job, findEvents(database, job.id), tax));
  if (asked.kind === "as-approved") {
    if (!approved) return { ok: false, why: "no-approval" };
    const final = discounted(approved, asked.off);
    return final ? { ok: true, final } : { ok: false, why: "bad-discount" };
  }
  const priced = finalPrice(job, asked, tax, findProduct, present);
  return priced.ok ? { ok: true, final: withApproval(priced.final, approved ?? present) } : priced;
}

type KnownPrice = { tax: TaxSetting; database: Database; present?: FinalPrice | null };

/** Records money that came in after the job was done. */
export function addPayment(
  { paid, isEmailed, ...request }: ChangeRequest & { paid: Paid; isEmailed: boolean },
  services: MoneyServices,
): Promise<ChangeResult<MoneyRefusal>> {
  return changeMoney(request, "paid", services, (job, { money, tax }) => {
    const pay = payment(paid, owedCents(job, money, tax));
    if (!pay || pay.cents + pay.tipCents === 0) return refuse("bad-amount");
    return accept(request, "paid", {
      before: null,
      after: { paid: pay },
      money: {
        ...finalOf(job, { money, tax }, services),
        pay: taken(pay, request),
        why: "Payment added",
        isEmailed,
      },
    });
  });
}

/** Sends the customer the receipt once more, as it is by now (rule 424). */
export function sendReceipt(
  request: ChangeRequest,
  services: MoneyServices,
): Promise<ChangeResult<MoneyRefusal>> {
  return changeMoney(request, "receipt-sent", services, (job, known) =>
    job.email === ""
      ? refuse("no-email")
      : accept(request, "receipt-sent", {
          ...{ before: null, after: null },
          money: { ...finalOf(job, known, services), why: "", isEmailed: true },
        }),
  );
}

/**
 * Records money that was given back to the customer (rule 280): a payment of negative cents.
 * @param paid at most what is owed back; `cents` null: all of it
 */
export function addRefund(
  {
    paid,
    isEmailed,
    ...request
  }: ChangeRequest & { paid: Omit<Paid, "tipCents">; isEmailed: boolean },
  services: MoneyServices,
): Promise<ChangeResult<MoneyRefusal>> {
  return changeMoney(request, "refunded", services, (job, { money, tax }, database) => {
    const asked = refundsOnTheWay(database, job.id).reduce((sum, { cents }) => sum + cents, 0);
    const back = payment({ ...paid, tipCents: 0 }, -balanceCents(job, money, tax) - asked);
    if (!back || back.cents === 0) return refuse("bad-amount");
    const pay = { ...back, cents: -back.cents };
    return accept(request, "refunded", {
      before: null,
      after: { paid: pay },
      money: { pay: taken(pay, request), why: "Refund given", isEmailed },
    });
  });
}

/**
 * Records what came in by card through Stripe (rule 388): in full, whatever is owed by now.
 * @param checkout that was paid
 */
export function addCardPayment(
  { checkout, stripeId }: { checkout: Checkout; stripeId: string },
  services: MoneyServices,
): Promise<ChangeResult<MoneyRefusal>> {
  const { jobId, ref, cents, tipCents } = checkout;
  const request = { jobId, requestId: `card ${ref}`, revision: null, who: "customer" } as const;
  return changeMoney(request, "paid", services, (job, { money, tax }) => {
    const paid = { method: "card", cents, tipCents } as const;
    return accept(request, "paid", {
      before: null,
      after: { paid },
      money: {
        ...finalOf(job, { money, tax }, services),
        pay: { ...paid, stripeId },
        card: { paid: checkout.id },
        why: "Paid by card",
        isEmailed: true,
      },
    });
  });
}

/**
 * Records what Stripe has given back (rule 391), or a bank has taken back (rule 425), whatever is owed by now. Of
 * a payment with a tip the job's part goes first.
 */
export function addCardRefund(
  {
    refund,
    stripeId,
    isDispute = false,
  }: { refund: CardRefund; stripeId: string; isDispute?: boolean | undefined },
  services: MoneyServices,
): Promise<ChangeResult<MoneyRefusal>> {
  const { jobId, ref } = refund;
  const who = isDispute ? "system" : "owner";
  const request = { jobId, requestId: `refund ${ref}`, revision: null, who } as const;
  return changeMoney(request, "refunded", services, (_, { money }, database) => {
    const cents = Math.min(refund.cents, jobPartLeft(database, money, refund.intentId));
    const paid = { method: "card", cents: 0 - cents, tipCents: cents - refund.cents } as const;
    return accept(request, "refunded", {
      before: null,
      after: { paid, ...(isDispute && { isDispute }) },
      money: {
        pay: { ...paid, stripeId },
        card: { given: refund.id, stripeId },
        why: isDispute ? "Card dispute lost" : "Money given back",
        isEmailed: !isDispute,
      },
    });
  });
}

/** Cents of a card payment's job part that were not given back. */
function jobPartLeft(database: Database, { payments }: JobMoney, intentId: string): number {
  const given = refundsOfPayment(database, intentId).map(({ stripeId }) => stripeId);
  return payments
    .filter(({ stripeId, voidedAt }) => {
      return voidedAt === null && (stripeId === intentId || given.includes(stripeId ?? ""));
    })
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** A refund that a bank did not take is void: what it gave back is owed again. */
export function voidCardRefund(
  { refund, stripeId, reason }: { refund: CardRefund; stripeId: string; reason: string },
  services: MoneyServices,
): Promise<ChangeResult<MoneyRefusal>> {
  const { jobId, ref } = refund;
  const request = { jobId, requestId: `bounced ${ref}`, revision: null, who: "system" } as const;
  return changeMoney(request, "payment-voided", services, (_, { money }) => {
    const voided = money.payments.find((one) => one.stripeId === stripeId && !one.voidedAt);
    if (!voided) return refuse("no-payment");
    const { method, cents, tipCents } = voided;
    return accept(request, "payment-voided", {
      before: { paid: { method, cents, tipCents } },
      after: { reason },
      money: { voidPayment: { id: voided.id, reason }, why: "Refund not taken", isEmailed: false },
    });
  });
}

/** Voids a payment that was entered wrongly. Its row stays, with the reason. */
export function voidPayment(
  {
    paymentId,
    reason,
    isEmailed,
    ...request
  }: ChangeRequest & { paymentId: number; reason: string; isEmailed: boolean },
  services: MoneyServices,
): Promise<ChangeResult<MoneyRefusal>> {
  return changeMoney(request, "payment-voided", services, (job, { money, tax }) => {
    if (reason === "") return refuse("no-reason");
    const voided = money.payments.find(({ id, voidedAt }) => id === paymentId && !voidedAt);
    if (!voided) return refuse("no-payment");
    if (voided.stripeId !== null) return refuse("by-stripe");
    const { method, cents, tipCents } = voided;
    return accept(request, "payment-voided", {
      before: { paid: { method, cents, tipCents } },
      after: { reason },
      money: {
        ...finalOf(job, { money, tax }, services),
        voidPayment: { id: paymentId, reason },
        why: "Payment voided",
        isEmailed,
      },
    });
  });
}

/** A job's money, and how prices stand to the tax now. */
type KnownMoney = { money: JobMoney; tax: TaxSetting };

type Accepted = Extract<Decision<MoneyRefusal>, { ok: true }>;

async function changeMoney(
  request: ChangeRequest,
  what: JobEventKind,
  services: MoneyServices,
  decide: (job: Job, known: KnownMoney, database: Database) => Decision<MoneyRefusal>,
): Promise<ChangeResult<MoneyRefusal>> {
  return changeAsked<MoneyRefusal>(request, services, services.now(), (job, database) =>
    mayFollow(job.stage, what)
      ? decide(
          job,
          { money: findMoney(database, job.id), tax: findSettings(database).tax },
          database,
        )
      : refuse("ended"),
  );
}

/** A job that an earlier version marked as done has its booked price. */
function finalOf(job: Job, { money, tax }: KnownMoney, { findProduct }: MoneyServices) {
  if (money.final) return {};
  const booked = finalPrice(job, { kind: "as-booked" }, tax, findProduct);
  return booked.ok ? { final: booked.final } : {};
}

function payment({ method, cents, tipCents }: Paid, owed: number) {
  const amount = cents ?? owed;
  const isAmount = (one: number, most: number) => Number.isInteger(one) && one >= 0 && one <= most;
  if (!isAmount(amount, owed) || !isAmount(tipCents, MAX_TIP_CENTS)) return null;
  return { method, cents: amount, tipCents };
}

/** With who took it, or gave it back (rule 421). */
function taken<Pay>(pay: Pay, { by }: ChangeRequest): Pay & { takenBy: string } {
  return { ...pay, takenBy: by ?? OWNER_TOOK };
}

function accept(
  { who }: ChangeRequest,
  what: JobEventKind,
  { before, after, money }: Pick<Accepted["event"], "before" | "after"> & Pick<Accepted, "money">,
): Decision<MoneyRefusal> {
  return { ok: true, event: { who, what, before, after }, ...(money && { money }) };
}

function refuse(why: MoneyRefusal["why"]): Decision<MoneyRefusal> {
  return { ok: false, refusal: { why } };
}
