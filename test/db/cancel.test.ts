import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { TrackedJob } from "#app/domain/job.ts";
import { cancelJob, restoreJob } from "#db/cancel.server.ts";
import {
  claimDueNotice,
  findJobByKey,
  markNotified,
  postponeNotice,
  settleNotice,
} from "#db/jobs.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobs } from "#db/schema.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

const NUMBER = "JB-100000";
const LATER = "2026-07-20T16:00:00.000Z";
const STILL_LATER = "2026-07-20T17:00:00.000Z";
const ALWAYS = "2030-01-01T00:00:00.000Z";

const steps: Record<string, (database: Database, job: TrackedJob) => void> = {
  saved: () => {},
  notified: (database, job) => void markNotified(database, job, "owner", LATER),
  confirmed: (database, job) => {
    markNotified(database, job, "owner", LATER);
    markNotified(database, job, "customer", LATER);
  },
};

function jobAt(step: string, database: Database): TrackedJob {
  const job = savedJob(database, sampleBooking());
  steps[step]?.(database, job);
  return job;
}

const current = (database: Database) => findJobByKey(database, sampleBooking().bookingKey);
const dueAt = (database: Database, { id }: TrackedJob) =>
  database.select({ dueAt: jobs.noticeDueAt }).from(jobs).where(eq(jobs.id, id)).get()?.dueAt;

test.each(Object.keys(steps))("a %s job is cancelled, and nothing is left to send", (step) => {
  const database = temporaryDatabase();
  jobAt(step, database);
  expect(cancelJob(database, NUMBER, STILL_LATER)).toMatchObject({
    status: "cancelled",
    cancelledAt: STILL_LATER,
  });
  expect(claimDueNotice(database, ALWAYS, ALWAYS)).toBeUndefined();
});

test("neither a late email, nor a late notice, nor a postponed one brings it back", () => {
  const database = temporaryDatabase();
  const job = jobAt("saved", database);
  cancelJob(database, NUMBER, LATER);
  markNotified(database, job, "customer", STILL_LATER);
  settleNotice(database, job, STILL_LATER);
  postponeNotice(database, job.id, STILL_LATER);
  expect(current(database)).toMatchObject({
    status: "cancelled",
    ownerNotifiedAt: STILL_LATER,
    customerNotifiedAt: STILL_LATER,
  });
  expect(claimDueNotice(database, ALWAYS, ALWAYS)).toBeUndefined();
});

test.each(Object.keys(steps))("a repeated post leaves a cancelled %s job as it is", (step) => {
  const database = temporaryDatabase();
  jobAt(step, database);
  const cancelled = cancelJob(database, NUMBER, LATER);
  const changed = sampleBooking({ details: sampleDetails({ street: "200 Example St" }) });
  expect(savedJob(database, sampleBooking())).toEqual(cancelled);
  expect(savedJob(database, changed)).toEqual(cancelled);
  expect(claimDueNotice(database, ALWAYS, ALWAYS)).toBeUndefined();
});

test("a second cancellation keeps the time of the first", () => {
  const database = temporaryDatabase();
  jobAt("saved", database);
  cancelJob(database, NUMBER, LATER);
  expect(cancelJob(database, NUMBER, STILL_LATER)?.cancelledAt).toBe(LATER);
});

test.each([
  ["saved", STILL_LATER],
  ["notified", STILL_LATER],
  ["confirmed", null],
])("a cancellation taken back leaves the job %s, its notice due at %s", (step, due) => {
  const database = temporaryDatabase();
  const job = jobAt(step, database);
  cancelJob(database, NUMBER, LATER);
  expect(restoreJob(database, NUMBER, STILL_LATER)).toMatchObject({
    status: step,
    cancelledAt: null,
  });
  expect(dueAt(database, job)).toBe(due);
});

test("emails accepted while it was cancelled count when it is taken back", () => {
  const database = temporaryDatabase();
  const job = jobAt("notified", database);
  cancelJob(database, NUMBER, LATER);
  markNotified(database, job, "customer", STILL_LATER);
  expect(restoreJob(database, NUMBER, STILL_LATER)?.status).toBe("confirmed");
});

test("taking back what was never cancelled changes nothing", () => {
  const database = temporaryDatabase();
  const job = jobAt("saved", database);
  expect(restoreJob(database, NUMBER, STILL_LATER)).toEqual(job);
  expect(dueAt(database, job)).toBe(sampleBooking().noticeDueAt);
});

test("a number nobody has is no job, and every other job is left alone", () => {
  const database = temporaryDatabase();
  const job = jobAt("saved", database);
  expect(cancelJob(database, "JB-999999", LATER)).toBeUndefined();
  expect(restoreJob(database, "JB-999999", LATER)).toBeUndefined();
  expect(current(database)).toEqual(job);
});
