import { expect, type Page, test } from "@playwright/test";

test("a page uses the preloaded fonts, and fetches a full font only for a character that they lack", {
  tag: ["@script", "@long"],
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(request.url());
  });
  await page.goto("/service-areas/katy");
  await expect
    .poll(() => loadedFonts(page))
    .toEqual(["Figtree Variable", "Funnel Display Variable"]);
  expect(new Set(fetched).size).toBe(2);
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.append(" for Zoë"));
  await expect.poll(() => fetched.at(-1)).toMatch(/\/funnel-display-latin-[^/]+\.woff2$/);
});

/** The families of the web fonts that the page uses. */
function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    const families = loaded.map(({ family }) => family.replaceAll('"', ""));
    return families.filter((family) => family.endsWith(" Variable")).sort();
  });
}
