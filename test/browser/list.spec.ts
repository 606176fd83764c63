import { words as drawerWords } from "#app/cart/drawer/drawer-words.ts";
import { words as lineWords } from "#app/cart/drawer/lines-words.ts";
import { words } from "#app/cart/list/words.ts";
import { hrefOf } from "#app/lib/language.ts";
import { words as priceWords } from "#app/prices/words.ts";
import { nameOf, startOf } from "./support/names.ts";
import { cookieValue, haveCart, openDrawer, totalIn } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("a list goes from one visitor's cart by its link into another's, who sees what it replaces", {
  tag: "@plain-long",
}, async ({ page, context, browser, baseURL, javaScriptEnabled }) => {
  await haveCart(context, baseURL, "sofa.2_load-half.1");
  await page.goto(hrefOf("/itemized"));
  const cart = await openDrawer(page);
  const price = await totalIn(cart).textContent();
  await cart.getByRole("link", { name: lineWords.share + lineWords.thisList }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.ownHeading);
  const link = await page.getByLabel(words.address).inputValue();
  expect(link).toBe(baseURL + hrefOf("/list/sofa.2_load-half"));
  await expect(page.getByRole("link", { name: words.text })).toHaveAttribute(
    "href",
    `sms:?&body=${encodeURIComponent(words.message(link))}`,
  );

  const other = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true });
  const theirs = await other.newPage();
  await haveCart(other, baseURL, "lamp.1");
  await theirs.goto(link);
  await expect(theirs.locator(".price")).toHaveText(price ?? "");
  const replaces = startOf(words.replaces(nameOf("lamp"), "|").replace(/\|.*/, ""));
  await expect(theirs.getByText(replaces)).toBeVisible();
  const kept = theirs.getByRole("link", { name: words.save });
  await expect(kept).toHaveAttribute("href", hrefOf("/list/lamp"));
  await theirs.getByRole("button", { name: words.useInstead }).click();
  await expect(
    theirs.getByRole("heading", { name: drawerWords.title(priceWords.items(3)) }),
  ).toBeVisible();
  expect(await cookieValue(other, "cart")).toBe("sofa.2_load-half.1");
  await other.close();
});

test("the link is copied by a press, and selected where the browser does not allow that", {
  tag: ["@script", "@long"],
}, async ({ page, context }) => {
  await page.goto(hrefOf("/list/lamp"));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: words.copy }).click();
  await expect(page.getByRole("status").filter({ hasText: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/list\/lamp$/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: words.copy }).click();
  await expect(page.getByText(words.notAllowed)).toBeVisible();
  await expect(page.getByLabel(words.address)).toBeFocused();
});
