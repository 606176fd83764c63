import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { bubbles, greeting, launcher, panel, visit } from "./support/chat.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { crawl, fetchPage, sitemapPaths, type Visited } from "./support/crawl.ts";
import { expect, test } from "./support/test.ts";

const cities: { slug: string }[] = JSON.parse(
  readFileSync(new URL("../../db/cities.json", import.meta.url), "utf8"),
);

/** Every page of the site, each city by itself. */
const ROUTES = [
  "/",
  "/selection",
  "/load-size",
  "/itemized",
  "/schedule",
  "/quote",
  "/confirmation",
  "/blog",
  "/blog/how-much-does-junk-removal-cost",
  "/blog/save-money-on-junk-removal",
  "/faq",
  "/privacy",
  "/terms",
  "/service-areas",
  ...cities.map(({ slug }) => `/service-areas/${slug}`),
];
/** The pages in the site map, in both languages; the others hold a visitor's own data. */
const FOUND = ROUTES.filter((path) => path !== "/confirmation").flatMap((path) => [
  path,
  path === "/" ? "/es" : `/es${path}`,
]);

/** Cities whose pages have sections that the others lack. */
const CITY_KINDS = /^\/service-areas\/(?:houston|alvin|deer-park)$/;
const isKindOfItsOwn = (path: string) =>
  !path.startsWith("/service-areas/") || CITY_KINDS.test(path);
/** a11y.spec.ts checks these with axe, on a phone and a desktop screen. */
const AUDITED = [
  "/selection",
  "/load-size",
  "/itemized",
  "/schedule",
  "/confirmation",
  "/no-such-page",
];

const NARROW = { width: 360, height: 740 };

test("every page answers, describes itself, and has no dead link and no missing file", {
  tag: "@noscript",
}, async ({ page, request, baseURL }) => {
  const start = await sitemapPaths(request);
  expect(start.toSorted()).toEqual(FOUND.toSorted());
  const visited = await crawl(page, [...start, "/confirmation", "/chat"]);

  expect([...visited.keys()]).toEqual(expect.arrayContaining([...ROUTES, "/chat"]));
  for (const [path, seen] of visited) {
    // An address kept for old links redirects permanently.
    expect(seen.status, path).toBe(path === "/cities" ? 301 : 200);
    if (seen.title === "") continue;
    expect(seen.h1, path).toEqual([expect.stringMatching(/\S/)]);
    expect(seen.description, path).toMatch(/\S.{30,}/);
    for (const text of seen.structuredData) {
      expect(JSON.parse(text), path).toMatchObject({ "@context": "https://schema.org" });
    }
    expect(deadAnchors(seen, visited), `anchors on ${path}`).toEqual([]);
  }
  for (const path of FOUND) {
    const seen = visited.get(path);
    expect(seen?.isHidden, path).toBe(false);
    expect(seen?.canonical, path).toBe(new URL(path, baseURL).href);
    expect(seen?.structuredData.length, `structured data of ${path}`).toBeGreaterThan(0);
  }
  for (const path of ["/confirmation", "/chat"]) {
    expect(visited.get(path)).toMatchObject({ isHidden: true, canonical: undefined });
  }
  for (const property of ["title", "description"] as const) {
    expect(repeated(FOUND.map((path) => visited.get(path)?.[property])), property).toEqual([]);
  }
  const files = new Set([...visited.values()].flatMap((seen) => seen.files));
  expect(files.size).toBeGreaterThan(0);
  for (const file of files) expect((await request.head(file)).ok(), file).toBe(true);
});

test("every page fits a phone and loads its pictures and styles", {
  tag: ["@noscript", "@long"],
}, async ({ page, request }) => {
  await page.setViewportSize(NARROW);
  const failed = failedRequests(page);
  await crawl(page, [...(await sitemapPaths(request)), "/confirmation", "/chat"], (path) =>
    test.step(path, () => expectNoSidewaysScroll(page)),
  );
  expect(failed, "requests that failed").toEqual([]);
});

test("every kind of page runs its scripts, fits a phone, and opens the chat", {
  tag: ["@script", "@long"],
}, async ({ page }) => {
  await page.setViewportSize(NARROW);
  const failed = failedRequests(page);
  for (const path of [...ROUTES, "/chat", "/no-such-page"].filter(isKindOfItsOwn)) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectNoSidewaysScroll(page);
      if (!AUDITED.includes(path)) await expectNoAxeViolations(page);
      if (path === "/chat") return;
      // By key: the button may have stepped aside for a control beneath it.
      await launcher(page).press("Enter");
      await expect(bubbles(page).first()).toHaveText(greeting());
      await page.keyboard.press("Escape");
      await expect(panel(page)).toHaveCount(0);
    });
  }
  expect(
    failed.filter((one) => !one.endsWith("/no-such-page")),
    "requests that failed",
  ).toEqual([]);
});

test("/cities redirects to the list of cities", { tag: "@once" }, async ({ request }) => {
  const answer = await request.get("/cities", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe("/service-areas");
  expect((await request.get("/cities")).url()).toMatch(/\/service-areas$/);
});

test("an address without a page answers 404 with a link to the home page", {
  tag: "@noscript",
}, async ({ page }) => {
  for (const path of [
    "/no-such-page",
    "/service-areas/atlantis",
    "/blog/no-such-post",
    "/blog/no/such/post",
  ]) {
    expect(await fetchPage(page, path), path).toMatchObject({
      status: 404,
      h1: ["That page was hauled away"],
      isHidden: true,
      canonical: undefined,
      title: expect.stringMatching(/^(?:Page|City) not found/),
    });
  }
  await page.setViewportSize(NARROW);
  await page.goto("/no-such-page");
  await expectNoSidewaysScroll(page);
  await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("robots.txt, the site map and the manifest answer", { tag: "@once" }, async ({
  request,
  baseURL,
}) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toContain("text/plain");
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toContain("application/xml");
  expect((await sitemap.text()).match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(
    FOUND.length,
  );

  const manifest = await request.get("/site.webmanifest");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { icons, shortcuts, start_url } = await manifest.json();
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()["content-type"], src).toBe(type);
  }
  for (const { url } of [...shortcuts, { url: start_url }]) {
    expect((await request.get(url)).status(), url).toBe(200);
  }
  for (const path of ["/favicon.ico", "/icons/apple-touch-icon.png", "/healthz"]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

/** Collects failed requests: every picture, style, script and prefetched page must load. */
function failedRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return failed;
}

function deadAnchors({ links }: Visited, visited: ReadonlyMap<string, Visited>): string[] {
  return links.filter((link) => {
    const [path = "", id] = link.split("#");
    return id && !visited.get(path)?.ids.includes(decodeURIComponent(id));
  });
}

function repeated(texts: readonly (string | undefined)[]): (string | undefined)[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}
