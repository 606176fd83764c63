/** SIGKILL at every step of a payment by card and of a refund: never twice, never lost (rules 388 to 391). */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import { addCardRefund } from "#app/jobs/money/checkouts.server.ts";
import { finishJob } from "#app/money/finish-job.server.ts";
import { cardCheckouts, cardEvents, cardRefunds, payments, receipts } from "#db/schema.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { type BuiltServer, freePort, startBuiltServer } from "#test/support/built-server.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { hang } from "#test/support/stand-in-server.ts";
import { signed, startStripe, stripeSettings } from "#test/support/stripe-stand-in.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";

const CENTS = 60_060;
/** What the site's clock says at first, and once everything is due to be asked about. */
const NOW = "2026-07-20T15:30:00.000Z";
const LATER = "2026-07-20T15:50:00.000Z";

type CardSite = Awaited<ReturnType<typeof openSite>>;

async function openSite() {
  const stripe = await startStripe();
  onTestFinished(stripe.close);
  const folder = temporaryFolder();
  const database = temporaryDatabase(join(folder, "junkbuddy.db"));
  const port = String(await freePort());
  let count = 0;
  return {
    stripe,
    database,
    start: (now = NOW) =>
      startBuiltServer({ ...stripeSettings(stripe), PORT: port, NOW: now }, folder),
    /** A job that is done and not paid. */
    finish: async () => {
      const orderNumber = `JB-10000${count++}`;
      const booking = { bookingKey: orderNumber, drawOrderNumber: () => orderNumber };
      const job = savedJob(database, sampleBooking({ ...booking, noticeDueAt: null }));
      const services = {
        ...{ client: clientOf(database), now: () => new Date(NOW) },
        ...{ onMessagesDue: () => undefined, findProduct: () => undefined },
      };
      const asked = { jobId: job.id, requestId: null, revision: null, who: "owner" } as const;
      const final = { kind: "as-booked" } as const;
      await finishJob({ ...asked, final, paid: null, isEmailed: false }, services);
      return job;
    },
    hold: () => {
      database.$client.exec("BEGIN IMMEDIATE");
      return () => void database.$client.exec("COMMIT");
    },
    checkouts: () => database.select().from(cardCheckouts).all(),
    refunds: () => database.select().from(cardRefunds).all(),
    paid: (job: Job) =>
      database
        .select()
        .from(payments)
        .all()
        .filter(({ jobId }) => jobId === job.id),
    receiptsOf: (job: Job) =>
      database
        .select()
        .from(receipts)
        .all()
        .filter(({ jobId, voidedAt }) => jobId === job.id && voidedAt === null),
  };
}

async function press({ url }: BuiltServer, { token }: Job): Promise<string | null> {
  const answer = await fetch(`${url}/booking/${token}/pay`, {
    ...{ method: "POST", redirect: "manual" },
    body: new URLSearchParams({ requestId: randomUUID(), revision: "1", tip: "10", other: "" }),
  });
  return answer.headers.get("location");
}

/** Tells the site of Stripe's last event, as Stripe does. @returns the status, 0: it was cut off */
async function tellLast({ stripe }: CardSite, { url }: BuiltServer): Promise<number> {
  const body = JSON.stringify(stripe.events.at(-1));
  const headers = signed(body, new Date(NOW));
  return fetch(`${url}/api/stripe`, { method: "POST", body, headers }).then(
    ({ status }) => status,
    () => 0,
  );
}

type Moment = {
  name: string;
  /** Makes the site stop there. @returns when it has, and what undoes it */
  reach: (site: CardSite) => { isThere: () => boolean; undo?: () => void };
};

const PRESSES: Moment[] = [
  {
    name: "the checkout is on disk, Stripe has not heard",
    reach: ({ stripe }) => {
      const before = stripe.requests.length;
      stripe.answerNext(/POST .*sessions$/, hang);
      return { isThere: () => stripe.requests.length > before };
    },
  },
  {
    name: "Stripe has begun it, its answer is not there",
    reach: ({ stripe }) => {
      const before = stripe.sessions.size;
      stripe.loseNext(/POST .*sessions$/, hang);
      return { isThere: () => stripe.sessions.size > before };
    },
  },
  {
    name: "Stripe's answer is there, and not on disk",
    reach: ({ stripe, hold, checkouts }) => {
      const before = { sessions: stripe.sessions.size, rows: checkouts().length };
      let undo: (() => void) | undefined;
      stripe.slowNext(/POST .*sessions$/, 300);
      const isThere = () => {
        if (!undo && checkouts().length > before.rows) undo = hold();
        return stripe.sessions.size > before.sessions && stripe.answered(/POST .*sessions$/);
      };
      return { isThere, undo: () => undo?.() };
    },
  },
  {
    name: "it is on disk, and the customer is not led there",
    reach: ({ checkouts }) => ({ isThere: () => checkouts().at(-1)?.state === "open" }),
  },
];

test("killed while a card payment is begun: the next press leads to one page, paid once", async () => {
  const site = await openSite();
  let server = await site.start();
  for (const { name, reach } of PRESSES) {
    const job = await site.finish();
    const { isThere, undo } = reach(site);
    const pressed = press(server, job).catch(() => "cut off");
    await until(isThere);
    await server.stop("SIGKILL");
    undo?.();
    await pressed;
    server = await site.start();
    const url = await press(server, job);
    const own = [...site.stripe.sessions.values()].filter(({ id }) => url?.endsWith(id));
    expect(own, name).toMatchObject([{ status: "open", amount_total: CENTS + 1_000 }]);
    expect(site.stripe.pay(own[0]?.id ?? ""), name).toBe(true);
    expect(await tellLast(site, server), name).toBe(200);
    expect(site.paid(job), name).toMatchObject([{ cents: CENTS, tipCents: 1_000 }]);
    expect(site.receiptsOf(job), name).toHaveLength(1);
    expect(await press(server, job), name).toBe(`/booking/${job.token}`);
  }
  // One page for each job, however often it was pressed.
  expect(site.stripe.sessions.size).toBe(PRESSES.length);
});

const EVENTS: Moment[] = [
  {
    name: "before the payment is on disk",
    reach: ({ hold }) => {
      const undo = hold();
      const since = Date.now();
      return { isThere: () => Date.now() - since > 300, undo };
    },
  },
  {
    name: "with the payment on disk, before the event is noted",
    reach: ({ database }) => {
      const count = () => database.select().from(payments).all().length;
      const before = count();
      return { isThere: () => count() > before };
    },
  },
  {
    name: "with the event noted, before Stripe is answered",
    reach: ({ database }) => {
      const count = () => database.select().from(cardEvents).all().length;
      const before = count();
      return { isThere: () => count() > before };
    },
  },
];

test("killed while it takes an event: the repeat, or the next server's question, books it once", async () => {
  const site = await openSite();
  let server = await site.start();
  for (const [at, { name, reach }] of [...EVENTS, ...EVENTS].entries()) {
    const job = await site.finish();
    await press(server, job);
    site.stripe.pay(site.stripe.last().id);
    const { isThere, undo } = reach(site);
    const told = tellLast(site, server);
    await until(isThere);
    await server.stop("SIGKILL");
    undo?.();
    await told;
    const isRepeated = at < EVENTS.length;
    server = await site.start(isRepeated ? NOW : LATER);
    if (isRepeated) expect(await tellLast(site, server), name).toBe(200);
    await until(() => site.checkouts().at(-1)?.state === "paid");
    if (!isRepeated) {
      await server.stop();
      server = await site.start();
    }
    expect(site.paid(job), name).toMatchObject([{ cents: CENTS, tipCents: 1_000 }]);
    expect(site.receiptsOf(job), name).toHaveLength(1);
  }
});

const REFUNDS: Moment[] = [
  {
    name: "Stripe has not heard",
    reach: ({ stripe }) => {
      const before = stripe.requests.length;
      stripe.answerNext(/POST .*refunds/, hang);
      return { isThere: () => stripe.requests.length > before + 1 };
    },
  },
  {
    name: "Stripe has given it, its answer is not there",
    reach: ({ stripe }) => {
      const before = stripe.refunds.length;
      stripe.loseNext(/POST .*refunds/, hang);
      return { isThere: () => stripe.refunds.length > before };
    },
  },
  {
    name: "it is in the books",
    reach: ({ refunds }) => ({ isThere: () => refunds().at(-1)?.state === "given" }),
  },
];

test("killed while money goes back: the next server gives it once, and books it once", async () => {
  const site = await openSite();
  let server = await site.start();
  for (const { name, reach } of REFUNDS) {
    const job = await site.finish();
    await press(server, job);
    site.stripe.pay(site.stripe.last().id);
    await tellLast(site, server);
    const [payment] = site.paid(job);
    const { isThere } = reach(site);
    // As the desk leaves it, killed before it has asked Stripe.
    const refund = { ref: `refund-${job.id}`, jobId: job.id, requestId: null, cents: 1_500 };
    addCardRefund(
      site.database,
      { ...refund, intentId: payment?.stripeId ?? "" },
      { at: NOW, askAt: NOW },
    );
    await until(isThere);
    await server.stop("SIGKILL");
    server = await site.start(LATER);
    await until(() => site.refunds().at(-1)?.state === "given");
    await server.stop();
    server = await site.start();
    expect(site.stripe.refundedOf(payment?.stripeId ?? ""), name).toBe(1_500);
    expect(
      site.paid(job).map(({ cents }) => cents),
      name,
    ).toEqual([CENTS, -1_500]);
    expect(site.receiptsOf(job), name).toHaveLength(1);
  }
});
