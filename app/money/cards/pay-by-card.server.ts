/**
 * Payments by card on Stripe's page (rules 385 to 390). Each step is on disk before the next: a checkout
 * before Stripe is asked, what Stripe calls it before anybody sees its address, the payment with its receipt
 * and the checkout's end in one transaction.
 */
import type { ChangeServices } from "#app/jobs/change-request.server.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { pauseAfter } from "#app/jobs/messages/messages.ts";
import { CURRENCY, isPayable } from "#app/jobs/money/checkout.ts";
import * as rows from "#app/jobs/money/checkouts.server.ts";
import { currentReceipt, MAX_TIP_CENTS, owedCents } from "#app/jobs/money/job-money.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { createKeyedMutex } from "#app/lib/keyed-mutex.ts";
import { later } from "#app/lib/later.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import type { Log } from "#app/server/log.server.ts";
import type { Database } from "#db/open.server.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { addCardPayment, type MoneyServices } from "../finish-job.server.ts";
import type { CardFailure, Cards, Heard, SeenCheckout } from "./cards.ts";

/** Stripe is asked that often about a checkout that is open: its events can be lost. */
const ASK_MS = 15 * 60_000;
/** Longer than one question can take. */
const LEASE_MS = 60_000;
/** A price may change while Stripe is asked: then all is begun anew, so often. */
const ROUNDS = 3;

export type CardServices = MoneyServices &
  ChangeServices & {
    cards: Cards;
    log: Pick<Log, "info" | "error" | "warn">;
    /** Names a checkout: nobody can guess it. */
    drawRef: () => string;
  };

export type CardStart =
  | { kind: "go"; url: string }
  /** It was paid meanwhile. */
  | { kind: "paid" }
  /** The job is not done, or nothing is owed that a card can pay. */
  | { kind: "nothing-owed" }
  | { kind: "bad-tip" }
  | { kind: "not-heard"; reason: CardFailure["reason"] };

/** Two presses on one button are one after the other. */
const inTurn = createKeyedMutex();

/** Leads to the page on which what is owed for a job is paid by card. */
export async function payByCard(
  asked: { jobId: number; tipCents: number },
  services: CardServices,
): Promise<CardStart> {
  return inTurn(String(asked.jobId), async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const start = await tryToPay(asked, services);
      if (start) return start;
    }
    return { kind: "not-heard", reason: "limited" };
  });
}

/** Null: what it rested on has changed. */
async function tryToPay(
  asked: { jobId: number; tipCents: number },
  services: CardServices,
): Promise<CardStart | null> {
  const begun = await services.client.write((free) => begin(free, asked, services));
  if (!("checkout" in begun)) return begun;
  const { checkout, isWanted } = begun;
  if (checkout.state === "making" && isWanted) return make(checkout, services);
  if (checkout.state === "making") {
    await end(checkout, "expired", services);
    return null;
  }
  const seen = isWanted
    ? await services.cards.findCheckout(checkout.sessionId ?? "")
    : await services.cards.closeCheckout(checkout.sessionId ?? "");
  const outcome = await settleHeard(checkout, seen, services);
  if (outcome === "paid") return { kind: "paid" };
  if (!seen.ok && outcome === "not-heard") return { kind: "not-heard", reason: seen.reason };
  const url = seen.ok && outcome === "open" ? seen.found.url : null;
  return url !== null && isWanted ? { kind: "go", url } : null;
}

/** The checkout to go on with: the live one of the job, or a new one for what is owed. */
function begin(
  database: Database,
  { jobId, tipCents }: { jobId: number; tipCents: number },
  { now, drawRef }: CardServices,
): Exclude<CardStart, { kind: "go" }> | { checkout: rows.Checkout; isWanted: boolean } {
  return inTransaction(database, () => {
    if (!Number.isInteger(tipCents) || tipCents < 0 || tipCents > MAX_TIP_CENTS) {
      return { kind: "bad-tip" };
    }
    const { cents, receiptId } = owedFor(database, jobId);
    const live = rows.liveCheckout(database, jobId);
    const isWanted =
      live !== undefined &&
      live.state !== "closing" &&
      [live.receiptId, live.cents, live.tipCents].join() === [receiptId, cents, tipCents].join();
    if (live) return { checkout: live, isWanted };
    if (!isPayable(cents)) return { kind: "nothing-owed" };
    const at = now();
    const due = { at: at.toISOString(), askAt: later(at, ASK_MS) };
    const checkout = { ref: drawRef(), jobId, receiptId, cents, tipCents };
    return { checkout: rows.addCheckout(database, checkout, due), isWanted: true };
  });
}

/** What is owed for a job that is done, and the receipt that says so. */
function owedFor(database: Database, jobId: number): { cents: number; receiptId: number | null } {
  const job = findJobById(database, jobId);
  if (job?.stage !== "done") return { cents: 0, receiptId: null };
  const money = findMoney(database, jobId);
  return {
    cents: owedCents(job, money, findSettings(database).tax),
    receiptId: currentReceipt(money)?.id ?? null,
  };
}

async function make(checkout: rows.Checkout, services: CardServices): Promise<CardStart | null> {
  const { client, cards, now } = services;
  const database = client.connection();
  const job = findJobById(database, checkout.jobId);
  const receipt = currentReceipt(findMoney(database, checkout.jobId));
  const made = await cards.openCheckout({
    ...{ ref: checkout.ref, cents: checkout.cents, tipCents: checkout.tipCents },
    orderNumber: job?.orderNumber ?? "",
    receiptNumber: receipt?.id === checkout.receiptId ? (receipt?.number ?? null) : null,
    language: job?.language ?? "en",
  });
  if (!made.ok) {
    report("card checkout", checkout, made, services);
    if (made.reason === "refused") await end(checkout, "expired", services);
    return { kind: "not-heard", reason: made.reason };
  }
  const { sessionId, url } = made.found;
  const askAt = later(now(), ASK_MS);
  const isKept = await client.write((free) => rows.keepSession(free, checkout, sessionId, askAt));
  if (!isKept) return null;
  return url === null ? null : { kind: "go", url };
}

/** What Stripe says of a checkout: "not-heard" where it says nothing. */
export type CheckoutOutcome = "open" | "paid" | "expired" | "not-heard" | "unfit";

async function settleHeard(
  checkout: rows.Checkout,
  heard: Heard<SeenCheckout>,
  services: CardServices,
): Promise<CheckoutOutcome> {
  if (heard.ok) return settleSeen(heard.found, services);
  report("card checkout asked", checkout, heard, services);
  // Of another account, or of Stripe's test mode: nobody can pay it into this account.
  if (heard.reason !== "gone") return "not-heard";
  await end(checkout, "expired", services);
  return "expired";
}

/**
 * Brings the books in line with a checkout as Stripe has it, however it was heard, how often and in which
 * order (rule 388).
 */
export async function settleSeen(
  seen: SeenCheckout,
  services: CardServices,
): Promise<CheckoutOutcome> {
  const checkout = rows.findCheckout(services.client.connection(), seen);
  if (seen.state === "open") return "open";
  if (seen.state === "expired") {
    if (checkout?.state === "paid") return "paid";
    if (checkout) await end(checkout, "expired", services);
    return "expired";
  }
  if (checkout?.state === "paid" || checkout?.state === "unfit") return checkout.state;
  const { intentId } = seen;
  const isAsAsked =
    seen.currency === CURRENCY && seen.cents === (checkout?.cents ?? 0) + (checkout?.tipCents ?? 0);
  if (!checkout || !isAsAsked || intentId === null) return tellUnfit(seen, checkout, services);
  const result = await addCardPayment({ checkout, stripeId: intentId }, services);
  if (result.kind !== "changed" && result.kind !== "repeated") {
    return tellUnfit(seen, checkout, services);
  }
  if (result.kind === "changed") {
    services.log.info({ step: "paid by card", order: result.job.orderNumber }, "money");
  }
  return "paid";
}

/** Money that came in and fits no books: the owner decides. */
async function tellUnfit(
  seen: SeenCheckout,
  checkout: rows.Checkout | undefined,
  { client, now, log }: CardServices,
): Promise<CheckoutOutcome> {
  const { cents, currency, intentId, orderNumber } = seen;
  const at = now().toISOString();
  const facts = { cents, currency, intentId, ...(orderNumber !== null && { orderNumber }) };
  const key = `unfit ${seen.sessionId}`;
  await client.write((free) =>
    inTransaction(free, () => {
      if (checkout) rows.endCheckout(free, checkout, "unfit", at);
      const jobId = checkout?.jobId ?? null;
      rows.addCardNews(free, { key, kind: "unfit", jobId, at, facts });
    }),
  );
  log.error({ step: "card payment", order: orderNumber, cents, currency }, "It fits no books");
  return "unfit";
}

/** Asks Stripe what became of a job's live checkout; null: it has none. */
export async function askOfJob(
  jobId: number,
  services: CardServices,
): Promise<CheckoutOutcome | null> {
  const live = rows.liveCheckout(services.client.connection(), jobId);
  if (!live) return null;
  return live.sessionId === null ? "open" : ask(live, services);
}

/**
 * Sees to it that nobody pays a job's live checkout any more.
 * @returns false where Stripe was not heard
 */
export async function closeOfJob(jobId: number, services: CardServices): Promise<boolean> {
  const live = rows.liveCheckout(services.client.connection(), jobId);
  if (!live?.sessionId) return true;
  const seen = await services.cards.closeCheckout(live.sessionId);
  return (await settleHeard(live, seen, services)) !== "not-heard";
}

/**
 * Asks Stripe about the checkout that has waited longest, or closes it there (rule 389).
 * @returns whether there was one
 */
export async function askNextCheckout(services: CardServices): Promise<boolean> {
  const { client, now } = services;
  const at = now();
  const checkout = await client.write((free) =>
    rows.claimCheckout(free, later(at, 0), later(at, LEASE_MS)),
  );
  if (!checkout) return false;
  // Nobody has its address.
  if (checkout.sessionId === null) await end(checkout, "expired", services);
  else await ask(checkout, services);
  return true;
}

async function ask(checkout: rows.Checkout, services: CardServices): Promise<CheckoutOutcome> {
  const { client, cards, now } = services;
  const isClosing = checkout.state === "closing";
  const id = checkout.sessionId ?? "";
  const heard = await (isClosing ? cards.closeCheckout(id) : cards.findCheckout(id));
  const outcome = await settleHeard(checkout, heard, services);
  const isWaiting = outcome === "not-heard" || outcome === "open";
  const pause = isClosing ? Math.min(ASK_MS, pauseAfter(Math.max(1, checkout.asks))) : ASK_MS;
  if (isWaiting) {
    await client.write((free) => rows.askLater(free, checkout, later(now(), pause)));
  }
  return outcome;
}

function end(
  checkout: rows.Checkout,
  state: "expired" | "unfit",
  { client, now }: CardServices,
): Promise<void> {
  return client.write((free) => rows.endCheckout(free, checkout, state, later(now(), 0)));
}

function report(
  step: string,
  { jobId }: rows.Checkout,
  { reason, detail }: CardFailure,
  { client, log }: CardServices,
): void {
  const order = findJobById(client.connection(), jobId)?.orderNumber;
  log.error({ step, order, reason, ...(detail && { detail }) }, "money");
}
