import type { Page } from "@playwright/test";

const SCRIPT = /\.js(?:\?|$)/;

/** Delays the page's scripts, as a slow connection does, until the returned function is called. */
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

/** Blocks all scripts. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route(SCRIPT, (route) => route.abort());
}
