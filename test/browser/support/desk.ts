/** The owner's desk with a day of stops, over a line that can be cut. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import Sqlite from "better-sqlite3";
import PostalMime from "postal-mime";
import { type Line, openLine } from "../../support/line.ts";
import { MORNING, OWNER_EMAIL } from "../../support/site-settings.ts";
import { emailFiles } from "./records.ts";
import { ROOT, type Site, startSite } from "./site.ts";
import { expect, test } from "./test.ts";

export type Stop = { id: number; orderNumber: string; name: string; token: string };

export type DeskDay = {
  site: Site;
  line: Line;
  database: Sqlite.Database;
  stops: Stop[];
  close: () => Promise<void>;
};

/**
 * @param stops how many, on the day at which the site's clock stands
 * @param settings differences to the environment
 */
export async function openDeskDay(
  stops: number,
  settings: Record<string, string> = {},
): Promise<DeskDay> {
  const site = await startSite({ now: MORNING, settings });
  const line = await openLine(Number(new URL(site.url).port));
  const path = join(site.folder, "junkbuddy.db");
  const made = seedDay(path, MORNING, stops);
  expect(made).toHaveLength(stops);
  const database = new Sqlite(path);
  const close = async () => {
    line.close();
    database.close();
    await site.kill();
  };
  return { site, line, database, stops: made, close };
}

/**
 * One day for all tests of a file, each of which has stops of its own. Between them the signal is there again.
 * @returns the day, which is empty until the tests begin
 */
export function sharedDeskDay(stops: number): DeskDay {
  const day = {} as DeskDay;
  test.beforeAll(async () => {
    Object.assign(day, await openDeskDay(stops));
  });
  test.beforeEach(({ context }) => context.clock.setFixedTime(MORNING));
  test.afterEach(({ context }) => findSignal(context, day));
  test.afterAll(() => day.close());
  return day;
}

/** A stop's card on Today. */
export const stopCard = (page: Page, { orderNumber }: Stop) =>
  page.locator(`[id="${orderNumber}"]`);

/** In a process of its own: Playwright reads no JSON files as modules, and the price list is one. */
function seedDay(path: string, now: string, count: number): Stop[] {
  const child = "test/support/children/seed-day.ts";
  const args = ["--import", "tsx", child, path, now, String(count)];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" }));
}

/** Signs the owner in by the code in the outbox. */
export async function signIn(page: Page, { site, line }: DeskDay): Promise<void> {
  const before = new Set(emailFiles(site.folder));
  await page.goto(`${line.url}/desk/sign-in`);
  await page.getByLabel("Your email").fill(OWNER_EMAIL);
  await page.getByRole("button", { name: "Make a code" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter the code");
  const code = async () => {
    const news = emailFiles(site.folder).filter((file) => !before.has(file));
    const emails = await Promise.all(news.map((file) => PostalMime.parse(readFileSync(file))));
    return emails.map(({ subject = "" }) => /^\d{6}/.exec(subject)?.[0]).find(Boolean) ?? "";
  };
  await expect.poll(code).not.toBe("");
  await enterCode(page, await code());
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(/code$/i).fill(code);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thursday, July 9");
}

/** Waits until the device has everything that it shows without signal. */
export async function expectKept(page: Page, stops: readonly Stop[]): Promise<void> {
  const last = stops.map(({ orderNumber }) => `/desk/jobs/${orderNumber}/done.data`);
  await expect.poll(() => missing(page, ["/desk", "/__manifest", ...last])).toEqual([]);
}

async function missing(page: Page, paths: string[]): Promise<string[]> {
  return page.evaluate(async (paths) => {
    const found = await Promise.all(paths.map((path) => caches.match(path)));
    return paths.filter((_, at) => !found[at]);
  }, paths);
}

/** What the browser has of the desk: names of caches, and how many posts wait. */
export async function keptOnDevice(page: Page): Promise<{ caches: string[]; posts: number }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("desk");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const count = database.objectStoreNames.contains("posts")
      ? await new Promise<number>((resolve) => {
          const counting = database.transaction("posts").objectStore("posts").count();
          counting.onsuccess = () => resolve(counting.result);
        })
      : 0;
    database.close();
    return { caches: await caches.keys(), posts: count };
  });
}

export async function loseSignal(context: BrowserContext, { line }: DeskDay): Promise<void> {
  line.cut();
  await context.setOffline(true);
}

export async function findSignal(context: BrowserContext, { line }: DeskDay): Promise<void> {
  line.restore();
  await context.setOffline(false);
}

/** What happened to a job, in order. */
export function eventsOf({ database }: DeskDay, { id }: Stop): string[] {
  const rows = database
    .prepare("SELECT what FROM job_events WHERE job_id = ? ORDER BY id")
    .all(id) as { what: string }[];
  return rows.map(({ what }) => what);
}
