/** An earlier pickup on the customer's own page (rules 150 to 157). */
import { expect, test } from "vitest";
import type { MessageExtra } from "#app/jobs/messages/messages.ts";
import { joinWaitlist } from "#app/jobs/waitlist/waitlist-rows.server.ts";
import { addOverride } from "#app/schedule/windows.server.ts";
import { waitlistOpenings as openingRows, waitlistOffers } from "#db/schema.ts";
import { siteWithBooking, stampOf } from "#test/support/booked-site.ts";
import { cancelJob } from "#test/support/cancel-job.ts";
import { neighborJob, openWeek } from "#test/support/owner-hours.ts";
import { SITE_NOW } from "#test/support/site.ts";

// The site's now is Monday, July 20, 2026, 10:30 AM; the booking is for Wednesday morning, 330 points.
const TUESDAY = { date: "2026-07-21", timeOfDay: "Morning" } as const;
const ANY_DAY = [0, 1, 2, 3, 4, 5, 6];

async function site(fields: Record<string, string> = {}, settings: Record<string, string> = {}) {
  const booked = await siteWithBooking(fields, settings);
  openWeek(booked.database);
  const earlier = await import("#app/booking/move/earlier.route.tsx");
  const { waitlist } = await import("#app/jobs/waitlist/waitlist.server.ts");
  const { bookingServices } = await import("#app/services.server.ts");
  const { sendDueMessage } = await import("#app/messages/send-due-messages.server.ts");
  const page = `${booked.path}/earlier`;
  return {
    ...booked,
    waitlist,
    look: (query = "") => booked.browser.get(earlier.loader, page + query),
    /** @param pairs of fields: a form may have one name several times */
    post: async (pairs: [string, string][]) => {
      const stamp = stampOf(await booked.browser.get(earlier.loader, page));
      const body = new URLSearchParams([...Object.entries(stamp), ...pairs]);
      const answer = await booked.browser.send(earlier.action, page, { method: "POST", body });
      const again = () => booked.browser.send(earlier.action, page, { method: "POST", body });
      return { ...answer, again };
    },
    wish: [
      ["do", "wait"],
      ...ANY_DAY.map((day) => ["weekday", String(day)]),
      ...["Morning", "Evening"].map((name) => ["window", name]),
    ] as [string, string][],
    mails: async () => {
      while (await sendDueMessage(bookingServices));
      return booked.outbox();
    },
    offers: () => booked.database.select().from(waitlistOffers).all(),
    rows: () => booked.database.select().from(openingRows).all(),
    cancelAt: (orderNumber: string, at = SITE_NOW) => cancelJob(booked.database, orderNumber, at),
  };
}

test("a customer waits, is asked by email, and a POST takes the window as any move", async () => {
  const open = await site();
  const { look, post, wish, waitlist, mails, offers, job, database, events, messages } = open;
  const other = neighborJob(database, TUESDAY, 400);
  expect((await look()).body).toMatchObject({ canWait: true, wish: null, held: null });
  const waited = await post(wish);
  expect(waited.headers.get("location")).toBe(`${open.path}/earlier?did=waiting#did`);
  expect((await look("?did=waiting")).body).toMatchObject({
    wish: { words: "any day, mornings or evenings" },
    done: expect.stringContaining("on this page when an earlier window opens"),
  });
  const act = expect.objectContaining({ part: "earlier", name: "You're on the list" });
  expect((await open.open()).body).toMatchObject({ acts: expect.arrayContaining([act]) });

  await open.cancelAt(other.orderNumber);
  while (await waitlist.askNext());
  expect(offers()).toMatchObject([
    { jobId: job().id, points: 330, state: "open", endsAt: "2026-07-20T17:30:00.000Z" },
  ]);
  const email = (await mails()).find(({ subject }) => subject?.includes("is open"));
  expect(email?.subject).toContain("Tuesday morning is open, held for you until 12:30 PM");
  expect(email?.to?.[0]?.address).toBe("maria@example.com");
  expect(email?.html).toContain(`${open.path}/earlier`);
  expect(email?.text).toContain("your pickup stays as it is: Wednesday, July 22, 2026, Morning");

  // A mail scanner opens the link, as often as it likes.
  for (let visit = 0; visit < 3; visit++) {
    expect((await look()).body).toMatchObject({
      held: { slot: "Tuesday morning", until: "12:30 PM" },
    });
  }
  expect(job()).toMatchObject({ date: "2026-07-22", revision: 1 });
  expect(offers()[0]?.state).toBe("open");

  const taken = await post([
    ["do", "take"],
    ["offer", String(offers()[0]?.id)],
  ]);
  expect(taken.status).toBe(303);
  expect(taken.headers.get("location")).toBe(`${open.path}?did=moved#did`);
  expect(job()).toMatchObject({ ...TUESDAY, revision: 2 });
  expect(events().at(-1)).toMatchObject({ who: "customer", what: "moved" });
  expect(messages().filter((one) => one.startsWith("moved"))).toEqual([
    "moved-customer due",
    "moved-owner due",
  ]);
  expect(offers()[0]?.state).toBe("taken");
  expect((await look()).body).toMatchObject({ wish: null, held: null });
  // The same press again: the first answer, and nothing twice.
  expect((await taken.again()).status).toBe(303);
  expect(job().revision).toBe(2);
});

test("a held window is full for everybody else, and its own customer alone can take it", async () => {
  const { post, wish, waitlist, offers, database, openMove, job, cancelAt, ...open } = await site();
  const filler = neighborJob(database, TUESDAY, 550);
  await post(wish);
  await cancelAt(filler.orderNumber);
  while (await waitlist.askNext());
  const other = neighborJob(database, { date: "2026-07-24", timeOfDay: "Evening" }, 300);
  const path = `/booking/${other.token}`;
  const { loader } = open.moveBooking;
  const states = (body: unknown) =>
    (body as { days: { date: string; states: string[] }[] }).days.find(
      ({ date }) => date === TUESDAY.date,
    )?.states[0];
  expect(states((await open.browser.get(loader, `${path}/move`)).body)).toBe("full");
  expect(states((await openMove()).body)).toBe("open");
  // The owner sees it on the job's page, the crew does not.
  const { viewOnDesk } = await import("#app/desk/today/desk-day.server.ts");
  const words =
    "Wants an earlier window: any day, mornings or evenings. " +
    "Tuesday morning is held for them until 12:30 PM.";
  expect(viewOnDesk(job(), { role: "owner" }).waits).toBe(words);
  expect(viewOnDesk(job(), { role: "crew", crewId: 1, name: "Sam" }).waits).toBeNull();

  const no = await post([
    ["do", "decline"],
    ["offer", String(offers()[0]?.id)],
  ]);
  expect(no.headers.get("location")).toContain("did=declined");
  expect(states((await open.browser.get(loader, `${path}/move`)).body)).toBe("open");
  // Declined once, not asked again about the same opening; the wish stays.
  while (await waitlist.askNext());
  expect(offers()).toHaveLength(1);
  expect(job().revision).toBe(1);
  expect(
    (
      await post([
        ["do", "take"],
        ["offer", "1"],
      ])
    ).body,
  ).toMatchObject({
    problem: "We're no longer holding that window for you.",
  });
});

test("declined or run out, the next who waits is asked; stopped, moved or cancelled, a wish ends", async () => {
  const { post, wish, waitlist, offers, database, cancelAt, jobs, rows } = await site();
  const filler = neighborJob(database, TUESDAY, 550);
  const wishOf = { fromDate: "2026-07-20", weekdays: ANY_DAY, windows: ["Morning"] as const };
  const [second, third] = [0, 1].map(() =>
    neighborJob(database, { date: "2026-07-23", timeOfDay: "Evening" }, 200),
  ) as [ReturnType<typeof neighborJob>, ReturnType<typeof neighborJob>];
  await post(wish);
  for (const { id } of [second, third]) joinWaitlist(database, id, wishOf, SITE_NOW);
  await cancelAt(filler.orderNumber);
  const ask = async () => {
    while (await waitlist.askNext());
    return offers().map(({ jobId, state }) => `${jobId} ${state}`);
  };
  const [first] = jobs();
  expect(await ask()).toEqual([`${first?.id} open`]);
  // Time passes.
  database.update(waitlistOffers).set({ endsAt: SITE_NOW }).run();
  database.update(openingRows).set({ dueAt: SITE_NOW }).run();
  expect(await ask()).toEqual([`${first?.id} expired`, `${second.id} open`]);
  // The second cancels: its wish and its hold are over, and the third is asked.
  await cancelAt(second.orderNumber);
  expect(await ask()).toEqual([
    ...[`${first?.id} expired`, `${second.id} ended`, `${third.id} open`],
  ]);
  await waitlist.stop(third);
  expect(await ask()).toEqual([
    ...[`${first?.id} expired`, `${second.id} ended`, `${third.id} ended`],
  ]);
  // Nobody is left: the opening is closed.
  expect(rows().every(({ dueAt }) => dueAt === null)).toBe(true);
  expect(waitlist.wishOf({ id: first?.id ?? 0 })).toBeDefined();
});

test("in the quiet hours nobody is asked and nothing is held; in the morning the first is", async () => {
  // Monday, 9 PM.
  const night = "2026-07-21T02:00:00.000Z";
  const { post, wish, waitlist, offers, rows, database, cancelAt } = await site(
    { date: "2026-07-24" },
    { NOW: night },
  );
  const filler = neighborJob(database, { date: "2026-07-23", timeOfDay: "Morning" }, 550);
  await post(wish);
  await cancelAt(filler.orderNumber, night);
  expect(await waitlist.askNext()).toBe(false);
  expect(offers()).toEqual([]);
  expect(rows()).toMatchObject([{ date: "2026-07-23", dueAt: "2026-07-21T13:00:00.000Z" }]);
});

test("what cannot wait says so, and what is not a wish is refused", async () => {
  const { look, post, wish, set, database, waitlist, job } = await site();
  expect((await post([["do", "wait"]])).body).toMatchObject({
    problem: "Choose at least one day and one window.",
  });
  expect((await post([["do", "fly"]])).status).toBe(400);
  set({ email: "" });
  expect((await look()).body).toMatchObject({ canWait: false });
  expect((await post(wish)).status).toBe(409);
  set({ email: "maria@example.com", date: null, timeOfDay: null });
  expect((await post(wish)).status).toBe(409);
  set({ date: "2026-07-22", timeOfDay: "Morning", stage: "on-the-way" });
  expect((await post(wish)).status).toBe(409);
  expect(waitlist.wishOf(job())).toBeUndefined();
  set({ stage: "booked" });
  openWeek(database, 0);
  const { saveWeek } = await import("#app/schedule/windows.server.ts");
  saveWeek(database, []);
  // Without hours no window is ever full: there is nothing to wait for.
  expect((await look()).body).toMatchObject({ canWait: false });
});

test("an email about a window that is not held any more is not sent", async () => {
  const { post, wish, waitlist, database, cancelAt, mails, messages } = await site();
  const filler = neighborJob(database, TUESDAY, 550);
  await post(wish);
  await cancelAt(filler.orderNumber);
  while (await waitlist.askNext());
  const { messages: table } = await import("#db/schema.ts");
  const { eq } = await import("drizzle-orm");
  const extra: MessageExtra = { opening: { ...TUESDAY, endsAt: SITE_NOW } };
  database.update(table).set({ extra }).where(eq(table.kind, "opening")).run();
  expect((await mails()).some(({ subject }) => subject?.includes("is open"))).toBe(false);
  expect(messages()).toContain("opening given-up");
});

test("only days and windows are offered that can open before the pickup", async () => {
  const { look, post, database } = await site();
  // Monday's evening, Tuesday; Wednesday morning is the pickup's own.
  expect((await look()).body).toMatchObject({
    canWait: true,
    possible: { weekdays: [1, 2], windows: ["Evening", "Morning", "Afternoon"] },
  });
  const never = await post([
    ["do", "wait"],
    ["weekday", "4"],
    ["window", "Morning"],
  ]);
  expect(never.status).toBe(422);
  expect(never.body).toMatchObject({
    problem: "No window like that can open before your pickup.",
    typed: { weekdays: [4], windows: ["Morning"] },
  });
  addOverride(
    database,
    {
      ...{ fromDate: "2026-07-20", toDate: "2026-07-21", timeOfDay: null },
      ...{ isOpen: false, points: null, stops: null, note: "" },
    },
    SITE_NOW,
  );
  expect((await look()).body).toMatchObject({ canWait: false });
});
