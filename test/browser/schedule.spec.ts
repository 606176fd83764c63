import type { Page } from "@playwright/test";
import { AFTERNOON } from "../support/site-settings.ts";
import { postForm, renderForm } from "./support/posting.ts";
import { emailsAbout, jobsOf } from "./support/records.ts";
import {
  bookingAlert,
  cartLine,
  customDate,
  expectThankYou,
  fillWhoAndWhere,
  haveCart,
  orderNumberOn,
  radio,
  scheduleSummary,
  submitButton,
  totalIn,
} from "./support/screens.ts";
import { type Site, startSite } from "./support/site.ts";
import { holdScripts } from "./support/slow-scripts.ts";
import { expect, test } from "./support/test.ts";

const CART = "load-half.1_refrigerator.1";
const GOLD = "rgb(255, 197, 61)";

test.beforeEach(({ context, baseURL }) => haveCart(context, baseURL, CART));

test("errors appear beside their fields, nothing typed is lost, and a double click books once", {
  tag: "@plain-long",
}, async ({ page, customer, javaScriptEnabled }) => {
  await page.goto("/schedule");
  await expect(cartLine(scheduleSummary(page), "Refrigerator")).toBeVisible();
  await radio(page, "Day After").check();
  await radio(page, "Evening").check();
  await fillWhoAndWhere(page, { ...customer, email: "maria@", phone: "555-0100", zip: "770" });
  await page.getByLabel("Note for the crew").fill("Gate code 1234\nSecond floor");
  await submitButton(page).click();

  await expect(bookingAlert(page)).toContainText("3 fields need another look.");
  await expect(bookingAlert(page)).toBeFocused();
  for (const [label, name, error] of [
    ["ZIP", "zip", "ZIP codes here have 5 digits."],
    ["Email", "email", "Finish the email address, like name@example.com."],
    ["Phone", "phone", "Phone numbers here have 10 digits, like (713) 555-0100."],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAttribute("aria-describedby", `${name}-error`);
    await expect(page.locator(`#${name}-error`)).toHaveText(error);
    await expect(bookingAlert(page).getByRole("link", { name: error })).toHaveAttribute(
      "href",
      `#${name}`,
    );
  }
  await expect(page.getByLabel("City", { exact: true })).not.toHaveAttribute("aria-invalid");

  await expect(radio(page, "Day After")).toBeChecked();
  await expect(radio(page, "Evening")).toBeChecked();
  for (const [label, value] of [
    ["Street address", customer.street],
    ["City", customer.city],
    ["State", "TX"],
    ["ZIP", "770"],
    ["Name", customer.name],
    ["Email", "maria@"],
    ["Phone", "555-0100"],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(page.getByLabel("Note for the crew")).toHaveValue("Gate code 1234\nSecond floor");
  expect(jobsOf(customer)).toEqual([]);
  if (javaScriptEnabled) {
    await bookingAlert(page)
      .getByRole("link", { name: /^Email: / })
      .press("Enter");
    await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  }

  await fillWhoAndWhere(page, customer);
  await submitButton(page).dblclick();
  await expectThankYou(page);
  expect(jobsOf(customer)).toMatchObject([{ date: "2026-07-11", time_of_day: "Evening" }]);
  await expectOneJob(customer);
});

test("an empty form names all seven required fields", { tag: "@long" }, async ({ page }) => {
  await page.goto("/schedule");
  await submitButton(page).click();
  await expect(bookingAlert(page)).toContainText("7 fields need another look.");
  await expect(bookingAlert(page).getByRole("link")).toHaveText([
    /^Street address: /,
    /^City: /,
    /^State: /,
    /^ZIP: /,
    /^Name: /,
    /^Email: /,
    /^Phone: /,
  ]);
  await bookingAlert(page)
    .getByRole("link", { name: /^Email: / })
    .click();
  await expect(page.getByLabel("Email", { exact: true })).toBeInViewport();
});

test("the form reports an address that cannot be found", { tag: "@long" }, async ({
  page,
  customer,
}) => {
  await page.goto("/schedule");
  await fillWhoAndWhere(page, { ...customer, zip: "00001" });
  await submitButton(page).click();
  await expect(bookingAlert(page)).toContainText(
    "Error submitting booking: Unable to find location for the given address.",
  );
  await expect(bookingAlert(page)).toBeFocused();
  await expect(page.getByLabel("ZIP", { exact: true })).toHaveAttribute("aria-invalid", "true");
  expect(jobsOf(customer)).toEqual([]);

  await page.getByLabel("ZIP", { exact: true }).fill(customer.zip);
  await submitButton(page).click();
  await expectThankYou(page);
});

test("a customer books a custom date", { tag: "@long" }, async ({ page, customer }) => {
  await page.goto("/schedule");
  await customDate(page).fill("2026-07-22");
  await radio(page, "Afternoon").check();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  await expect(page.getByText("Wednesday, July 22, 2026")).toBeVisible();
  expect(jobsOf(customer)).toMatchObject([{ date: "2026-07-22", time_of_day: "Afternoon" }]);
});

test("a custom date is kept when another field is invalid", { tag: "@long" }, async ({
  page,
  customer,
}) => {
  await page.goto("/schedule");
  await customDate(page).fill("2026-07-22");
  await fillWhoAndWhere(page, { ...customer, phone: "1" });
  await submitButton(page).click();
  await expect(bookingAlert(page)).toBeVisible();
  await expect(customDate(page)).toHaveValue("2026-07-22");
  await expect(goldLabel(page)).toHaveCSS("background-color", GOLD);
});

test("a booking without a date and a window announces that the crew will call", {
  tag: "@long",
}, async ({ page, customer }) => {
  await page.goto("/schedule");
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  await expect(page.getByText("The crew will call to set the date")).toBeVisible();
  await expect(page.getByText("The crew will call to set the time")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
  expect(jobsOf(customer)).toMatchObject([{ date: null, time_of_day: null }]);
  const [toCustomer, toOwner] = await emailsAbout(await orderNumberOn(page));
  expect(toCustomer?.text).toContain("No day or time yet. The crew will call to set them.");
  expect(toOwner?.text).toContain("Call the customer to set them.");
});

test("an empty cart shows an explanation and a link to /selection", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: "cart" });
  await page.goto("/schedule");
  await expect(page.getByRole("heading", { name: "Nothing on the truck yet" })).toBeVisible();
  await expect(submitButton(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Get a price" }).click();
  await expect(page).toHaveURL("/selection");
});

test("a cart emptied in the meantime shows an explanation and keeps the form", {
  tag: "@long",
}, async ({ page, context, baseURL, customer }) => {
  await page.goto("/schedule");
  await fillWhoAndWhere(page, customer);
  await haveCart(context, baseURL, "");
  await submitButton(page).click();
  await expect(bookingAlert(page)).toContainText("Your cart is empty.");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
  expect(jobsOf(customer)).toEqual([]);
});

test("going back after a booking and sending the form again makes no second job", {
  tag: "@long",
}, async ({ page, context, baseURL, customer }) => {
  await page.goto("/schedule");
  const key = await page.locator("[name=bookingKey]").inputValue();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  const order = await orderNumberOn(page);

  const form = { bookingKey: key, state: "TX", ...customer, name: "Somebody Else" };
  const answer = await page.request.post("/schedule", { form });
  expect(answer.url()).toBe(new URL("/confirmation?unchanged", baseURL).href);
  expect(await answer.text()).toContain("Nothing was changed.");
  expect(await answer.text()).toContain(order);
  await haveCart(context, baseURL, CART);
  await page.goto("/confirmation");
  expect(await orderNumberOn(page)).toBe(order);
  expect(jobsOf(customer)).toMatchObject([{ name: customer.name }]);
});

test.describe("in the afternoon", () => {
  // The tests run one after the other in one worker, on one site.
  test.describe.configure({ mode: "default" });
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ now: AFTERNOON });
  });
  test.afterAll(() => site.kill());

  test("a window that has ended today is refused with a reason", { tag: "@long" }, async ({
    page,
    customer,
  }) => {
    await haveCart(page.context(), site.url, CART);
    await page.goto(`${site.url}/schedule`);
    const form = await renderForm(site.url, CART, customer);
    const answer = await postForm(site.url, CART, { ...form, date: "2026-07-09" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(
      "Morning is over for today. Choose a later window or another day.",
    );
    expect(jobsOf(customer, site.folder)).toEqual([]);
  });

  test("a window that has ended today can be chosen for tomorrow, and a later one for today", {
    tag: "@long",
  }, async ({ page, javaScriptEnabled, customer }) => {
    await haveCart(page.context(), site.url, CART);
    await page.goto(`${site.url}/schedule`);
    await radio(page, "Today").check();
    if (javaScriptEnabled) {
      await expect(radio(page, "Morning")).toBeDisabled();
      await expect(page.getByText("Over for today")).toBeVisible();
    } else {
      await radio(page, "Morning").check();
      await submitButton(page).click();
      await expect(page.locator("#timeOfDay-error")).toHaveText(
        "Morning is over for today. Choose a later window or another day.",
      );
    }
    await expect(radio(page, "Afternoon")).toBeEnabled();
    await radio(page, "Tomorrow").check();
    await radio(page, "Morning").check();
    await fillWhoAndWhere(page, customer);
    await submitButton(page).click();
    await expectThankYou(page);
    expect(jobsOf(customer, site.folder)).toMatchObject([
      { date: "2026-07-10", time_of_day: "Morning" },
    ]);
  });
});

test.describe("with JavaScript", { tag: "@script" }, () => {
  test("choosing a custom date clears the quick dates, and the reverse", { tag: "@long" }, async ({
    page,
  }) => {
    await page.goto("/schedule");
    await radio(page, "Tomorrow").check();
    await expect(goldLabel(page)).not.toHaveCSS("background-color", GOLD);
    await customDate(page).fill("2026-07-22");
    await expect(goldLabel(page)).toHaveCSS("background-color", GOLD);
    await expect(goldLabel(page)).toContainText("Wednesday, July 22, 2026");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);

    await radio(page, "Day After").check();
    await expect(customDate(page)).toHaveValue("");
    await expect(goldLabel(page)).not.toHaveCSS("background-color", GOLD);
    await expect(goldLabel(page)).toHaveText("Pick another date");
  });

  test("what was chosen and typed before the scripts have loaded is kept", async ({
    page,
    customer,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/schedule", { waitUntil: "commit" });
    await radio(page, "Tomorrow").check();
    await fillWhoAndWhere(page, customer);
    release();
    await expectLive(page);
    await radio(page, "Morning").check();
    await expect(radio(page, "Tomorrow")).toBeChecked();
    await submitButton(page).click();
    await expectThankYou(page);
    expect(jobsOf(customer)).toMatchObject([{ date: "2026-07-10", time_of_day: "Morning" }]);
  });

  test("a reload and Edit keep what was typed until it is booked, and a booked form is forgotten", async ({
    page,
    context,
    baseURL,
    customer,
  }) => {
    const draft = () => page.evaluate(() => sessionStorage.getItem("junkbuddy.booking-draft"));
    await page.goto("/schedule");
    await customDate(page).fill("2026-07-22");
    await radio(page, "Evening").check();
    await fillWhoAndWhere(page, customer);
    await expect.poll(draft).toContain(customer.email);
    expect(await draft()).not.toContain("bookingKey");
    const expectKept = async () => {
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
      await expect(page.getByLabel("Street address")).toHaveValue(customer.street);
      await expect(customDate(page)).toHaveValue("2026-07-22");
      await expect(radio(page, "Evening")).toBeChecked();
    };
    await page.reload();
    await expectKept();
    await scheduleSummary(page).getByRole("link", { name: "Edit" }).click();
    await expect(page).toHaveURL(/itemized/);
    await page.goBack();
    await expectKept();
    await submitButton(page).click();
    await expectThankYou(page);
    await expect.poll(draft).toBe("");
    await haveCart(context, baseURL, CART);
    await page.goto("/schedule");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("");
  });

  test("a custom date chosen before the scripts have loaded is kept", { tag: "@long" }, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/schedule", { waitUntil: "commit" });
    await customDate(page).fill("2026-07-22");
    release();
    await expectLive(page);
    await expect(goldLabel(page)).toContainText("Wednesday, July 22, 2026");
    await radio(page, "Morning").check();
    await expect(customDate(page)).toHaveValue("2026-07-22");
  });

  test("items added in another tab appear in the order and its price", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await page.goto("/schedule");
    await expect(totalIn(scheduleSummary(page))).toHaveText("$600.60");
    const other = await context.newPage();
    await other.goto("/itemized");
    await other
      .getByRole("button", { name: /^Add Sofa, / })
      .first()
      .click();
    await expect(totalIn(scheduleSummary(page))).toHaveText("$691.60");
  });

  test.describe("on a bad connection", () => {
    test.use({ expectedErrors: /net::ERR_|Failed to fetch/ });

    test("the form reports a dropped connection and keeps what was typed", {
      tag: "@long",
    }, async ({ page, customer }) => {
      await page.goto("/schedule");
      await radio(page, "Tomorrow").check();
      await fillWhoAndWhere(page, customer);
      await page.route("**/schedule.data*", (route) => route.abort());
      await submitButton(page).click();
      await expect(bookingAlert(page)).toContainText("The connection dropped.");
      await expect(bookingAlert(page)).toBeFocused();
      await expect(radio(page, "Tomorrow")).toBeChecked();
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);

      await page.unroute("**/schedule.data*");
      await submitButton(page).click();
      await expectThankYou(page);
      await expectOneJob(customer);
    });

    test("a repeat after a lost answer makes no second job", async ({ page, customer }) => {
      await page.goto("/schedule");
      await fillWhoAndWhere(page, customer);
      await page.route("**/schedule.data*", async (route) => {
        await route.fetch({ maxRedirects: 0 });
        await route.abort();
      });
      await submitButton(page).click();
      await expect(bookingAlert(page)).toContainText("The connection dropped.");
      await expect(bookingAlert(page)).toBeFocused();
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
      await expectOneJob(customer);
      await page.unroute("**/schedule.data*");
      await submitButton(page).click();
      await expectThankYou(page);
      await expectOneJob(customer);
    });
  });
});

test.describe("posts without a browser", { tag: "@once" }, () => {
  test("twenty posts of one form at once make one job and two emails", async ({
    baseURL,
    customer,
  }) => {
    const site = baseURL as string;
    const form = await renderForm(site, CART, customer);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postForm(site, CART, form)));
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe("/confirmation");
    }
    await expectOneJob(customer);
  });
});

/** Expects one confirmed job and its two emails. */
async function expectOneJob(customer: { email: string }, folder?: string): Promise<void> {
  const jobs = jobsOf(customer, folder);
  expect(jobs).toMatchObject([{ confirmed_at: expect.any(String) }]);
  expect(await emailsAbout(jobs[0]?.order_number as string, folder)).toHaveLength(2);
}

function goldLabel(page: Page) {
  return page.locator("label", { has: page.getByLabel("Pick another date") });
}

/** Waits until the page's scripts run: the cart has been written to local storage. */
async function expectLive(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("junkbuddy.cart")))
    .not.toBeNull();
}
