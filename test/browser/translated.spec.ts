/** What a browser or an update changes under a page that is open. */
import type { Page } from "@playwright/test";
import { chatButton, messageBox, parsedSummary } from "./support/chat.ts";
import { haveCart } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test.describe("a page that is open", { tag: "@script" }, () => {
  test("shows each change when the browser has translated it", { tag: "@long" }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const original = await browser.newPage();
    const pages = [page, original];

    /** Does the same on both pages, which must then read alike. */
    const both = async (step: (page: Page) => Promise<unknown>) => {
      for (const each of pages) await step(each);
      await expect
        .poll(async () => differences(await textsOf(page), await textsOf(original)))
        .toEqual([]);
    };
    const open = async (path: string) => {
      for (const each of pages) {
        await each.goto(path);
        await each.waitForFunction(() => window.__remixRouter?.state.initialized);
      }
      await page.evaluate(translate);
    };

    for (const each of pages) await haveCart(each.context(), baseURL, "sofa.2");
    await open("/itemized");
    // What a translation must leave as it is.
    for (const name of ["Junk Buddy", "(713) 555-0142"]) {
      const kept = page.getByRole("contentinfo").getByText(name, { exact: true }).first();
      await expect(kept).toHaveAttribute("translate", "no");
    }
    await both((each) => each.locator("main form button:visible").nth(3).click());
    await expect(page.locator("html")).toContainText("Your cart, 3 items");
    for (const words of ["sofa", "zzzz", ""]) {
      await both((each) => each.getByRole("searchbox").fill(words));
    }
    await open("/chat");
    await both((each) => chatButton(each, "No").click());
    await both(async (each) => {
      await messageBox(each).fill("two sofas and a fridge");
      await chatButton(each, "Send").click();
      await expect(parsedSummary(each)).toBeVisible();
    });
    await open("/schedule");
    for (const day of ["2026-07-20", "2026-07-21"]) {
      await both((each) => each.locator("input[name=customDate]").fill(day));
    }
    await both((each) => each.getByRole("button", { name: "Schedule Pickup" }).click());
    await expect(page.getByRole("alert").first()).toBeVisible();
    await original.close();
  });

  test("leads on to the page that was clicked when an update took its script", async ({ page }) => {
    // Once: the page that is then loaded whole asks for the scripts of its own version.
    await page.route(
      /\/assets\/faq-[^/]*\.js/,
      (route) =>
        route.continue({
          url: route
            .request()
            .url()
            .replace(/faq-[^/]*/, "faq-lost.js"),
        }),
      { times: 1 },
    );
    await page.goto("/blog");
    await page.waitForFunction(() => window.__remixRouter?.state.initialized);
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

/** Puts each text into elements of the browser's own, as Chrome's translation does, now and later. */
function translate(): void {
  const skipped = "script, style, textarea, font, [translate=no]";
  const walk = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest(skipped)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  walk(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of target.nodeType === Node.TEXT_NODE ? [target] : addedNodes) {
        const root = node.nodeType === Node.TEXT_NODE ? node.parentNode : node;
        if (root?.isConnected) walk(root);
      }
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** What is written in each element, whoever wrapped it. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("header *, main *, dialog *")]
      .filter((element) => !element.closest("script, style") && element.tagName !== "FONT")
      .map((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE || node.nodeName === "FONT")
          .map((node) => node.textContent)
          .join("")
          .trim(),
      )
      .filter((text) => text !== ""),
  );
}

function differences(shown: string[], meant: string[]): string[] {
  const missing = meant.filter((text) => !shown.includes(text)).map((text) => `not: ${text}`);
  return [...missing, ...shown.filter((text) => !meant.includes(text))];
}
