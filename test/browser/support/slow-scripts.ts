import type { Page } from "@playwright/test";

const SCRIPT = /\.js(?:\?|$)/;

/** Holds the page's scripts back, as a slow connection does, until the returned function lets go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Scripts never arrive. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route(SCRIPT, (route) => route.abort());
}
