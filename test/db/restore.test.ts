import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { changeJob } from "#app/jobs/change-job.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { findJobByKey } from "#app/jobs/jobs.server.ts";
import { claimDueMessage } from "#app/jobs/messages/messages.server.ts";
import { finalPrice, type MoneyChange } from "#app/jobs/money/job-money.ts";
import { changeMoney, findReceipts } from "#app/jobs/money/money.server.ts";
import { decideOnReviews } from "#app/jobs/reviews/review-asks.server.ts";
import { askNext } from "#app/jobs/waitlist/waitlist-rows.server.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { NO_TAX } from "#app/prices/tax.ts";
import { backUp } from "#db/backup.server.ts";
import type { Database } from "#db/open.server.ts";
import { readNumbers } from "#db/receipt-numbers.server.ts";
import { rehearseRestore } from "#db/rehearse.server.ts";
import { restore } from "#db/restore.server.ts";
import { receipts, waitlistOpenings } from "#db/schema.ts";
import { setUpFile } from "#db/set-up-file.server.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { startChild } from "#test/support/child.ts";
import { doneJob } from "#test/support/done-job.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const AT = new Date("2026-11-21T09:30:05.123Z");
const ASIDE = "junkbuddy.db.replaced-2026-11-21T093005123Z";
const LATE = "2030-01-01T00:00:00.000Z";
const keep = { daily: 7, weekly: 5 };
const KEY = sampleBooking().bookingKey;

test("the replaced database is kept beside the restored one, with its journal", async () => {
  const { path, backup } = await oneBackedUp();
  await bookAndDie(path);
  const restored = await restore(backup, path, { at: AT });
  expect(restored.replaced).toBe(join(path, "..", ASIDE));
  expect(findJobByKey(temporaryDatabase(path), KEY)).toBeDefined();
  expect(findJobByKey(temporaryDatabase(path), "LATER-1")).toBeUndefined();
  expect(findJobByKey(temporaryDatabase(restored.replaced ?? ""), "LATER-1")).toBeDefined();
});

test("a restored site is open: the code of a new server is gone (rule 511)", async () => {
  const { path, backup } = await oneBackedUp();
  writeFileSync(setUpFile(path), "ABCDE-23456");
  await restore(backup, path, { at: AT });
  expect(existsSync(setUpFile(path))).toBe(false);
});

test("the journal of a lost database is not applied to the restored one", async () => {
  const { path, folder, backup } = await oneBackedUp();
  await bookAndDie(path);
  rmSync(path);
  expect(readdirSync(folder)).toContain("junkbuddy.db-wal");
  await restore(backup, path, { at: AT });
  expect(readdirSync(folder)).toContain(`${ASIDE}-wal`);
  expect(readdirSync(folder)).not.toContain("junkbuddy.db-wal");
  expect(findJobByKey(temporaryDatabase(path), "LATER-1")).toBeUndefined();
  expect(findJobByKey(temporaryDatabase(path), KEY)).toBeDefined();
});

test("messages that were due before the restore are not sent after it", async () => {
  const { path, backup } = await oneBackedUp();
  const REMINDER = new Date("2026-07-21T15:00:00.000Z");
  const dueAfter = async (at: Date) => {
    await restore(backup, path, { at });
    const database = temporaryDatabase(path);
    const due = claimDueMessage(database, LATE, LATE);
    database.$client.close();
    return due?.kind;
  };
  expect(await dueAfter(new Date(REMINDER.getTime() - 1))).toBe("reminder");
  expect(await dueAfter(REMINDER)).toBeUndefined();
});

test("nobody is asked after it for a review of what was done before: it may have been asked", async () => {
  const { path, folder } = place();
  const database = temporaryDatabase(path);
  saveSetting(database, "reviewLink", "https://g.page/r/1/review", LATE);
  doneJob(database, "2026-11-20T20:00:00.000Z");
  database.$client.close();
  const { path: backup } = await backUp(path, { folder: join(folder, "backups"), keep, at: AT });
  await restore(backup, path, { at: AT });
  expect(decideOnReviews(temporaryDatabase(path), new Date("2026-11-21T18:00:00.000Z"))).toBe(0);
});

test("nobody is asked after it about a window that had opened before", async () => {
  const { path, folder } = place();
  const database = temporaryDatabase(path);
  const { id } = savedJob(database, sampleBooking());
  const eventId = findEvents(database, id)[0]?.id ?? 0;
  const opening = { eventId, date: "2026-11-25", timeOfDay: "Morning", openedAt: LATE } as const;
  database
    .insert(waitlistOpenings)
    .values({ ...opening, dueAt: "2026-11-21T09:00:00.000Z" })
    .run();
  database.$client.close();
  const { path: backup } = await backUp(path, { folder: join(folder, "backups"), keep, at: AT });
  await restore(backup, path, { at: AT });
  const restored = temporaryDatabase(path);
  expect(restored.select().from(waitlistOpenings).all()).toMatchObject([{ dueAt: null }]);
  expect(askNext(restored, AT)).toBe(false);
});

test("receipt numbers go on after the highest that was given out, whatever is restored", async () => {
  const { path, folder, backup } = await oneBackedUp();
  const finish = (at = path) => {
    const database = temporaryDatabase(at);
    const number = finishNext(database);
    database.$client.close();
    return number;
  };
  expect([finish(), finish()]).toEqual(["R-2026-0001", "R-2026-0002"]);
  expect(readFileSync(`${path}.receipts`, "utf8").match(/R-\S+/g)).toEqual([
    ...["R-2026-0001", "R-2026-0002"],
  ]);
  await restore(backup, path, { at: AT });
  expect(finish()).toBe("R-2026-0003");

  // A copy of the file alone, put in its place by hand.
  await restore(backup, path, { at: AT });
  rmSync(path);
  copyFileSync(backup, path);
  expect(finish()).toBe("R-2026-0004");

  // A backup of a restored database that has given no number since, on another machine.
  const restored = await restore(backup, path, { at: AT });
  expect(restored).toMatchObject({ receipts: new Map([["R-2026", 4]]), isNumberedOn: true });
  const later = await backUp(path, { folder: join(folder, "backups"), keep, at: new Date(LATE) });
  const elsewhere = join(temporaryFolder(), "junkbuddy.db");
  const moved = await restore(later.path, elsewhere, { at: AT });
  expect(moved).toMatchObject({ receipts: new Map([["R-2026", 4]]), isNumberedOn: false });
  expect(finish(elsewhere)).toBe("R-2026-0005");

  // What only the owner knows.
  await restore(backup, elsewhere, { at: AT, lastReceipt: "R-2026-0041" });
  expect(finish(elsewhere)).toBe("R-2026-0042");
});

test("a number that was rolled back, or is not written down yet, leaves no gap and no double", async () => {
  const { path } = await oneBackedUp();
  const database = temporaryDatabase(path);
  const failing = () =>
    inTransaction(database, () => {
      changeMoney(database, ...doneAs(database));
      throw new Error("the power is cut");
    });
  expect(failing).toThrow("the power is cut");
  expect(finishNext(database)).toBe("R-2026-0001");
  rmSync(`${path}.receipts`);
  database.$client.close();
  expect(finishNext(temporaryDatabase(path))).toBe("R-2026-0002");
  expect(readNumbers(readFileSync(`${path}.receipts`, "utf8"))).toEqual(new Map([["R-2026", 2]]));
});

test("without a place to write the number down none is given out", async () => {
  const { path } = await oneBackedUp();
  const database = temporaryDatabase(path);
  mkdirSync(`${path}.receipts`);
  expect(() => finishNext(database)).toThrow("EISDIR");
  expect(database.select().from(receipts).all()).toEqual([]);
});

test("a broken database is replaced and kept aside", async () => {
  const { path, folder, backup } = await oneBackedUp();
  writeFileSync(path, "no longer a database");
  await restore(backup, path, { at: AT });
  expect(readFileSync(join(folder, ASIDE), "utf8")).toBe("no longer a database");
  expect(findJobByKey(temporaryDatabase(path), KEY)).toBeDefined();
});

test.each<[string, (file: string) => void, RegExp]>([
  ["a missing file", (file) => rmSync(file), /^There is no file .*backup\.db$/],
  [
    "a text file",
    (file) => writeFileSync(file, "a shopping list\n"),
    /is not a Junk Buddy database$/,
  ],
  ["an empty file", (file) => writeFileSync(file, ""), /is not a Junk Buddy database$/],
  ["another program's database", makeOtherDatabase, /is not a Junk Buddy database$/],
  ["half a backup", (file) => truncateSync(file, 16_384), /is damaged: /],
  ["a backup with a bad page", spoilPage, /is damaged: /],
  ["a backup of an earlier version", forgetMigration, /has an older schema, .* add --migrate/],
  ["a backup of a later version", addMigration, /made by a newer version of the site: update/],
])("%s is refused with one line, and nothing is changed", async (_, spoil, reason) => {
  const { path, folder, backup } = await oneBackedUp();
  const file = join(folder, "backup.db");
  renameSync(backup, file);
  spoil(file);
  const before = readdirSync(folder);
  const said = (tried: Promise<unknown>) =>
    tried.then(
      () => "restored",
      (error: Error) => error.message,
    );
  const message = await said(restore(file, path, { at: AT }));
  expect(message).toMatch(reason);
  expect(message).not.toContain("\n");
  // A rehearsal migrates, and else says the same.
  if (spoil !== forgetMigration) {
    expect(await said(rehearseRestore(file, path, join(folder, "uploads")))).toMatch(reason);
  }
  expect(readdirSync(folder)).toEqual(before);
  expect(findJobByKey(temporaryDatabase(path), KEY)).toBeDefined();
});

test("a restore refuses while a server has the database open", async () => {
  const { path, backup } = await oneBackedUp();
  const server = startChild("test/support/children/hold-database.ts", [path]);
  expect(await server.nextLine()).toBe("open");
  await expect(restore(backup, path, { at: AT })).rejects.toThrow(
    `${path} is in use (process ${server.process.pid}): stop the server first`,
  );
  await server.kill();
  await expect(restore(backup, path, { at: AT })).resolves.toMatchObject({ jobs: 1 });
});

function place() {
  const folder = temporaryFolder();
  return { folder, path: join(folder, "junkbuddy.db") };
}

/** A database with one job, closed, and a backup of it. */
async function oneBackedUp() {
  const { folder, path } = place();
  const database = temporaryDatabase(path);
  savedJob(database, sampleBooking());
  database.$client.close();
  const { path: backup } = await backUp(path, { folder: join(folder, "backups"), keep, at: AT });
  return { folder, path, backup };
}

/** What `changeMoney` needs to end the only job as it was booked. */
function doneAs(database: Database): [Job, MoneyChange, Date] {
  const job = findJobByKey(database, KEY) as Job;
  const priced = finalPrice(job, { kind: "as-booked" }, NO_TAX, () => undefined);
  if (!priced.ok) throw new Error(priced.why);
  return [job, { final: priced.final, why: "again", isEmailed: false }, AT];
}

/** Ends the only job, or corrects it. @returns the number of its receipt */
function finishNext(database: Database) {
  const [job, money] = doneAs(database);
  const what = job.stage === "done" ? "corrected" : "done";
  const event = { who: "owner", what, before: null, after: null } as const;
  changeJob(database, {
    ...{ id: job.id, requestId: null, revision: null, at: AT },
    decide: () => ({ ok: true, event, money }),
  });
  return findReceipts(database, job.id).at(-1)?.number;
}

/** A booking that is in the journal alone: its server is killed. */
async function bookAndDie(path: string): Promise<void> {
  const server = startChild("test/support/children/book-without-end.ts", [path, "LATER"]);
  expect(await server.nextLine()).toBe("LATER-1");
  await server.kill();
}

function makeOtherDatabase(file: string): void {
  rmSync(file);
  new Sqlite(file).exec("CREATE TABLE jobs (id INTEGER)").close();
}

function spoilPage(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, 8_192, 12_288));
}

function forgetMigration(file: string): void {
  const last = "SELECT max(created_at) FROM __drizzle_migrations";
  new Sqlite(file).exec(`DELETE FROM __drizzle_migrations WHERE created_at = (${last})`).close();
}

function addMigration(file: string): void {
  const values = "VALUES ('of-a-later-version', 9999999999999)";
  new Sqlite(file).exec(`INSERT INTO __drizzle_migrations (hash, created_at) ${values}`).close();
}
