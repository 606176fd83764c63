/** (g) Loading on a cheap phone with a slow line, in a real Chromium; medians of the rounds. */
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { median } from "../support/load.ts";
import type { Part, Row } from "../support/report.ts";
import { startSite } from "../support/servers.ts";

const VISITS = {
  home: { path: "/" },
  itemized: { path: "/itemized" },
  schedule: { path: "/schedule", cart: "sofa.1_mattress.1" },
  city: { path: "/service-areas/katy" },
};
const BYTES_A_SECOND = 1_600_000 / 8;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_A_SECOND,
  uploadThroughput: BYTES_A_SECOND,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const CHROMIUM = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
];
/** Long enough for late layout shifts and late paints. */
const SETTLE_MS = 1_500;

type Vitals = { lcp: number; lcpOf: string; fcp: number; cls: number; tbt: number; inp: number };

export const phone: Part = {
  title: `Phone: ${LINE.latency} ms round trip, 1.6 Mbit/s, CPU ${CPU_SLOWDOWN} times slower (ms)`,
  async run({ rounds }) {
    const site = await startSite();
    const path = process.env.BROWSER_PATH;
    const browser = await chromium.launch({
      args: CHROMIUM,
      ...(path && { executablePath: path }),
    });
    const rows: Row[] = [];
    for (const [page, { path, ...visit }] of Object.entries(VISITS)) {
      const url = site.url + path;
      await (await fetch(url)).arrayBuffer();
      const seen: Vitals[] = [];
      for (let round = 0; round < rounds; round += 1) seen.push(await look(browser, url, visit));
      const middle = (of: (vitals: Vitals) => number) => of(median(seen, of));
      rows.push({
        page,
        LCP: Math.round(middle(({ lcp }) => lcp)),
        "largest paint": median(seen, ({ lcp }) => lcp).lcpOf,
        "first paint": Math.round(middle(({ fcp }) => fcp)),
        CLS: Number(middle(({ cls }) => cls).toFixed(4)),
        "blocking time": Math.round(middle(({ tbt }) => tbt)),
      });
    }
    const presses: Press[] = [];
    for (let round = 0; round < rounds; round += 1) {
      presses.push(await press(browser, `${site.url}/itemized`));
    }
    rows.push({
      page: "an add on itemized",
      INP: Math.round(median(presses, ({ inp }) => inp).inp),
      "time to first price": Math.round(median(presses, ({ price }) => price).price),
    });
    await browser.close();
    await site.stop();
    return rows;
  },
};

async function look(browser: Browser, url: string, { cart }: { cart?: string }): Promise<Vitals> {
  const context = await openPhone(browser);
  if (cart) await context.addCookies([{ name: "cart", value: cart, url }]);
  const page = await slowPage(context);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(SETTLE_MS);
  const vitals = await readVitals(page);
  await context.close();
  return vitals;
}

type Press = { inp: number; price: number };

/** Adds a dresser as soon as its button is painted, and again once the page is calm. */
async function press(browser: Browser, url: string): Promise<Press> {
  const context = await openPhone(browser);
  const page = await slowPage(context);
  await page.goto(url, { waitUntil: "commit" });
  const add = page.locator('button[value="add.dresser"]').first();
  await add.tap();
  const price = await page.waitForFunction(() => {
    const count = document.querySelector(".cart-link__count")?.textContent;
    return count === "1" && performance.now();
  });
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => {
    window.vitals.inp = 0;
  });
  await add.tap();
  await page.waitForTimeout(SETTLE_MS);
  const { inp } = await readVitals(page);
  const press = { inp, price: Number(await price.jsonValue()) };
  await context.close();
  return press;
}

function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext(PHONE);
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript({ path: "test/bench/fixtures/watch-vitals.js" });
  return page;
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => window.vitals);
}
