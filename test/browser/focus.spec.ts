/** Where the focus is after each action, and which actions leave the chat panel alone. */
import {
  bubbles,
  chat,
  chatButton,
  load,
  messageBox,
  openPanel,
  panel,
  say,
  visit,
} from "./support/chat.ts";
import { add, drawer, haveCart, haveDiscount, loadSummary } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test.describe("@script focus", () => {
  test("See price leads to the price, Remove and Undo stay on the card, a link to the next heading", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/");
    const quote = page.locator("#quote");
    await page.getByLabel("Your items").fill("2 couches and a fridge");
    await page.keyboard.press("Enter");
    await expect(quote).toBeFocused();
    await expect(quote.getByRole("link", { name: "Book this for $282.10" })).toBeInViewport();
    await page.getByRole("button", { name: "Remove Sofa" }).press("Enter");
    await expect(quote).toBeFocused();
    await expect(quote).toContainText("$120.00");
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(page.locator(".cart-link__count")).toHaveText("3");
    await expect(page.locator(".quote-card .undo")).toBeFocused();
    await page.getByRole("link", { name: "Get Started" }).first().press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveURL("/selection");
    await page.goBack();
    await expect(page.locator("main h1", { hasText: "Make space" })).toBeFocused();
  });

  test("removing a line moves the focus to the next line, and removing the last one to the heading", async ({
    page,
    context,
    baseURL,
  }) => {
    await haveCart(context, baseURL, "load-full.1_load-half.1_sofa.2");
    await visit(page, "/load-size");
    const cart = loadSummary(page);
    const remove = (name: string) => cart.getByRole("button", { name: `Remove ${name}` });
    await remove("Full Load").press("Enter");
    await expect(remove("1/2 Load")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(remove("Sofa")).toBeFocused();
    const less = cart.getByRole("button", { name: "Remove one Sofa" });
    await less.press("Enter");
    await expect(less).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(cart.getByRole("heading", { name: "Your pickup" })).toBeFocused();
  });

  test("after the list is added, the panel shows the cart and a link to schedule it", async ({
    page,
    context,
    baseURL,
  }) => {
    await haveDiscount(context, baseURL);
    await openPanel(page, "/faq");
    await say(page, load());
    await chatButton(page, "Add selected to cart").click();
    await expect(chat(page).locator(".parsed__cart")).toContainText(
      "In your cart: 4 items, $298.12 (after 10% off)",
    );
    await expect(chat(page)).not.toContainText("Nothing on the list yet");
    const entries = () => page.evaluate(() => JSON.parse(localStorage["junkbuddy.cart"] ?? "[]"));
    await expect
      .poll(async () => (await entries())[0])
      .toEqual({
        id: "sofa",
        quantity: 2,
        name: "Sofa",
        price: 110,
        volume: 50,
      });
    const schedule = chat(page).getByRole("link", { name: "Schedule Now" });
    await expect(schedule).toBeFocused();
    await schedule.click();
    await expect(page).toHaveURL("/schedule");
    await expect(panel(page)).toHaveCount(0);
  });

  test("View cart closes the panel and opens the cart every time", { tag: "@long" }, async ({
    page,
  }) => {
    await visit(page, "/itemized");
    await add(page, "Sofa");
    for (let time = 1; time <= 2; time++) {
      await page.getByRole("link", { name: "Chat with Your Junk Buddy" }).click();
      await expect(bubbles(page).first()).toBeVisible();
      await chat(page).getByRole("link", { name: "View cart / edit" }).click();
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
  else await page.goto("/chat");
  await chatButton(page, "Yes").click();
  const name = chat(page).getByLabel("Name", { exact: true });
  const phone = chat(page).getByLabel("Phone", { exact: true });
  await expect(name).toBeFocused();
  await phone.focus();
  await chatButton(page, "Apply 10% off").click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await expect(name).toBeFocused();
  await name.fill("Ana Flores");
  await chatButton(page, "Apply 10% off").click();
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  await expect(phone).toBeFocused();
});

test.describe("@noscript on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("after each post the page shows the newest reply", { tag: "@long" }, async ({ page }) => {
    await page.goto("/chat");
    await chatButton(page, "No").click();
    for (const words of [load(), "and a fridge", "3 dressers", "what are your hours?"]) {
      if (await chatButton(page, "No").isVisible()) await chatButton(page, "No").click();
      await messageBox(page).fill(words);
      await chatButton(page, "Send").click();
      const reply = page.locator("#newest");
      await expect(reply).toBeInViewport({ ratio: 0.9 });
      await expect(bubbles(page).filter({ hasText: words }).last()).toBeVisible();
    }
  });
});
