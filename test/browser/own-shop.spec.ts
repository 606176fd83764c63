/** A shop with its owner's look, windows and words, from the desk to its customers. */
import {
  expectLargeTargets,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
} from "./support/checks.ts";
import { type DeskDay, openDeskDay, signIn } from "./support/desk.ts";
import { jobsOf } from "./support/records.ts";
import {
  expectThankYou,
  fillWhoAndWhere,
  haveCart,
  radio,
  submitButton,
} from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 390, height: 844 };
const CART = "sofa.2_mattress.1";
const [MAIN, ACCENT] = ["#0a5c33", "#8a2a6b"];
/** Beside the usual three, as many as fit. */
const MORE = [
  ["Dawn", "06:00", "07:00"],
  ["Noon", "12:00", "13:00"],
  ["Teatime", "16:00", "17:00"],
  ["Dusk", "19:00", "20:00"],
  ["Night", "20:00", "21:00"],
] as const;

// Another look and other windows would be in the way of the other journeys.
let day: DeskDay;
test.beforeAll(async () => {
  day = await openDeskDay(1);
});
test.afterAll(() => day.close());
test.use({ viewport: PHONE });

test("pages of the shop and the desk are readable in the owner's colors, with his icons (rules 521, 525)", {
  tag: ["@script", "@long"],
}, async ({ page }) => {
  const { url } = day.line;
  await signIn(page, day);
  await page.goto(`${url}/desk/settings/look`);
  await page.getByLabel("Words at the top").fill("Alamo Hauling");
  await page.locator("[name=main]").fill(MAIN);
  await page.locator("[name=accent]").fill(ACCENT);
  await page.getByRole("button", { name: "Save look" }).click();
  await expect(page.getByRole("button", { name: "Back to the usual look" })).toBeVisible();

  await haveCart(page.context(), url, CART);
  for (const path of ["/", "/itemized", "/schedule", "/desk", "/desk/settings/look"]) {
    await page.goto(url + path);
    const color = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--cobalt-600").trim(),
    );
    expect([path, color]).toEqual([path, MAIN]);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  }
  await page.goto(url);
  await expect(page.locator(".logo").first()).toHaveText("Alamo Hauling");
  const shown = await page
    .locator("link[rel*=icon], meta[property='og:image']")
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute("href") ?? one.getAttribute("content")),
    );
  expect(shown).toHaveLength(4);
  for (const address of shown) {
    const { pathname } = new URL(address ?? "", url);
    expect(pathname).toMatch(/^\/look\/[0-9a-f]{12}\//);
    expect((await page.request.get(url + pathname, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test("a customer books a window that the owner has added, and eight fit a phone (rule 535)", {
  tag: "@plain-long",
}, async ({ page, customer }) => {
  const { url } = day.line;
  await signIn(page, day);
  for (let at = 0; at < MORE.length; at += 2) {
    await page.goto(`${url}/desk/settings/hours`);
    for (const [place, [name, from, to]] of MORE.slice(at, at + 2).entries()) {
      const row = 3 + at + place;
      await page.locator(`[name="name.${row}"]`).fill(name);
      await page.locator(`[name="from.${row}"]`).fill(from);
      await page.locator(`[name="to.${row}"]`).fill(to);
    }
    await page.getByRole("button", { name: "Save your windows" }).click();
    await expect(page.locator(`[name^="was."]:not([value=""])`)).toHaveCount(
      3 + Math.min(at + 2, MORE.length),
    );
  }

  await haveCart(page.context(), url, CART);
  await page.goto(`${url}/schedule`);
  await fillWhoAndWhere(page, customer);
  await radio(page, "Tomorrow").check();
  await radio(page, "Dusk").check();
  await expectNoSidewaysScroll(page);
  await submitButton(page).click();
  await expectThankYou(page);
  const [job] = jobsOf(customer, day.site.folder);
  expect(job?.time_of_day).toBe("19:00-20:00 Dusk");

  await page.goto(`${url}/booking/${job?.token}/move`);
  const saturday = (name: string) =>
    page.getByRole("radio", { name: `Saturday ${name.toLowerCase()}: Open` });
  for (const [name] of MORE) await expect(saturday(name)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await saturday("Night").check();
  await page.getByRole("main").locator(".submitbar button").click();
  await expect(page).toHaveURL(/did=moved/);
});

test("the owner sees a question as customers will read it, and they read it once saved (rule 530)", {
  tag: "@plain-long",
}, async ({ page }) => {
  const { url } = day.line;
  await signIn(page, day);
  await page.goto(`${url}/desk/settings/questions/question/price`);
  const answer = page.getByLabel("Answer", { exact: true });
  await answer.fill("The smallest job is {minimum}. Ask for **Ana**.");
  await page.getByRole("button", { name: "See how it looks" }).click();
  const preview = page.getByRole("region", { name: "How customers will read it" });
  await expect(preview).toContainText(/The smallest job is \$100/);
  await expect(preview.locator("strong")).toHaveText("Ana");
  await expect(answer).toHaveValue("The smallest job is {minimum}. Ask for **Ana**.");
  expect(await (await page.request.get(`${url}/faq`)).text()).not.toContain("Ana");

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/settings\/questions(?:\?|$)/);
  await page.goto(`${url}/faq`);
  await expect(page.locator(".faq")).toContainText(/The smallest job is \$100.*Ask for Ana\./);
});
