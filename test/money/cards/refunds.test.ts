/** Money given back by card, disputes, and the code on the desk (rules 391 to 393). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import { findMessages } from "#app/jobs/messages/messages.server.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { cardRefunds, payments } from "#db/schema.ts";
import { stamp } from "#test/support/desk-site.ts";
import { ignoreLog } from "#test/support/expect-log.ts";
import { CARD_CENTS, type CardSite, openCardSite } from "#test/support/paid-by-card.ts";
import { html, json, reset } from "#test/support/stand-in-server.ts";

/** A job that was paid by card, with a tip of $20, and corrected to $500 afterwards: $100.60 too much. */
async function overpaid(site: CardSite): Promise<Job> {
  const job = await site.finish();
  await site.pay(job, { tip: "20" });
  site.stripe.pay(site.stripe.last().id);
  for (const event of site.stripe.events) await site.send(event);
  expect((await site.correct(job, "500")).status).toBe(303);
  return job;
}

const refund = (site: CardSite, job: Job, amount: string, hidden = stamp(1)) =>
  site.owner.post(site.desk.job.action, `/desk/jobs/${job.orderNumber}`, {
    ...hidden,
    ...{ do: "refund", method: "stripe", amount },
  });

const paidRows = ({ database }: CardSite) =>
  database
    .select()
    .from(payments)
    .all()
    .map(({ method, cents, tipCents, voidedAt }) => [method, cents, tipCents, voidedAt !== null]);

const given = ({ database }: CardSite) =>
  database
    .select()
    .from(cardRefunds)
    .all()
    .map(({ cents, state }) => [cents, state]);

const inboxTitles = async ({ owner }: CardSite) => {
  const { loader } = await import("#app/desk/inbox/inbox.route.tsx");
  const { body } = await owner.get(loader, "/desk/inbox");
  return (body as { todos: { title: string; group: string }[] }).todos
    .filter(({ group }) => group === "money")
    .map(({ title }) => title);
};

test("what was paid too much goes back on the card, through Stripe first, and once", async () => {
  const site = await openCardSite();
  const job = await overpaid(site);
  const hidden = stamp(1);
  const answers = await Promise.all([
    refund(site, job, "100.60", hidden),
    refund(site, job, "100.60", hidden),
  ]);
  for (const { headers } of answers) expect(headers.get("location")).toContain("did=refund#");
  expect(site.stripe.refunds).toMatchObject([{ amount: 10_060, payment_intent: "pi_000002" }]);
  for (const event of site.stripe.events) await site.send(event);
  expect(paidRows(site)).toEqual([
    ["card", CARD_CENTS, 2_000, false],
    ["card", -10_060, 0, false],
  ]);
  const { receipts } = findMoney(site.database, job.id);
  expect(receipts.at(-1)).toMatchObject({ number: "R-2026-0003", voidedAt: null });
  // Nothing is left to give back.
  expect((await refund(site, job, "1.00")).status).toBe(422);
  expect(site.stripe.refunds).toHaveLength(1);
});

test("no more is given back than is owed, and nothing from a page that is out of date", async () => {
  const site = await openCardSite();
  const job = await overpaid(site);
  expect((await refund(site, job, "100.61")).status).toBe(422);
  expect((await refund(site, job, "0")).status).toBe(422);
  expect((await refund(site, job, "10", stamp(0))).status).toBe(409);
  expect(site.stripe.refunds).toEqual([]);
  await refund(site, job, "60");
  await refund(site, job, "40.60");
  expect(given(site)).toEqual([
    [6_000, "given"],
    [4_060, "given"],
  ]);
});

test.each([
  ["after it has given it", true],
  ["before it has given it", false],
] as const)(
  "Stripe's answer is lost %s: it is asked until it is known, and gives once",
  async (_, isDone) => {
    const site = await openCardSite();
    const job = await overpaid(site);
    const fault = [/POST \/v1\/refunds/, isDone ? reset : html(502)] as const;
    if (isDone) site.stripe.loseNext(...fault);
    else site.stripe.answerNext(...fault);
    const answer = await ignoreLog(() => refund(site, job, "100.60"));
    expect(answer.headers.get("location")).toContain("did=refund-waits#");
    expect(given(site)).toEqual([[10_060, "making"]]);
    // Meanwhile it is not owed a second time, by card or in cash.
    expect((await refund(site, job, "100.60")).status).toBe(422);
    const cash = await site.act(job, { do: "refund", amount: "100.60", method: "cash" });
    expect(cash.status).toBe(422);
    await site.askAll(1);
    expect([given(site), site.stripe.refunds.length]).toEqual([[[10_060, "given"]], 1]);
    expect(paidRows(site)).toHaveLength(2);
  },
);

test("a refund whose answer was lost is looked up by its name: after a day Stripe has forgotten its key", async () => {
  const site = await openCardSite();
  const job = await overpaid(site);
  site.stripe.loseNext(/POST \/v1\/refunds/, reset);
  await ignoreLog(() => refund(site, job, "50"));
  site.stripe.forgetKeys();
  await site.askAll(25 * 60);
  expect([given(site), site.stripe.refunds.length]).toEqual([[[5_000, "given"]], 1]);
});

test("Stripe refuses a refund: nothing is booked, its words are shown, what was typed stays", async () => {
  const site = await openCardSite();
  const job = await overpaid(site);
  const no = json(400, { error: { code: "charge_already_refunded", message: "Already refunded" } });
  site.stripe.answerNext(/POST \/v1\/refunds/, no);
  const answer = await ignoreLog(() => refund(site, job, "100.60"));
  expect([answer.status, answer.body]).toEqual([
    409,
    expect.objectContaining({
      advice: expect.stringContaining("Already refunded"),
      typed: expect.objectContaining({ amount: "100.60", method: "stripe" }),
    }),
  ]);
  expect([paidRows(site).length, given(site)]).toEqual([1, [[10_060, "refused"]]]);
  expect((await refund(site, job, "100.60")).status).toBe(303);
});

test("a bank that does not take a refund: it is owed back again, and the inbox says so", async () => {
  const site = await openCardSite();
  const job = await overpaid(site);
  await refund(site, job, "100.60");
  const [made] = site.stripe.refunds;
  if (!made) throw new Error("No refund");
  const bounced = site.stripe.failRefund(made, "expired_or_canceled_card");
  await site.send(bounced);
  await site.send({ ...bounced, id: "evt_again" });
  expect(paidRows(site).at(-1)).toEqual(["card", -10_060, 0, true]);
  expect(await inboxTitles(site)).toEqual([
    "The bank rejected the $100.60 refund",
    `You owe ${job.name} $100.60`,
  ]);
});

test("what is given back in Stripe's dashboard is booked too: the job's part, then the tip's", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job, { tip: "20" });
  site.stripe.pay(site.stripe.last().id);
  for (const event of site.stripe.events) await site.send(event);
  const intent = site.stripe.last().payment_intent ?? "";
  site.stripe.refundThere(intent, 60_000);
  const late = site.stripe.events.at(-1);
  site.stripe.refundThere(intent, 1_060);
  // The later one first, and one that the account's older version words otherwise.
  const all = site.stripe.tell("charge.refunded", { object: "charge", payment_intent: intent });
  for (const event of [all, late, site.stripe.events.at(-2)]) {
    if (event) expect((await site.send(event)).status).toBe(200);
  }
  expect(paidRows(site)).toEqual([
    ["card", CARD_CENTS, 2_000, false],
    ["card", -60_000, 0, false],
    ["card", -60, -1_000, false],
  ]);
  // Of a payment that is none of the site's: the owner's other shop.
  const other = { ...site.stripe.refunds[0], id: "re_other", payment_intent: "pi_other" };
  expect((await site.send(site.stripe.tell("refund.created", other))).status).toBe(200);
  expect(paidRows(site)).toHaveLength(3);
  // Nobody asks Stripe to give it back once more.
  await site.askAll(60);
  expect(site.stripe.refunds).toHaveLength(2);
});

test("a refund and a dispute that are told before their payment: the payment is booked first", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job);
  site.stripe.pay(site.stripe.last().id);
  const intent = site.stripe.last().payment_intent ?? "";
  site.stripe.refundThere(intent, 5_000);
  const refunded = site.stripe.events.at(-1);
  if (!refunded) throw new Error("No event");
  site.stripe.answerNext(/GET .*sessions$/, html(502));
  expect((await site.send(refunded)).status).toBe(503);
  expect((await site.send(refunded)).status).toBe(200);
  await site.send(site.stripe.dispute(intent, CARD_CENTS));
  for (const event of site.stripe.events) await site.send(event);
  expect(paidRows(site)).toEqual([
    ["card", CARD_CENTS, 0, false],
    ["card", -5_000, 0, false],
  ]);
  expect(await inboxTitles(site)).toContain(`${job.name} disputes a card payment of $600.60`);
});

test("a dispute waits in the inbox until it is marked as seen", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job);
  site.stripe.pay(site.stripe.last().id);
  for (const event of site.stripe.events) await site.send(event);
  await site.send(site.stripe.dispute(site.stripe.last().payment_intent ?? "", CARD_CENTS));
  expect(await inboxTitles(site)).toEqual([`${job.name} disputes a card payment of $600.60`]);
  const { action } = await import("#app/desk/inbox/inbox.route.tsx");
  const seen = { ...stamp(1), intent: "seen", key: "card:1" };
  expect((await site.owner.post(action, "/desk/inbox", seen)).status).toBe(303);
  expect(await inboxTitles(site)).toEqual([]);
});

test("a dispute that is lost is money given back, once, and a card gives no more than is left", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job, { tip: "20" });
  site.stripe.pay(site.stripe.last().id);
  const intent = site.stripe.last().payment_intent ?? "";
  const told = site.stripe.dispute(intent, CARD_CENTS + 1_000);
  const [dispute] = site.stripe.disputes;
  if (!dispute) throw new Error("No dispute");
  const lost = site.stripe.closeDispute(dispute, "lost");
  // The end first: its payment is asked for, and the beginning asks for no answer any more.
  for (const event of [lost, lost, { ...lost, id: "evt_again" }, told]) {
    expect((await site.send(event)).status).toBe(200);
  }
  const paid = ["card", CARD_CENTS, 2_000, false];
  expect(paidRows(site)).toEqual([paid, ["card", -CARD_CENTS, -1_000, false]]);
  expect(await inboxTitles(site)).toEqual([
    "The bank took $610.60 back",
    `${job.name} still owes $600.60`,
  ]);
  const { receipts } = findMoney(site.database, job.id);
  expect(receipts.map(({ number, voidReason }) => [number, voidReason])).toEqual([
    ["R-2026-0001", "Card dispute lost"],
    ["R-2026-0002", null],
  ]);
  const emails = findMessages(site.database, job.id).filter(({ extra }) => extra?.receipt);
  expect(emails.filter(({ extra }) => extra?.receipt?.number === "R-2026-0002")).toEqual([]);
  // Paid in cash after all, and corrected: the card gives back nothing of what the bank has taken.
  await site.act(job, { do: "pay", method: "cash", amount: "600.60", tip: "" });
  await site.correct(job, "500");
  expect((await refund(site, job, "100.60")).status).toBe(422);
  expect(site.stripe.refunds).toEqual([]);
});

test("a dispute that is won, or in another currency, changes no books", async () => {
  const site = await openCardSite();
  const job = await site.finish();
  await site.pay(job);
  site.stripe.pay(site.stripe.last().id);
  for (const event of site.stripe.events) await site.send(event);
  const intent = site.stripe.last().payment_intent ?? "";
  await site.send(site.stripe.dispute(intent, CARD_CENTS));
  const [dispute] = site.stripe.disputes;
  if (!dispute) throw new Error("No dispute");
  await site.send(site.stripe.closeDispute(dispute, "won"));
  const other = { ...dispute, id: "du_other", currency: "eur", status: "lost" };
  await site.send(site.stripe.tell("charge.dispute.closed", other));
  await site.send(
    site.stripe.tell("charge.dispute.closed", { ...other, payment_intent: "pi_other" }),
  );
  expect(paidRows(site)).toEqual([["card", CARD_CENTS, 0, false]]);
});

test("Done with a code leads to it; it shows paid once the customer has paid", async () => {
  const site = await openCardSite();
  const { action, loader } = await import("#app/desk/card/card.route.tsx");
  const job = await site.book();
  const path = `/desk/jobs/${job.orderNumber}/card`;
  expect((await site.owner.get(loader, path)).status).toBe(404);
  const done = await site.done(job, { paid: "code" });
  expect(done.headers.get("location")).toBe(path);
  const shown = (await site.owner.get(loader, path)).body as { qr: object; job: object };
  expect(shown).toMatchObject({ qr: { size: expect.any(Number) }, job: { cardCents: CARD_CENTS } });
  await site.pay(job);
  site.stripe.pay(site.stripe.last().id);
  // Its event is lost.
  expect((await site.owner.post(action, path, stamp(1))).headers.get("location")).toBe(path);
  expect((await site.owner.get(loader, path)).body).toMatchObject({ qr: null });
});

test("a crew member sees the code where the owner shows what is to collect", async () => {
  const site = await openCardSite();
  const { loader } = await import("#app/desk/card/card.route.tsx");
  const { saveSetting } = await import("#app/prices/owner-settings.server.ts");
  const { addToCrew } = await import("#app/desk/crew/crew.server.ts");
  const job = await site.finish();
  site.database.$client.prepare("UPDATE jobs SET date = '2026-07-20' WHERE id = ?").run(job.id);
  await addToCrew({ name: "Luis", requestId: randomUUID() }, site.cardServices);
  const crew = await site.signedIn(1);
  const path = `/desk/jobs/${job.orderNumber}/card`;
  expect((await crew.get(loader, path)).status).toBe(404);
  saveSetting(site.database, "crewSeesAmounts", true, "2026-07-20T12:00:00.000Z");
  expect((await crew.get(loader, path)).body).toMatchObject({ qr: expect.any(Object) });
});
