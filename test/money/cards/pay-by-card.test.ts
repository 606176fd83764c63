/** Cards once a job is done (rules 385 to 390): the site's own routes against a stand-in for Stripe. */
import { expect, test } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import { findMessages } from "#app/jobs/messages/messages.server.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { renderMessage } from "#app/messages/letters/render-message.ts";
import { textWords } from "#app/messages/texts/text-words.ts";
import { cardCheckouts, cardEvents, cardNews, payments } from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { ignoreLog } from "#test/support/expect-log.ts";
import { CARD_CENTS, type CardSite, openCardSite } from "#test/support/paid-by-card.ts";
import { SITE_NOW } from "#test/support/site.ts";
import { hang, html, json, reset } from "#test/support/stand-in-server.ts";
import { signed, startStripe } from "#test/support/stripe-stand-in.ts";

const paidRows = ({ database }: CardSite) =>
  database
    .select()
    .from(payments)
    .all()
    .map(({ method, cents, tipCents, stripeId }) => ({ method, cents, tipCents, stripeId }));

const states = ({ database }: CardSite) =>
  database
    .select()
    .from(cardCheckouts)
    .all()
    .map(({ state }) => state);

const due = (site: CardSite, { id }: Job) => {
  const { final, payments: paid } = findMoney(site.database, id);
  const received = paid.filter(({ voidedAt }) => !voidedAt);
  return (final?.tax.totalCents ?? 0) - received.reduce((sum, { cents }) => sum + cents, 0);
};

test("without Stripe's key nothing of cards is shown, and its addresses answer nothing", async () => {
  const site = await openDeskSite();
  const browser = site.browser();
  expect((await browser.post(site.stripeEvents.action, "/api/stripe", {})).status).toBe(404);
  const { cardServices } = await import("#app/card-services.server.ts");
  expect(cardServices()).toBeNull();
});

test("a job that is not done takes no card; once it is done and unpaid its page does", async () => {
  const site = await openCardSite();
  const job = await site.book();
  const page = `/booking/${job.token}`;
  const early = await site.browser().get(site.payPage.loader, `${page}/pay`);
  expect([early.status, early.headers.get("location")]).toEqual([303, page]);
  expect((await site.pay(job as Job)).headers.get("location")).toBe(page);
  expect((await site.browser().get(site.booking.loader, page)).body).toMatchObject({ pay: null });
  expect(site.stripe.requests).toEqual([]);

  await site.done(job, {});
  const after = await site.browser().get(site.booking.loader, page);
  expect(after.body).toMatchObject({ pay: { label: "Pay $600.60 by card" } });
  const shown = await site.browser().get(site.payPage.loader, `${page}/pay`);
  expect(shown.body).toMatchObject({ title: "Pay $600.60 by card", hasTip: false });
});

test("a press leads to Stripe's page once, and what is paid there is in the books once", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  const browser = site.browser();
  const answer = await site.pay(job, { tip: "20" }, browser);
  const { id, url, ...session } = site.stripe.last();
  expect([answer.status, answer.headers.get("location")]).toEqual([303, url]);
  expect(session).toMatchObject({
    amount_total: CARD_CENTS + 2_000,
    currency: "usd",
    success_url: "http://localhost:3000/booking/paid",
    metadata: { order: job.orderNumber },
  });
  // Neither the private link nor who it is.
  const told = site.stripe.requests.map(({ body }) => decodeURIComponent(body)).join();
  for (const secret of [job.token, job.name, job.email, job.street]) {
    expect(told).not.toContain(secret);
  }
  const key = site.stripe.requests[0]?.headers["idempotency-key"];
  expect(key).toContain(`pay-${job.orderNumber}-R-2026-0001-${CARD_CENTS + 2_000}-`);
  // Pressed again, and twice at once: the same page.
  const again = await Promise.all([site.pay(job, { tip: "20" }), site.pay(job, { tip: "20" })]);
  expect(again.map(({ headers }) => headers.get("location"))).toEqual([url, url]);
  expect(site.stripe.sessions.size).toBe(1);

  site.stripe.pay(id);
  const [paid] = site.stripe.events;
  if (!paid) throw new Error("No event");
  const answers = await Promise.all([site.send(paid), site.send(paid), site.send(paid)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(paidRows(site)).toEqual([
    { method: "card", cents: CARD_CENTS, tipCents: 2_000, stripeId: "pi_000002" },
  ]);
  const { receipts } = findMoney(site.database, job.id);
  expect(receipts.map(({ number, voidReason }) => [number, voidReason])).toEqual([
    ["R-2026-0001", null],
  ]);
  // The email of Done had not gone out: it says what was paid, and goes out now.
  const mails = findMessages(site.database, job.id).filter(({ extra }) => extra?.receipt);
  expect(mails.map(({ state, dueAt }) => [state, dueAt])).toEqual([["due", SITE_NOW]]);
  expect(mails[0]?.extra?.receipt?.payments).toMatchObject([{ method: "card" }]);
  expect(states(site)).toEqual(["paid"]);
  expect(site.database.select().from(cardEvents).all()).toHaveLength(1);

  const back = await browser.get(site.paid.loader, "/booking/paid");
  expect(back.headers.get("location")).toBe(`/booking/${job.token}?did=paid#did`);
  const page = await browser.get(site.booking.loader, `/booking/${job.token}?did=paid`);
  expect(page.body).toMatchObject({ pay: null, done: "Payment received." });
  // A press on a page from before.
  expect((await site.pay(job)).headers.get("location")).toBe(`/booking/${job.token}`);
});

test("a lost event is found by asking: on the way back, and each quarter hour", async () => {
  const site = await openCardSite();
  const jobs = [await site.finish(), await site.finish()] as const;
  const browser = site.browser();
  for (const job of jobs) {
    await site.pay(job, {}, browser);
    site.stripe.pay(site.stripe.last().id);
  }
  await browser.get(site.paid.loader, "/booking/paid");
  expect(states(site)).toEqual(["open", "paid"]);
  await site.askAll(14);
  expect(states(site)).toEqual(["open", "paid"]);
  await site.askAll(15);
  expect(states(site)).toEqual(["paid", "paid"]);
  expect(jobs.map((job) => due(site, job))).toEqual([0, 0]);
  // The events come at last, the wrong way round.
  for (const event of site.stripe.events.toReversed()) await site.send(event);
  expect(paidRows(site)).toHaveLength(2);
});

test("back from Stripe's page without having paid, the customer finds the page before it", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  const browser = site.browser();
  await site.pay(job, {}, browser);
  const back = await browser.get(site.paid.loader, "/booking/paid");
  const to = back.headers.get("location") ?? "";
  expect(to).toBe(`/booking/${job.token}/pay?did=unpaid`);
  expect((await browser.get(site.payPage.loader, to)).body).toMatchObject({
    note: expect.stringContaining("Nothing was paid"),
  });
  // Another browser, or no cookie: nothing is known of whose it is.
  const other = await site.browser().get(site.paid.loader, "/booking/paid");
  expect(other.headers.get("location")).toBe("/booking");
  // Stripe does not answer: nobody is sent to pay again.
  site.stripe.answerNext(/GET/, html(502));
  const lost = await ignoreLog(() => browser.get(site.paid.loader, "/booking/paid"));
  expect(lost.headers.get("location")).toBe(`/booking/${job.token}?did=unheard#did`);
});

test.each([
  ["another signature", (body: string) => signed(body, new Date(SITE_NOW), "whsec_other")],
  ["an old one", (body: string) => signed(body, new Date(Date.parse(SITE_NOW) - 301_000))],
  ["a changed body", (body: string) => signed(`${body} `, new Date(SITE_NOW))],
  ["none", () => ({ "content-type": "application/json" })],
] as const)("an event with %s changes nothing", async (_, headersOf) => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job);
  site.stripe.pay(site.stripe.last().id);
  const [event] = site.stripe.events;
  if (!event) throw new Error("No event");
  const answer = await site.send(event, headersOf(JSON.stringify(event)));
  expect(answer.status).toBe(400);
  expect([paidRows(site), states(site)]).toEqual([[], ["open"]]);
});

test.each([
  ["another amount", { amount_total: 1 }],
  ["another currency", { currency: "mxn" }],
  ["a checkout that the site has not begun", { client_reference_id: "x", id: "cs_other" }],
] as const)("Stripe tells of %s: no payment is booked, the owner is told", async (_, lie) => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job);
  site.stripe.pay(site.stripe.last().id);
  const event = site.stripe.tell("checkout.session.completed", { ...site.stripe.last(), ...lie });
  expect((await ignoreLog(() => site.send(event))).status).toBe(200);
  expect((await ignoreLog(() => site.send({ ...event, id: "evt_again" }))).status).toBe(200);
  expect(paidRows(site)).toEqual([]);
  expect(site.database.select().from(cardNews).all()).toMatchObject([
    { kind: "unfit", facts: { orderNumber: job.orderNumber } },
  ]);
});

test.each([
  ["the price was corrected", (site: CardSite, job: Job) => site.correct(job, "500")],
  [
    "cash was taken",
    (site: CardSite, job: Job) => site.act(job, { do: "pay", amount: "600.60", method: "cash" }),
  ],
] as const)("once %s, the page that was open before takes no card", async (_, change) => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job);
  expect((await change(site, job)).status).toBe(303);
  expect(states(site)).toEqual(["closing"]);
  await site.askAll();
  expect(states(site)).toEqual(["expired"]);
  expect(site.stripe.pay(site.stripe.last().id)).toBe(false);
  expect(paidRows(site).filter(({ method }) => method === "card")).toEqual([]);
});

test("cash and card at once: both are in the books, and what is too much is owed back", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job);
  site.stripe.pay(site.stripe.last().id);
  await site.act(job, { do: "pay", amount: "600.60", method: "cash" });
  await site.askAll();
  expect(paidRows(site).map(({ method }) => method)).toEqual(["cash", "card"]);
  expect(due(site, job)).toBe(-CARD_CENTS);
  // The event of the payment comes late.
  for (const event of site.stripe.events) await site.send(event);
  expect(paidRows(site)).toHaveLength(2);
});

test("another tip begins another page and ends the one before; an own amount is read as it is typed", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job, { tip: "10" });
  const first = site.stripe.last().id;
  await site.pay(job, { tip: "other", other: "$12.50" });
  expect(site.stripe.last().amount_total).toBe(CARD_CENTS + 1_250);
  expect([states(site), site.stripe.pay(first)]).toEqual([["expired", "open"], false]);
  const bad = await site.pay(job, { tip: "other", other: "a lot" });
  expect([bad.status, bad.body]).toEqual([
    422,
    expect.objectContaining({ typed: { tip: "other", other: "a lot" } }),
  ]);
  // The tip was given with the page that is paid; what is added later asks for none.
  site.stripe.pay(site.stripe.last().id);
  await site.pay(job);
  await site.correct(job, "700");
  expect(site.cardDue(site.jobs()[0] as Job)).toEqual({ cents: 9_940, hasTip: true });
});

test("paid at Stripe and not heard of: another press finds it instead of paying again", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job);
  site.stripe.pay(site.stripe.last().id);
  const answer = await site.pay(job, { tip: "20" });
  expect(answer.headers.get("location")).toBe(`/booking/${job.token}?did=paid#did`);
  expect([paidRows(site).length, site.stripe.sessions.size]).toEqual([1, 1]);
});

test.each([
  ["cuts the line", reset],
  ["answers a gateway's page", html(502)],
  ["answers something else", json(200, { object: "checkout.session" })],
  ["has too much to do", json(429, { error: { type: "rate_limit_error", message: "Slow down" } })],
] as const)(
  "Stripe %s: the customer is told, and the next press finds the same page",
  async (_, fault) => {
    const site = await openCardSite();
    const job = await site.finish();
    site.stripe.loseNext(/POST .*sessions$/, fault);
    const lost = await ignoreLog(() => site.pay(job, { tip: "10" }));
    expect([lost.status, lost.body]).toEqual([
      503,
      expect.objectContaining({ typed: { tip: "10", other: "" } }),
    ]);
    expect(states(site)).toEqual(["making"]);
    const answer = await site.pay(job, { tip: "10" });
    expect(answer.headers.get("location")).toBe(site.stripe.last().url);
    expect(site.stripe.sessions.size).toBe(1);
  },
);

test("Stripe refuses: nothing is left behind, and a page nobody has seen ends by itself", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  const no = json(400, { error: { type: "invalid_request_error", message: "No such thing" } });
  site.stripe.answerNext(/POST/, no);
  expect((await ignoreLog(() => site.pay(job))).status).toBe(503);
  site.stripe.loseNext(/POST/);
  expect((await ignoreLog(() => site.pay(job))).status).toBe(503);
  expect(states(site)).toEqual(["expired", "making"]);
  await site.askAll(15);
  expect(states(site)).toEqual(["expired", "expired"]);
});

test("Done with a card payment, or with an open page, is not taken back", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job);
  // The page is closed first: nobody has paid, so that Done can be taken back.
  expect((await site.act(job, { do: "undo" })).status).toBe(303);
  expect([states(site), site.stripe.pay(site.stripe.last().id)]).toEqual([["expired"], false]);

  await site.done(site.jobs()[0] as Job, {});
  await site.pay(job);
  site.stripe.answerNext(/expire/, html(502));
  const unheard = await ignoreLog(() => site.act(job, { do: "undo" }));
  expect([unheard.status, site.jobs()[0]?.stage]).toEqual([409, "done"]);
  site.stripe.pay(site.stripe.last().id);
  const refused = await site.act(job, { do: "undo" });
  expect([refused.status, due(site, job)]).toEqual([409, 0]);
  const [payment] = site.database.select().from(payments).all();
  const fields = { do: "void", payment: String(payment?.id), reason: "A slip" };
  expect((await site.act(job, fields)).status).toBe(409);
  expect(paidRows(site)).toHaveLength(1);
});

test("a checkout of Stripe's test mode, or of another account, stands in nobody's way", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job);
  site.stripe.sessions.clear();
  const answer = await ignoreLog(() => site.pay(job));
  expect(answer.headers.get("location")).toBe(site.stripe.last().url);
  expect(states(site)).toEqual(["expired", "open"]);
});

test("Stripe that does not answer in time is told from one that refuses", async () => {
  const stripe = await startStripe();
  const { createStripeCards } = await import("#app/money/cards/stripe-cards.server.ts");
  const cards = createStripeCards({
    ...{ secretKey: "sk_test_stand_in_key", webhookSecret: null, baseUrl: stripe.url },
    ...{ returnUrl: "http://localhost:3000/booking/paid", timeoutMs: 100 },
  });
  stripe.answerNext(/GET/, hang);
  expect(await cards.findCheckout("cs_1")).toEqual({ ok: false, reason: "timed-out" });
  expect(await cards.findCheckout("cs_1")).toMatchObject({ ok: false, reason: "gone" });
  const wrong = json(200, { ...EVIL, url: "javascript:alert(1)" });
  stripe.answerNext(/GET/, wrong);
  expect(await cards.findCheckout("cs_1")).toMatchObject({ ok: true, found: { url: null } });
  stripe.answerNext(/GET/, json(200, { ...EVIL, url: "http://evil.example/pay" }));
  expect(await cards.findCheckout("cs_1")).toMatchObject({ ok: true, found: { url: null } });
  await stripe.close();
});

const EVIL = {
  ...{ id: "cs_1", status: "open", payment_status: "unpaid", amount_total: 100, currency: "usd" },
  ...{ payment_intent: null, client_reference_id: "a" },
};

test("a press with a form that no page has sent changes nothing", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  const bare = await site
    .browser()
    .post(site.payPage.action, `/booking/${job.token}/pay`, { tip: "0" });
  expect([bare.status, site.stripe.requests.length]).toEqual([400, 0]);
  const path = `/booking/${"0".repeat(64)}/pay`;
  expect((await site.browser().post(site.payPage.action, path, stamp(1))).status).toBe(404);
});

test("the receipt email leads to the card as long as something is owed, where cards are taken", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  const { business } = await import("#app/services.server.ts");
  const letter = (takesCards: boolean) => {
    const message = findMessages(site.database, job.id).findLast(({ kind }) => kind === "done");
    if (!message) throw new Error("No email");
    return renderMessage(message, job, { ...business, takesCards }).text;
  };
  expect(business.takesCards).toBe(true);
  const link = `Pay $600.60 by card: http://localhost:3000/booking/${job.token}/pay`;
  expect(letter(true)).toContain(link);
  expect(letter(false)).not.toMatch(/by card/);
  await site.pay(job);
  site.stripe.pay(site.stripe.last().id);
  for (const event of site.stripe.events) await site.send(event);
  expect(letter(true)).not.toContain("/pay");
  expect(letter(true)).toContain("Paid by card");
});

test("who wants texts gets the pay link as a text as long as something is owed", async () => {
  const site = await openCardSite();
  const wanted = site.database.$client.prepare("UPDATE jobs SET texts_since = ?, email = ?");
  const job = await site.book();
  wanted.run("2026-07-20T12:00:00.000Z", "");
  await site.done(job, {});
  const texts = () => findMessages(site.database, job.id).filter(({ kind }) => kind === "pay-text");
  const [text] = texts();
  if (!text) throw new Error("No text");
  const { business } = await import("#app/services.server.ts");
  const words = textWords("pay-text", {
    job,
    business,
    extra: text.extra,
    now: new Date(SITE_NOW),
  });
  expect(words).toBe(
    `Junk Buddy: Thank you! $600.60 is left to pay for order ${job.orderNumber}. Pay by card: ` +
      `http://localhost:3000/b/${job.token.slice(0, 24)} Questions? Call (713) 555-0142.`,
  );
  await site.act(job, { do: "pay", amount: "600.60", method: "cash" });
  expect(texts().map(({ state, reason }) => [state, reason])).toEqual([["given-up", "withdrawn"]]);
});
