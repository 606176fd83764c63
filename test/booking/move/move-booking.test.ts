/** Moving a pickup on the customer's own page (rules 122 to 126 and 140 to 146). */
import { expect, test } from "vitest";
import type { WindowSlot } from "#app/schedule/availability.ts";
import type { DayWindows, ShownDays } from "#app/schedule/day-windows.ts";
import { addOverride } from "#app/schedule/windows.server.ts";
import { siteWithBooking, stampOf } from "#test/support/booked-site.ts";
import { neighborJob, openWeek } from "#test/support/owner-hours.ts";
import type { Answer } from "#test/support/site.ts";

// The site's now is Monday, July 20, 2026, 10:30 AM; the booking is for Wednesday morning, 330 points.
const THURSDAY = { date: "2026-07-23", timeOfDay: "Morning" } as const;
const FRIDAY_AFTERNOON = "2026-07-24.Afternoon";

const days = ({ body }: Answer) => (body as { days: DayWindows[] }).days;
const shown = ({ body }: Answer) => (body as { shown: ShownDays }).shown;
const statesOn = (answer: Answer, date: string) =>
  days(answer).find((day) => day.date === date)?.states;
const offers = ({ body }: Answer) => (body as { offers?: WindowSlot[] }).offers;

/** A site with hours set and the booking in them. */
async function site() {
  const opened = await siteWithBooking();
  openWeek(opened.database);
  return opened;
}

test("the page shows each window of a week as open, full, closed or too late", async () => {
  const { openMove, database } = await site();
  neighborJob(database, THURSDAY, 400);
  const page = await openMove();
  expect(page.status).toBe(200);
  // Today's morning begins in less than two hours: it has begun.
  expect(statesOn(page, "2026-07-20")).toEqual(["over", "over", "open"]);
  expect(statesOn(page, "2026-07-23")).toEqual(["full", "open", "open"]);
  expect(statesOn(page, "2026-07-26")).toEqual(["closed", "closed", "closed"]);
  expect(shown(page)).toEqual({
    from: "2026-07-20",
    to: "2026-07-26",
    earlier: null,
    later: "2026-07-27",
  });
});

test("another day is asked for by its date, and the server decides what it means", async () => {
  const { openMove } = await site();
  expect(shown(await openMove("?date=2026-09-01")).from).toBe("2026-09-01");
  for (const nonsense of ["2026-02-31", "1999-01-01", "x", "%00"]) {
    expect(shown(await openMove(`?date=${nonsense}`)).from).toBe("2026-07-20");
  }
  expect(shown(await openMove("?date=2999-01-01")).to).toBe("2027-01-16");
});

test("a day that cannot be booked is named, as not every calendar keeps to its limits", async () => {
  const { openMove } = await site();
  const refusal = async (search: string) =>
    ((await openMove(search)).body as { dayRefusal: string | null }).dayRefusal;
  expect(await refusal("")).toBeNull();
  expect(await refusal("?date=2026-09-01")).toBeNull();
  expect(await refusal("?date=2026-07-19")).toBe("That day has passed. Choose today or later.");
  expect(await refusal("?date=2999-01-01")).toMatch(/^We book up to 180 days ahead/);
});

test("the link of an email has an open window chosen, on its day", async () => {
  const { openMove, database } = await site();
  neighborJob(database, THURSDAY, 500);
  const chosen = async (slot: string) =>
    ((await openMove(`?slot=${slot}`)).body as { chosen: string }).chosen;
  expect(shown(await openMove("?slot=2026-09-01.Evening")).from).toBe("2026-09-01");
  expect(await chosen("2026-09-01.Evening")).toBe("2026-09-01.Evening");
  for (const slot of ["2026-07-23.Morning", "2026-07-26.Morning", "2026-09-01.Night", "x"]) {
    expect(await chosen(slot)).toBe("");
  }
});

test("no page says how much room is left", async () => {
  const { openMove, database } = await site();
  neighborJob(database, THURSDAY, 123.5);
  neighborJob(database, THURSDAY, 40);
  const text = JSON.stringify((await openMove()).body);
  for (const figure of ["123.5", "163.5", "386.5", "stops", "taken"]) {
    expect(text).not.toContain(figure);
  }
});

test("a move changes day and window, tells both sides, and keeps number, link and price", async () => {
  const { openMove, move, job, events, messages, open } = await site();
  const before = job();
  const answer = await move({ ...stampOf(await openMove()), slot: FRIDAY_AFTERNOON });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`/booking/${before.token}?did=moved#did`);
  expect(job()).toMatchObject({
    date: "2026-07-24",
    timeOfDay: "Afternoon",
    revision: 2,
    orderNumber: before.orderNumber,
    token: before.token,
    totalCents: before.totalCents,
  });
  expect(events().at(-1)).toMatchObject({
    who: "customer",
    what: "moved",
    before: { date: "2026-07-22", timeOfDay: "Morning" },
    after: { date: "2026-07-24", timeOfDay: "Afternoon" },
  });
  expect(messages().filter((one) => one.startsWith("moved"))).toEqual([
    "moved-customer due",
    "moved-owner due",
  ]);
  expect((await open("?did=moved")).body).toMatchObject({
    done: "You moved the pickup to Friday afternoon.",
  });
});

test("a booking does not stand in its own way, even where it fills the day", async () => {
  const { openMove, move, job, set, database } = await site();
  set({ volume: 550 });
  neighborJob(database, { date: "2026-07-22", timeOfDay: "Evening" }, 550);
  const page = await openMove();
  expect(statesOn(page, "2026-07-22")).toEqual(["open", "open", "full"]);
  const answer = await move({ ...stampOf(page), slot: "2026-07-22.Afternoon" });
  expect(answer.status).toBe(303);
  expect(job().timeOfDay).toBe("Afternoon");
});

test("an undated booking gets its day here", async () => {
  const { openMove, move, job, set, open } = await site();
  set({ date: null, timeOfDay: null });
  const answer = await move({ ...stampOf(await openMove()), slot: FRIDAY_AFTERNOON });
  expect(answer.status).toBe(303);
  expect(job()).toMatchObject({ date: "2026-07-24", timeOfDay: "Afternoon" });
  expect((await open("?did=moved")).body).toMatchObject({
    done: "You set the pickup for Friday afternoon.",
  });
});

test("a window that was taken meanwhile: 409, the three nearest that fit, and what was chosen", async () => {
  const { openMove, move, job, database } = await site();
  const stamp = stampOf(await openMove());
  neighborJob(database, { date: "2026-07-24", timeOfDay: "Afternoon" }, 300);
  const answer = await move({ ...stamp, slot: FRIDAY_AFTERNOON });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    problem: "Friday afternoon filled up while you were choosing.",
    advice: "Nothing was changed. These windows have room for your 330 points:",
    typed: { slot: FRIDAY_AFTERNOON },
  });
  expect(offers(answer)).toEqual([
    { date: "2026-07-23", timeOfDay: "Evening" },
    { date: "2026-07-24", timeOfDay: "Morning" },
    { date: "2026-07-24", timeOfDay: "Evening" },
  ]);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(job()).toMatchObject({ date: "2026-07-22", revision: 1 });
  // One press on an offer, from the same page.
  const chosen = await move({ ...stamp, slot: "2026-07-24.Evening" });
  expect(chosen.status).toBe(303);
  expect(job()).toMatchObject({ date: "2026-07-24", timeOfDay: "Evening" });
});

test("closed days, days that are too far and less than two hours' notice are refused", async () => {
  const { openMove, move, job, database } = await site();
  addOverride(
    database,
    {
      ...{ fromDate: "2026-07-23", toDate: "2026-07-23", timeOfDay: null },
      ...{ isOpen: false, points: null, stops: null, note: "Storm" },
    },
    "2026-07-20T15:30:00.000Z",
  );
  const stamp = stampOf(await openMove());
  const post = async (slot: string) => {
    const { status, body } = await move({ ...stamp, slot });
    return `${status} ${(body as { problem: string }).problem}`;
  };
  expect(await post("2026-07-23.Morning")).toBe("409 We're closed on Thursday morning.");
  expect(await post("2026-07-26.Evening")).toBe("409 We're closed on Sunday evening.");
  expect(await post("2026-07-20.Morning")).toBe("409 It's too late to book Monday morning.");
  expect(await post("2026-07-20.Afternoon")).toBe("409 It's too late to book Monday afternoon.");
  expect(await post("2026-07-19.Morning")).toMatch(/^422 That day can't be booked/);
  expect(await post("2027-01-17.Morning")).toMatch(/^422 That day can't be booked/);
  expect(await post("2026-07-22.Morning")).toBe("422 That's the window you already have.");
  for (const none of ["", "2026-02-30.Morning", "2026-07-24", "2026-07-24.Night"]) {
    expect(await post(none)).toBe("422 No window was chosen.");
  }
  expect(job()).toMatchObject({ date: "2026-07-22", timeOfDay: "Morning", revision: 1 });
});

test("an order that no day carries is told to call, and offered nothing that does not fit", async () => {
  const { openMove, move, set } = await site();
  set({ volume: 2_000 });
  const page = await openMove();
  expect(statesOn(page, "2026-07-24")).toEqual(Array(3).fill("too-large"));
  const answer = await move({ ...stampOf(page), slot: FRIDAY_AFTERNOON });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    problem: "That's more than the truck can haul in a day.",
    advice: "Nothing was changed. Call us and we'll find a day for you.",
  });
  expect(offers(answer)).toEqual([]);
});

test("moving is free until 6 PM in Houston the day before, and not a minute longer", async () => {
  const before = await siteWithBooking({ date: "2026-07-21" }, { NOW: "2026-07-20T22:59:00.000Z" });
  const early = await before.move({
    ...stampOf(await before.openMove()),
    slot: FRIDAY_AFTERNOON,
  });
  expect(early.status).toBe(303);

  const after = await siteWithBooking({ date: "2026-07-21" }, { NOW: "2026-07-20T23:00:00.000Z" });
  const page = await after.openMove();
  expect(page.body).toMatchObject({ booking: { may: { change: false, cancel: true } } });
  const late = await after.move({ ...stampOf(page), slot: FRIDAY_AFTERNOON });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    problem: "You could change this online until 6 PM the day before the pickup.",
  });
  expect(after.job().date).toBe("2026-07-21");
});

test("cancelled, finished, past and rolling pickups are not moved", async () => {
  const { openMove, move, set, job } = await site();
  const stamp = stampOf(await openMove());
  const at = "2026-07-20T12:00:00.000Z";
  const booked = { stage: "booked", endedAt: null } as const;
  for (const columns of [
    { stage: "cancelled", endedAt: at },
    { stage: "done", endedAt: at },
    { stage: "on-the-way" },
    { date: "2026-07-17" },
  ] as const) {
    set({ ...booked, ...columns });
    const page = await openMove();
    expect([page.status, page.body]).toEqual([
      200,
      expect.objectContaining({
        booking: expect.objectContaining({ may: expect.objectContaining({ change: false }) }),
      }),
    ]);
    const answer = await move({ ...stamp, slot: FRIDAY_AFTERNOON });
    expect(answer.status, JSON.stringify(columns)).toBe(409);
    expect(job().date).not.toBe("2026-07-24");
  }
});

test("a repeated post shows the first result; an old form posted after a move does not undo it", async () => {
  const { openMove, move, job, events, path } = await site();
  const stamp = stampOf(await openMove());
  const post = { ...stamp, slot: FRIDAY_AFTERNOON };
  await move(post);
  const again = await move(post);
  expect([again.status, again.headers.get("Location")]).toEqual([303, `${path}?did=moved#did`]);
  expect(events()).toHaveLength(2);

  const old = await move({ ...stamp, slot: "2026-07-23.Evening" });
  expect(old.status).toBe(409);
  expect(old.body).toMatchObject({
    problem: "This booking has changed since you opened the page.",
    typed: { slot: "2026-07-23.Evening" },
  });
  expect(job()).toMatchObject({ date: "2026-07-24", timeOfDay: "Afternoon", revision: 2 });
});

test("two customers for the last room: one has it, the other is told", async () => {
  const first = await site();
  const { database, openMove, move, job } = first;
  const other = neighborJob(database, { date: "2026-07-27", timeOfDay: "Morning" }, 330);
  const otherPath = `/booking/${other.token}/move`;
  const otherPage = await first.browser.get(first.moveBooking.loader, otherPath);
  const answers = await Promise.all([
    move({ ...stampOf(await openMove()), slot: FRIDAY_AFTERNOON }),
    first.browser.post(first.moveBooking.action, otherPath, {
      ...stampOf(otherPage),
      slot: FRIDAY_AFTERNOON,
    }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const there = first.jobs().filter(({ date }) => date === "2026-07-24");
  expect(there).toHaveLength(1);
  const loser = there[0]?.id === other.id ? job() : first.jobs().find(({ id }) => id === other.id);
  expect(loser?.revision).toBe(1);
});

test("looking at the page, in any way, changes nothing", async () => {
  const { openMove, job, events, messages } = await site();
  const before = JSON.stringify([job(), events(), messages()]);
  await openMove(`?slot=${FRIDAY_AFTERNOON}&requestId=x&revision=1&date=2026-07-24`);
  expect(JSON.stringify([job(), events(), messages()])).toBe(before);
});

test("before the press the page says what each day still allows", async () => {
  const { openMove } = await site();
  const { terms } = (await openMove()).body as { terms: Record<string, string> };
  expect(terms).toMatchObject({
    "2026-07-20": expect.stringMatching(/^You won't be able to move or change it again/),
    "2026-07-21": "You can still move or change your pickup until Monday at 6 PM.",
    "2026-07-24": "You can still move or change your pickup until Thursday at 6 PM.",
  });
  const { terms: evening } = (await (await lateSite()).openMove()).body as {
    terms: Record<string, string>;
  };
  expect(evening["2026-07-21"]).toMatch(/^You won.t be able to move/);
});

/** After 6 PM on the same Monday. */
const lateSite = () => siteWithBooking({}, { NOW: "2026-07-20T23:30:00.000Z" });
