/**
 * Days on which customers pay by card and otherwise, the owner corrects and gives back, Stripe's answers and
 * events are lost, late, repeated and made up: the site's own functions, a database, and a stand-in over HTTP.
 */
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect } from "vitest";
import { undoPress } from "#app/desk/undo-press.server.ts";
import { listJobs } from "#app/jobs/job-lists.server.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { liveCheckout, refundsOnTheWay } from "#app/jobs/money/checkouts.server.ts";
import { balanceCents, currentReceipt } from "#app/jobs/money/job-money.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { dueCents, tipCents } from "#app/jobs/money/receipt.ts";
import { takeCardEvent } from "#app/money/cards/card-events.server.ts";
import { askNextCheckout, askOfJob, payByCard } from "#app/money/cards/pay-by-card.server.ts";
import { askNextRefund, refundByCard } from "#app/money/cards/refund-by-card.server.ts";
import { createStripeCards } from "#app/money/cards/stripe-cards.server.ts";
import * as money from "#app/money/finish-job.server.ts";
import { ledgerPayments } from "#app/money/ledger.server.ts";
import { collectedByMethod, paymentCells } from "#app/money/ledger.ts";
import { figuresAt, reportCsv } from "#app/money/report-figures.server.ts";
import { reportsOf } from "#app/money/report-view.ts";
import { NO_TAX } from "#app/prices/tax.ts";
import { openDatabase } from "#db/open.server.ts";
import { payments } from "#db/schema.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { sampleBooking } from "./job-details.ts";
import { savedJob } from "./saved-job.ts";
import { html, reset } from "./stand-in-server.ts";
import { STRIPE_TEST_KEY, STRIPE_WEBHOOK_SECRET, signed, startStripe } from "./stripe-stand-in.ts";

const MORNING = Date.parse("2026-07-20T15:30:00.000Z");
const JOBS = 2;

/** One customer has most of the day: what goes wrong needs several presses on one job. */
const which = fc.constantFrom(0, 0, 0, 1);
const cents = fc.oneof(
  fc.integer({ min: 50, max: 70_000 }),
  fc.constantFrom(5_000, 10_000, 60_060),
);
const fault = fc.constantFrom("none", "none", "none", "lost", "down");
const press = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant("press"),
      job: which,
      tip: fc.constantFrom(0, 1_000, 777),
      fault,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant("customer pays"), job: which, at: fc.nat(5) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant("events"), from: fc.nat(9), isLast: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("comes back"), job: which, fault }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant("minutes"),
      minutes: fc.constantFrom(1, 15, 60),
      fault,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("page runs out"), at: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("correct"), job: which, cents }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant("cash"), job: which, cents: fc.option(cents) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant("refund by card"),
      job: which,
      cents,
      isAll: fc.constantFrom(true, true, false),
      fault,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant("refund in cash"),
      job: which,
      cents: fc.option(cents),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("void"), job: which, at: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("undo"), job: which, fault }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("finish"), job: which }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("refund there"), at: fc.nat(5), cents }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("refund bounces"), at: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("dispute"), at: fc.nat(5), cents }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant("dispute ends"),
      at: fc.nat(3),
      isLost: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant("a lie"),
      at: fc.nat(5),
      by: fc.integer({ min: 1, max: 500 }),
    }),
  },
);

/** The presses of a day. */
export const cardDay = fc.array(press, { minLength: 3, maxLength: 40 });

type Press = Partial<{
  job: number;
  tip: number;
  fault: string;
  at: number;
  from: number;
  isLast: boolean;
  minutes: number;
  cents: number | null;
  isAll: boolean;
  isLost: boolean;
  by: number;
}> & { what: string };

/** Lives through a day, and checks that everybody's books agree to the cent when it is over. */
export async function liveThrough(presses: readonly Press[], folder: string, path: string) {
  const database = openDatabase(path);
  const stripe = await startStripe();
  let at = MORNING;
  const now = () => new Date(at);
  const cards = createStripeCards({
    ...{ secretKey: STRIPE_TEST_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, baseUrl: stripe.url },
    returnUrl: "http://localhost:3000/booking/paid",
  });
  const quiet = () => undefined;
  const services = {
    ...{ client: clientOf(database), now, cards, drawRef: randomUUID, onMessagesDue: quiet },
    ...{ findProduct: quiet, log: { info: quiet, error: quiet, warn: quiet } as never },
  };
  const ids = Array.from({ length: JOBS }, (_, index) => {
    const orderNumber = `JB-10000${index}`;
    const booking = { bookingKey: randomUUID(), drawOrderNumber: () => orderNumber };
    return savedJob(database, sampleBooking(booking)).id;
  });
  /** The pages that customers have been led to, by job. */
  const shown = ids.map(() => new Set<string>());
  const asked = (job = 0) => ({
    ...{ jobId: ids[job] ?? 0, requestId: null, revision: null, who: "owner" as const },
  });
  const finish = (job = 0) =>
    money.finishJob(
      { ...asked(job), final: { kind: "as-booked" }, paid: null, isEmailed: false },
      services,
    );
  const fail = (kind: string | undefined) => {
    if (kind === "lost") stripe.loseNext(/./, reset);
    if (kind === "down") stripe.answerNext(/./, html(502));
  };
  const tell = async (index: number) => {
    const body = JSON.stringify(stripe.events[index % stripe.events.length]);
    const { "stripe-signature": signature = "" } = signed(body, now());
    const event = await cards.readEvent(body, signature, now());
    if (event) await takeCardEvent(event, services);
  };
  const askAll = async () => {
    while ((await askNextCheckout(services)) || (await askNextRefund(services)));
  };
  const paidSessions = () =>
    [...stripe.sessions.values()].filter(({ payment_status }) => payment_status === "paid");
  const sessionAt = (index = 0) =>
    [...stripe.sessions.values()].at(index % (stripe.sessions.size || 1));

  const acts: Record<string, (one: Press) => unknown> = {
    press: async ({ job = 0, tip = 0 }) => {
      const start = await payByCard({ jobId: ids[job] ?? 0, tipCents: tip }, services);
      if (start.kind === "go") shown[job]?.add(start.url.split("/").at(-1) ?? "");
    },
    "customer pays": ({ job = 0, at: index = 0 }) => {
      const pages = [...(shown[job] ?? [])];
      const page = pages[index % (pages.length || 1)];
      if (page) stripe.pay(page);
    },
    events: async ({ from = 0, isLast = false }) => {
      if (stripe.events.length === 0) return;
      const index = isLast ? stripe.events.length - 1 : from;
      await tell(index);
      await tell(index);
    },
    "comes back": ({ job = 0 }) => askOfJob(ids[job] ?? 0, services),
    minutes: async ({ minutes = 1 }) => {
      at += minutes * 60_000;
      await askAll();
    },
    "page runs out": ({ at: index }) => {
      const session = sessionAt(index);
      if (session) stripe.expire(session.id);
    },
    correct: ({ job, cents }) => {
      const final = { kind: "other-price", cents: cents ?? 0, reason: "Agreed" } as const;
      return money.correctFinal({ ...asked(job), final, isEmailed: false }, services);
    },
    cash: ({ job, cents = null }) => {
      const paid = { method: "cash", cents, tipCents: 0 } as const;
      return money.addPayment({ ...asked(job), paid, isEmailed: false }, services);
    },
    "refund by card": async ({ job = 0, cents, isAll }) => {
      const back = -balanceOf(ids[job] ?? 0);
      const amount = isAll ? back : (cents ?? 0);
      await refundByCard({ ...asked(job), requestId: randomUUID(), cents: amount }, services);
      const waiting = refundsOnTheWay(database, ids[job] ?? 0);
      const sum = waiting.reduce((total, one) => total + one.cents, 0);
      // Whatever Stripe was asked for and has not given yet, it is not more than is owed.
      if (sum > 0) expect(sum).toBeLessThanOrEqual(-balanceOf(ids[job] ?? 0));
    },
    "refund in cash": ({ job, cents = null }) => {
      const paid = { method: "cash", cents } as const;
      return money.addRefund({ ...asked(job), paid, isEmailed: false }, services);
    },
    void: ({ job = 0, at: index = 0 }) => {
      const { payments: paid } = findMoney(database, ids[job] ?? 0);
      const paymentId = paid[index]?.id ?? 0;
      const how = { paymentId, reason: "A slip", isEmailed: false };
      return money.voidPayment({ ...asked(job), ...how }, services);
    },
    undo: ({ job }) => undoPress(asked(job), { ...services, cards: services }),
    finish: ({ job }) => finish(job),
    "refund there": ({ at: index = 0, cents }) => {
      const { payment_intent: intent = null, amount_total = 0 } = paidSessions()[index] ?? {};
      if (intent === null) return;
      const left = amount_total - stripe.refundedOf(intent);
      if (left > 0) stripe.refundThere(intent, Math.min(left, cents ?? 0));
    },
    "refund bounces": ({ at: index = 0 }) => {
      const made = stripe.refunds.filter(({ status }) => status === "succeeded")[index];
      if (made) stripe.failRefund(made, "expired_or_canceled_card");
    },
    dispute: ({ at: index = 0, cents }) => {
      const { payment_intent: intent = null, amount_total = 0 } = paidSessions()[index] ?? {};
      if (intent === null) return;
      const left = amount_total - stripe.refundedOf(intent);
      if (left > 0) stripe.dispute(intent, Math.min(left, cents ?? 0));
    },
    "dispute ends": ({ at: index = 0, isLost = true }) => {
      const open = stripe.disputes.filter(({ status }) => status === "needs_response")[index];
      if (open) stripe.closeDispute(open, isLost ? "lost" : "won");
    },
    "a lie": async ({ at: index, by = 1 }) => {
      const session = sessionAt(index);
      if (session?.status !== "open") return;
      // Of somebody who knows the secret and no checkout: never a payment.
      const made = { ...session, id: `cs_made_up_${by}`, client_reference_id: `made-up-${by}` };
      const paid = { status: "complete", payment_status: "paid", payment_intent: "pi_made_up" };
      stripe.tell("checkout.session.completed", { ...made, ...paid });
      await tell(stripe.events.length - 1);
    },
  };

  function balanceOf(id: number): number {
    const job = findJobById(database, id);
    return job?.stage === "done" ? balanceCents(job, findMoney(database, id), NO_TAX) : 0;
  }

  try {
    for (const job of ids.keys()) await finish(job);
    for (const one of presses) {
      fail(one.fault);
      await acts[one.what]?.(one);
      stripe.forgetFaults();
      // Of the pages that a customer has seen, one can be paid at most.
      for (const pages of shown) {
        const open = [...pages].filter((page) => stripe.sessions.get(page)?.status === "open");
        expect(open.length, "pages that can be paid").toBeLessThanOrEqual(1);
      }
    }
    // The evening: Stripe is heard, and tells the rest, the latest first.
    at += 60 * 60_000;
    await askAll();
    for (const index of [...stripe.events.keys()].reverse()) await tell(index);
    for (const job of ids.keys()) {
      if (findJobById(database, ids[job] ?? 0)?.stage !== "done") await finish(job);
    }
    at += 60 * 60_000;
    await askAll();
    reconcile();
  } finally {
    database.$client.close();
    await stripe.close();
    rmSync(folder, { recursive: true, force: true });
  }

  function reconcile(): void {
    const rows = database.select().from(payments).all();
    const counts = rows.filter(({ voidedAt }) => voidedAt === null);
    const byStripe = (one: (typeof rows)[number]) => one.stripeId !== null;
    const sumOf = (some: typeof rows) =>
      some.reduce((sum, { cents, tipCents }) => sum + cents + tipCents, 0);

    // Each payment and refund of Stripe's list stands in the books once, with its amount.
    const listed = [
      ...paidSessions().map(({ payment_intent, amount_total }) => [payment_intent, amount_total]),
      ...stripe.refunds
        .filter(({ status }) => status === "succeeded")
        .map(({ id, amount }) => [id, -amount]),
      ...stripe.disputes
        .filter(({ status }) => status === "lost")
        .map(({ id, amount }) => [id, -amount]),
    ];
    const booked = counts
      .filter(byStripe)
      .map(({ stripeId, cents, tipCents }) => [stripeId, cents + tipCents]);
    expect(booked.sort()).toEqual(listed.sort());
    const net = listed.reduce((sum, [, amount]) => sum + Number(amount), 0);
    expect(sumOf(counts.filter(byStripe))).toBe(net);

    // Receipts say what payments say, one counts of each job, and no number is left out.
    const jobs = listJobs(database, { from: "2026-01-01", to: "2027-12-31" });
    const numbers: string[] = [];
    let final = 0;
    for (const job of jobs) {
      const known = findMoney(database, job.id);
      const receipt = currentReceipt(known)?.receipt;
      if (!receipt) throw new Error("No receipt");
      const own = counts.filter(({ jobId }) => jobId === job.id);
      expect(receipt.payments.map(({ cents, tipCents }) => [cents, tipCents])).toEqual(
        own.map(({ cents, tipCents }) => [cents, tipCents]),
      );
      expect(dueCents(receipt)).toBe(balanceCents(job, known, NO_TAX));
      expect(tipCents(receipt)).toBe(own.reduce((sum, { tipCents: tip }) => sum + tip, 0));
      numbers.push(...known.receipts.map(({ number }) => number));
      final += receipt.final.tax.totalCents;
      // A page that is still open asks for what is owed, and nothing waits for Stripe.
      const live = liveCheckout(database, job.id);
      if (live) expect([live.state, live.cents]).toEqual(["open", dueCents(receipt)]);
    }
    expect(numbers.toSorted()).toEqual(
      numbers.map((_, index) => `R-2026-${String(index + 1).padStart(4, "0")}`),
    );

    // So does the file for the accountant, and what was taken by each way of paying.
    const listedPayments = ledgerPayments(database, { from: "2026-07-20", to: "2026-07-22" });
    const [head = [], ...cells] = paymentCells(listedPayments);
    const cell = (row: (string | number)[], name: string) => row[head.indexOf(name)];
    const inFile = cells
      .filter((row) => cell(row, "void") === "")
      .map((row) => Math.round((Number(cell(row, "amount")) + Number(cell(row, "tip"))) * 100));
    expect(inFile).toEqual(counts.map(({ cents, tipCents }) => cents + tipCents));
    expect(cells.map((row) => cell(row, "kind"))).toEqual(
      rows.map(({ cents, tipCents }) => (cents + tipCents < 0 ? "refund" : "payment")),
    );
    const card = collectedByMethod(listedPayments).find(({ name }) => name === "card");
    expect((card?.cents ?? 0) + (card?.tipCents ?? 0)).toBe(net);

    // The week's report and its file add up to the same.
    const paid = counts.reduce((sum, { cents }) => sum + cents, 0);
    const [revenue] = reportsOf(figuresAt(database, now()));
    if (!revenue) throw new Error("No report");
    const [, jobsDone, dollars, unpaid, back] = revenue.cells[0] ?? [];
    expect(jobsDone).toBe(JOBS);
    expect(Math.round(Number(dollars) * 100)).toBe(final);
    expect(Math.round((Number(unpaid) - Number(back)) * 100)).toBe(final - paid);
    const [, ...lines] = parse(reportCsv(revenue), { bom: true }) as string[][];
    expect(lines[0]?.slice(1, 5).map(Number)).toEqual([jobsDone, dollars, unpaid, back]);
  }
}
