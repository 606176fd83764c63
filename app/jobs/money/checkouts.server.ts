/** The payments by card that customers have begun, and the money that is given back by card. */
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { cardCheckouts, cardNews, cardRefunds, payments } from "#db/schema.ts";
import { LIVE_CHECKOUTS } from "./checkout.ts";

export type Checkout = typeof cardCheckouts.$inferSelect;
export type CardRefund = typeof cardRefunds.$inferSelect;

const isLive = () => inArray(cardCheckouts.state, [...LIVE_CHECKOUTS]);

/** The one checkout of a job that may still bring money. */
export function liveCheckout(database: Database, jobId: number): Checkout | undefined {
  return database
    .select()
    .from(cardCheckouts)
    .where(and(eq(cardCheckouts.jobId, jobId), isLive()))
    .get();
}

/** A checkout by either of its names at Stripe. */
export function findCheckout(
  database: Database,
  { ref, sessionId }: { ref: string | null; sessionId: string },
): Checkout | undefined {
  const by = (which: ReturnType<typeof eq>) =>
    database.select().from(cardCheckouts).where(which).get();
  return (
    by(eq(cardCheckouts.sessionId, sessionId)) ??
    (ref === null ? undefined : by(eq(cardCheckouts.ref, ref)))
  );
}

export type NewCheckout = Pick<Checkout, "ref" | "jobId" | "receiptId" | "cents" | "tipCents">;

/** Adds a checkout before Stripe is asked. Call it in a transaction that saw that none is live. */
export function addCheckout(
  database: Database,
  checkout: NewCheckout,
  { at, askAt }: { at: string; askAt: string },
): Checkout {
  return database
    .insert(cardCheckouts)
    .values({ ...checkout, state: "making", createdAt: at, askAt, asks: 0 })
    .returning()
    .get();
}

/**
 * Keeps what Stripe calls a checkout, so that its address may be shown.
 * @returns false where the price has changed meanwhile: it must not be shown
 */
export function keepSession(
  database: Database,
  { id }: Checkout,
  sessionId: string,
  askAt: string,
): boolean {
  const isMaking = and(eq(cardCheckouts.id, id), eq(cardCheckouts.state, "making"));
  const open = { state: "open", sessionId, askAt, asks: 0 } as const;
  return database.update(cardCheckouts).set(open).where(isMaking).run().changes > 0;
}

/** Ends a checkout that brings no money into the books, unless it is paid. */
export function endCheckout(
  database: Database,
  { id }: Checkout,
  state: "expired" | "unfit",
  at: string,
): void {
  database
    .update(cardCheckouts)
    .set({ state, askAt: null, settledAt: at })
    .where(and(eq(cardCheckouts.id, id), ne(cardCheckouts.state, "paid")))
    .run();
}

/** Marks a checkout as paid. Call it in the transaction that adds its payment. */
export function markPaid(database: Database, id: number, at: string): void {
  database
    .update(cardCheckouts)
    .set({ state: "paid", askAt: null, settledAt: at })
    .where(eq(cardCheckouts.id, id))
    .run();
}

/**
 * What a job owes has changed: a checkout that was begun before is to be closed. Nobody has the address of
 * one that Stripe was not heard about. Call it in the transaction that changes the money.
 */
export function closeCheckouts(database: Database, jobId: number, at: string): void {
  const ofJob = (state: Checkout["state"]) =>
    and(eq(cardCheckouts.jobId, jobId), eq(cardCheckouts.state, state));
  database
    .update(cardCheckouts)
    .set({ state: "expired", askAt: null, settledAt: at })
    .where(ofJob("making"))
    .run();
  database
    .update(cardCheckouts)
    .set({ state: "closing", askAt: at, asks: 0 })
    .where(ofJob("open"))
    .run();
}

/** Sets when Stripe is asked next about a checkout that is not settled. */
export function askLater(database: Database, { id }: Checkout, askAt: string): void {
  database
    .update(cardCheckouts)
    .set({ askAt })
    .where(and(eq(cardCheckouts.id, id), isLive()))
    .run();
}

/** Leases the checkout that is to be asked about first, so that one worker alone asks. */
export function claimCheckout(
  database: Database,
  now: string,
  leaseUntil: string,
): Checkout | undefined {
  const due = and(isNotNull(cardCheckouts.askAt), lte(cardCheckouts.askAt, now));
  const next = database.select().from(cardCheckouts).where(due).orderBy(asc(cardCheckouts.askAt));
  const first = next.limit(1).get();
  if (!first) return undefined;
  return database
    .update(cardCheckouts)
    .set({ askAt: leaseUntil, asks: sql`${cardCheckouts.asks} + 1` })
    .where(and(eq(cardCheckouts.id, first.id), due))
    .returning()
    .get();
}

/** Whether a job has money that went through Stripe, or may get some: its "Done" stands. */
export function hasCardMoney(database: Database, jobId: number): "paid" | "open" | null {
  const byStripe = database
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.jobId, jobId), isNull(payments.voidedAt), isNotNull(payments.stripeId)));
  if (byStripe.get()) return "paid";
  const live = liveCheckout(database, jobId);
  return live && live.state !== "making" ? "open" : null;
}

type NewNews = Omit<typeof cardNews.$inferInsert, "id">;

/** Tells the owner of something once. */
export function addCardNews(database: Database, news: NewNews): void {
  database.insert(cardNews).values(news).onConflictDoNothing().run();
}

/** Money of a job that Stripe was asked to give back, and that is not in the books yet. */
export function refundsOnTheWay(database: Database, jobId: number): CardRefund[] {
  return database
    .select()
    .from(cardRefunds)
    .where(and(eq(cardRefunds.jobId, jobId), eq(cardRefunds.state, "making")))
    .all();
}

/** What was given back of a payment, or Stripe was asked to give back. */
export function refundsOfPayment(database: Database, intentId: string): CardRefund[] {
  const isOf = and(eq(cardRefunds.intentId, intentId), ne(cardRefunds.state, "refused"));
  return database.select().from(cardRefunds).where(isOf).all();
}

/** Adds a refund before Stripe is asked. Call it in the transaction that saw that it is owed. */
export function addCardRefund(
  database: Database,
  refund: Pick<CardRefund, "ref" | "jobId" | "requestId" | "intentId" | "cents"> & {
    stripeId?: string;
  },
  { at, askAt }: { at: string; askAt: string | null },
): CardRefund {
  return database
    .insert(cardRefunds)
    .values({ ...refund, state: "making", createdAt: at, askAt, asks: 0 })
    .returning()
    .get();
}

/** The refund that a post has asked for. */
export function refundOfRequest(
  database: Database,
  jobId: number,
  requestId: string,
): CardRefund | undefined {
  const asked = and(eq(cardRefunds.jobId, jobId), eq(cardRefunds.requestId, requestId));
  return database.select().from(cardRefunds).where(asked).get();
}

export function findCardRefund(
  database: Database,
  { ref, stripeId }: { ref: string | null; stripeId: string },
): CardRefund | undefined {
  const by = (which: ReturnType<typeof eq>) =>
    database.select().from(cardRefunds).where(which).get();
  return (
    by(eq(cardRefunds.stripeId, stripeId)) ??
    (ref === null ? undefined : by(eq(cardRefunds.ref, ref)))
  );
}

/** Settles a refund. Call it in the transaction that books it. */
export function settleCardRefund(
  database: Database,
  id: number,
  settled: Pick<CardRefund, "state" | "stripeId" | "reason">,
  at: string,
): void {
  database
    .update(cardRefunds)
    .set({ ...settled, askAt: null, settledAt: at })
    .where(eq(cardRefunds.id, id))
    .run();
}

export function askRefundLater(database: Database, { id }: CardRefund, askAt: string): void {
  const isMaking = and(eq(cardRefunds.id, id), eq(cardRefunds.state, "making"));
  database.update(cardRefunds).set({ askAt }).where(isMaking).run();
}

/** Leases the refund that is to be asked about first. */
export function claimCardRefund(
  database: Database,
  now: string,
  leaseUntil: string,
): CardRefund | undefined {
  const due = and(isNotNull(cardRefunds.askAt), lte(cardRefunds.askAt, now));
  const first = database
    .select()
    .from(cardRefunds)
    .where(due)
    .orderBy(asc(cardRefunds.askAt))
    .limit(1)
    .get();
  if (!first) return undefined;
  return database
    .update(cardRefunds)
    .set({ askAt: leaseUntil, asks: sql`${cardRefunds.asks} + 1` })
    .where(and(eq(cardRefunds.id, first.id), due))
    .returning()
    .get();
}

/** A payment by its id at Stripe. */
export function paymentOfStripe(database: Database, stripeId: string) {
  return database.select().from(payments).where(eq(payments.stripeId, stripeId)).get();
}
