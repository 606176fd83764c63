/** Photos in the chat, on a site with a model that sees. */

import {
  type OpenAiStandIn,
  readLines,
  seesThings,
  startOpenAi,
} from "../support/openai-stand-in.ts";
import { twoColours } from "../support/pictures.ts";
import { MORNING } from "../support/site-settings.ts";
import { bubbles, chat, chatButton, openPanel, PRE_OFFER, parsedLine } from "./support/chat.ts";
import { expectNoAxeViolations } from "./support/checks.ts";
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

test("photos become lines that are asked about, and a press puts the ticked ones on the list", async ({
  page,
  javaScriptEnabled,
}) => {
  if (javaScriptEnabled) await openPanel(page, `${site.url}/selection`);
  else await page.goto(`${site.url}/chat`);
  await expect(chat(page).getByText(PRE_OFFER)).toBeVisible();
  await chatButton(page, "No").click();

  await chat(page).getByLabel("Show photos").click();
  await expect(chat(page).getByText(/We keep none\.$/)).toBeVisible();
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
});
