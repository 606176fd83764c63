import { cookieValue, haveCart, openDrawer, totalIn } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("a list goes from one visitor's cart by its link into another's, who sees what it replaces", {
  tag: "@plain-long",
}, async ({ page, context, browser, baseURL, javaScriptEnabled }) => {
  await haveCart(context, baseURL, "sofa.2_load-half.1");
  await page.goto("/itemized");
  const cart = await openDrawer(page);
  const price = await totalIn(cart).textContent();
  await cart.getByRole("link", { name: "Share this list" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Share your list");
  const link = await page.getByLabel("Link to this list").inputValue();
  expect(link).toBe(`${baseURL}/list/sofa.2_load-half`);
  await expect(page.getByRole("link", { name: "Text it" })).toHaveAttribute(
    "href",
    `sms:?&body=${encodeURIComponent(`A list for junk pickup: ${link}`)}`,
  );

  const other = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true });
  const theirs = await other.newPage();
  await haveCart(other, baseURL, "lamp.1");
  await theirs.goto(link);
  await expect(theirs.locator(".price")).toHaveText(price ?? "");
  await expect(theirs.getByText(/^This replaces your cart: Lamp,/)).toBeVisible();
  const kept = theirs.getByRole("link", { name: "Save a link to your list" });
  await expect(kept).toHaveAttribute("href", "/list/lamp");
  await theirs.getByRole("button", { name: "Use this list instead of mine" }).click();
  await expect(theirs.getByRole("heading", { name: "Your cart, 3 items" })).toBeVisible();
  expect(await cookieValue(other, "cart")).toBe("sofa.2_load-half.1");
  await other.close();
});

test("the link is copied by a press, and selected where the browser does not allow that", {
  tag: ["@script", "@long"],
}, async ({ page, context }) => {
  await page.goto("/list/lamp");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/list\/lamp$/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText(/Copy the link from the field/)).toBeVisible();
  await expect(page.getByLabel("Link to this list")).toBeFocused();
});
