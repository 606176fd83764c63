/** The last place of a window, wanted by many customers at once on two servers of one database. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addDays, weekdayOf } from "#app/lib/dates.ts";
import { openBookingSite } from "#test/support/booking-site.ts";
import { addTrucks } from "#test/support/fleet.ts";
import { neighborJob, openWeek } from "#test/support/owner-hours.ts";
import { OWNER_EMAIL } from "#test/support/site-settings.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";
import { pressSchedule } from "#test/support/visitor.ts";

const SLOT = { date: "2026-07-13", timeOfDay: "Morning" } as const;
/** What each customer's cart takes, in points. */
const LOAD = 330;
const CUSTOMERS = 200;

test("of 200 customers at two servers one gets the last place, and the others three that are open", async () => {
  const site = await openBookingSite();
  openWeek(site.database);
  neighborJob(site.database, SLOT, 550 - LOAD);
  const servers = await Promise.all([site.start(), site.start()]);
  const customers = Array.from({ length: CUSTOMERS }, (_, at) => ({
    key: randomUUID(),
    url: `${servers[at % servers.length]?.url}`,
    email: `customer.${at}@example.com`,
  }));
  const pressed = await Promise.all(
    customers.map(({ url, key, email }) => pressSchedule(url, { key, values: { ...SLOT, email } })),
  );

  const booked = customers.filter((_, at) => pressed[at]?.status === 303);
  expect(booked).toHaveLength(1);
  const [winner] = booked;
  const jobs = site.jobs();
  expect(jobs).toHaveLength(2);
  expect(jobs[1]).toMatchObject({ ...SLOT, bookingKey: winner?.key, email: winner?.email });
  expect(jobs[1]?.confirmedAt).toEqual(expect.any(String));
  expect(jobs.reduce((points, { volume }) => points + volume, 0)).toBe(550);

  const refused = pressed.filter(({ status }) => status !== 303);
  expect(refused).toHaveLength(CUSTOMERS - 1);
  for (const { status, alert, page } of refused) {
    expect(status).toBe(409);
    expect(alert).toContain("The truck doesn't have room for this order on Monday morning.");
    expect(page.match(/name="slot" value="[^"]+"/g)).toEqual([
      'name="slot" value="2026-07-13.Afternoon"',
      'name="slot" value="2026-07-13.Evening"',
      'name="slot" value="2026-07-14.Morning"',
    ]);
    expect(page).toContain("Gate code 1234");
  }
  expect(site.resend.sent.flatMap(({ to }) => to).sort()).toEqual(
    [`${winner?.email}`, OWNER_EMAIL].sort(),
  );

  // Whoever was refused and takes an offered window has a place: nothing was held back.
  const [loser] = customers.filter(({ key }) => key !== winner?.key);
  const values = { date: "2026-07-13", timeOfDay: "Afternoon", email: "customer.late@example.com" };
  expect((await pressSchedule(`${loser?.url}`, { key: `${loser?.key}`, values })).status).toBe(303);
});

test("of 300 tries at the last place of three trucks, in 100 windows at two servers, each sells once", async () => {
  const site = await openBookingSite();
  openWeek(site.database);
  addTrucks(site.database, {}, {});
  const slots = workingDays("2026-07-13", 34).flatMap((date) =>
    WINDOWS.map(({ name }) => ({ date, timeOfDay: name })),
  );
  const windows = slots.slice(0, 100);
  for (const slot of windows) {
    // On three trucks, by the room alone: a window has the place for one more, on one of them.
    for (const volume of [550, 550, 550 - LOAD]) neighborJob(site.database, slot, volume);
  }
  const servers = await Promise.all([site.start(), site.start()]);
  const tries = windows.flatMap((slot) => [slot, slot, slot]);
  const pressed = await Promise.all(
    tries.map((slot, at) =>
      pressSchedule(`${servers[at % servers.length]?.url}`, {
        key: randomUUID(),
        values: { ...slot, email: `customer.${at}@example.com` },
      }),
    ),
  );
  for (const [at] of windows.entries()) {
    const answers = pressed.slice(at * 3, at * 3 + 3).map(({ status }) => status);
    expect(answers.sort()).toEqual([303, 409, 409]);
  }
  const taken = new Map<string, number>();
  for (const { date, timeOfDay, truckId, volume } of site.jobs()) {
    const key = `${date} ${timeOfDay} ${truckId}`;
    taken.set(key, (taken.get(key) ?? 0) + volume);
  }
  expect([...taken.values()]).toEqual(Array(300).fill(550));
});

/** The first days on which the crew works, from a Monday on. */
function workingDays(monday: string, count: number): string[] {
  const days = Array.from({ length: count * 2 }, (_, at) => addDays(monday, at));
  return days.filter((date) => weekdayOf(date) !== 0).slice(0, count);
}

test("of nine neighbors who add a refrigerator at once at two servers, the one that fits gets it", async () => {
  const site = await openBookingSite();
  openWeek(site.database);
  const servers = await Promise.all([site.start(), site.start()]);
  const urls = Array.from({ length: 9 }, (_, at) => `${servers[at % servers.length]?.url}`);
  // A refrigerator takes 55 points: ten of them fill the window.
  const cookies = { cart: "refrigerator.1" };
  for (const [at, url] of urls.entries()) {
    const values = { ...SLOT, email: `neighbor.${at}@example.com` };
    expect((await pressSchedule(url, { key: randomUUID(), values, cookies })).status).toBe(303);
  }
  const answers = await Promise.all(
    site.jobs().map(({ token }, at) =>
      fetch(`${urls[at]}/booking/${token}/items`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({
          ...{ requestId: randomUUID(), revision: "1", draft: "refrigerator.2" },
        }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(8).fill(409)]);
  const points = site.jobs().map(({ volume }) => volume);
  expect(points.filter((volume) => volume === 110)).toHaveLength(1);
  expect(points.reduce((total, volume) => total + volume, 0)).toBe(550);
});
