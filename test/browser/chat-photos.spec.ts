/** Photos in the chat, on a site with a model that sees. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  type OpenAiStandIn,
  readLines,
  seesThings,
  startOpenAi,
} from "../support/openai-stand-in.ts";
import { twoColours } from "../support/pictures.ts";
import { MORNING } from "../support/site-settings.ts";
import { bubbles, chat, chatButton, openPanel, parsedLine, preOffer } from "./support/chat.ts";
import { expectNoAxeViolations } from "./support/checks.ts";
import { expectThankYou, fillWhoAndWhere, submitButton } from "./support/screens.ts";
import { type Site, startSite } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

let openai: OpenAiStandIn;
let site: Site;
test.beforeAll(async () => {
  openai = await startOpenAi();
  openai.answerEach((body) =>
    JSON.stringify(body).includes("image_url")
      ? seesThings(
          { photo: 1, id: "sofa", quantity: 1 },
          { photo: 2, id: "lamp", quantity: 1 },
          { photo: 2, id: "rug", quantity: 1 },
        )
      : readLines(),
  );
  site = await startSite({
    now: MORNING,
    settings: { OPENAI_API_KEY: openai.apiKey, OPENAI_BASE_URL: openai.url },
  });
});
test.afterAll(async () => {
  await site?.kill();
  await openai?.close();
});

test("photos become lines that are asked about, a list, and the booking's own where its customer says so", {
  tag: "@plain-long",
}, async ({ page, customer, javaScriptEnabled }) => {
  if (javaScriptEnabled) await openPanel(page, `${site.url}/selection`);
  else await page.goto(`${site.url}/chat`);
  await expect(chat(page).getByText(preOffer())).toBeVisible();
  await chatButton(page, "No").click();

  await chat(page).getByLabel("Show photos").click();
  await expect(
    chat(page).getByText(/We keep none: once you have booked, you can add them/),
  ).toBeVisible();
  const files = [
    await twoColours().jpeg().toBuffer(),
    await twoColours(900, 1200).png().toBuffer(),
  ];
  await chat(page)
    .getByLabel("Photos of what's leaving")
    .setInputFiles([
      { name: "1.jpg", mimeType: "image/jpeg", buffer: files[0] as Buffer },
      { name: "2.png", mimeType: "image/png", buffer: files[1] as Buffer },
    ]);
  await chatButton(page, "Send photos").click();

  const seen = chat(page).locator(".seen");
  await expect(seen).toContainText("Are these leaving?");
  await expect(seen.locator("img")).toHaveCount(2);
  await expect(bubbles(page).filter({ hasText: "2 photos" })).toBeVisible();
  await expect(chat(page).getByText("Nothing on the list yet")).toBeVisible();
  if (javaScriptEnabled) {
    await expect(seen.getByRole("checkbox").first()).toBeFocused();
    await expectNoAxeViolations(page, ".chat");
  }
  await seen.getByRole("checkbox", { name: "Area Rug from photo 2" }).uncheck();
  await seen.getByLabel("How many: Sofa").fill("2");
  await chatButton(page, "Add these").click();

  await expect(parsedLine(page, "Sofa from photo 1").tick).toBeChecked();
  await expect(parsedLine(page, "Sofa").count).toHaveValue("2");
  await expect(parsedLine(page, "Lamp from photo 2").tick).toBeChecked();
  await expect(chat(page).locator(".parsed__pick")).toHaveCount(2);
  await expect(seen).toHaveCount(0);

  await chatButton(page, "No").click();
  await chatButton(page, "Add selected to cart").click();
  await chat(page).getByRole("link", { name: "Schedule Now" }).click();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  const ownPhotos = page.getByRole("link", { name: /^See photo/ });
  const keep = page.getByRole("button", { name: "Keep my photos" });
  if (!javaScriptEnabled) {
    await expect(keep).toHaveCount(0);
    await page.getByRole("link", { name: "Add photos" }).click();
    await expect(page.getByRole("heading", { name: "No photos yet" })).toBeVisible();
    return;
  }
  await expect(page.getByText("are only in this browser tab")).toBeVisible();
  await expectNoAxeViolations(page);
  expect(readdirSync(join(site.folder, "uploads"))).toEqual([]);
  await keep.click();
  await expect(page.getByText("You added 2 photos.")).toBeVisible();
  await expect(ownPhotos).toHaveCount(2);
  // Once the booking has them the tab forgets them, as soon as the page's scripts run.
  const inTab = () => page.evaluate(() => sessionStorage.getItem("junkbuddy.chat-photos"));
  await expect.poll(inTab).toBeFalsy();
  await page.goto(`${site.url}/confirmation`);
  await expect(page.getByRole("link", { name: "Add photos" })).toBeVisible();
  await expect(keep).toHaveCount(0);
});
