import { expect, test, vi } from "vitest";
import { listLeads } from "#app/chat/leads/leads.server.ts";
import {
  countNoticesDueBefore,
  countUnconfirmedJobs,
  listJobs,
  listUnconfirmedJobs,
  listUndatedJobs,
  newestBookingAt,
} from "#app/jobs/job-lists.server.ts";
import { findJobByOrderNumber } from "#app/jobs/jobs.server.ts";
import { stopsIn } from "#app/schedule/nearby/nearby.server.ts";
import type { Database } from "#db/open.server.ts";
import { cancelJob } from "#test/support/cancel-job.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { addJob } from "#test/support/owner-command.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

const BEGINNING = "2026-01-01T00:00:00.000Z";
const END = "2027-01-01T00:00:00.000Z";

const numbers = (jobs: { orderNumber: string }[]) => jobs.map(({ orderNumber }) => orderNumber);

test("a range of days lists its jobs by day, both ends included, over more than one page", () => {
  const database = temporaryDatabase();
  const insert = database.$client.transaction(() => {
    for (let job = 0; job < 2_500; job++) {
      const date = ["2026-07-23", "2026-07-21", "2026-07-22"][job % 3] as string;
      const key = String(100_000 + job);
      savedJob(database, {
        ...sampleBooking({ bookingKey: key, details: sampleDetails({ date }) }),
        drawOrderNumber: () => `JB-${key}`,
      });
    }
  });
  insert();
  const listed = listJobs(database, { from: "2026-07-21", to: "2026-07-22" });
  expect(listed).toHaveLength(1_666);
  expect(new Set(numbers(listed)).size).toBe(1_666);
  const days = listed.map(({ date }) => date);
  expect(days).toEqual([...days].sort());
  expect(new Set(days)).toEqual(new Set(["2026-07-21", "2026-07-22"]));
});

test("unconfirmed jobs exclude confirmed and cancelled ones, newest first", async () => {
  const database = temporaryDatabase();
  const unconfirmed = { isConfirmed: false };
  addJob(database, "JB-100001", {}, { ...unconfirmed, createdAt: "2026-07-20T15:00:00.000Z" });
  addJob(database, "JB-100002", {}, { ...unconfirmed, createdAt: "2026-07-20T16:00:00.000Z" });
  addJob(database, "JB-100003");
  addJob(database, "JB-100004", {}, unconfirmed);
  await cancelJob(database, "JB-100004", BEGINNING);
  expect(numbers(listUnconfirmedJobs(database, 10))).toEqual(["JB-100002", "JB-100001"]);
  expect(numbers(listUnconfirmedJobs(database, 1))).toEqual(["JB-100002"]);
  expect(countUnconfirmedJobs(database)).toBe(2);
  expect(countNoticesDueBefore(database, END)).toBe(2);
  expect(countNoticesDueBefore(database, BEGINNING)).toBe(0);
  expect(newestBookingAt(database)).toBe("2026-07-20T16:00:00.000Z");
});

test("an empty database has no newest booking", () => {
  expect(newestBookingAt(temporaryDatabase())).toBeNull();
});

test.each<[string, string, (database: Database) => unknown]>([
  ["jobs of a day", "jobs_date", (db) => listJobs(db, { from: "2026-07-20", to: "2026-07-20" })],
  [
    "jobs without a day",
    "jobs_undated",
    (db) => listUndatedJobs(db, { from: BEGINNING, until: END }),
  ],
  [
    "the count of a window's stops",
    "jobs_slot",
    (db) => stopsIn(db, { date: "2026-07-20", timeOfDay: "Morning" }),
  ],
  ["unconfirmed jobs", "jobs_unconfirmed", (db) => listUnconfirmedJobs(db, 100)],
  ["the count of unconfirmed jobs", "jobs_unconfirmed", countUnconfirmedJobs],
  ["the count of due notices", "jobs_notice_due", (db) => countNoticesDueBefore(db, END)],
  ["the newest booking", "jobs_created_at", newestBookingAt],
  ["one job", "jobs_order_number_unique", (db) => findJobByOrderNumber(db, "JB-100001")],
  ["leads", "lead_captures_entered_at", (db) => listLeads(db, { since: BEGINNING, limit: 9 })],
])("%s are read through the index %s without sorting", (_, index, read) => {
  const database = temporaryDatabase();
  const prepare = vi.spyOn(database.$client, "prepare");
  read(database);
  const statements = prepare.mock.calls.map(([statement]) => statement);
  prepare.mockRestore();
  expect(statements).toHaveLength(1);
  const statement = statements[0] as string;
  const parameters = Array.from(statement.matchAll(/\?/g), () => null);
  const plan = database.$client
    .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement}`)
    .all(...parameters)
    .map(({ detail }) => detail);
  expect(plan).toContainEqual(
    expect.stringMatching(new RegExp(`USING (COVERING )?INDEX ${index}\\b`)),
  );
  expect(plan.join("\n")).not.toMatch(/TEMP B-TREE/);
});
