import type { Locator, Page } from "@playwright/test";
import {
  add,
  addButton,
  cartLine,
  cookieValue,
  drawer,
  expectCartCount,
  haveCart,
  noteRequests,
  openDrawer,
  totalIn,
  viewCart,
} from "./support/screens.ts";
import { holdScripts } from "./support/slow-scripts.ts";
import { expect, test } from "./support/test.ts";

/** A phone, one on its side, a small one, a low window, and a phone at 200% zoom. */
const DRAWER_SIZES = [
  [390, 844],
  [844, 390],
  [390, 640],
  [640, 450],
  [195, 422],
] as const;

const CATEGORIES = [
  "Beds & Bedroom Furniture",
  "Living Room Seating",
  "Dressers Cabinets & Storage",
  "Tables & Desks",
  "Appliances",
  "Fitness & Sports",
  "Kids & Baby Items",
  "Outdoor & Yard",
  "Bathroom & Plumbing",
  "Décor & Small Items",
  "Tools Garage & Miscellaneous",
  "Custom & Catch-All",
];
const SECTIONS = ["Most booked", ...CATEGORIES];

test("the page has twelve categories, a link to each, and two promises", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/itemized");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manually Select Junk");
  await expect(categoryHeadings(page)).toHaveText(SECTIONS);
  await expect(
    page.getByText("You Don't Pay Until the Job Is Done", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Compare Prices Instantly in Cart")).toBeVisible();
  const ways = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expect(ways).toHaveCount(SECTIONS.length);
  await ways.filter({ hasText: "Custom jobs" }).click();
  await expect(page.getByRole("heading", { name: "Custom & Catch-All" })).toBeInViewport();
});

test("the category links work one after the other, and the back button returns", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/itemized");
  const ways = page.getByRole("navigation", { name: "Categories" });
  for (const [way, name] of [
    ["Kids", "Kids & Baby Items"],
    ["Tools", "Tools Garage & Miscellaneous"],
    ["Beds", "Beds & Bedroom Furniture"],
    ["Tools", "Tools Garage & Miscellaneous"],
  ] as const) {
    await ways.getByRole("link", { name: way }).click();
    await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
  }
  await page.goBack();
  await expect(page).toHaveURL(/#beds$/);
});

test("sections that a phone leaves out of its first layout are laid out later", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/itemized", "/", "/service-areas/katy"]) {
    await page.goto(path);
    await expect
      .poll(() => page.locator("section, footer").evaluateAll(areLaidOut), { message: path })
      .toBe(true);
  }
});

test.describe("with a browser whose extension changes the page", () => {
  // React reports that the page differs from what it expects, and renders it again.
  test.use({ expectedErrors: /Minified React error #(?:418|423|425)/ });

  test("the styles stay, and the page works", { tag: ["@script", "@long"] }, async ({ page }) => {
    await page.route("**/itemized", async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace("<title>", '<meta name="extension"><title>');
      await route.fulfill({ response, body: html });
    });
    await page.goto("/itemized");
    await expect(page.locator("html")).toHaveAttribute("data-whole", "");
    await expect(page.locator("body")).toHaveCSS("margin", "0px");
    expect((await page.locator("#page-styles").textContent())?.length).toBeGreaterThan(10_000);
    await addButton(page, "Sofa").click();
    await expect(page.locator(".cart-link__count")).toHaveText("1");
  });
});

/** Without their contents their heights would be estimates. */
function areLaidOut(elements: Element[]): boolean {
  return elements.every((one) => getComputedStyle(one).contentVisibility !== "auto");
}

test("the search form ignores case, and an address with a query shows its results", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/itemized");
  await search(page).fill("ReFrIgErAtOr");
  await search(page).press("Enter");
  await expect(items(page).first()).toHaveAccessibleName(/^Add Refrigerator, as chosen$/);
  await expect(addButton(page, "Sofa")).toHaveCount(0);

  await page.goto("/itemized?q=couch");
  await expect(search(page)).toHaveValue("couch");
  await expect(addButton(page, "Sofa")).toBeVisible();
  await expect(addButton(page, "Refrigerator")).toHaveCount(0);
});

test("adding an item found by search keeps the search", { tag: "@long" }, async ({ page }) => {
  await page.goto("/itemized?q=couch");
  await add(page, "Sofa");
  await expectCartCount(page, 1);
  await expect(search(page)).toHaveValue("couch");
  // The first press came without a cookie, so its list is in the address too.
  await expect(page).toHaveURL(/\/itemized\?q=couch(&unkept=sofa\.1)?(#found-seating-sofa)?$/);
});

test("items whose names match come before those found by an everyday word", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/itemized?q=lamp");
  await expect(categoryHeadings(page)).toHaveText(["Décor & Small Items", "Tables & Desks"]);
  await expectItems(page, [/^Add Lamp, /, /^Add End Table, /]);
  await page.goto("/itemized?q=tv");
  await expectItems(page, [/^Add TV Stand, /, /^Add Entertainment Center, /]);
});

test("a size that is picked on a card is added, counted and taken off there", {
  tag: "@plain-long",
}, async ({ page, context }) => {
  await page.goto("/itemized");
  const card = page.locator("#most-mattress");
  await card.getByRole("combobox", { name: "Which Mattress" }).selectOption("$95.00 King");
  await add(page, "Mattress");
  await expect.poll(() => cookieValue(context, "cart")).toBe("mattress-king.1");
  await add(page, "Mattress", 2);
  // The same card among the beds counts with it.
  await expect(page.locator("#beds-mattress .item__note")).toHaveText(/^Also 2 King$|^$/);
  await card.getByRole("button", { name: "Take one Mattress off" }).click();
  await expect(addButton(page, "Mattress")).toHaveAccessibleName(/, 1 in cart$/);
  await card.getByRole("button", { name: "Take one Mattress off" }).click();
  await expectCartCount(page, 0);
});

test("the bar with search and categories stays in view, and the category in view is marked", {
  tag: "@script",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/itemized");
  const ways = page.getByRole("navigation", { name: "Categories" });
  await expect(ways.locator("[aria-current]")).toHaveText("Most booked");
  await ways.getByRole("link", { name: "Tools" }).click();
  await expect(ways.locator("[aria-current]")).toHaveText("Tools");
  await expect(ways.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
  await expect(search(page)).toBeInViewport({ ratio: 1 });
});

test("a search without a match tells the visitor what to do", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/itemized?q=submarine");
  await expect(page.getByText("No item matches that. Try a shorter word,")).toBeVisible();
  await page.getByRole("link", { name: "Custom Job", exact: true }).click();
  await expect(customJob(page).first()).toBeInViewport();
});

test("the drawer shows the truck, the total and a link to schedule", { tag: "@long" }, async ({
  page,
  context,
  baseURL,
}) => {
  await haveCart(context, baseURL, "load-half.1_refrigerator.1");
  await page.goto("/itemized");
  const cart = await openDrawer(page);
  await expect(cart.getByRole("heading")).toHaveText("Your cart, 2 items");
  const truck = cart.getByRole("progressbar", { name: "Truck Fill" });
  await expect(truck).toHaveAttribute("aria-valuetext", "Load 1 - 3/4");
  await expect(truck).toHaveAttribute("aria-valuenow", "60");
  await expect(cart.getByText("Load 1 - 3/4")).toBeVisible();
  await expect(totalIn(cart)).toHaveText("$600.60");
  await cart.getByRole("link", { name: "Continue to Schedule" }).click();
  await expect(page).toHaveURL("/schedule");
});

test("the drawer shows things before the truck on a screen of any size", {
  tag: "@script",
}, async ({ page, context, baseURL }) => {
  await haveCart(context, baseURL, "sofa.2_refrigerator.1_mattress.1_load-full.2");
  await page.goto("/itemized");
  const cart = await openDrawer(page);
  const boxOf = async (part: Locator) => (await part.boundingBox()) as DOMRect;
  for (const [width, height] of DRAWER_SIZES) {
    await page.setViewportSize({ width, height });
    const what = `${width} by ${height}`;
    const sofa = await boxOf(cartLine(cart, "Sofa"));
    const truck = await boxOf(cart.locator(".drawer__truck"));
    if (width >= 320) expect(truck.height, what).toBeLessThanOrEqual(56);
    expect(sofa.y, what).toBeGreaterThanOrEqual(0);
    expect(sofa.y + sofa.height, what).toBeLessThan(height);
    expect(sofa.y, what).toBeLessThan(truck.y);
    // What is below can be scrolled to, the total and the way on with it.
    const next = cart.getByRole("link", { name: "Continue to Schedule" });
    await next.scrollIntoViewIfNeeded();
    await expect(next).toBeInViewport({ ratio: 1 });
    await cart.getByRole("heading").scrollIntoViewIfNeeded();
  }
  await expect(cart.getByText("1,285 points: 2 full trucks and 34% of another")).toBeAttached();
});

test("the drawer stays open while its buttons are used", { tag: "@long" }, async ({
  page,
  context,
  baseURL,
}) => {
  await haveCart(context, baseURL, "sofa.2_refrigerator.1");
  await page.goto("/itemized");
  const cart = await openDrawer(page);
  await cartLine(cart, "Sofa").getByRole("button", { name: "Remove one Sofa" }).click();
  await expect(cartLine(cart, "Sofa")).toContainText("Quantity: 1");
  await expect(cart).toBeVisible();
  await cart.getByRole("button", { name: "Remove Refrigerator" }).click();
  await expect(cart.getByRole("listitem")).toHaveCount(1);
  await expect(cart).toBeVisible();
  expect(await cookieValue(context, "cart")).toBe("sofa.1");
  await cart.getByRole("link", { name: "Close cart" }).last().click();
  await expect(cart).toBeHidden();
});

test("a drawer that its address has opened closes too", { tag: ["@script", "@long"] }, async ({
  page,
  context,
  baseURL,
}) => {
  await haveCart(context, baseURL, "sofa.1");
  await page.goto("/itemized#cart");
  const cart = drawer(page);
  await expect(cart).toHaveJSProperty("open", true);
  await cart.getByRole("link", { name: "Close cart" }).last().click();
  await expect(cart).toBeHidden();
  await openDrawer(page);
});

test("the cart link in the header opens the drawer", { tag: "@long" }, async ({
  page,
  context,
  baseURL,
}) => {
  await haveCart(context, baseURL, "sofa.2");
  await page.goto("/selection");
  await page.getByRole("banner").getByRole("link", { name: "Cart: 2 items, $220.00" }).click();
  await expect(drawer(page)).toBeVisible();
  await expect(cartLine(drawer(page), "Sofa")).toBeVisible();
});

test("a search for a thing that is not taken says where it can go", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/itemized?q=propane");
  await expect(notTaken(page)).toContainText("Propane Tank");
  await expect(notTaken(page)).toContainText("propane exchange rack");
  await expect(page.getByText("No item matches that.")).toHaveCount(0);
  await page.goto("/itemized");
  await expect(notTaken(page)).toHaveCount(0);
});

test.describe("with JavaScript", { tag: "@script" }, () => {
  test("the list is filtered at each letter typed", async ({ page }) => {
    await page.goto("/itemized", { waitUntil: "networkidle" });
    const requests = noteRequests(page);
    await search(page).pressSequentially("cou");
    await expect(addButton(page, "Sofa")).toBeVisible();
    await expect(addButton(page, "Treadmill")).toHaveCount(0);
    await search(page).pressSequentially("ch");
    await expect(addButton(page, "Loveseat")).toBeVisible();
    // The sofa, a sleeper and a reclining one are three items on one card.
    const shown = await page.getByRole("button", { name: /^Add / }).count();
    const found = page.getByRole("status").filter({ hasText: /items? shown/ });
    const said = Number.parseInt((await found.textContent()) ?? "", 10);
    expect(said).toBeGreaterThan(shown);
    await search(page).clear();
    await expect(categoryHeadings(page)).toHaveText(SECTIONS);
    await search(page).fill("submarine");
    await expect(page.getByText("No item matches that.")).toBeVisible();
    await search(page).fill("paint");
    await expect(addButton(page, "Wall Art or Picture")).toBeVisible();
    await expect(notTaken(page)).toContainText("Take leftover paint to a city or county");
    expect(requests).toEqual([expect.stringContaining("/search-words")]);
  });

  test.describe("without the everyday words", () => {
    test.use({ expectedErrors: /net::ERR_FAILED/ });

    test("the search still finds items by name", { tag: "@long" }, async ({ page }) => {
      await page.route("**/search-words", (route) => route.abort());
      await page.goto("/itemized", { waitUntil: "networkidle" });
      await search(page).fill("treadmill");
      await expect(addButton(page, "Refrigerator")).toHaveCount(0);
      await expect(addButton(page, "Treadmill")).toBeVisible();
    });
  });

  test("text typed before the scripts have loaded filters the list", { tag: "@long" }, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/itemized", { waitUntil: "commit" });
    await search(page).fill("couch");
    release();
    await expect(addButton(page, "Refrigerator")).toHaveCount(0);
    await expect(addButton(page, "Sofa")).toBeVisible();
  });

  test(
    "the drawer is a dialog that keeps the focus inside, returns it on closing, and closes " +
      "on a click beside it",
    async ({ page, context, baseURL }) => {
      await haveCart(context, baseURL, "sofa.2_refrigerator.1");
      await page.goto("/itemized");
      await viewCart(page).focus();
      await page.keyboard.press("Enter");
      const cart = drawer(page);
      await expect(cart).toHaveJSProperty("open", true);
      await expect(cart.getByRole("heading")).toBeFocused();

      const stops = await cart.locator("a[href]:not([tabindex='-1']), button:enabled").count();
      for (const key of ["Tab", "Shift+Tab"]) {
        for (let pressed = 0; pressed <= stops; pressed += 1) {
          await page.keyboard.press(key);
          await expectFocusInside(cart);
        }
      }
      await page.keyboard.press("Escape");
      await expect(cart).toBeHidden();
      await expect(viewCart(page)).toBeFocused();

      await page.keyboard.press("Enter");
      await cart.getByRole("link", { name: "Close cart" }).last().click();
      await expect(cart).toBeHidden();
      await expect(viewCart(page)).toBeFocused();

      await openDrawer(page);
      await page.mouse.click(40, 300);
      await expect(cart).toBeHidden();

      // Without its last line it keeps the focus too.
      await openDrawer(page);
      await cart.getByRole("button", { name: "Remove Refrigerator" }).click();
      await cart.getByRole("button", { name: "Remove Sofa" }).focus();
      await page.keyboard.press("Enter");
      await expect(cart.getByRole("heading", { name: "Your cart, 0 items" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expectFocusInside(cart);
      await page.keyboard.press("Shift+Tab");
      await expectFocusInside(cart);
      await page.keyboard.press("Escape");
      await expect(viewCart(page)).toBeFocused();
    },
  );
});

test("without JavaScript a link opens the drawer as a part of the page", {
  tag: "@noscript",
}, async ({ page, context, baseURL }) => {
  await haveCart(context, baseURL, "sofa.2");
  await page.goto("/itemized?q=couch");
  await viewCart(page).click();
  await expect(page).toHaveURL("/itemized?q=couch#cart");
  await drawer(page).getByRole("button", { name: "Add one Sofa" }).click();
  await expect(cartLine(drawer(page), "Sofa")).toContainText("Quantity: 3");
  await expect(page).toHaveURL("/itemized?q=couch#cart");
  await expect(drawer(page)).toBeVisible();
});

function notTaken(page: Page): Locator {
  return page.getByRole("region", { name: "We can't take" });
}

function search(page: Page): Locator {
  return page.getByRole("searchbox", { name: "Search items" });
}

function items(page: Page): Locator {
  return page.getByRole("button", { name: /^Add / });
}

/** The items shown first. */
async function expectItems(page: Page, names: RegExp[]): Promise<void> {
  for (const [at, name] of names.entries()) {
    await expect(items(page).nth(at)).toHaveAccessibleName(name);
  }
}

function customJob(page: Page): Locator {
  return page.getByRole("button", { name: /^Add Custom Job/ });
}

function categoryHeadings(page: Page): Locator {
  return page.getByRole("main").getByRole("heading", { level: 2 }).filter({ visible: true });
}

async function expectFocusInside(dialog: Locator): Promise<void> {
  await expect(dialog.locator(":focus")).toHaveCount(1);
}
