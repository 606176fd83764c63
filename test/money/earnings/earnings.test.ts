/** What jobs earn, against sums of its own (rules 457 to 459). */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  earningsOf,
  type PaidTrip,
  type Rates,
  ratesOn,
  shareCents,
  type WorkedJob,
} from "#app/money/earnings/earnings.ts";

const cents = fc.integer({ min: 0, max: 1_000_000 });

test("shares add up to the cent, none is negative, and each is within a cent of its part", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(cents, weights, (sum, parts) => {
      const shares = shareCents(sum, parts);
      const whole = parts.reduce((all, one) => all + one, 0);
      expect(shares.reduce((all, one) => all + one, 0)).toBe(sum);
      for (const [at, share] of shares.entries()) {
        const part = whole > 0 ? (parts[at] as number) / whole : 1 / parts.length;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(Math.abs(share - sum * part)).toBeLessThanOrEqual(1);
      }
    }),
  );
  expect(shareCents(100, [])).toEqual([]);
});

const HOUR = 3_600_000;
const START = Date.parse("2026-07-20T13:00:00.000Z");
const at = (hours: number) => new Date(START + hours * HOUR).toISOString();
const job = (id: number, done: number, more: Partial<WorkedJob> = {}): WorkedJob => ({
  ...{ id, setOffAt: at(done - 1), doneAt: at(done), trucks: [{ id: 1, points: 100 }], people: 2 },
  ...{ revenueCents: 20_000, otherCents: 0, latitude: 29.76, longitude: -95.37 },
  ...{ volume: 100, mainId: null },
  ...more,
});
const trip = (hours: number, feeCents: number | null, truckId = 1): PaidTrip => ({
  ...{ at: at(hours), feeCents, truckId, place: "McCarty" },
});
const of = (jobs: WorkedJob[], trips: PaidTrip[] = [], rates: Rates[] = []) =>
  earningsOf({ jobs, trips, rates, yardOf: () => null });
const RATES: Rates = { from: "2026-07-20", hourCents: 2_050, mileCents: 100, people: null };

test("a trip's fee goes to the jobs on its truck since its last trip, by points; another truck's do not pay", () => {
  const two = [
    { id: 1, points: 100 },
    { id: 2, points: 50 },
  ];
  const jobs = [
    job(1, 1, { trucks: [{ id: 1, points: 300 }] }),
    job(2, 2, { trucks: two }),
    job(3, 3, { trucks: [{ id: 2, points: 50 }] }),
    job(4, 5),
  ];
  const trips = [trip(4, 8_001), trip(4, 5_000, 2), trip(6, null), trip(7, 900), trip(-24 * 9, 1)];
  const { jobs: earned, alone } = of(jobs, trips);
  expect(earned.map(({ dumpCents }) => dumpCents)).toEqual([6_001, 2_000 + 2_500, 2_500, null]);
  // The fee of 6 PM is not known; at 7 and nine days before nothing was on the truck.
  expect(alone.map(({ feeCents }) => feeCents)).toEqual([1, 900]);
  expect(earned[0]).toMatchObject({ profitCents: 20_000 - 6_001, laborCents: null });
});

test("every cent of every fee is on a job or alone, whatever the trucks do", () => {
  const jobs = fc.array(fc.tuple(fc.nat(200), fc.nat(550), fc.integer({ min: 1, max: 3 })), {
    maxLength: 30,
  });
  const trips = fc.array(fc.tuple(fc.nat(200), cents, fc.integer({ min: 1, max: 3 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(jobs, trips, (some, paid) => {
      const { jobs: earned, alone } = of(
        some.map(([done, points, id], nth) => job(nth, done, { trucks: [{ id, points }] })),
        paid.map(([when, fee, truck]) => trip(when, fee, truck)),
      );
      const shared = earned.reduce((sum, { dumpCents }) => sum + (dumpCents ?? 0), 0);
      const left = alone.reduce((sum, { feeCents }) => sum + (feeCents ?? 0), 0);
      expect(shared + left).toBe(paid.reduce((sum, [, fee]) => sum + fee, 0));
    }),
  );
});

test("labor is the time from on my way to done, for each who was there; what is not known is not counted", () => {
  const jobs = [
    job(1, 1.5, { setOffAt: at(0) }),
    job(2, 3, { setOffAt: null }),
    job(3, 20, { setOffAt: at(5) }),
    job(4, 4, { setOffAt: at(5) }),
  ];
  const labor = (rates: Rates[]) => of(jobs, [], rates).jobs.map(({ laborCents }) => laborCents);
  expect(labor([RATES])).toEqual([6_150, null, null, null]);
  expect(labor([{ ...RATES, people: 3 }])[0]).toBe(9_225);
  expect(labor([{ ...RATES, hourCents: null }])[0]).toBeNull();
  expect(labor([])[0]).toBeNull();
});

test("fuel is the way through the stops as they were done, shared out alike", () => {
  const north = { latitude: 29.76 + 10 / 69.0976, longitude: -95.37 };
  const jobs = [job(2, 2, north), job(1, 1), job(3, 1, { trucks: [{ id: 2, points: 1 }] })];
  const fuel = of(jobs, [], [RATES]).jobs.map(({ fuelCents }) => fuelCents);
  expect(fuel[2]).toBe(0);
  expect((fuel[0] ?? 0) + (fuel[1] ?? 0)).toBeGreaterThan(990);
  expect((fuel[0] ?? 0) + (fuel[1] ?? 0)).toBeLessThan(1_010);
  expect(Math.abs((fuel[0] ?? 0) - (fuel[1] ?? 0))).toBeLessThanOrEqual(1);
});

test("the first rates count before their day too, later ones from theirs on", () => {
  const rates = [RATES, { ...RATES, from: "2026-08-01", hourCents: 3_000 }];
  expect(ratesOn(rates, "2026-01-01").hourCents).toBe(2_050);
  expect(ratesOn(rates, "2026-07-31").hourCents).toBe(2_050);
  expect(ratesOn(rates, "2026-08-01").hourCents).toBe(3_000);
});

test("what further days cost is their job's; a day whose job is not done stands for itself", () => {
  const day = { mainId: 1, revenueCents: 0, otherCents: 300, volume: 40 };
  const jobs = [
    job(1, 1, { otherCents: 1_000 }),
    job(2, 3, { ...day, people: 1 }),
    job(3, 30, day),
    job(4, 32, { ...day, mainId: null }),
  ];
  const trips = [trip(4, 8_000), trip(33, 900)];
  const rates = [{ ...RATES, mileCents: null }];
  const { jobs: earned } = of(jobs, trips, rates);
  expect(earned.map(({ id }) => id)).toEqual([1, 4]);
  expect(earned[0]).toMatchObject({ dumpCents: 8_450, laborCents: 10_250, otherCents: 1_600 });
  expect(earned[0]).toMatchObject({ volume: 180, profitCents: 20_000 - 8_450 - 10_250 - 1_600 });
  expect(earned[1]).toMatchObject({ dumpCents: 450, laborCents: 4_100, otherCents: 300 });
});
