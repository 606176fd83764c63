/** The life of a booking on its customer's own page, from the confirmation on. */
import type { Page } from "@playwright/test";
import { emailsAbout, jobsOf } from "./support/records.ts";
import {
  add,
  expectThankYou,
  fillWhoAndWhere,
  orderNumberOn,
  radio,
  submitButton,
} from "./support/screens.ts";
import { type Customer, expect, test } from "./support/test.ts";

/** Books a quarter load for tomorrow morning and opens the booking's page. */
async function openBooking(page: Page, customer: Customer): Promise<string> {
  await page.goto("/load-size");
  await add(page, "1/4 Load");
  await page.goto("/schedule");
  await radio(page, "Tomorrow").check();
  await radio(page, "Morning").check();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  const order = await orderNumberOn(page);
  await page.getByRole("link", { name: "See your booking", exact: true }).click();
  await expect(page).toHaveURL(/\/booking\/[0-9a-f]{64}$/);
  await expect(page.getByRole("img", { name: order })).toBeVisible();
  return order;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a customer leaves a note and cancels on the booking's own page, which no other address " +
  "names and the emails lead to", {
  tag: "@plain-long",
}, async ({ page, customer }) => {
  const asked: { url: string; referer: string | undefined }[] = [];
  page.on("request", (request) => {
    asked.push({ url: request.url(), referer: request.headers().referer });
  });
  const order = await openBooking(page, customer);
  const address = page.url();
  const token = address.slice(-64);
  await expect(heading(page)).toHaveText("You're booked for Friday morning");
  await expect(page.getByText("July 10, 2026, 7:00 AM – 12:00 PM")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Move pickup/ })).toContainText(
    "Free until Thursday at 6 PM",
  );
  await expect(page.getByText(customer.email)).toHaveCount(0);
  const calendar = page.getByRole("link", { name: "Add to calendar" });
  const file = await page.request.get((await calendar.getAttribute("href")) as string);
  expect(await file.text()).toContain("DTSTART:20260710T120000Z");

  await page.getByText("Add a note").click();
  await page.getByLabel("Your note").fill("Side gate is open.");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByRole("status")).toHaveText("You changed the note for the crew.");
  await expect(page.getByText("Side gate is open.").first()).toBeVisible();

  await page.getByRole("link", { name: /^Cancel/ }).click();
  await expect(heading(page)).toHaveText("Cancel your pickup on Friday?");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Keep my pickup" }).click();
  await expect(heading(page)).toHaveText("You're booked for Friday morning");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  await expect(heading(page)).toHaveText("You're booked for Friday morning");
  await page.getByRole("link", { name: /^Cancel/ }).click();
  await page.getByRole("radio", { name: "Plans changed" }).check();
  await page.getByRole("button", { name: "Cancel this pickup" }).click();
  await expect(page.getByRole("status")).toHaveText("You canceled the pickup.");
  await expect(heading(page)).toHaveText("This pickup is canceled");
  await expect(page.getByRole("link", { name: /^(?:Move|Change|Cancel)/ })).toHaveCount(0);
  expect(jobsOf(customer)).toMatchObject([{ stage: "cancelled" }]);

  // The worker sends what the two changes owe.
  await expect
    .poll(async () => (await emailsAbout(order)).map(({ subject }) => subject), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(`^Your pickup on Fri, .* is canceled: order ${order}$`),
        expect.stringMatching(/^(?!Your).*cancel.*/i),
      ]),
    );
  const confirmation = (await emailsAbout(order)).find(({ subject }) =>
    subject?.includes("is booked"),
  );
  expect(confirmation?.text).toContain(`/booking/${token}`);

  const naming = asked.map(({ url }) => new URL(url)).filter(({ href }) => href.includes(token));
  expect(naming.length).toBeGreaterThan(2);
  for (const { pathname, search } of naming) {
    expect(pathname).toMatch(/^\/booking\/[0-9a-f]{64}(?:\/cancel)?(?:\.data)?$/);
    expect(search).not.toContain(token);
  }
});

test("a second tab that has not seen the change gets the page as it is, with what was typed", {
  tag: "@long",
}, async ({ page, context, customer, javaScriptEnabled }) => {
  await openBooking(page, customer);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByText("Add a note").click();
  await second.getByLabel("Your note").fill("Typed in the second tab");
  await page.getByRole("link", { name: /^Cancel/ }).click();
  await page.getByRole("button", { name: "Cancel this pickup" }).click();
  await expect(page.getByRole("status")).toBeVisible();

  const answered = second.waitForResponse((response) => response.request().method() === "POST");
  await second.getByRole("button", { name: "Save the note" }).click();
  expect((await answered).status()).toBe(409);
  await expect(second.getByRole("alert")).toContainText("This booking has changed since");
  await expect(heading(second)).toHaveText("This pickup is canceled");
  await expect(second.getByText("Typed in the second tab")).toBeVisible();
  if (javaScriptEnabled) await expect(second.getByRole("alert")).toBeFocused();
});

test("a double click on the button saves the note once", { tag: "@long" }, async ({
  page,
  customer,
}) => {
  await openBooking(page, customer);
  await page.getByText("Add a note").click();
  await page.getByLabel("Your note").fill("Ring twice");
  await page.getByRole("button", { name: "Save the note" }).dblclick();
  await expect(page.getByRole("status")).toHaveText("You changed the note for the crew.");
  await expect(page.getByText("You changed the note for the crew", { exact: true })).toHaveCount(1);
});

test("without a mail service a lost link is asked for by phone", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/booking");
  await expect(page.getByText("Call or text us with your order number")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send me the link" })).toHaveCount(0);
});
