/** The screen of a job by phone, press by press (rules 430 and 431). */
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { listCrew } from "#app/desk/crew/crew.server.ts";
import {
  type DayMark,
  EMPTY_PHONE_VALUES,
  fillKnown,
  forgetKnown,
} from "#app/desk/phone-job/phone-job.ts";
import { setBarred } from "#app/jobs/do-not-book.server.ts";
import { formatOperation } from "#app/prices/cart.ts";
import { addOverride } from "#app/schedule/windows.server.ts";
import { crewMembers } from "#db/schema.ts";
import { isSentToSignIn, openDeskSite } from "#test/support/desk-site.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { neighborJob, openWeek } from "#test/support/owner-hours.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { SITE_NOW } from "#test/support/site.ts";

type Page = {
  values: Record<string, string>;
  known: string | null;
  days: DayMark[];
  find: { found: string[] | null };
  lines: string;
  say: string;
};

async function open() {
  const site = await openDeskSite();
  const add = await import("#app/desk/phone-job/add.route.tsx");
  const lookup = await import("#app/desk/phone-job/known-number.route.ts");
  const owner = await site.signedIn();
  const press = async (fields: Record<string, string>) => {
    const answer = await owner.post(add.action, "/desk/add", {
      requestId: randomUUID(),
      ...fields,
    });
    return { status: answer.status, ...(answer.body as Page) };
  };
  const ask = (phone: string, browser = owner) =>
    browser.post(lookup.action, "/desk/known-number", { requestId: randomUUID(), phone });
  return { ...site, owner, press, ask };
}

test("a known number fills in what is blank, and one press clears it", async () => {
  const { database, press } = await open();
  const job = savedJob(database, sampleBooking());
  const { name, email, street, zip } = job;
  const found = await press({ intent: "who", phone: "(713) 555-0100 ext. 4", notes: "Gate 4" });
  expect(found).toMatchObject({ status: 200, known: expect.stringContaining(name) });
  expect(found.values).toMatchObject({ name, email, street, zip, notes: "Gate 4" });
  const typed = { name: "Ana Cruz", zip: "77449" };
  const kept = await press({ intent: "who", phone: job.phone, ...typed });
  expect(kept.values).toMatchObject({ ...typed, email, street: "" });
  const cleared = await press({ ...found.values, intent: "forget" });
  expect(cleared.values).toMatchObject({ name: "", email: "", street: "", zip: "", city: "" });
  expect(cleared.values).toMatchObject({ phone: "(713) 555-0100 ext. 4", notes: "Gate 4" });
  setBarred(database, job.phone, true, SITE_NOW);
  expect((await press({ intent: "who", phone: job.phone })).known).toContain("do not book");
  setBarred(database, "+17135550177", true, SITE_NOW);
  expect((await press({ phone: "713 555 0177" })).known).toContain("do not book");
  expect(await press({ intent: "who", phone: "713" })).toMatchObject({ known: null });
  const same = { ...EMPTY_PHONE_VALUES, city: "Katy" };
  expect(fillKnown(same, job)).toMatchObject({ name, street: "", city: "Katy" });
  expect(fillKnown(same, undefined)).toEqual(same);
  expect(forgetKnown(fillKnown(EMPTY_PHONE_VALUES, job))).toEqual(EMPTY_PHONE_VALUES);
});

test("the owner alone is told who a number belongs to", async () => {
  const { database, ask, browser, signedIn } = await open();
  const { name, phone } = savedJob(database, sampleBooking());
  expect((await ask(phone)).body).toMatch(name);
  expect((await ask("(713) 555-0199")).body).not.toMatch(name);
  expect(isSentToSignIn(await ask(phone, browser()))).toBe(true);
  database.insert(crewMembers).values({ name: "Luis", addedAt: SITE_NOW }).run();
  expect((await ask(phone, await signedIn(listCrew(database)[0]?.id ?? null))).status).toBe(403);
});

test("items are found by their names, and the words that were typed beside stay", async () => {
  const { press } = await open();
  const found = await press({ q: "sofa", say: "two chairs", lines: "rug.1" });
  expect(found.find.found).toContain("sofa");
  expect(found).toMatchObject({ lines: "rug.1", say: "two chairs" });
  const put = await press({
    q: "sofa",
    say: "two chairs",
    lines: "rug.1",
    change: formatOperation({ kind: "add", id: "sofa" }),
  });
  expect(put.lines).toContain("sofa.1");
  expect([put.find.found?.length, put.say]).toEqual([found.find.found?.length, "two chairs"]);
});

test("closed and full days and windows are marked, with the owner's reason", async () => {
  const { database, press } = await open();
  openWeek(database);
  const [full, closed, evening] = ["2026-07-22", "2026-07-23", "2026-07-24"] as const;
  for (const timeOfDay of ["Morning", "Afternoon", "Evening"] as const) {
    neighborJob(database, { date: full, timeOfDay }, 550);
  }
  const all = { isOpen: false, points: null, stops: null };
  const shut = {
    ...all,
    fromDate: closed,
    toDate: closed,
    timeOfDay: null,
    note: "Crew training.",
  };
  addOverride(database, shut, SITE_NOW);
  const late = { ...all, fromDate: evening, toDate: evening, note: "" };
  addOverride(database, { ...late, timeOfDay: "Evening" }, SITE_NOW);
  const { days } = await press({ lines: "sofa.1", date: "2026-09-01" });
  const on = (date: string) => days.find((day) => day.date === date);
  expect(on(full)).toMatchObject({ day: "Full", windows: ["Full", "Full", "Full"], why: null });
  expect(on(closed)).toMatchObject({
    day: "Closed",
    why: "Thu, Jul 23 is closed: Crew training.",
  });
  expect(on(evening)).toMatchObject({ day: null, windows: [null, null, "Closed"] });
  expect(on("2026-07-20")?.windows[0]).toBe("Too late");
  expect(on("2026-09-01")).toMatchObject({ day: null });
  const most = await press({ lines: "load-full.9", date: "2026-09-01" });
  expect(most.days.at(-1)).toMatchObject({ date: "2026-09-01", day: "Too large" });
});

test("the list of customers asks once which of them may not book", async () => {
  const { database, owner } = await open();
  const customers = await import("#app/desk/customers/customers.route.tsx");
  const count = async () => {
    const asked = vi.spyOn(database.$client, "prepare");
    const { body } = await owner.get(customers.loader, "/desk/customers");
    const statements = asked.mock.calls.filter(([text]) => text.includes("do_not_book"));
    asked.mockRestore();
    return { rows: (body as { rows: { isBarred: boolean }[] }).rows, asked: statements.length };
  };
  for (const at of [0, 1, 2, 3]) {
    const booking = sampleBooking({ bookingKey: `${at}`, drawOrderNumber: () => `JB-10000${at}` });
    savedJob(database, { ...booking, details: sampleDetails({ phone: `+1713555010${at}` }) });
  }
  setBarred(database, "+17135550102", true, SITE_NOW);
  const { rows, asked } = await count();
  expect(rows.map(({ isBarred }) => isBarred)).toEqual([false, true, false, false]);
  expect(asked).toBe(1);
});
