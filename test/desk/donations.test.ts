/** What of a job went to a charity, as the crew and the owner enter it and its customer reads it (rule 463). */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { factsLeft } from "#app/desk/customers/erasing.ts";
import { QUEUE_HEADER } from "#app/desk/offline/desk-queue.ts";
import type { Donation } from "#app/jobs/donation.ts";
import { photoFiles } from "#app/jobs/photos/photo.ts";
import { crewMembers, jobEvents, jobs, photos } from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { doneJob } from "#test/support/done-job.ts";
import { twoColours } from "#test/support/pictures.ts";
import type { Browser } from "#test/support/site.ts";

const NOW = "2026-07-20T20:30:00.000Z";
const LAMPS = { place: "Goodwill", words: "Two lamps" };

async function open() {
  const site = await openDeskSite({ NOW });
  const routes = {
    donation: await import("#app/desk/job/donation.route.tsx"),
    photo: await import("#app/desk/job/job-photo.route.ts"),
    page: await import("#app/booking/page/booking.route.tsx"),
    pagePhoto: await import("#app/booking/photos/booking-photo.route.ts"),
  };
  const job = doneJob(site.database, "2026-07-20T18:00:00.000Z", { date: "2026-07-20" }, 0);
  const hired = { name: "Sam", addedAt: "2026-07-01T12:00:00.000Z" };
  const { id } = site.database.insert(crewMembers).values(hired).returning().get();
  const [owner, sam] = [await site.signedIn(), await site.signedIn(id)];
  const path = `/desk/jobs/${job.orderNumber}`;
  const send = (
    browser: Browser,
    fields: Donation & { seen?: string; requestId?: string },
    { photo = null as Buffer | null, headers = {}, at = path } = {},
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ requestId: randomUUID(), ...fields })) {
      form.append(name, value);
    }
    if (photo) form.append("photos", new Blob([new Uint8Array(photo)]), "slip.jpg");
    const post = { method: "POST", body: form, headers };
    return browser.send(routes.donation.action, `${at}/donation`, post);
  };
  const takeBack = (browser: Browser, seen: Donation) =>
    browser.post(site.desk.job.action, path, {
      ...{ ...stamp(1), do: "undonate", seen: JSON.stringify(seen) },
    });
  const shown = async () => {
    const { body } = await site.browser().get(routes.page.loader, `/booking/${job.token}`);
    return (body as { donated: { donation: Donation; slip: { name: string } | null } | null })
      .donated;
  };
  const fileOf = (name = "") => join(site.folder, "uploads", photoFiles(name).large);
  const events = () =>
    site.database.select().from(jobEvents).where(eq(jobEvents.what, "donated")).all();
  return { ...site, routes, job, owner, sam, path, send, takeBack, shown, fileOf, events };
}

test("the crew enters it with its slip, it stands on the customer's page, and is changed and taken back", async () => {
  const site = await open();
  const { routes, job, owner, sam, path, send, takeBack, shown, fileOf, events } = site;
  const photo = await twoColours().jpeg().toBuffer();
  const once = { ...LAMPS, seen: "null", requestId: randomUUID() };
  for (const _ of [1, 2]) {
    const { headers } = await send(sam, once, { photo });
    expect(headers.get("location")).toContain(`${path}?did=donation`);
  }
  expect(events()).toMatchObject([{ who: "crew", after: { donation: LAMPS, by: "Sam" } }]);
  const first = (await shown())?.slip?.name;
  expect(await shown()).toMatchObject({ donation: LAMPS });
  const { small } = photoFiles(`${first}`);
  for (const [browser, loader, at] of [
    [sam, routes.photo.loader, path],
    [site.browser(), routes.pagePhoto.loader, `/booking/${job.token}`],
  ] as const) {
    const { headers } = await browser.get(loader, `${at}/photos/${small}`);
    expect(headers.get("content-type")).toBe("image/jpeg");
  }

  // Other words keep the slip; another slip takes its place.
  const chairs = { place: "Goodwill", words: "Chairs" };
  expect((await send(owner, { ...chairs, seen: JSON.stringify(LAMPS) })).status).toBe(303);
  expect(await shown()).toMatchObject({ donation: chairs, slip: { name: first } });
  const other = await twoColours(400, 300).jpeg().toBuffer();
  const again = { ...chairs, seen: JSON.stringify(chairs) };
  expect((await send(owner, again, { photo: other })).status).toBe(303);
  expect((await shown())?.slip?.name).not.toBe(first);
  expect(existsSync(fileOf(first))).toBe(false);

  // An outdated page changes nothing, and keeps what was typed.
  const kept = site.database.select().from(photos).all().length;
  expect(await send(sam, { ...LAMPS, seen: "null" }, { photo })).toMatchObject({
    status: 409,
    body: {
      problem: expect.stringContaining("Goodwill: Chairs"),
      typed: { ...LAMPS, intent: "donation" },
    },
  });
  expect(site.database.select().from(photos).all()).toHaveLength(kept);
  expect((await takeBack(sam, LAMPS)).status).toBe(409);
  const last = (await shown())?.slip?.name;
  expect((await takeBack(sam, chairs)).status).toBe(303);
  expect(await shown()).toBeNull();
  expect(existsSync(fileOf(last))).toBe(false);
  const gone = await site
    .browser()
    .get(routes.pagePhoto.loader, `/booking/${job.token}/photos/${photoFiles(`${last}`).small}`);
  expect(gone.status).toBe(404);
});

test("nothing typed is lost where it is refused; a queue gets words, a canceled job none", async () => {
  const { database, owner, send, events, job } = await open();
  expect(await send(owner, { place: " ", words: "Two lamps" })).toMatchObject({
    status: 422,
    body: { problem: "Where did it go?", typed: { words: "Two lamps" } },
  });
  const photo = Buffer.from("<svg></svg>");
  const refused = await send(owner, LAMPS, { photo, headers: { [QUEUE_HEADER]: NOW } });
  expect(refused).toMatchObject({ status: 422, body: { advice: expect.stringMatching(/photo/) } });
  database.update(jobs).set({ stage: "cancelled" }).where(eq(jobs.id, job.id)).run();
  expect((await send(owner, LAMPS)).status).toBe(409);
  expect(events()).toEqual([]);
  expect(database.select().from(photos).all()).toEqual([]);
});

test("entered on a further day it is the job's; erasing leaves none of its words", async () => {
  const { database, job, sam, send, shown, events } = await open();
  const row = { date: "2026-07-20", partOf: job.id };
  const visit = doneJob(database, "2026-07-20T19:00:00.000Z", row, 0);
  const at = `/desk/jobs/${visit.orderNumber}`;
  expect((await send(sam, LAMPS, { at })).headers.get("location")).toContain(at);
  expect(events()).toMatchObject([{ jobId: job.id }]);
  expect(await shown()).toMatchObject({ donation: LAMPS, slip: null });
  expect(factsLeft(events()[0]?.after ?? null)).toEqual({ by: "Sam" });
});
