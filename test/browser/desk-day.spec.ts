/** A day at the owner's desk from the first stop to the last, over a slow line, and without JavaScript. */
import type { Locator, Page } from "@playwright/test";
import { expectLargeTargets, expectNoAxeViolations } from "./support/checks.ts";
import {
  type DeskDay,
  eventsOf,
  expectKept,
  openDeskDay,
  type Stop,
  signIn,
} from "./support/desk.ts";
import { expect, test } from "./support/test.ts";

/** As many as a crew can drive to; left to `npm run test:long`. */
const STOPS = 12;
/** Until something on the screen answers a press: the median, as a shared machine is slow at times. */
const ANSWER_MS = 100;
/** One bar of signal. */
const SLOW = { latencyMs: 400, bytesPerSecond: 50_000 };
/** Longer than the line takes for an answer. */
const QUIET_MS = 2 * SLOW.latencyMs;
/** Bytes of a screen after the first, with headers and with what is kept for a time without signal. */
const SCREEN_BYTES = 120_000;

test.use({
  viewport: { width: 390, height: 844 },
  // So Chromium names what a page has asked for and no longer wants, when it is left for the next one.
  expectedErrors: /net::ERR_FAILED$/,
});

let day: DeskDay;
test.afterEach(() => day.close());

test(`a day of ${STOPS} stops over a slow line: each press shows before the line answers, no screen is heavy`, {
  tag: ["@script", "@long"],
}, async ({ page }) => {
  test.setTimeout(60_000 + STOPS * 30_000);
  day = await openDeskDay(STOPS);
  const { answers, screens } = await driveTheDay(page, STOPS);
  const figures = `ms until a press shows: ${answers}; bytes of a screen: ${screens}`;
  test.info().annotations.push({ type: "figures", description: figures });
  const sorted = answers.toSorted((one, other) => one - other);
  expect(sorted[sorted.length >> 1], figures).toBeLessThanOrEqual(ANSWER_MS);
  expect(Math.max(...screens), figures).toBeLessThanOrEqual(SCREEN_BYTES);
});

/** What each press took until it showed, and each screen weighed. */
async function driveTheDay(page: Page, stops: number) {
  await signIn(page, day);
  await expectKept(page, day.stops);
  await expectScreen(page);
  day.line.slow(SLOW);
  const answers: number[] = [];
  const screens: number[] = [];
  const go = async (pressed: Locator, shown: Locator) => {
    const before = day.line.received();
    day.line.hold();
    answers.push(await timeToAnswer(pressed));
    day.line.release();
    await expect(shown).toBeVisible();
    // With what is fetched behind the screen, to be kept for a time without signal.
    await expect.poll(day.line.quietFor, { intervals: [100] }).toBeGreaterThan(QUIET_MS);
    screens.push(day.line.received() - before);
  };
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  for (let done = 0; done < stops; done += 1) {
    const next = page.locator(".stop--next");
    const name = (await next.getByRole("heading").textContent()) ?? "";
    // Some customers have two stops.
    const order = await next.getAttribute("id");
    const job = day.stops.find(({ orderNumber }) => orderNumber === order) as Stop;
    const own = page.locator(`[id="${job.orderNumber}"]`);
    await go(
      next.getByRole("button", { name: "On my way" }),
      own.getByRole("link", { name: "Done" }),
    );
    if (done === 0) {
      await go(own.getByRole("link", { name, exact: true }), heading(name));
      await expectScreen(page);
      await page.getByLabel("Internal note").fill("Key under the pot");
      await go(
        page.getByRole("button", { name: "Save note" }),
        page.getByText("Key under the pot"),
      );
      await go(page.getByRole("link", { name: "Done", exact: true }), heading("Finish the job"));
      await expectScreen(page);
    } else {
      await go(own.getByRole("link", { name: "Done" }), heading("Finish the job"));
    }
    await page.getByText(done % 2 ? "Zelle" : "Cash", { exact: true }).click();
    const ended = own.getByText("Done 6:00 AM");
    await go(page.getByRole("button", { name: "Finish", exact: true }), ended);
    const said = page.locator("#said");
    await expect(said).toContainText(`Done with ${name}`);
    await expect(said).toContainText(done < stops - 1 ? "Next stop" : "the last stop");
    expect(eventsOf(day, job).slice(-1)).toEqual(["done"]);
  }
  await expect(page.getByText(`${stops} stops`).last()).toBeVisible();
  await expectScreen(page);
  return { answers, screens };
}

test("without JavaScript: sign in, on my way, done", { tag: ["@noscript", "@long"] }, async ({
  page,
}) => {
  day = await openDeskDay(1);
  const [job] = day.stops as [Stop];
  await signIn(page, day);
  const own = page.locator(`[id="${job.orderNumber}"]`);
  await own.getByRole("button", { name: "On my way" }).click();
  await expect(page.getByRole("status")).toContainText(`Text ${job.name}`);
  await own.getByRole("link", { name: "Done" }).click();
  await page.getByText("Cash", { exact: true }).click();
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await expect(page.locator("#said")).toContainText(`Done with ${job.name}`);
  await expect(page.locator("#said")).toContainText("That was the last stop of the day");
  expect(eventsOf(day, job)).toEqual(["booked", "on-the-way", "done"]);
  await expectLargeTargets(page);

  // A press that is answered by a page: Back shows that page again, with what was typed.
  await page.goto(`${day.line.url}/desk/add`);
  await page.getByLabel("In their words").fill("two sofas");
  await page.getByLabel("Phone").fill("(713) 555-0100");
  await page.getByRole("button", { name: "Put on the list" }).last().click();
  await expect(page.getByRole("button", { name: "Remove one Sofa" })).toBeVisible();
  await page.getByRole("link", { name: "Calendar" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Calendar");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Remove one Sofa" })).toBeVisible();
  await expect(page.getByLabel("Phone")).toHaveValue("(713) 555-0100");
});

/** Milliseconds from a press to the first change of the screen that follows it; fails without one. */
async function timeToAnswer(pressed: Locator): Promise<number> {
  return pressed.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error("The screen shows nothing of the press")), 10_000);
        const from = performance.now();
        const changes = new MutationObserver(() => {
          changes.disconnect();
          requestAnimationFrame(() => resolve(Math.round(performance.now() - from)));
        });
        changes.observe(document.body, { subtree: true, childList: true, attributes: true });
        element.click();
      }),
  );
}

async function expectScreen(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectLargeTargets(page);
}
