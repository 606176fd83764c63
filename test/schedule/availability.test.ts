import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isTooLate,
  nearestOpen,
  roomState,
  slotState,
  windowStates,
} from "#app/schedule/availability.ts";
import {
  type Calendar,
  type DayJob,
  dayLoad,
  freePoints,
  type Hours,
  rulesOn,
  type WeeklyWindow,
  type WindowOverride,
} from "#app/schedule/day-load.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";

const MONDAY = "2026-07-20";
const SUNDAY = "2026-07-26";
const WEEK_BEFORE = new Date("2026-07-13T15:00:00Z");
const NAMES = WINDOWS.map(({ name }) => name);

/** Monday to Saturday, every window with the points of a truck. */
function weekly(points = 550, stops: number | null = null): WeeklyWindow[] {
  return [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    NAMES.map((timeOfDay) => ({ weekday, timeOfDay, isOpen: true, points, stops })),
  );
}

function override(given: Partial<WindowOverride>): WindowOverride {
  const usual = { id: 1, fromDate: MONDAY, toDate: MONDAY, timeOfDay: null, isOpen: false };
  return { ...usual, points: null, stops: null, note: "", ...given };
}

function hours(overrides: WindowOverride[] = [], week = weekly()): Hours {
  return { weekly: week, overrides };
}

function calendar(given: Hours, jobs: Record<string, [TimeOfDay | null, number][]> = {}): Calendar {
  const days = Object.entries(jobs).map(([date, list]): [string, DayJob[]] => [
    date,
    list.map(([timeOfDay, volume], index) => ({ id: index + 1, timeOfDay, volume })),
  ]);
  return { hours: given, jobs: new Map(days) };
}

function morning(points: number, given: Calendar) {
  return roomState({ date: MONDAY, timeOfDay: "Morning" }, points, given);
}

describe("a day's rules", () => {
  test("with no hours set every window of every day is open without a limit", () => {
    const none = { weekly: [], overrides: [] };
    for (const rule of Object.values(rulesOn(SUNDAY, none))) {
      expect(rule).toEqual({ isOpen: true, points: Number.POSITIVE_INFINITY, stops: null });
    }
    const crowded = calendar(none, { [MONDAY]: [["Morning", 5_000]] });
    expect(morning(5_000, crowded)).toBe("open");
  });

  test("with hours set a weekday without a row is closed", () => {
    expect(rulesOn(SUNDAY, hours()).Morning?.isOpen).toBe(false);
    expect(rulesOn(MONDAY, hours()).Morning).toMatchObject({ isOpen: true, points: 550 });
  });

  test("a closing of several days includes the last day and not the one after", () => {
    const shut = hours([override({ fromDate: "2026-07-21", toDate: "2026-07-23" })]);
    const isOpen = (date: string) => rulesOn(date, shut).Evening?.isOpen;
    expect(
      ["2026-07-20", "2026-07-21", "2026-07-22", "2026-07-23", "2026-07-24"].map(isOpen),
    ).toEqual([true, false, false, false, true]);
  });

  test("an open override opens a closed weekday with the points of a truck", () => {
    const open = hours([override({ fromDate: SUNDAY, toDate: SUNDAY, isOpen: true })]);
    expect(rulesOn(SUNDAY, open).Afternoon).toEqual({ isOpen: true, points: 550, stops: null });
  });

  test("the newer of two overrides counts, and an override may name a single window", () => {
    const both = hours([
      override({ id: 2, isOpen: true, timeOfDay: "Evening", points: 1_100 }),
      override({ id: 1 }),
    ]);
    expect(rulesOn(MONDAY, both)).toMatchObject({
      Morning: { isOpen: false },
      Afternoon: { isOpen: false },
      Evening: { isOpen: true, points: 1_100 },
    });
    const reversed = hours([override({ id: 3 }), override({ id: 2, isOpen: true })]);
    expect(rulesOn(MONDAY, reversed).Evening?.isOpen).toBe(false);
  });
});

describe("room", () => {
  test("a window's room is exact to the half point", () => {
    const given = calendar(hours(), { [MONDAY]: [["Morning", 412.5]] });
    expect(morning(137.5, given)).toBe("open");
    expect(morning(138, given)).toBe("full");
  });

  test("a limit of stops can close a window that has points left", () => {
    const given = calendar(hours([], weekly(550, 2)), {
      [MONDAY]: [
        ["Morning", 10],
        ["Morning", 10],
      ],
    });
    expect(morning(10, given)).toBe("full");
  });

  test("a job larger than its window needs that window empty and takes the rest from later windows first", () => {
    const large = calendar(hours(), { [MONDAY]: [["Afternoon", 800]] });
    const { windows } = dayLoad(rulesOn(MONDAY, large.hours), large.jobs.get(MONDAY) ?? []);
    expect(windows.map(freePoints)).toEqual([550, 0, 300]);
    const evening = calendar(hours(), { [MONDAY]: [["Evening", 800]] });
    const late = dayLoad(rulesOn(MONDAY, evening.hours), evening.jobs.get(MONDAY) ?? []);
    expect(late.windows.map(freePoints)).toEqual([550, 300, 0]);
    expect(morning(800, calendar(hours(), { [MONDAY]: [["Morning", 6]] }))).toBe("full");
    expect(morning(800, calendar(hours(), { [MONDAY]: [["Evening", 6]] }))).toBe("open");
  });

  test("a job larger than a day is refused as too large, even on an empty day", () => {
    expect(morning(1_650, calendar(hours()))).toBe("open");
    expect(morning(1_650.5, calendar(hours()))).toBe("too-large");
  });

  test("a job without a window counts against its day", () => {
    const given = calendar(hours(), {
      [MONDAY]: [
        [null, 550],
        ["Afternoon", 550],
      ],
    });
    expect(morning(550, given)).toBe("open");
    const filled = calendar(hours(), {
      [MONDAY]: [
        [null, 550],
        ["Afternoon", 550],
        ["Evening", 6],
      ],
    });
    expect(morning(550, filled)).toBe("full");
    expect(roomState({ date: MONDAY, timeOfDay: null }, 544, filled)).toBe("open");
    expect(roomState({ date: MONDAY, timeOfDay: null }, 545, filled)).toBe("full");
  });

  test("a job's own points are not counted when it is moved", () => {
    const given = calendar(hours(), { [MONDAY]: [["Morning", 550]] });
    expect(roomState({ date: MONDAY, timeOfDay: "Morning" }, 550, given)).toBe("full");
    expect(roomState({ date: MONDAY, timeOfDay: "Morning" }, 550, given, 1)).toBe("open");
  });

  test("an overfull window has no room, and the other windows keep theirs", () => {
    const given = calendar(hours(), {
      [MONDAY]: [
        ["Morning", 500],
        ["Morning", 500],
      ],
    });
    expect(morning(1, given)).toBe("full");
    expect(roomState({ date: MONDAY, timeOfDay: "Afternoon" }, 550, given)).toBe("open");
  });

  test("admitted jobs never add up to more than the truck holds", () => {
    const slots = fc.option(fc.constantFrom(...NAMES), { freq: 5, nil: null });
    const wishes = fc.array(
      fc.record({ timeOfDay: slots, halves: fc.integer({ min: 0, max: 2_000 }) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(wishes, fc.integer({ min: 1, max: 700 }), (list, points) => {
        const given = hours([], weekly(points));
        const admitted: DayJob[] = [];
        for (const [id, { timeOfDay, halves }] of list.entries()) {
          const slot = { date: MONDAY, timeOfDay };
          const volume = halves / 2;
          const now = { hours: given, jobs: new Map([[MONDAY, admitted]]) };
          if (roomState(slot, volume, now) === "open") admitted.push({ id, timeOfDay, volume });
        }
        const all = admitted.reduce((total, { volume }) => total + volume, 0);
        expect(all).toBeLessThanOrEqual(3 * points);
        const { windows, floating } = dayLoad(rulesOn(MONDAY, given), admitted);
        for (const { taken } of windows) expect(taken).toBeLessThanOrEqual(points);
        const taken = windows.reduce((total, window) => total + window.taken, 0);
        // The room taken in the windows is that of all admitted jobs.
        expect(taken + floating).toBe(all);
      }),
    );
  });
});

describe("the clock", () => {
  test("with hours set a window is bookable until two hours before it starts", () => {
    const slot = { date: MONDAY, timeOfDay: "Afternoon" } as const;
    const noon = Date.parse("2026-07-20T17:00:00Z");
    expect(isTooLate(slot, hours(), new Date(noon - 2 * 3_600_000))).toBe(false);
    expect(isTooLate(slot, hours(), new Date(noon - 2 * 3_600_000 + 1))).toBe(true);
  });

  test("with no hours set a window is bookable until it ends in Houston", () => {
    const slot = { date: MONDAY, timeOfDay: "Evening" } as const;
    const none = { weekly: [], overrides: [] };
    expect(isTooLate(slot, none, new Date("2026-07-21T01:59:59Z"))).toBe(false);
    expect(isTooLate(slot, none, new Date("2026-07-21T02:00:00Z"))).toBe(true);
    expect(isTooLate(slot, none, new Date("2026-07-21T12:00:00Z"))).toBe(true);
  });

  test("the notice is two hours also on days when the clock changes", () => {
    const morningStarts = [
      ["2026-03-08", "2026-03-08T12:00:00Z"],
      ["2026-11-01", "2026-11-01T13:00:00Z"],
    ] as const;
    const everyDay = hours([
      override({ fromDate: "2026-01-01", toDate: "2026-12-31", isOpen: true }),
    ]);
    for (const [date, start] of morningStarts) {
      const slot = { date, timeOfDay: "Morning" } as const;
      const last = Date.parse(start) - 2 * 3_600_000;
      expect(isTooLate(slot, everyDay, new Date(last))).toBe(false);
      expect(isTooLate(slot, everyDay, new Date(last + 1))).toBe(true);
    }
  });

  test("a day without a window is bookable while one of its windows is", () => {
    const at = (time: string) =>
      slotState({ date: MONDAY, timeOfDay: null }, 50, calendar(hours()), new Date(time));
    expect(at("2026-07-20T20:00:00Z")).toBe("open");
    expect(at("2026-07-20T20:00:01Z")).toBe("over");
  });
});

describe("the nearest open windows", () => {
  test("are the three nearest in time, in the order of the calendar", () => {
    const given = calendar(hours(), { "2026-07-24": [["Morning", 500]] });
    expect(
      nearestOpen({ date: "2026-07-24", timeOfDay: "Morning" }, 235, given, WEEK_BEFORE),
    ).toEqual([
      { date: "2026-07-23", timeOfDay: "Evening" },
      { date: "2026-07-24", timeOfDay: "Afternoon" },
      { date: "2026-07-24", timeOfDay: "Evening" },
    ]);
  });

  test("include none that has ended, is closed or full", () => {
    const saturday = new Date("2026-07-25T20:30:00Z");
    const given = calendar(hours(), { "2026-07-27": [["Morning", 400]] });
    expect(nearestOpen({ date: "2026-07-25", timeOfDay: "Evening" }, 235, given, saturday)).toEqual(
      [
        { date: "2026-07-27", timeOfDay: "Afternoon" },
        { date: "2026-07-27", timeOfDay: "Evening" },
        { date: "2026-07-28", timeOfDay: "Morning" },
      ],
    );
  });

  test("are none where no day has room for the load", () => {
    expect(
      nearestOpen({ date: MONDAY, timeOfDay: "Morning" }, 2_000, calendar(hours()), WEEK_BEFORE),
    ).toEqual([]);
  });
});

test("a closed day reports each of its windows as closed", () => {
  expect(windowStates(SUNDAY, 50, calendar(hours()), WEEK_BEFORE)).toEqual({
    Morning: "closed",
    Afternoon: "closed",
    Evening: "closed",
  });
});

test("a job in a window that was closed since takes room of the day, and of no other window", () => {
  const closed = hours([override({ timeOfDay: "Morning" })]);
  const day = calendar(closed, { [MONDAY]: [["Morning", 400]] });
  const afternoon = (points: number) =>
    roomState({ date: MONDAY, timeOfDay: "Afternoon" }, points, day);
  expect(dayLoad(rulesOn(MONDAY, closed), day.jobs.get(MONDAY) ?? [])).toMatchObject({
    ...{ floating: 400, windows: [{ taken: 0 }, { taken: 0 }, { taken: 0 }] },
  });
  expect([afternoon(550), afternoon(700), afternoon(701)]).toEqual(["open", "open", "full"]);
});
