import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeJob } from "#app/jobs/change-job.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { saveJob } from "#app/jobs/jobs.server.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobs } from "#db/schema.ts";
import { addTrucks } from "#test/support/fleet.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { openWeek } from "#test/support/owner-hours.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

const KATY = { latitude: 29.79, longitude: -95.82 };
const BAYTOWN = { latitude: 29.74, longitude: -94.98 };
/** Far enough off for stops to change their trucks still, and the day before it. */
const FRIDAY = "2026-07-24";
const MONDAY = "2026-07-20T15:00:00.000Z";
const THURSDAY = "2026-07-23T15:00:00.000Z";

function site({ trucks = 2 } = {}): Database {
  const database = temporaryDatabase();
  openWeek(database);
  addTrucks(database, ...Array.from({ length: trucks - 1 }, () => ({})));
  return database;
}

const MOVED = { who: "customer", what: "moved", before: {}, after: {} } as const;

let booked = 0;
function book(database: Database, details: Partial<Job>, createdAt = MONDAY): Job {
  booked += 1;
  const number = String(booked).padStart(6, "0");
  const slot = { date: FRIDAY, timeOfDay: "Morning" } as const;
  return savedJob(
    database,
    sampleBooking({
      ...{ bookingKey: `00000000-0000-4000-8000-000000${number}`, createdAt },
      drawOrderNumber: () => `JB-${number}`,
      details: sampleDetails({ ...slot, volume: 100, ...details }),
    }),
  );
}

function truckOf(database: Database, { id }: Job): number | null | undefined {
  return database.select().from(jobs).where(eq(jobs.id, id)).get()?.truckId;
}

test("a database has one truck, and its jobs are given none", () => {
  const database = site({ trucks: 1 });
  expect(listTrucks(database)).toMatchObject([{ id: 1, name: "Truck 1", points: 550 }]);
  expect(truckOf(database, book(database, {}))).toBeNull();
});

test("stops of one side of town are on one truck, and change trucks while nobody was told", () => {
  const database = site();
  const [west, east] = [book(database, KATY), book(database, BAYTOWN)];
  const also = [book(database, KATY), book(database, BAYTOWN)];
  const trucks = [west, east, ...also].map((job) => truckOf(database, job));
  expect(trucks).toEqual([trucks[0], trucks[1], trucks[0], trucks[1]]);
  expect(trucks[0]).not.toBe(trucks[1]);
});

test("the day before, a stop stays on its truck whatever is booked", () => {
  const database = site();
  // What is booked first in the west makes no sense once the east is full of stops.
  const first = [book(database, KATY, THURSDAY), book(database, BAYTOWN, THURSDAY)];
  const before = first.map((job) => truckOf(database, job));
  for (let at = 0; at < 4; at++) book(database, BAYTOWN, THURSDAY);
  expect(first.map((job) => truckOf(database, job))).toEqual(before);
});

test("a window is full when no single truck has the room", () => {
  const database = site();
  for (const volume of [400, 400]) book(database, { volume });
  const tooMuch = sampleBooking({
    ...{ bookingKey: "00000000-0000-4000-8000-999999999999", isForced: false },
    details: sampleDetails({ date: FRIDAY, timeOfDay: "Morning", volume: 200 }),
  });
  expect(saveJob(database, tooMuch)).toMatchObject({ kind: "no-room", state: "full" });
  const fits = { ...tooMuch, details: { ...tooMuch.details, volume: 150 } };
  expect(saveJob(database, fits)).toMatchObject({ kind: "saved" });
});

test("a moved job finds the truck that has room in its new window, and a larger list may change it", () => {
  const database = site();
  const at = new Date(MONDAY);
  const job = book(database, KATY);
  const [one, other] = [truckOf(database, job), truckOf(database, job) === 1 ? 2 : 1];
  const fill = (timeOfDay: "Morning" | "Afternoon", truckId: number, volume: number) => {
    const filler = book(database, { timeOfDay, volume, ...KATY });
    const put = { truckId, truckChosenAt: MONDAY };
    database.update(jobs).set(put).where(eq(jobs.id, filler.id)).run();
  };
  fill("Afternoon", one as number, 500);
  const change = (details: Partial<Job>) =>
    changeJob(database, {
      ...{ id: job.id, requestId: null, revision: null, at },
      decide: () => ({ ok: true, event: MOVED, details }),
    });
  change({ timeOfDay: "Afternoon" });
  expect(truckOf(database, job)).toBe(other);
  fill("Afternoon", other, 400);
  change({ volume: 50 });
  expect(truckOf(database, job)).toBe(other);
  change({ timeOfDay: "Morning" });
  fill("Morning", truckOf(database, job) as number, 300);
  const now = truckOf(database, job);
  change({ volume: 300 });
  expect(truckOf(database, job)).not.toBe(now);
});
