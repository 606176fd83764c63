/** A customer shows the crew what there is to load. */
import type { Locator, Page } from "@playwright/test";
import { words as partsWords } from "#app/booking/page/parts-words.ts";
import { words as viewWords } from "#app/booking/page/view-words.ts";
import { words as formWords } from "#app/booking/photos/form-words.ts";
import { words as gridWords } from "#app/booking/photos/grid-words.ts";
import { words } from "#app/booking/photos/words.ts";
import { words as photoWords } from "#app/booking/words/photo-words.ts";
import { words as timelineWords } from "#app/jobs/timeline-words.ts";
import { lyingPhoto, twoColours } from "../support/pictures.ts";
import { expectLargeTargets, expectNoAxeViolations } from "./support/checks.ts";
import { startOf } from "./support/names.ts";
import { bookOver } from "./support/posting.ts";
import { expect, test } from "./support/test.ts";

test("a customer adds two photos, sees them, and removes one", { tag: "@plain-long" }, async ({
  page,
  baseURL,
  customer,
  javaScriptEnabled,
}) => {
  const path = await bookOver(baseURL as string, "refrigerator.1", customer);
  await page.goto(path);
  await page.getByRole("link", { name: viewWords.addPhotos }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await expect(page.getByRole("heading", { name: words.none })).toBeVisible();
  await expectAccessible(page, javaScriptEnabled);

  if (javaScriptEnabled) await expectListed(page);
  const png = await twoColours().png().toBuffer();
  await choose(page, { "garage.jpg": await lyingPhoto(), "yard.png": png });
  if (javaScriptEnabled) await expectReadyAfterBack(page);
  await page.getByRole("button", { name: formWords.send }).click();
  await expect(page.getByText(`${added()}.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: words.count(2, 8) })).toBeVisible();
  for (const photo of await photos(page).all()) await expectLoaded(photo);
  await expectAccessible(page, javaScriptEnabled);

  await page.getByRole("button", { name: gridWords.removePhoto(1) }).click();
  await expect(
    page.getByText(`${timelineWords.photosRemoved(timelineWords.you, 1)}.`),
  ).toBeVisible();
  await expect(photos(page)).toHaveCount(1);
  await page.getByRole("link", { name: partsWords.back }).click();
  await expect(page.getByRole("link", { name: viewWords.photoCount(1, 8) })).toBeVisible();
  await expect(photos(page)).toHaveCount(1);
  await expectLoaded(photos(page));
  await expect(page.getByText(added())).toBeVisible();
  await expectAccessible(page, javaScriptEnabled);
});

test("a file that is no photo is named, and the others are kept", { tag: "@long" }, async ({
  page,
  baseURL,
  customer,
  javaScriptEnabled,
}) => {
  await page.goto(`${await bookOver(baseURL as string, "refrigerator.1", customer)}/photos`);
  await choose(page, { "list.jpg": Buffer.from("Sofa"), "garage.jpg": await lyingPhoto() });
  await page.getByRole("button", { name: formWords.send }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(photoWords.refused["no-photo"]("list.jpg"));
  await expect(alert).toContainText(photoWords.added(1));
  await expect(photos(page)).toHaveCount(1);
  await expectAccessible(page, javaScriptEnabled);
});

/** A press that leaves the page, and the event with which a browser shows it again as it was left. */
async function expectReadyAfterBack(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.addEventListener("submit", (event) => event.preventDefault(), { once: true }),
  );
  await page.getByRole("button", { name: formWords.send }).click();
  await expect(page.getByRole("button", { name: formWords.isSending })).toBeVisible();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  const button = page.getByRole("button", { name: formWords.send });
  await expect(button).not.toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status").filter({ hasText: sending() })).toHaveCount(0);
}

/** axe needs the page's timers, which do not run without JavaScript. */
async function expectAccessible(page: Page, hasScripts: boolean | undefined): Promise<void> {
  await expectLargeTargets(page);
  if (hasScripts) await expectNoAxeViolations(page);
}

/** The form lists the chosen files and marks the one that is too large. */
async function expectListed(page: Page): Promise<void> {
  const huge = Buffer.alloc(10 * 1024 * 1024 + 1);
  const file = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(async () => {
    // Chosen again until the page's scripts have started.
    await choose(page, {});
    await choose(page, { "garage.jpg": await lyingPhoto(), "huge.jpg": huge });
    await expect(file("garage.jpg")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(file("huge.jpg")).toContainText(formWords.tooLarge);
}

async function choose(page: Page, files: Record<string, Buffer>): Promise<void> {
  const chosen = Object.entries(files).map(([name, buffer]) => ({ name, buffer, mimeType: "" }));
  await page.getByLabel(formWords.add).setInputFiles(chosen);
}

const photos = (page: Page): Locator =>
  page.getByRole("link", { name: startOf(gridWords.see(0).replace(/ 0.*/, "")) });

const added = () => timelineWords.photosAdded(timelineWords.you, 2);
/** "Keep this page open." */
const sending = () => formWords.sending("").replace(/^[^.]*\. /, "");

async function expectLoaded(photo: Locator): Promise<void> {
  await expect
    .poll(() => photo.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(480);
}
