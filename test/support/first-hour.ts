/**
 * The owner's first hour, on two phones in a real browser: whoever goes through it knows what the install printed,
 * reads the pages, and types nothing else.
 */
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { onTestFinished } from "vitest";
import { findBrowser } from "../../scripts/browser.mjs";

/** What may be typed from the empty server to the first booking (rule 556). */
export const MOST_WORDS = 40;

const PHONE = { viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true };
const PATIENCE_MS = 60_000;

type Typed = { what: string; words: string };

/** Counts what is typed, word by word. */
export function countTyped() {
  const typed: Typed[] = [];
  const wordsOf = ({ words }: Typed) => words.trim().split(/\s+/).length;
  return {
    note: (what: string, words: string) => void typed.push({ what, words }),
    words: () => typed.reduce((sum, one) => sum + wordsOf(one), 0),
    lines: () =>
      typed.map((one) => `${String(wordsOf(one)).padStart(3)}  ${one.what}: ${one.words}`),
  };
}

export type Counter = ReturnType<typeof countTyped>;

/** The address and the code of the install's last words. */
export type LastWords = { url: string; code: string };

export function readLastWords(printed: string): LastWords {
  const [, url = "", code = ""] =
    /^Open (\S+) on your phone and type your set-up code: (\S+)$/m.exec(printed) ?? [];
  return { url, code };
}

/**
 * Opens the address, types the code, gives the business its name, number and days, and opens the site; then a
 * second phone books a pickup, and the first one shows it.
 * @param hosts names that lead to this machine
 * @returns the order number that both phones show
 */
export async function liveFirstHour(
  { url, code }: LastWords,
  counter: Counter,
  hosts: readonly string[] = [],
): Promise<string> {
  const browser = await openBrowser(hosts);
  const [owner, customer] = [await openPhone(browser), await openPhone(browser)];
  await setUp(owner, { url, code }, counter);
  const order = await book(customer, url, counter);
  await owner.getByRole("link", { name: "Calendar" }).first().click();
  await owner.getByRole("link", { name: /1 stop/ }).click();
  await owner.getByText("Maria Lopez").first().waitFor();
  await browser.close();
  return order;
}

async function openBrowser(hosts: readonly string[]): Promise<Browser> {
  const rules = hosts.map((host) => `MAP ${host} 127.0.0.1`).join(",");
  const args = ["--disable-background-networking", `--host-resolver-rules=${rules}`];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  onTestFinished(() => browser.close());
  return browser;
}

/** A phone with cookies of its own. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

async function setUp(page: Page, { url, code }: LastWords, counter: Counter) {
  const type = typist(counter);
  await page.goto(url);
  await type(page.getByLabel("Set-up code"), "The set-up code", code);
  await page.getByRole("button", { name: "Start" }).click();
  const toSteps = () => page.getByRole("link", { name: "Set up" }).first().click();
  await page.getByRole("link", { name: /^Your business/ }).click();
  await type(page.getByLabel("Name", { exact: true }), "The business's name", "Bayou Haulers");
  await type(page.getByLabel("Phone", { exact: true }), "Its phone", "7135550123");
  await page.getByRole("button", { name: "Save" }).first().click();
  await page.getByText("Saved").first().waitFor();
  await toSteps();
  await page.getByRole("button", { name: "Open the site" }).click();
  await page.getByText("Your site is open").waitFor();
}

async function book(page: Page, url: string, counter: Counter): Promise<string> {
  const type = typist(counter);
  await page.goto(url);
  await page.getByText("Bayou Haulers").first().waitFor();
  await page.getByRole("main").getByRole("link", { name: "Get Instant Pricing" }).first().click();
  await page.getByRole("main").getByRole("link", { name: "Load Size" }).click();
  await page
    .getByRole("button", { name: /^Add 1\/2 Load, / })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Add 1\/2 Load, .* 1 in cart$/ })
    .first()
    .waitFor();
  await page
    .getByRole("link", { name: /Schedule/ })
    .locator("visible=true")
    .first()
    .click();
  await page.getByRole("radio", { name: /^Tomorrow/ }).check();
  await page.getByRole("radio", { name: /^Morning/ }).check();
  for (const [label, words] of CUSTOMER) {
    await type(
      page.getByLabel(label, { exact: true }),
      `The customer's ${label.toLowerCase()}`,
      words,
    );
  }
  await page.getByRole("button", { name: "Schedule Pickup" }).click();
  const order = page.getByRole("img", { name: /^JB-\d{6}$/ });
  return (await order.getAttribute("aria-label")) ?? "";
}

const CUSTOMER = [
  ["Street address", "1200 Main St"],
  ["City", "Houston"],
  ["ZIP", "77002"],
  ["Name", "Maria Lopez"],
  ["Email", "maria@mail.example"],
  ["Phone", "7135550100"],
] as const;

const typist = (counter: Counter) => async (field: Locator, what: string, words: string) => {
  await field.fill(words);
  counter.note(what, words);
};
