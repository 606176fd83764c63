/** Windows of the owner's own, any number of them and overlapping (rules 535 to 537). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { roomState } from "#app/schedule/availability.ts";
import { type DayJob, dayLoad, type Hours, rulesOn } from "#app/schedule/day-load.ts";
import {
  byStart,
  countedIn,
  isTimeOfDay,
  shortHours,
  USUAL_WINDOWS,
  windowKey,
  windowNamed,
  windowWord,
} from "#app/schedule/schedule.ts";
import { formatSlot, parseSlot } from "#app/schedule/slot-value.ts";
import { roomFor } from "#app/schedule/window-room.ts";

const MONDAY = "2026-07-20";
const window = fc
  .record({ name: fc.integer({ min: 0, max: 99 }), from: fc.integer({ min: 0, max: 94 }) })
  .chain(({ name, from }) =>
    fc
      .integer({ min: from + 2, max: Math.min(96, from + 48) })
      .map((to) => windowKey(`Window ${name}`, from / 4, to / 4)),
  );
const shop = fc
  .uniqueArray(window, { minLength: 1, maxLength: 8 })
  .map((some) => [...some].sort(byStart));

function hoursOf(windows: readonly string[], points: number, stops: number | null): Hours {
  const weekly = windows.map((timeOfDay) => ({
    ...{ weekday: 1, timeOfDay, isOpen: true, points, stops },
  }));
  return { windows, weekly, overrides: [] };
}

test("whatever windows there are, jobs of former ones too, none is sold over its room", () => {
  const wishes = fc.array(
    fc.record({ at: fc.nat(9), isFormer: fc.boolean(), halves: fc.integer({ min: 1, max: 900 }) }),
    { maxLength: 30 },
  );
  const stops = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
  fc.assert(
    fc.property(shop, shop, wishes, stops, fc.integer({ min: 10, max: 600 }), (...given) => {
      const [windows, former, list, most, points] = given;
      const hours = hoursOf(windows, points, most);
      const admitted: DayJob[] = [];
      for (const [id, { at, isFormer, halves }] of list.entries()) {
        const from = isFormer ? former : windows;
        const slot = { date: MONDAY, timeOfDay: from[at % from.length] ?? null };
        const calendar = { hours, jobs: new Map([[MONDAY, admitted]]) };
        const room = roomFor(slot, calendar, null);
        const isOpen = roomState(slot, halves / 2, calendar) === "open";
        expect(isOpen).toBe(halves / 2 <= (room?.most ?? 0));
        if (isOpen) admitted.push({ id, timeOfDay: slot.timeOfDay, volume: halves / 2 });
      }
      const load = dayLoad(rulesOn(MONDAY, hours), admitted);
      expect(load.windows.map(({ timeOfDay }) => timeOfDay)).toEqual(windows);
      const taken = load.windows.reduce((sum, one) => sum + one.taken, 0);
      for (const one of load.windows) {
        expect(one.taken).toBeLessThanOrEqual(points);
        if (most !== null) expect(one.jobs).toBeLessThanOrEqual(most);
      }
      expect(taken + load.floating).toBe(admitted.reduce((sum, job) => sum + job.volume, 0));
      expect(taken + load.floating).toBeLessThanOrEqual(points * windows.length);
    }),
  );
});

test("a window as it is kept reads back, alone and as a slot, and nothing else does", () => {
  fc.assert(
    fc.property(shop, (windows) => {
      for (const one of windows) {
        const { name, startHour, endHour } = windowNamed(one);
        expect(windowKey(name, startHour, endHour)).toBe(one);
        expect(parseSlot(formatSlot({ date: MONDAY, timeOfDay: one }))?.timeOfDay).toBe(one);
      }
    }),
  );
  expect(windowNamed(windowKey("All day", 8, 18))).toEqual({
    ...{ name: "All day", startHour: 8, endHour: 18, hours: "8:00 AM – 6:00 PM", icon: "sun" },
  });
  expect(shortHours(windowKey("Late", 21.5, 24))).toBe("9:30 – 12");
  expect(windowWord(windowKey("After 5 PM", 17, 20))).toBe("after 5 PM");
  expect(windowKey("Morning", 7, 12)).toBe("Morning");
  expect(windowKey("Morning", 8, 12)).toBe("08:00-12:00 Morning");
  for (const wrong of [
    "07:00-09:00",
    "07:10-09:00 X",
    "25:00-26:00 X",
    "toString",
    `07:00-09:00 ${"x".repeat(25)}`,
  ]) {
    expect(isTimeOfDay(wrong), wrong).toBe(false);
  }
});

test("a job of a former window counts where it shares the most time", () => {
  const offered = [windowKey("Early", 7, 9), windowKey("All day", 8, 18)];
  expect(USUAL_WINDOWS.map((one) => countedIn(one, offered))).toEqual([
    ...["08:00-18:00 All day", "08:00-18:00 All day", "08:00-18:00 All day"],
  ]);
  expect(countedIn(windowKey("Night", 20, 22), offered)).toBeNull();
  expect(countedIn(windowKey("Two hours", 7, 9), offered)).toBe("07:00-09:00 Early");
});
