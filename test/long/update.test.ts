import { expect, test, vi } from "vitest";
import { jobs } from "#db/schema.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";
import { openVps, smallSite, type Vps } from "#test/support/vps.ts";

vi.setConfig({ testTimeout: 600_000 });

const POLL_MS = 50;
/** A failure shows with it what the update said. */
const UPDATED = { status: 0, output: expect.stringContaining("Updated.") };

test("a new version is switched to one server at a time, and the site never stops", async () => {
  const vps = await installed();
  const watch = watchServers(vps);
  for (const version of ["2", "3"]) {
    const updated = await vps.update(smallSite(version));
    expect(updated).toMatchObject(UPDATED);
    expect(await vps.versions()).toEqual([version, version]);
    expectKept(vps);
  }
  expect(await watch.end()).toEqual({ timesDown: 0 });
  expect(vps.backups()).toHaveLength(2);
  // The oldest release went; the one in use and the one before it stay.
  expect(vps.releases()).toHaveLength(2);
  expect(vps.releases()).toContain(vps.current());
});

test("a version that fails leaves the site as it was", async () => {
  const vps = await installed();
  const release = vps.current();
  const watch = watchServers(vps);
  for (const [source, reason] of [
    [smallSite("2", { build: "false" }), "could not be built"],
    [smallSite("2 broken"), "It does not answer"],
    // Found on the copy already.
    [
      smallSite("2", { migration: "DROP TABLE not_there;" }),
      "copy of the database …\nNot updated. The database could not be brought up to date: no such table: not_there",
    ],
    // Well in the rehearsal: found out when the first server has been switched.
    [smallSite("2 broken-live"), "as before, with every booking"],
  ] as const) {
    const failed = await vps.update(source);
    expect(failed).toMatchObject({ status: 1, output: expect.stringContaining(reason) });
    expect(await vps.versions()).toEqual(["1", "1"]);
    expect(vps.current()).toBe(release);
    expect(vps.releases()).toEqual([release]);
    expectKept(vps);
  }
  expect(await watch.end()).toEqual({ timesDown: 0 });
});

test("a version that spoils the database for the one before: the backup takes its place", async () => {
  const vps = await installed();
  const source = smallSite("2 broken-live", {
    migration: "ALTER TABLE lead_captures RENAME TO calls;",
  });
  const failed = await vps.update(source);
  expect(failed.status).toBe(1);
  expect(failed.output).toMatch(/The replaced database is kept as \S+junkbuddy\.db\.replaced-/);
  expect(failed.output).toContain("on the backup of a moment ago");
  expect(await vps.versions()).toEqual(["1", "1"]);
  expectKept(vps);
});

test("the owner's command restores a backup, and starts the site again when it is refused", async () => {
  const vps = await installed();
  const made = await vps.command("backup");
  const backup = made.output.trim().split("\n").at(-1) ?? "";
  expect(vps.backups()).toEqual([backup]);
  const database = temporaryDatabase(vps.databasePath);
  savedJob(database, {
    ...sampleBooking({ bookingKey: "later" }),
    drawOrderNumber: () => "JB-200000",
  });
  database.$client.close();

  const restored = await vps.command("restore", backup);
  expect(restored).toMatchObject({ status: 0, output: expect.stringContaining("is up again") });
  expectKept(vps);
  const refused = await vps.command("restore", "package.json");
  expect(refused).toMatchObject({
    status: 1,
    output: expect.stringContaining("not a Junk Buddy"),
  });
  expect(await vps.versions()).toEqual(["1", "1"]);
});

test("what packages do while they run reaches neither the scripts of the release nor anything else", async () => {
  const vps = await installed();
  const scripts = ["deploy/lib.sh", "deploy/update.sh", "deploy/junkbuddy", "package.json"];
  const before = scripts.map(vps.released);
  const build = `for f in ${scripts.join(" ")}; do echo 'touch /tmp/stolen' >> $f; done; touch deploy/more.service`;
  expect(await vps.update(smallSite("2", { build }))).toMatchObject(UPDATED);
  expect(await vps.versions()).toEqual(["2", "2"]);
  const [lib, update, command] = scripts.map(vps.released);
  expect([lib, update, command]).toEqual(before.slice(0, 3));
  // Nothing was added after its end.
  expect(() => JSON.parse(vps.released("package.json"))).not.toThrow();
  expect(() => vps.released("deploy/more.service")).toThrow("ENOENT");
  expect(vps.leftovers()).toEqual([]);
});

test.each([
  ["a file", "mkdir -p build/client/assets && ln -s /etc/hosts build/client/assets/site.js.br"],
  ["a folder", "mkdir -p node_modules/zod && ln -s /tmp node_modules/zod/lib"],
  ["no file yet", "ln -s ../../made-by-root build/new"],
  ["the build itself", "rm -r build && ln -s /etc build"],
])("a build with a link to %s is refused", async (_, build) => {
  const vps = await installed();
  const refused = await vps.update(smallSite("2", { build }));
  expect(refused).toMatchObject({
    status: 1,
    output: expect.stringContaining("more than files and folders"),
  });
  expect(await vps.versions()).toEqual(["1", "1"]);
  expect(vps.releases()).toEqual([vps.current()]);
  expect(vps.leftovers()).toEqual([]);
});

test("an update that is interrupted leaves no copy of the database", async () => {
  const vps = await installed();
  await vps.interruptUpdate(smallSite("2 broken"));
  expect(vps.leftovers()).toEqual([]);
  expect(await vps.versions()).toEqual(["1", "1"]);
  expect(await vps.update(smallSite("3"))).toMatchObject(UPDATED);
  expect(await vps.versions()).toEqual(["3", "3"]);
});

/** A server that runs version 1, with one booking. */
async function installed(): Promise<Vps> {
  const vps = await openVps();
  expect(await vps.update(smallSite("1"))).toMatchObject(UPDATED);
  expect(await vps.versions()).toEqual(["1", "1"]);
  const database = temporaryDatabase(vps.databasePath);
  savedJob(database, sampleBooking());
  database.$client.close();
  return vps;
}

function expectKept(vps: Vps): void {
  const database = temporaryDatabase(vps.databasePath);
  const kept = database.select().from(jobs).all();
  database.$client.close();
  expect(kept.map(({ bookingKey }) => bookingKey)).toEqual([sampleBooking().bookingKey]);
}

/** Asks both servers over and over whether at least one of them answers. */
function watchServers(vps: Vps) {
  let [timesDown, isOver] = [0, false];
  const watching = (async () => {
    while (!isOver) {
      const versions = await vps.versions();
      if (versions.every((version) => version === null)) timesDown++;
      await new Promise((next) => setTimeout(next, POLL_MS));
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      return { timesDown };
    },
  };
}
