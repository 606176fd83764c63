import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import {
  claimDueNotice,
  findJobByKey,
  markNotified,
  postponeNotice,
  settleNotice,
} from "#app/jobs/jobs.server.ts";
import { findMessages } from "#app/jobs/messages/messages.server.ts";
import { addOverride } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobs } from "#db/schema.ts";
import { cancelJob, restoreJob } from "#test/support/cancel-job.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

const NUMBER = "JB-100000";
const LATER = "2026-07-20T16:00:00.000Z";
const STILL_LATER = "2026-07-20T17:00:00.000Z";
const ALWAYS = "2030-01-01T00:00:00.000Z";

const steps: Record<string, (database: Database, job: Job) => void> = {
  saved: () => {},
  notified: (database, job) => void markNotified(database, job, "owner", LATER),
  confirmed: (database, job) => {
    markNotified(database, job, "owner", LATER);
    markNotified(database, job, "customer", LATER);
  },
};

function jobAt(step: string, database: Database): Job {
  const job = savedJob(database, sampleBooking());
  steps[step]?.(database, job);
  return job;
}

const current = (database: Database) => findJobByKey(database, sampleBooking().bookingKey);
const owed = (database: Database, { id, revision }: Job) =>
  findMessages(database, id)
    .filter((message) => message.state === "due" && message.revision > revision + 1)
    .map(({ kind }) => kind);
const dueAt = (database: Database, { id }: Job) =>
  database.select({ dueAt: jobs.noticeDueAt }).from(jobs).where(eq(jobs.id, id)).get()?.dueAt;

test.each(Object.keys(steps))(
  "a %s job is cancelled, and nothing is left to send",
  async (step) => {
    const database = temporaryDatabase();
    jobAt(step, database);
    expect(await cancelJob(database, NUMBER, STILL_LATER)).toMatchObject({
      stage: "cancelled",
      endedAt: STILL_LATER,
    });
    expect(claimDueNotice(database, ALWAYS, ALWAYS)).toBeUndefined();
  },
);

test("no late email and no late or postponed notice restores a cancelled job", async () => {
  const database = temporaryDatabase();
  const job = jobAt("saved", database);
  await cancelJob(database, NUMBER, LATER);
  markNotified(database, job, "customer", STILL_LATER);
  settleNotice(database, job, STILL_LATER);
  postponeNotice(database, job.id, STILL_LATER);
  expect(current(database)).toMatchObject({ stage: "cancelled", noticeDueAt: null });
  expect(claimDueNotice(database, ALWAYS, ALWAYS)).toBeUndefined();
});

test.each(Object.keys(steps))(
  "a repeated post leaves a cancelled %s job as it is",
  async (step) => {
    const database = temporaryDatabase();
    jobAt(step, database);
    const cancelled = await cancelJob(database, NUMBER, LATER);
    const changed = sampleBooking({ details: sampleDetails({ street: "200 Example St" }) });
    expect(savedJob(database, sampleBooking())).toEqual(cancelled);
    expect(savedJob(database, changed)).toEqual(cancelled);
    expect(claimDueNotice(database, ALWAYS, ALWAYS)).toBeUndefined();
  },
);

test("a second cancellation keeps the time of the first", async () => {
  const database = temporaryDatabase();
  jobAt("saved", database);
  await cancelJob(database, NUMBER, LATER);
  expect((await cancelJob(database, NUMBER, STILL_LATER))?.endedAt).toBe(LATER);
});

test.each(Object.keys(steps))("undoing a cancellation leaves the job %s", async (step) => {
  const database = temporaryDatabase();
  const job = jobAt(step, database);
  await cancelJob(database, NUMBER, LATER);
  expect(await restoreJob(database, NUMBER, STILL_LATER)).toMatchObject({
    stage: "booked",
    endedAt: null,
    confirmedAt: step === "confirmed" ? expect.any(String) : null,
  });
  expect(dueAt(database, job)).toBeNull();
  expect(owed(database, job)).toEqual(["restored-customer", "restored-owner", "reminder"]);
});

test("a job whose window has been filled meanwhile stays cancelled", async () => {
  const database = temporaryDatabase();
  jobAt("confirmed", database);
  const cancelled = await cancelJob(database, NUMBER, LATER);
  addOverride(
    database,
    {
      ...{ fromDate: "2026-07-22", toDate: "2026-07-22", timeOfDay: null, isOpen: false },
      ...{ points: null, stops: null, note: "" },
    },
    LATER,
  );
  expect(await restoreJob(database, NUMBER, STILL_LATER)).toEqual(cancelled);
});

test("restoring a job that is not cancelled changes nothing", async () => {
  const database = temporaryDatabase();
  const job = jobAt("saved", database);
  expect(await restoreJob(database, NUMBER, STILL_LATER)).toMatchObject(job);
  expect(dueAt(database, job)).toBe(sampleBooking().noticeDueAt);
});

test("an unknown order number changes no job", async () => {
  const database = temporaryDatabase();
  const job = jobAt("saved", database);
  expect(await cancelJob(database, "JB-999999", LATER)).toBeUndefined();
  expect(await restoreJob(database, "JB-999999", LATER)).toBeUndefined();
  expect(current(database)).toMatchObject(job);
});
