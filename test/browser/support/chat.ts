/** The chat as a visitor sees it: the panel, or without JavaScript the page /chat. */
import { join } from "node:path";
import type { Locator, Page, Route } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { words as launcherWords } from "#app/chat/panel/launcher-words.ts";
import { words } from "#app/chat/words.ts";
import { hrefOf, spokenLanguage } from "#app/lib/language.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { startOf } from "./names.ts";
import { expect } from "./test.ts";

export const greeting = () => startOf(words.us + words.greeting);
export const preOffer = () => words.preOffer(USUAL_NUMBERS);
export const postOffer = () => words.postOffer(USUAL_NUMBERS);

const LOADS = {
  en: "2 couches plus a queen mattress plus a treadmill",
  es: "2 sofás, un colchón queen y una caminadora",
};
/** What a customer types: 182 points, $331.24. */
export const load = () => LOADS[spokenLanguage()];

export type Lead = { name: string; phone: string };

export function launcher(page: Page): Locator {
  return page.getByRole("link", { name: launcherWords.open });
}

/** The panel's selector, for code that does not use Playwright. */
export const PANEL = "[role=dialog][aria-labelledby=chat-title]";

export function panel(page: Page): Locator {
  return page.getByRole("dialog", { name: "Your Junk Buddy" });
}

/** The panel, or the same parts on the page without JavaScript. */
export function chat(page: Page): Locator {
  return panel(page).or(page.getByRole("region", { name: "Your Junk Buddy" }));
}

export function bubbles(page: Page): Locator {
  return chat(page).locator(".bubble:not(.typing)");
}

export function typing(page: Page): Locator {
  return chat(page).getByRole("status", { name: words.typing });
}

export function messageBox(page: Page): Locator {
  return chat(page).getByLabel(words.message, { exact: true });
}

export function chatButton(page: Page, name: string): Locator {
  return chat(page).getByRole("button", { name, exact: true });
}

/** "3 lines, 182 pts $331.24" */
export function parsedSummary(page: Page): Locator {
  return chat(page).locator(".parsed__line");
}

/** A line of the list, which `openList` brings into sight. */
export function parsedLine(page: Page, name: string): { tick: Locator; count: Locator } {
  return {
    tick: chat(page).getByRole("checkbox", { name, exact: true, includeHidden: true }),
    count: chat(page).getByRole("spinbutton", { name: words.howMany(name), includeHidden: true }),
  };
}

/** Opens the list, which each answer folds to one line. */
export async function openList(page: Page): Promise<void> {
  await parsedSummary(page).click();
}

/**
 * Loads a page and waits until its scripts have taken the chat's button over.
 * @param site its address; the shared one's when left out
 */
export async function visit(page: Page, path: string, site = ""): Promise<void> {
  await page.goto(site + hrefOf(path));
  await expectTakenOver(page);
}

/** Waits until React has hydrated the button; a press before that leads to /chat. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector("footer") ?? {}).some((key) =>
          key.startsWith("__react"),
        ),
      ),
    )
    .toBe(true);
}

/** Opens the panel over a page and waits for the greeting. */
export async function openPanel(page: Page, path = "/selection", site = ""): Promise<void> {
  await visit(page, path, site);
  // By key: on a narrow screen the button may have stepped aside for a control beneath it.
  await launcher(page).press("Enter");
  await expect(bubbles(page).first()).toHaveText(greeting());
}

/** Opens the panel and says No to the offer that comes first. */
export async function openToTalk(page: Page, path?: string): Promise<void> {
  await openPanel(page, path);
  await chatButton(page, words.no).click();
  await expect(messageBox(page)).toBeEnabled();
}

/**
 * Expects the log to have half of the chat or more, the beginning of the newest message to be in it, and
 * the text box and the folded list to be whole.
 */
export async function expectWordsFirst(page: Page, what: string): Promise<void> {
  const measure = () =>
    chat(page).evaluate((panel) => {
      const box = (selector: string) => panel.querySelector(selector)?.getBoundingClientRect();
      const { top, bottom, height } = panel.getBoundingClientRect();
      const log = box(".chat__log") as DOMRect;
      const list = box(".parsed");
      const newest = [...panel.querySelectorAll(".bubble")].at(-1)?.getBoundingClientRect();
      const sees = (inner: DOMRect | undefined, from: number, to: number) =>
        inner !== undefined && inner.top >= from - 1 && inner.bottom <= to + 1;
      return {
        isHalf: log.height >= height / 2 - 1,
        isInPanel: sees(box(".composer"), top, bottom) && sees(log, top, bottom),
        isNewestSeen: !!newest && newest.top >= log.top - 1 && newest.top < log.bottom - 20,
        isListSeen: !list || list.height === 0 || list.height >= 44,
      };
    });
  const all = { isHalf: true, isInPanel: true, isNewestSeen: true, isListSeen: true };
  await expect.poll(measure, what).toEqual(all);
}

export async function say(page: Page, said: string): Promise<void> {
  await messageBox(page).fill(said);
  await chatButton(page, words.send).click();
  await expect(bubbles(page).filter({ hasText: said }).last()).toBeVisible();
}

export async function leaveLead(page: Page, { name, phone }: Lead): Promise<void> {
  await chat(page).getByLabel(words.name, { exact: true }).fill(name);
  await chat(page).getByLabel(words.phone, { exact: true }).fill(phone);
  await chatButton(page, words.applyLead(USUAL_NUMBERS)).click();
}

/** Delays the calls to a path until the returned function is called. */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** An answer of /api/chat with no list, marked as read by the model ("on"), not ("off"), or neither. */
export function answerWith(ai: string | undefined) {
  return (route: Route) =>
    route.fulfill({
      json: { reply: "Noted.", parsed: { lines: [], totalVolume: 0, finalPrice: 0 } },
      headers: ai === undefined ? {} : { "x-ai": ai },
    });
}

export type LeadRow = { name: string; phone: string; session_id: string | null };

/** The saved leads of a name. */
export function leadsOf({ name }: Pick<Lead, "name">): LeadRow[] {
  const path = join(process.env.BROWSER_TEST_DATA as string, "junkbuddy.db");
  const database = new Sqlite(path, { readonly: true });
  try {
    return database.prepare("SELECT * FROM lead_captures WHERE name = ?").all(name) as LeadRow[];
  } finally {
    database.close();
  }
}
