/**
 * What a month of two and then three trucks earned: bookings, moves, cancellations, crews, trips and costs through
 * the real actions, against a spreadsheet of its own, to the cent (rules 457 to 460).
 */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import { addDays, houstonInstant, weekdayOf } from "#app/lib/dates.ts";
import type { Report } from "#app/money/report-view.ts";
import { crewMembers, jobs } from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { addTrucks } from "#test/support/fleet.ts";
import { openWeek } from "#test/support/owner-hours.ts";
import { randomFrom } from "#test/support/random.ts";
import { typedBooking } from "#test/support/typed-booking.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";

const FIRST_DAY = "2026-07-21";
const DAYS = 28;
const TRIES = 450;
/** The third truck comes after so many bookings. */
const THIRD_AT = 200;
const HOUR_CENTS = 2_350;
const MILE_CENTS = 67;
const ZIPS = ["77002", "77449", "77494", "77584", "77375", "77380", "77521", "77573", "77034"];
const CARTS = ["sofa.1", "mattress.2_nightstand.1", "sectional.1_sofa.1", "load-half.1", "sofa.3"];

/** A row of the sheet, as whoever keeps the books would write it down. */
type Row = Pick<Job, "latitude" | "longitude" | "volume" | "totalCents"> & {
  order: string;
  date: string;
  truck: number;
  /** Minutes since the month's start. */
  done: number;
  minutes: number;
  other: number;
};
type TripRow = { truck: number; date: string; at: number; cents: number };

test("the reports of a month are those of a spreadsheet of its own, to the cent", {
  timeout: 600_000,
}, async () => {
  const random = randomFrom(29_112_026);
  const below = (count: number) => Math.floor(random() * count);
  const any = <Thing>(of: readonly Thing[]) => of[below(of.length)] as Thing;
  const site = await openDeskSite({ RATE_LIMITS: "off" });
  const { env } = await import("#app/server/env.server.ts");
  const setClock = (at: number) => {
    (env as { NOW?: string }).NOW = new Date(at).toISOString();
  };
  openWeek(site.database);
  addTrucks(site.database, { points: 400 });
  const costs = await import("#app/desk/costs/costs.route.tsx");
  const trips = await import("#app/desk/trips/trips.route.tsx");
  const reports = await import("#app/desk/reports/reports.route.tsx");
  const owner = await site.signedIn();
  const hired = { addedAt: "2026-07-01T12:00:00.000Z" };
  for (const [name, truckId] of [
    ["Sam", 1],
    ["Alex", 1],
    ["Kim", 2],
    ["Lee", 3],
    ["Max", 3],
  ] as const) {
    site.database
      .insert(crewMembers)
      .values({ ...hired, name, truckId: truckId === 3 ? null : truckId })
      .run();
  }
  const { seen } = (await owner.get(costs.loader, "/desk/costs")).body as { seen: string };
  const rates = { hour: "23.50", people: "", mile: "0.67" };
  const form = { intent: "costs", requestId: randomUUID(), seen, ...rates };
  expect((await owner.post(costs.action, "/desk/costs", form)).status).toBe(303);

  const days = Array.from({ length: DAYS }, (_, at) => addDays(FIRST_DAY, at));
  const open = days.filter((date) => weekdayOf(date) !== 0);
  const booked = () => site.jobs().filter(({ stage }) => stage === "booked");
  for (let at = 0; at < TRIES; at++) {
    if (at === THIRD_AT) {
      addTrucks(site.database, { name: "Truck 3" });
      for (const name of ["Lee", "Max"]) {
        site.database
          .update(crewMembers)
          .set({ truckId: 3 })
          .where(eq(crewMembers.name, name))
          .run();
      }
    }
    const wish = { date: any(open), timeOfDay: any(WINDOWS).name };
    const who = {
      email: `customer.${at}@example.com`,
      phone: `(713) 5${10 + (at % 90)}-${1000 + at}`,
    };
    const typed = typedBooking({ ...wish, ...who, zip: any(ZIPS) });
    const browser = site.browser({ cart: any(CARTS) });
    await browser.post(site.schedule.action, "/schedule", { bookingKey: randomUUID(), ...typed });
    const job = any(booked());
    const now = stamp(job.revision);
    const page = `/booking/${job.token}`;
    if (at % 5 === 4) {
      const slot = `${any(open)}.${any(WINDOWS).name}`;
      await browser.post(site.moveBooking.action, `${page}/move`, { ...now, slot });
    } else if (at % 11 === 10) await browser.post(site.cancelBooking.action, `${page}/cancel`, now);
    else if (at % 7 === 6) {
      const press = { ...now, do: `truck-${any([1, 2])}` };
      await owner.post(site.desk.job.action, `/desk/jobs/${job.orderNumber}`, press);
    }
  }

  const start = houstonInstant(FIRST_DAY, 0).getTime();
  const sheet: Row[] = [];
  const paid: TripRow[] = [];
  for (const date of days) {
    let clock = houstonInstant(date, 7).getTime();
    const tick = (minutes: number) => {
      clock += minutes * 60_000;
      setClock(clock);
      return (clock - start) / 60_000;
    };
    const dump = async (truck: number) => {
      const at = tick(3);
      const cents = 4_000 + below(9_000);
      const fields = { place: "McCarty", fee: (cents / 100).toFixed(2), tons: "" };
      const post = { requestId: randomUUID(), truck: `${truck}`, ...fields };
      expect((await owner.post(trips.action, "/desk/trips", post)).status).toBe(303);
      paid.push({ truck, date, at, cents });
    };
    for (const { name } of WINDOWS) {
      for (const job of booked().filter((one) => one.date === date && one.timeOfDay === name)) {
        const path = `/desk/jobs/${job.orderNumber}`;
        tick(1);
        const way = { ...stamp(job.revision), do: "way" };
        expect((await owner.post(site.desk.job.action, path, way)).status).toBe(303);
        const minutes = 7 + below(20);
        const done = tick(minutes);
        const end = { finish: "quiet", what: "as", paid: "none", customer: "" };
        const post = { ...stamp(job.revision), ...end };
        expect((await owner.post(site.desk.done.action, `${path}/done`, post)).status).toBe(303);
        const other = below(8) === 0 ? 500 + below(4_000) : 0;
        if (other > 0) {
          const cost = { do: "cost", words: "Straps", amount: (other / 100).toFixed(2) };
          const added = { ...stamp(job.revision), ...cost };
          expect((await owner.post(site.desk.job.action, path, added)).status).toBe(303);
        }
        const { latitude, longitude, volume, totalCents, secondTruckId } = job;
        expect(secondTruckId).toBeNull();
        const row = { order: job.orderNumber, date, truck: job.truckId ?? 1, done, minutes, other };
        sheet.push({ ...{ latitude, longitude, volume, totalCents }, ...row });
        if (below(4) === 0) await dump(row.truck);
      }
    }
    if (below(3) === 0) await dump(any([1, 2, 3]));
  }
  expect(site.database.select().from(jobs).where(eq(jobs.stage, "cancelled")).all()).not.toEqual(
    [],
  );

  const { body } = await owner.get(reports.loader, "/desk/reports");
  const { earned } = body as { earned: Report[] };
  const shown = (id: string) => {
    const rows = earned.find((one) => one.id === id)?.rows ?? [];
    return new Map(rows.map(([name, profit]) => [`${name}`, centsOf(`${profit}`)]));
  };
  const { profit, alone } = added(sheet, paid);
  const { earningsBetween } = await import("#app/money/earnings/earnings.server.ts");
  const all = earningsBetween(site.database, FIRST_DAY, addDays(FIRST_DAY, DAYS));
  expect(new Map(all.jobs.map((job) => [job.orderNumber, job.profitCents]))).toEqual(profit);
  expect(all.alone.map(({ feeCents }) => feeCents).sort()).toEqual(
    alone.map(({ cents }) => cents).sort(),
  );
  const sumBy = (key: (row: { date: string; truck: number }) => string) => {
    const sums = new Map<string, number>();
    const add = (name: string, cents: number) => sums.set(name, (sums.get(name) ?? 0) + cents);
    for (const row of sheet) add(key(row), profit.get(row.order) ?? Number.NaN);
    for (const trip of alone) add(key(trip), -trip.cents);
    return [...sums.values()].sort((one, other) => one - other);
  };
  const values = (id: string) => [...shown(id).values()].sort((one, other) => one - other);
  expect(values("profit-days")).toEqual(sumBy(({ date }) => date));
  expect(values("profit-trucks")).toEqual(sumBy(({ truck }) => `${truck}`));
  console.log({ jobs: sheet.length, trips: paid.length, alone: alone.length });
  expect(alone.length).toBeGreaterThan(0);
  expect(sheet.length).toBeGreaterThan(200);
});

const CREW: Record<number, number> = { 1: 2, 2: 1, 3: 2 };
/** The site's, by which rule 459 counts miles. */
const EARTH_MILES = 3_958.8;
const WEEK = 7 * 24 * 60;

/** The spreadsheet: from what was written down alone, with none of the site's own arithmetic. */
function added(sheet: readonly Row[], paid: readonly TripRow[]) {
  const profit = new Map<string, number>();
  const take = ({ order }: Row, cents: number) =>
    profit.set(order, (profit.get(order) ?? 0) - cents);
  for (const row of sheet) {
    const labor = Math.round((row.minutes * (CREW[row.truck] ?? 0) * HOUR_CENTS) / 60);
    take(row, row.other + labor - row.totalCents);
  }
  const alone: TripRow[] = [];
  for (const truck of [1, 2, 3]) {
    const own = sheet.filter((row) => row.truck === truck);
    let last = Number.NEGATIVE_INFINITY;
    for (const trip of paid.filter((one) => one.truck === truck)) {
      const since = Math.max(last, trip.at - WEEK);
      const load = own.filter(({ done }) => done > since && done <= trip.at);
      if (load.length === 0) alone.push(trip);
      split(trip.cents, load, ({ volume }) => volume, take);
      last = trip.at;
    }
    for (const date of new Set(own.map((row) => row.date))) {
      const stops = own.filter((row) => row.date === date);
      const miles = stops
        .slice(1)
        .reduce((sum, stop, at) => sum + between(stops[at] as Row, stop), 0);
      split(Math.round(miles * MILE_CENTS), stops, () => 1, take);
    }
  }
  return { profit, alone };
}

/** Each row gets what brings all so far to their part of the sum: no cent is lost. */
function split(
  cents: number,
  rows: readonly Row[],
  weigh: (row: Row) => number,
  take: (row: Row, cents: number) => void,
): void {
  const whole = rows.reduce((sum, row) => sum + weigh(row), 0);
  let [weight, given] = [0, 0];
  for (const row of rows) {
    weight += weigh(row);
    const until = Math.round((cents * weight) / whole);
    take(row, until - given);
    given = until;
  }
}

/** Miles by the law of cosines; the site has them by haversine. */
function between(one: Row, other: Row): number {
  const [a, b, turn] = [one.latitude, other.latitude, other.longitude - one.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return EARTH_MILES * Math.acos(Math.min(1, cosine));
}

const centsOf = (dollars: string) => Math.round(Number(dollars.replace(/[$,]/g, "")) * 100);
