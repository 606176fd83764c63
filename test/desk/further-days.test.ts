/** A job that needs several days: each further day is a row of its own. */
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { searchJobs } from "#app/desk/customers/customers.server.ts";
import { dayFactsOf } from "#app/desk/today/day-facts.server.ts";
import { viewDay } from "#app/desk/today/day-view.ts";
import { listPoints, sharePoints } from "#app/jobs/visit.ts";
import { renderMessage } from "#app/messages/letters/render-message.ts";
import { textWords } from "#app/messages/texts/text-words.ts";
import { earningsBetween } from "#app/money/earnings/earnings.server.ts";
import { jobFigures } from "#app/money/reports.server.ts";
import { jobCosts, jobFinals, jobs, messages } from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { sampleBusiness } from "#test/support/sample-job.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { SITE_NOW } from "#test/support/site.ts";

const ITEMS = [{ id: "sofa", name: "Sofa", quantity: 4, priceCents: 11_000, volume: 50 }];
const FREE = { window: "Morning", points: "80" };

async function open() {
  const site = await openDeskSite();
  const day = await import("#app/desk/job/add-day.route.tsx");
  const edit = await import("#app/desk/job/edit-job.route.tsx");
  const page = await import("#app/booking/page/booking.route.tsx");
  const details = sampleDetails({ items: ITEMS, volume: 200 });
  const job = savedJob(site.database, sampleBooking({ details }));
  const owner = await site.signedIn();
  const row = (id = job.id) => {
    const found = site.database.select().from(jobs).where(eq(jobs.id, id)).get();
    if (!found) throw new Error("no such job");
    return found;
  };
  const visits = () => site.database.select().from(jobs).where(eq(jobs.partOf, job.id)).all();
  const visit = (at = 0) => {
    const found = visits()[at];
    if (!found) throw new Error("no such visit");
    return found;
  };
  const path = (order = job.orderNumber, rest = "") => `/desk/jobs/${order}${rest}`;
  const add = (fields: Record<string, string>) =>
    owner.post(day.action, path(job.orderNumber, "/day"), {
      ...FREE,
      ...fields,
      ...stamp(row().revision),
    });
  return { ...site, day, edit, page, job, owner, row, visits, visit, path, add };
}

test("a further day takes a part of the points, and is counted as no job of its own", async () => {
  const { database, job, add, row, visit } = await open();
  expect((await add({ date: "2026-07-29" })).headers.get("location")).toContain("did=day");
  expect(row()).toMatchObject({ volume: 120, totalCents: job.totalCents, revision: 1 });
  expect(visit()).toMatchObject({
    ...{ name: job.name, fullAddress: job.fullAddress, date: "2026-07-29", volume: 80 },
    ...{ totalCents: 0, timeOfDay: "Morning", stage: "booked" },
  });
  expect(visit().items[0]?.name).toBe(`Day 2 of ${job.orderNumber}`);
  const facts = dayFactsOf(database, "2026-07-29");
  const [stop] = viewDay(facts, { role: "owner", crewId: null, name: "" } as never).windows.flatMap(
    ({ stops }) => stops,
  );
  expect(stop).toMatchObject({ day: "Day 2 of 2", money: null, volume: 80 });
  expect(jobFigures(database, "2020-01-01")).toHaveLength(1);
  expect(searchJobs(database, [], 10).found.map(({ id }) => id)).toEqual([job.id]);
});

test("more points than are left, and a day that is past, change nothing", async () => {
  const { add, visits, row } = await open();
  for (const points of ["201", "-1", "1.5", "", "1e2"]) {
    expect((await add({ date: "2026-07-29", points })).status).toBe(422);
  }
  expect((await add({ date: "2026-07-01" })).status).toBe(422);
  expect((await add({ date: "2026-07-29", window: "Night" })).status).toBe(422);
  expect([visits().length, row().volume]).toEqual([0, 200]);
});

test("cancelling a day gives its points back; with the whole job it comes back with it", async () => {
  const { database, desk, owner, path, add, row, visits, visit } = await open();
  await add({ date: "2026-07-29" });
  await add({ date: "2026-07-30", points: "20" });
  const cancel = (order: string, revision: number) =>
    owner.post(desk.cancel.action, path(order, "/cancel"), { reason: "", ...stamp(revision) });
  const restore = (order: string, revision: number) =>
    owner.post(desk.job.action, path(order), { do: "restore", ...stamp(revision) });
  await cancel(visit().orderNumber, 1);
  expect([row().volume, visit().stage]).toEqual([180, "cancelled"]);
  await cancel(row().orderNumber, 1);
  expect(visits().map(({ stage }) => stage)).toEqual(["cancelled", "cancelled"]);
  expect((await restore(visit(1).orderNumber, visit(1).revision)).status).toBe(409);
  await restore(row().orderNumber, row().revision);
  expect(visits().map(({ stage }) => stage)).toEqual(["cancelled", "booked"]);
  expect([row().stage, row().volume]).toEqual(["booked", 180]);
  await restore(visit().orderNumber, visit().revision);
  expect([row().volume, visit().volume, visit().stage]).toEqual([100, 80, "booked"]);
  expect(database.select().from(jobFinals).all()).toEqual([]);
});

test("Done on a day asks for no money; the job warns of a day that is open", async () => {
  const { database, desk, owner, path, add, row, visit } = await open();
  await add({ date: "2026-07-29" });
  const done = (order: string, fields: Record<string, string>, revision = 1) =>
    owner.post(desk.done.action, path(order, "/done"), {
      ...{ what: "as", paid: "cash", tip: "0", finish: "quiet", draft: "" },
      ...fields,
      ...stamp(revision),
    });
  const refused = await done(row().orderNumber, {});
  expect([refused.status, row().stage]).toEqual([409, "booked"]);
  expect((refused.body as { problem: string }).problem).toContain("still open");
  await done(visit().orderNumber, {});
  expect(visit().stage).toBe("done");
  expect(database.select().from(jobFinals).all()).toEqual([]);
  await add({ date: "2026-07-30", points: "1" });
  expect((await done(row().orderNumber, { openDays: "2" })).status).toBe(409);
  await done(row().orderNumber, { openDays: "3" });
  expect(row().stage).toBe("done");
  expect(database.select().from(jobFinals).all()).toHaveLength(1);
});

test("details follow to the open days, and their pages lead to the job", async () => {
  const { database, owner, edit, page, path, job, add, visit, browser } = await open();
  await add({ date: "2026-07-29" });
  const editPath = path(job.orderNumber, "/edit");
  const shown = (await owner.get(edit.loader, editPath)).body as { values: Record<string, string> };
  await owner.post(edit.action, editPath, {
    ...shown.values,
    ...{ name: "Ana Cruz", street: "9 Heron Ct", zip: "77449", city: "" },
    ...stamp(1),
  });
  expect(visit()).toMatchObject({ name: "Ana Cruz", fullAddress: "9 Heron Ct, Katy, TX 77449" });
  const theirs = await owner.get(edit.loader, path(visit().orderNumber, "/edit"));
  expect(theirs.headers.get("location")).toBe(`/desk/jobs/${job.orderNumber}`);
  const booking = await browser().get(page.loader, `/booking/${visit().token}`);
  expect(booking.headers.get("location")).toBe(`/booking/${job.token}`);
  const due = database.select().from(messages).where(eq(messages.jobId, visit().id)).all();
  const letters = due
    .filter(({ kind }) => kind === "booked-customer" || kind === "reminder")
    .map((message) => renderMessage(message, visit(), sampleBusiness));
  expect(letters.length).toBeGreaterThan(1);
  for (const { subject, text } of letters) {
    expect(subject).toContain(`Day 2 of your pickup ${job.orderNumber}`);
    expect(text).not.toMatch(/\$|pay when/);
  }
  const told = { job: visit(), extra: null, business: sampleBusiness, now: new Date(SITE_NOW) };
  expect(textWords("reminder-text", told)).toContain("Reply C to confirm");
});

test("the points of a job and its days always come to its list's", async () => {
  const { desk, owner, path, add, row, visits } = await open();
  const press = fc.record({
    what: fc.constantFrom("add", "cancel", "restore", "all"),
    points: fc.integer({ min: 0, max: 210 }),
    at: fc.integer({ min: 0, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(press, { minLength: 3, maxLength: 8 }), async (presses) => {
      for (const { what, points, at } of presses) {
        const own = visits();
        const one = own[at % Math.max(1, own.length)];
        if (what === "add") await add({ date: "2026-07-29", points: String(points), force: "1" });
        else if (what === "all" || one) {
          const target = what === "all" ? row() : (one as ReturnType<typeof row>);
          const isOff = target.stage === "cancelled";
          const fields = { do: "restore", reason: "", ...stamp(target.revision) };
          if (isOff) await owner.post(desk.job.action, path(target.orderNumber), fields);
          else await owner.post(desk.cancel.action, path(target.orderNumber, "/cancel"), fields);
        }
        if (row().stage !== "booked") continue;
        const standing = visits().filter(({ stage }) => stage !== "cancelled");
        const sum = standing.reduce((points, { volume }) => points + volume, row().volume);
        expect(sum).toBe(listPoints(row()));
        expect(Math.min(row().volume, ...standing.map(({ volume }) => volume))).toBeGreaterThan(-1);
      }
    }),
    { numRuns: 8 },
  );
});

test("a smaller list takes from the last days first", () => {
  const points = fc.integer({ min: 0, max: 900 });
  fc.assert(
    fc.property(points, fc.array(points, { maxLength: 6 }), (whole, visits) => {
      const { own, visits: kept } = sharePoints(whole, visits);
      expect(kept.reduce((sum, one) => sum + one, own)).toBe(whole);
      expect(own).toBeGreaterThanOrEqual(0);
      for (const [at, one] of kept.entries()) expect(one).toBeLessThanOrEqual(visits[at] ?? 0);
    }),
  );
  expect(sharePoints(100, [60, 60])).toEqual({ own: 0, visits: [60, 40] });
});

test("the costs of a day that was done weeks before count to its job, on the job's day", async () => {
  const { database, add, row, visit } = await open();
  await add({ date: "2026-07-29" });
  const end = (id: number, day: string, stage: "done" | "booked") =>
    database
      .update(jobs)
      .set({ stage, doneAt: `${day}T15:00:00.000Z`, endedAt: `${day}T15:00:00.000Z` })
      .where(eq(jobs.id, id))
      .run();
  const cost = { jobId: visit().id, words: "Ladder", cents: 1_500, at: SITE_NOW };
  database.insert(jobCosts).values(cost).run();
  const ofJuly = () =>
    earningsBetween(database, "2026-07-01", "2026-07-31").jobs.map(
      ({ id, otherCents, volume }) => ({
        ...{ id, otherCents, volume },
      }),
    );
  end(visit().id, "2026-07-02", "done");
  expect(ofJuly()).toEqual([{ id: visit().id, otherCents: 1_500, volume: 80 }]);
  end(row().id, "2026-08-20", "done");
  expect(ofJuly()).toEqual([]);
  const [earned] = earningsBetween(database, "2026-08-20", "2026-08-20").jobs;
  expect(earned).toMatchObject({ id: row().id, otherCents: 1_500, volume: 200 });
});
