/** Photos in the chat, on a site with a model that sees. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { words as thanksWords } from "#app/booking/confirmation/words.ts";
import { words as gridWords } from "#app/booking/photos/grid-words.ts";
import { words as photosWords } from "#app/booking/photos/words.ts";
import { words } from "#app/chat/words.ts";
import { words as timelineWords } from "#app/jobs/timeline-words.ts";
import { hrefOf } from "#app/lib/language.ts";
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
import { nameOf, startOf } from "./support/names.ts";
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
  if (javaScriptEnabled) await openPanel(page, "/selection", site.url);
  else await page.goto(site.url + hrefOf("/chat"));
  await expect(chat(page).getByText(preOffer())).toBeVisible();
  await chatButton(page, words.no).click();

  await chat(page).getByLabel(words.showPhotos).click();
  await expect(chat(page).getByText(words.photoPrivacy)).toBeVisible();
  const files = [
    await twoColours().jpeg().toBuffer(),
    await twoColours(900, 1200).png().toBuffer(),
  ];
  await chat(page)
    .getByLabel(words.photos, { exact: true })
    .setInputFiles([
      { name: "1.jpg", mimeType: "image/jpeg", buffer: files[0] as Buffer },
      { name: "2.png", mimeType: "image/png", buffer: files[1] as Buffer },
    ]);
  await chatButton(page, words.sendPhotos).click();

  const seen = chat(page).locator(".seen");
  await expect(seen).toContainText(words.seenQuestion);
  await expect(seen.locator("img")).toHaveCount(2);
  await expect(bubbles(page).filter({ hasText: words.photosSent(2) })).toBeVisible();
  await expect(chat(page).getByText(words.noLines)).toBeVisible();
  if (javaScriptEnabled) {
    await expect(seen.getByRole("checkbox").first()).toBeFocused();
    await expectNoAxeViolations(page, ".chat");
  }
  await seen.getByRole("checkbox", { name: `${nameOf("rug")} ${words.fromPhotos([2])}` }).uncheck();
  await seen.getByLabel(words.howMany(nameOf("sofa"))).fill("2");
  await chatButton(page, words.addSeen).click();

  await expect(parsedLine(page, `${nameOf("sofa")} ${words.fromPhotos([1])}`).tick).toBeChecked();
  await expect(parsedLine(page, nameOf("sofa")).count).toHaveValue("2");
  await expect(parsedLine(page, `${nameOf("lamp")} ${words.fromPhotos([2])}`).tick).toBeChecked();
  await expect(chat(page).locator(".parsed__pick")).toHaveCount(2);
  await expect(seen).toHaveCount(0);

  await chatButton(page, words.no).click();
  await chatButton(page, words.add).click();
  await chat(page).getByRole("link", { name: words.schedule }).click();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  const ownPhotos = page.getByRole("link", { name: startOf(gridWords.see(0).replace(/ 0.*/, "")) });
  const keep = page.getByRole("button", { name: photosWords.keep });
  if (!javaScriptEnabled) {
    await expect(keep).toHaveCount(0);
    await page.getByRole("link", { name: thanksWords.photos[0] as string }).click();
    await expect(page.getByRole("heading", { name: photosWords.none })).toBeVisible();
    return;
  }
  await expect(page.getByText(photosWords.fromChat)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(readdirSync(join(site.folder, "uploads"))).toEqual([]);
  await keep.click();
  await expect(page.getByText(`${timelineWords.photosAdded(timelineWords.you, 2)}.`)).toBeVisible();
  await expect(ownPhotos).toHaveCount(2);
  // Once the booking has them the tab forgets them, as soon as the page's scripts run.
  const inTab = () => page.evaluate(() => sessionStorage.getItem("junkbuddy.chat-photos"));
  await expect.poll(inTab).toBeFalsy();
  await page.goto(site.url + hrefOf("/confirmation"));
  await expect(page.getByRole("link", { name: thanksWords.photos[0] as string })).toBeVisible();
  await expect(keep).toHaveCount(0);
});
