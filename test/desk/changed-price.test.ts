/** Another price at the stop: proposed on the desk, answered by the customer, charged by Done (rules 410 to 414). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readInbox } from "#app/desk/inbox/inbox-news.server.ts";
import type { DeskJob } from "#app/desk/job/desk-job.ts";
import type { DayView } from "#app/desk/today/day-view.ts";
import type { Job } from "#app/jobs/job.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { type PriceConsent, type PriceView, shownText } from "#app/jobs/money/price-consent.ts";
import { printReceipt } from "#app/jobs/money/receipt-lines.ts";
import { customerTimeline, deskTimeline } from "#app/jobs/timeline.ts";
import { inLanguage } from "#app/lib/language.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { crewMembers, jobs } from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { type Answer, type Browser, SITE_NOW } from "#test/support/site.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

/** Half a load and a refrigerator: $600.60; with a sofa $691.60. */
const CART = "load-half.1_refrigerator.1";
const WITH_SOFA = { what: "lines", draft: `${CART}_sofa.1`, reason: "A sofa joined" };
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1";
const HANDED = "?show=price";

async function stop() {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const pricePage = await import("#app/booking/price/price.route.tsx");
  const form = {
    bookingKey: randomUUID(),
    ...typedBooking(),
    date: "2026-07-20",
    timeOfDay: "Evening",
  };
  await site.browser({ cart: CART }).post(site.schedule.action, "/schedule", form);
  const job = site.jobs()[0] as Job;
  const path = `/desk/jobs/${job.orderNumber}/done`;
  const own = `/booking/${job.token}/price`;
  const headers = { "user-agent": IPHONE };
  const post = (fields: Record<string, string>, browser: Browser = owner, more = {}) =>
    browser.post(site.desk.done.action, path, { ...stamp(1), ...fields }, { ...headers, ...more });
  const stateOf = async () =>
    ((await owner.get(site.desk.done.loader, path)).body as { job: DeskJob }).job.consent;
  const shown = async () => {
    const state = await stateOf();
    return state ? shownText(state.proposal) : "";
  };
  return {
    ...site,
    ...{ owner, job, path, post, stateOf, shown, pricePage, own, headers },
    ask: (fields: Record<string, string> = WITH_SOFA, browser: Browser = owner, more = {}) =>
      post({ finish: "ask", tip: "0", ...fields }, browser, more),
    /** On the crew's phone. */
    answer: (fields: Record<string, string>, more = {}, browser: Browser = owner) =>
      post({ finish: "approve", signer: "Maria Lopez", ...fields }, browser, more),
    /** On the customer's own page. */
    answerOwn: (fields: Record<string, string>) =>
      site
        .browser()
        .post(pricePage.action, own, { ...stamp(1), finish: "approve", ...fields }, headers),
    events: () => findEvents(site.database, job.id).filter(({ what }) => what.startsWith("price-")),
    final: () => findMoney(site.database, job.id).final,
    inbox: async () => {
      const { env } = await import("#app/server/env.server.ts");
      return readInbox(site.database, new Date(SITE_NOW), env).todos.filter(({ key }) =>
        key.startsWith("price:"),
      );
    },
    crew: async () => {
      const { id } = site.database
        .insert(crewMembers)
        .values({ name: "Andre", addedAt: SITE_NOW })
        .returning()
        .get();
      return site.signedIn(id);
    },
  };
}

const told = ({ status, body }: Answer) => [status, (body as { problem?: string }).problem];
const to = ({ headers }: Answer) => headers.get("location");

test("a list approved on the crew's phone is charged by Done, and is on the receipt as it was shown", async () => {
  const site = await stop();
  expect(to(await site.ask())).toBe(site.path + HANDED);
  expect(await site.stateOf()).toMatchObject({
    kind: "open",
    proposal: { final: { reason: "A sofa joined" } },
  });
  const shown = await site.shown();
  expect(shown.split("\n")).toEqual([
    "Price as booked: $600.60",
    "New price: $691.60",
    "What changed: Added: 1 × Sofa",
    "Why: A sofa joined",
    "I agree to pay $691.60 for this pickup instead of $600.60.",
  ]);
  expect(told(await site.answer({ shown, signer: " \u200b " }))[0]).toBe(422);
  const hidden = stamp(1);
  for (let press = 0; press < 2; press += 1) {
    expect(to(await site.answer({ shown, ...hidden }))).toBe(site.path + HANDED);
  }
  expect(site.events().map(({ what, who }) => `${what} ${who}`)).toEqual([
    "price-proposed owner",
    "price-approved customer",
  ]);
  const consent = {
    ...{ name: "Maria Lopez", at: SITE_NOW, on: "crew", device: "iPhone, Safari" },
    words: shown.split("\n"),
  };
  expect(site.events()[1]?.after).toEqual({ consent });
  const today = (await site.owner.get(site.desk.today.loader, "/desk")).body as { day: DayView };
  expect(today.day.toCollect).toEqual({ cents: 69_160, stops: 1 });

  expect(
    (await site.post({ what: "approved", paid: "cash", tip: "0", finish: "send" })).status,
  ).toBe(303);
  expect(site.final()).toMatchObject({
    tax: { totalCents: 69_160 },
    reason: "A sofa joined",
    consent,
  });
  expect(site.jobs()[0]?.totalCents).toBe(60_060);
  const [issued] = findMoney(site.database, site.job.id).receipts;
  const receipt = issued?.receipt as NonNullable<typeof issued>["receipt"];
  expect(printReceipt({ ...receipt, number: "R-2026-0001" }).approved).toEqual({
    by: "Maria Lopez, Mon, Jul 20, 2026, 10:30 AM, on the crew's phone (iPhone, Safari)",
    words: consent.words,
  });
  const { customerLetter } = await import("#app/messages/letters/customer-letters.ts");
  const { business } = await import("#app/services.server.ts");
  const extra = { receipt: { ...receipt, number: "R-2026-0001" } };
  expect(JSON.stringify(customerLetter("done", extra, site.job, business))).toContain(
    "I agree to pay $691.60",
  );
  const events = findEvents(site.database, site.job.id);
  const [entry] = customerTimeline(events).filter(({ title }) => title.includes("approved"));
  expect(entry).toMatchObject({ title: "You approved the new price" });
  expect(entry?.detail).toContain("New price: $691.60 · What changed: Added: 1 × Sofa");
  expect(deskTimeline(events, "Maria Lopez").map(({ title }) => title)).toContain(
    "The owner proposed another price",
  );
});

test("on the customer's own page a price is declined; the booked one stays, and the desk is told", async () => {
  const site = await stop();
  await site.ask({ what: "price", price: "720", reason: `Stairs ${"x".repeat(900)}` });
  const booking = await site.browser().get(site.booking.loader, `/booking/${site.job.token}`);
  expect(booking.body).toMatchObject({
    newPrice: { words: "There is a new price for your pickup: $720.00 instead of $600.60." },
  });
  const page = await site.browser().get(site.pricePage.loader, site.own);
  const { view } = page.body as { view: PriceView };
  expect(Object.fromEntries(view.facts).Why).toHaveLength(500);
  const declined = await site.answerOwn({ finish: "decline", shown: view.shown });
  expect(to(declined)).toBe(`/booking/${site.job.token}?did=price-declined#did`);
  expect(await site.stateOf()).toMatchObject({
    kind: "declined",
    consent: { on: "own", name: "" },
  });
  expect(await site.inbox()).toMatchObject([
    { title: "Maria Lopez declined a new price", words: expect.stringContaining("$720.00") },
  ]);
  expect(
    told(await site.post({ what: "approved", paid: "none", tip: "0", finish: "quiet" })),
  ).toEqual([409, "The customer's approval doesn't count any more."]);
  await site.post({ what: "as", paid: "none", tip: "0", finish: "quiet" });
  expect(site.final()).toMatchObject({ tax: { totalCents: 60_060 }, kind: "as-booked" });
  expect(to(await site.browser().get(site.pricePage.loader, site.own))).toBeNull();
});

test("after a change of list or price the answer to what was shown is refused", async () => {
  const site = await stop();
  await site.ask();
  const first = await site.shown();
  await site.ask({ ...WITH_SOFA, draft: `${CART}_sofa.2`, reason: "Two sofas" });
  expect(told(await site.answer({ shown: first }))).toEqual([
    409,
    "The price or the list has changed since this page was opened.",
  ]);
  expect(await site.stateOf()).toMatchObject({
    kind: "open",
    proposal: { final: { reason: "Two sofas" } },
  });
  const second = await site.shown();
  const items = { draft: `${CART}_lamp.1`, finish: "force", ...stamp(1) };
  const changed = await site.owner.post(
    site.desk.items.action,
    `/desk/jobs/${site.job.orderNumber}/items`,
    items,
  );
  expect(changed.status).toBe(303);
  expect((await site.stateOf())?.kind).toBe("stale");
  expect(told(await site.answerOwn({ shown: second, signer: "Maria" }))[0]).toBe(409);
  // Nor is an approval taken by Done once the list is another.
  await site.ask({ ...WITH_SOFA, ...stamp(2) });
  await site.answer({ shown: await site.shown() });
  expect((await site.stateOf())?.kind).toBe("approved");
  await site.owner.post(site.desk.items.action, `/desk/jobs/${site.job.orderNumber}/items`, {
    ...{ draft: CART, finish: "force" },
    ...stamp(2),
  });
  expect((await site.stateOf())?.kind).toBe("stale");
  const done = { what: "approved", paid: "none", tip: "0", finish: "quiet", ...stamp(3) };
  expect((await site.post(done)).status).toBe(409);
  expect(site.final()).toBeNull();
});

test("of two answers at once one counts and the other is told; none does once it was taken back", async () => {
  const site = await stop();
  await site.ask();
  const shown = await site.shown();
  const answers = await Promise.all([
    site.answer({ shown }),
    site.answerOwn({ shown, finish: "decline" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const late = answers.find(({ status }) => status === 409) as Answer;
  expect(told(late)).toEqual([409, "This price was already answered."]);
  expect(site.events()).toHaveLength(2);

  await site.ask();
  const press = { ...stamp(1), do: "withdraw" };
  const jobPage = `/desk/jobs/${site.job.orderNumber}`;
  expect(to(await site.owner.post(site.desk.job.action, jobPage, press))).toContain("did=withdraw");
  expect(told(await site.answerOwn({ shown, signer: "Maria" }))).toEqual([
    409,
    "There is no new price to answer any more.",
  ]);
  const again = { ...stamp(1), do: "withdraw" };
  expect((await site.owner.post(site.desk.job.action, jobPage, again)).status).toBe(409);
});

test("more is charged without an approval too, and the desk says that none is on record", async () => {
  const site = await stop();
  await site.post({ ...WITH_SOFA, paid: "cash", tip: "0", finish: "quiet" });
  const { body } = await site.owner.get(site.desk.job.loader, `/desk/jobs/${site.job.orderNumber}`);
  expect((body as { job: DeskJob }).job.money).toMatchObject({ isUnapproved: true });
  const cheaper = { what: "price", price: "500", reason: "Less", finish: "quiet" };
  await site.post(cheaper);
  const after = await site.owner.get(site.desk.job.loader, `/desk/jobs/${site.job.orderNumber}`);
  expect((after.body as { job: DeskJob }).job.money).toMatchObject({ isUnapproved: false });
});

test("the crew proposes where it sees amounts, and charges no price of its own without approval", async () => {
  const site = await stop();
  const crew = await site.crew();
  const refused = [403, "Only the owner can record that."];
  expect(told(await site.ask(WITH_SOFA, crew))).toEqual(refused);
  expect(told(await site.answer({ shown: "" }, {}, crew))).toEqual(refused);
  saveSetting(site.database, "crewSeesAmounts", true, SITE_NOW);
  expect(told(await site.ask({ what: "lines", draft: CART, reason: "x" }, crew))[0]).toBe(422);
  const stairs = { what: "price", price: "700", reason: "Three floors" };
  const finish = { paid: "cash", tip: "0", finish: "quiet" };
  expect(told(await site.post({ ...stairs, ...finish }, crew))).toEqual(refused);
  expect((await site.ask(stairs, crew)).status).toBe(303);
  await site.answer({ shown: await site.shown() }, {}, crew);
  // The plain form of a phone that has seen no amounts takes it too.
  expect((await site.post({ finish: "quiet" }, crew)).status).toBe(303);
  const consent = { name: "Maria Lopez" };
  expect(site.final()).toMatchObject({ tax: { totalCents: 70_000 }, consent });
});

test("a price is handed over in its customer's language, whichever the crew's desk has", async () => {
  const site = await stop();
  saveSetting(site.database, "crewSeesAmounts", true, SITE_NOW);
  const crew = await site.crew();
  crew.cookies.set("desk-language", "es");
  const load = async () =>
    (await crew.get(site.desk.done.loader, site.path)).body as {
      job: DeskJob;
      language: string;
      money: { booked: { items: { name: string }[] }; forCustomer: unknown };
    };
  expect(told(await site.ask({ what: "lines", draft: CART, reason: "x" }, crew))).toEqual([
    422,
    "Esa lista y ese precio son los reservados.",
  ]);
  await site.ask(WITH_SOFA, crew);
  const { language, money } = await load();
  expect(language).toBe("en");
  expect(money.booked.items[1]?.name).toBe("Refrigerador");
  expect(money.forCustomer).toMatchObject({ booked: { items: [{}, { name: "Refrigerator" }] } });
  const english = await site.shown();
  expect(told(await site.answer({ shown: english, signer: "" }, {}, crew))).toEqual([
    422,
    "Type your name to approve the price.",
  ]);
  const late = await site.answer({ shown: "-", ...stamp(1) }, queued(SITE_NOW), crew);
  expect(late.body).toMatchObject({ advice: expect.stringMatching(/^La respuesta no cuenta/) });

  site.database.update(jobs).set({ language: "es" }).run();
  const after = await load();
  expect(after.money.forCustomer).toBeNull();
  const { proposal } = after.job.consent as PriceConsent;
  const spanish = inLanguage("es", () => shownText(proposal));
  expect(spanish).toContain("Qué cambió: Se agregó: 1 × Sofá");
  expect((await site.answer({ shown: spanish, ...stamp(1) }, {}, crew)).status).toBe(303);
});

test("a discount on the spot is taken off an approved price, which stays approved", async () => {
  const site = await stop();
  await site.ask();
  await site.answer({ shown: await site.shown() });
  const off = { off: "10", unit: "percent", offWhy: "We were late" };
  await site.post({ ...off, what: "approved", paid: "cash", tip: "0", finish: "quiet" });
  expect(site.final()).toMatchObject({
    ...{ tax: { totalCents: 62_244 }, off: { cents: 6_916, rate: 1_000 }, discountCents: 6_916 },
    consent: { name: "Maria Lopez" },
  });
});

const queued = (at: string) => ({ "x-desk-queue": at });

test("without signal: proposed, approved and done in order, once, with the time of the answer", async () => {
  const site = await stop();
  const given = "2026-07-20T14:05:00.000Z";
  // The phone has made the words by itself.
  await site.ask();
  const shown = await site.shown();
  await site.owner.post(site.desk.job.action, `/desk/jobs/${site.job.orderNumber}`, {
    ...{ ...stamp(1), do: "withdraw" },
  });
  const fields = { ...stamp(1), shown };
  await site.ask(WITH_SOFA, site.owner, queued("2026-07-20T14:04:00.000Z"));
  for (let sent = 0; sent < 2; sent += 1) {
    expect((await site.answer(fields, queued(given))).status).toBe(303);
  }
  const done = { what: "approved", paid: "cash", tip: "0", finish: "send" };
  expect((await site.post(done, site.owner, queued(given))).status).toBe(303);
  expect(site.final()).toMatchObject({ consent: { at: given }, tax: { totalCents: 69_160 } });
  expect(site.events().filter(({ what }) => what === "price-approved")).toHaveLength(1);
});

test("an answer without signal that is too late is kept and told; a wrong clock is not believed", async () => {
  const site = await stop();
  await site.ask();
  const shown = await site.shown();
  await site.ask({ ...WITH_SOFA, reason: "Another reason" });
  const fields = { ...stamp(1), shown };
  const missed = await site.answer(fields, queued("2027-01-01T00:00:00.000Z"));
  expect(missed).toMatchObject({
    status: 409,
    body: { advice: expect.stringContaining("and the owner's inbox") },
  });
  expect(site.events().at(-1)).toMatchObject({
    what: "price-missed",
    after: {
      ...{ isApproved: true, reason: "The price or the list had changed by then" },
      consent: { name: "Maria Lopez", at: SITE_NOW, words: shown.split("\n") },
    },
  });
  // The phone sends it again, as its answer was lost.
  await site.answer(fields, queued("2027-01-01T00:00:00.000Z"));
  expect(site.events()).toHaveLength(3);
  expect((await site.stateOf())?.kind).toBe("open");
  const [todo, ...more] = await site.inbox();
  expect(more).toEqual([]);
  expect(todo).toMatchObject({
    title: "Maria Lopez approved a new price, which doesn't count",
    words: expect.stringContaining("Answered without signal. The price or the list had changed"),
  });
  // Done at the office meanwhile: not lost either.
  await site.post({ what: "as", paid: "none", tip: "0", finish: "quiet" });
  expect((await site.answer({ shown }, queued(SITE_NOW))).status).toBe(409);
  expect(site.events().at(-1)).toMatchObject({
    after: { reason: "The job was done or canceled by then" },
  });
});
