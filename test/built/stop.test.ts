/**
 * SIGTERM: requests in progress are finished, no new one is accepted, and the process ends by
 * itself.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { jobs } from "#db/schema.ts";
import { type BuiltServer, startBuiltServer } from "#test/support/built-server.ts";
import { resendErrors, startResend } from "#test/support/resend-stand-in.ts";
import { hang } from "#test/support/stand-in-server.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";
import { pressSchedule } from "#test/support/visitor.ts";

const LATER = "2026-07-09T12:00:00Z";

async function mailService() {
  const resend = await startResend();
  onTestFinished(resend.close);
  return { resend, settings: { RESEND_API_KEY: resend.apiKey, RESEND_BASE_URL: resend.url } };
}

function isStopping(server: BuiltServer) {
  return until(() => server.log().some(({ msg }) => msg === "stopping"));
}

function savedJobs(folder: string) {
  return temporaryDatabase(join(folder, "junkbuddy.db")).select().from(jobs).all();
}

/** Whether the server accepts a new connection. */
async function isOpen({ url }: BuiltServer): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const isLetIn = await Promise.race([
    once(socket, "connect").then(() => true),
    once(socket, "error").then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isLetIn;
}

test(
  "on SIGTERM a booking in progress is finished, its connection and the database are " +
    "closed, no new connection is accepted, and the exit code is 0",
  async () => {
    const { resend, settings } = await mailService();
    const server = await startBuiltServer(settings);
    const releases = [resend.holdNext(), resend.holdNext()];
    const pressed = pressSchedule(server.url, { key: randomUUID() });
    await until(() => resend.requests.length === 2);
    expect(existsSync(join(server.folder, "junkbuddy.db-wal"))).toBe(true);

    const ended = server.stop("SIGTERM");
    await isStopping(server);
    await until(async () => !(await isOpen(server)));
    for (const release of releases) release();
    const { status, location, headers } = await pressed;
    expect([status, location, headers.get("connection")]).toEqual([303, "/confirmation", "close"]);
    expect(await ended).toBe(0);
    expect(existsSync(join(server.folder, "junkbuddy.db-wal"))).toBe(false);
    expect(savedJobs(server.folder)).toMatchObject([{ confirmedAt: expect.any(String) }]);
    expect(server.log().at(-1)?.msg).toBe("stopped");
  },
);

test("a mail service that never answers delays the stop no longer than a request may take", async () => {
  const { resend, settings } = await mailService();
  resend.answerAll(hang);
  const server = await startBuiltServer(settings);
  const pressed = pressSchedule(server.url, { key: randomUUID() });
  await until(() => resend.requests.length === 2);
  expect(await server.stop("SIGTERM")).toBe(0);
  expect(await pressed).toMatchObject({ status: 503, alert: expect.stringMatching(/too long/) });
});

test("a stop waits until the worker has settled the notice it is sending", async () => {
  const { resend, settings } = await mailService();
  const folder = temporaryFolder();
  resend.answerAll(resendErrors.internal);
  const first = await startBuiltServer(settings, folder);
  expect((await pressSchedule(first.url, { key: randomUUID() })).status).toBe(503);
  expect(await first.stop("SIGTERM")).toBe(0);

  resend.answerAll(null);
  const release = resend.holdNext();
  const before = resend.requests.length;
  const second = await startBuiltServer({ ...settings, NOW: LATER }, folder);
  await until(() => resend.requests.length > before);
  const ended = second.stop("SIGTERM");
  await isStopping(second);
  release();
  expect(await ended).toBe(0);
  expect(resend.sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Call the/)]);
  expect(savedJobs(folder)).toMatchObject([
    { ownerNotifiedAt: expect.any(String), confirmedAt: null, noticeDueAt: null },
  ]);
});
