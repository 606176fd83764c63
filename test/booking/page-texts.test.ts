import { expect, test } from "vitest";
import { changeAsked } from "#app/jobs/change-request.server.ts";
import type { Decision } from "#app/jobs/job-change.ts";
import type { NewJobEvent } from "#app/jobs/job-event.ts";
import { stopTexts } from "#app/jobs/texts/text-consent.server.ts";
import { textConsents } from "#db/schema.ts";
import { siteWithBooking, stampOf } from "#test/support/booked-site.ts";
import { SITE_NOW } from "#test/support/site.ts";
import { openTextedSite, REMINDER_AT } from "#test/support/texted-site.ts";

type Page = { texts: { words: string; button: { value: string } | null } | null };
type Site = Awaited<ReturnType<typeof siteWithBooking>>;

const textsOf = async (site: Site) => ((await site.open()).body as Page).texts;
const turn = async (site: Site, texts: "on" | "off") =>
  site.saveNote({ ...stampOf(await site.open()), texts });

test("the customer's page turns the texts on and off, each time with its words", async () => {
  const site = await openTextedSite({ texts: "" });
  expect(await textsOf(site)).toMatchObject({ button: { value: "on" } });
  expect((await textsOf(site))?.words).toMatch(/^Off for \(713\) …00\. About 3 to 6 texts .*STOP/);
  const answer = await turn(site, "on");
  expect(answer.headers.get("location")).toBe(`${site.path}?did=texts#did`);
  await turn(site, "on");
  expect(await textsOf(site)).toMatchObject({
    words: "On for (713) …00.",
    button: { value: "off" },
  });
  await site.work(REMINDER_AT);
  expect(site.kinds()).toEqual([expect.stringContaining("Reply C to confirm")]);
  await turn(site, "off");
  expect((await site.open("?did=texts")).body).toMatchObject({ done: "Texts are off." });
  expect(await textsOf(site)).toMatchObject({ button: { value: "on" } });
  const kept = site.database.select().from(textConsents).all();
  expect(kept.map(({ isOn, who }) => [isOn, who])).toEqual([
    [true, "customer"],
    [false, "customer"],
  ]);
});

test("a number that has texted STOP is told how to begin again, and no press does it", async () => {
  const site = await openTextedSite();
  stopTexts(site.database, "+17135550100", SITE_NOW);
  expect(await textsOf(site)).toEqual({
    words: "Off: (713) …00 has texted STOP. Text START to (713) 555-0142 to get texts again.",
    button: null,
    isSent: false,
  });
  await turn(site, "on");
  await site.work(REMINDER_AT);
  expect(site.kinds()).toEqual([]);
});

test("another number that the owner writes down has not asked for texts", async () => {
  const site = await openTextedSite();
  const asked = { jobId: site.job().id, requestId: null, revision: null, who: "owner" } as const;
  const event = {
    who: "owner",
    what: "details-changed",
    before: null,
    after: { fields: ["phone"] },
  };
  const decision = { ok: true, event: event as NewJobEvent, details: { phone: "+17135550177" } };
  await changeAsked(
    asked,
    site.changeServices,
    new Date(SITE_NOW),
    () => decision as Decision<never>,
  );
  expect(site.job()).toMatchObject({ phone: "+17135550177", textsSince: null });
  await site.work(REMINDER_AT);
  expect(site.kinds()).toEqual([]);
});

test("a page says nothing of texts where none are offered", async () => {
  const site = await siteWithBooking({}, { RESEND_API_KEY: "" });
  site.set({ phone: "+528183456789" });
  expect(await textsOf(site)).toBeNull();
});
