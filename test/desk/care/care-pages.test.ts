/** Update, backups and restore from the desk (rules 500 to 502). */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { RehearsalView } from "#app/desk/care/care-post.server.ts";
import type { SettingsPage } from "#app/desk/settings/settings-page.server.ts";
import { settingsPath, subjectOf } from "#app/desk/settings/subjects.ts";
import { backUp } from "#db/backup.server.ts";
import { jobs } from "#db/schema.ts";
import { isSentToSignIn, openDeskSite } from "#test/support/desk-site.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryFolder } from "#test/support/temporary.ts";

/** @param hasRoot whether root's unit is there, as on a server */
async function careSite(hasRoot: boolean) {
  const server = temporaryFolder();
  const [request, answers] = [join(server, "request"), join(server, "requests")];
  if (hasRoot) {
    mkdirSync(answers);
    vi.stubEnv("ROOT_REQUEST", request);
    vi.stubEnv("ROOT_ANSWERS", answers);
    onTestFinished(() => void vi.unstubAllEnvs());
  }
  const site = await openDeskSite();
  const route = await import("#app/desk/settings/settings.route.tsx");
  const file = await import("#app/desk/care/backup-file.route.ts");
  const owner = await site.signedIn();
  const post = (fields: Record<string, string>, requestId: string = randomUUID()) =>
    owner.post(route.action, settingsPath(subjectOf(fields.intent)), { requestId, ...fields });
  const page = async () => {
    const { body } = await owner.get(route.loader, "/desk/settings/backups");
    return body as SettingsPage;
  };
  const download = (name: string, browser = owner) =>
    browser.get(
      (args) => file.loader({ ...args, params: { file: name } }),
      `/desk/backups/${name}`,
    );
  return {
    ...{ ...site, owner, post, page, download },
    asked: () => (existsSync(request) ? readFileSync(request, "utf8") : null),
    /** Root takes the request and answers, as deploy/serve-request.sh does. */
    answer: (state: string, said = "") => {
      const [word, id] = readFileSync(request, "utf8").trim().split(" ");
      rmSync(request);
      const at = new Date().toISOString();
      const lines = [`word ${word}`, `id ${id}`, `state ${state}`, `at ${at}`, `said ${said}`];
      writeFileSync(join(answers, "state"), `${lines.join("\n")}\n`);
    },
    tell: (news: string) => writeFileSync(join(answers, "news"), news),
    makeBackup: () =>
      backUp(join(site.folder, "junkbuddy.db"), {
        folder: join(site.folder, "backups"),
        keep: { daily: 7, weekly: 5 },
        at: new Date(),
      }),
  };
}

test("an update is asked for once, shown while it runs, and its outcome in the server's words", async () => {
  const { post, page, asked, answer, tell } = await careSite(true);
  tell(
    "at 2026-11-28T10:00:00Z\nrunning abc1234\nnewest def5678 2026-11-28\ncount 2\nchange One\nchange Two words\n",
  );
  expect((await page()).care.news).toMatchObject({
    ...{
      running: "abc1234",
      newest: "def5678 2026-11-28",
      count: 2,
      changes: ["One", "Two words"],
    },
  });
  const pressed = randomUUID();
  const done = await post({ intent: "update" }, pressed);
  expect([done.status, done.headers.get("location")]).toEqual([
    303,
    "/desk/settings/update?did=update#said",
  ]);
  expect(asked()).toMatch(/^update [0-9a-f]{32}\n$/);
  expect((await page()).care.answer).toMatchObject({ state: "asked", isLate: false });
  // Whatever is pressed meanwhile is refused, and changes nothing.
  expect(await post({ intent: "backup-now" })).toMatchObject({
    ...{ status: 422, body: { problem: "The server is busy with what was asked before." } },
  });
  answer("running");
  expect((await post({ intent: "find-update" })).status).toBe(422);
  expect((await page()).care.answer).toMatchObject({ word: "update", state: "running" });
  // The same press again, after a lost answer: it is not asked twice.
  expect((await post({ intent: "update" }, pressed)).status).toBe(303);
  expect(asked()).toBeNull();
});

test("a failed update says why, and the next press counts", async () => {
  const { post, page, asked, answer } = await careSite(true);
  await post({ intent: "update" });
  answer("failed", "Not updated. It could not be built: out of memory");
  expect((await page()).care.answer).toMatchObject({
    ...{ state: "failed", said: "Not updated. It could not be built: out of memory" },
  });
  expect((await post({ intent: "find-update" })).status).toBe(303);
  expect(asked()).toMatch(/^look /);
});

test("where no root answers, as with npm start, an update is refused and the page says so", async () => {
  const { post, page } = await careSite(false);
  expect((await page()).care).toMatchObject({ hasRoot: false, answer: null, news: null });
  for (const fields of [{ intent: "update" }, { intent: "find-update" }]) {
    expect(await post(fields as Record<string, string>)).toMatchObject({
      ...{ status: 422, body: { problem: "This can't be done from here." } },
    });
  }
});

test("a backup is made, listed with its age and size, and downloaded by the owner alone", async () => {
  const { database, post, page, download, browser, folder } = await careSite(false);
  savedJob(database, sampleBooking());
  expect((await post({ intent: "backup-now" })).status).toBe(303);
  const [backup] = (await page()).care.backups;
  expect(backup).toMatchObject({ age: "less than an hour old", hasPhotos: false });
  expect(backup?.size).toMatch(/^\d\.\d MB$/);

  const name = backup?.name ?? "";
  const sent = await download(name);
  expect(sent.headers.get("content-disposition")).toBe(
    `attachment; filename="${name.replace(".db", ".tar")}"`,
  );
  expect(sent.headers.get("cache-control")).toBe("private, no-store");
  const to = temporaryFolder();
  execFileSync("tar", ["-xf", "-", "-C", to], { input: sent.bytes ?? Buffer.alloc(0) });
  expect(readFileSync(join(to, name))).toEqual(readFileSync(join(folder, "backups", name)));

  expect(isSentToSignIn(await download(name, browser()))).toBe(true);
});

test.each(["../junkbuddy.db", "junkbuddy.db", "--help", "session-secret", ""])(
  "%j is no backup: nothing is sent",
  async (name) => {
    const { download } = await careSite(false);
    expect(await download(name)).toMatchObject({ status: 404, body: "There is no such backup." });
  },
);

test("a backup is tried beside the bookings, and only the one that was tried is restored", async () => {
  const { database, post, asked, makeBackup, folder } = await careSite(true);
  const { orderNumber } = savedJob(database, sampleBooking());
  const name = (await makeBackup()).path.split("/").at(-1) ?? "";
  const before = readdirSync(folder).toSorted();
  database.update(jobs).set({ name: "Renamed since" }).run();

  const tried = await post({ intent: "rehearse", backup: name });
  const { rehearsal } = tried.body as { rehearsal: RehearsalView };
  const facts = Object.fromEntries(rehearsal.facts.map(({ label, text }) => [label, text]));
  expect(facts).toMatchObject({ Jobs: "1", Photos: "0" });
  expect(facts["Newest job"]).toContain(orderNumber);
  // Nothing is left of it, and nothing has changed.
  expect(readdirSync(folder).toSorted()).toEqual(before);
  expect(database.select().from(jobs).all()).toMatchObject([{ name: "Renamed since" }]);

  for (const stamp of ["", "made-up", `${rehearsal.tried.slice(1)}0`]) {
    const refused = await post({ intent: "restore", backup: name, tried: stamp });
    expect(refused).toMatchObject({ status: 422, body: { problem: "Try that backup first." } });
  }
  expect(asked()).toBeNull();
  expect((await post({ intent: "restore", backup: name, tried: rehearsal.tried })).status).toBe(
    303,
  );
  expect(asked()).toMatch(new RegExp(`^restore [0-9a-f]{32} ${name}\n$`));
});

test("a damaged backup, or one of another site, is not offered to be restored", async () => {
  const { post, makeBackup } = await careSite(true);
  const { path } = await makeBackup();
  writeFileSync(path, "SQLite format 3\0 and nothing else");
  const refused = await post({ intent: "rehearse", backup: path.split("/").at(-1) ?? "" });
  expect(refused).toMatchObject({
    ...{ status: 422, body: { problem: "That backup can't be restored." } },
  });
  const gone = await post({ intent: "rehearse", backup: "junkbuddy-2020-01-01T000000Z.db" });
  expect(gone).toMatchObject({ status: 422, body: { problem: "That backup is gone." } });
});

test("the address of a check is kept, and one that the site cannot ask is shown again", async () => {
  const { page, post } = await careSite(false);
  const seen = async () => (await page()).seen.pingUrl;
  const typed = { intent: "ping", pingUrl: "https://hc-ping.com/5f0d" };
  expect((await post({ ...typed, seen: await seen() })).status).toBe(303);
  expect((await page()).settings.pingUrl).toBe("https://hc-ping.com/5f0d");
  const refused = await post({ intent: "ping", pingUrl: "http://hc-ping.com", seen: await seen() });
  expect(refused).toMatchObject({
    status: 422,
    body: { typed: { pingUrl: "http://hc-ping.com" } },
  });
});
