/**
 * A database of the version before: migrated at the start, and from its backups; and that version, writing
 * beside the present one during an update.
 */
import { copyFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { expect, test } from "vitest";
import { changeJob } from "#app/jobs/change-job.server.ts";
import { findJobByOrderNumber, markNotified } from "#app/jobs/jobs.server.ts";
import type { Database } from "#db/open.server.ts";
import { restore } from "#db/restore.server.ts";
import { jobs } from "#db/schema.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

/** The newest migration that the version before knows. */
const LAST = 9;

const NOW = new Date("2026-07-20T17:00:00.000Z");
const BOOKED_AT = "2026-07-20T15:30:00.000Z";

const OLD_ROW = {
  ...{ status: "confirmed", date: "2026-07-22", stage: "booked" },
  ...{ name: "Maria Lopez", email: "maria@example.com", phone: "(713) 555-0100" },
  ...{ street: "100 Example St", city: "Houston", state: "TX", zip: "77002" },
  ...{ full_address: "100 Example St, Houston, TX 77002", time_of_day: "Morning", notes: "" },
  items: '[{"id":"load-half","name":"1/2 Load","quantity":1,"priceCents":50000,"volume":275}]',
  ...{ subtotal_cents: 50_000, discount_cents: 0, total_cents: 50_000, volume: 275 },
  ...{ latitude: 29.76, longitude: -95.37, created_at: BOOKED_AT, revision: 2 },
  ...{ owner_notified_at: BOOKED_AT, customer_notified_at: BOOKED_AT },
  ...{ notice_due_at: null, notice_attempts: 0 },
};

type Row = Record<string, string | number | null>;

/** Jobs as the version before writes them, with the given differences. */
function insertRows(sqlite: Sqlite.Database, differences: readonly Row[]): void {
  for (const [index, row] of differences.entries()) {
    const unique = { order_number: `JB-10000${index + 1}`, booking_key: `key ${index}` };
    const values: Row = { ...OLD_ROW, ...unique, token: `${index}`.repeat(64), ...row };
    const names = Object.keys(values);
    sqlite
      .prepare(`INSERT INTO jobs (${names}) VALUES (${names.map((name) => `@${name}`)})`)
      .run(values);
  }
}

/** A database with jobs, as the version before left it. @returns its path */
function oldDatabase(differences: readonly Row[] = [{}]): string {
  const folder = temporaryFolder();
  const migrations = join(folder, "migrations");
  cpSync("db/migrations", migrations, { recursive: true });
  const journalPath = join(migrations, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(journalPath, "utf8"));
  writeFileSync(
    journalPath,
    JSON.stringify({
      ...journal,
      entries: journal.entries.filter(({ idx }: { idx: number }) => idx <= LAST),
    }),
  );
  const path = join(folder, "junkbuddy.db");
  const sqlite = new Sqlite(path);
  migrate(drizzle(sqlite), { migrationsFolder: migrations });
  insertRows(sqlite, differences);
  sqlite.close();
  return path;
}

const KEPT = { revision: 2, totalCents: 50_000, stage: "booked", createdAt: BOOKED_AT };

test("a start migrates the database of the version before, and the next one changes nothing", () => {
  const path = oldDatabase();
  const database = temporaryDatabase(path);
  expect(findJobByOrderNumber(database, "JB-100001")).toMatchObject(KEPT);
  expect(database.$client.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(database.$client.pragma("foreign_key_check")).toEqual([]);
  database.$client.close();
  expect(findJobByOrderNumber(temporaryDatabase(path), "JB-100001")).toMatchObject(KEPT);
});

test("a backup of the version before is restored once its migration is asked for", async () => {
  const backup = join(temporaryFolder(), "backup.db");
  copyFileSync(oldDatabase(), backup);
  const place = join(temporaryFolder(), "junkbuddy.db");
  await expect(restore(backup, place, { at: NOW })).rejects.toThrow(/--migrate/);
  await restore(backup, place, { at: NOW, migrate: true });
  expect(findJobByOrderNumber(temporaryDatabase(place), "JB-100001")).toMatchObject(KEPT);
});

const UNTOLD = { status: "saved", owner_notified_at: null, customer_notified_at: null };
const ENDED_AT = "2026-07-21T15:00:00.000Z";
const OFF = { status: "cancelled", stage: "cancelled", cancelled_at: ENDED_AT, ended_at: ENDED_AT };

/** What the version before has of each job, and what the present one reads of it. */
const STATES: [Row, object][] = [
  [{}, { stage: "booked", confirmedAt: BOOKED_AT, endedAt: null }],
  [UNTOLD, { stage: "booked", confirmedAt: null, endedAt: null }],
  [
    { ...UNTOLD, status: "notified", owner_notified_at: BOOKED_AT },
    { stage: "booked", confirmedAt: null },
  ],
  // Put off by the mail server, and left to the worker.
  [
    { ...UNTOLD, status: "confirmed" },
    { stage: "booked", confirmedAt: BOOKED_AT },
  ],
  [OFF, { stage: "cancelled", confirmedAt: BOOKED_AT, endedAt: ENDED_AT }],
  [
    { ...UNTOLD, ...OFF },
    { stage: "cancelled", confirmedAt: null, endedAt: ENDED_AT },
  ],
  [
    { stage: "done", ended_at: ENDED_AT },
    { stage: "done", confirmedAt: BOOKED_AT },
  ],
];

const rowsOf = (database: Database) =>
  database.$client
    .prepare<[], Row>("SELECT status, cancelled_at, stage, ended_at FROM jobs ORDER BY id")
    .all();

test("a job has one stage after the migration, and the version before finds its own words for it", () => {
  const database = temporaryDatabase(oldDatabase(STATES.map(([row]) => row)));
  expect(database.select().from(jobs).all()).toMatchObject(STATES.map(([, read]) => read));
  expect(rowsOf(database)).toMatchObject(
    STATES.map(([{ status = "confirmed", cancelled_at = null }]) => ({ status, cancelled_at })),
  );
});

test("what the version before writes during an update, the present one reads", () => {
  const database = temporaryDatabase();
  insertRows(database.$client, [...STATES.map(() => UNTOLD), { status: "confirmed" }]);
  for (const [index, [row]] of STATES.entries()) {
    const values = { ...OLD_ROW, ...row };
    const names = Object.keys(values).map((name) => `${name} = @${name}`);
    database.$client.prepare(`UPDATE jobs SET ${names} WHERE id = ${index + 1}`).run(values);
  }
  const expected = [...STATES.map(([, read]) => read), STATES[0]?.[1]];
  expect(database.select().from(jobs).all()).toMatchObject(expected);
});

test("what the present version writes during an update, the version before reads", () => {
  const database = temporaryDatabase();
  const job = savedJob(database, sampleBooking());
  const row = () => rowsOf(database)[0];
  const booked = { stage: "booked", cancelled_at: null };
  expect(row()).toMatchObject({ ...booked, status: "saved" });
  markNotified(database, job, "owner", BOOKED_AT);
  expect(row()).toMatchObject({ ...booked, status: "notified" });
  const change = (what: "cancelled" | "restored") => {
    const event = { who: "owner", what, before: null, after: null } as const;
    const decide = () => ({ ok: true, event }) as const;
    changeJob(database, { id: job.id, at: NOW, requestId: null, revision: null, decide });
  };
  change("cancelled");
  const cancelledAt = NOW.toISOString();
  expect(row()).toMatchObject({ status: "cancelled", cancelled_at: cancelledAt });
  markNotified(database, { ...job, revision: 2 }, "customer", BOOKED_AT);
  expect(row()).toMatchObject({ status: "cancelled", cancelled_at: cancelledAt });
  change("restored");
  expect(row()).toMatchObject({ ...booked, status: "confirmed" });
});
