import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import { findMessages, settleSent } from "#app/jobs/messages/messages.server.ts";
import { findMoney, findReceipts, readOutcomes } from "#app/jobs/money/money.server.ts";
import { receiptSums } from "#app/jobs/money/receipt-lines.ts";
import { figuresAt } from "#app/money/report-figures.server.ts";
import { reportsOf } from "#app/money/report-view.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { jobFinals, payments, receipts } from "#db/schema.ts";
import { type DeskSite, openDeskSite, stamp } from "#test/support/desk-site.ts";
import { type Browser, SITE_NOW } from "#test/support/site.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

/** Half a load and a refrigerator: $600.60 by the point, $540.54 with the discount. */
const CART = "load-half.1_refrigerator.1";

async function book(site: DeskSite, cookies: Record<string, string> = {}): Promise<Job> {
  const booker = site.browser({ cart: CART, ...cookies });
  const form = { bookingKey: randomUUID(), ...typedBooking() };
  expect((await booker.post(site.schedule.action, "/schedule", form)).status).toBe(303);
  return site.jobs().at(-1) as Job;
}

const done = (
  site: DeskSite,
  owner: Browser,
  job: Job,
  fields: Record<string, string>,
  hidden: Record<string, string> = stamp(1),
) =>
  owner.post(site.desk.done.action, `/desk/jobs/${job.orderNumber}/done`, {
    ...hidden,
    ...{ what: "as", paid: "none", tip: "0", finish: "send" },
    ...fields,
  });

const act = (site: DeskSite, owner: Browser, job: Job, fields: Record<string, string>) =>
  owner.post(site.desk.job.action, `/desk/jobs/${job.orderNumber}`, { ...stamp(1), ...fields });

const money = (site: DeskSite, { id }: Job) => findMoney(site.database, id);

const receiptMails = (site: DeskSite, { id }: Job) =>
  findMessages(site.database, id).filter(({ kind }) => kind === "done");

test("a job is done as booked, paid with a tip, once however often the form is posted", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const job = await book(site, { discount: "1" });
  const fields = { paid: "zelle", tip: "20" };
  const hidden = stamp(1);
  const answers = await Promise.all([
    done(site, owner, job, fields, hidden),
    done(site, owner, job, fields, hidden),
  ]);
  const to = `/desk/jobs/${job.orderNumber}?did=done#said`;
  expect(answers.map(({ headers }) => headers.get("location"))).toEqual([to, to]);
  expect(site.database.select().from(payments).all()).toMatchObject([
    { method: "zelle", cents: 54_054, tipCents: 2_000, voidedAt: null },
  ]);
  expect(money(site, job).receipts).toMatchObject([{ number: "R-2026-0001", voidedAt: null }]);
  expect(receiptMails(site, job)).toHaveLength(1);
  // The same press once more, from a page that was loaded anew: the job is done already.
  const again = await done(site, owner, job, fields);
  expect([again.status, (again.body as { problem: string }).problem]).toEqual([
    409,
    "You can no longer do that with this job.",
  ]);
});

test("tax is taken of the price after the discount, and every line adds up", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  saveSetting(site.database, "tax", { mode: "added", rate: 825 }, SITE_NOW);
  const job = await book(site, { discount: "1" });
  expect(job).toMatchObject({ taxMode: "added", taxRate: 825, totalCents: 54_054 });
  // What is set afterwards is nothing to this customer.
  saveSetting(site.database, "tax", { mode: "included", rate: 900 }, SITE_NOW);
  await done(site, owner, job, { paid: "cash", tip: "other", other: "5.50" });
  const [issued] = findReceipts(site.database, job.id);
  const sums = receiptSums(issued?.receipt as NonNullable<typeof issued>["receipt"]);
  expect(sums.map(({ label, final }) => `${label}: ${final}`)).toEqual([
    "330 points × $1.82: $600.60",
    "Discount: -$60.06",
    "Sales tax 8.25%: $44.59",
    "Total: $585.13",
    "Tip for the crew: $5.50",
    "Paid by cash: $590.63",
  ]);
  const [final] = site.database.select().from(jobFinals).all();
  // What the reports add up is what the receipt says.
  expect(final).toMatchObject({ totalCents: 58_513, taxCents: 4_459 });
});

test("other lines and another price need a reason, which stands on the receipt; the booked price stays", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const job = await book(site);
  const lines = { what: "lines", draft: `${CART}_sofa.1` };
  const without = await done(site, owner, job, lines);
  expect([without.status, (without.body as { problem: string }).problem]).toEqual([
    422,
    "Add a reason.",
  ]);
  const bad = await done(site, owner, job, { what: "price", price: "12x", reason: "A sum" });
  expect(bad.status).toBe(422);
  await done(site, owner, job, { ...lines, reason: "A sofa joined" });
  const [issued] = findReceipts(site.database, job.id);
  // 380 points.
  expect(issued?.receipt).toMatchObject({
    final: { kind: "other-lines", tax: { totalCents: 69_160 }, reason: "A sofa joined" },
    booked: { tax: { totalCents: 60_060 } },
    payments: [],
  });
  expect(site.jobs()[0]).toMatchObject({ totalCents: 60_060, stage: "done", volume: 330 });

  const corrected = { what: "price", price: "650", reason: "Agreed on site" };
  const { paid: _, ...fields } = { ...corrected, paid: "" };
  const post = { ...stamp(1), ...fields, finish: "send" };
  const saved = await owner.post(site.desk.done.action, `/desk/jobs/${job.orderNumber}/done`, post);
  expect(saved.headers.get("location")).toContain("?did=corrected#");
  expect(money(site, job).final).toMatchObject({
    kind: "other-price",
    tax: { totalCents: 65_000 },
  });
  expect(findReceipts(site.database, job.id)).toMatchObject([
    { number: "R-2026-0001", voidReason: "Price corrected" },
    { number: "R-2026-0002", voidedAt: null },
  ]);
});

test("payments join the receipt that stands; one that is voided makes it anew, and is not deleted", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const job = await book(site);
  await done(site, owner, job, { finish: "quiet" });
  expect(receiptMails(site, job)).toHaveLength(0);
  const pay = { do: "pay", method: "check", amount: "600.60", tip: "" };
  expect((await act(site, owner, job, { ...pay, amount: "600.61" })).status).toBe(422);
  expect((await act(site, owner, job, pay)).status).toBe(303);
  expect(receiptMails(site, job)).toHaveLength(0);
  const [payment] = money(site, job).payments;
  const voided = { do: "void", payment: String(payment?.id) };
  expect((await act(site, owner, job, { ...voided, reason: " " })).status).toBe(422);
  expect((await act(site, owner, job, { ...voided, reason: "Bounced" })).status).toBe(303);
  expect((await act(site, owner, job, { ...voided, reason: "Bounced" })).status).toBe(409);
  expect((await act(site, owner, job, { ...pay, method: "cash", amount: "100" })).status).toBe(303);
  expect(money(site, job).payments).toMatchObject([
    { method: "check", cents: 60_060, voidReason: "Bounced" },
    { method: "cash", cents: 10_000, voidedAt: null },
  ]);
  const numbers = findReceipts(site.database, job.id).map(({ number, voidedAt }) => [
    number,
    voidedAt !== null,
  ]);
  expect(numbers).toEqual([
    ["R-2026-0001", true],
    ["R-2026-0002", false],
  ]);
  const page = await site.browser().get(site.booking.loader, `/booking/${job.token}`);
  expect(page.body).toMatchObject({ receipt: { number: "R-2026-0002" } });
});

test("parts are paid on one receipt, which says what is left and goes out again if asked", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const job = await book(site);
  const tooMuch = await done(site, owner, job, { paid: "cash", amount: "600.61" });
  expect(tooMuch.status).toBe(422);
  for (const amount of ["0", "x", "-5"]) {
    expect((await done(site, owner, job, { paid: "cash", amount })).status).toBe(422);
  }
  await done(site, owner, job, { paid: "cash", amount: "100", tip: "10" });
  const mails = () =>
    findMessages(site.database, job.id).filter(({ kind }) => kind === "done" || kind === "receipt");
  const send = () => {
    for (const one of mails()) settleSent(site.database, one, SITE_NOW);
  };
  const pay = (amount: string, fields = {}) =>
    act(site, owner, job, { do: "pay", method: "check", amount, tip: "", ...fields });
  // The email that waits says what has come in meanwhile.
  expect((await pay("50.25")).status).toBe(303);
  expect(mails().map(({ extra }) => extra?.receipt?.payments.length)).toEqual([2]);
  send();
  expect((await pay("150")).status).toBe(303);
  expect(mails()).toHaveLength(1);
  const { receipts: issued } = money(site, job);
  expect(issued.map(({ number, voidedAt }) => [number, voidedAt])).toEqual([["R-2026-0001", null]]);
  const sums = receiptSums(issued[0]?.receipt as NonNullable<(typeof issued)[0]>["receipt"]);
  expect(sums.slice(-5).map(({ label, final }) => `${label}: ${final}`)).toEqual([
    "Tip for the crew: $10.00",
    "Paid by cash, Mon, Jul 20: $110.00",
    "Paid by check, Mon, Jul 20: $50.25",
    "Paid by check, Mon, Jul 20: $150.00",
    "Still to pay: $300.35",
  ]);
  // Asked for, and once for a press.
  const again = { do: "receipt", ...stamp(1) };
  await act(site, owner, job, again);
  await act(site, owner, job, again);
  expect(mails().map(({ kind, extra }) => [kind, extra?.receipt?.payments.length])).toEqual([
    ["done", 2],
    ["receipt", 3],
  ]);
  expect(money(site, job).receipts).toHaveLength(1);
  expect((await pay("300.35", { do: "pay-send" })).status).toBe(303);
  expect(mails().at(-1)?.extra?.receipt).toMatchObject({ number: "R-2026-0001" });
  expect(mails()).toHaveLength(3);
});

test("a discount in dollars or percent stands on the receipt, and never goes below zero", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  saveSetting(site.database, "tax", { mode: "added", rate: 825 }, SITE_NOW);
  const job = await book(site, { discount: "1" });
  const off = (off: string, unit: string) => ({ off, unit, offWhy: "Neighbor\nof Ana" });
  const wrong = [
    ...[["100.01", "percent"] as const, ["-1", "percent"] as const],
    ...[["540.55", "dollars"] as const, ["x", "dollars"] as const],
  ];
  for (const [amount, unit] of wrong) {
    const refused = await done(site, owner, job, { paid: "cash", ...off(amount, unit) });
    expect([amount, refused.status]).toEqual([amount, 422]);
    expect(refused.body).toMatchObject({ typed: { typed: { off: amount, unit } } });
  }
  await done(site, owner, job, { paid: "cash", ...off("12.5", "percent") });
  const sumsOf = () => {
    const receipt = findReceipts(site.database, job.id).at(-1)?.receipt;
    return receiptSums(receipt as NonNullable<typeof receipt>).map(
      ({ label, final }) => `${label}: ${final}`,
    );
  };
  // 540.54 less 67.57, and the tax on what is left.
  expect(sumsOf()).toEqual([
    "330 points × $1.82: $600.60",
    "Discount: -$60.06",
    "Discount 12.5%: Neighbor of Ana: -$67.57",
    "Sales tax 8.25%: $39.02",
    "Total: $511.99",
    "Paid by cash: $511.99",
  ]);
  const [job1] = site.jobs();
  if (!job1) throw new Error("No job");
  expect(readOutcomes(site.database, [job1])(job1)).toMatchObject({
    ...{ discountCents: 12_763, totalCents: 51_199 },
  });
  const [revenue] = reportsOf(figuresAt(site.database, new Date(SITE_NOW)));
  expect(revenue?.cells[0]?.slice(1)).toEqual([1, 511.99, 0, 0, 127.63]);
  // A correction begins with it, and can take it off again.
  const page = `/desk/jobs/${job.orderNumber}/done`;
  const { body } = await owner.get(site.desk.done.loader, page);
  const { typed } = (body as { money: { typed: Record<string, string> } }).money;
  expect(typed).toMatchObject({
    what: "as",
    off: "12.5",
    unit: "percent",
    offWhy: "Neighbor of Ana",
  });
  const { paid: _, ...fields } = typed;
  const correct = (part: Record<string, string>) =>
    owner.post(site.desk.done.action, page, { ...stamp(1), ...fields, ...part, finish: "quiet" });
  await correct({});
  expect(money(site, job).final).toMatchObject({ discountCents: 12_763, off: { cents: 6_757 } });
  await correct(off("540.54", "dollars"));
  expect(money(site, job).final?.tax.totalCents).toBe(0);
  await correct({ off: "" });
  expect(money(site, job).final).toMatchObject({
    discountCents: 6_006,
    tax: { totalCents: 58_513 },
  });
  expect(money(site, job).final?.off).toBeUndefined();
});

test("receipts are numbered through the year without gap or double, whoever ends jobs at once", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const jobs = [await book(site), await book(site), await book(site)];
  await Promise.all(jobs.map((job) => done(site, owner, job, {})));
  const numbers = site.database.select().from(receipts).all();
  expect(numbers.map(({ year, number }) => [year, number]).sort()).toEqual([
    [2026, 1],
    [2026, 2],
    [2026, 3],
  ]);
});

test(
  "a correction begins at the present final price and lines, and never goes back to the " +
    "booked ones by itself",
  async () => {
    const site = await openDeskSite();
    const owner = await site.signedIn();
    const job = await book(site);
    const page = `/desk/jobs/${job.orderNumber}/done`;
    const begun = async () => {
      const { body } = await owner.get(site.desk.done.loader, page);
      return (body as { money: { typed: Record<string, string> } }).money.typed;
    };
    const correct = async () => {
      const { paid: _, ...fields } = await begun();
      const post = { ...stamp(site.jobs()[0]?.revision ?? 0), ...fields, finish: "quiet" };
      expect((await owner.post(site.desk.done.action, page, post)).status).toBe(303);
    };
    expect(await begun()).toMatchObject({ what: "as", reason: "", draft: CART });
    const lines = { what: "lines", draft: `${CART}_sofa.1`, reason: "A sofa joined" };
    await done(site, owner, job, lines);
    expect(await begun()).toMatchObject(lines);
    // Sent as it stands, it changes neither the price nor the lines.
    await correct();
    expect(money(site, job).final).toMatchObject({
      kind: "other-lines",
      tax: { totalCents: 69_160 },
    });
    const price = { what: "price", price: "650", reason: "Agreed on site" };
    const { paid: _, ...typed } = { ...(await begun()), ...price } as Record<string, string>;
    const post = { ...stamp(site.jobs()[0]?.revision ?? 0), ...typed, finish: "quiet" };
    expect((await owner.post(site.desk.done.action, page, { ...post, reason: " " })).status).toBe(
      422,
    );
    expect((await owner.post(site.desk.done.action, page, post)).status).toBe(303);
    await correct();
    const { final } = money(site, job);
    expect(final).toMatchObject({ kind: "other-price", tax: { totalCents: 65_000 } });
    expect(final?.items.map(({ id }) => id)).toContain("sofa");
    expect(await begun()).toMatchObject({
      what: "price",
      price: "650.00",
      reason: "Agreed on site",
    });
  },
);

test("a tip without a payment is never dropped in silence", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const job = await book(site);
  const refused = await done(site, owner, job, { paid: "none", tip: "20" });
  expect([refused.status, (refused.body as { problem: string }).problem]).toEqual([
    422,
    "A tip needs a payment.",
  ]);
  expect(site.jobs()[0]).toMatchObject({ stage: "booked" });
  expect((await done(site, owner, job, { paid: "cash", tip: "20" })).status).toBe(303);
});

test("what was paid beyond the price is owed back, until the refund is recorded with its way", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const job = await book(site);
  const price = { what: "price", reason: "Less than thought" };
  await done(site, owner, job, { paid: "cash" });
  const correction = { ...stamp(1), ...price, price: "500", finish: "send", correction: "1" };
  await owner.post(site.desk.done.action, `/desk/jobs/${job.orderNumber}/done`, correction);
  expect(money(site, job).final?.tax.totalCents).toBe(50_000);
  const sumsOf = () => {
    const receipt = findReceipts(site.database, job.id).at(-1)?.receipt;
    return receiptSums(receipt as NonNullable<typeof receipt>).map(
      ({ label, final }) => `${label}: ${final}`,
    );
  };
  expect(sumsOf()).toContain("We owe you back: $100.60");
  for (const amount of ["100.61", "0", "-1"]) {
    const refused = await act(site, owner, job, { do: "refund", amount, method: "zelle" });
    expect([amount, refused.status]).toEqual([amount, 422]);
  }
  const back = { do: "refund", amount: "100.60", method: "zelle" };
  expect((await act(site, owner, job, back)).status).toBe(303);
  expect(money(site, job).payments).toMatchObject([
    { method: "cash", cents: 60_060 },
    { method: "zelle", cents: -10_060 },
  ]);
  expect(sumsOf()).toContain("Refunded by Zelle, Mon, Jul 20: -$100.60");
  expect(sumsOf().join()).not.toContain("owe");
  expect((await act(site, owner, job, back)).status).toBe(422);
});

test("On my way and Done can be taken back; their emails wait as long, unless they are sent at once", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const job = await book(site);
  const waiting = (kind: string) =>
    findMessages(site.database, job.id).filter((one) => one.kind === kind && one.state === "due");
  await act(site, owner, job, { do: "way" });
  const [way] = waiting("on-the-way");
  expect(Date.parse(way?.dueAt ?? "") - Date.parse(SITE_NOW)).toBe(600_000);
  expect((await act(site, owner, job, { do: "undo" })).status).toBe(303);
  expect(site.jobs().at(-1)).toMatchObject({ stage: "booked", endedAt: null });
  expect(waiting("on-the-way")).toEqual([]);
  // Pressed again, the customer gets one email, and at once where the owner says so.
  const today = (fields: Record<string, string>) =>
    owner.post(site.desk.today.action, "/desk?index", {
      ...stamp(1),
      ...{ order: job.orderNumber, ...fields },
    });
  expect((await today({ do: "way-now" })).status).toBe(303);
  const told = () =>
    findMessages(site.database, job.id).filter(({ kind }) => kind === "on-the-way");
  const sent = told().filter(({ reason }) => reason !== "withdrawn");
  expect(sent.map(({ dueAt, state }) => (state === "due" ? dueAt : SITE_NOW))).toEqual([SITE_NOW]);
  expect((await today({ do: "undo" })).status).toBe(303);
  expect(site.jobs().at(-1)).toMatchObject({ stage: "booked" });

  await done(site, owner, job, { paid: "cash" });
  expect(Date.parse(waiting("done")[0]?.dueAt ?? "") - Date.parse(SITE_NOW)).toBe(600_000);
  expect((await act(site, owner, job, { do: "undo" })).status).toBe(303);
  expect(waiting("done")).toEqual([]);
  expect(site.jobs().at(-1)).toMatchObject({ stage: "booked", endedAt: null });
  expect(money(site, job)).toMatchObject({
    final: null,
    payments: [{ voidReason: "Done was taken back" }],
    receipts: [{ number: "R-2026-0001", voidReason: "Done was taken back" }],
  });
  expect((await act(site, owner, job, { do: "undo" })).status).toBe(409);

  await done(site, owner, job, { paid: "zelle" });
  expect(money(site, job).receipts.map(({ number }) => number)).toEqual([
    ...["R-2026-0001", "R-2026-0002"],
  ]);
  await act(site, owner, job, { do: "mail" });
  expect(waiting("done").every(({ dueAt }) => dueAt === SITE_NOW)).toBe(true);
});

test("a customer who was emailed about a press that is taken back gets one email that says so", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const job = await book(site);
  const messages = () => findMessages(site.database, job.id);
  const deliver = () => {
    for (const one of messages().filter(
      ({ state, dueAt }) => state === "due" && dueAt === SITE_NOW,
    ))
      settleSent(site.database, one, SITE_NOW);
  };
  const press = async (fields: Record<string, string>) => {
    expect((await act(site, owner, job, fields)).status).toBe(303);
    deliver();
  };
  const corrections = () =>
    messages().flatMap(({ kind, extra }) =>
      kind === "undone-customer" ? [extra?.receipt?.number ?? extra?.change?.before?.stage] : [],
    );
  await press({ do: "way" });
  await press({ do: "undo" });
  expect(corrections()).toEqual([]);
  await press({ do: "way-now" });
  const undo = { do: "undo", ...stamp(1) };
  await press(undo);
  await press(undo);
  expect(corrections()).toEqual(["on-the-way"]);
  await done(site, owner, job, { paid: "cash" });
  await press({ do: "mail" });
  await press({ do: "undo" });
  // A quiet "Done" told nobody: there is nothing to correct.
  await done(site, owner, job, { paid: "cash", finish: "quiet" });
  await press({ do: "undo" });
  expect(corrections()).toEqual(["on-the-way", "R-2026-0001"]);
});

test("a press that waited for signal is taken back by its own post alone, whether it came or not", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const job = await book(site);
  const press = { ...stamp(1), customer: "Ada\u200B Lee", do: "way" };
  const undo = () =>
    act(site, owner, job, { do: "undo", press: new URLSearchParams(press).toString() });
  const stage = () => site.jobs().at(-1)?.stage;
  // It never came, and another one did: that stays.
  await act(site, owner, job, { do: "way" });
  expect((await undo()).status).toBe(303);
  expect(stage()).toBe("on-the-way");
  await act(site, owner, job, { do: "undo" });
  // It came, and its answer was lost.
  await act(site, owner, job, press);
  expect(stage()).toBe("on-the-way");
  expect((await undo()).status).toBe(303);
  expect(stage()).toBe("booked");
});

test("a note of a page that is behind changes nothing, and both notes stand side by side", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const job = await book(site);
  const note = (fields: Record<string, string>) => act(site, owner, job, { do: "note", ...fields });
  const kept = () => site.jobs().at(-1)?.deskNote;
  expect((await note({ note: "Gate 1234\r\nDog", seen: "" })).status).toBe(303);
  const behind = await note({ note: "Side door", seen: "" });
  expect(behind.status).toBe(409);
  const { clash, typed } = behind.body as {
    clash: { now: string[]; mine: string[]; stamp: { seen: string }; again: [string, string][] };
    typed: { note: string };
  };
  expect([clash.now, clash.mine, typed.note]).toEqual([
    ["Gate 1234\nDog"],
    ["Side door"],
    "Side door",
  ]);
  expect(kept()).toBe("Gate 1234\nDog");
  const again = { ...Object.fromEntries(clash.again), seen: clash.stamp.seen };
  expect((await note({ ...again, note: "Side door" })).status).toBe(303);
  expect(kept()).toBe("Side door");
});

test("a payment that is not voided keeps the reason that was typed", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const job = await book(site);
  await done(site, owner, job, { paid: "cash" });
  const refused = await act(site, owner, job, { do: "void", payment: "99", reason: "Wrong job" });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    typed: { intent: "void", reason: "Wrong job", payment: "99" },
  });
});

test("a day outside of the calendar's limits is refused beside the field, with what was chosen", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const job = await book(site);
  const move = (date: string) =>
    owner.post(site.desk.move.action, `/desk/jobs/${job.orderNumber}/move`, {
      ...{ ...stamp(1), date, window: "Evening" },
    });
  for (const date of ["2026-07-01", "2027-07-20", ""]) {
    const { status, body } = await move(date);
    const { typed, problem } = body as { typed: Record<string, string>; problem: string };
    expect([status, typed.date, typed.timeOfDay, typed.dateError]).toEqual([
      ...[422, date, "Evening", problem],
    ]);
  }
});
