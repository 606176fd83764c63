import type { Page } from "@playwright/test";
import { words as thanksWords } from "#app/booking/confirmation/words.ts";
import { words as formWords } from "#app/booking/schedule/words.ts";
import { words as failureWords } from "#app/booking/words/booking-words.ts";
import { longDate } from "#app/lib/dates.ts";
import { hrefOf } from "#app/lib/language.ts";
import { words as letterWords } from "#app/messages/letters/block-words.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import { words as uiWords } from "#app/ui/words.ts";
import { AFTERNOON } from "../support/site-settings.ts";
import { nameOf, startOf } from "./support/names.ts";
import { postForm, renderForm } from "./support/posting.ts";
import { emailsAbout, jobsOf } from "./support/records.ts";
import {
  addButton,
  bookingAlert,
  cartLine,
  customDate,
  dayRadio,
  expectThankYou,
  field,
  fillWhoAndWhere,
  haveCart,
  orderNumberOn,
  scheduleSummary,
  submitButton,
  totalIn,
  windowRadio,
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
  await page.goto(hrefOf("/schedule"));
  await expect(cartLine(scheduleSummary(page), nameOf("refrigerator"))).toBeVisible();
  await dayRadio(page, "dayAfter").check();
  await windowRadio(page, "Evening").check();
  await fillWhoAndWhere(page, { ...customer, email: "maria@", phone: "555-0100", zip: "770" });
  await page.getByLabel(formWords.fields.notes).fill("Gate code 1234\nSecond floor");
  await submitButton(page).click();

  await expect(bookingAlert(page)).toContainText(failureWords.fieldsLeft(3));
  await expect(bookingAlert(page)).toBeFocused();
  for (const [name, error] of [
    ["zip", failureWords.fields.zipDigits],
    ["email", failureWords.fields.emailEnd],
    ["phone", failureWords.fields.phoneDigits],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAttribute("aria-describedby", `${name}-error`);
    await expect(page.locator(`#${name}-error`)).toHaveText(error);
    await expect(bookingAlert(page).getByRole("link", { name: error })).toHaveAttribute(
      "href",
      `#${name}`,
    );
  }
  await expect(field(page, "city")).not.toHaveAttribute("aria-invalid");

  await expect(dayRadio(page, "dayAfter")).toBeChecked();
  await expect(windowRadio(page, "Evening")).toBeChecked();
  for (const [name, value] of [
    ["street", customer.street],
    ["city", customer.city],
    ["state", "TX"],
    ["zip", "770"],
    ["name", customer.name],
    ["email", "maria@"],
    ["phone", "555-0100"],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await expect(page.getByLabel(formWords.fields.notes)).toHaveValue("Gate code 1234\nSecond floor");
  expect(jobsOf(customer)).toEqual([]);
  if (javaScriptEnabled) {
    await errorLink(page, "email").press("Enter");
    await expect(field(page, "email")).toBeFocused();
  }

  await fillWhoAndWhere(page, customer);
  await submitButton(page).dblclick();
  await expectThankYou(page);
  expect(jobsOf(customer)).toMatchObject([{ date: "2026-07-11", time_of_day: "Evening" }]);
  await expectOneJob(customer);
});

test("an empty form names all seven required fields", { tag: "@long" }, async ({ page }) => {
  await page.goto(hrefOf("/schedule"));
  await submitButton(page).click();
  await expect(bookingAlert(page)).toContainText(failureWords.fieldsLeft(7));
  await expect(bookingAlert(page).getByRole("link")).toHaveText(
    (["street", "city", "state", "zip", "name", "email", "phone"] as const).map(startOfError),
  );
  await errorLink(page, "email").click();
  await expect(field(page, "email")).toBeInViewport();
});

test("the form reports an address that cannot be found", { tag: "@long" }, async ({
  page,
  customer,
}) => {
  await page.goto(hrefOf("/schedule"));
  await fillWhoAndWhere(page, { ...customer, zip: "00001" });
  await submitButton(page).click();
  await expect(bookingAlert(page)).toContainText(
    formWords.failed + failureWords.geocode["not-found"],
  );
  await expect(bookingAlert(page)).toBeFocused();
  await expect(field(page, "zip")).toHaveAttribute("aria-invalid", "true");
  expect(jobsOf(customer)).toEqual([]);

  await field(page, "zip").fill(customer.zip);
  await submitButton(page).click();
  await expectThankYou(page);
});

test("a customer books a custom date", { tag: "@long" }, async ({ page, customer }) => {
  await page.goto(hrefOf("/schedule"));
  await customDate(page).fill("2026-07-22");
  await windowRadio(page, "Afternoon").check();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  await expect(page.getByText(longDate("2026-07-22"))).toBeVisible();
  expect(jobsOf(customer)).toMatchObject([{ date: "2026-07-22", time_of_day: "Afternoon" }]);
});

test("a custom date is kept when another field is invalid", { tag: "@long" }, async ({
  page,
  customer,
}) => {
  await page.goto(hrefOf("/schedule"));
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
  await page.goto(hrefOf("/schedule"));
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  await expect(page.getByText(thanksWords.noDate)).toBeVisible();
  await expect(page.getByText(thanksWords.noTime)).toBeVisible();
  await expect(page.getByRole("link", { name: thanksWords.calendar })).toHaveCount(0);
  expect(jobsOf(customer)).toMatchObject([{ date: null, time_of_day: null }]);
  const [toCustomer, toOwner] = await emailsAbout(await orderNumberOn(page));
  expect(toCustomer?.text).toContain(letterWords.notChosen.both);
  expect(toOwner?.text).toContain("Call the customer to set them.");
});

test("an empty cart shows an explanation and a link to /selection", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: "cart" });
  await page.goto(hrefOf("/schedule"));
  await expect(page.getByRole("heading", { name: formWords.empty })).toBeVisible();
  await expect(submitButton(page)).toHaveCount(0);
  await page.getByRole("link", { name: uiWords.getPrice }).click();
  await expect(page).toHaveURL(hrefOf("/selection"));
});

test("a cart emptied in the meantime shows an explanation and keeps the form", {
  tag: "@long",
}, async ({ page, context, baseURL, customer }) => {
  await page.goto(hrefOf("/schedule"));
  await fillWhoAndWhere(page, customer);
  await haveCart(context, baseURL, "");
  await submitButton(page).click();
  await expect(bookingAlert(page)).toContainText(failureWords.emptyCart);
  await expect(field(page, "email")).toHaveValue(customer.email);
  expect(jobsOf(customer)).toEqual([]);
});

test("going back after a booking and sending the form again makes no second job", {
  tag: "@long",
}, async ({ page, context, baseURL, customer }) => {
  await page.goto(hrefOf("/schedule"));
  const key = await page.locator("[name=bookingKey]").inputValue();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  const order = await orderNumberOn(page);

  const form = { bookingKey: key, state: "TX", ...customer, name: "Somebody Else" };
  const answer = await page.request.post(hrefOf("/schedule"), { form });
  expect(answer.url()).toBe(new URL(hrefOf("/confirmation?unchanged"), baseURL).href);
  expect(await answer.text()).toContain(thanksWords.unchanged);
  expect(await answer.text()).toContain(order);
  await haveCart(context, baseURL, CART);
  await page.goto(hrefOf("/confirmation"));
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
    await page.goto(site.url + hrefOf("/schedule"));
    const form = await renderForm(site.url, CART, customer);
    const answer = await postForm(site.url, CART, { ...form, date: "2026-07-09" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(morningIsOver());
    expect(jobsOf(customer, site.folder)).toEqual([]);
  });

  test("a window that has ended today can be chosen for tomorrow, and a later one for today", {
    tag: "@long",
  }, async ({ page, javaScriptEnabled, customer }) => {
    await haveCart(page.context(), site.url, CART);
    await page.goto(site.url + hrefOf("/schedule"));
    await dayRadio(page, "today").check();
    if (javaScriptEnabled) {
      await expect(windowRadio(page, "Morning")).toBeDisabled();
      await expect(page.getByText(formWords.over)).toBeVisible();
    } else {
      await windowRadio(page, "Morning").check();
      await submitButton(page).click();
      await expect(page.locator("#timeOfDay-error")).toHaveText(morningIsOver());
    }
    await expect(windowRadio(page, "Afternoon")).toBeEnabled();
    await dayRadio(page, "tomorrow").check();
    await windowRadio(page, "Morning").check();
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
    await page.goto(hrefOf("/schedule"));
    await dayRadio(page, "tomorrow").check();
    await expect(goldLabel(page)).not.toHaveCSS("background-color", GOLD);
    await customDate(page).fill("2026-07-22");
    await expect(goldLabel(page)).toHaveCSS("background-color", GOLD);
    await expect(goldLabel(page)).toContainText(longDate("2026-07-22"));
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);

    await dayRadio(page, "dayAfter").check();
    await expect(customDate(page)).toHaveValue("");
    await expect(goldLabel(page)).not.toHaveCSS("background-color", GOLD);
    await expect(goldLabel(page)).toHaveText(formWords.otherDate);
  });

  test("what was chosen and typed before the scripts have loaded is kept", async ({
    page,
    customer,
  }) => {
    const release = await holdScripts(page);
    await page.goto(hrefOf("/schedule"), { waitUntil: "commit" });
    await dayRadio(page, "tomorrow").check();
    await fillWhoAndWhere(page, customer);
    release();
    await expectLive(page);
    await windowRadio(page, "Morning").check();
    await expect(dayRadio(page, "tomorrow")).toBeChecked();
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
    await page.goto(hrefOf("/schedule"));
    await customDate(page).fill("2026-07-22");
    await windowRadio(page, "Evening").check();
    await fillWhoAndWhere(page, customer);
    await expect.poll(draft).toContain(customer.email);
    expect(await draft()).not.toContain("bookingKey");
    const expectKept = async () => {
      await expect(field(page, "email")).toHaveValue(customer.email);
      await expect(field(page, "street")).toHaveValue(customer.street);
      await expect(customDate(page)).toHaveValue("2026-07-22");
      await expect(windowRadio(page, "Evening")).toBeChecked();
    };
    await page.reload();
    await expectKept();
    await scheduleSummary(page).getByRole("link", { name: formWords.edit }).click();
    await expect(page).toHaveURL(/itemized/);
    await page.goBack();
    await expectKept();
    await submitButton(page).click();
    await expectThankYou(page);
    await expect.poll(draft).toBe("");
    await haveCart(context, baseURL, CART);
    await page.goto(hrefOf("/schedule"));
    await expect(field(page, "email")).toHaveValue("");
  });

  test("a custom date chosen before the scripts have loaded is kept", { tag: "@long" }, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(hrefOf("/schedule"), { waitUntil: "commit" });
    await customDate(page).fill("2026-07-22");
    release();
    await expectLive(page);
    await expect(goldLabel(page)).toContainText(longDate("2026-07-22"));
    await windowRadio(page, "Morning").check();
    await expect(customDate(page)).toHaveValue("2026-07-22");
  });

  test("items added in another tab appear in the order and its price", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await page.goto(hrefOf("/schedule"));
    await expect(totalIn(scheduleSummary(page))).toHaveText("$600.60");
    const other = await context.newPage();
    await other.goto(hrefOf("/itemized"));
    await addButton(other, nameOf("sofa")).click();
    await expect(totalIn(scheduleSummary(page))).toHaveText("$691.60");
  });

  test.describe("on a bad connection", () => {
    test.use({ expectedErrors: /net::ERR_|Failed to fetch/ });

    test("the form reports a dropped connection and keeps what was typed", {
      tag: "@long",
    }, async ({ page, customer }) => {
      await page.goto(hrefOf("/schedule"));
      await dayRadio(page, "tomorrow").check();
      await fillWhoAndWhere(page, customer);
      await page.route("**/schedule.data*", (route) => route.abort());
      await submitButton(page).click();
      await expect(bookingAlert(page)).toContainText(formWords.dropped);
      await expect(bookingAlert(page)).toBeFocused();
      await expect(dayRadio(page, "tomorrow")).toBeChecked();
      await expect(field(page, "email")).toHaveValue(customer.email);

      await page.unroute("**/schedule.data*");
      await submitButton(page).click();
      await expectThankYou(page);
      await expectOneJob(customer);
    });

    test("a repeat after a lost answer makes no second job", async ({ page, customer }) => {
      await page.goto(hrefOf("/schedule"));
      await fillWhoAndWhere(page, customer);
      await page.route("**/schedule.data*", async (route) => {
        await route.fetch({ maxRedirects: 0 });
        await route.abort();
      });
      await submitButton(page).click();
      await expect(bookingAlert(page)).toContainText(formWords.dropped);
      await expect(bookingAlert(page)).toBeFocused();
      await expect(field(page, "email")).toHaveValue(customer.email);
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
      expect(answer.headers.get("location")).toBe(hrefOf("/confirmation"));
    }
    await expectOneJob(customer);
  });
});

/** The beginning of a field's line in the alert: "Email: ". */
const startOfError = (name: keyof typeof formWords.fields) =>
  startOf(`${formWords.fields[name]}: `);

function errorLink(page: Page, name: keyof typeof formWords.fields) {
  return bookingAlert(page).getByRole("link", { name: startOfError(name) });
}

const morningIsOver = () => failureWords.fields.windowOver(windowNamed("Morning").name);

/** Expects one confirmed job and its two emails. */
async function expectOneJob(customer: { email: string }, folder?: string): Promise<void> {
  const jobs = jobsOf(customer, folder);
  expect(jobs).toMatchObject([{ confirmed_at: expect.any(String) }]);
  expect(await emailsAbout(jobs[0]?.order_number as string, folder)).toHaveLength(2);
}

function goldLabel(page: Page) {
  return page.locator("label", { has: customDate(page) });
}

/** Waits until the page's scripts run: the cart has been written to local storage. */
async function expectLive(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("junkbuddy.cart")))
    .not.toBeNull();
}
