/** The chat's button takes no press meant for another control, and is always there. */
import { hrefOf } from "#app/lib/language.ts";
import { expectTakenOver } from "./support/chat.ts";
import { bookOver } from "./support/posting.ts";
import { haveCart } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const CART = "load-half.1_sofa.2";
/** A page without a docked bar, and two with bars of their own. */
const MAIN_PAGES = [
  { path: "/faq", cart: "" },
  { path: "/itemized", cart: CART },
  { path: "/schedule", cart: CART },
];
const PAGES = [
  ...MAIN_PAGES,
  { path: "/", cart: "" },
  { path: "/selection", cart: "" },
  { path: "/load-size", cart: CART },
  { path: "/itemized", cart: "" },
  { path: "/service-areas", cart: "" },
];
/** The pages of a booking, after its address; looked at on a phone. */
const OWN_PAGES = ["", "/move", "/items", "/cancel", "/photos"];
const PHONE = 390;

const WALKS = [
  {
    name: "of the main pages",
    tag: ["@script"],
    shared: MAIN_PAGES,
    own: [],
    widths: [PHONE, 1280],
  },
  {
    name: "on a phone and a desk",
    tag: ["@long"],
    shared: PAGES,
    own: OWN_PAGES,
    widths: [PHONE, 1280],
  },
  {
    name: "at the widths between",
    tag: ["@script", "@long"],
    shared: PAGES,
    own: [],
    widths: [320, 360, 480, 768, 1024],
  },
];

for (const { name, tag, shared, own, widths } of WALKS) {
  test(`the chat's button covers no control ${name}`, { tag }, async ({
    page,
    context,
    baseURL,
    customer,
    javaScriptEnabled,
  }) => {
    if (javaScriptEnabled) await page.addInitScript(bringTipAtOnce);
    const pages = shared.map(({ path, cart }) => ({ path: hrefOf(path), cart, widths }));
    if (own.length > 0) {
      const booking = await bookOver(baseURL as string, CART, customer);
      for (const path of [hrefOf("/booking"), ...own.map((path) => booking + path)]) {
        pages.push({ path, cart: "", widths: [PHONE] });
      }
    }
    for (const { path, cart, widths } of pages) {
      await haveCart(context, baseURL, cart);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path);
      if (javaScriptEnabled) {
        await expectTakenOver(page);
        await expect(page.locator("html")).toHaveAttribute("data-whole", "");
      }
      for (const width of widths) {
        const what = `${path}, ${cart ? "with a cart, " : ""}${width} px`;
        await page.setViewportSize({ width, height: width < 700 ? 740 : 720 });
        const found = await page.evaluate(walk, { isLive: javaScriptEnabled === true, width });
        expect(found.covered, what).toEqual([]);
        expect(found.missing, what).toEqual([]);
      }
    }
  });
}

/** The tip that comes after four quiet seconds is there at once: it may cover nothing either. */
function bringTipAtOnce(): void {
  const { setTimeout } = window;
  const hurried = (task: TimerHandler, ms?: number) => setTimeout(task, ms === 4_000 ? 0 : ms);
  window.setTimeout = hurried as typeof setTimeout;
  localStorage.removeItem("junkbuddy.last-tip");
}

/**
 * Scrolls through a page, to other places at each width, and presses, as it were, the middle and the
 * corners of every control in sight.
 * @param isLive the page's scripts run: each place is looked at once they have seen it
 */
async function walk({ isLive, width }: { isLive: boolean; width: number }) {
  const POSITIONS = 5;
  const CONTROLS = "a[href], button:enabled, input:enabled, select, textarea, summary";
  const FLOATING = ".chat-fab, .chat-tip";
  const found = {
    covered: [] as string[],
    /** Where a press at the button's place does not reach it. */
    missing: [] as number[],
  };
  const meets = (one: DOMRect, other: DOMRect) =>
    one.left <= other.right &&
    one.right >= other.left &&
    one.top <= other.bottom &&
    one.bottom >= other.top;
  const page = document.documentElement;
  for (let at = 0; at < POSITIONS; at += 1) {
    const share = (at + (width % 7) / 7) / (POSITIONS - 1);
    const top = (page.scrollHeight - page.clientHeight) * Math.min(1, share);
    scrollTo({ top, behavior: "instant" });
    if (isLive) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const floating = [...document.querySelectorAll(FLOATING)];
    const others = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
      .filter((one) => !floating.includes(one))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => floating.some((one) => meets(box, one.getBoundingClientRect())));
    for (const { one, box } of others) {
      const inset = 0.08;
      for (const [x, y] of [
        [0.5, 0.5],
        [inset, inset],
        [1 - inset, inset],
        [inset, 1 - inset],
        [1 - inset, 1 - inset],
      ] as const) {
        const [hit, next] = document
          .elementsFromPoint(box.left + box.width * x, box.top + box.height * y)
          .filter((element, at) => at === 0 || !element.closest(FLOATING));
        // What lies under a docked bar as well is the bar's to cover.
        if (hit?.closest(FLOATING) && next && one.contains(next)) {
          found.covered.push(`${one.outerHTML.slice(0, 80)} at ${top}`);
        }
      }
    }
    const button = document.querySelector(".chat-fab");
    // The page of a list that is being changed has none: the chat fills the cart.
    if (!button?.checkVisibility()) continue;
    const { left, top: above, width: across, height } = button.getBoundingClientRect();
    const reached = document.elementFromPoint(left + across / 2, above + height / 2);
    if (!button.contains(reached)) found.missing.push(top);
  }
  return found;
}
