import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveLead } from "#app/chat/leads/leads.server.ts";
import type { Job } from "#app/jobs/job.ts";
import {
  claimDueNotice,
  findJobByKey,
  findJobByOrderNumber,
  markNotified,
  postponeNotice,
  settleNotice,
} from "#app/jobs/jobs.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobs, leadCaptures } from "#db/schema.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const KEY = sampleBooking().bookingKey;
const OTHER_KEY = "9b2d1c3e-0f5a-4a77-8a55-0c1d2e3f4a5b";
const _THIRD_KEY = "5c7e2f10-3b4d-4e6f-9a8b-1c2d3e4f5a6b";

/** An instant some seconds after the first booking. */
const after = (seconds: number) =>
  new Date(Date.parse("2026-07-20T15:30:00.000Z") + seconds * 1000).toISOString();

const rows = (database: Database) => database.select().from(jobs).all();
const dueAt = (database: Database, { id }: { id: number }) =>
  database.select({ dueAt: jobs.noticeDueAt }).from(jobs).where(eq(jobs.id, id)).get()?.dueAt;

/** Two bookings of two customers. */
function twoJobs(database: Database): [Job, Job] {
  const second = { bookingKey: OTHER_KEY, drawOrderNumber: () => "JB-200000" };
  return [savedJob(database, sampleBooking()), savedJob(database, sampleBooking(second))];
}

test("a new booking is saved with all its details and its lines as booked", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking());
  expect(job).toMatchObject({
    ...sampleDetails(),
    orderNumber: "JB-100000",
    bookingKey: KEY,
    confirmedAt: null,
    createdAt: after(0),
    revision: 1,
    ownerNotifiedAt: null,
    customerNotifiedAt: null,
    noticeAttempts: 0,
  });
  expect(findJobByKey(database, KEY)).toMatchObject(job);
  expect(findJobByOrderNumber(database, "JB-100000")).toMatchObject(job);
  expect(findJobByKey(database, OTHER_KEY)).toBeUndefined();
});

test("another connection finds a saved job", () => {
  const path = join(temporaryFolder(), "junkbuddy.db");
  const job = savedJob(temporaryDatabase(path), sampleBooking());
  expect(findJobByKey(temporaryDatabase(path), KEY)).toMatchObject(job);
});

test("emoji, right-to-left names and quotes are stored unchanged", () => {
  const database = temporaryDatabase();
  const details = sampleDetails({
    name: "محمد 👩‍👩‍👧‍👦 O'Neil\"; DROP TABLE jobs;--",
    notes: "a\nb",
  });
  expect(savedJob(database, sampleBooking({ details }))).toMatchObject(details);
});

test("a booking without a date, window or note is saved", () => {
  const details = sampleDetails({ date: null, timeOfDay: null, notes: "" });
  expect(savedJob(temporaryDatabase(), sampleBooking({ details }))).toMatchObject(details);
});

test("the same details under the same key change nothing", () => {
  const database = temporaryDatabase();
  const first = savedJob(database, sampleBooking());
  const again = savedJob(
    database,
    sampleBooking({ drawOrderNumber: () => "JB-200000", createdAt: after(9) }),
  );
  expect(again).toMatchObject({ id: first.id, revision: 1, orderNumber: "JB-100000" });
  expect(again.createdAt).toBe(first.createdAt);
  expect(rows(database)).toHaveLength(1);
});

test("a repeat with the same details keeps the record of sent emails", () => {
  const database = temporaryDatabase();
  markNotified(database, savedJob(database, sampleBooking()), "owner", after(1));
  expect(savedJob(database, sampleBooking())).toMatchObject({
    confirmedAt: null,
    ownerNotifiedAt: after(1),
  });
});

test("a repeated post postpones the worker as a first post does", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking({ noticeDueAt: after(60) }));
  postponeNotice(database, job.id, after(15));
  savedJob(database, sampleBooking({ noticeDueAt: after(70) }));
  expect(dueAt(database, job)).toBe(after(70));
});

test("changed details replace the unconfirmed ones, under the same order number", () => {
  const database = temporaryDatabase();
  const first = savedJob(database, sampleBooking());
  markNotified(database, first, "owner", after(1));
  const details = sampleDetails({ street: "200 Example St", notes: "Ring twice" });
  const replaced = savedJob(
    database,
    sampleBooking({ details, drawOrderNumber: () => "JB-200000", noticeDueAt: after(70) }),
  );
  expect(replaced).toMatchObject({
    ...details,
    id: first.id,
    orderNumber: "JB-100000",
    createdAt: first.createdAt,
    revision: 2,
    confirmedAt: null,
    ownerNotifiedAt: null,
    customerNotifiedAt: null,
  });
  expect(dueAt(database, replaced)).toBe(after(70));
  expect(rows(database)).toHaveLength(1);
});

test.each([
  ["a price", { totalCents: 54_054, discountCents: 6_006 }],
  ["a quantity", { items: sampleDetails().items.map((line) => ({ ...line, quantity: 2 })) }],
  ["a window that is left out", { timeOfDay: null }],
])("changing only %s makes a new revision", (_, differences) => {
  const database = temporaryDatabase();
  savedJob(database, sampleBooking());
  const details = sampleDetails(differences);
  expect(savedJob(database, sampleBooking({ details }))).toMatchObject({ ...details, revision: 2 });
});

test("a confirmed job ignores further details under its key", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking());
  markNotified(database, job, "owner", after(1));
  const confirmed = { ...job, ...markNotified(database, job, "customer", after(2)) };
  const again = sampleBooking({ details: sampleDetails({ street: "200 Example St" }) });
  expect(savedJob(database, again)).toMatchObject(confirmed);
  expect(dueAt(database, job)).toBeNull();
});

test("an order number that is taken is drawn again", () => {
  const database = temporaryDatabase();
  savedJob(database, sampleBooking());
  const draws = ["JB-100000", "JB-100000", "JB-300000"];
  const drawOrderNumber = () => draws.shift() as string;
  const job = savedJob(database, sampleBooking({ bookingKey: OTHER_KEY, drawOrderNumber }));
  expect(job.orderNumber).toBe("JB-300000");
  expect(draws).toEqual([]);
});

test("a booking fails and writes nothing when only taken numbers are drawn", () => {
  const database = temporaryDatabase();
  savedJob(database, sampleBooking());
  expect(() => savedJob(database, sampleBooking({ bookingKey: OTHER_KEY }))).toThrow(
    "No free order number",
  );
  expect(rows(database)).toHaveLength(1);
});

test.each([
  ["booking_key", { orderNumber: "JB-200000" }],
  ["order_number", { bookingKey: OTHER_KEY }],
])("the database itself refuses a second job with the same %s", (column, differences) => {
  const database = temporaryDatabase();
  const { id, ...copy } = {
    ...savedJob(database, sampleBooking()),
    token: "9".repeat(64),
    ...differences,
  };
  expect(() => database.insert(jobs).values(copy).run()).toThrow(
    `UNIQUE constraint failed: jobs.${column}`,
  );
});

test("a job is confirmed once both emails are accepted", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking());
  expect(markNotified(database, job, "owner", after(1))).toMatchObject({
    confirmedAt: null,
    ownerNotifiedAt: after(1),
    customerNotifiedAt: null,
  });
  expect(markNotified(database, job, "customer", after(2))).toMatchObject({
    confirmedAt: expect.any(String),
    ownerNotifiedAt: after(1),
    customerNotifiedAt: after(2),
  });
});

test("a job is not confirmed while only the customer's email is accepted", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking());
  expect(markNotified(database, job, "customer", after(1))?.confirmedAt).toBeNull();
  expect(markNotified(database, job, "owner", after(2))?.confirmedAt).toBe(after(2));
});

test("a confirmed job has no notice due", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking());
  markNotified(database, job, "owner", after(1));
  markNotified(database, job, "customer", after(2));
  postponeNotice(database, job.id, after(3));
  expect(claimDueNotice(database, after(9_999), after(10_000))).toBeUndefined();
});

test("an accepted email of an older revision does not mark the newer one", () => {
  const database = temporaryDatabase();
  const old = savedJob(database, sampleBooking());
  savedJob(database, sampleBooking({ details: sampleDetails({ notes: "Changed" }) }));
  expect(markNotified(database, old, "owner", after(1))).toBeUndefined();
  expect(markNotified(database, old, "customer", after(1))).toBeUndefined();
  settleNotice(database, old, after(2));
  expect(findJobByKey(database, KEY)).toMatchObject({
    confirmedAt: null,
    revision: 2,
    ownerNotifiedAt: null,
    customerNotifiedAt: null,
  });
  expect(claimDueNotice(database, after(60), after(120))?.bookingKey).toBe(KEY);
});

test("marking one job changes no other", () => {
  const database = temporaryDatabase();
  const [first, second] = twoJobs(database);
  markNotified(database, first, "owner", after(1));
  settleNotice(database, first, after(2));
  postponeNotice(database, first.id, after(500));
  expect(findJobByKey(database, OTHER_KEY)).toMatchObject(second);
  expect(dueAt(database, second)).toBe(after(60));
});

test("one of two workers leases a notice, and it is due again when the lease ends", () => {
  const path = join(temporaryFolder(), "junkbuddy.db");
  const [one, two] = [temporaryDatabase(path), temporaryDatabase(path)];
  const job = savedJob(one, sampleBooking());
  expect(claimDueNotice(one, after(59), after(119))).toBeUndefined();
  expect(claimDueNotice(one, after(60), after(120))).toMatchObject({
    id: job.id,
    noticeAttempts: 1,
  });
  expect(claimDueNotice(two, after(60), after(120))).toBeUndefined();
  expect(claimDueNotice(two, after(119), after(179))).toBeUndefined();
  expect(claimDueNotice(two, after(120), after(180))).toMatchObject({
    id: job.id,
    noticeAttempts: 2,
  });
});

test("two workers lease one of two notices each, the longest overdue first", () => {
  const path = join(temporaryFolder(), "junkbuddy.db");
  const [one, two] = [temporaryDatabase(path), temporaryDatabase(path)];
  const [first, second] = twoJobs(one);
  postponeNotice(one, first.id, after(90));
  expect(claimDueNotice(one, after(100), after(160))?.id).toBe(second.id);
  expect(claimDueNotice(two, after(100), after(160))?.id).toBe(first.id);
  expect(claimDueNotice(one, after(100), after(160))).toBeUndefined();
});

test("a postponed notice is not due before its time", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking());
  postponeNotice(database, job.id, after(300));
  expect(claimDueNotice(database, after(299), after(400))).toBeUndefined();
  expect(claimDueNotice(database, after(300), after(400))?.id).toBe(job.id);
});

test("a settled notice is not sent again", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking());
  settleNotice(database, job, after(60));
  expect(findJobByKey(database, KEY)).toMatchObject({
    confirmedAt: null,
    ownerNotifiedAt: after(60),
  });
  expect(claimDueNotice(database, after(9_999), after(10_000))).toBeUndefined();
});

test("settling a notice confirms a job whose customer's email was accepted", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking());
  markNotified(database, job, "customer", after(1));
  settleNotice(database, job, after(60));
  expect(findJobByKey(database, KEY)?.confirmedAt).toBe(after(60));
});

test("changed details make a settled notice due again", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking());
  settleNotice(database, job, after(60));
  const details = sampleDetails({ notes: "Changed" });
  savedJob(database, sampleBooking({ details, noticeDueAt: after(130) }));
  expect(claimDueNotice(database, after(130), after(190))?.notes).toBe("Changed");
});

test("a repeat with the same details keeps a settled notice settled", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking());
  settleNotice(database, job, after(60));
  savedJob(database, sampleBooking({ noticeDueAt: after(130) }));
  expect(dueAt(database, job)).toBeNull();
});

test("a write waits for another process's write instead of failing", async () => {
  const path = join(temporaryFolder(), "junkbuddy.db");
  const [holder, waiter] = [temporaryDatabase(path), temporaryDatabase(path)];
  waiter.$client.pragma("busy_timeout = 50");
  holder.$client.exec("BEGIN IMMEDIATE");
  const began = performance.now();
  expect(() => savedJob(waiter, sampleBooking())).toThrow(
    expect.objectContaining({ code: "SQLITE_BUSY" }),
  );
  expect(performance.now() - began).toBeGreaterThan(40);
  holder.$client.exec("ROLLBACK");
  expect(savedJob(waiter, sampleBooking()).orderNumber).toBe("JB-100000");
});

test("a lead is saved with its time", () => {
  const database = temporaryDatabase();
  const lead = { name: "Maria", phone: "7135550100", enteredAt: after(0), sessionId: null };
  saveLead(database, lead);
  saveLead(database, { ...lead, sessionId: "sess_1" });
  expect(database.select().from(leadCaptures).all()).toMatchObject([
    { id: 1, ...lead },
    { id: 2, ...lead, sessionId: "sess_1" },
  ]);
});
