import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backUp } from "#db/backup.server.ts";
import { backupName, expiredBackups } from "#db/backup-rotation.ts";
import { jobs } from "#db/schema.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const AT = new Date("2026-11-21T09:30:05.123Z");
const keep = { daily: 7, weekly: 5 };
const daysLater = (days: number) => new Date(AT.getTime() + days * 86_400_000);

test("a backup is a single file with every job, and its path is returned", async () => {
  const folder = temporaryFolder();
  const path = join(folder, "junkbuddy.db");
  const job = savedJob(temporaryDatabase(path), sampleBooking());
  const backup = await backUp(path, { folder: join(folder, "made", "here"), keep, at: AT });
  expect(backup).toMatchObject({ jobs: 1, leads: 0, schema: "current", removed: [] });
  expect(backup.path).toBe(join(folder, "made", "here", "junkbuddy-2026-11-21T093005Z.db"));
  expect(readdirSync(join(folder, "made", "here"))).toEqual(["junkbuddy-2026-11-21T093005Z.db"]);
  expect(statSync(backup.path).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "made", "here")).mode & 0o777).toBe(0o700);
  expect(backup.bytes).toBe(statSync(backup.path).size);
  expect(temporaryDatabase(backup.path).select().from(jobs).all()).toMatchObject([job]);
});

test("a failed backup leaves earlier backups and no partial file", async () => {
  const folder = temporaryFolder();
  const path = join(folder, "junkbuddy.db");
  temporaryDatabase(path).$client.close();
  const { path: earlier } = await backUp(path, { folder: join(folder, "backups"), keep, at: AT });
  damage(path);
  await expect(
    backUp(path, { folder: join(folder, "backups"), keep, at: daysLater(1) }),
  ).rejects.toThrow(/damaged|malformed/);
  expect(readdirSync(join(folder, "backups"))).toEqual([backupName(AT)]);

  rmSync(path);
  await expect(
    backUp(path, { folder: join(folder, "backups"), keep, at: daysLater(2) }),
  ).rejects.toThrow(`There is no database ${path}`);
  await backUp(earlier, { folder: join(folder, "backups"), keep, at: daysLater(3) });
  const names = [AT, daysLater(3)].map(backupName);
  expect(readdirSync(join(folder, "backups")).sort()).toEqual(names);
});

test("a backup removes the leftovers of a killed one, not a file still being written", async () => {
  const folder = temporaryFolder();
  const path = join(folder, "junkbuddy.db");
  temporaryDatabase(path);
  const [left, growing] = ["left.db.partial", "growing.db.partial"].map((name) =>
    join(folder, name),
  );
  for (const partial of [left, growing]) writeFileSync(partial as string, "");
  utimesSync(left as string, new Date(0), new Date(0));
  await backUp(path, { folder, keep, at: AT });
  expect([left, growing].map((partial) => existsSync(partial as string))).toEqual([false, true]);
});

test("a backup removes what restores put aside more than 30 days ago, and nothing else", async () => {
  const folder = temporaryFolder();
  const path = join(folder, "junkbuddy.db");
  temporaryDatabase(path).$client.close();
  const uploads = join(folder, "uploads");
  const aside = (base: string, days: number, ending = "") =>
    `${base}.replaced-${daysLater(-days).toISOString().replace(/[:.]/g, "")}${ending}`;
  const expired = [
    aside("junkbuddy.db", 31),
    aside("junkbuddy.db", 31, "-wal"),
    aside("junkbuddy.db", 400, "-shm"),
  ];
  const kept = [
    aside("junkbuddy.db", 29),
    aside("other.db", 31),
    aside("junkbuddy.db", 31, ".mine"),
    "junkbuddy.db.replaced-by-hand",
  ];
  for (const name of [...expired, ...kept]) writeFileSync(join(folder, name), "");
  for (const days of [29, 31])
    mkdirSync(join(folder, aside("uploads", days), "more"), { recursive: true });
  const made = await backUp(path, { folder: join(folder, "backups"), keep, at: AT, uploads });
  expect(made.stuck).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.includes("replaced"))).toEqual(
    [...kept, aside("uploads", 29)].sort(),
  );
});

test("rotation keeps every backup of the last two days, then the newest of each day, then of each week", () => {
  // Two backups a day for ten weeks, the last on a Saturday.
  const dates = Array.from({ length: 70 }, (_, day) => daysLater(-day));
  const names = dates
    .flatMap((date) => [date, new Date(date.getTime() - 3_600_000)])
    .map(backupName);
  const kept = names.filter((name) => !expiredBackups(names, keep).includes(name));
  expect(kept).toEqual([
    "junkbuddy-2026-11-21T093005Z.db",
    "junkbuddy-2026-11-21T083005Z.db",
    "junkbuddy-2026-11-20T093005Z.db",
    "junkbuddy-2026-11-20T083005Z.db",
    "junkbuddy-2026-11-19T093005Z.db",
    "junkbuddy-2026-11-18T093005Z.db",
    "junkbuddy-2026-11-17T093005Z.db",
    "junkbuddy-2026-11-16T093005Z.db",
    // The last of the seven days, which is also the Sunday that ends the week before.
    "junkbuddy-2026-11-15T093005Z.db",
    "junkbuddy-2026-11-08T093005Z.db",
    "junkbuddy-2026-11-01T093005Z.db",
    "junkbuddy-2026-10-25T093005Z.db",
  ]);
});

test("rotation counts only days with a backup, and ignores other files", () => {
  const names = [0, -40, -80].map((day) => backupName(daysLater(day)));
  expect(expiredBackups([...names, "junkbuddy.db", "notes.txt"], keep)).toEqual([]);
  expect(expiredBackups(names, { daily: 1, weekly: 1 })).toEqual([names[2]]);
});

test("a new backup removes those that have expired", async () => {
  const folder = temporaryFolder();
  const path = join(folder, "junkbuddy.db");
  temporaryDatabase(path);
  const few = { daily: 2, weekly: 1 };
  for (let day = 0; day < 4; day++) await backUp(path, { folder, keep: few, at: daysLater(day) });
  const backups = readdirSync(folder).filter((name) => name.startsWith("junkbuddy-"));
  expect(backups.sort()).toEqual([daysLater(2), daysLater(3)].map(backupName));
});

/** Overwrites the pages after the first. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  chmodSync(path, 0o600);
  writeFileSync(path, bytes.fill(0x5a, 4_096, 8_192 + 4_096));
}
