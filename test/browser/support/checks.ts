/** The checks that every screen must pass. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAP_PIXELS = 44;
const INLINE_LINK_PIXELS = 24;

/**
 * Runs every rule of axe-core, best practices included.
 * @param within a selector: checks that part of the page alone
 */
export async function expectNoAxeViolations(page: Page, within = "html"): Promise<void> {
  // Evaluated, not added as a script: the page's Content-Security-Policy stays as it is.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (selector) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector, {
      // What passed needs no selectors and no HTML of its own.
      resultTypes: ["violations"],
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)}\n${failureSummary}`),
    }));
  }, within);
  expect(violations).toEqual([]);
}

/**
 * Expects every target to be at least 44 px high and wide; a link inside a text needs only its
 * line.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(
    ([tap, inline]) => {
      const isUnseen = (element: Element) =>
        element.closest(".vh, .skip, .honeypot, .drawer__scrim") !== null ||
        !element.checkVisibility({ visibilityProperty: true });
      const topDialog = document.querySelector("dialog:modal");
      const isInert = (element: Element) => topDialog !== null && !topDialog.contains(element);
      /** A radio, a check box or a date input is pressed anywhere on its label. */
      const pressed = (element: Element) => {
        if (!(element instanceof HTMLInputElement)) return element;
        const label = element.closest("label") ?? element;
        return element.type === "checkbox" ? (element.labels?.[0] ?? label) : label;
      };
      return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
        .filter((element) => !element.matches("[type=hidden]"))
        .map(pressed)
        .filter((element) => !isUnseen(element) && !isInert(element))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => {
          const isInline = getComputedStyle(element).display === "inline";
          // Half a pixel allows for rounding in the browser.
          const line = Number.parseFloat(getComputedStyle(element).lineHeight);
          if (isInline) return Math.max(box.height, line) < inline - 0.5;
          return Math.min(box.width, box.height) < tap - 0.5;
        })
        .map(({ element, box }) => {
          const name = element.getAttribute("aria-label") ?? element.textContent?.trim();
          return `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`;
        });
    },
    [TAP_PIXELS, INLINE_LINK_PIXELS] as const,
  );
  expect(small, "targets that are too small").toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, view, wide } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
    wide: [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 80)),
  }));
  expect(scroll, `wider than the screen: ${wide.join("\n")}`).toBeLessThanOrEqual(view);
}

/** Expects no animation or transition that lasts longer than a moment. */
export async function expectStillness(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map((animation) => {
        const { effect } = animation as Animation & { effect: KeyframeEffect };
        return { what: effect.target?.className, for: effect.getComputedTiming().endTime };
      })
      .filter((animation) => Number(animation.for) > 1),
  );
  expect(moving, "what moves").toEqual([]);
}
