/**
 * Money given back by card (rule 391): asked of Stripe under a key first, and in the books once Stripe has
 * given it. What the owner gives back in Stripe's dashboard, and what a bank sends back, is booked as well.
 */
import type { ChangeRequest } from "#app/jobs/change-request.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { pauseAfter } from "#app/jobs/messages/messages.ts";
import { CURRENCY } from "#app/jobs/money/checkout.ts";
import * as rows from "#app/jobs/money/checkouts.server.ts";
import { balanceCents } from "#app/jobs/money/job-money.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { createKeyedMutex } from "#app/lib/keyed-mutex.ts";
import { later } from "#app/lib/later.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import type { Database } from "#db/open.server.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { addCardRefund, voidCardRefund } from "../finish-job.server.ts";
import type { SeenRefund } from "./cards.ts";
import type { CardServices } from "./pay-by-card.server.ts";

/** Longer than the questions about one refund can take. */
const LEASE_MS = 60_000;

export type RefundStart =
  | { kind: "given" }
  /** Stripe was not heard: it is asked again until it is. */
  | { kind: "waits" }
  /** `detail`: Stripe's words. */
  | { kind: "refused"; detail: string }
  | { kind: "bad-amount" }
  | { kind: "outdated"; job: Job };

/** Gives back what was paid too much, on the card that paid it. A repeated post gives nothing twice. */
export async function refundByCard(
  asked: Omit<ChangeRequest, "who"> & { cents: number },
  services: CardServices,
): Promise<RefundStart> {
  const begun = await services.client.write((free) => begin(free, asked, services));
  return "kind" in begun ? begun : ask(begun, services);
}

function begin(
  database: Database,
  { jobId, requestId, revision, cents }: Omit<ChangeRequest, "who"> & { cents: number },
  { now, drawRef }: CardServices,
): RefundStart | rows.CardRefund {
  return inTransaction(database, () => {
    const job = findJobById(database, jobId);
    if (!job) return { kind: "bad-amount" };
    const known = requestId === null ? undefined : rows.refundOfRequest(database, jobId, requestId);
    if (known) return known;
    if (revision !== null && revision !== job.revision) return { kind: "outdated", job };
    const { toGiveCents, parts } = cardRefundable(database, job);
    const part = parts.find((one) => one.cents >= cents);
    const isAmount = Number.isInteger(cents) && cents > 0 && cents <= toGiveCents;
    if (!isAmount || !part) return { kind: "bad-amount" };
    const at = now();
    const refund = { ref: drawRef(), jobId, requestId, intentId: part.intentId, cents };
    const due = { at: at.toISOString(), askAt: later(at, LEASE_MS) };
    return rows.addCardRefund(database, refund, due);
  });
}

/**
 * What is to give back for a job beyond what Stripe was asked for already, and how much of it each card
 * payment can bear, the newest first.
 */
export function cardRefundable(
  database: Database,
  job: Job,
): { toGiveCents: number; parts: { intentId: string; cents: number }[] } {
  const money = findMoney(database, job.id);
  const back = -balanceCents(job, money, findSettings(database).tax);
  const waiting = rows.refundsOnTheWay(database, job.id);
  const toGiveCents = Math.max(0, back - sumOf(waiting));
  const paid = money.payments.filter(({ stripeId, cents }) => stripeId !== null && cents > 0);
  const parts = paid.toReversed().map(({ stripeId, cents, tipCents }) => {
    const intentId = stripeId ?? "";
    const left = cents + tipCents - sumOf(rows.refundsOfPayment(database, intentId));
    return { intentId, cents: Math.min(left, toGiveCents) };
  });
  return { toGiveCents, parts: parts.filter(({ cents }) => cents > 0) };
}

function sumOf(refunds: readonly { cents: number }[]): number {
  return refunds.reduce((sum, { cents }) => sum + cents, 0);
}

/** A refund's post and the worker ask one after the other. */
const inTurn = createKeyedMutex();

async function ask(begun: rows.CardRefund, services: CardServices): Promise<RefundStart> {
  return inTurn(begun.ref, async () => {
    const { client, cards, now, log } = services;
    const refund = rows.findCardRefund(client.connection(), { ref: begun.ref, stripeId: "" });
    if (!refund || refund.state === "given") return { kind: "given" };
    if (refund.state === "refused") return { kind: "refused", detail: refund.reason ?? "" };
    const { ref, intentId, cents } = refund;
    // Stripe forgets a key after a day; what it has given it knows for good.
    const known = refund.asks > 0 ? await cards.findRefunds(intentId) : null;
    if (known && !known.ok && known.reason !== "gone") return wait(refund, services);
    const given = known?.ok ? known.found.find((one) => one.ref === ref) : undefined;
    const heard = given ? null : await cards.refund({ ref, intentId, cents });
    if (heard && !heard.ok && heard.reason !== "refused" && heard.reason !== "gone") {
      log.error({ step: "card refund", reason: heard.reason, detail: heard.detail }, "money");
      return wait(refund, services);
    }
    if (heard && !heard.ok) {
      const reason = heard.detail ?? heard.reason;
      log.error({ step: "card refund", reason: heard.reason, detail: heard.detail }, "money");
      const refused = { state: "refused", stripeId: null, reason } as const;
      await client.write((free) =>
        rows.settleCardRefund(free, refund.id, refused, later(now(), 0)),
      );
      return { kind: "refused", detail: reason };
    }
    const seen = given ?? (heard?.ok ? heard.found : undefined);
    if (!seen || seen.cents !== cents || seen.currency !== CURRENCY) return wait(refund, services);
    await settleRefund(seen, services);
    return seen.isRefused
      ? { kind: "refused", detail: seen.reason ?? "the bank did not take it" }
      : { kind: "given" };
  });
}

async function wait(refund: rows.CardRefund, { client, now }: CardServices): Promise<RefundStart> {
  const askAt = later(now(), pauseAfter(Math.max(1, refund.asks)));
  await client.write((free) => rows.askRefundLater(free, refund, askAt));
  return { kind: "waits" };
}

/**
 * Asks Stripe about the refund that has waited longest.
 * @returns whether there was one
 */
export async function askNextRefund(services: CardServices): Promise<boolean> {
  const { client, now } = services;
  const at = now();
  const refund = await client.write((free) =>
    rows.claimCardRefund(free, later(at, 0), later(at, LEASE_MS)),
  );
  if (refund) await ask(refund, services);
  return refund !== undefined;
}

/** Brings the books in line with a refund as Stripe has it, whoever has asked for it, and how often it is told. */
export async function settleRefund(seen: SeenRefund, services: CardServices): Promise<void> {
  const { client, now, log } = services;
  const refund =
    rows.findCardRefund(client.connection(), seen) ??
    (await client.write((free) => refundMadeThere(free, seen, services)));
  if (!refund) return;
  if (seen.isRefused) return takeBack(refund, seen, services);
  if (refund.state !== "making") return;
  const { stripeId, isDispute } = seen;
  const { jobId } = refund;
  const result = await addCardRefund({ refund, stripeId, isDispute }, services);
  if (result.kind === "changed" || result.kind === "repeated") return;
  // Of a job that is not done: an older backup was restored.
  const facts = { cents: seen.cents, currency: seen.currency, intentId: seen.intentId };
  const news = { key: `unfit ${stripeId}`, kind: "unfit", jobId, facts } as const;
  await client.write((free) => rows.addCardNews(free, { ...news, at: later(now(), 0) }));
  log.error({ step: "card refund", reason: result.kind }, "It fits no books");
}

/** The bank did not take the money: it is owed back again. */
async function takeBack(
  refund: rows.CardRefund,
  seen: SeenRefund,
  services: CardServices,
): Promise<void> {
  const { client, now } = services;
  if (refund.state === "refused") return;
  const at = later(now(), 0);
  const reason = seen.reason ?? "the bank did not take it";
  const { stripeId, cents, intentId } = seen;
  if (refund.state === "given") await voidCardRefund({ refund, stripeId, reason }, services);
  await client.write((free) =>
    inTransaction(free, () => {
      rows.settleCardRefund(free, refund.id, { state: "refused", stripeId, reason }, at);
      rows.addCardNews(free, {
        ...{ key: `refund ${stripeId}`, kind: "refund-refused", jobId: refund.jobId, at },
        facts: { cents, intentId, reason },
      });
    }),
  );
}

/** A refund that the owner has made in Stripe's dashboard; undefined: it is of no payment of the site's. */
function refundMadeThere(
  database: Database,
  { stripeId, intentId, cents, currency, isRefused }: SeenRefund,
  { now }: CardServices,
): rows.CardRefund | undefined {
  if (intentId === null || isRefused || currency !== CURRENCY) return undefined;
  const payment = rows.paymentOfStripe(database, intentId);
  if (!payment) return undefined;
  const refund = { ref: `there ${stripeId}`, jobId: payment.jobId, requestId: null, stripeId };
  // It is given already: nobody asks Stripe for it.
  return rows.addCardRefund(
    database,
    { ...refund, intentId, cents },
    { at: later(now(), 0), askAt: null },
  );
}
