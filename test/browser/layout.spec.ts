/** Narrow screens, a browser's font at twice its size, and paper. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "./support/checks.ts";
import { type DeskDay, openDeskDay, signIn } from "./support/desk.ts";
import { jobsOf } from "./support/records.ts";
import { book, haveCart } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const NARROW = { width: 320, height: 700 };
const PHONE = { width: 390, height: 844 };
const LARGE_FONT = "--blink-settings=defaultFontSize=32,minimumFontSize=0";
const CART = "load-half.1_refrigerator.1_sofa.2";
const LONG = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2);
const RIGHT_TO_LEFT = "عبد الرحمن بن محمد بن عبد العزيز الهاشمي القرشي";
const ON_PAPER = { format: "Letter" } as const;

const PAGES = [
  ...["/", "/selection", "/load-size", "/itemized", "/itemized?q=submarine", "/schedule", "/chat"],
  ...["/list/sofa.2_mattress.1", "/confirmation", "/booking", "/blog", "/faq", "/service-areas"],
  "/privacy",
  ...["/service-areas/houston", "/blog/how-much-does-junk-removal-cost", "/no-such-page"],
];
const BOOKING_PAGES = ["", "/move", "/earlier", "/items", "/cancel", "/photos", "/unsubscribe"];
const DESK_PAGES = [
  ...["", "/calendar", "/add", "/inbox", "/customers", "/reports", "/settings", "/prices"],
  ...["/sheet", "/crew", "/more", "/sign-in"],
];
const JOB_PAGES = ["", "/done", "/move", "/items", "/cancel"];

test.describe("no page scrolls sideways, and a booking is one sheet", { tag: "@script" }, () => {
  let large: Browser;
  test.beforeEach(async ({ playwright, launchOptions }) => {
    const args = [...(launchOptions.args ?? []), LARGE_FONT];
    large = await playwright.chromium.launch({ ...launchOptions, args });
  });
  test.afterEach(() => large.close());

  test("pages of the shop and of a booking with long words", { tag: "@long" }, async ({
    page,
    context,
    baseURL,
    customer,
  }) => {
    await haveCart(context, baseURL, CART);
    const long = { ...customer, name: LONG, street: `1000 ${LONG}` };
    await book(page, long);
    expect(await sheetsOf(page)).toBe(1);
    const [job] = jobsOf(long);
    const own = `/booking/${job?.token}`;
    await page.goto(own);
    expect(await sheetsOf(page)).toBe(1);
    await haveCart(context, baseURL, CART);
    const paths = [...PAGES, ...BOOKING_PAGES.map((path) => own + path)];
    await expectNarrowPages(context, large, `${baseURL}`, paths);
  });

  test("the header is one row, with and without a cart", async ({ page, context, baseURL }) => {
    for (const cart of ["", CART]) {
      if (cart !== "") await haveCart(context, baseURL, cart);
      for (const path of ["/faq", "/es/faq"]) {
        await page.goto(path);
        for (const width of [320, 360, 375, 390, 412, 430, 768, 960, 1024, 1120, 1280, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          const { height } = (await page.locator(".site-header").boundingBox()) ?? { height: 0 };
          expect(height, `${path}, ${width} pixels`).toBeLessThan(80);
        }
      }
    }
  });

  test("pages of the desk with long names and streets", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    const day: DeskDay = await openDeskDay(2);
    try {
      const change = day.database.prepare(
        "UPDATE jobs SET name = ?, street = ?, notes = ? WHERE id = ?",
      );
      const names = [LONG, RIGHT_TO_LEFT];
      for (const [at, { id }] of day.stops.entries()) {
        change.run(names[at], `1000 ${LONG}`, `${LONG} ${RIGHT_TO_LEFT}`, id);
      }
      await signIn(page, day);
      const job = `/jobs/${day.stops[0]?.orderNumber}`;
      const paths = [...DESK_PAGES, ...JOB_PAGES.map((path) => job + path)];
      await expectNarrowPages(context, large, `${day.line.url}/desk`, paths);
    } finally {
      await day.close();
    }
  });
});

/** How many sheets a page takes on paper. */
async function sheetsOf(page: Page): Promise<number> {
  const text = (await page.pdf(ON_PAPER)).toString("latin1");
  return text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/**
 * Measures the pages on a narrow screen, and on a phone whose browser has a large font.
 * @param context its cookies are those of both browsers
 */
async function expectNarrowPages(
  context: BrowserContext,
  large: Browser,
  site: string,
  paths: string[],
): Promise<void> {
  const storageState = await context.storageState();
  const narrow = await context.newPage();
  await narrow.setViewportSize(NARROW);
  const options = { storageState, viewport: PHONE, reducedMotion: "reduce" } as const;
  const phone = await large.newPage(options);
  await phone.goto(site);
  const font = () => getComputedStyle(document.documentElement).fontSize;
  expect(await phone.evaluate(font)).toBe("32px");
  for (const path of paths) {
    await test.step(path, async () => {
      for (const page of [narrow, phone]) {
        await page.goto(site + path, { waitUntil: "domcontentloaded" });
        // With the parts that are laid out later: until then what is too wide in them is cut off.
        await page.evaluate(() => {
          document.documentElement.dataset.whole = "";
        });
        await expectNoSidewaysScroll(page);
      }
    });
  }
}
