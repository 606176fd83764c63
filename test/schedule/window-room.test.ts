import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { roomState, type Slot } from "#app/schedule/availability.ts";
import type { Calendar } from "#app/schedule/day-load.ts";
import { dayWindows, SHOWN_DAYS, shownDays } from "#app/schedule/day-windows.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { formatSlot, parseSlot } from "#app/schedule/slot-value.ts";
import { fitOf, roomFor } from "#app/schedule/window-room.ts";
import { nearSlotWords } from "#app/schedule/words.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";

const MONDAY = "2026-07-20";
/** Half past ten on that Monday in Houston. */
const NOW = new Date("2026-07-20T15:30:00.000Z");
const NAMES = WINDOWS.map(({ name }) => name);

const anyPoints = fc.integer({ min: 0, max: 1_400 }).map((halves) => halves / 2);
const anyTimeOfDay = fc.constantFrom<TimeOfDay | null>(...NAMES, null);

/** A Monday with any hours and any jobs. */
const anyCalendar: fc.Arbitrary<Calendar> = fc
  .record({
    windows: fc.tuple(
      ...NAMES.map((timeOfDay) =>
        fc.record({
          weekday: fc.constant(1),
          timeOfDay: fc.constant(timeOfDay),
          isOpen: fc.boolean(),
          points: anyPoints,
          stops: fc.option(fc.integer({ min: 0, max: 3 })),
        }),
      ),
    ),
    jobs: fc.array(fc.record({ timeOfDay: anyTimeOfDay, volume: anyPoints }), { maxLength: 5 }),
  })
  .map(({ windows, jobs }) => ({
    hours: { weekly: windows, overrides: [] },
    jobs: new Map([[MONDAY, jobs.map((job, index) => ({ ...job, id: index + 1 }))]]),
  }));

describe("the room of a window", () => {
  test("a list fits exactly where the booking's own check says so, to the half point", () => {
    fc.assert(
      fc.property(anyCalendar, anyTimeOfDay, anyPoints, (calendar, timeOfDay, points) => {
        const slot: Slot = { date: MONDAY, timeOfDay };
        const room = roomFor(slot, calendar, 1);
        if (!room) throw new Error("a set week is limited");
        // A job of no points needs an open window all the same: rule 143 is not about room then.
        fc.pre(points > 0);
        expect(points <= room.most).toBe(roomState(slot, points, calendar, 1) === "open");
        expect(room.most).toBeLessThanOrEqual(room.capacity);
      }),
      { numRuns: 500 },
    );
  });

  test("without hours nothing limits it", () => {
    const calendar = { hours: { weekly: [], overrides: [] }, jobs: new Map() };
    expect(roomFor({ date: MONDAY, timeOfDay: "Morning" }, calendar, null)).toBeNull();
    expect(roomFor({ date: MONDAY, timeOfDay: null }, calendar, null)).toBeNull();
  });

  test("a window of any size with a limit of stops has finite room once they are taken", () => {
    const stops = { id: 1, fromDate: MONDAY, toDate: MONDAY, timeOfDay: null, note: "" };
    const calendar = {
      hours: { weekly: [], overrides: [{ ...stops, isOpen: true, points: null, stops: 1 }] },
      jobs: new Map([[MONDAY, [{ id: 7, timeOfDay: "Morning" as const, volume: 10 }]]]),
    };
    const morning = { date: MONDAY, timeOfDay: "Morning" } as const;
    expect(roomFor(morning, calendar, null)).toEqual({ capacity: 0, most: 0 });
    expect(roomFor(morning, calendar, 7)).toBeNull();
  });

  test("what is taken, what is yours and what is left make up the window", () => {
    expect(fitOf({ capacity: 550, most: 412.5 }, 304, 235)).toEqual({
      fits: true,
      other: 137.5,
      yours: 304,
      left: 108.5,
      over: 0,
    });
    expect(fitOf({ capacity: 550, most: 412.5 }, 426, 235)).toMatchObject({
      fits: false,
      over: 13.5,
    });
  });

  test("a list that needs no more than before fits, even where the owner has taken the room away", () => {
    expect(fitOf({ capacity: 550, most: 0 }, 235, 235)).toMatchObject({ fits: true, left: 0 });
    expect(fitOf({ capacity: 550, most: 0 }, 235.5, 235)).toMatchObject({ fits: false, over: 0.5 });
  });
});

describe("the days that are shown", () => {
  test("begin today, or on the day that is asked for, within what can be booked", () => {
    expect(shownDays("", NOW)).toEqual({
      from: MONDAY,
      to: "2026-07-26",
      earlier: null,
      later: "2026-07-27",
    });
    expect(shownDays("2026-07-24", NOW)).toMatchObject({
      from: "2026-07-24",
      earlier: MONDAY,
      later: "2026-07-31",
    });
    expect(shownDays("2026-07-01", NOW).from).toBe(MONDAY);
    const last = addDays(MONDAY, 180);
    expect(shownDays("2030-01-01", NOW)).toMatchObject({ to: last, later: null });
    for (const hostile of ["2026-02-30", "tomorrow", "2026-07-24T10:00", "<b>"]) {
      expect(shownDays(hostile, NOW).from).toBe(MONDAY);
    }
  });

  test("lead through every day that can be booked, and back", () => {
    const seen = new Set<string>();
    let shown = shownDays("", NOW);
    for (;;) {
      for (let day = shown.from; day <= shown.to; day = addDays(day, 1)) seen.add(day);
      if (!shown.later) break;
      shown = shownDays(shown.later, NOW);
    }
    expect(seen.size).toBe(181);
    while (shown.earlier) shown = shownDays(shown.earlier, NOW);
    expect(shown.from).toBe(MONDAY);
  });

  test("name each window's state in the order of the day", () => {
    const week = NAMES.map((timeOfDay) => ({
      ...{ weekday: 2, timeOfDay, isOpen: timeOfDay !== "Evening" },
      ...{ points: 550, stops: null },
    }));
    const calendar: Calendar = {
      hours: { weekly: week, overrides: [] },
      jobs: new Map([["2026-07-21", [{ id: 1, timeOfDay: "Morning", volume: 500 }]]]),
    };
    const days = dayWindows(shownDays("", NOW), 100, calendar, NOW);
    expect(days).toHaveLength(SHOWN_DAYS);
    expect(days[1]).toEqual({ date: "2026-07-21", states: ["full", "open", "closed"] });
    // A booking does not stand in its own way.
    expect(dayWindows(shownDays("", NOW), 100, calendar, NOW, 1)[1]?.states[0]).toBe("open");
  });
});

test("a window travels in a form as one value, and nothing else is read as one", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const slot = parseSlot(text);
      expect(slot === null || formatSlot(slot) === text).toBe(true);
    }),
  );
  expect(parseSlot("2026-07-24.Afternoon")).toEqual({
    date: "2026-07-24",
    timeOfDay: "Afternoon",
  });
  for (const wrong of [
    ...["", "2026-07-24", "2026-07-24.", ".Morning", "2026-02-30.Morning"],
    ...["2026-07-24.morning", "2026-07-24.Morning.x", "2026-07-24.constructor"],
  ]) {
    expect(parseSlot(wrong), wrong).toBeNull();
  }
});

test("a day within a week is named by its weekday, a later one by its date", () => {
  const morning = (date: string) => nearSlotWords({ date, timeOfDay: "Morning" }, MONDAY);
  expect(morning("2026-07-24")).toBe("Friday morning");
  expect(morning("2026-07-26")).toBe("Sunday morning");
  expect(morning("2026-07-27")).toBe("Mon, Jul 27, morning");
  expect(nearSlotWords({ date: "2026-07-27", timeOfDay: null }, MONDAY)).toBe("Mon, Jul 27");
});
