/** Moving a pickup and changing its list, on the booking's own pages. */
import type { Locator, Page } from "@playwright/test";
import { words as itemsWords } from "#app/booking/items/words.ts";
import { words as moveWords } from "#app/booking/move/words.ts";
import { words as viewWords } from "#app/booking/page/view-words.ts";
import { words as changeWords } from "#app/booking/words/change-words.ts";
import { words as timelineWords } from "#app/jobs/timeline-words.ts";
import { hrefOf } from "#app/lib/language.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import { nearSlotWords } from "#app/schedule/words.ts";
import { MORNING } from "../support/site-settings.ts";
import {
  expectLargeTargets,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
} from "./support/checks.ts";
import { endOf, nameOf } from "./support/names.ts";
import { bookOver } from "./support/posting.ts";
import { type JobRow, jobsOf } from "./support/records.ts";
import { type Site, startSite } from "./support/site.ts";
import { setRoom } from "./support/site-hours.ts";
import { type Customer, expect, test } from "./support/test.ts";

/** Half a load and a refrigerator: 330 points, $600.60. */
const CART = "load-half.1_refrigerator.1";

// A window that is taken meanwhile, or too small, is answered so.
test.use({ expectedErrors: /status of 409 / });

// Windows with little room would be in the way of the other journeys.
test.describe.configure({ mode: "default" });
let site: Site;
test.beforeAll(async () => {
  site = await startSite({ now: MORNING });
});
test.afterAll(() => site.kill());

async function booked(customer: Customer, slot: WindowSlot): Promise<JobRow> {
  await bookOver(site.url, CART, customer, { slot, folder: site.folder });
  return jobOf(customer);
}

/** The address of a booking's page. */
function pageOf({ token }: JobRow, path = ""): string {
  return site.url + hrefOf(`/booking/${token}${path}`);
}

function jobOf(customer: Customer): JobRow {
  return jobsOf(customer, site.folder)[0] as JobRow;
}

function choice(page: Page, date: string, timeOfDay: string): Locator {
  return page.locator(`input[name="slot"][value="${date}.${timeOfDay}"]`);
}

function moveButton(page: Page): Locator {
  return page.getByRole("main").locator(".submitbar button");
}

function total(page: Page): Locator {
  return page.getByRole("complementary").locator(".price");
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The count beside an item of the list. */
const count = (page: Page, name: string) => page.getByLabel(itemsWords.howMany(name));

async function addItem(page: Page, hasScripts: boolean | undefined, name: string): Promise<void> {
  await page.getByLabel(itemsWords.add).fill(name);
  if (hasScripts === false) await button(page, itemsWords.search).click();
  await button(page, itemsWords.addNamed(name)).click();
  await expect(count(page, name)).toBeVisible();
}

const expectMoved = (page: Page) =>
  expect(page.getByText(timelineWords.moved(timelineWords.you, "")).first()).toBeVisible();

/** A window weeks ahead in words. */
const inWords = (date: string, timeOfDay: string) =>
  nearSlotWords({ date, timeOfDay }, MORNING.slice(0, 10));

test("a customer moves the pickup to another day, and changes its list with the new total in sight", {
  tag: "@plain-long",
}, async ({ page, customer, javaScriptEnabled }) => {
  const day = "2026-08-04";
  const to = "2026-08-06";
  const job = await booked(customer, { date: day, timeOfDay: "Morning" });
  await page.goto(pageOf(job));
  await page.getByRole("link", { name: viewWords.move }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(moveWords.title);
  await expect(page.getByText(moveWords.price("$600.60"))).toBeVisible();

  await page.getByLabel(moveWords.goTo).fill(day);
  await button(page, moveWords.show).click();
  await expect(choice(page, day, "Morning")).toBeDisabled();
  await expect(choice(page, day, "Morning")).toHaveAccessibleName(endOf(`: ${moveWords.yours}`));
  await choice(page, to, "Evening").check();
  if (javaScriptEnabled !== false) await expectNoAxeViolations(page);
  if (javaScriptEnabled !== false) {
    await expect(moveButton(page)).toHaveText(moveWords.moveTo(inWords(to, "Evening")));
  }
  await moveButton(page).click();

  await expect(page).toHaveURL(pageOf(job, "?did=moved#did"));
  await expectMoved(page);
  expect(jobOf(customer)).toMatchObject({ date: to, time_of_day: "Evening", total_cents: 60_060 });

  await page.getByRole("link", { name: viewWords.items }).click();
  await expect(button(page, itemsWords.noChanges)).toBeDisabled();
  await expect(total(page)).toHaveText("$600.60");
  if (javaScriptEnabled !== false) await expectNoAxeViolations(page);

  const [sofa, fridge] = [nameOf("sofa"), nameOf("refrigerator")];
  await addItem(page, javaScriptEnabled, sofa);
  await button(page, itemsWords.addOne(sofa)).click();
  await expect(count(page, sofa)).toHaveText("2");
  await button(page, itemsWords.removeOne(fridge)).click();
  await expect(count(page, fridge)).toHaveText("0");
  await expect(page.getByText(itemsWords.removed, { exact: true })).toBeVisible();
  // 275 and 100 points.
  await expect(total(page)).toHaveText("$682.50");
  await expect(page.getByText(itemsWords.itWas("$600.60", "330"))).toBeVisible();
  expect(jobOf(customer).volume).toBe(330);

  await button(page, itemsWords.save("$682.50")).click();
  await expect(page).toHaveURL(/did=items-changed#did$/);
  await expect(page.getByText(timelineWords.items(timelineWords.you)).first()).toBeVisible();
  expect(jobOf(customer)).toMatchObject({ volume: 375, total_cents: 68_250, date: to });
});

test("a window that fills up meanwhile is answered with three others, one press away", {
  tag: "@long",
}, async ({ page, customer }) => {
  const day = "2026-08-11";
  const wanted = { date: "2026-08-12", timeOfDay: "Afternoon" } as const;
  setRoom(site.folder, wanted, 400);
  const job = await booked(customer, { date: day, timeOfDay: "Morning" });
  await page.goto(pageOf(job, `/move?date=${day}`));
  await choice(page, wanted.date, "Afternoon").check();
  const neighbor = { ...customer, email: `neighbor.${customer.email}` };
  await booked(neighbor, wanted);
  await moveButton(page).click();

  const filled = changeWords.noRoom.move.full(inWords(wanted.date, "Afternoon"));
  const alert = page.getByRole("alert").filter({ hasText: filled });
  await expect(alert).toContainText(changeWords.moveOffers(3, "330"));
  await expect(alert).toBeFocused();
  await expect(alert.getByRole("button")).toHaveCount(3);
  await expect(choice(page, wanted.date, "Afternoon")).toBeDisabled();
  expect(jobOf(customer).date).toBe(day);
  await alert.getByRole("button").last().click();
  await expectMoved(page);
  expect(jobOf(customer).date).not.toBe(day);
});

test("the days and windows are chosen with the keyboard alone", { tag: "@long" }, async ({
  page,
  customer,
}) => {
  const day = "2026-08-18";
  const job = await booked(customer, { date: day, timeOfDay: "Morning" });
  await page.goto(pageOf(job, `/move?date=${day}`));
  await choice(page, day, "Afternoon").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, day, "Evening")).toBeChecked();
  // Enter presses the form's first button, which must be the one that moves.
  await page.keyboard.press("Enter");
  await expectMoved(page);
  expect(jobOf(customer)).toMatchObject({ date: day, time_of_day: "Evening" });
});

test("Enter in the search searches and neither saves nor adds", { tag: "@long" }, async ({
  page,
  customer,
}) => {
  const day = "2026-08-21";
  const job = await booked(customer, { date: day, timeOfDay: "Morning" });
  await page.goto(pageOf(job, `/items`));
  const name = nameOf("dishwasher");
  await page.getByLabel(itemsWords.add).fill(name.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(button(page, itemsWords.addNamed(name))).toBeVisible();
  await expect(page.getByRole("heading", { name: itemsWords.onList(2) })).toBeVisible();
  await expect(button(page, itemsWords.noChanges)).toBeDisabled();
});

test("a list that does not fit its window shows windows that do", { tag: "@long" }, async ({
  page,
  customer,
  javaScriptEnabled,
}) => {
  const slot = { date: "2026-08-25", timeOfDay: "Morning" } as const;
  setRoom(site.folder, slot, 700);
  await booked({ ...customer, email: `neighbor.${customer.email}` }, slot);
  const job = await booked(customer, slot);
  await page.goto(pageOf(job, `/items`));
  await expect(
    page.getByText(itemsWords.fits(inWords(slot.date, "Morning"))).first(),
  ).toBeAttached();
  const sofa = nameOf("sofa");
  await addItem(page, javaScriptEnabled, sofa);
  await button(page, itemsWords.addOne(sofa)).click();
  const noRoom = itemsWords.noRoom(inWords(slot.date, "Morning"));
  const alert = page.getByRole("alert").filter({ hasText: noRoom });
  await expect(alert).toContainText(itemsWords.noRoomAdvice(4));
  await expect(button(page, itemsWords.save("$782.60"))).toBeDisabled();
  if (javaScriptEnabled !== false) {
    await expectNoAxeViolations(page);
    await alert.getByRole("button", { name: itemsWords.showFitting }).click();
  }
  await expect(alert.getByRole("button")).toHaveCount(3);
  await expect(count(page, sofa)).toHaveText("2");
  await alert.getByRole("button").nth(1).click();
  await expect(page).toHaveURL(/did=items-changed#did$/);
  expect(jobOf(customer)).toMatchObject({ volume: 430, total_cents: 78_260 });
  expect([jobOf(customer).date, jobOf(customer).time_of_day]).not.toEqual(Object.values(slot));
});

for (const width of [360, 1280]) {
  test(`both pages can be read, pressed and heard at ${width} pixels`, {
    tag: ["@script", "@long"],
  }, async ({ page, customer }) => {
    await page.setViewportSize({ width, height: 800 });
    const date = width === 360 ? "2026-08-27" : "2026-08-28";
    const job = await booked(customer, { date, timeOfDay: "Morning" });
    for (const path of [
      `move?date=${date}`,
      "items",
      "items?q=washer&draft=load-half.3_sofa.200_nothing.1",
    ]) {
      await page.goto(pageOf(job, `/${path}`));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoAxeViolations(page);
      await expectLargeTargets(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
