/** Paying by card: the code on the desk, the customer's pages, and the way to Stripe's page and back. */
import type { Page } from "@playwright/test";
import { words as payWords } from "#app/booking/pay/words.ts";
import { words as receiptWords } from "#app/jobs/money/receipt-words.ts";
import { words as timelineWords } from "#app/jobs/timeline-words.ts";
import { hrefOf } from "#app/lib/language.ts";
import { MORNING } from "../support/site-settings.ts";
import {
  type StripeStandIn,
  signed,
  startStripe,
  stripeSettings,
} from "../support/stripe-stand-in.ts";
import { expectNoAxeViolations } from "./support/checks.ts";
import { type DeskDay, openDeskDay, type Stop, signIn } from "./support/desk.ts";
import { endOf, escaped } from "./support/names.ts";
import { expect, test } from "./support/test.ts";

let stripe: StripeStandIn;
let day: DeskDay;
test.beforeAll(async ({ language }) => {
  stripe = await startStripe();
  day = await openDeskDay(2, stripeSettings(stripe));
  day.database.prepare("UPDATE jobs SET language = ?").run(language);
});
test.afterAll(async () => {
  await day?.close();
  await stripe?.close();
});

const byCard = () => payWords.pay("|").split("|") as [before: string, after: string];

/** Finishes a job on the desk, to be paid on the customer's phone. */
async function finishByCode(page: Page, { orderNumber }: Stop): Promise<void> {
  await signIn(page, day);
  await page.goto(`${day.line.url}/desk/jobs/${orderNumber}/done`);
  await page.getByText("Card: show code").click();
  await page.getByRole("button", { name: /^Finish/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Card: show this code");
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
}

/** From the booking's page to Stripe's. */
async function goToStripe(page: Page, { token }: Stop): Promise<void> {
  await page.goto(day.site.url + hrefOf(`/booking/${token}`));
  const [before, after] = byCard().map(escaped);
  await page.getByRole("link", { name: new RegExp(`^${before}\\$[\\d.,]+${after}$`) }).click();
  await page.getByText(payWords.tips["10"], { exact: true }).click();
  await page.getByRole("button", { name: payWords.go }).click();
  await expect(page).toHaveURL(/\/c\/pay\//);
  await expect(page.getByText(`${receiptWords.tip}: $10.00`)).toBeVisible();
}

test("without scripts the press is led on to Stripe's page, which the policy of that page alone allows", {
  tag: "@noscript",
}, async ({ page }) => {
  const [stop] = day.stops as [Stop];
  await finishByCode(page, stop);
  await goToStripe(page, stop);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText(payWords.notPaid)).toBeVisible();
  await page.getByText(payWords.tips["10"], { exact: true }).click();
  await page.getByRole("button", { name: payWords.go }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByText(`${timelineWords.paid}.`)).toBeVisible();
  await expect(page.getByRole("link", { name: endOf(byCard()[1]) })).toHaveCount(0);
});

test("the desk's code turns to paid by itself, and each page is accessible", {
  tag: ["@script", "@long"],
}, async ({ page, browser }) => {
  const [, stop] = day.stops as [Stop, Stop];
  stripe.onEvent((event) => {
    const body = JSON.stringify(event);
    const headers = signed(body, new Date(MORNING));
    void fetch(`${day.site.url}/api/stripe`, { method: "POST", body, headers });
  });
  await finishByCode(page, stop);
  await expectNoAxeViolations(page);
  const phone = await browser.newPage();
  await phone.goto(day.site.url + hrefOf(`/booking/${stop.token}/pay`));
  await expectNoAxeViolations(phone);
  await goToStripe(phone, stop);
  await phone.getByRole("button", { name: "Pay" }).click();
  await expect(phone.getByText(`${timelineWords.paid}.`)).toBeVisible();
  await expectNoAxeViolations(phone);
  await expect(page.getByText(/has paid/)).toBeVisible();
  await phone.close();
});
