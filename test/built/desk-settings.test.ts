/** What is set on the desk of one process, in another under load (rule 490). */
import { randomInt, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { deskHash } from "#app/desk/sign-in/desk-hash.server.ts";
import { printCode } from "#app/desk/sign-in/print-code.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { startBuiltServer } from "#test/support/built-server.ts";
import { MORNING } from "#test/support/site-settings.ts";
import { temporaryFolder } from "#test/support/temporary.ts";

const KEY = "AIza-kept-by-the-desk-4711";

test("a change on one process's desk is on the other's pages within a second, and no request fails", async () => {
  const folder = temporaryFolder();
  const pages = join(folder, "pages");
  const here = await startBuiltServer({ GEOCODER_URL: "http://127.0.0.1:9" }, folder);
  const there = await startBuiltServer({ PAGES_PATH: pages }, folder);
  const cookie = await signIn(here.url, folder);
  const statuses: number[] = [];
  const load = { isOver: false };
  const visits = [here, there].map(async ({ url }) => {
    while (!load.isOver) {
      for (const path of ["/", "/faq", "/schedule"])
        statuses.push((await fetch(url + path)).status);
    }
  });
  const file = join(pages, "current/faq/index.html");
  await vi.waitFor(() => expect(existsSync(file)).toBe(true), 20_000);

  for (const name of ["Alamo Haul", "Bexar Junk"]) {
    await press(here.url, cookie, "business", { BUSINESS_NAME: name });
    const answered = performance.now();
    expect(await (await fetch(`${there.url}/faq`)).text()).toContain(name);
    expect(performance.now() - answered).toBeLessThan(1_000);
    await vi.waitFor(() => expect(readFileSync(file, "utf8")).toContain(name), 20_000);
  }
  await press(here.url, cookie, "maps", { GOOGLE_MAPS_API_KEY: KEY });
  expect(await (await fetch(`${there.url}/privacy`)).text()).toContain("Google");
  load.isOver = true;
  await Promise.all(visits);
  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status >= 400)).toEqual([]);

  const page = await fetch(`${here.url}/desk/settings/maps`, { headers: { cookie } });
  expect(await page.text()).toContain("…4711");
  expect(here.output() + there.output()).not.toContain(KEY);
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) {
    expect(readFileSync(join(folder, name)).includes(KEY), name).toBe(false);
  }
});

/** Signs the owner in with a printed code. @returns the session's cookie */
async function signIn(url: string, folder: string): Promise<string> {
  const database = openDatabase(join(folder, "junkbuddy.db"));
  const secret = readFileSync(join(folder, "session-secret"), "utf8").trim();
  const code = await printCode(null, {
    client: { connection: () => database, write: async (task) => task(database) },
    hash: deskHash(secret),
    draw: (below: number) => randomInt(below),
    now: () => new Date(MORNING),
  });
  database.$client.close();
  const answer = await post(`${url}/desk/sign-in/code`, { code }, "");
  expect(answer.headers.get("location")).toBe("/desk");
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

/** Saves a form as its page has it. */
async function press(url: string, cookie: string, service: string, fields: Record<string, string>) {
  const address = `${url}/desk/settings/${service}`;
  const page = await (await fetch(address, { headers: { cookie } })).text();
  const seen = /name="seen"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? "";
  const form = { requestId: randomUUID(), seen, intent: `set-${service}`, ...fields };
  const answer = await post(address, form, cookie);
  expect(answer.headers.get("location")).toContain(`did=set-${service}`);
}

function post(url: string, fields: Record<string, string>, cookie: string) {
  return fetch(url, {
    ...{ method: "POST", body: new URLSearchParams(fields), redirect: "manual" },
    headers: { cookie, origin: new URL(url).origin },
  });
}
