/** The reports' sums (rule 224). */

import { expect, test } from "vitest";
import {
  bookingsByCity,
  bookingsByPricing,
  bookingsBySource,
  bookingsOf,
  leadSteps,
  type ReportJob,
  reportSpan,
  revenueByWeek,
  weekName,
  windowFill,
} from "#app/money/reports.ts";
import { USUAL_WINDOWS } from "#app/schedule/schedule.ts";

const TODAY = "2026-07-23";
const SPAN = { from: "2026-07-01", to: TODAY };
const job = (differences: Partial<ReportJob> = {}): ReportJob => ({
  stage: "done",
  bookedOn: "2026-07-10",
  doneOn: "2026-07-20",
  finalCents: 25_000,
  balanceCents: 0,
  discountCents: 0,
  city: "Houston",
  source: "direct",
  pricedBy: "items",
  phone: "(713) 555-0101",
  ...differences,
});

test("revenue counts in the week a job was done, Monday to Sunday, with the running week last", () => {
  const weeks = revenueByWeek(
    [
      job({ doneOn: "2026-07-19", finalCents: 10_001, balanceCents: 4_000 }),
      job({ doneOn: "2026-07-13", finalCents: 1, balanceCents: -500, discountCents: 250 }),
      job({ doneOn: "2026-07-20", finalCents: 20_000 }),
      job({ stage: "booked", doneOn: null, finalCents: null }),
    ],
    TODAY,
  );
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-2)).toEqual([
    {
      ...{ monday: "2026-07-13", isRunning: false, jobs: 2, cents: 10_002 },
      ...{ unpaidCents: 4_000, backCents: 500, discountCents: 250 },
    },
    {
      ...{ monday: "2026-07-20", isRunning: true, jobs: 1, cents: 20_000 },
      ...{ unpaidCents: 0, backCents: 0, discountCents: 0 },
    },
  ]);
  expect(weeks.map(weekName).slice(-2)).toEqual(["Jul 13", "Jul 20, so far"]);
  expect(reportSpan(TODAY)).toEqual({ from: "2026-05-04", to: TODAY });
});

test("bookings are counted by city however it is spelled, cancelled ones left out, the rest added up", () => {
  const cities = ["Katy", "katy ", "KATY", "Houston", "Sugar  land", "Alvin"];
  const bookings = bookingsOf(
    [...cities.map((city) => job({ city })), job({ city: "Spring", stage: "cancelled" })],
    SPAN,
  );
  expect(bookingsByCity(bookings, 3)).toEqual([
    { name: "Katy", count: 3 },
    { name: "Alvin", count: 1 },
    { name: "2 others", count: 2 },
  ]);
});

test("a job from before sources were kept is unknown, and how it was priced is said in words", () => {
  const bookings = [job({ source: null, pricedBy: null }), job({ pricedBy: "load-size" })];
  expect(bookingsBySource(bookings)).toEqual([
    { name: "direct", count: 1 },
    { name: "unknown", count: 1 },
  ]);
  expect(bookingsByPricing(bookings).map(({ name }) => name)).toEqual(["Load size", "Not known"]);
});

test("a lead that was left twice is one person, whose job counts once, and only if booked since", () => {
  const leads = [
    { phone: "(713) 555-0101", enteredOn: "2026-07-12" },
    { phone: "+1 713-555-0101", enteredOn: "2026-07-09" },
    { phone: "(713) 555-0102", enteredOn: "2026-07-11" },
    { phone: "(713) 555-0103", enteredOn: "2026-06-30" },
  ];
  const jobs = [
    job(),
    job({ stage: "booked", doneOn: null }),
    job({ phone: "7135550102", bookedOn: "2026-07-10" }),
    job({ phone: "7135550103" }),
  ];
  expect(leadSteps(leads, jobs, SPAN)).toEqual([
    { name: "Leads", people: 2, percent: 100 },
    { name: "Booked", people: 1, percent: 50 },
    { name: "Done", people: 1, percent: 50 },
  ]);
  expect(leadSteps([], jobs, SPAN).map(({ percent }) => percent)).toEqual([0, 0, 0]);
});

test("how full the windows were is points used of points held", () => {
  const rows = windowFill(
    [
      { timeOfDay: "Morning", taken: 550, points: 550 },
      { timeOfDay: "Morning", taken: 275, points: 550 },
      { timeOfDay: "Evening", taken: 0, points: 550 },
    ],
    USUAL_WINDOWS,
  );
  expect(rows).toEqual([
    { name: "Morning", pointsADay: 412.5, percent: 75 },
    { name: "Afternoon", pointsADay: 0, percent: 0 },
    { name: "Evening", pointsADay: 0, percent: 0 },
  ]);
});
