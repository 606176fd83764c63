/** Jobs of standing customers that repeat, as the owner's browser asks for them (rules 473 to 475, 486 to 488). */
import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RepeatScreenProps } from "#app/desk/repeats/RepeatScreen.tsx";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { findMessages } from "#app/jobs/messages/messages.server.ts";
import { datesBetween } from "#app/jobs/repeats/repeat.ts";
import { addDays } from "#app/lib/dates.ts";
import { accounts, jobs, messages, repeatDays, repeats, windowOverrides } from "#db/schema.ts";
import { isSentToSignIn, openDeskSite, stamp } from "#test/support/desk-site.ts";
import { addTrucks } from "#test/support/fleet.ts";
import { neighborJob, openWeek } from "#test/support/owner-hours.ts";

const FORM = {
  ...{ name: "Site office", phone: "713 555 0188", street: "742 Heights Blvd", zip: "77007" },
  ...{ lines: "sofa.2", date: "2026-07-21", rhythm: "week", timeOfDay: "Morning" },
};
const ADDED_AT = "2026-07-01T15:00:00.000Z";

async function open() {
  const site = await openDeskSite();
  const { database } = site;
  const routes = {
    repeat: await import("#app/desk/repeats/repeat.route.tsx"),
    account: await import("#app/desk/accounts/account.route.tsx"),
    inbox: await import("#app/desk/inbox/inbox.route.tsx"),
    move: await import("#app/desk/job/move-job.route.tsx"),
    customers: await import("#app/desk/customers/customers.route.tsx"),
  };
  const { repeatServices } = await import("#app/desk/desk-services.server.ts");
  const { makeNextRepeated } = await import("#app/desk/repeats/make-repeats.server.ts");
  database
    .insert(accounts)
    .values({
      ...{ id: 1, name: "Bayou Homes", email: "ap@bayou.example", poNumber: "4471" },
      ...{ terms: "net-30", rate: 1_000, addedAt: ADDED_AT },
    })
    .run();
  openWeek(database);
  const owner = await site.signedIn();
  const path = (id: number | "new") => `/desk/accounts/1/repeats/${id}`;
  const page = async (id: number | "new") =>
    (await owner.get(routes.repeat.loader, path(id))).body as RepeatScreenProps;
  const press = async (id: number | "new", fields: Record<string, string>) =>
    owner.post(routes.repeat.action, path(id), {
      ...{ requestId: randomUUID(), seen: id === "new" ? "" : (await page(id)).seen },
      ...fields,
    });
  const setUp = async (fields: Record<string, string> = {}) => {
    const answer = await press("new", { ...FORM, intent: "save", ...fields });
    expect(answer.status).toBe(303);
    return Number(/repeats\/(\d+)/.exec(answer.headers.get("location") ?? "")?.[1]);
  };
  /** The form of a repeat, as it is shown, with other words. */
  const change = (id: number, fields: Record<string, string>) => {
    const { date: _, rhythm: __, ...terms } = FORM;
    return press(id, { ...terms, intent: "save", ...fields });
  };
  const day = (id: number, date: string, intent: string) => press(id, { day: date, intent });
  const made = () => database.select().from(jobs).where(ne(jobs.stage, "cancelled")).all();
  const slots = () => made().map(({ date, timeOfDay }) => `${date} ${timeOfDay}`);
  /** The site's own timer, at another instant. */
  const makeAt = async (at: string) => {
    const services = { ...repeatServices, now: () => new Date(at) };
    while (await makeNextRepeated(services));
  };
  const job = (date: string) => {
    const found = made().find((one) => one.date === date);
    if (!found) throw new Error(`No job on ${date}`);
    return found;
  };
  const todos = async () => {
    const { body } = await owner.get(routes.inbox.loader, "/desk/inbox");
    const { todos } = body as { todos: { key: string; title: string; words: string }[] };
    return todos.filter(({ key }) => key.startsWith("repeat:"));
  };
  return {
    ...{ ...site, routes, owner, page, press, setUp, change, day, made, slots, makeAt, job, todos },
    ...{ repeatServices },
  };
}

const TUESDAYS = ["2026-07-21", "2026-07-28", "2026-08-04", "2026-08-11"];

test("a form without what it needs sets nothing up, and keeps what was typed; strangers see none", async () => {
  const { press, database, browser, routes } = await open();
  const wrong = [
    { lines: "", marked: "items" },
    { date: "", marked: "date" },
    { date: "2026-07-19", marked: "date" },
    { rhythm: "daily", marked: "rhythm" },
    { timeOfDay: "", marked: "timeOfDay" },
    { lastDate: "2026-07-20", marked: "lastDate" },
    { price: "much", marked: "price" },
    { points: "20", marked: "price" },
    { phone: "12", marked: "phone" },
  ];
  for (const { marked, ...fields } of wrong) {
    const answer = await press("new", { ...FORM, intent: "save", notes: "Gate 5", ...fields });
    expect(answer.status).toBe(422);
    const { errors, draft } = answer.body as RepeatScreenProps;
    expect(Object.keys(errors)).toEqual([marked]);
    expect(draft.values.notes).toBe("Gate 5");
  }
  expect(database.select().from(repeats).all()).toEqual([]);
  const stranger = await browser().get(routes.repeat.loader, "/desk/accounts/1/repeats/new");
  expect(isSentToSignIn(stranger)).toBe(true);
});

test("jobs are made four weeks ahead at the account's discount, each once, and others as time goes on", async () => {
  const { setUp, slots, job, makeAt, database, outbox } = await open();
  await setUp();
  expect(slots()).toEqual([...TUESDAYS, "2026-08-18"].slice(0, 4).map((date) => `${date} Morning`));
  const first = job("2026-07-28");
  expect(first).toMatchObject({ accountId: 1, accountTerms: "net-30", accountRate: 1_000 });
  expect(first.totalCents).toBe(Math.round(first.subtotalCents * 0.9));
  // No email says so each time; the reminder is owed as usual.
  expect(await outbox().catch(() => [])).toEqual([]);
  expect(findEvents(database, first.id)).toMatchObject([{ who: "system", what: "booked" }]);
  await makeAt("2026-07-21T04:00:00.000Z");
  expect(slots()).toHaveLength(4);
  await makeAt("2026-07-22T05:30:00.000Z");
  expect(slots()).toHaveLength(5);
  await makeAt("2026-08-31T15:00:00.000Z");
  const weekly = { rhythm: "week", firstDate: "2026-07-21", lastDate: null } as const;
  const dates = datesBetween(weekly, "2026-07-21", "2026-09-28");
  // A day on which the server was off is not booked, and not dropped either.
  const kept = database.select().from(repeatDays).all();
  expect(kept.map(({ date }) => date)).toEqual(dates);
  expect(kept.filter(({ problem }) => problem).map(({ date }) => date)).toEqual(["2026-08-25"]);
});

test("who wants an email each time gets one, and a reminder is owed either way", async () => {
  const { setUp, job, database } = await open();
  await setUp({ email: "office@bayou.example" });
  const kinds = (date: string) => findMessages(database, job(date).id).map(({ kind }) => kind);
  expect(kinds("2026-07-28")).toEqual(["reminder"]);
  await setUp({ email: "office@bayou.example", told: "1", date: "2026-07-29" });
  expect(kinds("2026-07-29")).toEqual(["booked-customer", "reminder"]);
});

test("a full window and a closed day come to the inbox, and one press books another window", async () => {
  const { setUp, page, day, slots, todos, database } = await open();
  neighborJob(database, { date: "2026-07-28", timeOfDay: "Morning" }, 540);
  database
    .insert(windowOverrides)
    .values({
      ...{ fromDate: "2026-08-04", toDate: "2026-08-04", isOpen: false, note: "Away" },
      createdAt: ADDED_AT,
    })
    .run();
  const id = await setUp();
  expect(await todos()).toMatchObject([
    { title: expect.stringContaining("Jul 28 isn't booked"), words: expect.stringMatching(/full/) },
    {
      title: expect.stringContaining("Aug 4 isn't booked"),
      words: expect.stringMatching(/closed/),
    },
  ]);
  const shown = (await page(id)).repeat?.days.find(({ date }) => date === "2026-07-28");
  expect(shown).toMatchObject({ act: "resolve", anyway: "2026-07-28 Morning" });
  const [offer] = shown?.offers ?? [];
  expect((await day(id, "2026-07-28", `book ${offer?.value}`)).status).toBe(303);
  // A second press of the same page.
  expect((await day(id, "2026-07-28", `book ${offer?.value}`)).status).toBe(303);
  expect(slots().filter((slot) => slot === offer?.value)).toHaveLength(1);
  expect(await day(id, "2026-08-04", "book 2026-08-04 Morning")).toMatchObject({ status: 409 });
  expect((await day(id, "2026-08-04", "skip")).status).toBe(303);
  expect(await todos()).toEqual([]);
});

test("the last place of a window is not sold twice, and the owner may insist", async () => {
  const { setUp, slots, day, database } = await open();
  openWeek(database, 45);
  const [one, other] = [await setUp(), await setUp()];
  expect(new Set(slots()).size).toBe(slots().length);
  expect(slots()).toHaveLength(4);
  expect(one).not.toBe(other);
  expect((await day(other, "2026-07-28", "force 2026-07-28 Morning")).status).toBe(303);
  expect(slots().filter((slot) => slot === "2026-07-28 Morning")).toHaveLength(2);
});

test("with two trucks a job of a repeat is given to one, and the place of each is sold once", async () => {
  const { setUp, slots, todos, made, database } = await open();
  openWeek(database, 130);
  addTrucks(database, { points: 130 });
  for (let repeat = 0; repeat < 3; repeat++) await setUp();
  const mornings = slots().filter((slot) => slot === "2026-07-28 Morning");
  expect(mornings).toHaveLength(2);
  const trucks = made().map(({ date, truckId }) => `${date} ${truckId}`);
  expect(new Set(trucks).size).toBe(trucks.length);
  expect(await todos()).toHaveLength(4);
});

test("a date is skipped, before or after its job was made, and taken back", async () => {
  const { setUp, day, slots, makeAt, database } = await open();
  const id = await setUp();
  await day(id, "2026-07-28", "skip");
  await day(id, "2026-08-25", "skip");
  await makeAt("2026-07-29T15:00:00.000Z");
  expect(slots()).toEqual(
    ["2026-07-21", "2026-08-04", "2026-08-11", "2026-08-18"].map((date) => `${date} Morning`),
  );
  await day(id, "2026-07-28", "unskip");
  await day(id, "2026-08-25", "unskip");
  await makeAt("2026-07-29T15:00:00.000Z");
  expect(slots().sort().at(1)).toBe("2026-07-28 Morning");
  expect(slots().sort().at(-1)).toBe("2026-08-25 Morning");
  expect(new Set(slots()).size).toBe(slots().length);
  // Two jobs of one date never come about.
  expect(database.select().from(repeatDays).where(eq(repeatDays.repeatId, id)).all()).toHaveLength(
    6,
  );
  expect(await day(id, "2026-07-29", "skip")).toMatchObject({ status: 409 });
});

test("a job that was moved or cancelled stays so: it is not made again, and the others do not move", async () => {
  const { setUp, change, slots, job, makeAt, owner, desk, routes } = await open();
  const id = await setUp();
  const [moved, cancelled] = [job("2026-07-28"), job("2026-08-04")];
  await owner.post(routes.move.action, `/desk/jobs/${moved.orderNumber}/move`, {
    ...{ ...stamp(1), date: "2026-07-30", window: "Evening" },
  });
  await owner.post(desk.cancel.action, `/desk/jobs/${cancelled.orderNumber}/cancel`, {
    ...{ ...stamp(1), reason: "" },
  });
  await makeAt("2026-07-20T16:00:00.000Z");
  expect(slots().sort()).toEqual([
    ...["2026-07-21 Morning", "2026-07-30 Evening", "2026-08-11 Morning"],
  ]);
  // A change from now on leaves what was changed by hand.
  expect((await change(id, { timeOfDay: "Afternoon" })).status).toBe(303);
  expect(slots().sort()).toEqual([
    ...["2026-07-21 Afternoon", "2026-07-30 Evening", "2026-08-11 Afternoon"],
  ]);
});

test("a change from now on reaches the jobs that stand as made, quietly, and a fixed price stands", async () => {
  const { setUp, change, page, job, makeAt, slots, todos, day, database } = await open();
  const id = await setUp();
  neighborJob(database, { date: "2026-08-04", timeOfDay: "Evening" }, 540);
  const { seen } = await page(id);
  const fixed = { timeOfDay: "Evening", price: "150", points: "40" };
  expect((await change(id, fixed)).status).toBe(303);
  expect(job("2026-07-28")).toMatchObject({ timeOfDay: "Evening", totalCents: 15_000, volume: 40 });
  expect(
    findMessages(database, job("2026-07-28").id).filter(({ kind }) => kind !== "reminder"),
  ).toEqual([]);
  // One had no room: it stays, and the owner is told.
  expect(job("2026-08-04").timeOfDay).toBe("Morning");
  expect(await todos()).toMatchObject([{ words: expect.stringContaining("the window is full") }]);
  await day(id, "2026-08-04", "keep");
  expect(await todos()).toEqual([]);
  // A page of before.
  const stale = await change(id, { seen, timeOfDay: "Morning", price: "9", points: "1" });
  expect(stale).toMatchObject({ status: 409, body: { draft: { price: "9" } } });
  // The price goes back to the list of the day, and the end is drawn nearer.
  await change(id, { lastDate: "2026-08-05" });
  await makeAt("2026-09-01T15:00:00.000Z");
  expect(slots().filter((slot) => slot > "2026-08-05")).toEqual([]);
  expect(job("2026-07-28").discountCents).toBeGreaterThan(0);
});

test("what could not follow a change waits until it is changed, by hand or by another change", async () => {
  const { setUp, change, page, job, todos, owner, desk, database } = await open();
  const id = await setUp();
  for (const date of ["2026-07-28", "2026-08-04"]) {
    neighborJob(database, { date, timeOfDay: "Evening" }, 540);
  }
  await change(id, { timeOfDay: "Evening" });
  expect(await todos()).toHaveLength(2);
  const days = (await page(id)).repeat?.days ?? [];
  expect(days.filter(({ act }) => act === "keep").map(({ date }) => date)).toEqual([
    ...["2026-07-28", "2026-08-04"],
  ]);
  await owner.post(desk.move.action, `/desk/jobs/${job("2026-07-28").orderNumber}/move`, {
    ...{ ...stamp(1), date: "2026-07-29", window: "Evening" },
  });
  expect(await todos()).toHaveLength(1);
  await change(id, { timeOfDay: "Morning" });
  expect(await todos()).toEqual([]);
});

test("a job that was given a further day keeps its load and its window", async () => {
  const { setUp, change, job, made, owner } = await open();
  const addDay = await import("#app/desk/job/add-day.route.tsx");
  const id = await setUp();
  const { orderNumber, volume } = job("2026-07-28");
  const added = await owner.post(addDay.action, `/desk/jobs/${orderNumber}/add-day`, {
    ...{ ...stamp(1), date: "2026-07-29", window: "Evening", points: "10" },
  });
  expect(added.status).toBe(303);
  await change(id, { lines: "sofa.1", timeOfDay: "Afternoon" });
  expect(job("2026-07-28")).toMatchObject({ timeOfDay: "Morning", volume: volume - 10 });
  expect(job("2026-08-04")).toMatchObject({ timeOfDay: "Afternoon", volume: volume / 2 });
  expect(made()).toHaveLength(5);
});

test("whoever was told of a job is told that it is off; who was not hears nothing", async () => {
  const { setUp, day, job, database } = await open();
  const email = "office@bayou.example";
  const id = await setUp({ email });
  const [told, untold] = [job("2026-07-28"), job("2026-08-04")];
  database
    .update(messages)
    .set({ state: "sent", dueAt: null })
    .where(eq(messages.jobId, told.id))
    .run();
  await day(id, "2026-07-28", "skip");
  await day(id, "2026-08-04", "skip");
  const cancelled = (jobId: number) =>
    findMessages(database, jobId).filter(({ kind }) => kind === "cancelled-customer");
  expect(cancelled(told.id)).toHaveLength(1);
  expect(cancelled(untold.id)).toEqual([]);
});

test("a repeat is stopped with its jobs or without them, and with its account", async () => {
  const { setUp, press, slots, makeAt, owner, routes, database, todos } = await open();
  const [kept, all] = [await setUp(), await setUp({ date: "2026-07-22" })];
  expect((await press(kept, { intent: "stop" })).status).toBe(303);
  expect((await press(all, { intent: "stop-cancel" })).status).toBe(303);
  await makeAt("2026-09-01T15:00:00.000Z");
  expect(slots()).toEqual(TUESDAYS.map((date) => `${date} Morning`));
  // The page of before leads to the account.
  const gone = await owner.get(routes.repeat.loader, `/desk/accounts/1/repeats/${kept}`);
  expect(gone.headers.get("location")).toMatch(/^\/desk\/accounts\/1\?did=stopped/);
  const last = await setUp({ date: "2026-07-23" });
  const { seen } = (await owner.get(routes.account.loader, "/desk/accounts/1")).body as {
    seen: string;
  };
  const end = { intent: "end", requestId: randomUUID(), seen };
  expect((await owner.post(routes.account.action, "/desk/accounts/1", end)).status).toBe(303);
  await makeAt("2026-10-01T15:00:00.000Z");
  const row = database.select().from(repeats).where(eq(repeats.id, last)).get();
  expect(row?.stoppedAt).not.toBeNull();
  expect(await todos()).toEqual([]);
});

test("a form that comes twice sets one up; with other words it says so", async () => {
  const { owner, routes, database } = await open();
  const form = { ...FORM, intent: "save", requestId: randomUUID(), seen: "" };
  const send = (fields = {}) =>
    owner.post(routes.repeat.action, "/desk/accounts/1/repeats/new", { ...form, ...fields });
  expect((await send()).status).toBe(303);
  expect((await send()).status).toBe(303);
  expect(await send({ timeOfDay: "Evening" })).toMatchObject({ status: 409 });
  expect(database.select().from(repeats).all()).toHaveLength(1);
});

test("a job begins a repeat with what it has, and shows the repeat that made it", async () => {
  const { setUp, owner, desk, routes, job, database } = await open();
  await setUp({ price: "150", points: "40", notes: "Gate 5" });
  const { id, orderNumber } = job("2026-07-28");
  const { account } = (await owner.get(desk.job.loader, `/desk/jobs/${orderNumber}`)).body as {
    account: { repeat: { words: string; to: string } };
  };
  expect(account.repeat).toEqual({
    words: "It repeats: Every Tuesday.",
    to: "/desk/accounts/1/repeats/1",
  });
  const path = `/desk/accounts/1/repeats/new?from=${id}`;
  const { draft } = (await owner.get(routes.repeat.loader, path)).body as RepeatScreenProps;
  expect(draft).toMatchObject({
    ...{ price: "150.00", points: "40", rhythm: "week" },
    values: { name: "Site office", zip: "77007", notes: "Gate 5", timeOfDay: "Morning", date: "" },
  });
  expect(database.select().from(jobs).where(eq(jobs.id, id)).get()?.items).toMatchObject([
    { name: "As agreed: Sofa × 2", priceCents: 15_000, volume: 40 },
  ]);
});

test("an item that leaves the price list stops no other date, and is said", async () => {
  const { setUp, repeatServices, todos, change, makeAt, slots, database } = await open();
  const id = await setUp();
  const { makeNextRepeated } = await import("#app/desk/repeats/make-repeats.server.ts");
  const later = { now: () => new Date("2026-07-22T15:00:00.000Z"), findProduct: () => undefined };
  while (await makeNextRepeated({ ...repeatServices, ...later }));
  expect(await todos()).toMatchObject([{ words: expect.stringContaining("price list") }]);
  await change(id, { lines: "sofa.1" });
  await makeAt("2026-07-22T15:00:00.000Z");
  expect(slots()).toContain("2026-08-18 Morning");
  const waiting = and(eq(repeatDays.repeatId, id), isNotNull(repeatDays.problem));
  expect(database.select().from(repeatDays).where(waiting).all()).toEqual([]);
});

test("erasing a customer stops what repeats for them, and leaves nothing that says whose it was", async () => {
  const { setUp, press, database, makeAt } = await open();
  const { eraseCustomer } = await import("#app/desk/customers/erase.server.ts");
  const id = await setUp({ email: "office@bayou.example", notes: "Gate 5" });
  const person = { phone: "+17135550188", email: "" };
  expect(eraseCustomer(database, person, ADDED_AT)).toMatchObject({ kind: "open" });
  await press(id, { intent: "stop-cancel" });
  const going = await setUp({ date: addDays("2026-07-20", 60) });
  expect(eraseCustomer(database, person, ADDED_AT)).toMatchObject({ kind: "erased" });
  const left = JSON.stringify(database.select().from(repeats).all());
  for (const word of ["Site office", "0188", "office@", "742 Heights", "Gate"]) {
    expect(left).not.toContain(word);
  }
  await makeAt("2026-09-20T15:00:00.000Z");
  expect(database.select().from(repeatDays).where(eq(repeatDays.repeatId, going)).all()).toEqual(
    [],
  );
});
