/** The life of a booking on its customer's own page, from the confirmation on. */
import type { Page } from "@playwright/test";
import { words as cancelWords } from "#app/booking/cancel/words.ts";
import { words as thanksWords } from "#app/booking/confirmation/words.ts";
import { words as findWords } from "#app/booking/page/find-words.ts";
import { words as viewWords } from "#app/booking/page/view-words.ts";
import { words as pageWords } from "#app/booking/page/words.ts";
import { words as draftWords } from "#app/booking/words/draft-words.ts";
import { words as timelineWords } from "#app/jobs/timeline-words.ts";
import { formatDate } from "#app/lib/dates.ts";
import { hourWords } from "#app/lib/hour-words.ts";
import { hrefOf } from "#app/lib/language.ts";
import { words as letterWords } from "#app/messages/letters/customer-words.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import { slotWords } from "#app/schedule/words.ts";
import { nameOf, startOf } from "./support/names.ts";
import { emailsAbout, jobsOf } from "./support/records.ts";
import {
  add,
  dayRadio,
  expectThankYou,
  fillWhoAndWhere,
  orderNumberOn,
  submitButton,
  windowRadio,
} from "./support/screens.ts";
import { type Customer, expect, test } from "./support/test.ts";

/** Books a quarter load for tomorrow morning and opens the booking's page. */
async function openBooking(page: Page, customer: Customer): Promise<string> {
  await page.goto(hrefOf("/load-size"));
  await add(page, nameOf("load-quarter"));
  await page.goto(hrefOf("/schedule"));
  await dayRadio(page, "tomorrow").check();
  await windowRadio(page, "Morning").check();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  const order = await orderNumberOn(page);
  await page.getByRole("link", { name: thanksWords.see, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${hrefOf("/booking/")}[0-9a-f]{64}$`));
  await expect(page.getByRole("img", { name: order })).toBeVisible();
  return order;
}

const SLOT = { date: "2026-07-10", timeOfDay: "Morning" };

const cancelLink = (page: Page) => page.locator("main a[href$='/cancel']").first();
const button = (page: Page, name: string) => page.getByRole("button", { name });
/** What the page says that was done. */
const noteChanged = () => timelineWords.note(timelineWords.you);
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
  await expect(heading(page)).toHaveText(pageWords.bookedFor(slotWords(SLOT)));
  const when = pageWords.when(formatDate(SLOT.date, "monthDayYear"), windowNamed("Morning").hours);
  await expect(page.getByText(when)).toBeVisible();
  const deadline = viewWords.at(formatDate("2026-07-09", "weekday"), hourWords(18));
  await expect(page.getByRole("link", { name: startOf(viewWords.move) })).toContainText(
    viewWords.freeUntil(deadline),
  );
  await expect(page.getByText(customer.email)).toHaveCount(0);
  const calendar = page.getByRole("link", { name: pageWords.calendar });
  const file = await page.request.get((await calendar.getAttribute("href")) as string);
  expect(await file.text()).toContain("DTSTART:20260710T120000Z");

  await page.getByText(pageWords.addNote).click();
  await page.getByLabel(pageWords.yourNote).fill("Side gate is open.");
  await button(page, pageWords.saveNote).click();
  await expect(page.getByRole("status")).toHaveText(`${noteChanged()}.`);
  await expect(page.getByText("Side gate is open.").first()).toBeVisible();

  await cancelLink(page).click();
  await expect(heading(page)).toHaveText(cancelWords.askOn(formatDate(SLOT.date, "weekday")));
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.getByRole("link", { name: cancelWords.keep }).click();
  await expect(heading(page)).toHaveText(pageWords.bookedFor(slotWords(SLOT)));
  await page
    .getByRole("contentinfo")
    .locator(`a[href="${hrefOf("/faq")}"]`)
    .click();
  await expect(page).toHaveURL(hrefOf("/faq"));
  await page.goBack();
  await expect(heading(page)).toHaveText(pageWords.bookedFor(slotWords(SLOT)));
  await cancelLink(page).click();
  await page.getByRole("radio", { name: cancelWords.reasons[0] as string }).check();
  await button(page, cancelWords.cancel).click();
  await expect(page.getByRole("status")).toHaveText(
    `${timelineWords.cancelled(timelineWords.you)}.`,
  );
  await expect(heading(page)).toHaveText(pageWords.cancelled);
  for (const act of ["move", "items", "cancel"]) {
    await expect(page.locator(`main a[href$="/${act}"]`)).toHaveCount(0);
  }
  expect(jobsOf(customer)).toMatchObject([{ stage: "cancelled" }]);

  // The worker sends what the two changes owe.
  await expect
    .poll(async () => (await emailsAbout(order)).map(({ subject }) => subject), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        letterWords.cancelled.subject(formatDate(SLOT.date, "short"), order),
        // The owner's.
        expect.stringMatching(/^(?!Your).*cancel.*/i),
      ]),
    );
  const leading = hrefOf(`/booking/${token}`);
  expect((await emailsAbout(order)).some(({ text }) => text?.includes(leading))).toBe(true);

  const naming = asked.map(({ url }) => new URL(url)).filter(({ href }) => href.includes(token));
  expect(naming.length).toBeGreaterThan(2);
  for (const { pathname, search } of naming) {
    expect(pathname).toMatch(/^(?:\/es)?\/booking\/[0-9a-f]{64}(?:\/cancel)?(?:\.data)?$/);
    expect(search).not.toContain(token);
  }
});

test("a second tab that has not seen the change gets the page as it is, with what was typed", {
  tag: "@long",
}, async ({ page, context, customer, javaScriptEnabled }) => {
  await openBooking(page, customer);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByText(pageWords.addNote).click();
  await second.getByLabel(pageWords.yourNote).fill("Typed in the second tab");
  await cancelLink(page).click();
  await button(page, cancelWords.cancel).click();
  await expect(page.getByRole("status")).toBeVisible();

  const answered = second.waitForResponse((response) => response.request().method() === "POST");
  await button(second, pageWords.saveNote).click();
  expect((await answered).status()).toBe(409);
  await expect(second.getByRole("alert")).toContainText(draftWords.outdated.problem);
  await expect(heading(second)).toHaveText(pageWords.cancelled);
  await expect(second.getByText("Typed in the second tab")).toBeVisible();
  if (javaScriptEnabled) await expect(second.getByRole("alert")).toBeFocused();
});

test("a double click on the button saves the note once", { tag: "@long" }, async ({
  page,
  customer,
}) => {
  await openBooking(page, customer);
  await page.getByText(pageWords.addNote).click();
  await page.getByLabel(pageWords.yourNote).fill("Ring twice");
  await button(page, pageWords.saveNote).dblclick();
  await expect(page.getByRole("status")).toHaveText(`${noteChanged()}.`);
  await expect(page.getByText(noteChanged(), { exact: true })).toHaveCount(1);
});

test("without a mail service a lost link is asked for by phone", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto(hrefOf("/booking"));
  await expect(page.getByText(findWords.callInstead)).toBeVisible();
  await expect(button(page, findWords.send)).toHaveCount(0);
});
