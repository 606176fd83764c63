/**
 * The server is lost: everything is killed while bookings come in, and a second machine, which has nothing of the
 * first but a backup or the copy elsewhere, takes over by the steps of docs/running.md. JOBS=100000 fills the database.
 */
import { randomUUID } from "node:crypto";
import { copyFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { fillJobs } from "#test/bench/support/booking.ts";
import { openBookingSite } from "#test/support/booking-site.ts";
import { copySettings, startCopyCommand } from "#test/support/copy-command.ts";
import { runCommand } from "#test/support/run-command.ts";
import { startS3 } from "#test/support/s3-stand-in.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";
import { pressSchedule } from "#test/support/visitor.ts";

const JOBS = Number(process.env.JOBS ?? 1_000);
const CUSTOMERS = 4;

type Acknowledged = { key: string; at: number };

/** How the first machine's bookings come to the second one. */
type Way = {
  from: string;
  /** Begins while bookings come in. */
  begin: (folder: string) => Promise<{
    /** Waits until all that was confirmed before is in it. @returns when that was asked for */
    settle: () => Promise<number>;
    /** The machine is lost. */
    lose: () => Promise<void>;
    /** Brings it to the new machine. @returns the path of a backup there */
    bring: (folder: string) => Promise<string>;
  }>;
};

const BACKUP: Way = {
  from: "a backup",
  begin: async (folder) => {
    const begun = performance.now();
    const copy = await copyOf(folder);
    return {
      settle: async () => begun,
      lose: async () => undefined,
      bring: async (to) => {
        const brought = join(to, basename(copy));
        copyFileSync(copy, brought);
        return brought;
      },
    };
  },
};

const COPY_ELSEWHERE: Way = {
  from: "the copy elsewhere",
  begin: async (folder) => {
    const s3 = await startS3();
    const settings = copySettings(s3.url);
    const copying = startCopyCommand({ ...settings, DATABASE_PATH: join(folder, "junkbuddy.db") });
    return {
      settle: async () => {
        const [asked, at] = [performance.now(), Date.now()];
        await until(() => Date.parse(copying.state()?.copiedAt ?? "") > at);
        return asked;
      },
      lose: copying.kill,
      bring: async (to) => {
        const run = {
          settings: {
            ...settings,
            DATABASE_PATH: join(to, "junkbuddy.db"),
            BACKUP_DIR: join(to, "backups"),
          },
        };
        // As the site's first start there does.
        expect(await runCommand("migrate", run)).toMatchObject({ status: 0 });
        const listed = await runCommand("fetch-copy", run);
        const name = listed.stdout.split(" ")[0] ?? "";
        const fetched = await runCommand("fetch-copy", { ...run, args: [name] });
        expect(fetched).toMatchObject({ status: 0, stderr: "" });
        const [file = ""] = readdirSync(run.settings.BACKUP_DIR);
        return join(run.settings.BACKUP_DIR, file);
      },
    };
  },
};

test.each([BACKUP, COPY_ELSEWHERE])(
  "a second machine goes on from $from of the first one's jobs, and lacks only what came after it",
  async ({ from, begin }) => {
    const first = await openBookingSite();
    const servers = await Promise.all([first.start(), first.start()]);
    const { folder, url } = servers[0];
    await book(url);
    fillJobs(join(folder, "junkbuddy.db"), JOBS);
    const load = bookWithoutEnd(servers.map((server) => server.url));
    await until(() => load.acknowledged.length >= 10);

    const copy = await begin(folder);
    const begun = await copy.settle();
    const enough = load.acknowledged.length + 10;
    await until(() => load.acknowledged.length >= enough);
    for (const server of servers) expect(await server.stop("SIGKILL")).toBeNull();
    await copy.lose();
    const killed = performance.now();
    await load.stop();

    const second = temporaryFolder();
    const DATABASE_PATH = join(second, "junkbuddy.db");
    const brought = await copy.bring(second);
    const fetched = performance.now();
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
    expect(lost.filter(({ at }) => at < begun)).toEqual([]);
    console.log(
      `${keys.length} jobs from ${from}: ${lost.length} of ${load.acknowledged.length} bookings lost, the first ` +
        `${seconds(lost[0]?.at ?? killed, killed)} before the end. Brought in ${seconds(killed, fetched)}, ` +
        `first page after ${seconds(killed, page)}, first booking after ${seconds(killed, booked)}`,
    );
  },
  600_000,
);

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
