/** What is set on the desk of one process, in another under load (rule 490). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { pressBuilt, signInBuilt } from "#test/support/built-desk.ts";
import { startBuiltServer } from "#test/support/built-server.ts";
import { temporaryFolder } from "#test/support/temporary.ts";

const KEY = "AIza-kept-by-the-desk-4711";

test("a change on one process's desk is on the other's pages within a second, and no request fails", async () => {
  const folder = temporaryFolder();
  const pages = join(folder, "pages");
  const here = await startBuiltServer({ GEOCODER_URL: "http://127.0.0.1:9" }, folder);
  const there = await startBuiltServer({ PAGES_PATH: pages }, folder);
  const cookie = await signInBuilt(here.url, folder);
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

async function press(url: string, cookie: string, service: string, fields: Record<string, string>) {
  const form = { subject: service, intent: `set-${service}` };
  const answer = await pressBuilt(url, cookie, form, fields);
  expect(answer.headers.get("location")).toContain(`did=set-${service}`);
}
