/** The booking form once the owner has set hours: what can be had, and what is taken meanwhile. */
import type { Locator, Page } from "@playwright/test";
import { MORNING } from "../support/site-settings.ts";
import { postForm, renderForm } from "./support/posting.ts";
import { jobsOf } from "./support/records.ts";
import {
  bookingAlert,
  expectThankYou,
  fillWhoAndWhere,
  haveCart,
  radio,
  submitButton,
} from "./support/screens.ts";
import { type Site, startSite } from "./support/site.ts";
import { setWeek } from "./support/site-hours.ts";
import { type Customer, expect, test } from "./support/test.ts";

/** Half a load and a refrigerator: 330 points. */
const CART = "load-half.1_refrigerator.1";
const FRIDAY = "2026-07-10";

// Hours would be in the way of the other journeys.
let site: Site;
test.beforeAll(async () => {
  site = await startSite({ now: MORNING });
  setWeek(site.folder, [1, 2, 3, 4, 5, 6], 550);
});
test.afterAll(() => site.kill());

/** A neighbor whose junk fills a window of Friday. */
async function fillUp(timeOfDay: string, customer: Customer): Promise<void> {
  const neighbor = { ...customer, email: `neighbor.${customer.email}` };
  const form = await renderForm(site.url, "load-full.1", neighbor);
  const answer = await postForm(site.url, "load-full.1", { ...form, date: FRIDAY, timeOfDay });
  expect(answer.status).toBe(303);
}

/** Without JavaScript the windows of a day come with a press. */
async function pickDay(page: Page, day: string, hasScripts: boolean | undefined): Promise<void> {
  await radio(page, day).check();
  if (hasScripts === false) {
    await page.getByRole("button", { name: "See the windows of that day" }).click();
    await expect(radio(page, day)).toBeChecked();
  }
}

const face = (page: Page, name: string): Locator =>
  page.locator("label", { has: radio(page, name) });

test("full, late and closed windows say so; one that is taken meanwhile is answered with three that fit", {
  tag: "@plain-long",
}, async ({ page, customer, javaScriptEnabled }) => {
  await fillUp("Morning", customer);
  await haveCart(page.context(), site.url, CART);
  await page.goto(`${site.url}/schedule`);
  await expect(radio(page, "Sunday")).toBeDisabled();
  await expect(face(page, "Sunday")).toContainText("Closed");
  await pickDay(page, "Today", javaScriptEnabled);
  await expect(face(page, "Morning")).toContainText("Too late");
  await expect(face(page, "Afternoon")).toContainText("12:00 PM – 5:00 PM");
  await pickDay(page, "Tomorrow", javaScriptEnabled);
  await expect(face(page, "Morning")).toContainText("Full");
  await expect(
    page.getByText("Full means the truck doesn't have room for your 330 points."),
  ).toBeVisible();
  await expect(page.getByText(/only \d+ left/i)).toHaveCount(0);
  if (javaScriptEnabled) await expect(radio(page, "Morning")).toBeDisabled();

  await radio(page, "Afternoon").check();
  await fillWhoAndWhere(page, customer);
  await page.getByLabel("Note for the crew").fill("Gate code 1234\nSecond floor");
  await fillUp("Afternoon", customer);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await submitButton(page).click();
  expect((await answered).status()).toBe(409);

  const alert = bookingAlert(page);
  await expect(alert).toContainText(
    "The truck doesn't have room for this order on Friday afternoon.",
  );
  await expect(alert).toContainText("Nothing was booked, and nothing you typed is lost.");
  await expect(alert).toBeFocused();
  await expect(alert.getByRole("button")).toHaveText([
    /^Thu, Jul 9\s*Evening/,
    /^Fri, Jul 10\s*Evening/,
    /^Sat, Jul 11\s*Morning/,
  ]);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(customer.name);
  await expect(page.getByLabel("Street address", { exact: true })).toHaveValue(customer.street);
  await expect(page.getByLabel("Note for the crew")).toHaveValue("Gate code 1234\nSecond floor");
  await expect(face(page, "Afternoon")).toContainText("Full");
  expect(jobsOf(customer, site.folder)).toEqual([]);

  await alert.getByRole("button").nth(1).click();
  await expectThankYou(page);
  expect(jobsOf(customer, site.folder)).toMatchObject([
    { date: FRIDAY, time_of_day: "Evening", total_cents: 60_060 },
  ]);
});
