/** Posts of the desk that come twice, late, or with other content (rules 214 and 237). */

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listCrew } from "#app/desk/crew/crew.server.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { deskCodes, deskSessions, jobs, weeklyWindows } from "#db/schema.ts";
import { openDeskSite, type SeenPage, seenBy } from "#test/support/desk-site.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { openWeek } from "#test/support/owner-hours.ts";
import { savedJob } from "#test/support/saved-job.ts";
import type { Answer, Browser } from "#test/support/site.ts";

const wordsOf = ({ body }: Answer) => {
  const { problem, advice } = body as { problem: string; advice: string };
  return `${problem} ${advice}`;
};

async function pages() {
  const site = await openDeskSite();
  const routes = {
    settings: await import("#app/desk/settings/settings.route.tsx"),
    prices: await import("#app/desk/prices/prices.route.tsx"),
    inbox: await import("#app/desk/inbox/inbox.route.tsx"),
    crew: await import("#app/desk/crew/crew.route.tsx"),
    add: await import("#app/desk/phone-job/add.route.tsx"),
  };
  type Page = keyof typeof routes;
  const owner = await site.signedIn();
  /** A form of the page as it is now, to be sent once or more. */
  const formOf = async (page: Page, fields: Record<string, string>) => {
    const { body } = await owner.get(routes[page].loader, `/desk/${page}`);
    const { requestId } = body as { requestId: string };
    const seen = seenBy(body as SeenPage, fields) ?? "";
    return { requestId, seen, ...fields };
  };
  const send = (page: Page, form: Record<string, string>, browser: Browser = owner) =>
    browser.post(routes[page].action, `/desk/${page}`, form);
  return { ...site, owner, routes, formOf, send };
}

test(
  "a setting's old post undoes nothing: repeated it is answered as before, outdated it is " +
    "refused with both versions",
  async () => {
    const { send, formOf, database } = await pages();
    const first = await formOf("settings", { intent: "tax", mode: "included", rate: "8.25" });
    expect((await send("settings", first)).status).toBe(303);
    const second = await formOf("settings", { intent: "tax", mode: "added", rate: "8" });
    expect((await send("settings", second)).status).toBe(303);
    const added = { mode: "added", rate: 800 };
    expect((await send("settings", first)).status).toBe(303);
    expect(findSettings(database).tax).toEqual(added);
    // The first page again, with other words.
    const old = await send("settings", { ...first, rate: "7.5" });
    expect(old.status).toBe(409);
    // What was typed comes back whole, so that nothing of the newer setting is mixed into it.
    expect((old.body as { typed: object }).typed).toMatchObject({ mode: "included", rate: "7.5" });
    expect(wordsOf(old)).toMatch(/now: added, 8%\. Your change wasn't saved: included, 7\.5%/);
    expect(findSettings(database).tax).toEqual(added);
    // What the refusal loads anew can be saved.
    const again = await formOf("settings", { intent: "tax", mode: "included", rate: "7.5" });
    expect((await send("settings", again)).status).toBe(303);
    expect(findSettings(database).tax).toEqual({ mode: "included", rate: 750 });
  },
);

test.each<[string, Record<string, string>, Record<string, string>, RegExp]>([
  ["notice", { hours: "24" }, { hours: "4" }, /now: 24 hours before\..*: 4 hours before/],
  [
    "yard",
    { street: "100 Main St", city: "Houston", zip: "77002" },
    { street: "9 Elm St", city: "Houston", zip: "77003" },
    /now: 100 Main St, Houston, 77002\..*: 9 Elm St, Houston, 77003/,
  ],
  [
    "windows",
    { "open.1.Morning": "1" },
    { "open.2.Evening": "1" },
    /now: Mon[^.]*morning\..*: Tue/,
  ],
  [
    "capacity",
    { points: "275", stops: "3" },
    { points: "550", stops: "" },
    /275 points, 3 stops\./,
  ],
  ["unlimited", {}, {}, /wasn't saved: no limits/],
])("%s: an outdated page changes nothing", async (intent, fields, others, words) => {
  const { send, formOf, database } = await pages();
  openWeek(database);
  const old = await formOf("settings", { intent, ...others });
  const isUnset = intent === "unlimited";
  const change = isUnset ? { intent: "windows", "open.1.Morning": "1" } : { intent, ...fields };
  expect((await send("settings", await formOf("settings", change))).status).toBe(303);
  const state = () =>
    JSON.stringify([findSettings(database), database.select().from(weeklyWindows).all()]);
  const before = state();
  const refused = await send("settings", old);
  expect([refused.status, wordsOf(refused)]).toEqual([409, expect.stringMatching(words)]);
  expect(state()).toBe(before);
});

test("a new feed that is asked for twice is one link, and a later one is not broken by the first press", async () => {
  const { send, formOf, browser } = await pages();
  const feed = await import("#app/desk/calendar/feed.route.ts");
  const read = (address: string) => {
    const file = address.slice(address.lastIndexOf("/") + 1);
    return browser().get((args) => feed.loader({ ...args, params: { file } }), "/feeds/x");
  };
  const press = await formOf("settings", { intent: "new-feed" });
  const linkOf = (answer: Answer) => (answer.body as { feed: string }).feed;
  const link = linkOf(await send("settings", press));
  expect(linkOf(await send("settings", press))).toBe(link);
  expect((await read(link)).status).toBe(200);
  const later = linkOf(await send("settings", await formOf("settings", { intent: "new-feed" })));
  expect(later).not.toBe(link);
  const old = await send("settings", press);
  expect([old.status, linkOf(old)]).toEqual([409, null]);
  expect((await send("settings", { ...press, requestId: randomUUID() })).status).toBe(409);
  expect((await read(later)).status).toBe(200);
});

test("signing out everywhere else, twice, leaves who has signed in since", async () => {
  const { send, formOf, signedIn, database } = await pages();
  await signedIn();
  const press = await formOf("settings", { intent: "sign-out-others" });
  await send("settings", press);
  await signedIn();
  await send("settings", press);
  const open = database
    .select()
    .from(deskSessions)
    .all()
    .filter(({ endedAt }) => endedAt === null);
  expect(open).toHaveLength(2);
});

test("a crew member's code that is shown again by the same press is the same code", async () => {
  const { send, formOf, database } = await pages();
  await send("crew", await formOf("crew", { intent: "add", name: "Luis" }));
  const press = await formOf("crew", { intent: "code", member: "1" });
  const codeOf = (answer: Answer) => (answer.body as { shown: { code: string } }).shown.code;
  const code = codeOf(await send("crew", press));
  expect(codeOf(await send("crew", press))).toBe(code);
  const codes = database.select().from(deskCodes).all();
  expect(codes.filter(({ crewId }) => crewId === 1)).toHaveLength(1);
  const another = await formOf("crew", { intent: "code", member: "1" });
  expect(codeOf(await send("crew", another))).not.toBe(code);
});

test("one page's form with other content is another press: both names join the crew", async () => {
  const { send, formOf, database } = await pages();
  const form = await formOf("crew", { intent: "add", name: "Luis" });
  for (const name of ["Luis", "Luis", "Andre", "Andre"]) await send("crew", { ...form, name });
  expect(listCrew(database).map(({ name }) => name)).toEqual(["Andre", "Luis"]);
});

test("send again, twice by one press, sends once", async () => {
  const { send, formOf, database, mailed, outbox } = await pages();
  const job = savedJob(database, { ...sampleBooking(), details: sampleDetails() });
  expect(job.confirmedAt).toBeNull();
  const press = await formOf("inbox", { intent: "resend", key: `job:${job.id}` });
  await Promise.all([send("inbox", press), send("inbox", press)]);
  await mailed(2);
  await send("inbox", press);
  // Not even when it waits again.
  database.update(jobs).set({ confirmedAt: null }).run();
  await send("inbox", press);
  expect(await outbox()).toHaveLength(2);
});

test("an old page's price undoes no newer one, and both are shown", async () => {
  const { send, formOf } = await pages();
  const shop = await import("#app/prices/shop.server.ts");
  const cents = () => shop.findProduct("sofa")?.priceCents;
  const sofa = { intent: "price", id: "sofa" };
  const first = await formOf("prices", { ...sofa, price: "119.50" });
  expect((await send("prices", first)).status).toBe(303);
  const second = await formOf("prices", { ...sofa, price: "125" });
  expect((await send("prices", second)).status).toBe(303);
  expect((await send("prices", first)).status).toBe(303);
  const old = await send("prices", { ...first, price: "99" });
  expect([old.status, wordsOf(old)]).toEqual([
    409,
    expect.stringMatching(/now \$125\.00, shown\. Your change wasn't saved: 99/),
  ]);
  expect((await send("prices", { ...first, intent: "hide" })).status).toBe(409);
  expect(cents()).toBe(12_500);
});

test("a phone job's form that has booked books no second time, and says so where other words were sent", async () => {
  const { send, formOf, database } = await pages();
  const form = await formOf("add", {
    ...{ intent: "book", phone: "(832) 555-0174", name: "Curtis Boone", lines: "recliner.2" },
    ...{ street: "6615 Bayou Slate Rd", zip: "77023", date: "2026-07-23", timeOfDay: "Morning" },
  });
  const [one, other] = await Promise.all([send("add", form), send("add", form)]);
  expect([one.status, other.status]).toEqual([303, 303]);
  const changed = { ...form, name: "Dora Boone" };
  for (let press = 0; press < 2; press++) {
    const { status, body } = await send("add", changed);
    const { refusal, values } = body as {
      refusal: { problem: string };
      values: { name: string };
    };
    expect([status, values.name]).toEqual([409, "Dora Boone"]);
    expect(refusal.problem).toContain("Curtis Boone");
  }
  const booked = database.select().from(jobs).all();
  expect(booked.map(({ name }) => name)).toEqual(["Curtis Boone"]);
});
