/** The owner's desk in a truck: without signal, with a little of it, and without JavaScript. */
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { SUBJECTS } from "#app/desk/settings/subjects.ts";
import { lyingPhoto } from "../support/pictures.ts";
import { MORNING } from "../support/site-settings.ts";
import {
  expectLargeTargets,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
} from "./support/checks.ts";
import {
  type DeskDay,
  enterCode,
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
import { emailsAbout } from "./support/records.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 390, height: 844 };

test.use({
  viewport: PHONE,
  // Without signal every request of the page fails, and Remix says so in the console.
  expectedErrors: new RegExp(
    "Failed to (?:load resource|fetch)|ERR_(?:INTERNET_DISCONNECTED|EMPTY_RESPONSE|" +
      "CONNECTION|FAILED)|manifest patches|NetworkError",
  ),
});
test.describe.configure({ mode: "default" });

const day = sharedDeskDay(5);

const strip = (page: Page) => page.locator(".strip");

/** @param job one that the device must have before the signal goes */
async function openToday(page: Page, job: Stop): Promise<void> {
  await signIn(page, day);
  await expectKept(page, [job]);
}

test("without signal a stop's changes wait, are counted, and are sent once each in order", {
  tag: "@script",
}, async ({ page, context }) => {
  const [job] = day.stops as [Stop];
  await openToday(page, job);
  await loseSignal(context, day);
  await page.reload();
  await expect(strip(page)).toHaveText(/^Saved 6:00 AM, no signal/);
  await expect(stopCard(page, job)).toContainText(job.name);

  await stopCard(page, job).getByRole("button", { name: "On my way" }).click();
  await expect(stopCard(page, job)).toContainText("On my way");
  await expect(stopCard(page, job)).toContainText("Not sent yet");
  await expect(strip(page)).toContainText("1 change waiting");
  await expectNoAxeViolations(page);
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);
  await stopCard(page, job).getByRole("button", { name: "Take it back" }).click();
  await expect(stopCard(page, job)).toContainText("Taken back on this device");
  await stopCard(page, job).getByRole("button", { name: "On my way" }).click();
  await expect(strip(page)).toContainText("2 changes waiting");

  await stopCard(page, job).getByRole("link", { name: job.name, exact: true }).click();
  await page.getByLabel("Internal note").fill("Key under the pot");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(strip(page)).toContainText("3 changes waiting");
  await page
    .getByLabel("After")
    .setInputFiles({ name: "gone.jpg", mimeType: "image/jpeg", buffer: await lyingPhoto() });
  await page.getByRole("button", { name: "Add after photos" }).click();
  await expect(page.locator("#photos")).toContainText("1 photo Not sent yet");
  await agreeOn(page, "318.50");
  await pay(page, "Cash");
  await expect(strip(page)).toContainText("7 changes waiting");
  const said = page.locator("#said");
  await expect(said).toContainText(`Done with ${job.name}`);
  await expect(said.getByRole("heading", { name: "Next stop" })).toBeVisible();
  await expect(said.getByRole("link", { name: /^Navigate to/ })).toBeVisible();
  await expect(said.getByRole("button", { name: /^On my way to/ })).toBeVisible();
  await expectNoAxeViolations(page);

  // The app is closed and opened again.
  await page.goto(`${day.line.url}/desk`);
  await expect(stopCard(page, job)).toContainText("Done 6:00 AM");
  await enterTrip(page);
  await strip(page).locator("summary").click();
  await expect(strip(page).getByRole("listitem")).toHaveText([
    `${job.name}: taken back, 6:00 AM`,
    `${job.name}: on my way, 6:00 AM`,
    `${job.name}: note, 6:00 AM`,
    `${job.name}: 1 photo, 6:00 AM`,
    `${job.name}: another price proposed, 6:00 AM`,
    `${job.name}: new price approved by Renata Garza, 6:00 AM`,
    `${job.name}: done, paid by cash, 6:00 AM`,
    "At the dump: McCarty, $84.50, 6:00 AM",
  ]);
  expect(eventsOf(day, job)).toEqual(["booked"]);

  // The signal comes, and goes again while the third answer is on its way.
  const lost = day.line.loseAnswerAfter(2);
  await findSignal(context, day);
  await lost;
  await context.setOffline(true);
  await expect(strip(page)).toContainText("no signal");
  expect(eventsOf(day, job)).toEqual(["booked", "on-the-way", "desk-noted"]);
  await findSignal(context, day);
  await expect(strip(page)).toHaveCount(0);
  await expect(stopCard(page, job)).not.toContainText("Not sent yet");
  const price = ["price-proposed", "price-approved"];
  const whole = ["booked", "on-the-way", "desk-noted", "photos-changed", ...price, "done"];
  expect(eventsOf(day, job)).toEqual(whole);
  expect(await keptOnDevice(page)).toMatchObject({ posts: 0 });
  const trip =
    "SELECT place, fee_cents, tons FROM dump_trips JOIN tickets ON trip_id = dump_trips.id";
  expect(day.database.prepare(trip).all()).toEqual([
    { place: "McCarty", fee_cents: 8450, tons: 137 },
  ]);
  await expect(page.locator(".dump__trips")).toContainText("McCarty");
  // Its email waits for ten minutes (rule 282), and would not be true of a job that is done.
  const emails = await emailsAbout(job.orderNumber, day.site.folder);
  expect(emails.filter(({ subject }) => /way/i.test(subject ?? ""))).toEqual([]);
});

/** The customer approves another price on this phone, where nothing of the desk is within reach. */
async function agreeOn(page: Page, price: string): Promise<void> {
  await page.getByRole("link", { name: "Done", exact: true }).click();
  await page.getByText("Set another price").click();
  await page.getByLabel("Price", { exact: true }).fill(price);
  await page.getByLabel("Why it changed").fill("Three floors up");
  await page.getByRole("button", { name: /^Show .* the new price$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A new price for your pickup");
  await expect(page.getByRole("main")).toContainText(`$${price} for this pickup`);
  await expect(page.getByRole("link")).toHaveText(["Crew: back to the job"]);
  await expectNoAxeViolations(page);
  await expectLargeTargets(page);
  await page.getByRole("button", { name: `Approve $${price}` }).click();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.getByLabel("Your name").fill("Renata Garza");
  await page.getByRole("button", { name: `Approve $${price}` }).click();
  await expect(page.getByRole("main")).toContainText("Please hand the phone back to the crew.");
  await page.getByRole("link", { name: "Crew: back to the job" }).click();
  await expect(page.getByLabel(/^As approved/)).toBeChecked();
}

async function finish(page: Page, paid: string): Promise<void> {
  await page.getByRole("link", { name: "Done", exact: true }).click();
  await pay(page, paid);
}

async function pay(page: Page, paid: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finish the job");
  await page.getByText(paid, { exact: true }).click();
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Finish the job");
}

test("what the server does not take is shown with what was typed, and stays until it is put away", {
  tag: ["@script", "@long"],
}, async ({ page, context, browser }) => {
  const [, job, other] = day.stops as [Stop, Stop, Stop];
  await openToday(page, job);
  await expectKept(page, [other]);
  await loseSignal(context, day);
  await stopCard(page, job).getByRole("link", { name: job.name, exact: true }).click();
  await finish(page, "Zelle");
  await page.goto(`${day.line.url}/desk`);
  await stopCard(page, other).getByRole("link", { name: other.name, exact: true }).click();
  await page.getByLabel("Internal note").fill("Ring twice");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(strip(page)).toContainText("2 changes waiting");

  // Meanwhile the customer calls it off.
  const customer = await browser.newPage();
  await customer.goto(`${day.site.url}/booking/${job.token}/cancel`);
  await customer.getByRole("button", { name: "Cancel this pickup" }).click();
  await expect.poll(() => eventsOf(day, job)).toEqual(["booked", "cancelled"]);
  await customer.close();

  await findSignal(context, day);
  const card = page.getByRole("alert").filter({ hasText: `${job.name}: not taken by the server` });
  await expect(card).toContainText("Done, paid by Zelle");
  await expect(card).toContainText("Nothing was changed");
  // The note behind it went through.
  await expect.poll(() => eventsOf(day, other)).toEqual(["booked", "desk-noted"]);
  await expect(strip(page)).toHaveCount(0);
  await page.reload();
  await expect(card).toBeVisible();
  await expectNoAxeViolations(page);
  await expectLargeTargets(page);
  await card.getByRole("link", { name: "Open the job" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.name);
  await expect(page.locator(".top")).toContainText("Canceled");

  // It would go with the sign-out.
  await page.goto(`${day.line.url}/desk/more`);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("main")).toContainText("1 change was not sent");
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await card.getByRole("button", { name: "Discard mine" }).click();
  await expect(card).toHaveCount(0);
  expect(eventsOf(day, job)).toEqual(["booked", "cancelled"]);
  expect(await keptOnDevice(page)).toMatchObject({ posts: 0 });
});

test("signing out leaves no page and no change of the desk behind", {
  tag: "@script",
}, async ({ page, context }) => {
  const job = day.stops[3] as Stop;
  await openToday(page, job);
  await leaveNote(page, context, job);
  await page.goto(`${day.line.url}/desk`);
  await page.getByRole("link", { name: "More" }).click();
  await expect(page.getByRole("status").last()).toHaveText("More needs signal.");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("banner")).toContainText("You need signal to sign out");
  await page.setViewportSize(PHONE);
  await findSignal(context, day);
  await expect.poll(() => eventsOf(day, job)).toEqual(["booked", "desk-noted"]);
  await expect(strip(page)).toHaveCount(0);

  await page.goto(`${day.line.url}/desk/more`);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  expect(await keptOnDevice(page)).toEqual({ caches: [], posts: 0 });
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await loseSignal(context, day);
  for (const path of ["/desk", `/desk/jobs/${job.orderNumber}`]) {
    await page.goto(day.line.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No signal");
    expect(await page.content()).not.toContain(job.name);
  }
});

test("a session that has ended hides the pages, and keeps what waits for that person alone", {
  tag: ["@script", "@long"],
}, async ({ page, context }) => {
  const job = day.stops[4] as Stop;
  await openToday(page, job);
  await page.goto(`${day.line.url}/desk/crew`);
  await page.getByLabel("Name").fill("Andre");
  await page.getByRole("button", { name: /^Add/ }).click();
  await page.getByRole("button", { name: /code/i }).click();
  const code = (await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? "";
  await page.goto(`${day.line.url}/desk`);
  await leaveNote(page, context, job);
  day.database.exec("UPDATE desk_sessions SET expires_at = '2026-01-01T00:00:00Z'");
  await findSignal(context, day);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  expect(await keptOnDevice(page)).toEqual({ caches: [], posts: 1 });

  // A crew member takes the phone: sees today without prices, and nothing of what waits.
  await page.getByRole("link", { name: "I have a code" }).click();
  await enterCode(page, code);
  await expectKept(page, [job]);
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText("$");
  await expectNoAxeViolations(page);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await stopCard(page, job).getByRole("button", { name: "On my way" }).click();
  await expect.poll(() => eventsOf(day, job)).toEqual(["booked", "on-the-way"]);
  // Their own change is off the device once its answer is there; the owner's still waits.
  await expect.poll(() => keptOnDevice(page)).toMatchObject({ posts: 1 });
  await context.clearCookies();
  await signIn(page, day);
  await expect.poll(() => eventsOf(day, job)).toEqual(["booked", "on-the-way", "desk-noted"]);
  await expect.poll(() => keptOnDevice(page)).toMatchObject({ posts: 0 });
});

async function leaveNote(page: Page, context: BrowserContext, job: Stop): Promise<void> {
  await loseSignal(context, day);
  await stopCard(page, job).getByRole("link", { name: job.name, exact: true }).click();
  await page.getByLabel("Internal note").fill("Ring twice");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(strip(page)).toContainText("1 change waiting");
}

test("a customer shows photos, the owner answers with a price, and one press books it", {
  tag: "@plain-long",
}, async ({ page, browser, javaScriptEnabled }) => {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled });
  const customer = await context.newPage();
  await customer.goto(`${day.line.url}/`);
  await customer.getByRole("link", { name: "Quote from photos" }).click();
  await customer.getByLabel("A few words").fill("A shed of lumber");
  await customer.getByLabel("Name").fill("Dana Brown");
  await customer.getByLabel("ZIP of the pickup").fill("77008");
  const photo = { name: "shed.jpg", mimeType: "image/jpeg", buffer: await lyingPhoto() };
  await customer.getByLabel("Add photos").setInputFiles(photo);
  const ask = customer.locator(".submitbar").getByRole("button", { name: "Ask for a price" });
  await ask.click();
  await expect(customer.getByRole("alert")).toContainText("Add a phone number or an email");
  await expect(customer.getByText("1 photo is kept.")).toBeVisible();
  await expectNoSidewaysScroll(customer);
  if (javaScriptEnabled) await expectNoAxeViolations(customer);
  await customer.getByLabel("Phone").fill("(713) 555-0123");
  await ask.click();
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText("Your quote is on its way");

  await signIn(page, day);
  await page.goto(`${day.line.url}/desk/inbox`);
  await page.getByRole("link", { name: "See it and answer" }).click();
  await page.getByLabel("Price", { exact: true }).fill("340");
  await page.getByLabel("Room on the truck").selectOption("275");
  await expectNoSidewaysScroll(page);
  if (javaScriptEnabled) await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Send the price" }).click();
  await expect(page.getByText("The price is set.")).toBeVisible();

  await customer.reload();
  await expect(customer.getByRole("heading", { name: "$340.00" })).toBeVisible();
  await customer.getByLabel("Street address").fill("100 Example St");
  await customer.getByLabel("City").fill("Houston");
  await customer.getByLabel("Email").fill("dana@example.com");
  await expectNoSidewaysScroll(customer);
  if (javaScriptEnabled) await expectNoAxeViolations(customer);
  await customer.locator(".submitbar").getByRole("button").click();
  await expect(customer).toHaveURL(/\/confirmation/);
  await expect(customer.getByText("$340.00").first()).toBeVisible();
  await context.close();
});

const KNOWN = "+17135550166";
/** The owner's screens, each as it opens. */
const SCREENS = [
  ...["", "/calendar", "/calendar?show=week", "/calendar?show=month", "/add", "/inbox", "/money"],
  ...["/customers", "/customers/1", "/reports", "/settings", "/prices", "/sheet", "/crew", "/more"],
  ...Object.keys(SUBJECTS).map((subject) => `/settings/${subject}`),
  ...["/settings/questions/question", "/settings/questions/post"],
  ...["/prices/item", "/prices/numbers", "/trucks", "/trucks/new", "/balance"],
  ...["/quotes", "/set-up", "/accounts/new", "/costs", "/trips", "/trips/900"],
  ...["", "/done", "/move", "/edit", "/items", "/cancel", "/day", "/donation"].map(
    (task) => `/jobs/5${task}`,
  ),
  ...["/texts/1", "/texts/2"],
  ...["", "/1", "/1/repeats/new", "/1/repeats/1", "/1/repeats/2"].map((one) => `/accounts${one}`),
];

const oneLine = (text: string) => text.trim().replace(/\s+/g, " ");

/** "At the dump", with the ticket. */
async function enterTrip(page: Page): Promise<void> {
  await page.getByText("At the dump", { exact: true }).click();
  await page.getByLabel("Where").fill("McCarty");
  await page.getByLabel("Fee, dollars").fill("84.50");
  await page.getByLabel("Tons").fill("1.37");
  await page
    .getByLabel("Photo of the ticket")
    .setInputFiles({ name: "ticket.jpg", mimeType: "image/jpeg", buffer: await lyingPhoto() });
  await page.getByRole("button", { name: "Save: the truck is empty" }).click();
  await expect(page.getByText("Saved. The truck counts as empty.")).toBeVisible();
}

/** What the owner's guide says of each screen that it has. */
function guideTexts(): string[] {
  const [, ...screens] = readFileSync("docs/owner.md", "utf8").split(/^## .*$/m);
  return screens.map((screen) => oneLine(screen.replace(/^!\[.*$/m, "")));
}

test("every screen of the desk: no axe violation, large targets, no sideways scroll, and its help", {
  tag: ["@script", "@long"],
}, async ({ page }) => {
  test.setTimeout(300_000);
  // One that can be answered, and one of a number that is not known.
  const texts =
    "INSERT INTO texts (phone, job_id, at, is_ours, words) VALUES (?, ?, ?, 0, 'At 8?')";
  day.database
    .prepare("UPDATE jobs SET texts_since = ?, phone = ? WHERE id = 5")
    .run(MORNING, KNOWN);
  day.database.prepare(texts).run(KNOWN, 5, MORNING);
  day.database.prepare(texts).run("+17135550177", null, "2026-07-01T11:00:00.000Z");
  addRepeats(day);
  day.database
    .prepare(
      "INSERT INTO dump_trips (id, truck_id, at, place, added_at) VALUES (900, 1, ?, 'McCarty', ?)",
    )
    .run(MORNING, MORNING);
  await signIn(page, day);
  const helps = new Set<string>();
  for (const path of SCREENS) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${day.line.url}/desk${path}`);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoAxeViolations(page);
        await expectLargeTargets(page);
        await expectNoSidewaysScroll(page);
      }
      for (const help of await page.locator(".help p").allTextContents()) helps.add(oneLine(help));
    });
  }
  const outdated = guideTexts().filter((text) => !helps.has(text));
  expect(outdated, "run node scripts/owner-guide.mjs").toEqual([]);
});

/** An account with two jobs that repeat: one that is booked, and one whose date waits for the owner. */
function addRepeats({ database }: DeskDay): void {
  const account = "(1, 'Bayou Homes', 'ap@bayou.example', '', 'net-30', 0, ?)";
  database
    .prepare(
      `INSERT INTO accounts (id, name, email, po_number, terms, rate, added_at) VALUES ${account}`,
    )
    .run(MORNING);
  const repeat = database.prepare(
    `INSERT INTO repeats (key, account_id, name, email, phone, street, city, state, zip, full_address, latitude,
       longitude, is_place_approximate, notes, items, price_cents, points, time_of_day, rhythm, first_date,
       is_told, handled_to, added_at)
     SELECT ?, 1, name, '', phone, street, city, state, zip, full_address, latitude, longitude, 0, '', '[]',
       15000, 40, 'Morning', 'week', date, 0, ?, ? FROM jobs WHERE id = 5`,
  );
  repeat.run("made", "2026-01-01", MORNING);
  repeat.run("waits", "2030-01-01", MORNING);
  database
    .prepare(
      `INSERT INTO repeat_days (repeat_id, date, problem, at)
       SELECT 2, date, 'full', ? FROM jobs WHERE id = 5`,
    )
    .run(MORNING);
}
