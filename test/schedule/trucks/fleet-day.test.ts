import fc from "fast-check";
import { expect, test } from "vitest";
import { roomState, stateIn } from "#app/schedule/availability.ts";
import type { Calendar, DayJob, Hours, WeeklyWindow } from "#app/schedule/day-load.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import {
  type FleetDay,
  type PlacedJob,
  sharedAnew,
  truckSums,
  trucksFor,
} from "#app/schedule/trucks/fleet-day.ts";
import type { Truck } from "#app/schedule/trucks/truck.ts";
import { truckDays, wholeDay } from "#app/schedule/trucks/truck-days.ts";
import { roomFor } from "#app/schedule/window-room.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";

const MONDAY = "2026-07-20";
const SUNDAY = "2026-07-19";
const NAMES = WINDOWS.map(({ name }) => name);
const DOWNTOWN = { latitude: 29.76, longitude: -95.37 };
const HALF_A_TRUCK = 275;

function truck(id: number, given: Partial<Truck> = {}): Truck {
  const weekdays = [1, 2, 3, 4, 5, 6];
  const usual = { points: 550, stops: null, weekdays, yard: null };
  return { id, name: `Truck ${id}`, color: "orange", ...usual, ...given };
}

const WEEK: WeeklyWindow[] = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
  NAMES.map((timeOfDay) => ({ weekday, timeOfDay, isOpen: true, points: 550, stops: null })),
);

/** Hours in which nothing can be taken from a later window. */
const MORNINGS = { weekly: WEEK.filter(({ timeOfDay }) => timeOfDay === "Morning") };

function hoursOf(trucks: readonly Truck[], given: Partial<Hours> = {}): Hours {
  return { weekly: WEEK, overrides: [], trucks, ...given };
}

function job(id: number, given: Partial<PlacedJob> = {}): PlacedJob {
  const usual = { timeOfDay: "Morning", volume: 100, truckId: null, secondTruckId: null } as const;
  return { id, ...DOWNTOWN, ...usual, ...given };
}

function dayOf(trucks: readonly Truck[], jobs: readonly PlacedJob[], given: Partial<Hours> = {}) {
  return { date: MONDAY, trucks, calendar: calendarOf(trucks, jobs, given), jobs, yard: DOWNTOWN };
}

function calendarOf(
  trucks: readonly Truck[],
  jobs: readonly PlacedJob[],
  given: Partial<Hours> = {},
): Calendar {
  const taken = jobs.map(
    ({ id, timeOfDay, volume, truckId, secondTruckId }): DayJob => ({
      ...{ id, timeOfDay, volume, truckId, secondTruckId },
    }),
  );
  return { hours: hoursOf(trucks, given), jobs: new Map([[MONDAY, taken]]) };
}

/** Books a job as the site does: refused where no truck has room. */
function booked(day: FleetDay, wish: PlacedJob): FleetDay {
  const slot = { date: MONDAY, timeOfDay: wish.timeOfDay };
  if (roomState(slot, wish.volume, day.calendar) !== "open") return day;
  const jobs = [...day.jobs, { ...wish, ...trucksFor(wish, day, false) }];
  return dayOf(day.trucks, jobs, day.calendar.hours);
}

const morning = (points: number, calendar: Calendar) =>
  roomState({ date: MONDAY, timeOfDay: "Morning" }, points, calendar);

test("600 and 500 points do not fit together into what two trucks hold on paper", () => {
  const two = [truck(1, { weekdays: [1] }), truck(2)];
  expect(morning(600, calendarOf(two, [], MORNINGS))).toBe("too-large");
  // With an afternoon, the truck that takes 600 has no room for 500 more, and the other one has.
  let day: FleetDay = dayOf(two, []);
  day = booked(day, job(1, { volume: 600 }));
  day = booked(day, job(2, { volume: 500 }));
  expect(new Set(day.jobs.map(({ truckId }) => truckId)).size).toBe(2);
  expect(morning(51, day.calendar)).toBe("full");
  expect(morning(50, day.calendar)).toBe("open");
});

test("a window holds for a truck the least of what both have, and no more stops than either allows", () => {
  const trucks = [truck(1, { points: 300 }), truck(2, { points: 900, stops: 1 })];
  expect(morning(551, calendarOf(trucks, [], MORNINGS))).toBe("too-large");
  expect(morning(550, calendarOf(trucks, [], MORNINGS))).toBe("open");
  const one = calendarOf(trucks, [job(1, { volume: 10, truckId: 2 })], MORNINGS);
  expect(morning(300, one)).toBe("open");
  expect(morning(301, one)).toBe("full");
  expect(wholeDay(MONDAY, one).windows[0]).toMatchObject({ points: 850, taken: 10, stops: null });
});

test("a truck's free weekday, and a truck that was taken off", () => {
  const trucks = [truck(1), truck(2, { weekdays: [2] })];
  expect(truckDays(SUNDAY, calendarOf(trucks, []))).toEqual([]);
  expect(roomState({ date: SUNDAY, timeOfDay: "Morning" }, 1, calendarOf(trucks, []))).toBe(
    "closed",
  );
  // The stop of a truck that does not work that day is on the first that does.
  const left = calendarOf(trucks, [job(1, { volume: 500, truckId: 2 })]);
  expect(morning(51, left)).toBe("full");
});

test("two trucks drive to one job together where the owner allows it", () => {
  const trucks = [truck(1), truck(2, { points: 400 }), truck(3, { points: 100 })];
  const together = { ...MORNINGS, isTogether: true };
  expect(morning(900, calendarOf(trucks, [], MORNINGS))).toBe("too-large");
  expect(morning(951, calendarOf(trucks, [], together))).toBe("too-large");
  const day = booked(dayOf(trucks, [], together), job(1, { volume: 900 }));
  expect(day.jobs).toMatchObject([{ truckId: 1, secondTruckId: 2 }]);
  expect(truckDays(MONDAY, day.calendar).map(({ windows }) => windows[0]?.taken)).toEqual([
    550, 350, 0,
  ]);
  // The second truck has 50 left; a second pair is not to be had.
  expect(morning(100, day.calendar)).toBe("open");
  expect(morning(101, day.calendar)).toBe("full");
  expect(morning(600, day.calendar)).toBe("full");
});

test("a stop goes to the truck that passes there, unless that one is full", () => {
  const north = { latitude: 30.1, longitude: -95.4 };
  const south = { latitude: 29.5, longitude: -95.3 };
  const trucks = [truck(1), truck(2)];
  const stops = [
    job(1, { ...south, volume: HALF_A_TRUCK, truckId: 1 }),
    job(2, { ...north, volume: HALF_A_TRUCK, truckId: 2 }),
  ];
  const next = job(3, { ...north, volume: HALF_A_TRUCK });
  expect(trucksFor(next, dayOf(trucks, stops), false).truckId).toBe(2);
  const full = dayOf(trucks, [...stops, job(4, { ...north, volume: 1, truckId: 2 })]);
  expect(trucksFor(next, full, false).truckId).toBe(1);
  // A stop that has its window keeps its truck, also where another one is nearer.
  const kept = { ...next, truckId: 1 };
  expect(trucksFor(kept, dayOf(trucks, [...stops, kept]), true).truckId).toBe(1);
});

const NAMED = fc.option(fc.constantFrom<TimeOfDay>(...NAMES), { freq: 6, nil: null });
const wishes = fc.array(
  fc.record({
    timeOfDay: NAMED,
    halves: fc.integer({ min: 1, max: 2_200 }),
    latitude: fc.double({ min: 29.4, max: 30.2, noNaN: true }),
    longitude: fc.double({ min: -95.8, max: -95, noNaN: true }),
  }),
  { maxLength: 14 },
);
const fleets = fc.array(
  fc.record({
    points: fc.integer({ min: 100, max: 800 }),
    stops: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  }),
  { minLength: 2, maxLength: 3 },
);

test("no truck is ever over its points or stops, whatever is booked and however it is shared", () => {
  fc.assert(
    fc.property(wishes, fleets, fc.boolean(), (list, fleet, isTogether) => {
      const trucks = fleet.map((given, at) => truck(at + 1, given));
      let day: FleetDay = dayOf(trucks, [], { isTogether });
      for (const [at, { halves, ...place }] of list.entries()) {
        day = booked(day, job(at + 1, { ...place, volume: halves / 2 }));
        expectWithin(day);
        const before = milesOf(day);
        const changes = sharedAnew(day, () => true);
        const jobs = day.jobs.map((one) => ({
          ...one,
          truckId: changes.get(one.id) ?? one.truckId,
        }));
        day = dayOf(trucks, jobs, { isTogether });
        expectWithin(day);
        expect(milesOf(day)).toBeLessThanOrEqual(before + 1e-6);
      }
    }),
    { numRuns: 60 },
  );
});

test("a room of exactly the most points fits, and one of more does not", () => {
  fc.assert(
    fc.property(wishes, fleets, (list, fleet) => {
      const trucks = fleet.map((given, at) => truck(at + 1, given));
      let day: FleetDay = dayOf(trucks, []);
      for (const [at, { halves, ...place }] of list.entries()) {
        day = booked(day, job(at + 1, { ...place, volume: halves / 2 }));
      }
      for (const timeOfDay of NAMES) {
        const slot = { date: MONDAY, timeOfDay };
        const most = roomFor(slot, day.calendar, null)?.most ?? 0;
        if (most > 0) expect(roomState(slot, most, day.calendar)).toBe("open");
        expect(roomState(slot, most + 0.5, day.calendar)).not.toBe("open");
      }
    }),
    { numRuns: 60 },
  );
});

function expectWithin(day: FleetDay): void {
  const days = truckDays(MONDAY, day.calendar);
  for (const { windows, floating } of days) {
    for (const load of windows) {
      expect(load.taken).toBeLessThanOrEqual(load.points);
      if (load.stops !== null) expect(load.jobs).toBeLessThanOrEqual(load.stops);
    }
    expect(stateIn({ windows, floating }, null, 0)).toBe("open");
  }
  const taken = days.flatMap(({ windows, floating }) => [
    ...windows.map((one) => one.taken),
    floating,
  ]);
  const sum = (points: readonly number[]) => points.reduce((total, more) => total + more, 0);
  expect(sum(taken)).toBeCloseTo(sum(day.jobs.map(({ volume }) => volume)));
}

function milesOf(day: FleetDay): number {
  return truckSums(day).reduce((total, { miles }) => total + miles, 0);
}
