/** The booking form once the owner has set hours: what can be had, and what is taken meanwhile. */
import type { Locator, Page } from "@playwright/test";
import { words as servedWords } from "#app/booking/schedule/served-words.ts";
import { words as formWords } from "#app/booking/schedule/words.ts";
import { words as failureWords } from "#app/booking/words/booking-words.ts";
import { formatDate } from "#app/lib/dates.ts";
import { hrefOf } from "#app/lib/language.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import { words as stateWords } from "#app/schedule/slot-words.ts";
import { slotWords } from "#app/schedule/words.ts";
import { MORNING } from "../support/site-settings.ts";
import { escaped } from "./support/names.ts";
import { postForm, renderForm } from "./support/posting.ts";
import { jobsOf } from "./support/records.ts";
import {
  bookingAlert,
  dayRadio,
  expectThankYou,
  field,
  fillWhoAndWhere,
  haveCart,
  radio,
  submitButton,
  windowRadio,
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
async function pickDay(
  page: Page,
  day: "today" | "tomorrow",
  hasScripts: boolean | undefined,
): Promise<void> {
  await dayRadio(page, day).check();
  if (hasScripts === false) {
    await page.getByRole("button", { name: servedWords.look.day }).click();
    await expect(dayRadio(page, day)).toBeChecked();
  }
}

const face = (choice: Locator): Locator => choice.page().locator("label", { has: choice });

/** "Thu, Jul 9 Evening" */
const offer = (date: string, timeOfDay: string) =>
  new RegExp(`^${escaped(formatDate(date, "short"))}\\s*${windowNamed(timeOfDay).name}`);

test("full, late and closed windows say so; one that is taken meanwhile is answered with three that fit", {
  tag: "@plain-long",
}, async ({ page, customer, javaScriptEnabled }) => {
  await fillUp("Morning", customer);
  await haveCart(page.context(), site.url, CART);
  await page.goto(site.url + hrefOf("/schedule"));
  const sunday = radio(page, formatDate("2026-07-12", "weekday"));
  await expect(sunday).toBeDisabled();
  await expect(face(sunday)).toContainText(stateWords.states.closed);
  await pickDay(page, "today", javaScriptEnabled);
  await expect(face(windowRadio(page, "Morning"))).toContainText(stateWords.states.over);
  await expect(face(windowRadio(page, "Afternoon"))).toContainText(windowNamed("Afternoon").hours);
  await pickDay(page, "tomorrow", javaScriptEnabled);
  await expect(face(windowRadio(page, "Morning"))).toContainText(stateWords.states.full);
  await expect(page.getByText(formWords.full("330"))).toBeVisible();
  await expect(page.getByText(/only \d+ left|quedan? (?:solo )?\d+/i)).toHaveCount(0);
  if (javaScriptEnabled) await expect(windowRadio(page, "Morning")).toBeDisabled();

  await windowRadio(page, "Afternoon").check();
  await fillWhoAndWhere(page, customer);
  await page.getByLabel(formWords.fields.notes).fill("Gate code 1234\nSecond floor");
  await fillUp("Afternoon", customer);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await submitButton(page).click();
  expect((await answered).status()).toBe(409);

  const alert = bookingAlert(page);
  await expect(alert).toContainText(
    failureWords.noRoom.full(slotWords({ date: FRIDAY, timeOfDay: "Afternoon" })),
  );
  await expect(alert).toContainText(failureWords.advice.noRoom(3));
  await expect(alert).toBeFocused();
  await expect(alert.getByRole("button")).toHaveText([
    offer("2026-07-09", "Evening"),
    offer(FRIDAY, "Evening"),
    offer("2026-07-11", "Morning"),
  ]);
  await expect(field(page, "name")).toHaveValue(customer.name);
  await expect(field(page, "street")).toHaveValue(customer.street);
  await expect(page.getByLabel(formWords.fields.notes)).toHaveValue("Gate code 1234\nSecond floor");
  await expect(face(windowRadio(page, "Afternoon"))).toContainText(stateWords.states.full);
  expect(jobsOf(customer, site.folder)).toEqual([]);

  await alert.getByRole("button").nth(1).click();
  await expectThankYou(page);
  expect(jobsOf(customer, site.folder)).toMatchObject([
    { date: FRIDAY, time_of_day: "Evening", total_cents: 60_060 },
  ]);
});
