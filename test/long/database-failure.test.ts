/** Failures of the database while the site runs: what the customer reads, and what still works. */
import { randomUUID } from "node:crypto";
import {
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { type BuiltServer, startBuiltServer } from "#test/support/built-server.ts";
import { temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";
import { pressSchedule } from "#test/support/visitor.ts";

const PAGES = [
  "/",
  "/load-size",
  "/itemized",
  "/schedule",
  "/service-areas/katy",
  "/chat",
  "/blog",
];
const NOT_SAVED = /^Error submitting booking: We couldn't save your booking\. .*or call us\.$/;

/** The expectations for every failure of the database. */
async function expectFailure(
  server: BuiltServer,
  key: string,
  line: RegExp,
  health = 503,
): Promise<void> {
  const booking = pressSchedule(server.url, { key });
  const lead = postLead(server);
  for (const path of PAGES) {
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
  }
  const pressed = await booking;
  expect(pressed).toMatchObject({ status: 503, alert: expect.stringMatching(NOT_SAVED) });
  expect(pressed.page).toContain("Maria Lopez");
  expect(pressed.page).not.toMatch(/sqlite|database|\.db/i);
  expect(await lead).toEqual({ status: 503, error: "We couldn't save your details." });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(health);
  const errors = server.log().filter(({ level, err }) => level === "error" && err);
  expect(errors.map(({ msg, err }) => `${msg}: ${JSON.stringify(err)}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^booking failed: .*${line.source}`)),
      expect.stringMatching(new RegExp(`^A lead could not be saved: .*${line.source}`)),
    ]),
  );
}

async function postLead({ url }: BuiltServer) {
  const answer = await fetch(`${url}/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Maria Lopez", phone: "(713) 555-0100" }),
  });
  return { status: answer.status, ...(await answer.json()) };
}

/** Another process's transaction on the database, which lasts until it is released. */
function hold(server: BuiltServer): { release: () => void } {
  const other = new Sqlite(join(server.folder, "junkbuddy.db"));
  onTestFinished(() => void other.close());
  other.exec("BEGIN EXCLUSIVE");
  return { release: () => void other.exec("COMMIT") };
}

test(
  "a database locked by another process: the alert after five seconds, and every page " +
    "answers meanwhile",
  async () => {
    const server = await startBuiltServer();
    const key = randomUUID();
    const held = hold(server);
    // The health check only reads: it neither waits for a write nor delays one.
    await expectFailure(server, key, /SQLITE_BUSY/, 200);
    held.release();
    expect((await pressSchedule(server.url, { key })).status).toBe(303);
  },
);

test("a database locked for a moment: the booking waits", async () => {
  const server = await startBuiltServer();
  const held = hold(server);
  const pressed = pressSchedule(server.url, { key: randomUUID() });
  await until(() => server.log().some(({ step }) => step === "geocoded"));
  expect((await fetch(server.url)).status).toBe(200);
  held.release();
  expect((await pressed).status).toBe(303);
});

test("a database deleted while the site runs: no booking is accepted", async () => {
  const server = await startBuiltServer();
  rmSync(join(server.folder, "junkbuddy.db"));
  await expectFailure(server, randomUUID(), /deleted or replaced: restart the site/);
});

test("a damaged database: the alert for bookings, and every page answers", async () => {
  const folder = temporaryFolder();
  damagePages(join(folder, "junkbuddy.db"));
  const server = await startBuiltServer({}, folder);
  await expectFailure(server, randomUUID(), /SQLITE_CORRUPT/);
});

test.each([
  ["a file that is no database", (path: string) => writeFileSync(path, "x".repeat(8_192))],
  ["a folder in its place", (path: string) => openDatabase(join(path, "other.db")).$client.close()],
])("%s: pages are served, and the log names the problem at start", async (_, prepare) => {
  const folder = temporaryFolder();
  const path = join(folder, "junkbuddy.db");
  prepare(path);
  const server = await startBuiltServer({}, folder);
  const line = new RegExp(`DATABASE_PATH ${path} cannot be opened: `);
  const said = await until(() =>
    server.log().find(({ msg }) => msg === "Pages are served, but no booking can be saved"),
  );
  expect(said.err).toMatchObject({ message: expect.stringMatching(line) });
  await expectFailure(server, randomUUID(), line);
});

test("a disk that is read-only at start: pages are served, and bookings once it is writable", async () => {
  const folder = temporaryFolder();
  const data = join(folder, "data");
  // No user may create a file there, not even root.
  symlinkSync("/sys", data);
  const settings = { DATABASE_PATH: join(data, "junkbuddy.db") };
  const server = await startBuiltServer(settings, folder);
  const key = randomUUID();
  await expectFailure(server, key, /cannot be opened: (?:EROFS|EACCES|EPERM)/);

  rmSync(data);
  mkdirSync(data);
  await until(async () => (await fetch(`${server.url}/healthz`)).status === 200);
  // The secret of this process still signs forms and cookies.
  expect((await pressSchedule(server.url, { key })).status).toBe(303);
});

/** A migrated database whose tables of jobs and leads are overwritten with noise. */
function damagePages(path: string): void {
  const database = openDatabase(path);
  const roots = database.$client
    .prepare(
      "SELECT rootpage FROM sqlite_schema WHERE rootpage > 0 AND tbl_name IN ('jobs', 'lead_captures')",
    )
    .pluck()
    .all() as number[];
  const size = database.$client.pragma("page_size", { simple: true }) as number;
  database.$client.close();
  const file = openSync(path, "r+");
  for (const root of roots) writeSync(file, Buffer.alloc(size, 0xff), 0, size, (root - 1) * size);
  expect(readFileSync(path).length).toBeGreaterThan(size);
}
