/** Two processes, customers who wait and customers who cancel: what the openings promise (rule 154). */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { JobDetails } from "#app/jobs/job.ts";
import type { WaitlistWish } from "#app/jobs/waitlist/waitlist.ts";
import { findWaitlistWish, joinWaitlist } from "#app/jobs/waitlist/waitlist-rows.server.ts";
import type { Database } from "#db/open.server.ts";
import { messages, waitlistOffers } from "#db/schema.ts";
import { startChild } from "#test/support/child.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { openWeek } from "#test/support/owner-hours.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { migratedDatabase, temporaryDatabase } from "#test/support/temporary.ts";

/** The open points of a window in these tests. */
const TRUCK = 550;
const WAITING = 36;
const LEAVING = 24;
const RUSHING = 12;

test("two processes, many who wait and many who cancel: never over the points, nobody asked twice", async () => {
  const path = migratedDatabase();
  const database = temporaryDatabase(path);
  openWeek(database, TRUCK);
  // Four windows, full of jobs that will be cancelled; those who wait have Thursday of the week after.
  const early = ["2026-07-22", "2026-07-23"].flatMap((date) =>
    (["Morning", "Evening"] as const).map((timeOfDay) => ({ date, timeOfDay })),
  );
  for (let at = 0; at < LEAVING; at++) {
    const slot = early[at % early.length] as (typeof early)[number];
    customer(database, at, { ...slot, volume: TRUCK / 6, notes: "leaves" });
  }
  for (let at = 0; at < WAITING; at++) {
    const late = {
      date: `2026-07-${27 + (at % 5)}`,
      timeOfDay: "Evening",
      notes: "waits",
    } as const;
    const { id } = customer(database, LEAVING + at, { ...late, volume: 30 + (at % 4) * 20 });
    joinWaitlist(database, id, EVERY_WINDOW, "2026-07-20T15:00:00.000Z");
  }
  for (let at = 0; at < RUSHING; at++) {
    const late = { date: "2026-07-31", timeOfDay: "Morning", notes: "rushes", volume: 60 } as const;
    customer(database, LEAVING + WAITING + at, late);
  }

  const servers = ["0", "1"].map((which) =>
    startChild("test/support/children/ask-and-cancel.ts", [path, which]),
  );
  for (const server of servers) expect(await server.nextLine()).toBe("ready");
  // Both have the same clock, as two servers have: first a cancelling each round, then time alone.
  let at = Date.parse("2026-07-20T15:30:00.000Z");
  for (let round = 0; round < LEAVING / 2 + 6; round++) {
    at += (round < LEAVING / 2 ? 1 : 60) * 60_000;
    for (const server of servers) server.tell(new Date(at).toISOString());
    for (const server of servers) expect(await server.nextLine()).toBe("done");
  }
  for (const server of servers) server.tell("end");
  const [one, other] = (await Promise.all(servers.map((server) => server.nextLine()))).map((line) =>
    JSON.parse(line),
  );

  expect([...one.over, ...other.over]).toEqual([]);
  expect(one.cancelled + other.cancelled).toBe(LEAVING);
  const offers = database.select().from(waitlistOffers).all();
  const count = (state: string) => offers.filter((offer) => offer.state === state).length;
  expect(count("taken")).toBe(one.taken + other.taken);
  for (const state of ["taken", "declined", "expired"]) expect(count(state)).toBeGreaterThan(2);
  expect(one.rushed + other.rushed).toBeGreaterThan(2);
  // Nobody was asked twice about one opening, and each was sent one email for each time.
  const asked = offers.map(({ openingId, jobId }) => `${openingId} ${jobId}`);
  expect(new Set(asked).size).toBe(asked.length);
  const emails = database.select().from(messages).where(eq(messages.kind, "opening")).all();
  expect(emails.map(({ revision }) => revision).sort()).toEqual(offers.map(({ id }) => id).sort());
  // Who has moved waits no more.
  const taken = offers.filter(({ state }) => state === "taken");
  for (const { jobId } of taken) expect(findWaitlistWish(database, jobId)).toBeUndefined();
  expect(database.$client.pragma("integrity_check", { simple: true })).toBe("ok");
});

const EVERY_WINDOW: WaitlistWish = {
  fromDate: "2026-07-20",
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  windows: ["Morning", "Afternoon", "Evening"],
};

function customer(database: Database, at: number, details: Partial<JobDetails>) {
  const number = String(at).padStart(5, "0");
  return savedJob(
    database,
    sampleBooking({
      bookingKey: `customer-${number}`,
      details: sampleDetails({ ...details, email: `customer.${number}@example.com` }),
      drawOrderNumber: () => `JB-3${number}`,
    }),
  );
}
