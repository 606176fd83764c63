/**
 * The migration to the life of a booking, rehearsed on a database of the version before it: jobs in
 * every state, its own inserts on the new schema, and its backups.
 */
import { copyFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { expect, test } from "vitest";
import { stageOf } from "#app/domain/job.ts";
import { addDays, houstonNow } from "#app/domain/schedule.ts";
import { findEvents } from "#db/job-events.server.ts";
import { findJobByOrderNumber } from "#db/jobs.server.ts";
import { claimDueMessage, findMessages } from "#db/messages.server.ts";
import type { Database } from "#db/open.server.ts";
import { restore } from "#db/restore.server.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

/** The schema before bookings lived on: its first three migrations. */
const MIGRATIONS_BEFORE = 3;
const NOW = new Date();
const COMING = addDays(houstonNow(NOW).date, 30);
const PAST = addDays(houstonNow(NOW).date, -30);
const BOOKED_AT = "2026-07-20T15:30:00.000Z";

type OldJob = { status: string; date: string | null; cancelled_at?: string };

/** One job of each state the version before knew, dated and not, coming and past. */
const OLD_JOBS: Record<string, OldJob> = {
  "JB-100001": { status: "saved", date: COMING },
  "JB-100002": { status: "notified", date: COMING },
  "JB-100003": { status: "confirmed", date: COMING },
  "JB-100004": { status: "cancelled", date: COMING, cancelled_at: "2026-07-20T16:00:00.000Z" },
  "JB-100005": { status: "confirmed", date: null },
  "JB-100006": { status: "confirmed", date: PAST },
};

/** A database as the version before left it. @returns its path, and how that version inserts a job */
function oldDatabase() {
  const folder = temporaryFolder();
  const migrations = join(folder, "migrations");
  cpSync("db/migrations", migrations, { recursive: true });
  const journalPath = join(migrations, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(journalPath, "utf8"));
  journal.entries = journal.entries.slice(0, MIGRATIONS_BEFORE);
  writeFileSync(journalPath, JSON.stringify(journal));

  const path = join(folder, "junkbuddy.db");
  const sqlite = new Sqlite(path);
  migrate(drizzle(sqlite), { migrationsFolder: migrations });
  const columns = (sqlite.pragma("table_info(jobs)") as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => name !== "id");
  const insert = (to: Sqlite.Database, orderNumber: string, job: OldJob) =>
    to
      .prepare(
        `INSERT INTO jobs (${columns.join(", ")}) VALUES (${columns.map((name) => `@${name}`).join(", ")})`,
      )
      .run({
        ...OLD_ROW,
        cancelled_at: null,
        order_number: orderNumber,
        booking_key: orderNumber,
        ...job,
      });
  for (const [orderNumber, job] of Object.entries(OLD_JOBS)) insert(sqlite, orderNumber, job);
  sqlite.close();
  return { folder, path, insert };
}

const OLD_ROW = {
  ...{ name: "Maria Lopez", email: "maria@example.com", phone: "(713) 555-0100" },
  ...{ street: "100 Example St", city: "Houston", state: "TX", zip: "77002" },
  ...{ full_address: "100 Example St, Houston, TX 77002", time_of_day: "Morning", notes: "" },
  items: '[{"id":"load-half","name":"1/2 Load","quantity":1,"priceCents":50000,"volume":275}]',
  ...{ subtotal_cents: 50_000, discount_cents: 0, total_cents: 50_000, volume: 275 },
  ...{ latitude: 29.76, longitude: -95.37, created_at: BOOKED_AT, revision: 2 },
  ...{ owner_notified_at: BOOKED_AT, customer_notified_at: BOOKED_AT },
  ...{ notice_due_at: null, notice_attempts: 0 },
};

/** What has become of each old job. */
function storiesIn(database: Database) {
  return Object.keys(OLD_JOBS).map((orderNumber) => {
    const job = findJobByOrderNumber(database, orderNumber);
    if (!job) throw new Error(`${orderNumber} is lost`);
    expect(job).toMatchObject({ revision: 2, totalCents: 50_000, createdAt: BOOKED_AT });
    expect(job.token).toMatch(/^[0-9a-f]{64}$/);
    const events = findEvents(database, job.id).map(({ what }) => what);
    const owed = findMessages(database, job.id).map(({ kind }) => kind);
    return [job.status, stageOf(job), events.join(" "), owed.join(" ")];
  });
}

const STORIES = [
  ["saved", "booked", "booked", "reminder"],
  ["notified", "booked", "booked", "reminder"],
  ["confirmed", "booked", "booked", "reminder"],
  ["cancelled", "cancelled", "booked cancelled", ""],
  ["confirmed", "booked", "booked", ""],
  ["confirmed", "booked", "booked", ""],
];

test("jobs in every state of the version before keep their state, and owe no email at once", () => {
  const { path } = oldDatabase();
  const database = temporaryDatabase(path);
  expect(storiesIn(database)).toEqual(STORIES);
  expect(database.$client.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(database.$client.pragma("foreign_key_check")).toEqual([]);
  const at = NOW.toISOString();
  expect(claimDueMessage(database, at, at)).toBeUndefined();
  database.$client.close();
  // A second start changes nothing.
  expect(storiesIn(temporaryDatabase(path))).toEqual(STORIES);
});

test("the version before goes on booking on the new schema, and the next start adopts its jobs", () => {
  const { path, insert } = oldDatabase();
  const database = temporaryDatabase(path);
  const before = new Sqlite(path);
  insert(before, "JB-100007", { status: "confirmed", date: COMING });
  before.close();
  expect(findJobByOrderNumber(database, "JB-100007")).toMatchObject({ token: null, stage: null });
  const restarted = temporaryDatabase(path);
  const job = findJobByOrderNumber(restarted, "JB-100007");
  expect(job?.token).toMatch(/^[0-9a-f]{64}$/);
  expect(findEvents(restarted, job?.id ?? 0)).toMatchObject([{ what: "booked", at: BOOKED_AT }]);
});

test("a backup of the version before is restored and migrated, and nothing is sent of it", async () => {
  const { folder, path } = oldDatabase();
  const backup = join(folder, "backup.db");
  copyFileSync(path, backup);
  const place = join(temporaryFolder(), "junkbuddy.db");
  await expect(restore(backup, place, { at: NOW })).rejects.toThrow(/--migrate/);
  // Restored when the reminders are due already: they may have been sent before.
  const late = new Date(NOW.getTime() + 60 * 86_400_000);
  await restore(backup, place, { at: late, migrate: true });
  const database = temporaryDatabase(place);
  expect(storiesIn(database)).toEqual(STORIES);
  expect(claimDueMessage(database, late.toISOString(), late.toISOString())).toBeUndefined();
});
