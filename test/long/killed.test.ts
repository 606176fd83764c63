/** SIGKILL at every step of a booking: what is saved, and that a second press finishes the job. */

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import { jobs } from "#db/schema.ts";
import { emailFiles } from "#test/browser/support/records.ts";
import { type BookingSite, LATER, openBookingSite } from "#test/support/booking-site.ts";
import { type BuiltServer, freePort, startBuiltServer } from "#test/support/built-server.ts";
import { resendErrors } from "#test/support/resend-stand-in.ts";
import { OWNER_EMAIL } from "#test/support/site-settings.ts";
import { hang } from "#test/support/stand-in-server.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";
import { pressSchedule } from "#test/support/visitor.ts";

type Moment = {
  name: string;
  /**
   * Makes the site stop at this moment.
   * @returns when it has stopped there, and a function that undoes it
   */
  reach: (
    site: BookingSite,
    at: { server: BuiltServer; key: string; email: string },
  ) => { isThere: () => boolean; undo?: () => void };
  /** The job that is saved; null for none. */
  kept: Partial<Job> | null;
};

const OPEN = { ownerNotifiedAt: null, customerNotifiedAt: null };

const MOMENTS: Moment[] = [
  {
    name: "while the address is looked up",
    reach: ({ google }) => {
      const before = google.requests.length;
      google.answerNext(hang);
      return { isThere: () => google.requests.length > before };
    },
    kept: null,
  },
  {
    name: "between the address and the save",
    reach: (site, { server }) => {
      const undo = site.hold();
      return { isThere: () => server.log().some(({ step }) => step === "geocoded"), undo };
    },
    kept: null,
  },
  {
    name: "saved, before the mail service takes an email",
    reach: ({ resend }) => {
      const before = resend.requests.length;
      resend.answerAll(hang);
      return {
        isThere: () => resend.requests.length === before + 2,
        undo: () => resend.answerAll(null),
      };
    },
    kept: { confirmedAt: null, ...OPEN },
  },
  {
    name: "with both emails taken, before their answers",
    reach: ({ resend }) => {
      const before = resend.sent.length;
      resend.loseNextAnswer(hang);
      resend.loseNextAnswer(hang);
      return { isThere: () => resend.sent.length === before + 2 };
    },
    kept: { confirmedAt: null, ...OPEN },
  },
  {
    name: "between the owner's email and the customer's",
    reach: ({ resend, jobsOf }, { key, email }) => {
      resend.answerTo(email, hang);
      return {
        isThere: () => Boolean(jobsOf(key)[0]?.ownerNotifiedAt),
        undo: () => resend.answerTo(email, null),
      };
    },
    kept: { ownerNotifiedAt: expect.any(String), customerNotifiedAt: null },
  },
  {
    name: "between the customer's email and the owner's",
    reach: ({ resend, jobsOf }, { key }) => {
      resend.answerTo(OWNER_EMAIL, hang);
      return {
        isThere: () => Boolean(jobsOf(key)[0]?.customerNotifiedAt),
        undo: () => resend.answerTo(OWNER_EMAIL, null),
      };
    },
    kept: { confirmedAt: null, ownerNotifiedAt: null },
  },
  {
    name: "with both answers in, before they are recorded",
    reach: ({ resend, hold }) => {
      const before = { requests: resend.requests.length, sent: resend.sent.length };
      const releases = [resend.holdNext(), resend.holdNext()];
      let undo: (() => void) | undefined;
      const isThere = () => {
        if (!undo && resend.requests.length === before.requests + 2) {
          undo = hold();
          for (const release of releases) release();
        }
        return resend.sent.length === before.sent + 2;
      };
      return { isThere, undo: () => undo?.() };
    },
    kept: { confirmedAt: null, ...OPEN },
  },
  {
    name: "confirmed, before the answer is out",
    reach: ({ jobsOf }, { key }) => ({ isThere: () => Boolean(jobsOf(key)[0]?.confirmedAt) }),
    kept: { confirmedAt: expect.any(String) },
  },
];

test("a server killed at any step leaves one job a key, and the next press finishes it", async () => {
  const site = await openBookingSite();
  let server = await site.start();
  for (const [index, moment] of MOMENTS.entries()) {
    const key = randomUUID();
    const email = `maria.${index}@example.com`;
    const { isThere, undo } = moment.reach(site, { server, key, email });
    const pressed = pressSchedule(server.url, { key, values: { email } }).catch(() => "cut off");
    await until(isThere);
    expect(await server.stop("SIGKILL"), moment.name).toBeNull();
    undo?.();
    if (!moment.kept?.confirmedAt) {
      expect(await pressed, moment.name).toBe("cut off");
    }
    expect(site.jobsOf(key), moment.name).toMatchObject(moment.kept ? [moment.kept] : []);
    const [kept] = site.jobsOf(key);

    server = await site.start();
    const again = await pressSchedule(server.url, { key, values: { email } });
    expect([moment.name, again.status, again.location]).toEqual([
      moment.name,
      303,
      "/confirmation",
    ]);
    const jobs = site.jobsOf(key);
    expect(jobs, moment.name).toMatchObject([
      { confirmedAt: expect.any(String), ...(kept && { id: kept.id }) },
    ]);
    expect(site.sentTo(email), moment.name).toHaveLength(1);
    expect(site.toldOf(jobs[0]?.orderNumber ?? ""), moment.name).toHaveLength(1);
  }
  expect(site.isWhole()).toBe(true);
});

type Embedded = { folder: string; savedJobs: () => object[] };

test.each<[string, (at: Embedded) => boolean]>([
  ["as the form is sent", () => true],
  ["once the job is saved", ({ savedJobs }) => savedJobs().length > 0],
  ["once an email is out", ({ folder }) => emailFiles(folder).length > 0],
])(
  "a server with the embedded outbox, killed %s: posting again makes one job and two emails",
  async (_, hasCome) => {
    const folder = temporaryFolder();
    const database = temporaryDatabase(join(folder, "junkbuddy.db"));
    const savedJobs = () => database.select().from(jobs).all();
    // The same port: the address is part of the emails.
    const settings = { PORT: String(await freePort()) };
    const press = { key: randomUUID() };
    const first = await startBuiltServer(settings, folder);
    const lost = pressSchedule(first.url, press).catch(() => null);
    await vi.waitUntil(() => hasCome({ folder, savedJobs }), { timeout: 60_000, interval: 1 });
    await first.stop("SIGKILL");
    await lost;

    const second = await startBuiltServer(settings, folder);
    expect(await pressSchedule(second.url, press)).toMatchObject({ status: 303 });
    expect(savedJobs()).toMatchObject([{ confirmedAt: expect.any(String) }]);
    expect(emailFiles(folder)).toHaveLength(2);
  },
);

test("a server killed while it sends the owner's notice: the next server sends it under the same key", async () => {
  const site = await openBookingSite();
  site.resend.answerAll(resendErrors.internal);
  const first = await site.start();
  expect((await pressSchedule(first.url, { key: randomUUID() })).status).toBe(503);
  await first.stop("SIGKILL");

  site.resend.answerAll(null);
  site.resend.loseNextAnswer(hang);
  const second = await site.start({ NOW: "2026-07-09T11:10:00Z" });
  await until(() => site.resend.sent.length === 1);
  await second.stop("SIGKILL");
  expect(site.jobs()).toMatchObject([{ confirmedAt: null, noticeAttempts: 1 }]);

  await site.start({ NOW: LATER });
  await until(() => site.jobs()[0]?.noticeDueAt === null);
  expect(site.jobs()).toMatchObject([{ ownerNotifiedAt: expect.any(String), noticeAttempts: 2 }]);
  expect(site.resend.sent.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Call the customer/),
  ]);
});

test("two servers on one database send each due notice once and lose none", async () => {
  const site = await openBookingSite();
  site.resend.answerAll(resendErrors.internal);
  const first = await site.start();
  const keys = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  for (const key of keys) {
    expect((await pressSchedule(first.url, { key })).status).toBe(503);
  }
  expect(await first.stop()).toBe(0);

  site.resend.answerAll(null);
  const before = site.resend.requests.length;
  const servers = await Promise.all([site.start({ NOW: LATER }), site.start({ NOW: LATER })]);
  await until(() => site.jobs().every(({ noticeDueAt }) => noticeDueAt === null));
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  expect(site.resend.requests.length - before).toBe(keys.length);
  for (const { orderNumber } of site.jobs()) {
    expect(site.toldOf(orderNumber)).toEqual([expect.stringMatching(/^Call the customer/)]);
  }
});
