import type { BrowserContext, Locator, Page } from "@playwright/test";
import {
  expectLargeTargets,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectStillness,
} from "./support/checks.ts";
import { jobsOf } from "./support/records.ts";
import {
  addButton,
  book,
  bookingAlert,
  customDate,
  drawer,
  expectThankYou,
  haveCart,
  haveDiscount,
  openDrawer,
  radio,
  submitButton,
  viewCart,
} from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const CART = "load-half.1_refrigerator.1";

type Screen = {
  name: string;
  /** Looked at in `npm test` too, on a phone. */
  isMain?: true;
  cart?: string;
  hasDiscount?: boolean;
  open: (page: Page) => Promise<unknown>;
};

const SCREENS: Screen[] = [
  { name: "home", isMain: true, open: (page) => page.goto("/") },
  { name: "a city", isMain: true, open: (page) => page.goto("/service-areas/houston") },
  { name: "selection", open: (page) => page.goto("/selection") },
  { name: "load size, empty", open: (page) => page.goto("/load-size") },
  { name: "load size", isMain: true, cart: CART, open: (page) => page.goto("/load-size") },
  { name: "itemized, empty", open: (page) => page.goto("/itemized") },
  {
    name: "itemized",
    isMain: true,
    cart: "sofa.2_mattress.1",
    open: (page) => page.goto("/itemized"),
  },
  { name: "search without a match", open: (page) => page.goto("/itemized?q=submarine") },
  {
    name: "full line",
    cart: "sofa.200",
    async open(page) {
      await page.goto("/itemized");
      await addButton(page, "Sofa").click();
      await expect(page.getByText("That's 200 of one item").first()).toBeVisible();
    },
  },
  {
    name: "empty drawer",
    async open(page) {
      await page.goto("/itemized");
      await openDrawer(page);
    },
  },
  {
    name: "drawer",
    isMain: true,
    cart: CART,
    hasDiscount: true,
    async open(page) {
      await page.goto("/itemized");
      await openDrawer(page);
    },
  },
  { name: "a list by link", cart: "rug.1", open: (page) => page.goto("/list/sofa.2_abacus") },
  { name: "quote from photos", open: (page) => page.goto("/quote") },
  { name: "schedule, empty", open: (page) => page.goto("/schedule") },
  {
    name: "schedule",
    cart: CART,
    hasDiscount: true,
    async open(page) {
      await page.goto("/schedule");
      await customDate(page).fill("2026-07-22");
      await radio(page, "Morning").check();
    },
  },
  {
    name: "schedule with errors",
    isMain: true,
    cart: CART,
    async open(page) {
      await page.goto("/schedule");
      await submitButton(page).click();
      await expect(bookingAlert(page)).toBeVisible();
    },
  },
  { name: "confirmation, none", open: (page) => page.goto("/confirmation") },
  { name: "lost link", open: (page) => page.goto("/booking") },
  { name: "no such booking", open: (page) => page.goto("/booking/JB-123456") },
  { name: "missing page", open: (page) => page.goto("/no-such-page") },
];

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 360, height: 740 };

test("the main screens on a phone: no axe violation, large targets, no motion, no sideways scroll", {
  tag: "@script",
}, async ({ page, context, baseURL }) => {
  for (const screen of SCREENS.filter(({ isMain }) => isMain)) {
    await test.step(screen.name, async () => {
      await context.clearCookies();
      await openScreen(screen, page, context, baseURL);
      await expectSound(page, [PHONE]);
    });
  }
});

test.describe("every screen", { tag: ["@script", "@long"] }, () => {
  for (const screen of SCREENS) {
    test(`${screen.name}: no axe violation, large targets, no motion, no sideways scroll`, async ({
      page,
      context,
      baseURL,
    }) => {
      await openScreen(screen, page, context, baseURL);
      await expectSound(page);
    });
  }

  test("a booking, from its confirmation to its cancelling: the same", async ({
    page,
    context,
    baseURL,
    customer,
  }) => {
    await haveCart(context, baseURL, CART);
    await page.setViewportSize(DESK);
    await book(page, customer);
    await expectSound(page);
    await page.getByRole("link", { name: "See your booking", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^You're booked/);
    await page.getByText("Add a note").click();
    await expectSound(page);
    await page.getByRole("link", { name: /^Cancel/ }).click();
    await expect(page.getByRole("button", { name: "Cancel this pickup" })).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: "Cancel this pickup" }).click();
    await expect(page.getByRole("status")).toHaveText("You canceled the pickup.");
    await expectSound(page);
  });
});

async function openScreen(
  { cart, hasDiscount, open }: Screen,
  page: Page,
  context: BrowserContext,
  baseURL: string | undefined,
): Promise<void> {
  if (cart) await haveCart(context, baseURL, cart);
  if (hasDiscount) await haveDiscount(context, baseURL);
  await page.setViewportSize(DESK);
  await open(page);
}

/** Looks at the screen in the given sizes and on a narrow phone; it stays on a desk. */
async function expectSound(page: Page, sizes = [PHONE, DESK]): Promise<void> {
  await expectStillness(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoAxeViolations(page);
    await expectLargeTargets(page);
  }
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESK);
}

test("a visitor books a pickup with the keyboard alone", { tag: "@script" }, async ({
  page,
  customer,
}) => {
  await page.goto("/selection", { waitUntil: "networkidle" });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page.getByRole("main").getByRole("link", { name: "Itemized" }));
  await page.keyboard.press("Enter");

  await tabTo(page.getByRole("searchbox", { name: "Search items" }));
  await page.keyboard.type("couch");
  await expect(addButton(page, "Refrigerator")).toHaveCount(0);
  await tabTo(addButton(page, "Sofa"));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(addButton(page, "Sofa")).toHaveAccessibleName(/, 2 in cart$/);
  await expect(addButton(page, "Sofa")).toBeFocused();

  await tabTo(viewCart(page));
  await page.keyboard.press("Enter");
  await tabTo(drawer(page).getByRole("button", { name: "Remove one Sofa" }));
  await page.keyboard.press("Enter");
  await expect(drawer(page).getByRole("heading")).toHaveText("Your cart, 1 item");
  await tabTo(drawer(page).getByRole("link", { name: "Continue to Schedule" }));
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/schedule");
  await tabTo(radio(page, "Today"));
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, "Tomorrow")).toBeChecked();
  await tabTo(radio(page, "Morning"));
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, "Afternoon")).toBeChecked();
  for (const [label, text] of [
    ["Street address", customer.street],
    ["City", customer.city],
    ["State", "TX"],
    ["ZIP", customer.zip],
    ["Name", customer.name],
    ["Email", customer.email],
    ["Phone", customer.phone],
  ] as const) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expectThankYou(page);
  expect(jobsOf(customer)).toMatchObject([{ date: "2026-07-10", time_of_day: "Afternoon" }]);
});

/** Presses Tab until the target has the focus, as a visitor without a mouse does. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 400; presses += 1) {
    await target.page().keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${target}`);
}
