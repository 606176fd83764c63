import type { Locator, Page } from "@playwright/test";
import { words as drawerWords } from "#app/cart/drawer/drawer-words.ts";
import { words as lineWords } from "#app/cart/drawer/lines-words.ts";
import { words as cardWords } from "#app/cart/items/card-words.ts";
import { words as notTakenWords } from "#app/cart/items/not-taken-words.ts";
import { words as sectionWords } from "#app/cart/items/sections-words.ts";
import { words as itemsWords } from "#app/cart/items/words.ts";
import { hrefOf, spokenLanguage } from "#app/lib/language.ts";
import { CATEGORIES, type CategoryKey } from "#app/prices/catalog.ts";
import { words as categoryWords } from "#app/prices/category-words.ts";
import { words as priceWords } from "#app/prices/words.ts";
import { words as frameWords } from "#app/site/frame/words.ts";
import { endOf, escaped, nameOf, refusalOf, startOf } from "./support/names.ts";
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

const sections = () => [cardWords.most, ...CATEGORIES.map((key) => categoryWords[key].name)];

const TYPED = {
  en: { couch: "couch", lamp: "lamp", submarine: "submarine", propane: "propane" },
  es: { couch: "sillon", lamp: "lampara", submarine: "submarino", propane: "propano" },
};
/** What a customer types into the search. */
const typed = (thing: keyof typeof TYPED.en) => TYPED[spokenLanguage()][thing];

test("the page has twelve categories, a link to each, and two promises", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto(hrefOf("/itemized"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(itemsWords.heading);
  await expect(categoryHeadings(page)).toHaveText(sections());
  await expect(page.getByText(itemsWords.payLater, { exact: true })).toBeVisible();
  await expect(page.getByText(itemsWords.compare)).toBeVisible();
  const links = ways(page).getByRole("link");
  await expect(links).toHaveCount(13);
  await links.filter({ hasText: categoryWords.custom.short }).click();
  await expect(page.getByRole("heading", { name: categoryWords.custom.name })).toBeInViewport();
});

test("the category links work one after the other, and the back button returns", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto(hrefOf("/itemized"));
  for (const key of ["kids", "tools", "beds", "tools"] as const) {
    const { name } = categoryWords[key];
    await wayTo(page, key).click();
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
    await page.goto(hrefOf(path));
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
    await page.goto(hrefOf("/itemized"));
    await expect(page.locator("html")).toHaveAttribute("data-whole", "");
    await expect(page.locator("body")).toHaveCSS("margin", "0px");
    expect((await page.locator("#page-styles").textContent())?.length).toBeGreaterThan(10_000);
    await addButton(page, nameOf("sofa")).click();
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
  await page.goto(hrefOf("/itemized"));
  await search(page).fill(inMixedCase(nameOf("refrigerator")));
  await search(page).press("Enter");
  await expect(items(page).first()).toHaveAccessibleName(
    cardWords.addChosen(nameOf("refrigerator")),
  );
  await expect(addButton(page, nameOf("sofa"))).toHaveCount(0);

  await page.goto(hrefOf(`/itemized?q=${typed("couch")}`));
  await expect(search(page)).toHaveValue(typed("couch"));
  await expect(addButton(page, nameOf("sofa"))).toBeVisible();
  await expect(addButton(page, nameOf("refrigerator"))).toHaveCount(0);
});

test("adding an item found by search keeps the search", { tag: "@long" }, async ({ page }) => {
  await page.goto(hrefOf(`/itemized?q=${typed("couch")}`));
  await add(page, nameOf("sofa"));
  await expectCartCount(page, 1);
  await expect(search(page)).toHaveValue(typed("couch"));
  // The first press came without a cookie, so its list is in the address too.
  await expect(page).toHaveURL(
    new RegExp(
      `${escaped(hrefOf(`/itemized?q=${typed("couch")}`))}(&unkept=sofa\\.1)?(#found-seating-sofa)?$`,
    ),
  );
});

test("items whose names match come before those found by an everyday word", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto(hrefOf(`/itemized?q=${typed("lamp")}`));
  await expect(categoryHeadings(page)).toHaveText([
    categoryWords.decor.name,
    categoryWords.tables.name,
  ]);
  await expectItems(page, ["lamp", "end-table"]);
  await page.goto(hrefOf("/itemized?q=tv"));
  await expectItems(page, ["tv-stand", "entertainment-center"]);
});

test("a size that is picked on a card is added, counted and taken off there", {
  tag: "@plain-long",
}, async ({ page, context }) => {
  await page.goto(hrefOf("/itemized"));
  const card = page.locator("#most-mattress");
  await card
    .getByRole("combobox", { name: cardWords.which(nameOf("mattress")) })
    .selectOption("$95.00 King");
  await add(page, nameOf("mattress"));
  await expect.poll(() => cookieValue(context, "cart")).toBe("mattress-king.1");
  await add(page, nameOf("mattress"), 2);
  // The same card among the beds counts with it.
  await expect(page.locator("#beds-mattress .item__note")).toHaveText(
    new RegExp(`^${cardWords.also("2 King")}$|^$`),
  );
  await card.getByRole("button", { name: cardWords.takeOff(nameOf("mattress")) }).click();
  await expect(addButton(page, nameOf("mattress"))).toHaveAccessibleName(
    endOf(cardWords.inCart(1)),
  );
  await card.getByRole("button", { name: cardWords.takeOff(nameOf("mattress")) }).click();
  await expectCartCount(page, 0);
});

test("the bar with search and categories stays in view, and the category in view is marked", {
  tag: "@script",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(hrefOf("/itemized"));
  const current = ways(page).locator("[aria-current]");
  await expect(current).toHaveText(cardWords.most);
  await wayTo(page, "tools").click();
  await expect(current).toHaveText(categoryWords.tools.short);
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(search(page)).toBeInViewport({ ratio: 1 });
});

test("a search without a match tells the visitor what to do", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto(hrefOf(`/itemized?q=${typed("submarine")}`));
  await expect(page.getByText(sectionWords.none)).toBeVisible();
  await page.getByRole("link", { name: sectionWords.custom, exact: true }).click();
  await expect(customJob(page).first()).toBeInViewport();
});

test("the drawer shows the truck, the total and a link to schedule", { tag: "@long" }, async ({
  page,
  context,
  baseURL,
}) => {
  await haveCart(context, baseURL, "load-half.1_refrigerator.1");
  await page.goto(hrefOf("/itemized"));
  const cart = await openDrawer(page);
  await expect(cart.getByRole("heading")).toHaveText(drawerWords.title(priceWords.items(2)));
  const truck = cart.getByRole("progressbar", { name: priceWords.truckFill });
  await expect(truck).toHaveAttribute("aria-valuetext", `${priceWords.load(1)} - 3/4`);
  await expect(truck).toHaveAttribute("aria-valuenow", "60");
  await expect(cart.getByText(`${priceWords.load(1)} - 3/4`)).toBeVisible();
  await expect(totalIn(cart)).toHaveText("$600.60");
  await cart.getByRole("link", { name: drawerWords.schedule }).click();
  await expect(page).toHaveURL(hrefOf("/schedule"));
});

test("the drawer shows things before the truck on a screen of any size", {
  tag: "@script",
}, async ({ page, context, baseURL }) => {
  await haveCart(context, baseURL, "sofa.2_refrigerator.1_mattress.1_load-full.2");
  await page.goto(hrefOf("/itemized"));
  const cart = await openDrawer(page);
  const boxOf = async (part: Locator) => (await part.boundingBox()) as DOMRect;
  for (const [width, height] of DRAWER_SIZES) {
    await page.setViewportSize({ width, height });
    const what = `${width} by ${height}`;
    const sofa = await boxOf(cartLine(cart, nameOf("sofa")));
    const truck = await boxOf(cart.locator(".drawer__truck"));
    if (width >= 320) expect(truck.height, what).toBeLessThanOrEqual(56);
    expect(sofa.y, what).toBeGreaterThanOrEqual(0);
    expect(sofa.y + sofa.height, what).toBeLessThan(height);
    expect(sofa.y, what).toBeLessThan(truck.y);
    // What is below can be scrolled to, the total and the way on with it.
    const next = cart.getByRole("link", { name: drawerWords.schedule });
    await next.scrollIntoViewIfNeeded();
    await expect(next).toBeInViewport({ ratio: 1 });
    await cart.getByRole("heading").scrollIntoViewIfNeeded();
  }
  await expect(
    cart.getByText(priceWords.measure("1,285", false, priceWords.trucks(2, 34))),
  ).toBeAttached();
});

test("the drawer stays open while its buttons are used", { tag: "@long" }, async ({
  page,
  context,
  baseURL,
}) => {
  await haveCart(context, baseURL, "sofa.2_refrigerator.1");
  await page.goto(hrefOf("/itemized"));
  const cart = await openDrawer(page);
  await cartLine(cart, nameOf("sofa"))
    .getByRole("button", { name: lineWords.removeOne(nameOf("sofa")) })
    .click();
  await expect(cartLine(cart, nameOf("sofa"))).toContainText(`${lineWords.quantity}1`);
  await expect(cart).toBeVisible();
  await cart.getByRole("button", { name: lineWords.removeAll(nameOf("refrigerator")) }).click();
  await expect(cart.getByRole("listitem")).toHaveCount(1);
  await expect(cart).toBeVisible();
  expect(await cookieValue(context, "cart")).toBe("sofa.1");
  await cart.getByRole("link", { name: drawerWords.close }).last().click();
  await expect(cart).toBeHidden();
});

test("a drawer that its address has opened closes too", { tag: ["@script", "@long"] }, async ({
  page,
  context,
  baseURL,
}) => {
  await haveCart(context, baseURL, "sofa.1");
  await page.goto(hrefOf("/itemized#cart"));
  const cart = drawer(page);
  await expect(cart).toHaveJSProperty("open", true);
  await cart.getByRole("link", { name: drawerWords.close }).last().click();
  await expect(cart).toBeHidden();
  await openDrawer(page);
});

test("the cart link in the header opens the drawer", { tag: "@long" }, async ({
  page,
  context,
  baseURL,
}) => {
  await haveCart(context, baseURL, "sofa.2");
  await page.goto(hrefOf("/selection"));
  const link = `${frameWords.cart}2${frameWords.items(2)}$220.00`;
  await page.getByRole("banner").getByRole("link", { name: link }).click();
  await expect(drawer(page)).toBeVisible();
  await expect(cartLine(drawer(page), nameOf("sofa"))).toBeVisible();
});

test("a search for a thing that is not taken says where it can go", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto(hrefOf(`/itemized?q=${typed("propane")}`));
  const { name, advice } = refusalOf("propane");
  await expect(notTaken(page)).toContainText(name);
  await expect(notTaken(page)).toContainText(advice);
  await expect(page.getByText(sectionWords.none)).toHaveCount(0);
  await page.goto(hrefOf("/itemized"));
  await expect(notTaken(page)).toHaveCount(0);
});

test.describe("with JavaScript", { tag: "@script" }, () => {
  test("the list is filtered at each letter typed", async ({ page }) => {
    await page.goto(hrefOf("/itemized"), { waitUntil: "networkidle" });
    const requests = noteRequests(page);
    const word = typed("couch");
    await search(page).pressSequentially(word.slice(0, 3));
    await expect(addButton(page, nameOf("sofa"))).toBeVisible();
    await expect(addButton(page, nameOf("treadmill"))).toHaveCount(0);
    await search(page).pressSequentially(word.slice(3));
    await expect(addButton(page, nameOf("loveseat"))).toBeVisible();
    // The sofa, a sleeper and a reclining one are three items on one card.
    const shown = await items(page).count();
    const count = new RegExp(itemsWords.found("\\d+ \\S+", 0));
    const found = page.getByRole("status").filter({ hasText: count });
    const said = Number(/\d+/.exec((await found.textContent()) ?? ""));
    expect(said).toBeGreaterThan(shown);
    await search(page).clear();
    await expect(categoryHeadings(page)).toHaveText(sections());
    await search(page).fill(typed("submarine"));
    await expect(page.getByText(sectionWords.none)).toBeVisible();
    // A page in Spanish knows the English word too.
    await search(page).fill("paint");
    await expect(addButton(page, nameOf("wall-art"))).toBeVisible();
    await expect(notTaken(page)).toContainText(refusalOf("paint").advice);
    expect(requests).toEqual([expect.stringContaining("/search-words")]);
  });

  test.describe("without the everyday words", () => {
    test.use({ expectedErrors: /net::ERR_FAILED/ });

    test("the search still finds items by name", { tag: "@long" }, async ({ page }) => {
      await page.route("**/search-words", (route) => route.abort());
      await page.goto(hrefOf("/itemized"), { waitUntil: "networkidle" });
      await search(page).fill(nameOf("treadmill").toLowerCase());
      await expect(addButton(page, nameOf("refrigerator"))).toHaveCount(0);
      await expect(addButton(page, nameOf("treadmill"))).toBeVisible();
    });
  });

  test("text typed before the scripts have loaded filters the list", { tag: "@long" }, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(hrefOf("/itemized"), { waitUntil: "commit" });
    await search(page).fill(typed("couch"));
    release();
    await expect(addButton(page, nameOf("refrigerator"))).toHaveCount(0);
    await expect(addButton(page, nameOf("sofa"))).toBeVisible();
  });

  test(
    "the drawer is a dialog that keeps the focus inside, returns it on closing, and closes " +
      "on a click beside it",
    async ({ page, context, baseURL }) => {
      await haveCart(context, baseURL, "sofa.2_refrigerator.1");
      await page.goto(hrefOf("/itemized"));
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
      await cart.getByRole("link", { name: drawerWords.close }).last().click();
      await expect(cart).toBeHidden();
      await expect(viewCart(page)).toBeFocused();

      await openDrawer(page);
      await page.mouse.click(40, 300);
      await expect(cart).toBeHidden();

      // Without its last line it keeps the focus too.
      await openDrawer(page);
      await cart.getByRole("button", { name: lineWords.removeAll(nameOf("refrigerator")) }).click();
      await cart.getByRole("button", { name: lineWords.removeAll(nameOf("sofa")) }).focus();
      await page.keyboard.press("Enter");
      await expect(
        cart.getByRole("heading", { name: drawerWords.title(priceWords.items(0)) }),
      ).toBeFocused();
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
  await page.goto(hrefOf(`/itemized?q=${typed("couch")}`));
  const withCart = hrefOf(`/itemized?q=${typed("couch")}#cart`);
  await viewCart(page).click();
  await expect(page).toHaveURL(withCart);
  await drawer(page)
    .getByRole("button", { name: lineWords.addOne(nameOf("sofa")) })
    .click();
  await expect(cartLine(drawer(page), nameOf("sofa"))).toContainText(`${lineWords.quantity}3`);
  await expect(page).toHaveURL(withCart);
  await expect(drawer(page)).toBeVisible();
});

function notTaken(page: Page): Locator {
  return page.getByRole("region", { name: notTakenWords.title });
}

function search(page: Page): Locator {
  return page.getByRole("searchbox", { name: itemsWords.search });
}

function items(page: Page): Locator {
  return page.getByRole("button", { name: startOf(cardWords.add("|", "").replace(/\|.*/, "")) });
}

/** The items shown first. */
async function expectItems(page: Page, ids: string[]): Promise<void> {
  for (const [at, id] of ids.entries()) {
    await expect(items(page).nth(at)).toHaveAccessibleName(startOf(cardWords.add(nameOf(id), "")));
  }
}

function customJob(page: Page): Locator {
  const name = nameOf("custom-xs").replace(/ XS$/, "");
  return page.getByRole("button", { name: startOf(cardWords.addChosen(name)) });
}

function ways(page: Page): Locator {
  return page.getByRole("navigation", { name: itemsWords.categories });
}

function wayTo(page: Page, key: CategoryKey): Locator {
  return ways(page).getByRole("link", { name: categoryWords[key].short });
}

/** "ReFrIgErAtOr" */
function inMixedCase(name: string): string {
  return name.replace(/(.)(.?)/g, (_, odd, even) => odd.toUpperCase() + even.toLowerCase());
}

function categoryHeadings(page: Page): Locator {
  return page.getByRole("main").getByRole("heading", { level: 2 }).filter({ visible: true });
}

async function expectFocusInside(dialog: Locator): Promise<void> {
  await expect(dialog.locator(":focus")).toHaveCount(1);
}
