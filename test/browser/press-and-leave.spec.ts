/** A press on an item and at once a link: the next page never shows the cart without the press. */
import type { Page } from "@playwright/test";
import { addButton, cookieValue } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** `npm run test:long` makes more of them. */
const ROUNDS = Number(process.env.PRESS_ROUNDS ?? 3);

/** How the page is left: by the router, by a full load, or before its scripts have run. */
const WAYS = ["router", "load", "early"] as const;
type Way = (typeof WAYS)[number];

const PAGES = [
  { path: "/itemized", product: "Sofa" },
  { path: "/load-size", product: "1/4 Load" },
] as const;

const OTHER_PRESSES = 3;

declare global {
  interface Window {
    /** Every count that the header has shown since the last press. */
    counts: Set<number>;
    pressAndLeave: (way: Way, product: string, path: string) => void;
  }
}

// Pages that cross-fade: a press that cuts the fade short is no error.
test.use({
  contextOptions: { reducedMotion: "no-preference" },
  expectedErrors: /^AbortError: Transition was skipped/,
});

test("the next page never shows the cart without the last press", { tag: "@script" }, async ({
  page,
  context,
}) => {
  test.setTimeout(30_000 + ROUNDS * 5_000);
  const other = await context.newPage();
  await other.goto("/itemized");
  await page.addInitScript(recordCounts);
  await page.goto("/itemized");
  // A page behind another draws no frames.
  await page.bringToFront();
  let units = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const way = WAYS[round % WAYS.length] as Way;
    const here = PAGES[round % 2] as (typeof PAGES)[number];
    const next = PAGES[(round + 1) % 2] as (typeof PAGES)[number];
    const isOtherPressed = round % 4 > 1;
    const presses = isOtherPressed ? pressInTurns(other) : null;
    await pressAndLeave(page, way, here.product, here.path, next.path);
    await presses;
    const least = units + 1;
    units += 1 + (isOtherPressed ? OTHER_PRESSES : 0);
    const counts = await countsOn(page, next.path, units);
    const what = `round ${round}, ${way}${isOtherPressed ? ", another tab pressed" : ""}`;
    expect(counts.at(-1), what).toBe(units);
    expect(Math.min(...counts), `${what}: ${counts}`).toBeGreaterThanOrEqual(least);
  }
});

test("a press while the scripts take the page over counts once", { tag: "@script" }, async ({
  page,
  context,
}) => {
  await page.addInitScript(pressAsReactListens, { item: "Sofa" });
  await page.goto("/itemized");
  await expect(page.locator("footer")).toHaveAttribute("data-pressed", "");
  await expect(addButton(page, "Sofa")).toHaveAccessibleName(/, 1 in cart$/);
  await expect.poll(() => cookieValue(context, "cart")).toBe("sofa.1");
});

test("a key pressed before the page's data is read leaves the scripts working", {
  tag: "@script",
}, async ({ page }) => {
  await page.addInitScript(pressAsReactListens, { key: "a" });
  await page.goto("/itemized");
  await expect(page.locator("footer")).toHaveAttribute("data-pressed", "");
  await addButton(page, "Sofa").click();
  await expect(addButton(page, "Sofa")).toHaveAccessibleName(/, 1 in cart$/);
  expect(new URL(page.url()).search).toBe("");
});

/**
 * Presses an item, or a key in the search, once React listens for presses: it has not yet hydrated the page, and Remix
 * has not yet read the page's data.
 */
function pressAsReactListens(what: { item: string } | { key: string }): void {
  const { addEventListener } = Document.prototype;
  Document.prototype.addEventListener = function (this: Document, ...args: unknown[]) {
    Reflect.apply(addEventListener, this, args);
    if (args[0] !== "submit") return;
    Document.prototype.addEventListener = addEventListener;
    queueMicrotask(() => {
      if ("item" in what) {
        document.querySelector<HTMLElement>(`button[aria-label^="Add ${what.item}, "]`)?.click();
      } else {
        const press = new KeyboardEvent("keydown", { ...what, bubbles: true });
        document.querySelector("input[type=search]")?.dispatchEvent(press);
      }
      document.querySelector("footer")?.toggleAttribute("data-pressed", true);
    });
  };
}

/** Runs before a page's own scripts; on a page that is to be left early it presses while it is parsed. */
function recordCounts(): void {
  window.counts = new Set();
  const record = () => {
    if (document.querySelector("main h1")) {
      const count = document.querySelector(".cart-link__count");
      window.counts.add(Number(count?.textContent ?? 0));
    }
    requestAnimationFrame(record);
  };
  record();
  window.pressAndLeave = (way, product, path) => {
    const button = document.querySelector<HTMLElement>(`button[aria-label^="Add ${product}, "]`);
    const routed = document.querySelector<HTMLElement>(`footer a[href="${path}"]`);
    const link = way === "load" ? document.createElement("a") : routed;
    if (!button || !link) throw new Error(`${product}, ${path}: not on this page`);
    if (link !== routed) {
      (link as HTMLAnchorElement).href = path;
      document.body.append(link);
    }
    button.click();
    window.counts.clear();
    link.click();
  };
  const planned = sessionStorage.getItem("press-early");
  if (!planned) return;
  const [here, product, path] = JSON.parse(planned) as [string, string, string];
  if (location.pathname !== here) return;
  sessionStorage.removeItem("press-early");
  new MutationObserver((_, observer) => {
    if (!document.querySelector(`footer a[href="${path}"]`)) return;
    observer.disconnect();
    window.pressAndLeave("early", product, path);
  }).observe(document, { childList: true, subtree: true });
}

async function pressAndLeave(page: Page, way: Way, product: string, here: string, next: string) {
  if (way === "early") {
    const plan = JSON.stringify([here, product, next]);
    await page.evaluate((value) => sessionStorage.setItem("press-early", value), plan);
    await page.goto(here, { waitUntil: "commit" });
  } else {
    await page.evaluate(([way, product, next]) => window.pressAndLeave(way, product, next), [
      way,
      product,
      next,
    ] as const);
  }
  await page.waitForURL(next, { waitUntil: "commit" });
}

/** What the header shows on a page from the press on until some time after its scripts run. */
async function countsOn(page: Page, path: string, units: number): Promise<number[]> {
  const next = PAGES.find((one) => one.path === path) as (typeof PAGES)[number];
  await expect(addButton(page, next.product)).toBeVisible();
  return page.evaluate(async (units) => {
    const isLive = () =>
      Object.keys(document.querySelector("footer") ?? {}).some((key) => key.startsWith("__react"));
    const frame = () => new Promise(requestAnimationFrame);
    const deadline = performance.now() + 5_000;
    while (!(isLive() && window.counts.has(units)) && performance.now() < deadline) await frame();
    for (let frames = 0; frames < 5; frames += 1) await frame();
    return [...window.counts];
  }, units);
}

/** Presses an item in another tab, with a turn for this one's writes in between. */
async function pressInTurns(other: Page): Promise<void> {
  await addButton(other, "Lamp").evaluate(async (button: HTMLButtonElement, times) => {
    const { port1, port2 } = new MessageChannel();
    for (let pressed = 0; pressed < times; pressed += 1) {
      button.click();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  }, OTHER_PRESSES);
}
