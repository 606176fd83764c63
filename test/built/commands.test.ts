/** The commands that the build compiles, each a process of its own as `npm run` starts it. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { findJobByKey } from "#app/jobs/jobs.server.ts";
import { photoFiles } from "#app/jobs/photos/photo.ts";
import { changePhotos } from "#app/jobs/photos/photos.server.ts";
import { backUp } from "#db/backup.server.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { openOffice } from "#test/support/owner-command.ts";
import { runCommand } from "#test/support/run-command.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const AT = new Date("2026-11-21T09:30:05.123Z");
const KEY = sampleBooking().bookingKey;

test("the owner's command prints errors in one line, with an exit code", async () => {
  const { folder, databasePath } = openOffice();
  expect(await runCommand("owner", { args: ["job"], cwd: folder })).toEqual({
    status: 1,
    stdout: "",
    stderr: "unknown command 'job' (Did you mean jobs?)\n",
  });
  expect(await runCommand("owner", { args: ["jobs"], cwd: folder })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no database data\/junkbuddy\.db: /),
  });
  expect(existsSync(databasePath)).toBe(false);
});

test("settings are read from .env", async () => {
  const { folder } = openOffice("DATABASE_PATH=elsewhere/my.db\n");
  mkdirSync(join(folder, "elsewhere"));
  const { stderr } = await runCommand("owner", { args: ["jobs"], cwd: folder });
  expect(stderr).toContain("no database elsewhere/my.db");
});

test.each([
  [
    "leads nowhere",
    "/nowhere/junkbuddy.env",
    "/nowhere/junkbuddy.env",
    "ENOENT: no such file or directory",
  ],
  ["leads to a folder", "data", "data", "EISDIR: illegal operation on a directory"],
])(
  "an .env that %s is one line, and nothing is done with other settings",
  async (_, to, path, reason) => {
    const { folder } = openOffice();
    symlinkSync(to, join(folder, ".env"));
    for (const name of ["owner", "backup", "restore", "migrate"] as const) {
      const args = { owner: ["doctor"], restore: ["x.db"], backup: [], migrate: [] }[name];
      expect(await runCommand(name, { args, cwd: folder })).toEqual({
        status: 1,
        stdout: "",
        stderr: `The settings file ${path} cannot be read (${reason}). Nothing was done.\n`,
      });
    }
  },
);

test("the commands back up, print the path, refuse in one line, and restore", async () => {
  const { path, folder } = await oneBackedUp();
  const settings = { DATABASE_PATH: path, BACKUP_DIR: join(folder, "kept") };
  const made = await runCommand("backup", { settings });
  expect(made).toMatchObject({ status: 0, stderr: expect.stringContaining("1 jobs and 0 leads") });
  const backup = made.stdout.trim();
  expect(readdirSync(settings.BACKUP_DIR).map((name) => join(settings.BACKUP_DIR, name))).toEqual([
    backup,
  ]);

  writeFileSync(path, "gone bad");
  const refused = await runCommand("backup", { settings });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/^No backup was made: [^\n]+\n$/);
  const asked = await runCommand("restore", { settings });
  expect(asked.stderr).toMatch(/^Nothing was restored: npm run restore [^\n]+\n$/);
  const restored = await runCommand("restore", { args: [backup], settings });
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(restored.stdout).toContain(`Restored 1 jobs and 0 leads to ${path}`);
  expect(findJobByKey(temporaryDatabase(path), KEY)).toBeDefined();
});

test("the commands take the customers' photos of UPLOADS_PATH along, and bring them back", async () => {
  const { path, folder } = await oneBackedUp();
  const uploads = join(folder, "elsewhere");
  const name = "a".repeat(32);
  const files = Object.values(photoFiles(name));
  mkdirSync(uploads);
  for (const file of files) writeFileSync(join(uploads, file), file);
  const database = temporaryDatabase(path);
  const photo = { name, width: 1, height: 1, bytes: 1 };
  changePhotos(database, 1, { add: [photo] }, AT.toISOString());
  database.$client.close();
  const settings = { DATABASE_PATH: path, BACKUP_DIR: join(folder, "kept"), UPLOADS_PATH: uploads };
  const made = await runCommand("backup", { settings });
  expect(made.stderr).toContain("With 1 photos");
  rmSync(uploads, { recursive: true });
  const restored = await runCommand("restore", { args: [made.stdout.trim()], settings });
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(restored.stdout).toContain(`Restored 1 photos to ${uploads}`);
  expect(readdirSync(uploads).sort()).toEqual(files.sort());
});

test("--migrate restores a backup of an earlier version", async () => {
  const { path, folder, backup } = await oneBackedUp();
  const cwd = laterVersion();
  const run = (...args: string[]) =>
    runCommand("restore", { args, cwd, settings: { DATABASE_PATH: path } });
  expect((await run(backup)).stderr).toContain("add --migrate");
  expect(await run("--migrate", backup)).toMatchObject({ status: 0, stderr: "" });
  const restored = new Sqlite(path, { readonly: true });
  onTestFinished(() => void restored.close());
  expect(restored.prepare("SELECT booking_key, crew FROM jobs").all()).toEqual([
    { booking_key: KEY, crew: null },
  ]);
  expect(readdirSync(folder).filter((name) => name.includes("restoring"))).toEqual([]);
});

/** A database with one job, closed, and a backup of it. */
async function oneBackedUp() {
  const folder = temporaryFolder();
  const path = join(folder, "junkbuddy.db");
  const database = temporaryDatabase(path);
  savedJob(database, sampleBooking());
  database.$client.close();
  const keep = { daily: 7, weekly: 5 };
  const { path: backup } = await backUp(path, { folder: join(folder, "backups"), keep, at: AT });
  return { folder, path, backup };
}

/** A folder with the migrations of a later version of the site, which has one more. */
function laterVersion(): string {
  const folder = temporaryFolder();
  const migrations = join(folder, "db", "migrations");
  cpSync("db/migrations", migrations, { recursive: true });
  const journalPath = join(migrations, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(journalPath, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "later" });
  writeFileSync(journalPath, JSON.stringify(journal));
  appendFileSync(join(migrations, "later.sql"), "ALTER TABLE `jobs` ADD `crew` text;");
  return folder;
}
