/** Where the focus is after each action, and which actions leave the chat panel alone. */
import { words as lineWords } from "#app/cart/drawer/lines-words.ts";
import { words as loadWords } from "#app/cart/load-size/words.ts";
import { words as cartWords } from "#app/cart/words.ts";
import { words as estimateWords } from "#app/chat/estimate/words.ts";
import { words } from "#app/chat/words.ts";
import { hrefOf, spokenLanguage } from "#app/lib/language.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { words as priceWords } from "#app/prices/words.ts";
import { words as homeWords } from "#app/site/home/words.ts";
import {
  bubbles,
  chat,
  chatButton,
  launcher,
  load,
  messageBox,
  openPanel,
  panel,
  say,
  visit,
} from "./support/chat.ts";
import { nameOf } from "./support/names.ts";
import { add, drawer, haveCart, haveDiscount, loadSummary } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const MORE = {
  en: ["and a fridge", "3 dressers", "what are your hours?"],
  es: ["y un refri", "3 cómodas", "¿cuál es su horario?"],
};
/** What a customer goes on to say. */
const more = () => MORE[spokenLanguage()];

test.describe("@script focus", () => {
  test("See price leads to the price, Remove and Undo stay on the card, a link to the next heading", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/");
    const quote = page.locator("#quote");
    await page.getByLabel(estimateWords.label).fill(estimateWords.placeholder);
    await page.keyboard.press("Enter");
    await expect(quote).toBeFocused();
    await expect(
      quote.getByRole("link", { name: homeWords.card.book("$282.10") }),
    ).toBeInViewport();
    await page
      .getByRole("button", { name: homeWords.card.removeIt(nameOf("sofa")) })
      .press("Enter");
    await expect(quote).toBeFocused();
    await expect(quote).toContainText("$120.00");
    await page.getByRole("button", { name: cartWords.undo }).press("Enter");
    await expect(page.locator(".cart-link__count")).toHaveText("3");
    await expect(page.locator(".quote-card .undo")).toBeFocused();
    await page.getByRole("link", { name: homeWords.getStarted }).first().press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(hrefOf("/selection"));
    await page.goBack();
    await expect(page.locator("main h1", { hasText: homeWords.heading })).toBeFocused();
  });

  test("removing a line moves the focus to the next line, and removing the last one to the heading", async ({
    page,
    context,
    baseURL,
  }) => {
    await haveCart(context, baseURL, "load-full.1_load-half.1_sofa.2");
    await visit(page, "/load-size");
    const cart = loadSummary(page);
    const remove = (id: string) =>
      cart.getByRole("button", { name: lineWords.removeAll(nameOf(id)) });
    await remove("load-full").press("Enter");
    await expect(remove("load-half")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(remove("sofa")).toBeFocused();
    const less = cart.getByRole("button", { name: lineWords.removeOne(nameOf("sofa")) });
    await less.press("Enter");
    await expect(less).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(cart.getByRole("heading", { name: loadWords.pickup })).toBeFocused();
  });

  test("after the list is added, the panel shows the cart and a link to schedule it", async ({
    page,
    context,
    baseURL,
  }) => {
    await haveDiscount(context, baseURL);
    await openPanel(page, "/faq");
    await say(page, load());
    await chatButton(page, words.add).click();
    await expect(chat(page).locator(".parsed__cart")).toContainText(
      `${words.inCart(4)} $298.12 ${priceWords.discounted(10)}`,
    );
    await expect(chat(page)).not.toContainText(words.noLines);
    const entries = () => page.evaluate(() => JSON.parse(localStorage["junkbuddy.cart"] ?? "[]"));
    await expect
      .poll(async () => (await entries())[0])
      .toEqual({
        id: "sofa",
        quantity: 2,
        name: nameOf("sofa"),
        price: 110,
        volume: 50,
      });
    const schedule = chat(page).getByRole("link", { name: words.schedule });
    await expect(schedule).toBeFocused();
    await schedule.click();
    await expect(page).toHaveURL(hrefOf("/schedule"));
    await expect(panel(page)).toHaveCount(0);
  });

  test("View cart closes the panel and opens the cart every time", { tag: "@long" }, async ({
    page,
  }) => {
    await visit(page, "/itemized");
    await add(page, nameOf("sofa"));
    for (let time = 1; time <= 2; time++) {
      await launcher(page).click();
      await expect(bubbles(page).first()).toBeVisible();
      await chat(page).getByRole("link", { name: words.view }).click();
      await expect(panel(page)).toHaveCount(0);
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(drawer(page)).toHaveCount(0);
    }
  });
});

test("submitting an empty lead form marks both fields and focuses the first", {
  tag: "@long",
}, async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await openPanel(page);
  else await page.goto(hrefOf("/chat"));
  await chatButton(page, words.yes).click();
  const name = chat(page).getByLabel(words.name, { exact: true });
  const phone = chat(page).getByLabel(words.phone, { exact: true });
  await expect(name).toBeFocused();
  await phone.focus();
  await chatButton(page, words.applyLead(USUAL_NUMBERS)).click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await expect(name).toBeFocused();
  await name.fill("Ana Flores");
  await chatButton(page, words.applyLead(USUAL_NUMBERS)).click();
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  await expect(phone).toBeFocused();
});

test.describe("@noscript on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("after each post the page shows the newest reply", { tag: "@long" }, async ({ page }) => {
    await page.goto(hrefOf("/chat"));
    await chatButton(page, words.no).click();
    for (const said of [load(), ...more()]) {
      if (await chatButton(page, words.no).isVisible()) await chatButton(page, words.no).click();
      await messageBox(page).fill(said);
      await chatButton(page, words.send).click();
      const reply = page.locator("#newest");
      await expect(reply).toBeInViewport({ ratio: 0.9 });
      await expect(bubbles(page).filter({ hasText: said }).last()).toBeVisible();
    }
  });
});
