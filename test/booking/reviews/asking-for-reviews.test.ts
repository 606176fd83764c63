/** The whole way of asking for a review: decided, sent by text or email, opened, ended, and shown on the desk. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { JobEvent } from "#app/jobs/job-event.ts";
import { decideOnReviews, findReviewAsk } from "#app/jobs/reviews/review-asks.server.ts";
import { reviewLines } from "#app/jobs/reviews/review-lines.ts";
import { deskTimeline } from "#app/jobs/timeline.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { jobFinals, jobs, payments } from "#db/schema.ts";
import { type BookedSite, siteWithBooking } from "#test/support/booked-site.ts";
import { takeWarnings } from "#test/support/expect-log.ts";
import { openTextedSite, REMINDER_AT } from "#test/support/texted-site.ts";
import { twilioErrors } from "#test/support/twilio-stand-in.ts";

type Lines = Parameters<typeof reviewLines>;
type LinesOf = [ask: Lines[0], messages: Lines[1], leaves?: Lines[3]];

const LINK = "https://g.page/r/CabcDEF/review";
const DONE_AT = "2026-07-22T20:00:00.000Z";
const TEN = "2026-07-23T15:00:00.000Z";
const VISIT = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

/** Finishes the booking of a site as paid, and decides on it the day after. */
function decided(site: Pick<BookedSite, "database" | "job">, link: string | null = LINK): void {
  const { database } = site;
  const { id, totalCents } = site.job();
  database.update(jobs).set({ stage: "done", endedAt: DONE_AT }).where(eq(jobs.id, id)).run();
  const sums = { totalCents, taxCents: 0, final: { tax: { totalCents } } as never };
  database
    .insert(jobFinals)
    .values({ jobId: id, at: DONE_AT, ...sums })
    .run();
  const paid = { method: "cash", cents: totalCents, tipCents: 0, at: DONE_AT } as const;
  database
    .insert(payments)
    .values({ jobId: id, ...paid })
    .run();
  saveSetting(database, "reviewLink", link, DONE_AT);
  decideOnReviews(database, new Date(TEN));
}

async function pages(site: BookedSite) {
  const link = await import("#app/booking/reviews/review-link.route.ts");
  const off = await import("#app/booking/reviews/unsubscribe.route.tsx");
  const short = `/b/${site.token.slice(0, 24)}/review`;
  const params = { short: site.token.slice(0, 24) };
  return {
    /** Follows the link of the message. */
    open: (headers: Record<string, string> = VISIT, method = "GET") =>
      site.browserOf().send((args) => link.loader({ ...args, params }), short, { method, headers }),
    ask: () => site.browser.get(off.loader, `${site.path}/unsubscribe`),
    /** The press of the page; with a body, a mail service's own. */
    press: (fields: Record<string, string> = {}) =>
      site.browserOf().post(off.action, `${site.path}/unsubscribe`, fields),
    openedAt: () => findReviewAsk(site.database, site.job().id)?.openedAt ?? null,
  };
}

const isReview = ({ subject }: { subject?: string | undefined }) =>
  /^How did we do/.test(`${subject}`);

test("by email, with a way to end it in the email and for mail programs", async () => {
  const site = await openTextedSite({ texts: "" });
  decided(site);
  await site.work(TEN);
  await site.work(TEN);
  const [email, ...others] = (await site.outbox()).filter(isReview);
  expect(others).toEqual([]);
  const page = `https://junk.example${site.path}/unsubscribe`;
  const headers = Object.fromEntries((email?.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers["list-unsubscribe"]).toBe(`<${page}>`);
  expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect(email?.text).toContain(`https://junk.example/b/${site.token.slice(0, 24)}/review`);
  expect(email?.text).toContain(page);
  const rest = (await site.outbox()).filter((one) => !isReview(one));
  expect(rest.flatMap(({ headers }) => headers.map(({ key }) => key))).not.toContain(
    "list-unsubscribe",
  );
});

test("by text instead where it was agreed to; one that is lost goes by email once", async () => {
  const site = await openTextedSite();
  decided(site);
  await site.work(TEN);
  expect(site.kinds().at(-1)).toMatch(/How did it go\?.*\/review Reply STOP/);
  expect((await site.outbox()).filter(isReview)).toEqual([]);
  const { status } = site.twilio.sent.at(-1) ?? { status: "" };
  for (let time = 0; time < 2; time++) {
    await site.report(status, "undelivered");
    await site.work(TEN);
  }
  expect((await site.outbox()).filter(isReview)).toHaveLength(1);
});

test("who agreed to texts in words that name no review, or has texted STOP, gets the email", async () => {
  const { textConsents } = await import("#db/schema.ts");
  const older = await openTextedSite();
  older.database.update(textConsents).set({ words: "Text me about this pickup." }).run();
  const stopped = await openTextedSite();
  await stopped.write("STOP");
  for (const site of [older, stopped]) {
    decided(site);
    await site.work(TEN);
    expect(site.kinds().filter((words) => words.includes("/review"))).toEqual([]);
    expect((await site.outbox()).filter(isReview)).toHaveLength(1);
  }
});

test("nothing goes out in the quiet hours, without the link, after a dispute, and a lost ask is no todo", async () => {
  const { cardNews } = await import("#db/schema.ts");
  const { lostMail } = await import("#app/desk/inbox/inbox.server.ts");
  const late = await openTextedSite({ texts: "" });
  decided(late);
  await late.work("2026-07-24T01:00:00.000Z");
  const unset = await openTextedSite({ texts: "" });
  decided(unset);
  saveSetting(unset.database, "reviewLink", null, TEN);
  await unset.work(TEN);
  const disputed = await openTextedSite();
  decided(disputed);
  const news = { key: "d", kind: "dispute", at: TEN, facts: {} as never } as const;
  disputed.database
    .insert(cardNews)
    .values({ ...news, jobId: disputed.job().id })
    .run();
  await disputed.work(TEN);
  for (const site of [late, unset, disputed]) {
    expect((await site.outbox()).filter(isReview)).toEqual([]);
    expect(site.kinds().filter((words) => words.includes("/review"))).toEqual([]);
    expect(site.message("review")).toMatchObject({ state: "given-up" });
  }
  const textOnly = await openTextedSite();
  await textOnly.work(REMINDER_AT);
  textOnly.set({ email: "" });
  decided(textOnly);
  textOnly.twilio.loseNextAnswer(twilioErrors.badNumber);
  await textOnly.work(TEN);
  expect(textOnly.message("review-text")).toMatchObject({ state: "given-up", reason: "refused" });
  expect(lostMail(textOnly.database, DONE_AT).rows).toEqual([]);
  expect(takeWarnings()).toHaveLength(1);
});

test("without services the ask is a file in the outbox", async () => {
  for (const [texts, name] of [
    ["", /^JB-\d{6}-review-0-.*\.eml$/],
    ["1", /^JB-\d{6}-review-text-0-.*\.txt$/],
  ] as const) {
    const site = await siteWithBooking({ texts });
    decided(site);
    const { bookingServices, textServices, takesTexts } = await import("#app/services.server.ts");
    const { sendDueText } = await import("#app/messages/texts/send-due-texts.server.ts");
    const { sendDueMessage } = await import("#app/messages/send-due-messages.server.ts");
    const now = () => new Date(TEN);
    while (await sendDueMessage({ ...bookingServices, takesTexts: takesTexts(), now }));
    while (await sendDueText({ ...textServices, now }));
    const folder = join(site.folder, "outbox");
    const [file = "", ...others] = readdirSync(folder).filter((one) => name.test(one));
    expect(others).toEqual([]);
    expect(readFileSync(join(folder, file), "utf8")).toContain("/review");
  }
});

test("the link leads to where the owner wants reviews now, and counts a person's visit once", async () => {
  const site = await siteWithBooking();
  decided(site);
  const { open, openedAt } = await pages(site);
  const scanners = [
    open({}),
    open(VISIT, "HEAD"),
    open({ ...VISIT, "sec-purpose": "prefetch;prerender" }),
    open({ ...VISIT, purpose: "prefetch" }),
    open({ ...VISIT, "x-moz": "prefetch" }),
    open({ "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }),
  ];
  for (const { status, headers } of await Promise.all(scanners)) {
    expect([status, headers.get("location")]).toEqual([302, LINK]);
    expect(headers.get("cache-control")).toBe("private, no-store");
  }
  expect(openedAt()).toBeNull();
  await open();
  const first = openedAt();
  expect(first).not.toBeNull();
  const moved = "https://maps.app.goo.gl/aB3";
  saveSetting(site.database, "reviewLink", moved, TEN);
  expect((await open()).headers.get("location")).toBe(moved);
  expect(openedAt()).toBe(first);
  saveSetting(site.database, "reviewLink", null, TEN);
  expect((await open()).headers.get("location")).toBe(site.path);
  site.set({ token: "0".repeat(64) });
  expect((await open()).status).toBe(404);
});

test("opening the way out changes nothing, one press ends it, a mail program's own too", async () => {
  for (const fields of [{}, { "List-Unsubscribe": "One-Click" }]) {
    const site = await siteWithBooking();
    decided(site);
    const { ask, press } = await pages(site);
    expect((await ask()).body).toEqual({ isStopped: false });
    expect((await ask()).body).toEqual({ isStopped: false });
    const answer = await press(fields);
    // A mail service follows no redirect.
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    await press(fields);
    expect((await ask()).body).toEqual({ isStopped: true });
    expect(site.messages()).toContain("review given-up");
  }
});

test("a link that was cut off, or of a page that is gone, opens and ends nothing", async () => {
  const site = await siteWithBooking();
  decided(site);
  const { press, ask } = await pages(site);
  site.set({ endedAt: "2025-07-22T20:00:00.000Z" });
  expect((await press()).status).toBe(410);
  expect((await ask()).status).toBe(410);
});

test("the job's timeline on the desk says that it was asked, opened and ended, or why not", () => {
  const ask = { decidedAt: TEN, finding: "asked", openedAt: null, stoppedAt: null } as const;
  const sent = { kind: "review-text", state: "sent", settledAt: TEN } as const;
  const instead = { kind: "review", state: "given-up", settledAt: TEN } as const;
  const out = { email: true, text: true };
  const told = (...[ask, messages, leaves = out]: LinesOf) =>
    reviewLines(ask, messages, { name: "Maria Lopez" }, leaves).map(({ title, detail }) =>
      [title, detail].filter(Boolean).join(": "),
    );
  expect(told(undefined, [])).toEqual([]);
  expect(told(ask, [{ ...instead, state: "due" }])).toEqual([]);
  expect(told(ask, [instead, sent])).toEqual(["Asked for a review: By text"]);
  expect(told(ask, [instead, sent], { email: false, text: false })).toEqual([
    "Asked for a review: In the outbox as a text: no service is set",
  ]);
  expect(told(ask, [instead])).toEqual(["Not asked for a review: The message did not go out"]);
  expect(told({ ...ask, openedAt: TEN, stoppedAt: DONE_AT }, [instead, sent])).toEqual([
    "Asked for a review: By text",
    "Maria opened the review link",
    "Maria doesn't want to be asked for reviews",
  ]);
  expect(told({ ...ask, finding: "recent" }, [])).toEqual([
    "Not asked for a review: They were asked in the last 12 months",
  ]);
  expect(told({ ...ask, finding: "stopped", stoppedAt: TEN }, [])).toEqual([
    "Maria doesn't want to be asked for reviews",
  ]);
});

test("its lines stand among the job's events, by their time", () => {
  const event = (at: string) => ({
    ...{ id: 1, at, who: "owner", what: "desk-noted", before: null, after: null },
    requestId: null,
  });
  const events = [event(DONE_AT), event("2026-07-24T15:00:00.000Z")] as JobEvent[];
  const asked = { at: TEN, title: "Asked for a review", detail: null };
  expect(deskTimeline(events, "Maria", [asked]).map(({ at, title }) => `${at}: ${title}`)).toEqual([
    "Fri, Jul 24, 2026, 10:00 AM: The owner changed the internal note",
    "Thu, Jul 23, 2026, 10:00 AM: Asked for a review",
    "Wed, Jul 22, 2026, 3:00 PM: The owner changed the internal note",
  ]);
});
