/** The desk's calendar, phone jobs, inbox and customers, as the owner's browser asks for them. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveLead } from "#app/chat/leads/leads.server.ts";
import type { CalendarDay } from "#app/desk/calendar/desk-calendar.ts";
import type { Todo } from "#app/desk/inbox/inbox.ts";
import type { DayView } from "#app/desk/today/day-view.ts";
import { appendEvent } from "#app/jobs/job-events.server.ts";
import { addMessages, giveUp } from "#app/jobs/messages/messages.server.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { messages, windowOverrides } from "#db/schema.ts";
import { isSentToSignIn, openDeskSite, stamp } from "#test/support/desk-site.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { neighborJob, openWeek } from "#test/support/owner-hours.ts";
import { savedJob } from "#test/support/saved-job.ts";

const THURSDAY = { date: "2026-07-23", timeOfDay: "Morning" } as const;

async function office(settings: Record<string, string> = {}) {
  const site = await openDeskSite(settings);
  const routes = {
    calendar: await import("#app/desk/calendar/calendar.route.tsx"),
    add: await import("#app/desk/phone-job/add.route.tsx"),
    inbox: await import("#app/desk/inbox/inbox.route.tsx"),
    customers: await import("#app/desk/customers/customers.route.tsx"),
  };
  const owner = await site.signedIn();
  openWeek(site.database);
  type Page = keyof typeof routes;
  const get = async (page: Page, query = "") =>
    (await owner.get(routes[page].loader, `/desk/${page}${query}`)).body as {
      todos: Todo[];
      weeks: CalendarDay[][];
      day: object;
      rows: { name: string; jobs: number }[];
    };
  const post = (page: "calendar" | "add" | "inbox", fields: Record<string, string>) =>
    owner.post(routes[page].action, `/desk/${page}`, { requestId: randomUUID(), ...fields });
  const todos = async () => (await get("inbox")).todos;
  return { ...site, routes, owner, get, post, todos };
}

test("no screen of the office is read or changed by somebody who is not signed in, nor by the crew", async () => {
  const { routes, browser, signedIn, database } = await office();
  const { crewMembers } = await import("#db/schema.ts");
  const crew = database
    .insert(crewMembers)
    .values({ name: "Andre", addedAt: "2026-07-20T15:30:00.000Z" })
    .returning()
    .get();
  const andre = await signedIn(crew.id);
  for (const [name, route] of Object.entries(routes)) {
    expect(isSentToSignIn(await browser().get(route.loader, `/desk/${name}`))).toBe(true);
    expect((await andre.get(route.loader, `/desk/${name}`)).status).toBe(403);
    if (!("action" in route)) continue;
    const fields = { requestId: randomUUID(), intent: "close", from: "2026-07-23" };
    expect(isSentToSignIn(await browser().post(route.action, `/desk/${name}`, fields))).toBe(true);
    expect((await andre.post(route.action, `/desk/${name}`, fields)).status).toBe(403);
  }
  expect(database.select().from(windowOverrides).all()).toEqual([]);
});

test(
  "the calendar shows how full each window is; closing a day cancels nothing, once a " +
    "press, and is taken back",
  async () => {
    const { get, post, database, owner, routes, desk } = await office();
    neighborJob(database, THURSDAY, 412.5);
    const dayOf = async () =>
      (await get("calendar", "?date=2026-07-23")).weeks
        .flat()
        .find(({ date }) => date === THURSDAY.date);
    expect((await dayOf())?.cells[0]).toMatchObject({ state: "open", taken: 412.5, points: 550 });
    const week = (await get("calendar", "?date=2026-07-23&show=week")) as { stops?: object[][] };
    expect(week.stops?.map((stops) => stops.length)).toEqual([0, 0, 0, 1, 0, 0, 0]);
    const close = {
      intent: "close",
      from: THURSDAY.date,
      note: "Truck inspection",
      requestId: randomUUID(),
    };
    for (let press = 0; press < 2; press++) {
      const answer = await owner.post(routes.calendar.action, "/desk/calendar", close);
      expect(answer.headers.get("location")).toBe("/desk/calendar?date=2026-07-23&did=closed#said");
    }
    const [made, ...more] = database.select().from(windowOverrides).all();
    expect(more).toEqual([]);
    expect((await dayOf())?.closed).toBe("Truck inspection");
    expect((await get("calendar", "?date=2026-07-23")).day).toMatchObject({ points: 412.5 });
    const { day } = (await owner.get(desk.today.loader, "/desk?date=2026-07-23")).body as {
      day: DayView;
    };
    expect([day.points, day.windows]).toMatchObject([{ taken: 412.5, of: 0 }, [{ points: 0 }]]);
    await post("calendar", { intent: "undo", from: THURSDAY.date, override: `${made?.id}` });
    expect((await dayOf())?.closed).toBeNull();
    const wrong = { intent: "open", from: "2026-02-30", points: "lots" };
    expect((await post("calendar", wrong)).status).toBe(422);
    expect(
      (await owner.post(routes.calendar.action, "/desk/calendar", { intent: "close" })).status,
    ).toBe(400);
  },
);

test("other windows are offered to the jobs of the window that was closed, and to no others", async () => {
  const { post, database } = await office();
  const [morning] = (["Morning", "Afternoon"] as const).map((timeOfDay) =>
    neighborJob(database, { ...THURSDAY, timeOfDay }, 50),
  );
  const closed = { from: THURSDAY.date, window: "Morning" };
  for (const intent of ["close", "offer"]) {
    expect((await post("calendar", { intent, ...closed })).status).toBe(303);
  }
  const offers = database
    .select()
    .from(messages)
    .all()
    .filter(({ kind }) => kind === "offer");
  expect(offers.map(({ jobId }) => jobId)).toEqual([morning?.id]);
});

test("a stop says on which day it was cancelled, where that is not the stop's own", async () => {
  const { database, owner, desk, jobs } = await office({ NOW: "2026-07-22T04:30:00.000Z" });
  const stops = ["2026-07-21", "2026-07-23"].map((date) =>
    neighborJob(database, { date, timeOfDay: "Morning" }, 50),
  );
  neighborJob(database, { date: "2026-07-23", timeOfDay: null }, 60);
  for (const { orderNumber } of stops) {
    await owner.post(desk.cancel.action, `/desk/jobs/${orderNumber}/cancel`, stamp(1));
  }
  expect(jobs().filter(({ stage }) => stage === "cancelled")).toHaveLength(2);
  const dayOf = async (date: string) =>
    ((await owner.get(desk.today.loader, `/desk?date=${date}`)).body as { day: DayView }).day;
  const since = async (date: string) => (await dayOf(date)).windows[0]?.stops[0]?.since;
  expect(await since("2026-07-21")).toBe("11:30 PM");
  expect(await since("2026-07-23")).toBe("Tue, Jul 21, 2026, 11:30 PM");
  // A stop without a window leaves what the day holds as it is.
  expect((await dayOf("2026-07-23")).points).toEqual({ taken: 60, of: 1_650 });
});

test("what a caller says becomes a list and a price, and is booked once it was looked at", async () => {
  const { post, jobs, database } = await office();
  neighborJob(database, THURSDAY, 545);
  const typed = {
    ...{ phone: "(832) 555-0174", name: "Curtis Boone", street: "6615 Bayou Slate Rd" },
    ...{ zip: "77023", date: THURSDAY.date, timeOfDay: "Morning" },
  };
  const unseen = await post("add", { ...typed, intent: "book", say: "two recliners and a desk" });
  expect(unseen.status).toBe(200);
  const page = unseen.body as { lines: string; room: string; items: { quantity: number }[] };
  expect(page.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  expect(page.room).toBe("Thursday morning: 545 of 550 points. This job adds 86.");
  const more = await post("add", { ...typed, change: "add.desk", lines: page.lines });
  expect(more.body).toMatchObject({ lines: "recliner.2_desk.2" });
  const full = await post("add", { ...typed, intent: "book", lines: page.lines });
  expect(full.status).toBe(422);
  expect(full.body).toMatchObject({
    refusal: { canForce: true },
    values: { name: "Curtis Boone" },
  });
  expect(jobs()).toHaveLength(1);
  const booked = await post("add", { ...typed, intent: "force", lines: page.lines });
  expect(booked.headers.get("location")).toBe("/desk/calendar?date=2026-07-23#day");
  expect(jobs()[1]).toMatchObject({
    city: "Houston",
    source: "phone",
    email: "",
    confirmedAt: expect.any(String),
  });
});

test("the inbox has what needs the owner, and each thing leaves when it is dealt with", async () => {
  const { todos, post, database } = await office();
  const at = "2026-07-20T15:00:00.000Z";
  const job = neighborJob(database, THURSDAY, 50);
  const undated = savedJob(database, {
    ...sampleBooking({ bookingKey: "undated", drawOrderNumber: () => "JB-300001" }),
    details: sampleDetails({ date: null, timeOfDay: null, phone: "(713) 555-0190" }),
  });
  const event = { jobId: job.id, at, requestId: null };
  appendEvent(database, {
    ...event,
    ...{ who: "customer", what: "photos-changed", before: { photos: 0 }, after: { photos: 2 } },
  });
  const { changeJob } = await import("#app/jobs/change-job.server.ts");
  const late = {
    who: "customer",
    what: "cancelled",
    before: null,
    after: { isLate: true },
  } as const;
  changeJob(database, {
    ...{ id: neighborJob(database, THURSDAY, 60).id, requestId: null, revision: null },
    ...{ at: new Date(at), decide: () => ({ ok: true, event: late }) },
  });
  for (const enteredAt of [at, "2026-07-20T15:10:00.000Z"]) {
    saveLead(database, {
      name: "Ana Villareal",
      phone: "713 555 0139",
      enteredAt,
      sessionId: null,
    });
  }
  saveLead(database, { name: "Booked", phone: "+1 713-555-0190", enteredAt: at, sessionId: null });
  addMessages(database, job, [{ kind: "reminder", dueAt: at }]);
  const owed = database
    .select()
    .from(messages)
    .all()
    .find(({ kind, jobId }) => kind === "reminder" && jobId === job.id);
  if (!owed) throw new Error("no message");
  giveUp(database, owed, "refused", { at, isOwnerTold: false });

  const keys = async () =>
    (await todos()).flatMap(({ key, group }) => (group === "setup" ? [] : key.replace(/:.*/, "")));
  expect((await keys()).toSorted()).toEqual(
    ["late-cancel", "job", "job", "job", "mail", "leads", "photos"].toSorted(),
  );
  const lead = (await todos()).find(({ group }) => group === "leads");
  expect(lead).toMatchObject({
    title: "Ana Villareal asked for the discount",
    action: { kind: "text", href: "sms:+17135550139", label: "Text Ana" },
  });
  for (const todo of await todos()) {
    const intent = todo.end?.intent ?? (todo.action.kind === "post" ? todo.action.intent : null);
    if (intent) expect((await post("inbox", { intent, key: todo.key })).status).toBe(303);
  }
  // Sent again they are confirmed; the undated one still has no day.
  expect(await keys()).toEqual(["job"]);
  expect((await todos())[0]).toMatchObject({
    key: `job:${undated.id}`,
    action: { label: "Set a day" },
  });
});

test("the inbox asks whether an email was sent that may have arrived, and does what the owner answers", async () => {
  const { todos, post, database } = await office();
  const at = "2026-07-20T15:00:00.000Z";
  const job = neighborJob(database, THURSDAY, 50);
  const state = (id: number) => database.select().from(messages).where(eq(messages.id, id)).get();
  const doubtful = (kind: "link" | "cancelled-owner" | "moved-customer", revision = 1) => {
    const { id } = database
      .insert(messages)
      .values({
        ...{ jobId: job.id, kind, revision, state: "leased", attempts: 1 },
        extra: { change: { who: "customer", before: null, after: null } },
      })
      .returning()
      .get();
    giveUp(database, { id, jobId: job.id, kind, revision }, "unknown", {
      at,
      isOwnerTold: kind === "link",
    });
    return id;
  };
  const link = doubtful("link");
  const own = doubtful("cancelled-owner");
  // Of an earlier revision: nothing would be sent.
  doubtful("moved-customer", 0);
  const mails = async () => (await todos()).filter(({ group }) => group === "mail");
  expect(await mails()).toMatchObject([
    {
      title: expect.stringMatching(/^Was this email to you sent\? JB-.*canceled$/),
      isUrgent: true,
    },
    { action: { kind: "link" }, end: { intent: "arrived" } },
    {
      title: `Was this email sent? The booking link to ${job.email}`,
      words: expect.stringContaining(`Ask ${job.name} at ${job.phone}`),
      action: { intent: "send-again", label: "Send again" },
      end: { label: "Mark as arrived" },
    },
  ]);
  const answers = { intent: "send-again", key: `mail:${link}` };
  for (const _ of [1, 2]) expect((await post("inbox", answers)).status).toBe(303);
  expect(state(link)).toMatchObject({ state: "due", attempts: 0, reason: null });
  await post("inbox", { intent: "arrived", key: `mail:${own}` });
  expect(state(own)).toMatchObject({ state: "sent", reason: null });
  expect(await mails()).toHaveLength(1);
});

test("only a customer's late cancelling that stands is urgent news, never the owner's own", async () => {
  const { todos, database, desk, owner, jobs } = await office();
  const soon = { date: "2026-07-20", timeOfDay: "Evening" } as const;
  const [own, theirs, again] = [50, 60, 70].map((points) => neighborJob(database, soon, points));
  const path = `/desk/jobs/${own?.orderNumber}/cancel`;
  expect((await owner.post(desk.cancel.action, path, stamp(1))).status).toBe(303);
  expect(jobs()[0]?.stage).toBe("cancelled");
  const { changeJob } = await import("#app/jobs/change-job.server.ts");
  const change = (id = 0, what: "cancelled" | "restored") => {
    const event = { who: "customer", what, before: null, after: { isLate: true } } as const;
    const asked = { id, requestId: null, revision: null, at: new Date("2026-07-20T15:20:00Z") };
    changeJob(database, { ...asked, decide: () => ({ ok: true, event }) });
  };
  change(theirs?.id, "cancelled");
  change(again?.id, "cancelled");
  change(again?.id, "restored");
  change(neighborJob(database, { date: "2026-07-18", timeOfDay: "Morning" }, 80).id, "cancelled");
  const late = (await todos()).filter(({ key }) => key.startsWith("late-cancel"));
  expect(late.map(({ isUrgent, words }) => [isUrgent, words])).toEqual([
    [true, expect.stringMatching(/60 points.*open again/)],
    [false, expect.stringMatching(/80 points.*changes\.$/)],
  ]);
});

test("at night a lead waits, with the hour from which it may be called", async () => {
  const { todos, database } = await office({ NOW: "2026-07-21T02:30:00.000Z" });
  const enteredAt = "2026-07-21T02:00:00.000Z";
  saveLead(database, { name: "Ana", phone: "713 555 0139", enteredAt, sessionId: null });
  const lead = (await todos()).find(({ group }) => group === "leads");
  expect(lead?.action).toEqual({ kind: "wait", label: "Call after Tue, 9:00 AM" });
});

test("customers are found by name, number and street, and two people with one email stay two", async () => {
  const { get, owner, routes, database } = await office();
  const add = (key: string, details: Parameters<typeof sampleDetails>[0]) =>
    savedJob(database, {
      ...sampleBooking({ bookingKey: key, drawOrderNumber: () => `JB-40000${key}` }),
      details: sampleDetails(details),
    });
  add("1", {
    name: "Renata Solis",
    phone: "(713) 555-0188",
    email: "home@example.com",
    fullAddress: "1418 Pecan Lantern St, Houston, TX 77008",
  });
  const second = add("2", {
    name: "Renata Solis",
    phone: "+1 713 555 0188",
    email: "Home@example.com",
  });
  add("3", { name: "Ben Solis", phone: "(713) 555-0189", email: "home@example.com" });
  const names = async (q: string) =>
    (await get("customers", `?q=${encodeURIComponent(q)}`)).rows.map(
      ({ name, jobs }) => `${name} ${jobs}`,
    );
  expect(await names("solis")).toEqual(["Ben Solis 1", "Renata Solis 2"]);
  add("4", { name: "Ana Cruz", phone: "011 52 81 8345 6789" });
  add("5", { name: "Lu Ma", phone: "+17135550190", phoneExtension: "204" });
  for (const [written, found] of [
    ["(713) 555-0188", "Renata Solis 2"],
    ["1-713-555-0188", "Renata Solis 2"],
    ["+17135550188", "Renata Solis 2"],
    ["+52 81 8345 6789", "Ana Cruz 1"],
    ["0052 8183456789", "Ana Cruz 1"],
    ["713.555.0190 x204", "Lu Ma 1"],
    ["555-0190", "Lu Ma 1"],
  ] as const) {
    expect(await names(written)).toEqual([found]);
  }
  expect(await names("pecan")).toEqual(["Renata Solis 1"]);
  expect(await names("%")).toEqual([]);
  expect(await names("0189 SOLIS")).toEqual(["Ben Solis 1"]);
  expect(await names("houston, home@ renata")).toEqual(["Renata Solis 2"]);
  expect(await names("solis cruz")).toEqual([]);
  const one = await owner.get(
    (args) => routes.customers.loader({ ...args, params: { job: `${second.id}` } }),
    "/desk/customers",
  );
  expect((one.body as { one: { jobs: unknown[] } }).one.jobs).toHaveLength(2);
  const none = await owner.get(
    (args) => routes.customers.loader({ ...args, params: { job: "999" } }),
    "/desk/customers",
  );
  expect(none.status).toBe(404);
});

test("a number marked as do not book is asked to call, until the owner lets it book again", async () => {
  const { database, routes, owner, get } = await office();
  const { isBarred } = await import("#app/jobs/do-not-book.server.ts");
  const { id } = savedJob(database, sampleBooking());
  const press = (intent: string) =>
    owner.post(
      (args) => routes.customers.action({ ...args, params: { job: `${id}` } }),
      `/desk/customers/${id}`,
      { intent, requestId: randomUUID() },
    );
  const { phone } = sampleDetails();
  expect((await press("bar")).status).toBe(303);
  await press("bar");
  expect(isBarred(database, `1 ${phoneWords({ phone })}`)).toBe(true);
  expect((await get("customers")).rows).toMatchObject([{ isBarred: true }]);
  const known = await owner.get(routes.add.loader, `/desk/add?from=${id}`);
  expect(known.body).toMatchObject({ known: expect.stringContaining("do not book") });
  await press("admit");
  expect(isBarred(database, phone)).toBe(false);
});

test("a note on a phone customer stands on the web booking of the same number", async () => {
  const { database } = await office();
  const { findCustomerNote, saveCustomerNote } = await import(
    "#app/desk/customers/customer-notes.server.ts"
  );
  const { customerNotes } = await import("#db/schema.ts");
  const byPhone = { phone: "713 555 0188", email: "" };
  const onTheWeb = { phone: "+17135550188", email: "renata@example.com" };
  const at = "2026-07-20T15:30:00.000Z";
  saveCustomerNote(
    database,
    { person: byPhone, note: "Gate 4" },
    { requestId: null, seen: null },
    at,
  );
  expect(findCustomerNote(database, onTheWeb)).toBe("Gate 4");
  // As the version before kept them, apart.
  database
    .insert(customerNotes)
    .values({
      key: "7135550188 renata@example.com",
      note: "Dog",
      changedAt: "2026-07-20T15:31:00Z",
    })
    .run();
  expect(findCustomerNote(database, byPhone)).toBe("Gate 4\nDog");
  expect(findCustomerNote(database, { phone: "713 555 0189" })).toBe("");
  saveCustomerNote(
    database,
    { person: onTheWeb, note: "Dog" },
    { requestId: null, seen: null },
    at,
  );
  expect(findCustomerNote(database, byPhone)).toBe("Dog");
  saveCustomerNote(database, { person: byPhone, note: "" }, { requestId: null, seen: null }, at);
  expect(findCustomerNote(database, onTheWeb)).toBe("");
});

test("one person's numbers are one lead, and its text goes to the number without the extension", async () => {
  const { todos, database } = await office();
  const enteredAt = "2026-07-20T14:00:00.000Z";
  for (const phone of ["713-555-0139 x204", "1 (713) 555-0139", "+17135550139"]) {
    saveLead(database, { name: "Ana", phone, enteredAt, sessionId: null });
  }
  const leads = (await todos()).filter(({ group }) => group === "leads");
  expect(leads).toHaveLength(1);
  expect(leads[0]?.action).toMatchObject({ href: "sms:+17135550139" });
});

test(
  "many leads of one number, or many changes of one job, hide nobody else's, and the " +
    "newest are listed",
  async () => {
    const { todos, post, get, database } = await office();
    const enteredAt = "2026-07-20T14:00:00.000Z";
    const lead = (name: string, phone: string) =>
      saveLead(database, { name, phone, enteredAt, sessionId: null });
    lead("Rosa", "+17135550111");
    for (let fake = 0; fake < 220; fake++) lead(`Fake ${fake}`, "+17135550122");
    const isLead = ({ group }: Todo) => group === "leads";
    const titles = async () => (await todos()).filter(isLead).map(({ title }) => title);
    expect(await titles()).toEqual([
      "Fake 219 asked for the discount",
      "Rosa asked for the discount",
    ]);
    // Dealt with once, all of that number's are.
    const [fake] = (await todos()).filter(isLead);
    await post("inbox", { intent: "handled", key: fake?.key ?? "" });
    expect(await titles()).toEqual(["Rosa asked for the discount"]);
    for (let other = 0; other < 230; other++) lead(`Other ${other}`, `+1713556${1000 + other}`);
    const page = (await get("inbox", "?show=leads")) as unknown as {
      todos: Todo[];
      beyond: number;
      counts: { name: string; count: number }[];
    };
    expect([page.todos.length, page.beyond, page.todos[0]?.title]).toEqual([
      200,
      31,
      "Other 229 asked for the discount",
    ]);
    expect(page.counts.find(({ name }) => name === "leads")?.count).toBe(231);
  },
);

test("one customer's many bookings hide no other customer, and the list says of how many it is", async () => {
  const { get, database } = await office();
  const book = (at: number, phone: string, name: string) =>
    savedJob(database, {
      ...sampleBooking({ bookingKey: `b${at}`, drawOrderNumber: () => `JB-${500_000 + at}` }),
      details: sampleDetails({ phone, name, email: "" }),
    });
  book(0, "+17135550111", "Rosa Real");
  for (let fake = 1; fake <= 310; fake++) book(fake, "+17135550122", `Fake ${fake}`);
  const listed = async () =>
    (await get("customers")) as unknown as { rows: object[]; count: number };
  expect(await listed()).toMatchObject({
    rows: [
      { name: "Fake 310", jobs: 200 },
      { name: "Rosa Real", jobs: 1 },
    ],
    count: 2,
  });
  for (let other = 0; other < 65; other++) book(1_000 + other, `+1713556${1000 + other}`, "Other");
  const page = await listed();
  expect([page.rows.length, page.count]).toEqual([60, 67]);
});
