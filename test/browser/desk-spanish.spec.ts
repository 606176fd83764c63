/** A crew member's day in Spanish, from the code to a stop that is done (rule 588). */
import type { Page } from "@playwright/test";
import {
  expectLargeTargets,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
} from "./support/checks.ts";
import {
  eventsOf,
  expectKept,
  findSignal,
  keptOnDevice,
  loseSignal,
  type Stop,
  sharedDeskDay,
  signIn,
  stopCard,
} from "./support/desk.ts";
import { expect, test } from "./support/test.ts";

test.use({
  viewport: { width: 360, height: 740 },
  // Without signal requests fail.
  expectedErrors: /Failed to (?:load resource|fetch)|ERR_(?:INTERNET_DISCONNECTED|FAILED|EMPTY)/,
});
test.describe.configure({ mode: "default" });

const day = sharedDeskDay(2);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The owner hires somebody, whose phone signs in with the code, in Spanish. */
async function openInSpanish(page: Page, name: string): Promise<void> {
  await signIn(page, day);
  await page.goto(`${day.line.url}/desk/crew`);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: /^Add/ }).click();
  await page.getByRole("button", { name: `Show code for ${name}` }).click();
  const code = (await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? "";
  await page.context().clearCookies();
  await page.goto(`${day.line.url}/desk/sign-in/code`);
  await page.getByRole("button", { name: "Español" }).click();
  await expect(heading(page)).toHaveText("Escriba el código");
  await page.getByLabel("Código").fill("AAAA-AAAA");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Ese código no sirve")).toBeVisible();
  await page.getByLabel("Código").fill(code);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(heading(page)).toHaveText("jueves 9 de julio");
}

async function expectWell(page: Page, hasScripts: boolean | undefined): Promise<void> {
  await expectNoSidewaysScroll(page);
  if (!hasScripts) return;
  await expectNoAxeViolations(page);
  await expectLargeTargets(page);
}

test("a crew member drives to a stop, finishes it and takes it back in Spanish", async ({
  page,
  javaScriptEnabled,
}) => {
  const [job] = day.stops as [Stop];
  await openInSpanish(page, "Luis");
  await expectWell(page, javaScriptEnabled);
  const press = stopCard(page, job).getByRole("button", { name: /^En camino/ });
  await press.click();
  await expect(stopCard(page, job).getByText("Se puede deshacer abajo.")).toBeVisible();
  await stopCard(page, job).getByRole("link", { name: job.name, exact: true }).click();
  await expect(page.getByRole("heading", { name: "Fotos" })).toBeVisible();
  await expectWell(page, javaScriptEnabled);
  await page.getByRole("link", { name: "Hecho" }).click();
  await expect(heading(page)).toHaveText("Terminar el trabajo");
  await expectWell(page, javaScriptEnabled);
  await page.getByRole("button", { name: `Hecho con ${job.name}` }).click();
  await expect.poll(() => eventsOf(day, job)).toEqual(["booked", "on-the-way", "done"]);
  await stopCard(page, job)
    .getByRole("button", { name: /^Deshacer hasta/ })
    .click();
  await expect(stopCard(page, job).getByText("Deshecho.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();
  await expect(heading(page)).toHaveText("Thursday, July 9");
});

test("without signal the kept pages are in Spanish, and what waits is sent once there is", {
  tag: "@script",
}, async ({ page, context }) => {
  const job = day.stops[1] as Stop;
  await openInSpanish(page, "Ana");
  await expectKept(page, [job]);
  await loseSignal(context, day);
  await page.reload();
  const strip = page.locator(".strip");
  await expect(strip).toHaveText(/^Guardado 6:00 a.m., sin señal/);
  await stopCard(page, job)
    .getByRole("button", { name: /^En camino/ })
    .click();
  await expect(strip).toContainText("1 cambio por mandar");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("alert")).toHaveText("Para cambiar de idioma hace falta señal.");
  await expectWell(page, true);
  await stopCard(page, job).getByRole("link", { name: job.name, exact: true }).click();
  await expect(page.getByRole("heading", { name: "Fotos" })).toBeVisible();
  await page.goBack();
  await findSignal(context, day);
  await expect.poll(() => eventsOf(day, job)).toEqual(["booked", "on-the-way"]);

  // Of the other language nothing is kept.
  await page.getByRole("button", { name: "English" }).click();
  await expect(heading(page)).toHaveText("Thursday, July 9");
  await expectKept(page, [job]);
  // At the address that the press has left Today at, which names it.
  await loseSignal(context, day);
  await page.reload();
  await expect(strip).toHaveText(/^Saved 6:00 AM, no signal/);
  expect(await keptOnDevice(page)).toMatchObject({ posts: 0 });
});
