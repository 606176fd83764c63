/** Finds elements of the screens by their text. */
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { Customer } from "./test.ts";

/** The button that adds a load size or an item: the first, as the catalogue has some items twice. */
export function addButton(page: Page, product: string): Locator {
  return page.getByRole("button", { name: new RegExp(`^Add ${escaped(product)}, `) }).first();
}

/** Adds one unit and waits until the screen counts it. */
export async function add(page: Page, product: string, count = 1): Promise<void> {
  await addButton(page, product).click();
  await expect(addButton(page, product)).toHaveAccessibleName(new RegExp(`, ${count} in cart$`));
}

export function viewCart(page: Page): Locator {
  return page.getByRole("link", { name: /^View Cart/ });
}

export async function expectCartCount(page: Page, units: number): Promise<void> {
  await expect(viewCart(page)).toHaveText(`View Cart (${units})`);
}

export function drawer(page: Page): Locator {
  return page.getByRole("dialog", { name: /^Your cart/ });
}

export async function openDrawer(page: Page): Promise<Locator> {
  await viewCart(page).click();
  await expect(drawer(page)).toBeVisible();
  return drawer(page);
}

/** The line of a product in a cart's list. */
export function cartLine(list: Locator, product: string): Locator {
  const name = list.page().getByText(product, { exact: true });
  return list.getByRole("listitem").filter({ has: name });
}

/** The total under a cart. */
export function totalIn(cart: Locator): Locator {
  return cart.locator(".total .price");
}

export function loadSummary(page: Page): Locator {
  return page.getByRole("complementary", { name: "Your pickup" });
}

/** The order summary beside the booking form, on a wide screen. */
export function scheduleSummary(page: Page): Locator {
  return page.getByRole("complementary", { name: "Your order" });
}

/** One value of the confirmation's order summary, such as "Total", without the note below it. */
export function orderFact(page: Page, name: string): Locator {
  const facts = page.getByRole("complementary", { name: "Order summary" });
  return facts
    .locator("dl > div", { has: page.getByText(name, { exact: true }) })
    .locator("dd:not(.facts__note)");
}

export function radio(page: Page, name: string): Locator {
  return page.getByRole("radio", { name: new RegExp(`^${name}`) });
}

export function customDate(page: Page): Locator {
  return page.getByLabel("Pick another date");
}

export async function fillWhoAndWhere(page: Page, customer: Customer): Promise<void> {
  await page.getByLabel("Street address", { exact: true }).fill(customer.street);
  await page.getByLabel("City", { exact: true }).fill(customer.city);
  await page.getByLabel("State", { exact: true }).selectOption("TX");
  await page.getByLabel("ZIP", { exact: true }).fill(customer.zip);
  await page.getByLabel("Name", { exact: true }).fill(customer.name);
  await page.getByLabel("Email", { exact: true }).fill(customer.email);
  await page.getByLabel("Phone", { exact: true }).fill(customer.phone);
}

export function submitButton(page: Page): Locator {
  return page.getByRole("button", { name: "Schedule Pickup" });
}

/** Books the cart without a date and a window. */
export async function book(page: Page, customer: Customer): Promise<void> {
  await page.goto("/schedule");
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
}

export async function expectThankYou(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(page).toHaveURL(/\/confirmation$/);
}

/** The order number the confirmation shows. */
export async function orderNumberOn(page: Page): Promise<string> {
  const tiles = page.getByRole("img", { name: /^JB-\d{6}$/ });
  return (await tiles.getAttribute("aria-label")) as string;
}

/** The alert above the booking form. */
export function bookingAlert(page: Page): Locator {
  return page.getByRole("alert").filter({ hasText: "Error submitting booking: " });
}

/**
 * Requests that no press causes: Remix prefetches routes, scripts of a page come late on a busy machine,
 * and the browser asks for its icon.
 */
const UNASKED = /^\/(?:__manifest$|assets\/|favicon\.)/;

/** Records the requests of a page from now on. */
export function noteRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!UNASKED.test(pathname) && request.resourceType() !== "image") requests.push(pathname);
  });
  return requests;
}

/** Gives a browser a cart as an earlier visit left it: "sofa.2_load-half.1". */
export async function haveCart(context: BrowserContext, baseURL: string | undefined, cart: string) {
  await haveCookie(context, baseURL, "cart", cart);
}

export async function haveDiscount(context: BrowserContext, baseURL: string | undefined) {
  await haveCookie(context, baseURL, "discount", "1");
}

export async function cookieValue(
  context: BrowserContext,
  name: string,
): Promise<string | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value;
}

async function haveCookie(
  context: BrowserContext,
  url: string | undefined,
  name: string,
  value: string,
) {
  await context.addCookies([{ name, value, url: url as string }]);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
