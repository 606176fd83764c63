/** The owner's commands, each typed as the owner types it (docs/desk.md). */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { saveLead } from "#app/chat/leads/leads.server.ts";
import { findJobByOrderNumber } from "#app/jobs/jobs.server.ts";
import { changePhotos } from "#app/jobs/photos/photos.server.ts";
import { finishJob } from "#app/money/finish-job.server.ts";
import { jobs } from "#db/schema.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { addJob, OWNER_NOW, openOffice, openOfficeWithJobs } from "#test/support/owner-command.ts";
import { resendErrors, startResend } from "#test/support/resend-stand-in.ts";

const HOSTILE = "\u001b]0;owned\u0007\u001b[2JEve\u009b31m \u202eevil";
/** Control characters but for the line feed, and those that turn the direction of text. */
const ESCAPES = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

const widest = (text: string) => Math.max(...text.split("\n").map((line) => [...line].length));

test("jobs lists today's jobs in order, within 80 columns, and names the customers to call", async () => {
  const { owner, database } = openOfficeWithJobs();
  addJob(database, "JB-100001", { date: "2026-07-20", timeOfDay: "Evening" });
  addJob(database, "JB-100002", {
    date: "2026-07-20",
    name: "Ana ".repeat(20),
    street: "9".repeat(99),
  });
  addJob(database, "JB-100003", { date: "2026-07-20", timeOfDay: null }, { isConfirmed: false });
  addJob(database, "JB-100004", { date: "2026-07-21" });
  addJob(database, "JB-100005", { date: null, timeOfDay: null });
  const { status, stdout, stderr } = await owner(["jobs"]);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout.match(/JB-\d{6}/g)).toEqual(["JB-100002", "JB-100001", "JB-100003"]);
  expect(stdout).toContain("Today, Monday, July 20, 2026");
  expect(stdout).toContain("3 jobs, $1,801.80 in all.");
  expect(stdout).toContain("To call: 1 unconfirmed");
  expect(stdout).toContain("To call: 1 without a day");
  expect(widest(stdout)).toBeLessThanOrEqual(80);
});

test("today is Houston's day in any time zone of the machine", async () => {
  const { owner, database } = openOfficeWithJobs();
  addJob(database, "JB-100001", { date: "2026-07-20" });
  addJob(database, "JB-100002", { date: "2026-07-21" });
  // Half past ten in the evening in Houston: elsewhere it is the 21st.
  const clock = { NOW: "2026-07-21T03:30:00.000Z", TZ: "Asia/Tokyo" };
  expect((await owner(["jobs", "today"], clock)).stdout).toContain("JB-100001");
  expect((await owner(["jobs", "tomorrow"], clock)).stdout).toContain("JB-100002");
});

test("jobs lists a week, a day, unconfirmed jobs and undated ones", async () => {
  const { owner, database } = openOfficeWithJobs();
  addJob(database, "JB-100001", { date: "2026-07-26" });
  addJob(database, "JB-100002", { date: "2026-07-27" }, { isConfirmed: false });
  addJob(database, "JB-100003", { date: null });
  const listed = async (which: string) => (await owner(["jobs", which])).stdout.match(/JB-\d{6}/g);
  expect(await listed("week")).toEqual(["JB-100001"]);
  expect(await listed("2026-07-27")).toEqual(["JB-100002"]);
  expect(await listed("unconfirmed")).toEqual(["JB-100002"]);
  expect(await listed("undated")).toEqual(["JB-100003"]);
  expect((await owner(["jobs", "2026-08-01"])).stdout).toContain(
    "Saturday, August 1, 2026: no jobs.",
  );
});

test("show prints every detail, and typed control characters do not reach the terminal", async () => {
  const { owner, database } = openOfficeWithJobs();
  const details = {
    name: HOSTILE,
    street: HOSTILE,
    notes: `Gate 12\n${HOSTILE}`,
    date: "2026-07-20",
  };
  const { id } = addJob(database, "JB-100001", details);
  const photo = { name: "a".repeat(32), width: 480, height: 360, bytes: 1 };
  changePhotos(database, id, { add: [photo] }, OWNER_NOW);
  const shown = await owner(["show", "JB-100001"]);
  expect(shown).toMatchObject({ status: 0, stderr: "" });
  expect(shown.stdout).toMatch(/Photos\s+\S*data\/uploads\/a{32}\.jpg\n/);
  for (const words of [
    "Eve",
    "(713) 555-0100",
    "maria@example.com",
    "Gate 12",
    "1/2 Load",
    "$600.60",
  ]) {
    expect(shown.stdout).toContain(words);
  }
  const listed = await owner(["jobs"]);
  saveLead(database, { name: HOSTILE, phone: HOSTILE, enteredAt: OWNER_NOW, sessionId: null });
  const leads = await owner(["leads"]);
  const printed = await owner(["export"]);
  for (const { stdout } of [shown, listed, leads]) expect(stdout).not.toMatch(ESCAPES);
  expect(printed.stdout.replaceAll("\r\n", "\n")).not.toMatch(ESCAPES);
});

test("show has what a job came to, what was paid and its receipts", async () => {
  const { owner, database } = openOfficeWithJobs();
  const { id } = addJob(database, "JB-100001", { date: "2026-07-20" });
  await finishJob(
    {
      ...{ jobId: id, requestId: null, revision: null, who: "owner", isEmailed: false },
      final: { kind: "other-price", cents: 38_000, reason: "Promised on the phone" },
      paid: { method: "zelle", cents: 12_000, tipCents: 2_000 },
    },
    {
      client: clientOf(database),
      findProduct: () => undefined,
      now: () => new Date(OWNER_NOW),
      onMessagesDue: () => {},
    },
  );
  expect((await owner(["show", "JB-100001"])).stdout).toMatch(
    /Final +\$380\.00: Promised.*\$120\.00 by Zelle, tip \$20\.00.*To pay +\$260\.00.*R-2026-0001/s,
  );
});

test("resend sends both emails again as new emails", async () => {
  const resend = await startResend();
  onTestFinished(resend.close);
  const { owner, database } = openOfficeWithJobs();
  const { orderNumber } = addJob(database, "JB-100001", {}, { isConfirmed: false });
  const keys = { RESEND_API_KEY: resend.apiKey, RESEND_BASE_URL: resend.url };
  const first = await owner(["resend", "jb-100001"], keys);
  expect(first).toMatchObject({ status: 0, stderr: "" });
  for (const { id } of resend.sent) expect(first.stdout).toContain(`accepted (${id})`);
  expect(findJobByOrderNumber(database, orderNumber)?.confirmedAt).not.toBeNull();
  await owner(["resend", "100001"], keys);
  expect(resend.sent.flatMap(({ to }) => to).sort()).toEqual([
    ...["maria@example.com", "maria@example.com", "owner@localhost", "owner@localhost"],
  ]);
  expect(new Set(resend.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(4);
});

test("resend names the items of a booking in Spanish as its first email did", async () => {
  const resend = await startResend();
  onTestFinished(resend.close);
  const { owner, database } = openOfficeWithJobs();
  const { id } = addJob(database, "JB-100001");
  database.update(jobs).set({ language: "es" }).where(eq(jobs.id, id)).run();
  const keys = { RESEND_API_KEY: resend.apiKey, RESEND_BASE_URL: resend.url };
  expect((await owner(["resend", "JB-100001"], keys)).status).toBe(0);
  const textTo = (to: string) => resend.sent.find((one) => one.to.includes(to))?.text;
  expect(textTo("maria@example.com")).toMatch(/1\/2 carga.*Refrigerador/s);
  expect(textTo("owner@localhost")).toContain("Refrigerator");
});

test("without a mail service show and resend say that emails are only in the outbox", async () => {
  const { owner, database } = openOfficeWithJobs();
  addJob(database, "JB-100001");
  expect((await owner(["show", "JB-100001"])).stdout).toContain("in the outbox, which nobody gets");
  expect((await owner(["resend", "JB-100001"])).stdout).toMatch(
    /The customer's, to maria@example\.com: written to the outbox/,
  );
});

test("resend reports a refused email without the key, and still sends the other", async () => {
  const resend = await startResend();
  onTestFinished(resend.close);
  resend.answerTo("maria@example.com", resendErrors.unverified);
  const { owner, database } = openOfficeWithJobs();
  addJob(database, "JB-100001", {}, { isConfirmed: false });
  const keys = { RESEND_API_KEY: resend.apiKey, RESEND_BASE_URL: resend.url };
  const { status, stdout, stderr } = await owner(["resend", "JB-100001"], keys);
  expect(stdout).toMatch(/Yours, to owner@localhost: accepted/);
  expect(stdout).toMatch(/maria@example\.com: refused.*domain is not verified/);
  expect([status, stderr]).toEqual([1, "1 of 2 emails of JB-100001 didn't go out.\n"]);
  expect(stdout + stderr).not.toContain(resend.apiKey);
  expect(findJobByOrderNumber(database, "JB-100001")?.ownerNotifiedAt).not.toBeNull();
});

test("cancel asks first, and any answer but yes changes nothing", async () => {
  const { owner, database } = openOfficeWithJobs();
  const before = addJob(database, "JB-100001");
  for (const typed of ["", "maybe\n"]) {
    const { status, stderr } = await owner(["cancel", "JB-100001"], {}, typed);
    expect([status, stderr]).toEqual([1, "Nothing was changed: JB-100001 is not canceled.\n"]);
  }
  expect(findJobByOrderNumber(database, "JB-100001")).toMatchObject(before ?? {});
  const said = await owner(["cancel", "JB-100001"], {}, "y\n");
  expect(said.stdout).toContain("Cancel JB-100001? [y/N]");
  expect(said.stdout).toContain(
    "JB-100001 is canceled. Call Maria Lopez at (713) 555-0100: no email goes out",
  );
  expect(findJobByOrderNumber(database, "JB-100001")?.stage).toBe("cancelled");
  addJob(database, "JB-100002");
  const mailed = await owner(["cancel", "JB-100002", "-y"], { SMTP_URL: "smtp://mail.example" });
  expect(mailed.stdout).toContain("The site tells Maria Lopez by email, at maria@example.com");
});

test("a cancelled job stays listed, is not sent again, and can be restored", async () => {
  const { owner, database } = openOfficeWithJobs();
  addJob(database, "JB-100001", { date: "2026-07-20" });
  expect(await owner(["cancel", "JB-100001", "--yes"])).toMatchObject({ status: 0, stderr: "" });
  expect((await owner(["jobs"])).stdout).toMatch(
    /cancelled[\s\S]*0 jobs, \$0\.00 in all\. 1 canceled\./,
  );
  expect(await owner(["resend", "JB-100001"])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^JB-100001 is canceled: nothing was sent\.[^\n]*\n$/),
  });
  expect((await owner(["cancel", "JB-100001", "--undo"])).stdout).toContain(
    "booked again, as before",
  );
  expect(findJobByOrderNumber(database, "JB-100001")).toMatchObject({
    confirmedAt: expect.any(String),
    stage: "booked",
  });
});

test("export writes a file for Excel: byte order mark, line ends, accents and no formulas", async () => {
  const { owner, folder, database } = openOfficeWithJobs();
  const formulas = ["=1+1", "+1 713 555 0100", "-2+3", "@SUM(A1)", "\t=1", "＝1+1"];
  formulas.forEach((name, index) => {
    addJob(database, `JB-20000${index}`, { name, date: "2026-07-31" });
  });
  addJob(database, "JB-100001", {
    name: 'José "Pepe" Ñúñez, Jr.',
    notes: "one\ntwo",
    date: "2026-07-01",
  });
  addJob(database, "JB-100002", { date: "2026-08-01" });
  addJob(database, "JB-100003", { date: null }, { createdAt: "2026-08-01T04:59:59.999Z" });
  const file = join(folder, "july.csv");
  const args = ["export", "--from", "2026-07-01", "--to", "2026-07-31", "--file", "july.csv"];
  const { status, stderr } = await owner(args);
  expect([status, stderr]).toEqual([0, `8 jobs from 2026-07-01 to 2026-07-31, in ${file}\n`]);

  const bytes = readFileSync(file);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString().match(/\r\n/g)).toHaveLength(9);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const rows = parse(bytes, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows[0]).toMatchObject({
    Name: 'José "Pepe" Ñúñez, Jr.',
    Notes: "one\ntwo",
    Total: "600.60",
    Items: "1 x 1/2 Load; 1 x Refrigerator",
  });
  expect(rows.at(-1)).toMatchObject({ Order: "JB-100003", Date: "" });
  const names = rows.slice(1, -1).map(({ Name }) => Name);
  expect(names).toHaveLength(formulas.length);
  for (const name of names) expect(name).not.toMatch(/^[\s=+@＝-]/);
  expect(names).toContain("'=1+1");
});

test("export overwrites a file only with the option for it", async () => {
  const { owner, folder } = openOfficeWithJobs();
  const file = join(folder, "jobs.csv");
  writeFileSync(file, "mine");
  const { status, stderr } = await owner(["export", "--file", file]);
  expect([status, stderr]).toEqual([
    1,
    `${file} is there already. Name another file, or add --force.\n`,
  ]);
  expect(readFileSync(file, "utf8")).toBe("mine");
  expect((await owner(["export", "--file", file, "--force"])).status).toBe(0);
  expect(readFileSync(file, "utf8")).toMatch(/^\ufeffOrder,/);
  expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
});

test("leads lists the newest first, from a given day", async () => {
  const { owner, database } = openOfficeWithJobs();
  const lead = { phone: "713 555 0100", sessionId: null };
  saveLead(database, { ...lead, name: "Before", enteredAt: "2026-07-20T04:59:59.999Z" });
  saveLead(database, { ...lead, name: "First", enteredAt: "2026-07-20T05:00:00.000Z" });
  saveLead(database, { ...lead, name: "Second", enteredAt: "2026-07-20T15:00:00.000Z" });
  const all = await owner(["leads"]);
  expect(all.stdout.match(/Before|First|Second/g)).toEqual(["Second", "First", "Before"]);
  expect(all.stdout).toContain("3 leads.");
  const since = await owner(["leads", "--since", "2026-07-20"]);
  expect(since.stdout.match(/Before|First|Second/g)).toEqual(["Second", "First"]);
});

test.each([
  [["jobs", "2026-02-30"], 'There is no day "2026-02-30": write a date like 2026-07-22.'],
  [["jobs", "\u001b[2Jnever"], 'There is no day "never": write a date like 2026-07-22.'],
  [["leads", "--since", "monday"], 'There is no day "monday": write a date like 2026-07-22.'],
  [["show", "JB-999999"], "There is no job JB-999999."],
  [["show", "99"], 'An order number looks like JB-123456, not like "99".'],
  [["cancel", "JB-999999", "--yes"], "There is no job JB-999999."],
  [["resend", "JB-999999"], "There is no job JB-999999."],
  [["show"], "missing required argument 'order'"],
  [["job"], "unknown command 'job' (Did you mean jobs?)"],
  [["export", "--form", "2026-07-01"], "unknown option '--form' (Did you mean --from?)"],
  [
    ["export", "--from", "2026-07-02", "--to", "2026-07-01"],
    "--from 2026-07-02 is after --to 2026-07-01.",
  ],
  [["doctor", "--port", "abc"], '"abc" is not a port number. Use 1 to 65535.'],
])("%j is one plain line", async (args, line) => {
  const { owner } = openOfficeWithJobs();
  expect(await owner(args)).toEqual({ status: 1, stdout: "", stderr: `${line}\n` });
});

test.each([
  ["jobs"],
  ["show", "JB-100001"],
  ["resend", "JB-100001"],
  ["cancel", "JB-100001", "--yes"],
  ["export"],
  ["leads"],
])("%s reports a missing database and creates none", async (...args) => {
  const { owner, folder, databasePath } = openOffice();
  const { status, stdout, stderr } = await owner(args);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^There is no database data\/junkbuddy\.db: [^\n]+\n$/);
  expect(existsSync(databasePath)).toBe(false);
  expect(readdirSync(join(folder, "data"))).toEqual([]);
});

test("a setting that does not hold is one line", async () => {
  expect(await openOffice().owner(["jobs"], { PORT: "abc" })).toEqual({
    status: 1,
    stdout: "",
    stderr: "A setting is invalid: PORT takes a port number, 1 to 65535\n",
  });
});

test("help with examples is printed without a command and for each command", async () => {
  const { owner } = openOffice();
  const all = await owner([]);
  expect(all).toMatchObject({ status: 0, stderr: "" });
  const commands = ["jobs", "show", "resend", "cancel", "export", "leads", "doctor"];
  for (const command of commands) {
    expect(all.stdout).toMatch(new RegExp(`^  ${command}\\b`, "m"));
    const { status, stdout } = await owner(["help", command]);
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`Examples?:\n  npm run owner -- ${command}`));
    expect(widest(stdout)).toBeLessThanOrEqual(80);
  }
  const onServer = await owner(["help", "jobs"], { STARTED_BY: "junkbuddy" });
  expect(onServer.stdout).toContain("Usage: junkbuddy owner jobs");
  expect(onServer.stdout).not.toContain("npm run");
});

test("a command neither waits for a write of the site nor delays one", async () => {
  const { owner, database } = openOfficeWithJobs();
  addJob(database, "JB-100001", { date: "2026-07-20" });
  database.$client.exec("BEGIN IMMEDIATE");
  expect((await owner(["jobs"])).stdout).toContain("JB-100001");
  database.$client.exec("ROLLBACK");
});
