/** The crew's choice of the desk's language (rule 588). */
import { expect, test } from "vitest";
import type { DayView } from "#app/desk/today/day-view.ts";
import { crewMembers } from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";

const PATH = "/desk/language";

async function bilingual() {
  const site = await openDeskSite();
  const language = await import("#app/desk/language.route.ts");
  const job = savedJob(
    site.database,
    sampleBooking({ details: sampleDetails({ date: "2026-07-20" }) }),
  );
  const row = { name: "Luis", addedAt: "2026-07-01T12:00:00.000Z" };
  const { id } = site.database.insert(crewMembers).values(row).returning().get();
  const crew = await site.signedIn(id);
  const choose = (browser: typeof crew, chosen: string, from = "/desk?date=2026-07-21") =>
    browser.post(language.action, PATH, { language: chosen, from });
  const today = async (browser = crew) =>
    ((await browser.get(site.desk.today.loader, "/desk")).body as { day: DayView }).day;
  const itemsFor = async (browser = crew) => (await today(browser)).windows[0]?.stops[0]?.items;
  return { ...site, crew, job, choose, itemsFor };
}

test("a crew member chooses the language, with the page kept, and goes back", async () => {
  const { crew, choose, itemsFor } = await bilingual();
  const english = await itemsFor();
  expect(english).toContain("Refrigerator");
  const chosen = await choose(crew, "es");
  expect(chosen.headers.get("location")).toBe("/desk?date=2026-07-21");
  expect(await itemsFor()).toContain("Refrigerador");
  await choose(crew, "en");
  expect(await itemsFor()).toBe(english);
});

test("a press that is refused is answered in the language of the desk", async () => {
  const { crew, choose, desk, job } = await bilingual();
  await choose(crew, "es");
  const fields = { do: "way", order: job.orderNumber };
  const old = { ...stamp(job.revision + 1), ...fields };
  expect((await crew.post(desk.today.action, "/desk?index", old)).body).toMatchObject({
    problem: "Este trabajo cambió después de que usted abrió la página.",
    clash: { mine: ["En camino"] },
  });
});

test("the owner's desk stays English, and his sign-in ends what a crew member chose on the device", async () => {
  const { crew, choose, desk, enter, itemsFor, print } = await bilingual();
  await choose(crew, "es");
  await crew.post(desk.signOut.action, "/desk/sign-out", {});
  expect((await enter(crew, await print())).status).toBe(303);
  expect(await itemsFor()).toContain("Refrigerator");
  await choose(crew, "es");
  expect(await itemsFor()).toContain("Refrigerator");
});

test("the choice leads to pages of the desk alone", async () => {
  const { crew, choose } = await bilingual();
  for (const from of [
    "//evil.example/desk",
    "/deskx",
    "https://evil.example",
    "/desk\r\nX: 1",
    "",
  ]) {
    expect((await choose(crew, "es", from)).headers.get("location")).toBe("/desk");
  }
});
