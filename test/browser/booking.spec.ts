import type { Page } from "@playwright/test";
import { OWNER_EMAIL } from "../support/site-settings.ts";
import { expectTakenOver } from "./support/chat.ts";
import { emailsAbout, jobsOf } from "./support/records.ts";
import {
  add,
  drawer,
  expectCartCount,
  expectThankYou,
  fillWhoAndWhere,
  haveDiscount,
  loadSummary,
  openDrawer,
  orderFact,
  orderNumberOn,
  radio,
  scheduleSummary,
  submitButton,
  totalIn,
} from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("a customer books a half load and a refrigerator for tomorrow morning", async ({
  page,
  customer,
  javaScriptEnabled,
}) => {
  // Where the customer came from first; the words of the proxy's rule for carts are in it.
  await page.goto("/service-areas/katy?utm_source=Discount%20Cart");
  if (javaScriptEnabled) await expectTakenOver(page);
  await page.getByRole("main").getByRole("link", { name: "Get Instant Pricing" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What Are You Getting Rid Of?");
  await page.getByRole("main").getByRole("link", { name: "Load Size" }).click();
  await expect(page).toHaveTitle(/^Choose your load size/);
  await add(page, "1/2 Load");
  await expect(totalIn(loadSummary(page))).toHaveText("$500.00");
  await expect(loadSummary(page)).toContainText("Price of this one item");
  await expectDiscountNote(page, false);

  await page.getByRole("link", { name: "Add Itemized Items" }).click();
  await add(page, "Refrigerator");
  await expectCartCount(page, 2);
  const cart = await openDrawer(page);
  await expect(totalIn(cart)).toHaveText("$600.60");
  await expect(cart).toContainText("330 points × $1.82");

  await cart.getByRole("link", { name: "Continue to Schedule" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Book Junk Pickup - Pay nothing now",
  );
  await expect(page.getByText("No Upfront Payment Required")).toBeVisible();
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Katy");
  await radio(page, "Tomorrow").check();
  await radio(page, "Morning").check();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();

  await expectThankYou(page);
  const order = await orderNumberOn(page);
  // The tests' emails are files of the outbox: no service sends them.
  await expect(page.getByText("Your booking is confirmed.")).toContainText(
    "write down your order number",
  );
  await expect(orderFact(page, "Items")).toHaveText("2");
  await expect(orderFact(page, "Total")).toHaveText("$600.60");
  await expect(orderFact(page, "Volume")).toHaveText("330 pts");
  await expect(orderFact(page, "Load tier")).toHaveText("3/4 Load");
  await expect(page.getByRole("progressbar", { name: "Truck" })).toHaveAttribute(
    "aria-valuenow",
    "73",
  );
  await expect(page.getByText("73% full")).toBeVisible();
  // The owner has named no pages elsewhere.
  await expect(page.getByRole("heading", { name: "Follow along" })).toHaveCount(0);
  await expect(page.getByText("Friday, July 10, 2026")).toBeVisible();
  await expect(page.getByText("Morning, 7:00 AM – 12:00 PM")).toBeVisible();

  const jobs = jobsOf(customer);
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatchObject({
    order_number: order,
    name: customer.name,
    date: "2026-07-10",
    time_of_day: "Morning",
    total_cents: 60_060,
    volume: 330,
    confirmed_at: expect.any(String),
    source: javaScriptEnabled ? "discount-cart" : "unknown",
    priced_by: "load-size",
  });
  const emails = await emailsAbout(order);
  expect(emails.map(({ to }) => to?.[0]?.address)).toEqual([customer.email, OWNER_EMAIL]);
  for (const { text } of emails) {
    expect(text).toContain("Friday, July 10, 2026, Morning, 7:00 AM – 12:00 PM");
  }

  const calendar = page.getByRole("link", { name: "Add to calendar" });
  const invitation = await page.request.get((await calendar.getAttribute("href")) as string);
  expect(await invitation.text()).toContain("DTSTART:20260710T120000Z");

  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/itemized");
  await expectCartCount(page, 0);
});

test("a customer books single items", { tag: ["@script", "@long"] }, async ({ page, customer }) => {
  await page.goto("/selection");
  await page.getByRole("main").getByRole("link", { name: "Itemized" }).click();
  await add(page, "Sofa");
  await add(page, "Refrigerator");
  const cart = await openDrawer(page);
  await expect(totalIn(cart)).toHaveText("$230.00");
  await expect(cart).toContainText("Sum of the item prices");
  await cart.getByRole("link", { name: "Continue to Schedule" }).click();
  await radio(page, "Today").check();
  await radio(page, "Evening").check();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  await expect(orderFact(page, "Total")).toHaveText("$230.00");
  await expect(orderFact(page, "Load tier")).toHaveText("1/4 Load");
  expect(jobsOf(customer)).toMatchObject([{ date: "2026-07-09", time_of_day: "Evening" }]);
});

test("a customer on a phone books through the bars at the lower edge, and no other browser sees it", {
  tag: "@plain-long",
}, async ({ page, context, customer }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/load-size");
  const schedule = page.getByRole("button", { name: "Schedule Now" });
  await expect(schedule.last()).toBeDisabled();
  await add(page, "1/4 Load");
  await page.getByRole("link", { name: "Schedule Now" }).last().click();
  const strip = page.getByRole("group").filter({ hasText: "Your order" });
  await expect(strip.locator("summary")).toContainText("$250.00");
  await strip.locator("summary").click();
  await expect(strip.getByText("1/4 load flat price")).toBeVisible();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  expect(jobsOf(customer)).toMatchObject([{ total_cents: 25_000 }]);

  await page.reload();
  await expectThankYou(page);
  await context.clearCookies({ name: "booking" });
  await page.goto(`/confirmation?order=${jobsOf(customer)[0]?.order_number}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No booking here yet");
  await page.getByRole("link", { name: "Get a price" }).click();
  await expect(page).toHaveURL("/selection");
});

for (const discount of [
  { name: "without the discount", isOn: false, total: "$600.60", cents: [60_060, 0, 60_060] },
  { name: "with the discount", isOn: true, total: "$540.54", cents: [60_060, 6_006, 54_054] },
]) {
  test(`every page shows the same total for a cart, ${discount.name}`, {
    // The other journeys without JavaScript have no discount.
    tag: discount.isOn ? ["@long"] : ["@script", "@long"],
  }, async ({ page, context, baseURL, customer }) => {
    if (discount.isOn) await haveDiscount(context, baseURL);
    await page.goto("/");
    await page.getByRole("button", { name: "Refrigerator" }).click();
    await page.goto("/load-size");
    await add(page, "1/2 Load");
    await page.goto("/");
    const link = page.getByRole("link", { name: `Book this for ${discount.total}` });
    await expect(link).toBeVisible();
    await page.goto("/load-size");
    await expect(totalIn(loadSummary(page))).toHaveText(discount.total);
    await expectDiscountNote(page, discount.isOn);

    await page.goto("/itemized");
    await expect(totalIn(await openDrawer(page))).toHaveText(discount.total);
    await drawer(page).getByRole("link", { name: "Continue to Schedule" }).click();
    await expect(totalIn(scheduleSummary(page))).toHaveText(discount.total);
    await expectDiscountNote(page, discount.isOn);

    await fillWhoAndWhere(page, customer);
    await submitButton(page).click();
    await expectThankYou(page);
    await expect(orderFact(page, "Total")).toHaveText(discount.total);
    const [subtotal_cents, discount_cents, total_cents] = discount.cents;
    expect(jobsOf(customer)).toMatchObject([{ subtotal_cents, discount_cents, total_cents }]);
    const emails = await emailsAbout(await orderNumberOn(page));
    expect(emails).toHaveLength(2);
    for (const { text, html } of emails) {
      expect(text).toContain(`Total: ${discount.total}`);
      // In the HTML the label and the amount are cells of a row.
      const words = `${html}`.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
      expect(words).toContain(`Total ${discount.total}`);
    }
  });
}

async function expectDiscountNote(page: Page, isOn: boolean) {
  const cart = page.getByRole("complementary", { name: /^Your (pickup|order)$/ });
  const note = cart.getByText("10% discount is already attached to your account.");
  const label = cart.getByText("(after 10% off)");
  await expect(note).toBeVisible({ visible: isOn });
  await expect(label).toBeVisible({ visible: isOn });
}
