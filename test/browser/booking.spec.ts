import type { Page } from "@playwright/test";
import { words as thanksWords } from "#app/booking/confirmation/words.ts";
import { words as partsWords } from "#app/booking/page/parts-words.ts";
import { words as formWords } from "#app/booking/schedule/words.ts";
import { words as failureWords } from "#app/booking/words/booking-words.ts";
import { words as drawerWords } from "#app/cart/drawer/drawer-words.ts";
import { words as totalWords } from "#app/cart/drawer/total-words.ts";
import { words as loadWords } from "#app/cart/load-size/words.ts";
import { words as selectionWords } from "#app/cart/selection-words.ts";
import { SPEAKS_SPANISH } from "#app/jobs/words.ts";
import { formatDate } from "#app/lib/dates.ts";
import { hrefOf, inLanguage, type Language, pathIn } from "#app/lib/language.ts";
import { dayAndWindow } from "#app/messages/words.ts";
import { words as priceWords } from "#app/prices/words.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import { words as frameWords } from "#app/site/frame/words.ts";
import { words as homeWords } from "#app/site/home/words.ts";
import { OWNER_EMAIL } from "../support/site-settings.ts";
import { expectTakenOver } from "./support/chat.ts";
import { nameOf, startOf } from "./support/names.ts";
import { emailsAbout, jobsOf } from "./support/records.ts";
import {
  add,
  bookingAlert,
  dayRadio,
  drawer,
  expectCartCount,
  expectThankYou,
  field,
  fillWhoAndWhere,
  haveDiscount,
  loadSummary,
  openDrawer,
  orderFact,
  orderNumberOn,
  scheduleSummary,
  submitButton,
  totalIn,
  windowRadio,
} from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const MORNING_OF_THE_10TH = { date: "2026-07-10", timeOfDay: "Morning" };

test("a customer books a half load and a refrigerator for tomorrow morning", {
  tag: "@es",
}, async ({ page, customer, javaScriptEnabled, language }) => {
  // Where the customer came from first; the words of the proxy's rule for carts are in it.
  await page.goto(hrefOf("/service-areas/katy?utm_source=Discount%20Cart"));
  if (javaScriptEnabled) await expectTakenOver(page);
  const main = page.getByRole("main");
  await main
    .locator(`a[href="${hrefOf("/selection")}"]`)
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(selectionWords.heading);
  await main.getByRole("link", { name: selectionWords.loadSize }).click();
  await expect(page).toHaveTitle(startOf(loadWords.title));
  await add(page, nameOf("load-half"));
  await expect(totalIn(loadSummary(page))).toHaveText("$500.00");
  await expect(loadSummary(page)).toContainText(priceWords["one-entry"]);
  await expectDiscountNote(page, false);

  await page.getByRole("link", { name: loadWords.addItems }).click();
  await add(page, nameOf("refrigerator"));
  await expectCartCount(page, 2);
  const cart = await openDrawer(page);
  await expect(totalIn(cart)).toHaveText("$600.60");
  await expect(cart).toContainText(priceWords.perPoint("330", "$1.82"));

  await cart.getByRole("link", { name: drawerWords.schedule }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(formWords.heading.join(""));
  await expect(page.getByText(formWords.noUpfront)).toBeVisible();
  await expect(field(page, "city")).toHaveValue("Katy");
  await dayRadio(page, "tomorrow").check();
  await windowRadio(page, "Morning").check();
  await fillWhoAndWhere(page, { ...customer, zip: "" });
  await submitButton(page).click();
  await expect(bookingAlert(page)).toContainText(failureWords.fieldsLeft(1));
  await expect(field(page, "street")).toHaveValue(customer.street);
  await field(page, "zip").fill(customer.zip);
  await submitButton(page).click();

  await expectThankYou(page);
  const order = await orderNumberOn(page);
  // The tests' emails are files of the outbox: no service sends them.
  await expect(page.getByText(thanksWords.confirmed)).toContainText(thanksWords.writeDown);
  await expect(orderFact(page, "items")).toHaveText("2");
  await expect(orderFact(page, "total")).toHaveText("$600.60");
  await expect(orderFact(page, "volume")).toHaveText(thanksWords.points("330"));
  await expect(orderFact(page, "tier")).toHaveText(nameOf("load-three-quarter"));
  await expect(page.getByRole("progressbar", { name: thanksWords.facts.truck })).toHaveAttribute(
    "aria-valuenow",
    "73",
  );
  await expect(page.getByText(thanksWords.percentFull(73))).toBeVisible();
  // The owner has named no pages elsewhere.
  await expect(page.getByRole("heading", { name: thanksWords.follow })).toHaveCount(0);
  const day = formatDate(MORNING_OF_THE_10TH.date, "long");
  const { name, hours } = windowNamed(MORNING_OF_THE_10TH.timeOfDay);
  await expect(page.getByText(day)).toBeVisible();
  await expect(page.getByText(partsWords.window(name, hours))).toBeVisible();

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
    language,
  });
  const emails = await emailsAbout(order);
  expect(emails.map(({ to }) => to?.[0]?.address)).toEqual([customer.email, OWNER_EMAIL]);
  const whenIn = (one: Language) =>
    inLanguage(one, () => dayAndWindow(formatDate("2026-07-10", "long"), "Morning"));
  expect(emails[0]?.text).toContain(whenIn(language));
  expect(emails[1]?.text).toContain(whenIn("en"));
  expect(emails[1]?.text?.includes(SPEAKS_SPANISH)).toBe(language === "es");

  const calendar = page.getByRole("link", { name: thanksWords.calendar });
  const invitation = await page.request.get((await calendar.getAttribute("href")) as string);
  expect(await invitation.text()).toContain("DTSTART:20260710T120000Z");

  await page.getByRole("contentinfo").getByRole("link", { name: frameWords.otherLanguage }).click();
  const other = language === "en" ? "es" : "en";
  await expect(page).toHaveURL(pathIn(other, "/confirmation"));
  const thanks = inLanguage(other, () => thanksWords.thanks);
  await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: thanksWords.home }).click();
  await expect(page).toHaveURL(hrefOf("/"));
  await page.goto(hrefOf("/itemized"));
  await expectCartCount(page, 0);
});

test("a customer books single items", { tag: ["@script", "@long"] }, async ({ page, customer }) => {
  await page.goto(hrefOf("/selection"));
  await page.getByRole("main").getByRole("link", { name: selectionWords.itemized }).click();
  await add(page, nameOf("sofa"));
  await add(page, nameOf("refrigerator"));
  const cart = await openDrawer(page);
  await expect(totalIn(cart)).toHaveText("$230.00");
  await expect(cart).toContainText(priceWords.sum);
  await cart.getByRole("link", { name: drawerWords.schedule }).click();
  await dayRadio(page, "today").check();
  await windowRadio(page, "Evening").check();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  await expect(orderFact(page, "total")).toHaveText("$230.00");
  await expect(orderFact(page, "tier")).toHaveText(nameOf("load-quarter"));
  expect(jobsOf(customer)).toMatchObject([{ date: "2026-07-09", time_of_day: "Evening" }]);
});

test("a customer on a phone books through the bars at the lower edge, and no other browser sees it", {
  tag: "@plain-long",
}, async ({ page, context, customer }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(hrefOf("/load-size"));
  const schedule = page.getByRole("button", { name: loadWords.schedule });
  await expect(schedule.last()).toBeDisabled();
  await add(page, nameOf("load-quarter"));
  await page.getByRole("link", { name: loadWords.schedule }).last().click();
  const strip = page.getByRole("group").filter({ hasText: formWords.order });
  await expect(strip.locator("summary")).toContainText("$250.00");
  await strip.locator("summary").click();
  await expect(strip.getByText(priceWords.flat("1/4"))).toBeVisible();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  expect(jobsOf(customer)).toMatchObject([{ total_cents: 25_000 }]);

  await page.reload();
  await expectThankYou(page);
  await context.clearCookies({ name: "booking" });
  await page.goto(hrefOf(`/confirmation?order=${jobsOf(customer)[0]?.order_number}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanksWords.none);
  await page.getByRole("link", { name: thanksWords.getPrice }).click();
  await expect(page).toHaveURL(hrefOf("/selection"));
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
    await page.goto(hrefOf("/"));
    await page.getByRole("button", { name: nameOf("refrigerator") }).click();
    await page.goto(hrefOf("/load-size"));
    await add(page, nameOf("load-half"));
    await page.goto(hrefOf("/"));
    const link = page.getByRole("link", { name: homeWords.card.book(discount.total) });
    await expect(link).toBeVisible();
    await page.goto(hrefOf("/load-size"));
    await expect(totalIn(loadSummary(page))).toHaveText(discount.total);
    await expectDiscountNote(page, discount.isOn);

    await page.goto(hrefOf("/itemized"));
    await expect(totalIn(await openDrawer(page))).toHaveText(discount.total);
    await drawer(page).getByRole("link", { name: drawerWords.schedule }).click();
    await expect(totalIn(scheduleSummary(page))).toHaveText(discount.total);
    await expectDiscountNote(page, discount.isOn);

    await fillWhoAndWhere(page, customer);
    await submitButton(page).click();
    await expectThankYou(page);
    await expect(orderFact(page, "total")).toHaveText(discount.total);
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
  const cart = loadSummary(page).or(scheduleSummary(page));
  const note = cart.getByText(totalWords.attached(10));
  const label = cart.getByText(priceWords.discounted(10));
  await expect(note).toBeVisible({ visible: isOn });
  await expect(label).toBeVisible({ visible: isOn });
}
