import type { BrowserContext, Page } from "@playwright/test";
import { words as drawerWords } from "#app/cart/drawer/drawer-words.ts";
import { words as lineWords } from "#app/cart/drawer/lines-words.ts";
import { words as cardWords } from "#app/cart/items/card-words.ts";
import { words as loadWords } from "#app/cart/load-size/words.ts";
import { words as cartWords } from "#app/cart/words.ts";
import { hrefOf } from "#app/lib/language.ts";
import { words as priceWords } from "#app/prices/words.ts";
import { endOf, nameOf } from "./support/names.ts";
import {
  add,
  addButton,
  book,
  cartLine,
  cookieValue,
  expectCartCount,
  haveCart,
  loadSummary,
  noteRequests,
  openDrawer,
  totalIn,
  viewCart,
} from "./support/screens.ts";
import { blockScripts, holdScripts } from "./support/slow-scripts.ts";
import { expect, test } from "./support/test.ts";

test("the buttons plus, minus and remove change a line, its count and the total", {
  tag: "@plain-long",
}, async ({ page, javaScriptEnabled }) => {
  await page.goto(hrefOf("/itemized"), { waitUntil: javaScriptEnabled ? "networkidle" : "load" });
  const requests = noteRequests(page);
  await add(page, nameOf("sofa"));
  await add(page, nameOf("sofa"), 2);
  await add(page, nameOf("refrigerator"));
  const cart = await openDrawer(page);
  const sofa = cartLine(cart, nameOf("sofa"));
  await sofa.getByRole("button", { name: lineWords.removeOne(nameOf("sofa")) }).click();
  await expect(sofa).toContainText("$110.00");

  await sofa.getByRole("button", { name: lineWords.addOne(nameOf("sofa")) }).click();
  await expect(sofa).toContainText(`${lineWords.quantity}2`);
  await expect(sofa).toContainText("$220.00");
  await expect(cart.getByRole("heading")).toHaveText(drawerWords.title(priceWords.items(3)));
  await expect(totalIn(cart)).toHaveText("$282.10");

  await sofa.getByRole("button", { name: lineWords.removeOne(nameOf("sofa")) }).click();
  await expect(sofa).toContainText(`${lineWords.quantity}1`);
  await sofa.getByRole("button", { name: lineWords.removeOne(nameOf("sofa")) }).click();
  await expect(sofa).toHaveCount(0);
  await cart.getByRole("button", { name: lineWords.removeAll(nameOf("refrigerator")) }).click();
  await expect(cart.getByText(cartWords.removed(nameOf("refrigerator")))).toBeVisible();
  await cart.getByRole("button", { name: cartWords.undo }).click();
  await expect(cartLine(cart, nameOf("refrigerator"))).toContainText("$120.00");
  await expect(cart.getByRole("button", { name: cartWords.undo })).toHaveCount(0);

  await cart.getByRole("button", { name: lineWords.removeAll(nameOf("refrigerator")) }).click();
  await expect(cart.getByText(drawerWords.empty)).toBeVisible();
  await expect(totalIn(cart)).toHaveText("$0.00");
  await expect(cart.getByRole("button", { name: drawerWords.schedule })).toBeDisabled();
  await cart.getByLabel(drawerWords.close).last().click();
  await expectCartCount(page, 0);
  // With JavaScript no press waits for the server, which is asked only for advice on the price.
  if (javaScriptEnabled)
    expect(requests.filter((path) => path !== hrefOf("/cart/advice"))).toEqual([]);
});

test("the count on View Cart follows the cart, and a reload keeps the cart", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto(hrefOf("/itemized"));
  await expectCartCount(page, 0);
  await add(page, nameOf("sofa"));
  await add(page, nameOf("sofa"), 2);
  await add(page, nameOf("mattress"));
  await expectCartCount(page, 3);
  await page.reload();
  await expectCartCount(page, 3);
  await expect(addButton(page, nameOf("sofa"))).toHaveAccessibleName(endOf(cardWords.inCart(2)));
});

test("/load-size adds and removes load sizes", { tag: "@long" }, async ({ page }) => {
  await page.goto(hrefOf("/load-size"));
  const cart = loadSummary(page);
  await expect(cart).toContainText(loadWords.empty);
  for (const [load, total] of [
    ["load-full", "$1,000.00"],
    ["load-three-quarter", "$1,750.75"],
    ["load-half", "$2,250.25"],
    ["load-quarter", "$2,500.50"],
  ] as const) {
    await add(page, nameOf(load));
    await expect(totalIn(cart)).toHaveText(total);
  }
  await cart.getByRole("button", { name: lineWords.removeAll(nameOf("load-full")) }).click();
  await expect(cart.getByRole("listitem")).toHaveCount(3);
});

test("the cart drops ids that the price list does not have", { tag: "@long" }, async ({
  page,
  context,
  baseURL,
}) => {
  await haveCart(context, baseURL, "no-such-thing.3_sofa.1_%F0%9F%9A%9A.2");
  await page.goto(hrefOf("/itemized"));
  await expectCartCount(page, 1);
  await add(page, nameOf("mattress"));
  await expect.poll(() => cookieValue(context, "cart")).toBe("sofa.1_mattress.1");
});

test("adding the 201st unit of an item reports that the line is full", { tag: "@long" }, async ({
  page,
  context,
  baseURL,
}) => {
  await haveCart(context, baseURL, "sofa.200");
  await page.goto(hrefOf("/itemized"));
  await addButton(page, nameOf("sofa")).click();
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveText(
    priceWords.lineFull(200),
  );
  await expectCartCount(page, 200);
  const cart = await openDrawer(page);
  await expect(cart.getByRole("button", { name: lineWords.addOne(nameOf("sofa")) })).toBeDisabled();
});

test("adding the 501st unit to a cart reports that the cart is full", { tag: "@long" }, async ({
  page,
  context,
  baseURL,
}) => {
  await haveCart(context, baseURL, "sofa.200_mattress.200_desk.100");
  await page.goto(hrefOf("/itemized"));
  await addButton(page, nameOf("refrigerator")).click();
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveText(priceWords.cartFull);
  await expectCartCount(page, 500);
});

test.describe("with JavaScript", { tag: "@script" }, () => {
  test("200 presses in rapid succession add 200 units", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await openShop(page);
    await press(page, "sofa", 200);
    await expectEverywhere(page, context, "sofa", 200);
    await page.reload();
    await expectCartCount(page, 200);
  });

  test("100 presses in each of two tabs at the same time add 200 units", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await Promise.all([openShop(page), openShop(other)]);
    await Promise.all([pressInTurns(page, "sofa", 100), pressInTurns(other, "sofa", 100)]);
    await expectEverywhere(page, context, "sofa", 200);
    await expectEverywhere(other, context, "sofa", 200);
  });

  test("two tabs that change different items at the same time lose no press", async ({
    page,
    context,
    baseURL,
  }) => {
    await haveCart(context, baseURL, "refrigerator.1");
    const other = await context.newPage();
    await Promise.all([openShop(page), openShop(other)]);
    await Promise.all([pressInTurns(page, "sofa", 60), pressInTurns(other, "mattress", 40)]);
    await expect
      .poll(async () => (await cookieValue(context, "cart"))?.split("_").sort())
      .toEqual(["mattress.40", "refrigerator.1", "sofa.60"]);
    for (const tab of [page, other]) {
      await expectCartCount(tab, 101);
      await expect(addButton(tab, nameOf("sofa"))).toHaveAccessibleName(
        endOf(cardWords.inCart(60)),
      );
      await expect(addButton(tab, nameOf("mattress"))).toHaveAccessibleName(
        endOf(cardWords.inCart(40)),
      );
    }
  });

  test("a tab that opens while another one writes loses none of the other's presses", {
    tag: "@long",
  }, async ({ page, context }) => {
    const other = await context.newPage();
    await openShop(page);
    let isOpen = false;
    const opening = other.goto(hrefOf("/load-size")).then(() => {
      isOpen = true;
    });
    let pressed = 0;
    while (!isOpen) {
      await pressInTurns(page, pressed < 200 ? "sofa" : "mattress", 10);
      pressed += 10;
    }
    await opening;
    await expectCartCount(page, pressed);
    await page.reload();
    await expectCartCount(page, pressed);
  });

  test("another open tab shows each change at once", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await Promise.all([openShop(page), other.goto(hrefOf("/load-size"))]);
    await add(page, nameOf("sofa"));
    const summary = loadSummary(other);
    await expect(cartLine(summary, nameOf("sofa"))).toBeVisible();
    await expect(totalIn(summary)).toHaveText("$110.00");
    await summary.getByRole("button", { name: lineWords.removeAll(nameOf("sofa")) }).click();
    await expectCartCount(page, 0);
  });

  test("presses before the scripts have loaded are kept, and the drawer that they opened stays open", async ({
    page,
    context,
    baseURL,
  }) => {
    await haveCart(context, baseURL, "sofa.2");
    const release = await holdScripts(page);
    await page.goto(hrefOf("/itemized"), { waitUntil: "commit" });
    await addButton(page, nameOf("refrigerator")).click();
    await addButton(page, nameOf("refrigerator")).click();
    await addButton(page, nameOf("mattress")).click();
    await expect(page).toHaveURL(hrefOf("/itemized"));
    await expectCartCount(page, 2);
    const cart = await openDrawer(page);
    await cart.getByRole("button", { name: lineWords.removeOne(nameOf("sofa")) }).click();
    release();
    await expect(cart.getByRole("heading")).toHaveText(drawerWords.title(priceWords.items(4)));
    await expect(cart).toHaveJSProperty("open", true);
    await expectCartCount(page, 4);
    await expect.poll(() => cookieValue(context, "cart")).toBe("sofa.1_refrigerator.2_mattress.1");
    await page.keyboard.press("Escape");
    await expect(viewCart(page)).toBeFocused();
  });

  test.describe("when the scripts never load", () => {
    test.use({ expectedErrors: /net::ERR_FAILED/ });

    test("the page posts the presses after some seconds", { tag: "@long" }, async ({
      page,
      context,
    }) => {
      await page.clock.install();
      await blockScripts(page);
      await page.goto(hrefOf("/itemized"));
      await addButton(page, nameOf("sofa")).click();
      await addButton(page, nameOf("sofa")).click();
      await addButton(page, nameOf("mattress")).click();
      await page.clock.runFor(8_000);
      await expectCartCount(page, 3);
      expect(await cookieValue(context, "cart")).toBe("sofa.2_mattress.1");
    });
  });

  test("local storage restores a cart whose cookie is gone", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await openShop(page);
    await add(page, nameOf("sofa"));
    await add(page, nameOf("sofa"), 2);
    await expect.poll(() => storedCart(page)).toMatchObject([{ id: "sofa", quantity: 2 }]);
    await page.goto("/healthz");
    await context.clearCookies({ name: "cart" });
    await page.goto(hrefOf("/itemized"));
    await expectCartCount(page, 2);
    await expectEverywhere(page, context, "sofa", 2);
  });

  test("the cookie keeps a cart whose local storage is gone", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await openShop(page);
    await add(page, nameOf("sofa"));
    await expect.poll(() => cookieValue(context, "cart")).toBe("sofa.1");
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expectCartCount(page, 1);
    await expectEverywhere(page, context, "sofa", 1);
  });

  test("the cookie takes precedence over local storage", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await openShop(page);
    await storeCart(page, [{ id: "mattress", quantity: 9, name: "Mattress", price: 1, volume: 1 }]);
    await haveCart(context, page.url(), "sofa.2");
    await page.reload();
    await expectCartCount(page, 2);
    await expectEverywhere(page, context, "sofa", 2);
  });

  test("prices in local storage are ignored", async ({ page, context }) => {
    await openShop(page);
    await storeCart(page, [{ id: "sofa", quantity: 1, name: "Free sofa", price: 0.01, volume: 0 }]);
    await context.clearCookies({ name: "cart" });
    await page.reload();
    const cart = await openDrawer(page);
    await expect(cartLine(cart, nameOf("sofa"))).toContainText("$110.00");
    await expect(totalIn(cart)).toHaveText("$110.00");
    await expect
      .poll(() => storedCart(page))
      .toEqual([{ id: "sofa", quantity: 1, name: nameOf("sofa"), price: 110, volume: 50 }]);
  });

  test("local storage loses unknown items, entries of another shape, and what is not JSON", {
    tag: "@long",
  }, async ({ page, context }) => {
    await openShop(page);
    const reloadWith = async (stored: string) => {
      await page.evaluate((text) => localStorage.setItem("junkbuddy.cart", text), stored);
      await context.clearCookies({ name: "cart" });
      await page.reload();
    };
    await reloadWith("{oops");
    await expectCartCount(page, 0);
    for (const stored of [
      [
        { id: "no-such-thing", quantity: 3 },
        { id: "sofa", quantity: 1 },
      ],
      [null, 7, { name: "Sofa" }, { id: "sofa", quantity: 2 }],
    ]) {
      await reloadWith(JSON.stringify(stored));
      const { quantity: units } = stored.at(-1) as { quantity: number };
      await expectEverywhere(page, context, "sofa", units);
    }
    await add(page, nameOf("sofa"), 3);
  });

  test("a booking empties the cart in another tab", { tag: "@long" }, async ({
    page,
    context,
    customer,
  }) => {
    await openShop(page);
    await add(page, nameOf("sofa"));
    const other = await context.newPage();
    await book(other, customer);
    await expectCartCount(page, 0);
    await expect.poll(() => storedCart(page)).toEqual([]);
  });

  test("going back to a page shows the current cart", { tag: "@long" }, async ({ page }) => {
    await openShop(page);
    await add(page, nameOf("sofa"));
    await page.goto(hrefOf("/load-size"));
    await add(page, nameOf("load-quarter"));
    await page.goBack();
    await expectCartCount(page, 2);
  });
});

/** Opens the item list and waits for its scripts. */
async function openShop(page: Page): Promise<void> {
  await page.goto(hrefOf("/itemized"));
  await expect.poll(() => storedCart(page)).not.toBeNull();
}

/** Presses an item's button as fast as the page can. */
async function press(page: Page, item: string, times: number): Promise<void> {
  await addButton(page, nameOf(item)).evaluate((button: HTMLButtonElement, times) => {
    for (let pressed = 0; pressed < times; pressed += 1) button.click();
  }, times);
}

/**
 * As `press`, with a pause for other tabs after every few presses, so that their writes interleave.
 */
async function pressInTurns(page: Page, item: string, times: number): Promise<void> {
  await addButton(page, nameOf(item)).evaluate(async (button: HTMLButtonElement, times) => {
    const { port1, port2 } = new MessageChannel();
    for (let pressed = 0; pressed < times; pressed += 1) {
      button.click();
      if (pressed % 5 !== 4) continue;
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  }, times);
}

/** Expects the same cart on the screen, in the cookie and in local storage. */
async function expectEverywhere(page: Page, context: BrowserContext, id: string, units: number) {
  const name = nameOf(id);
  await expectCartCount(page, units);
  await expect(addButton(page, name)).toHaveAccessibleName(endOf(cardWords.inCart(units)));
  await expect.poll(() => cookieValue(context, "cart")).toBe(`${id}.${units}`);
  await expect.poll(() => storedCart(page)).toMatchObject([{ id, name, quantity: units }]);
}

function storedCart(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("junkbuddy.cart") ?? "null"));
}

async function storeCart(page: Page, entries: readonly unknown[]): Promise<void> {
  const text = JSON.stringify(entries);
  await page.evaluate((value) => localStorage.setItem("junkbuddy.cart", value), text);
}
