/** What looks after the site each minute (rules 503 to 505). */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readAlive } from "#app/desk/care/alive.server.ts";
import { ownPageProblem } from "#app/desk/care/own-page.server.ts";
import { createWatch } from "#app/desk/care/watch.server.ts";
import type { Email } from "#app/messages/mail/email.ts";
import type { MailFailure } from "#app/messages/mail/mailer.ts";
import { findSettings, saveSetting } from "#app/prices/owner-settings.server.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { sampleBusiness } from "#test/support/sample-job.ts";
import { json, reset, startStandIn } from "#test/support/stand-in-server.ts";
import { migratedDatabase, temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const START = Date.parse("2026-07-20T15:30:00.000Z");
const DISK = { title: "The disk is filling up", words: "2.9 GB are left." };
const MAIL = { title: "No email goes out", words: "Set a mail service." };
const HOUR = 60;
const DAY = 24 * HOUR;

function site() {
  const databasePath = migratedDatabase();
  const database = temporaryDatabase(databasePath);
  const sent: [Email, string][] = [];
  const now = {
    minutes: 0,
    matters: [] as (typeof DISK)[],
    refusal: null as MailFailure | null,
    sendsMail: true,
    problem: null as string | null,
  };
  /** A server of the site: each has its own rounds. */
  const server = () =>
    createWatch({
      wantCopy: () => undefined,
      ...{ client: clientOf(database), databasePath, business: sampleBusiness },
      sendsMail: now.sendsMail,
      sendEmail: async (email, key) => {
        if (now.refusal) return { ok: false, reason: now.refusal };
        sent.push([email, key]);
        return { ok: true, id: key };
      },
      findMatters: () => now.matters,
      findProblem: async () => now.problem,
      now: () => new Date(START + now.minutes * 60_000),
    });
  let round = server();
  return {
    ...{ database, databasePath, sent, now, server },
    subjects: () => sent.map(([{ subject }]) => subject),
    /** Without the emails of a time that a test skips. */
    needs: () => sent.filter(([, key]) => key.startsWith("needs-")),
    /** Lets so many minutes pass, with a round each. */
    live: async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed++) {
        now.minutes++;
        await round();
      }
    },
    /** Lets time pass and then does one round. */
    skip: async (minutes: number) => {
      now.minutes += minutes;
      await round();
    },
    restart: () => {
      round = server();
    },
  };
}

test("the owner hears of what needs him once, and of something new after a day", async () => {
  const { live, skip, now, sent, subjects, needs } = site();
  now.matters = [DISK];
  // A site that has just started may mend it by itself.
  await live(9);
  expect(sent).toEqual([]);
  await live(3);
  expect(subjects()).toEqual(["Your site needs you: The disk is filling up"]);
  expect(sent[0]?.[0].text).toContain("1. The disk is filling up. 2.9 GB are left.");
  expect(sent[0]?.[0].to).toBe(sampleBusiness.ownerEmail);
  now.matters = [DISK, MAIL];
  await live(5);
  expect(sent).toHaveLength(1);
  for (let hours = 0; hours < 24; hours++) await skip(HOUR);
  expect(
    needs()
      .map(([{ subject }]) => subject)
      .slice(1),
  ).toEqual(["Your site needs you: 2 things"]);
});

test("what is mended and comes back is told again, what stays once a week", async () => {
  const { skip, now, needs } = site();
  now.matters = [DISK];
  await skip(10);
  now.matters = [];
  await skip(5);
  now.matters = [DISK];
  await skip(5);
  expect(needs()).toHaveLength(1);
  for (let quarters = 0; quarters < 4 * 24; quarters++) await skip(15);
  expect(needs()).toHaveLength(2);
  for (let days = 0; days < 6; days++) await skip(DAY);
  expect(needs()).toHaveLength(2);
  await skip(DAY);
  expect(needs()).toHaveLength(3);
});

test("two servers tell it once", async () => {
  const { server, now, sent } = site();
  now.matters = [DISK];
  const servers = [server(), server()];
  await Promise.all(servers.map((round) => round()));
  now.minutes += 10;
  await Promise.all(servers.map((round) => round()));
  now.minutes += 2;
  await Promise.all(servers.map((round) => round()));
  expect(sent).toHaveLength(1);
});

test("an email that was not taken is sent later; one that may have arrived is not", async () => {
  const { live, now, sent, database } = site();
  now.matters = [DISK];
  now.refusal = "unreachable";
  await live(11);
  expect(findSettings(database).told).toBeNull();
  now.refusal = null;
  await live(9);
  expect(sent).toHaveLength(0);
  await live(10);
  expect(sent).toHaveLength(1);

  const other = site();
  other.now.matters = [DISK];
  other.now.refusal = "unknown";
  await other.live(10);
  other.now.refusal = null;
  await other.live(60);
  expect(other.sent).toHaveLength(0);
});

test("without a mail service nothing is written to a folder that nobody reads", async () => {
  const { live, now, sent, restart } = site();
  now.sendsMail = false;
  restart();
  now.matters = [MAIL];
  await live(20);
  expect(sent).toEqual([]);
});

test("after it was down the owner hears from when to when, once; after a restart he hears nothing", async () => {
  const { live, now, restart, subjects, sent, database } = site();
  await live(2);
  now.minutes += 5;
  restart();
  await live(2);
  expect(sent).toEqual([]);
  now.minutes += 3 * HOUR;
  restart();
  now.refusal = "timed-out";
  await live(1);
  expect(findSettings(database).outage).not.toBeNull();
  now.refusal = null;
  await live(35);
  expect(subjects()).toEqual(["Your site was down until Mon, Jul 20, 2026, 1:40 PM"]);
  expect(sent[0]?.[0].text).toContain(
    "from Mon, Jul 20, 2026, 10:39 AM to Mon, Jul 20, 2026, 1:40 PM",
  );
});

test("a damaged note of when it was alive stops nothing", async () => {
  const { databasePath, live, sent } = site();
  const path = join(dirname(databasePath), "alive.json");
  writeFileSync(path, "{");
  await live(1);
  expect(sent).toEqual([]);
  expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ ping: null });
});

test("the owner's address is asked every five minutes by one of two servers, while bookings can be saved", async () => {
  const check = await startStandIn(() => json(200, {}));
  const { database, databasePath, live, server, now } = site();
  saveSetting(database, "pingUrl", `${check.url}/check`, new Date(START).toISOString());
  await live(10);
  await server()();
  expect(check.requests.map(({ url }) => url.pathname)).toEqual(["/check", "/check"]);
  expect(readAlive(databasePath)?.ping?.problem).toBeNull();
  now.problem = "no booking can be saved";
  await live(6);
  expect(check.requests).toHaveLength(2);
  expect(readAlive(databasePath)?.ping?.problem).toBe("no booking can be saved");
  now.problem = null;
  await live(1);
  expect(check.requests).toHaveLength(3);
});

test.each([
  ["answers", json(200, {}), null],
  ["fails", json(502, {}), "the site answers 502"],
  ["breaks off", reset, "the web server or its certificate doesn't answer as it should"],
])(
  "the site's own page is asked for by its public name on this machine: it %s",
  async (_, answer, problem) => {
    const caddy = await startStandIn(() => answer);
    const { port } = new URL(caddy.url);
    expect(await ownPageProblem(`http://junk.example:${port}`)).toBe(problem);
    expect(caddy.requests[0]?.headers.host).toBe(`junk.example:${port}`);
  },
);

test("where root answers, a newer version is looked for once a day, and not while it is asked something", async () => {
  const folder = temporaryFolder();
  const [request, answers] = [join(folder, "request"), join(folder, "requests")];
  mkdirSync(answers);
  vi.stubEnv("ROOT_REQUEST", request);
  vi.stubEnv("ROOT_ANSWERS", answers);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { live, skip } = site();
  const asked = () => (existsSync(request) ? readFileSync(request, "utf8") : null);
  await live(2);
  expect(asked()).toMatch(/^look [0-9a-f-]{36}\n$/);
  rmSync(request);
  writeFileSync(join(answers, "news"), `at ${new Date(START).toISOString()}\ncount 0\n`);
  await live(5);
  expect(asked()).toBeNull();
  writeFileSync(request, "update of the owner's");
  await skip(DAY);
  expect(asked()).toBe("update of the owner's");
  rmSync(request);
  await skip(HOUR);
  expect(asked()).toMatch(/^look /);
});

test("a service that does not take it is named, and the site lives on", async () => {
  const check = await startStandIn(() => json(404, {}));
  const { database, databasePath, live } = site();
  saveSetting(database, "pingUrl", `${check.url}/check`, new Date(START).toISOString());
  await live(1);
  expect(readAlive(databasePath)?.ping?.problem).toBe("it answers 404");
  await check.close();
  await live(5);
  expect(readAlive(databasePath)?.ping?.problem).toBe("unreachable");
});
