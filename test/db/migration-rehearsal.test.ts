/** A database of the version before the newest migration: migrated at the start, and from its backups. */
import { copyFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { expect, test } from "vitest";
import { findJobByOrderNumber } from "#app/jobs/jobs.server.ts";
import { restore } from "#db/restore.server.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const NOW = new Date("2026-07-20T17:00:00.000Z");
const BOOKED_AT = "2026-07-20T15:30:00.000Z";

const OLD_ROW = {
  ...{ order_number: "JB-100001", booking_key: "key", status: "confirmed", date: "2026-07-22" },
  ...{ token: "a".repeat(64), stage: "booked" },
  ...{ name: "Maria Lopez", email: "maria@example.com", phone: "(713) 555-0100" },
  ...{ street: "100 Example St", city: "Houston", state: "TX", zip: "77002" },
  ...{ full_address: "100 Example St, Houston, TX 77002", time_of_day: "Morning", notes: "" },
  items: '[{"id":"load-half","name":"1/2 Load","quantity":1,"priceCents":50000,"volume":275}]',
  ...{ subtotal_cents: 50_000, discount_cents: 0, total_cents: 50_000, volume: 275 },
  ...{ latitude: 29.76, longitude: -95.37, created_at: BOOKED_AT, revision: 2 },
  ...{ owner_notified_at: BOOKED_AT, customer_notified_at: BOOKED_AT },
  ...{ notice_due_at: null, notice_attempts: 0 },
};

/** A database with a job, as the version before left it. @returns its path */
function oldDatabase(): string {
  const folder = temporaryFolder();
  const migrations = join(folder, "migrations");
  cpSync("db/migrations", migrations, { recursive: true });
  const journalPath = join(migrations, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(journalPath, "utf8"));
  writeFileSync(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
  const path = join(folder, "junkbuddy.db");
  const sqlite = new Sqlite(path);
  migrate(drizzle(sqlite), { migrationsFolder: migrations });
  const names = Object.keys(OLD_ROW);
  const values = names.map((name) => `@${name}`);
  sqlite
    .prepare(`INSERT INTO jobs (${names.join(", ")}) VALUES (${values.join(", ")})`)
    .run(OLD_ROW);
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
