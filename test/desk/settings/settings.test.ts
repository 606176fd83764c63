/** The desk's settings, prices, reports and calendar feed. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { ListPreview } from "#app/desk/prices/change-prices.server.ts";
import { settingsPath, subjectOf } from "#app/desk/settings/subjects.ts";
import { changeJob } from "#app/jobs/change-job.server.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { readHours } from "#app/schedule/windows.server.ts";
import { listReviews } from "#app/site/reviews.server.ts";
import { jobFinals, jobs, weeklyWindows, windowOverrides } from "#db/schema.ts";
import { isSentToSignIn, openDeskSite, type SeenPage, seenBy } from "#test/support/desk-site.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { openWeek } from "#test/support/owner-hours.ts";
import { savedJob } from "#test/support/saved-job.ts";
import type { Answer } from "#test/support/site.ts";

async function settingsSite(settings: Record<string, string> = {}) {
  const site = await openDeskSite(settings);
  const routes = {
    settings: await import("#app/desk/settings/settings.route.tsx"),
    prices: await import("#app/desk/prices/prices.route.tsx"),
    "prices.csv": await import("#app/desk/prices/prices-csv.route.ts"),
    reports: await import("#app/desk/reports/reports.route.tsx"),
    "reports/revenue.csv": await import("#app/desk/reports/report-csv.route.ts"),
  };
  const feed = await import("#app/desk/calendar/feed.route.ts");
  const shop = await import("#app/prices/shop.server.ts");
  const renew = vi.fn();
  shop.whenShopChanges(renew);
  const owner = await site.signedIn();
  /** A post of the page as it is now. */
  const send = async (page: "settings" | "prices", fields: Record<string, string>) => {
    const { body } = await owner.get(routes[page].loader, `/desk/${page}`);
    const seen = seenBy(body as SeenPage, fields);
    const path = page === "settings" ? settingsPath(subjectOf(fields.intent)) : `/desk/${page}`;
    return owner.post(routes[page].action, path, {
      requestId: randomUUID(),
      ...(seen !== undefined && { seen }),
      ...fields,
    });
  };
  /** A file that is chosen, or the fields of one that was looked at. */
  const upload = (csv: string | Record<string, string>, requestId: string = randomUUID()) => {
    const body = new FormData();
    body.set("requestId", requestId);
    if (typeof csv === "string") {
      body.set("csv", new File([csv], "prices.csv", { type: "text/csv" }));
    } else for (const [name, value] of Object.entries(csv)) body.set(name, value);
    const sent = new Response(body);
    const headers = { "content-type": sent.headers.get("content-type") ?? "" };
    return sent
      .arrayBuffer()
      .then((bytes) =>
        owner.send(routes.prices.action, "/desk/prices", { method: "POST", body: bytes, headers }),
      );
  };
  const readFeed = (address: string) => {
    const file = address.slice(address.lastIndexOf("/") + 1);
    return site.browser().get((args) => feed.loader({ ...args, params: { file } }), "/feeds/x");
  };
  return { ...site, routes, owner, send, upload, readFeed, shop, renew };
}

const problemOf = ({ body }: Answer) => (body as { problem: string }).problem;

test("settings, prices, reports and their files are the owner's alone", async () => {
  const { routes, browser, signedIn, database } = await settingsSite();
  const { crewMembers } = await import("#db/schema.ts");
  const values = { name: "Andre", addedAt: "2026-07-20T15:30:00.000Z" };
  const andre = await signedIn(database.insert(crewMembers).values(values).returning().get().id);
  for (const [name, route] of Object.entries(routes)) {
    expect(isSentToSignIn(await browser().get(route.loader, `/desk/${name}`))).toBe(true);
    expect((await andre.get(route.loader, `/desk/${name}`)).status).toBe(403);
    if ("action" in route) {
      const answer = await andre.post(route.action, `/desk/${name}`, { intent: "unlimited" });
      expect(answer.status).toBe(403);
    }
  }
});

test("the review link is checked, kept, shown with its sums, and taken off again", async () => {
  const { send, database, routes, owner, renew } = await settingsSite();
  const set = (reviewLink: string) => send("settings", { intent: "review-link", reviewLink });
  const kept = () => findSettings(database).reviewLink;
  for (const typed of [
    "https://evil.example/r",
    "http://g.page/r/1",
    "https://www.google.com/url?q=x",
  ]) {
    const answer = await set(typed);
    expect(answer.status).toBe(422);
    // What was typed is still there, and nothing was set.
    expect((answer.body as { typed: object }).typed).toMatchObject({ reviewLink: typed });
    expect(kept()).toBeNull();
  }
  const link = "https://g.page/r/CabcDEF/review";
  expect((await set(` g.page/r/CabcDEF/review `)).status).toBe(303);
  expect(kept()).toBe(link);
  expect(renew).toHaveBeenCalled();
  const { body } = await owner.get(routes.settings.loader, "/desk/settings");
  expect(body).toMatchObject({
    settings: { reviewLink: link },
    reviewSums: { asked: 0, opened: 0 },
  });
  const old = await send("settings", {
    ...{ intent: "review-link", reviewLink: "https://g.page/r/2/review", seen: "another" },
  });
  expect([old.status, problemOf(old)]).toEqual([
    409,
    "The review link changed since you opened this page.",
  ]);
  expect((old.body as { advice: string }).advice).toContain(link);
  expect((await set("")).status).toBe(303);
  expect(kept()).toBeNull();
});

test("the week, what a window holds and the notice are set, and what is booked stays", async () => {
  const { send, database } = await settingsSite();
  await send("settings", { intent: "windows", "open.1.Morning": "1", "open.6.Evening": "1" });
  const open = () =>
    database
      .select()
      .from(weeklyWindows)
      .all()
      .filter(({ isOpen }) => isOpen);
  expect(open().map(({ weekday, timeOfDay, points }) => [weekday, timeOfDay, points])).toEqual([
    [1, "Morning", 550],
    [6, "Evening", 550],
  ]);
  await send("settings", { intent: "capacity", points: "275", stops: "3" });
  expect(open()[0]).toMatchObject({ points: 275, stops: 3 });
  for (const points of ["", "-1", "0", "1e3", "9999", "x"]) {
    expect((await send("settings", { intent: "capacity", points, stops: "" })).status).toBe(422);
  }
  await send("settings", { intent: "notice", hours: "24" });
  expect(readHours(database, "2026-07-20").noticeHours).toBe(24);
  const { slotState } = await import("#app/schedule/availability.ts");
  openWeek(database);
  const calendar = { hours: readHours(database, "2026-07-20"), jobs: new Map() };
  const stateOn = (date: string) =>
    slotState({ date, timeOfDay: "Morning" }, 10, calendar, new Date("2026-07-20T15:30:00.000Z"));
  expect([stateOn("2026-07-21"), stateOn("2026-07-22")]).toEqual(["over", "open"]);
  expect((await send("settings", { intent: "notice", hours: "99" })).status).toBe(422);
});

test("a press leads to its words, beside its button; a refused form has what was typed", async () => {
  const { send } = await settingsSite();
  const done = await send("settings", { intent: "notice", hours: "4" });
  expect(done.headers.get("location")).toBe("/desk/settings/notice?did=notice#said");
  const priced = await send("prices", { intent: "price", id: "sofa", price: "81.50" });
  expect(priced.headers.get("location")).toBe("/desk/prices?did=price&what=sofa#said");
  const refused = [
    { intent: "tax", mode: "added", rate: "80" },
    { intent: "yard", street: "1 Main St", city: "Katy", zip: "9" },
    { intent: "add-review", author: "Ann", words: "Short" },
  ];
  for (const typed of refused) {
    expect((await send("settings", typed)).body).toMatchObject({ typed });
  }
  const price = { intent: "price", id: "sofa", price: "x" };
  expect((await send("prices", price)).body).toMatchObject({ typed: price });
});

test("tax and reviews change the shop's revision, and nonsense changes nothing", async () => {
  const { send, database, shop, renew } = await settingsSite();
  const revision = shop.shopRevision();
  await send("settings", { intent: "tax", mode: "included", rate: "8.25" });
  expect(findSettings(database).tax).toEqual({ mode: "included", rate: 825 });
  expect(shop.shopRevision()).not.toBe(revision);
  expect(renew).toHaveBeenCalledTimes(1);
  const taxed = shop.shopRevision();
  expect(problemOf(await send("settings", { intent: "tax", mode: "added", rate: "80" }))).toBe(
    "That isn't a tax rate.",
  );
  expect(shop.shopRevision()).toBe(taxed);
  const review = {
    intent: "add-review",
    author: "R. Solis",
    place: "Katy",
    words: "Quick and kind.",
    origin: "Google",
    leftOn: "2026-07-12",
  };
  const requestId = randomUUID();
  await send("settings", { ...review, requestId });
  await send("settings", { ...review, requestId });
  expect(listReviews(database)).toMatchObject([
    { author: "R. Solis", stars: null, url: null, origin: "Google", leftOn: "2026-07-12" },
  ]);
  expect(shop.shopRevision()).not.toBe(taxed);
  const wrong = [
    { url: "javascript:alert(1)" },
    ...["", "2026-02-30", "2099-01-01"].map((leftOn) => ({ leftOn })),
    { origin: "" },
  ];
  for (const change of wrong) {
    expect((await send("settings", { ...review, ...change })).status).toBe(422);
  }
  expect(listReviews(database)).toHaveLength(1);
});

test("the shop says of the business what the owner has filled in, at once, and nothing else", async () => {
  const { send, database, shop, renew } = await settingsSite();
  expect(shop.shopFacts()).toEqual([]);
  const facts = { license: " TX 4471 ", since: "2012", hours: "", insurance: "", checks: "" };
  const empty = shop.shopRevision();
  await send("settings", { intent: "facts", ...facts });
  expect(findSettings(database).facts).toEqual({ license: "TX 4471", since: "2012" });
  expect(renew).toHaveBeenCalledTimes(1);
  expect(shop.shopRevision()).not.toBe(empty);
  expect(shop.shopFacts()).toEqual([
    { name: "license", label: "License", text: "TX 4471" },
    { name: "since", label: "In business since", text: "2012" },
  ]);
  await send("settings", { intent: "facts" });
  expect(shop.shopFacts()).toEqual([]);
});

test.each([
  ["since", "next year"],
  ["since", "1812"],
  ["since", "2027"],
  ["hours", "x".repeat(101)],
  ["license", "x".repeat(900)],
  ["insurance", "Ask at www.example.com"],
  ["payments", "<b>Cash</b>"],
])(
  "a fact %s of %.20s is refused beside its field, with all that was typed",
  async (name, text) => {
    const { send, shop } = await settingsSite();
    const typed = { intent: "facts", checks: "All of us", [name]: text };
    const { status, body } = await send("settings", typed);
    expect(status).toBe(422);
    expect(body).toMatchObject({ typed: { ...typed, [`${name}Error`]: expect.any(String) } });
    expect(shop.shopFacts()).toEqual([]);
  },
);

test("facts that were saved from another page meanwhile are shown beside those typed", async () => {
  const { send, owner, routes } = await settingsSite();
  const { body } = await owner.get(routes.settings.loader, "/desk/settings");
  const seen = (body as { seen: { facts: string } }).seen.facts;
  await send("settings", { intent: "facts", license: "TX 4471" });
  const old = await send("settings", { intent: "facts", license: "TX 1", seen });
  expect(old.status).toBe(409);
  expect(JSON.stringify(old.body)).toMatch(
    /now: License: TX 4471\. .*wasn't saved: License: TX 1\. /,
  );
});

test("the feed's link is shown once, has no price and no email, and ends when a new one is made", async () => {
  const { send, readFeed, database } = await settingsSite();
  const details = sampleDetails({ email: "maria@example.com", date: "2026-07-23" });
  const job = savedJob(database, sampleBooking({ details }));
  const cancelled = savedJob(database, {
    ...sampleBooking({ bookingKey: "off", drawOrderNumber: () => "JB-200000" }),
    details,
  });
  const event = { who: "owner", what: "cancelled", before: null, after: null } as const;
  const asked = { id: cancelled.id, requestId: null, revision: null };
  changeJob(database, {
    ...asked,
    at: new Date("2026-07-20T15:00:00Z"),
    decide: () => ({ ok: true, event }),
  });

  const made = await send("settings", { intent: "new-feed" });
  const { feed } = made.body as { feed: string };
  expect(feed).toMatch(/^http:\/\/localhost:3000\/feeds\/[0-9a-f]{64}\.ics$/);
  expect(made.headers.get("cache-control")).toContain("no-store");
  const answer = await readFeed(feed);
  const text = `${answer.body}`.replace(/\r\n /g, "");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(text).toContain(job.phone);
  expect(text).toContain("100 Example St");
  // As the emails and the confirmation have it.
  expect(text).toContain(`UID:${job.orderNumber}@junk-buddy`);
  expect(text.match(/STATUS:\w+/g)).toEqual(["STATUS:CONFIRMED", "STATUS:CANCELLED"]);
  for (const secret of ["$", "maria@example.com", job.token ?? "", "Total"]) {
    expect(text).not.toContain(secret);
  }
  expect(
    JSON.stringify(
      database
        .select()
        .from((await import("#db/schema.ts")).settings)
        .all(),
    ),
  ).not.toContain(feed.slice(-68, -4));
  const second = ((await send("settings", { intent: "new-feed" })).body as { feed: string }).feed;
  expect((await readFeed(feed)).status).toBe(404);
  expect((await readFeed(second)).status).toBe(200);
  await send("settings", { intent: "stop-feed" });
  for (const address of [second, "/feeds/x.ics", "/feeds/", `/feeds/${"0".repeat(64)}.ics`]) {
    expect((await readFeed(address)).status).toBe(404);
  }
});

test("a device that was used in Houston's evening was used on Houston's day", async () => {
  const { owner, routes } = await settingsSite({ NOW: "2026-07-21T03:30:00.000Z" });
  const { devices } = (await owner.get(routes.settings.loader, "/desk/settings")).body as {
    devices: { seenAt: string }[];
  };
  expect(devices.map(({ seenAt }) => seenAt)).toEqual(["Mon, Jul 20, 2026, 10:30 PM"]);
});

test("a price is changed on its row, and a list comes in whole or not at all", async () => {
  const { send, upload, owner, routes, shop } = await settingsSite();
  const price = () => shop.findProduct("sofa")?.priceCents;
  const requestId = randomUUID();
  const sofa = { requestId, intent: "price", id: "sofa", price: "119.50" };
  expect((await send("prices", sofa)).status).toBe(303);
  // The same page, another row: not a repeat.
  expect((await send("prices", { ...sofa, id: "desk", price: "1" })).status).toBe(303);
  expect([price(), shop.findProduct("desk")?.priceCents]).toEqual([11_950, 100]);
  expect((await send("prices", { ...sofa, requestId: randomUUID(), price: "x" })).status).toBe(422);
  const csv = `${(await owner.get(routes["prices.csv"].loader, "/desk/prices.csv")).body}`;
  const wrong = await upload(csv.replace("119.50", "free"));
  expect(wrong.status).toBe(422);
  expect((wrong.body as { problems: string[] }).problems).toHaveLength(1);
  expect(wrong.body).toMatchObject({ advice: "Nothing was changed. One line is wrong:" });
  expect((await upload("PK\u0003\u0004")).body).toMatchObject({ advice: "Nothing was changed." });
  expect(price()).toBe(11_950);
  const listBefore = async () =>
    ((await owner.get(routes.prices.loader, "/desk/prices")).body as { listBefore: string | null })
      .listBefore;
  const looked = await upload(csv.replace("119.50", "121.00"));
  expect(looked.status).toBe(200);
  const { file, base, changes } = (looked.body as { preview: ListPreview }).preview;
  expect(changes).toEqual([{ title: "Price up", lines: ["Sofa: $119.50 to $121.00"] }]);
  expect([price(), await listBefore()]).toEqual([11_950, null]);
  const taken = { file, base: `${base}` };
  const press = randomUUID();
  expect((await upload(taken, press)).status).toBe(303);
  expect([price(), await listBefore()]).toEqual([12_100, "Mon, Jul 20, 2026, 10:30 AM"]);
  // A repeat is answered as the first; an older page's list is looked at again.
  expect((await upload(taken, press)).status).toBe(303);
  expect(problemOf(await upload(taken))).toMatch(/changed in the meantime/);
  for (const cents of [11_950, 12_100]) {
    expect((await send("prices", { intent: "back" })).status).toBe(303);
    expect(price()).toBe(cents);
  }
  expect((await upload("x".repeat(600_000))).status).toBe(413);
  expect((await upload(csv, "no-id")).status).toBe(400);
});

test("the report's revenue is what the jobs came to, in Houston's week, and its file runs no formula", async () => {
  const { owner, routes, database } = await settingsSite();
  const end = (order: string, at: string, totalCents: number, city = "Houston") => {
    const job = savedJob(database, {
      ...sampleBooking({ bookingKey: order, drawOrderNumber: () => order }),
      details: sampleDetails({ city }),
      createdAt: "2026-07-10T15:00:00.000Z",
    });
    const event = { who: "owner", what: "done", before: null, after: null } as const;
    const asked = { id: job.id, requestId: null, revision: null };
    changeJob(database, { ...asked, at: new Date(at), decide: () => ({ ok: true, event }) });
    const final = { totalCents, taxCents: 0, at, final: {} as never, jobId: job.id };
    for (const replacedAt of [at, null]) {
      database
        .insert(jobFinals)
        .values({ ...final, totalCents: replacedAt ? 1 : totalCents, replacedAt })
        .run();
    }
  };
  // 11:30 PM on Sunday in Houston is Monday in UTC.
  end("JB-100001", "2026-07-20T04:30:00.000Z", 10_000, "=cmd|'/c calc'!A1");
  end("JB-100002", "2026-07-20T14:00:00.000Z", 20_001);
  const { reports } = (await owner.get(routes.reports.loader, "/desk/reports")).body as {
    reports: { id: string; rows: string[][] }[];
  };
  expect(reports[0]?.rows.slice(0, 2)).toEqual([
    ["Jul 20, so far", "1", "$200.01", "$200.01", "$0.00", "$0.00"],
    ["Jul 13", "1", "$100.00", "$100.00", "$0.00", "$0.00"],
  ]);
  const file = (name: string) =>
    owner.get(
      (args) => routes["reports/revenue.csv"].loader({ ...args, params: { file: name } }),
      `/desk/reports/${name}`,
    );
  expect(`${(await file("revenue.csv")).body}`).toContain("2026-07-20,1,200.01,200.01,0,0");
  expect(`${(await file("cities.csv")).body}`).toContain("'=");
  expect((await file("nothing.csv")).status).toBe(404);
  expect(
    database
      .select()
      .from(jobs)
      .all()
      .map(({ stage }) => stage),
  ).toEqual(["done", "done"]);
});

test("days that cannot be closed are named beside their field, with what was typed", async () => {
  const { send, database } = await settingsSite();
  const close = async (from: string, to: string) => {
    const { status, body } = await send("settings", { intent: "close", from, to, note: "Fair" });
    return { status, typed: (body as { typed: Record<string, string> }).typed };
  };
  expect(await close("2026-07-01", "")).toMatchObject({
    ...{ status: 422, typed: { from: "2026-07-01", fromError: "That day has passed." } },
  });
  expect(await close("2026-07-30", "2026-07-29")).toMatchObject({
    typed: { to: "2026-07-29", note: "Fair", toError: "The last day is before the first." },
  });
  expect(database.select().from(windowOverrides).all()).toEqual([]);
});

type Lines = { groups: { lines: { id: string; to: string; state: string }[] }[] };

test("the overview has a line for each setting with its state in words, and each leads to its page", async () => {
  const { send, owner, routes, database } = await settingsSite();
  const states = async () => {
    const { body } = await owner.get(routes.settings.loader, "/desk/settings");
    const lines = (body as Lines).groups.flatMap((group) => group.lines);
    return Object.fromEntries(lines.map(({ id, state }) => [id, state]));
  };
  expect(await states()).toMatchObject({
    hours: "Not set, customers can book any window",
    ...{
      notice: "Until 2 hours before the window",
      yard: "Not set",
      trucks: "1",
      crew: "Only you",
    },
    ...{ numbers: "The standard ones", tax: "Not set", facts: "Nothing filled in" },
    cards: "Not set up, nobody pays online",
    ...{
      reviews: "0 on the home page, nobody is asked",
      texts: "Not set up, texts go to the outbox",
    },
    ...{ feed: "No link", devices: "1 signed in" },
  });
  openWeek(database);
  const open = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((day) =>
      ["Morning", "Afternoon", "Evening"].map((name) => [`open.${day}.${name}`, "1"]),
    ),
  );
  await send("settings", { intent: "windows", ...open });
  await send("settings", { intent: "close", from: "2026-07-30", to: "" });
  await send("settings", { intent: "tax", mode: "added", rate: "8.25" });
  await send("settings", { intent: "notice", hours: "1" });
  await send("settings", { intent: "facts", license: "TX 4471", since: "2012" });
  await send("settings", { intent: "new-feed" });
  expect(await states()).toMatchObject({
    hours: "Mon to Sat, 3 windows; 1 exception ahead",
    ...{ tax: "8.25% added", notice: "Until 1 hour before the window" },
    ...{ facts: "2 of 6 filled in", feed: "A link is in use" },
  });
  await send("settings", { intent: "windows", ...open, "open.0.Morning": "1" });
  expect((await states()).hours).toBe("Every day, 1 to 3 windows; 1 exception ahead");
  await send("settings", { intent: "windows" });
  expect((await states()).hours).toMatch(/^Every window is closed/);
});

test("what is set for texts and cards is on their pages, with the addresses to paste and no secret", async () => {
  const { owner, routes } = await settingsSite({
    ...{
      TWILIO_ACCOUNT_SID: "AC0123456789abcdef0123456789abcdef",
      TWILIO_AUTH_TOKEN: "hush-texts",
    },
    ...{ TWILIO_FROM: "+17135550142", STRIPE_SECRET_KEY: "sk_test_hush" },
    ...{ SITE_URL: "https://junk.example" },
  });
  const { body } = await owner.get(routes.settings.loader, "/desk/settings");
  expect(body).toMatchObject({
    texts: { from: "(713) 555-0142", address: "https://junk.example/api/texts" },
    cards: { mode: "test", hasWebhook: false, address: "https://junk.example/api/stripe" },
  });
  expect(JSON.stringify(body)).toContain("On, from (713) 555-0142");
  expect(JSON.stringify(body)).toContain("Test mode, no real card can pay");
  expect(JSON.stringify(body)).not.toMatch(/hush|AC0123/);
  const running = readFileSync("docs/running.md", "utf8");
  const { events } = (body as { cards: { events: string[] } }).cards;
  expect(events.filter((event) => !running.includes(`\`${event}\``))).toEqual([]);
});

test("an address that is no subject leads to the overview; a post of the one page is answered", async () => {
  const { owner, routes } = await settingsSite();
  const open = (subject: string) =>
    owner.get(
      (args) => routes.settings.loader({ ...args, params: { subject } }),
      `/desk/settings/${subject}`,
    );
  for (const subject of ["machine", "toString", ""]) {
    expect((await open(subject)).headers.get("location")).toBe("/desk/settings");
  }
  expect((await open("tax")).body).toMatchObject({ subject: "tax" });
  const seen = ((await open("tax")).body as { seen: { tax: string } }).seen.tax;
  const old = { requestId: randomUUID(), seen, intent: "tax", mode: "added", rate: "8" };
  const done = await owner.post(routes.settings.action, "/desk/settings", old);
  expect(done.headers.get("location")).toBe("/desk/settings/tax?did=tax#said");
});
