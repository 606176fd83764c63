/** Backups and a restore while two servers take bookings. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backUp } from "#db/backup.server.ts";
import type { Database } from "#db/open.server.ts";
import { restore } from "#db/restore.server.ts";
import { jobs } from "#db/schema.ts";
import { type Child, startChild } from "#test/support/child.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const AT = new Date("2026-11-21T09:30:05.123Z");
const keep = { daily: 7, weekly: 5 };

test("backups made while two servers take bookings are valid and hold every acknowledged booking", async () => {
  const { folder, path, servers } = twoServers();
  for (let round = 0; round < 5; round++) {
    const acknowledged = await readSome(servers, 40);
    const at = new Date(AT.getTime() + round * 86_400_000);
    const backup = await backUp(path, { folder, keep, at });
    const saved = keysIn(temporaryDatabase(backup.path));
    expect(acknowledged.filter((key) => !saved.has(key))).toEqual([]);
    expect(backup.jobs).toBeGreaterThanOrEqual(80 * (round + 1));
  }
});

test(
  "a restore after the database was deleted under load has every booking acknowledged " +
    "before the backup",
  async () => {
    const { folder, path, servers } = twoServers();
    const acknowledged = await readSome(servers, 150);
    const backup = await backUp(path, { folder, keep, at: AT });
    for (const server of servers) await server.nextLine();
    rmSync(path);
    await expect(restore(backup.path, path, { at: AT })).rejects.toThrow(
      /junkbuddy\.db is in use \(process \d+, \d+\): stop the server first/,
    );
    await Promise.all(servers.map((server) => server.kill()));

    const restored = await restore(backup.path, path, { at: AT });
    expect(restored).toMatchObject({ jobs: backup.jobs, replaced: null });
    const database = temporaryDatabase(path);
    const keys = keysIn(database);
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
    expect(keys.size).toBe(backup.jobs);
    expect(database.$client.pragma("integrity_check", { simple: true })).toBe("ok");
    savedJob(database, sampleBooking());
  },
);

/** Both book without end, and print the key of each booking once it is saved. */
function twoServers() {
  const folder = temporaryFolder();
  const path = join(folder, "junkbuddy.db");
  const servers = ["A", "B"].map((name) =>
    startChild("test/support/children/book-without-end.ts", [path, name]),
  );
  return { folder, path, servers };
}

async function readSome(servers: Child[], count: number): Promise<string[]> {
  const lines: string[] = [];
  for (let line = 0; line < count; line++) {
    lines.push(...(await Promise.all(servers.map((server) => server.nextLine()))));
  }
  return lines;
}

function keysIn(database: Database): Set<string> {
  return new Set(
    database
      .select()
      .from(jobs)
      .all()
      .map(({ bookingKey }) => bookingKey),
  );
}
