/** The weight budget of each page for a phone. Raise a budget only on purpose. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { signInBuilt } from "#test/support/built-desk.ts";
import { sharedServer } from "#test/support/built-server.ts";
import { weighPage } from "#test/support/page-weight.ts";
import { bookPickup } from "#test/support/photo-visit.ts";
import { declaredFont, FONTS } from "../../scripts/build-fonts.ts";

const CLIENT = "build/client";
const EMPTY_APP = "test/bench/fixtures/empty-remix";
const EMPTY_CLIENT = "build/bench/empty-remix/client/assets";
const CART = "cart=sofa.2_mattress.1_load-half.1";

/**
 * Kilobytes, gzipped, of HTML, styles, scripts and fonts together, and the number of requests for
 * them.
 */
type Budget = { kilobytes: number; requests: number; script?: number };

const BUDGETS: Record<string, Budget> = {
  // 1 more for words that stand apart from its markup, 200 bytes for the place of the offer in Spanish.
  "/": { kilobytes: 152.4, requests: 8 },
  "/selection": { kilobytes: 145, requests: 7 },
  "/load-size": { kilobytes: 145, requests: 9 },
  "/itemized": { kilobytes: 162, requests: 10 },
  "/schedule": { kilobytes: 150, requests: 9 },
  // With the forms of the booking and of its photos, in the scripts of their pages, whose words stand apart from
  // their markup.
  "/quote": { kilobytes: 156, requests: 13, script: 27_800 },
  "/service-areas/katy": { kilobytes: 150, requests: 9 },
  "/faq": { kilobytes: 145, requests: 8 },
  "/blog": { kilobytes: 145, requests: 8 },
};

/**
 * Bytes of script, gzipped, above those of an app that does nothing. Raised by 200 for pages that survive a
 * browser's translation and lists that a browser without cookies does not keep, and by 100 for the pages on
 * privacy and terms with their links, by 700 for what the owner sets: city, arrival windows, wordmark and posts, and by
 * 1,500 for pages in two languages, which link to each other and have their words apart from their markup, and by
 * 100 for presses before a page's data is read (app/entry.client.tsx).
 */
const SCRIPT = 20_600;

/**
 * The pages of a booking, by what follows its address. Their parts are shared by a few pages each; a booking
 * and its items have 800 and 500 bytes for full trucks that are drawn full and lines with their pictures, a
 * booking 200 more for paying by card, and both 700 for the windows that the owner sets. 2,100 and 800 are for
 * pages in two languages: each has the words of one, apart from their markup.
 */
const OWN_BUDGETS: Record<string, Budget> = {
  "": { kilobytes: 152, requests: 12, script: 23_800 },
  "/move": { kilobytes: 150, requests: 11 },
  // Has the search of /itemized beside the list, and the advice that follows each tap.
  "/items": { kilobytes: 160, requests: 13, script: 25_100 },
  "/cancel": { kilobytes: 150, requests: 10 },
  // One more for the busy button that the photo forms share with the booking form.
  "/photos": { kilobytes: 150, requests: 11 },
};

test("each kind of page stays within its budget of bytes, requests and script", async () => {
  const { url, folder } = await sharedServer();
  const booking = await bookPickup(url, folder);
  const own = Object.entries(OWN_BUDGETS).map(
    ([page, budget]) => [booking + page, budget] as const,
  );
  const scriptOfEmptyApp = buildEmptyApp();
  for (const [path, budget] of [...Object.entries(BUDGETS), ...own]) {
    const page = await (await fetch(url + path, { headers: { cookie: CART } })).text();
    const { html, css, script, font, requests, scripts } = weighPage(page, CLIENT);
    const kilobytes = (html + css + script + font) / 1000;
    expect.soft(kilobytes, path).toBeLessThanOrEqual(budget.kilobytes);
    expect.soft(requests, path).toBeLessThanOrEqual(budget.requests);
    expect.soft(script - scriptOfEmptyApp, path).toBeLessThanOrEqual(budget.script ?? SCRIPT);
    // The chat's own code is loaded when it is opened.
    expect(
      scripts.filter((name) => name.includes("ChatPanel")),
      path,
    ).toEqual([]);
  }
  expect(readdirSync(`${CLIENT}/assets`).some((name) => name.startsWith("ChatPanel"))).toBe(true);
});

/** Bytes of script, gzipped, of Today: the desk's screens share one, which a phone in a truck loads on one bar. */
const TODAY_SCRIPT = 149_700;

test("Today, and with it what all screens of the desk load, stays within its budget", async () => {
  const { url, folder } = await sharedServer();
  for (const language of ["en", "es"]) {
    const cookie = `${await signInBuilt(url, folder)}; desk-language=${language}`;
    const page = await (await fetch(`${url}/desk`, { headers: { cookie } })).text();
    expect.soft(weighPage(page, CLIENT).script, language).toBeLessThanOrEqual(TODAY_SCRIPT);
  }
});

test("a page's styles begin with the order of the cascade layers", async () => {
  const { url } = await sharedServer();
  for (const path of ["/", "/schedule", "/desk/sign-in"]) {
    const page = await (await fetch(url + path)).text();
    expect(page, path).toContain('<style id="page-styles">@layer reset,tokens,base,layout,');
  }
});

test("no page shows a character that the preloaded fonts lack", async () => {
  const { url } = await sharedServer();
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(paths.length).toBeGreaterThan(20);
  const known = new Set(FONTS.flatMap((name) => [...declaredFont(name).characters, "\n"]));
  for (const path of paths) {
    const page = await (await fetch(url + path, { headers: { cookie: CART } })).text();
    const shown = page.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, "");
    const missing = [...new Set(shown)].filter((character) => !known.has(character));
    expect(missing, path).toEqual([]);
  }
});

test("React's script imports nothing, and the page runs it before its own", async () => {
  const { url } = await sharedServer();
  const page = await (await fetch(url)).text();
  const imported = [...page.matchAll(/<script type="module">import "([^"]+)";<\/script>/g)];
  expect(imported).toHaveLength(1);
  const [, name = ""] = imported[0] ?? [];
  const script = readFileSync(join(CLIENT, name), "utf8");
  expect(script).toContain("hydrateRoot");
  expect(script).not.toMatch(/\b(?:import|from)\s*["'(]/);
  expect(page.indexOf(`import "${name}"`)).toBeLessThan(page.indexOf("window.__remixManifest"));
});

test("no scripts of the site wait for each other: what the first needs of the last is not there yet", () => {
  const names = readdirSync(`${CLIENT}/assets`).filter((name) => name.endsWith(".js"));
  const imports = new Map(
    names.map((name) => {
      const script = readFileSync(join(CLIENT, "assets", name), "utf8");
      const found = script.matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+\.js)"/g);
      return [name, [...found].map(([, other = ""]) => other)] as const;
    }),
  );
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const other of imports.get(from) ?? []) {
      if (seen.has(other)) continue;
      seen.add(other);
      reach(other, seen);
    }
    return seen;
  };
  expect(names.filter((name) => reach(name).has(name))).toEqual([]);
});

/** The gzipped script bytes of an empty app on the same Remix: one page with one heading. */
function buildEmptyApp(): number {
  const { status, stderr } = spawnSync("node_modules/.bin/remix", ["vite:build", EMPTY_APP], {
    env: { ...process.env, NODE_ENV: "production", VITEST: "" },
  });
  expect(status, `${stderr}`).toBe(0);
  const scripts = readdirSync(EMPTY_CLIENT).filter((name) => name.endsWith(".js"));
  return scripts
    .map((name) => gzipSync(readFileSync(join(EMPTY_CLIENT, name))).length)
    .reduce((total, bytes) => total + bytes, 0);
}
