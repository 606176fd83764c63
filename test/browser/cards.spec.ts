/** Paying by card: the code on the desk, the customer's pages, and the way to Stripe's page and back. */
import type { Page } from "@playwright/test";
import { MORNING } from "../support/site-settings.ts";
import {
  type StripeStandIn,
  signed,
  startStripe,
  stripeSettings,
} from "../support/stripe-stand-in.ts";
import { expectNoAxeViolations } from "./support/checks.ts";
import { type DeskDay, openDeskDay, type Stop, signIn } from "./support/desk.ts";
import { expect, test } from "./support/test.ts";

let stripe: StripeStandIn;
let day: DeskDay;
test.beforeAll(async () => {
  stripe = await startStripe();
  day = await openDeskDay(2, stripeSettings(stripe));
});
test.afterAll(async () => {
  await day?.close();
  await stripe?.close();
});

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
  await page.goto(`${day.site.url}/booking/${token}`);
  await page.getByRole("link", { name: /^Pay \$[\d.,]+ by card$/ }).click();
  await page.getByText("$10", { exact: true }).click();
  await page.getByRole("button", { name: "Continue to the card page" }).click();
  await expect(page).toHaveURL(/\/c\/pay\//);
  await expect(page.getByText("Tip for the crew: $10.00")).toBeVisible();
}

test("without scripts the press is led on to Stripe's page, which the policy of that page alone allows", {
  tag: "@noscript",
}, async ({ page }) => {
  const [stop] = day.stops as [Stop];
  await finishByCode(page, stop);
  await goToStripe(page, stop);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText("Nothing was paid by card.")).toBeVisible();
  await page.getByText("$10", { exact: true }).click();
  await page.getByRole("button", { name: "Continue to the card page" }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByText("Payment received.")).toBeVisible();
  await expect(page.getByRole("link", { name: /by card$/ })).toHaveCount(0);
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
  await phone.goto(`${day.site.url}/booking/${stop.token}/pay`);
  await expectNoAxeViolations(phone);
  await goToStripe(phone, stop);
  await phone.getByRole("button", { name: "Pay" }).click();
  await expect(phone.getByText("Payment received.")).toBeVisible();
  await expectNoAxeViolations(phone);
  await expect(page.getByText(/has paid/)).toBeVisible();
  await phone.close();
});
