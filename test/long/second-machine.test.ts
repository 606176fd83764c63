/**
 * The server is lost: everything is killed while bookings come in, and a second machine, which has nothing of the
 * first but a copy of its database, takes over by the steps of docs/running.md. JOBS=100000 fills the database.
 */
import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { fillJobs } from "#test/bench/support/booking.ts";
import { openBookingSite } from "#test/support/booking-site.ts";
import { runCommand } from "#test/support/run-command.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";
import { pressSchedule } from "#test/support/visitor.ts";

const JOBS = Number(process.env.JOBS ?? 1_000);
const CUSTOMERS = 4;

type Acknowledged = { key: string; at: number };

test(`a second machine goes on from a copy of ${JOBS} jobs, and lacks only what came after it`, async () => {
  const first = await openBookingSite();
  const servers = await Promise.all([first.start(), first.start()]);
  const { folder, url } = servers[0];
  await book(url);
  fillJobs(join(folder, "junkbuddy.db"), JOBS);
  const load = bookWithoutEnd(servers.map((server) => server.url));
  await until(() => load.acknowledged.length >= 10);

  const begun = performance.now();
  const copy = await copyOf(folder);
  const made = performance.now();
  const enough = load.acknowledged.length + 10;
  await until(() => load.acknowledged.length >= enough);
  for (const server of servers) expect(await server.stop("SIGKILL")).toBeNull();
  const killed = performance.now();
  await load.stop();

  const second = temporaryFolder();
  const DATABASE_PATH = join(second, "junkbuddy.db");
  const brought = join(second, basename(copy));
  copyFileSync(copy, brought);
  const restored = await runCommand("restore", {
    args: ["--last-receipt", "R-2026-0007", brought],
    settings: { DATABASE_PATH },
  });
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(restored.stdout).toContain("Receipts go on after R-2026-0007.");
  const next = await first.start({ DATABASE_PATH, MAIL_OUTBOX: join(second, "outbox") });
  expect((await fetch(`${next.url}/healthz`)).status).toBe(200);
  expect((await fetch(next.url)).status).toBe(200);
  const page = performance.now();
  const key = await book(next.url);
  const booked = performance.now();

  const database = temporaryDatabase(DATABASE_PATH);
  const keys = database.$client.prepare("SELECT booking_key FROM jobs").pluck().all();
  const has = new Set(keys);
  expect(has.has(key)).toBe(true);
  expect(database.$client.pragma("integrity_check", { simple: true })).toBe("ok");
  const lost = load.acknowledged.filter((one) => !has.has(one.key));
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.filter(({ at }) => at < begun)).toEqual([]);
  console.log(
    `${keys.length} jobs, the copy made in ${seconds(begun, made)}: ${lost.length} of ` +
      `${load.acknowledged.length} bookings lost, the first ${seconds(lost[0]?.at ?? killed, killed)} before the ` +
      `kill. First page after ${seconds(killed, page)}, first booking after ${seconds(killed, booked)}`,
  );
}, 600_000);

/** @returns the key of the booking, once it is confirmed */
async function book(url: string): Promise<string> {
  const key = randomUUID();
  const pressed = await pressSchedule(url, { key, values: { email: `${key}@example.com` } });
  expect(pressed).toMatchObject({ status: 303, location: "/confirmation" });
  return key;
}

/** Customers of all servers, who book until they are stopped or their server is killed. */
function bookWithoutEnd(urls: string[]) {
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  const customers = Array.from({ length: CUSTOMERS }, async (_, index) => {
    while (!isOver) {
      const key = await book(urls[index % urls.length] ?? "").catch((error) => {
        // A killed server cuts the connection; a refused booking is a fault.
        if (!(error instanceof TypeError)) throw error;
        return null;
      });
      if (key === null) return;
      acknowledged.push({ key, at: performance.now() });
    }
  });
  const stop = () => {
    isOver = true;
    return Promise.all(customers);
  };
  return { acknowledged, stop };
}

/** Makes a backup while the site runs, as each night does. @returns its path */
async function copyOf(folder: string): Promise<string> {
  const { status, stdout } = await runCommand("backup", {
    settings: {
      DATABASE_PATH: join(folder, "junkbuddy.db"),
      BACKUP_DIR: join(folder, "backups"),
    },
  });
  expect(status).toBe(0);
  return stdout.trim();
}

function seconds(from: number, to: number): string {
  return `${((to - from) / 1000).toFixed(1)} s`;
}
