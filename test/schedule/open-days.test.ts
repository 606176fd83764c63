import { expect, test } from "vitest";
import { openDays } from "#app/booking/schedule/show-windows.server.ts";
import { addDays } from "#app/lib/dates.ts";
import { windowStates } from "#app/schedule/availability.ts";
import type { Calendar, WeeklyWindow } from "#app/schedule/day-load.ts";
import { dayState, isMoreThanADay, statesOn } from "#app/schedule/open-days.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";

const NOW = new Date("2026-07-20T15:30:00Z");
const TODAY = "2026-07-20";

function calendar(jobs: Calendar["jobs"] = new Map()): Calendar {
  const weekly = [1, 2, 3, 4, 5].flatMap((weekday) =>
    WINDOWS.map(
      ({ name }): WeeklyWindow => ({
        ...{ weekday, timeOfDay: name, isOpen: true, points: 550, stops: null },
      }),
    ),
  );
  return { hours: { weekly, overrides: [] }, jobs };
}

test("without hours there is nothing to show", () => {
  expect(openDays(100, { hours: { weekly: [], overrides: [] }, jobs: new Map() }, NOW)).toBeNull();
  expect(statesOn(null, TODAY)).toBeNull();
});

test("every bookable day reads back as its windows are, across a change of clocks, and no other day", () => {
  const given = calendar(new Map([["2026-11-02", [{ id: 1, timeOfDay: "Evening", volume: 500 }]]]));
  const shown = openDays(100, given, NOW);
  for (let date = TODAY; date <= addDays(TODAY, 180); date = addDays(date, 1)) {
    expect([date, statesOn(shown, date)]).toEqual([
      date,
      Object.values(windowStates(date, 100, given, NOW)),
    ]);
  }
  for (const date of [addDays(TODAY, -1), addDays(TODAY, 181), "", "2026-02-30x"]) {
    expect(statesOn(shown, date)).toBeNull();
  }
});

test("a day is open while one of its windows is; else full before too large, too late and closed", () => {
  expect(dayState(["full", "closed", "open"])).toBe("open");
  expect(dayState(["over", "full", "closed"])).toBe("full");
  expect(dayState(["closed", "closed", "closed"])).toBe("closed");
  expect(dayState(["over", "over", "closed"])).toBe("over");
});

test("a load is more than a day's where no day would carry it, however empty", () => {
  const moreThanADay = (points: number) => {
    const shown = openDays(points, calendar(), NOW);
    return shown && isMoreThanADay(shown);
  };
  expect(moreThanADay(1_650)).toBe(false);
  expect(moreThanADay(1_650.5)).toBe(true);
});
