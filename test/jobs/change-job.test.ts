import { expect, test } from "vitest";
import { changeJob } from "#app/jobs/change-job.server.ts";
import type { JobDetails } from "#app/jobs/job.ts";
import type { JobChange } from "#app/jobs/job-change.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { findJobByKey, saveJob } from "#app/jobs/jobs.server.ts";
import {
  claimDueMessage,
  findMessages,
  giveUp,
  giveUpOverdue,
  settleSent,
} from "#app/jobs/messages/messages.server.ts";
import { addOverride, readCalendar, saveWeek } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobEvents } from "#db/schema.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { neighborJob, openWeek } from "#test/support/owner-hours.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

const NOON = new Date("2026-07-20T17:00:00.000Z");
const FRIDAY = { date: "2026-07-24", timeOfDay: "Afternoon" } as const;

function move(id: number, given: Partial<JobChange<never>> = {}): JobChange<never> {
  return {
    id,
    requestId: "request-1",
    revision: 1,
    at: NOON,
    decide: ({ date, timeOfDay }) => ({
      ok: true,
      event: { who: "customer", what: "moved", before: { date, timeOfDay }, after: FRIDAY },
      details: FRIDAY,
    }),
    ...given,
  };
}

/** Each message that is not settled: its kind, revision and time. */
function owed(database: Database, jobId: number) {
  return findMessages(database, jobId)
    .filter(({ state }) => state === "due")
    .map(({ kind, revision, dueAt }) => `${kind} ${revision} ${dueAt}`);
}

test("a booking writes its first event and a reminder for 10 AM Houston time the day before", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking());
  expect(findEvents(database, job.id)).toMatchObject([
    { who: "customer", what: "booked", after: { date: "2026-07-22", totalCents: 60_060 } },
  ]);
  expect(job).toMatchObject({ stage: "booked", token: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(owed(database, job.id)).toEqual(["reminder 1 2026-07-21T15:00:00.000Z"]);
  expect(findMessages(database, job.id)).toMatchObject([
    { kind: "booked-customer", state: "leased", dueAt: null },
    { kind: "booked-owner", state: "leased", dueAt: null },
    { kind: "reminder" },
  ]);
});

test("a move changes the job, its events and its messages together", () => {
  const database = temporaryDatabase();
  const { id } = savedJob(database, sampleBooking());
  expect(changeJob(database, move(id))).toMatchObject({
    kind: "changed",
    job: { ...FRIDAY, revision: 2, changedAt: NOON.toISOString() },
  });
  expect(findEvents(database, id)).toMatchObject([
    { what: "booked" },
    { what: "moved", before: { date: "2026-07-22" }, after: FRIDAY, requestId: "request-1" },
  ]);
  expect(owed(database, id)).toEqual([
    `moved-customer 2 ${NOON.toISOString()}`,
    `moved-owner 2 ${NOON.toISOString()}`,
    "reminder 2 2026-07-23T15:00:00.000Z",
  ]);
  const withdrawn = findMessages(database, id).filter(({ revision }) => revision === 1);
  expect(withdrawn.map(({ state, reason }) => `${state}: ${reason}`)).toEqual(
    Array(3).fill("given-up: withdrawn"),
  );
});

test("a repeated post returns the first result and changes nothing", () => {
  const database = temporaryDatabase();
  const { id } = savedJob(database, sampleBooking());
  changeJob(database, move(id));
  expect(changeJob(database, move(id))).toMatchObject({ kind: "repeated", job: { revision: 2 } });
  expect(findEvents(database, id)).toHaveLength(2);
});

test("a post that names an older revision is outdated", () => {
  const database = temporaryDatabase();
  const { id } = savedJob(database, sampleBooking());
  changeJob(database, move(id));
  const late = move(id, { requestId: "request-2" });
  expect(changeJob(database, late)).toMatchObject({ kind: "outdated", job: { revision: 2 } });
});

test("a refused or failed change writes nothing", () => {
  const database = temporaryDatabase();
  const { id } = savedJob(database, sampleBooking());
  const refused = move(id, { decide: () => ({ ok: false, refusal: "too-late" as never }) });
  expect(changeJob(database, refused)).toMatchObject({ kind: "refused", refusal: "too-late" });
  const broken = move(id, { decide: () => raise() });
  expect(() => changeJob(database, broken)).toThrow("no calendar");
  expect(findEvents(database, id)).toHaveLength(1);
  expect(changeJob(database, move(999))).toEqual({ kind: "unknown" });
});

function raise(): never {
  throw new Error("no calendar");
}

test("a cancelled job keeps its events, has a message due to each side and takes no room", () => {
  const database = temporaryDatabase();
  const { id } = savedJob(database, sampleBooking());
  const cancel = move(id, {
    decide: () => ({
      ok: true,
      event: { who: "customer", what: "cancelled", before: null, after: { isLate: true } },
    }),
  });
  const result = changeJob(database, cancel);
  expect(result).toMatchObject({
    kind: "changed",
    job: { stage: "cancelled", endedAt: NOON.toISOString() },
  });
  expect(owed(database, id).map((line) => line.split(" ")[0])).toEqual([
    "cancelled-customer",
    "cancelled-owner",
  ]);
});

test("the database refuses to update or delete an event", () => {
  const database = temporaryDatabase();
  savedJob(database, sampleBooking());
  expect(() => database.update(jobEvents).set({ who: "owner" }).run()).toThrow("append-only");
  expect(() => database.delete(jobEvents).run()).toThrow("append-only");
});

test("an old booking form posted again does not undo a move", () => {
  const database = temporaryDatabase();
  const { id } = savedJob(database, sampleBooking());
  changeJob(database, move(id));
  const details = sampleDetails({ date: "2026-07-21" });
  expect(savedJob(database, sampleBooking({ details }))).toMatchObject({ ...FRIDAY, revision: 2 });
  expect(findEvents(database, id)).toHaveLength(2);
});

test("room is checked for a new slot or more points, not for an unchanged repeat", () => {
  const database = temporaryDatabase();
  const save = (differences: Partial<JobDetails> = {}) =>
    saveJob(database, sampleBooking({ isForced: false, details: sampleDetails(differences) }));
  openWeek(database, 400);
  expect(save({ volume: 300 })).toMatchObject({ kind: "saved" });
  // What the job itself takes does not stand in its way.
  expect(save({ volume: 350 })).toMatchObject({ kind: "saved" });
  openWeek(database, 100);
  expect(save({ volume: 350 })).toMatchObject({ kind: "saved" });
  expect(save({ volume: 350, street: "2 Elm St" })).toMatchObject({ kind: "saved" });
  neighborJob(database, { date: "2026-07-23", timeOfDay: "Morning" }, 100);
  for (const later of [{ volume: 50, date: "2026-07-23" }, { volume: 600 }]) {
    expect(save(later)).toMatchObject({ kind: "no-room" });
  }
  expect(findJobByKey(database, sampleBooking().bookingKey)).toMatchObject({
    ...{ date: "2026-07-22", volume: 350 },
  });
});

test("a decision reads the hours and the jobs of the day", () => {
  const database = temporaryDatabase();
  const week = { weekday: 3, timeOfDay: "Morning", isOpen: true, points: 550, stops: 4 } as const;
  saveWeek(database, [week]);
  const closed = { timeOfDay: null, isOpen: false, points: null, stops: null, note: "Storm" };
  addOverride(
    database,
    { fromDate: "2026-07-01", toDate: "2026-07-02", ...closed },
    NOON.toISOString(),
  );
  const now = { fromDate: "2026-07-22", toDate: "2026-07-23", ...closed };
  addOverride(database, now, NOON.toISOString());
  const { id } = savedJob(database, sampleBooking());
  changeJob(
    database,
    move(id, {
      decide: (_, inside) => {
        const calendar = readCalendar(inside, "2026-07-22", "2026-07-22", NOON);
        expect(calendar.hours).toMatchObject({ weekly: [week], overrides: [now] });
        expect(calendar.hours.overrides).toHaveLength(1);
        expect(calendar.jobs.get("2026-07-22")).toEqual([
          { id, timeOfDay: "Morning", volume: 330, truckId: null, secondTruckId: null },
        ]);
        return { ok: false, refusal: undefined as never };
      },
    }),
  );
});

test("one of two workers leases a due message, and an expired lease makes it due again", () => {
  const database = temporaryDatabase();
  const { id } = savedJob(database, sampleBooking());
  const tenAm = "2026-07-21T15:00:00.000Z";
  const leaseEnd = "2026-07-21T15:01:00.000Z";
  expect(claimDueMessage(database, "2026-07-21T14:59:59.999Z", leaseEnd)).toBeUndefined();
  const claimed = claimDueMessage(database, tenAm, leaseEnd);
  expect(claimed).toMatchObject({ kind: "reminder", attempts: 1, firstTriedAt: tenAm });
  expect(claimDueMessage(database, tenAm, leaseEnd)).toBeUndefined();
  const again = claimDueMessage(database, leaseEnd, "2026-07-21T15:02:00.000Z");
  expect(again).toMatchObject({ kind: "reminder", attempts: 2, firstTriedAt: tenAm });
  settleSent(database, { jobId: id, kind: "reminder", revision: 1 }, leaseEnd);
  expect(claimDueMessage(database, "2026-07-22T15:00:00.000Z", leaseEnd)).toBeUndefined();
});

test("giving up a customer's message queues one message to the owner", () => {
  const database = temporaryDatabase();
  const { id } = savedJob(database, sampleBooking());
  const [reminder] = findMessages(database, id).filter(({ kind }) => kind === "reminder");
  if (!reminder) throw new Error("no reminder");
  const at = NOON.toISOString();
  giveUp(database, reminder, "refused", { at, isOwnerTold: true });
  giveUp(database, reminder, "refused", { at, isOwnerTold: true });
  expect(findMessages(database, id).slice(2)).toMatchObject([
    { kind: "reminder", state: "given-up", reason: "refused" },
    {
      kind: "undelivered-owner",
      revision: reminder.id,
      extra: { undelivered: { kind: "reminder", reason: "refused" } },
    },
  ]);
});

test("a restore gives up messages that were due before it and keeps later ones", () => {
  const database = temporaryDatabase();
  const { id } = savedJob(database, sampleBooking());
  expect(giveUpOverdue(database, "2026-07-21T14:00:00.000Z")).toBe(0);
  expect(giveUpOverdue(database, "2026-07-21T15:00:00.000Z")).toBe(1);
  expect(owed(database, id)).toEqual([]);
});
