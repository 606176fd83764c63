/** Finds elements of the screens by their text. */
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { words as thanksWords } from "#app/booking/confirmation/words.ts";
import { words as formWords } from "#app/booking/schedule/words.ts";
import { words as drawerWords } from "#app/cart/drawer/drawer-words.ts";
import { words as cardWords } from "#app/cart/items/card-words.ts";
import { words as itemsWords } from "#app/cart/items/words.ts";
import { words as loadWords } from "#app/cart/load-size/words.ts";
import { words as dateWords } from "#app/lib/date-words.ts";
import { hrefOf } from "#app/lib/language.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import { endOf, startOf } from "./names.ts";
import type { Customer } from "./test.ts";

/** The button that adds a load size or an item: the first, as the catalogue has some items twice. */
export function addButton(page: Page, product: string): Locator {
  return page.getByRole("button", { name: startOf(cardWords.add(product, "")) }).first();
}

/** Adds one unit and waits until the screen counts it. */
export async function add(page: Page, product: string, count = 1): Promise<void> {
  await addButton(page, product).click();
  await expect(addButton(page, product)).toHaveAccessibleName(endOf(cardWords.inCart(count)));
}

export function viewCart(page: Page): Locator {
  return page.getByRole("link", { name: startOf(itemsWords.viewCart(0).replace("(0)", "")) });
}

export async function expectCartCount(page: Page, units: number): Promise<void> {
  await expect(viewCart(page)).toHaveText(itemsWords.viewCart(units));
}

export function drawer(page: Page): Locator {
  return page.getByRole("dialog", { name: startOf(drawerWords.title("")) });
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
  return page.getByRole("complementary", { name: loadWords.pickup });
}

/** The order summary beside the booking form, on a wide screen. */
export function scheduleSummary(page: Page): Locator {
  return page.getByRole("complementary", { name: formWords.order });
}

/** One value of the confirmation's order summary, without the note below it. */
export function orderFact(page: Page, fact: keyof typeof thanksWords.facts): Locator {
  const facts = page.getByRole("complementary", { name: thanksWords.summary });
  return facts
    .locator("dl > div", { has: page.getByText(thanksWords.facts[fact], { exact: true }) })
    .locator("dd:not(.facts__note)");
}

export function radio(page: Page, name: string): Locator {
  return page.getByRole("radio", { name: startOf(name) });
}

export function dayRadio(page: Page, day: "today" | "tomorrow" | "dayAfter"): Locator {
  return radio(page, dateWords[day]).and(page.locator("[name=date]"));
}

export function windowRadio(page: Page, window: string): Locator {
  return radio(page, windowNamed(window).name).and(page.locator("[name=timeOfDay]"));
}

export function customDate(page: Page): Locator {
  return page.getByLabel(formWords.otherDate);
}

export async function fillWhoAndWhere(page: Page, customer: Customer): Promise<void> {
  await field(page, "street").fill(customer.street);
  await field(page, "city").fill(customer.city);
  await field(page, "state").selectOption("TX");
  await field(page, "zip").fill(customer.zip);
  await field(page, "name").fill(customer.name);
  await field(page, "email").fill(customer.email);
  await field(page, "phone").fill(customer.phone);
}

/** A field of the booking form. */
export function field(page: Page, name: keyof typeof formWords.fields): Locator {
  return page.getByLabel(formWords.fields[name], { exact: true });
}

export function submitButton(page: Page): Locator {
  return page.getByRole("button", { name: formWords.book });
}

/** Books the cart without a date and a window. */
export async function book(page: Page, customer: Customer): Promise<void> {
  await page.goto(hrefOf("/schedule"));
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
}

export async function expectThankYou(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: thanksWords.thanks })).toBeVisible();
  await expect(page).toHaveURL(endOf(hrefOf("/confirmation")));
}

/** The order number the confirmation shows. */
export async function orderNumberOn(page: Page): Promise<string> {
  const tiles = page.getByRole("img", { name: /^JB-\d{6}$/ });
  return (await tiles.getAttribute("aria-label")) as string;
}

/** The alert above the booking form. */
export function bookingAlert(page: Page): Locator {
  return page.getByRole("alert").filter({ hasText: formWords.failed });
}

/**
 * Requests that no press causes: Remix prefetches routes, scripts of a page come late on a busy machine,
 * and the browser asks for its icon.
 */
const UNASKED = /^(?:\/es)?\/(?:__manifest$|assets\/|favicon\.)/;

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
