/** Trips to the dump, as the phones of the owner and of the crew enter them. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { QUEUE_HEADER } from "#app/desk/offline/desk-queue.ts";
import type { DayView } from "#app/desk/today/day-view.ts";
import type { TripTyped } from "#app/desk/trips/trip-typed.ts";
import type { Job } from "#app/jobs/job.ts";
import { photoFiles } from "#app/jobs/photos/photo.ts";
import { crewMembers, dumpTrips, jobFinals, jobs, tickets } from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { doneJob } from "#test/support/done-job.ts";
import { addTrucks } from "#test/support/fleet.ts";
import { twoColours } from "#test/support/pictures.ts";
import type { Browser } from "#test/support/site.ts";

const TODAY = "2026-07-20";
const NOW = "2026-07-20T20:30:00.000Z";
const at = (clock: string) => `${TODAY}T${clock}:00.000Z`;

async function atTheDump(settings: Record<string, string> = {}) {
  const site = await openDeskSite({ NOW, ...settings });
  const routes = {
    trips: await import("#app/desk/trips/trips.route.tsx"),
    trip: await import("#app/desk/trips/trip.route.tsx"),
    ticket: await import("#app/desk/trips/ticket.route.ts"),
  };
  const owner = await site.signedIn();
  const hire = async (name: string, truckId: number | null = null) => {
    const row = { name, truckId, addedAt: "2026-07-01T12:00:00.000Z" };
    const { id } = site.database.insert(crewMembers).values(row).returning().get();
    return site.signedIn(id);
  };
  const loadAt = (ended: string, row: Partial<Job>) => {
    const job = doneJob(site.database, ended, { timeOfDay: "Morning", ...row }, 0);
    site.database.delete(jobFinals).run();
    return job;
  };
  const load = (ended: string, volume: number, more: Partial<Job> = {}) =>
    loadAt(at(ended), { date: TODAY, volume, ...more });
  const send = (
    browser: Browser,
    fields: Record<string, string>,
    { path = "/desk/trips", photo = null as Buffer | null, headers = {} } = {},
  ) => {
    const form = new FormData();
    const all = { requestId: randomUUID(), truck: "1", fee: "", tons: "", ...fields };
    for (const [name, value] of Object.entries(all)) form.append(name, value);
    if (photo) form.append("photos", new Blob([new Uint8Array(photo)]), "ticket.jpg");
    const route = path === "/desk/trips" ? routes.trips.action : routes.trip.action;
    return browser.send(route, path, { method: "POST", body: form, headers });
  };
  const board = async (browser = owner, at = 0) => {
    const { body } = await browser.get(site.desk.today.loader, "/desk");
    return (body as { day: DayView }).day.boards[at] as DayView["boards"][number];
  };
  const trips = () => site.database.select().from(dumpTrips).all();
  return { ...site, routes, owner, hire, load, loadAt, send, board, trips };
}

const TRIP = { place: "McCarty", fee: "84.50", tons: "1.37" };

test("a trip empties the truck: what was done before is off it, what comes later is on it (rule 456)", async () => {
  const { load, send, board, owner, trips } = await atTheDump();
  load("14:00", 300);
  expect((await board()).onBoard).toBe(300);
  const once = { ...TRIP, requestId: randomUUID() };
  expect((await send(owner, once)).headers.get("location")).toContain("/desk?did=trip");
  // The same post again: it is known.
  expect((await send(owner, once)).status).toBe(303);
  expect(trips()).toMatchObject([
    { at: NOW, place: "McCarty", feeCents: 8_450, tons: 137, truckId: 1, crewId: null },
  ]);
  const emptied = await board();
  expect(emptied).toMatchObject({ onBoard: 0, trips: [{ words: "3:30 PM, McCarty" }] });
});

test("sent later, it counts from when it was pressed, and so does Done (rules 455 and 458)", async () => {
  const { desk, load, send, board, owner, trips, database } = await atTheDump();
  const early = load("14:00", 200);
  const { id, orderNumber } = load("15:00", 100);
  database.update(jobs).set({ stage: "on-the-way", endedAt: null }).where(eq(jobs.id, id)).run();
  const queued = (clock: string) => ({ [QUEUE_HEADER]: at(clock) });
  const done = { ...stamp(1), finish: "quiet", what: "as", paid: "none", customer: "" };
  const path = `/desk/jobs/${orderNumber}/done`;
  const answer = await owner.post(desk.done.action, path, done, queued("17:00"));
  expect(answer.status).toBe(303);
  expect(database.select().from(jobs).where(eq(jobs.id, id)).get()).toMatchObject({
    ...{ doneAt: at("17:00"), endedAt: NOW, people: 1 },
  });
  expect((await send(owner, TRIP, { headers: queued("16:00") })).status).toBe(303);
  expect(trips()).toMatchObject([{ at: at("16:00"), addedAt: NOW }]);
  expect(early.volume).toBe(200);
  expect((await board()).onBoard).toBe(100);
});

test("what was loaded on earlier days is on the truck until it is emptied, where trips are entered", async () => {
  const { load, loadAt, board, database } = await atTheDump();
  load("14:00", 50);
  loadAt("2026-07-19T20:00:00.000Z", { date: "2026-07-19", volume: 400 });
  expect((await board()).onBoard).toBe(50);
  const trip = { truckId: 1, place: "McCarty", addedAt: NOW };
  database
    .insert(dumpTrips)
    .values({ ...trip, at: "2026-07-19T18:00:00.000Z" })
    .run();
  expect((await board()).onBoard).toBe(450);
});

test("nothing typed is lost where a trip is refused; a queue gets words", async () => {
  const { send, owner, trips } = await atTheDump();
  const refused = await send(owner, { ...TRIP, fee: "a lot" });
  expect(refused).toMatchObject({
    status: 422,
    body: { typed: { place: "McCarty", fee: "a lot", tons: "1.37", truck: "1" } },
  });
  const photo = Buffer.from("<svg></svg>");
  expect(await send(owner, TRIP, { photo })).toMatchObject({
    status: 422,
    body: { typed: { place: "McCarty" }, advice: expect.stringContaining("without one") },
  });
  expect((await send(owner, { ...TRIP, requestId: "no" })).status).toBe(400);
  expect(trips()).toEqual([]);
});

test("the ticket is for whoever may change the trip: the owner, and today who entered it", async () => {
  const { send, hire, owner, routes, database, folder, trips, board } = await atTheDump();
  const [sam, alex] = [await hire("Sam"), await hire("Alex")];
  const photo = await twoColours().jpeg().toBuffer();
  expect((await send(sam, TRIP, { photo })).status).toBe(303);
  const [ticket] = database.select().from(tickets).all();
  const files = Object.values(photoFiles(`${ticket?.name}`));
  const path = `/desk/trips/1/${files[0]}`;
  for (const browser of [owner, sam]) {
    expect((await browser.get(routes.ticket.loader, path)).headers.get("content-type")).toBe(
      "image/jpeg",
    );
    expect((await browser.get(routes.trip.loader, "/desk/trips/1")).body).toMatchObject({
      by: "Sam",
      fields: { ...TRIP, date: TODAY, time: "15:30" },
    });
  }
  expect((await alex.get(routes.ticket.loader, path)).status).toBe(404);
  expect((await alex.get(routes.trip.loader, "/desk/trips/1")).status).toBe(404);
  expect((await alex.get(routes.trips.loader, "/desk/trips")).body).toMatchObject({ trips: [] });
  expect((await board(alex)).trips).toMatchObject([{ path: null }]);

  // Put right: the time is Houston's, and another ticket takes the place of the first.
  const right = { ...TRIP, fee: "90", date: TODAY, time: "09:05" };
  const to = { path: "/desk/trips/1" };
  expect(
    (await send(sam, right, { ...to, photo: await twoColours(400, 300).jpeg().toBuffer() })).status,
  ).toBe(303);
  expect(trips()).toMatchObject([{ feeCents: 9_000, at: at("14:05") }]);
  expect(existsSync(join(folder, "uploads", `${files[0]}`))).toBe(false);
  expect(await send(sam, { ...right, time: "23:59" }, to)).toMatchObject({
    status: 422,
    body: { typed: { time: "23:59" } satisfies Partial<TripTyped> },
  });

  // Entered on another day, it is the owner's to change.
  database.update(dumpTrips).set({ addedAt: "2026-07-19T15:00:00.000Z" }).run();
  expect((await send(sam, right, to)).status).toBe(404);
  expect((await send(owner, { intent: "remove" }, to)).status).toBe(303);
  expect((await owner.get(routes.trip.loader, "/desk/trips/1")).status).toBe(404);
  const kept = database.select().from(tickets).all();
  expect(kept.every(({ removedAt }) => removedAt !== null)).toBe(true);
  for (const { name } of kept) {
    expect(existsSync(join(folder, "uploads", photoFiles(name).large))).toBe(false);
  }
});

test("of two trucks each is emptied alone, and a crew member empties the own one", async () => {
  const { load, send, hire, board, database, owner, trips } = await atTheDump();
  addTrucks(database, { name: "Box truck" });
  load("14:00", 300, { truckId: 1 });
  load("14:30", 200, { truckId: 2 });
  const sam = await hire("Sam", 2);
  expect((await send(sam, { ...TRIP, truck: "1" })).status).toBe(303);
  expect(trips()).toMatchObject([{ truckId: 2 }]);
  expect(await board(owner, 0)).toMatchObject({ id: 1, onBoard: 300, trips: [] });
  expect(await board(owner, 1)).toMatchObject({ id: 2, onBoard: 0 });
  expect((await send(owner, { ...TRIP, truck: "9" })).status).toBe(422);
  expect((await send(owner, { ...TRIP, truck: "" })).status).toBe(422);
});
