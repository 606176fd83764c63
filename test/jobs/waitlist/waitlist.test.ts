/** For which windows customers wait, and which windows a change opens (rules 150 to 157). */

import { expect, test } from "vitest";
import {
  askTime,
  firstToAsk,
  freedWindows,
  isEarlier,
  readWaitlistWish,
  type Waiting,
  type WaitlistWish,
} from "#app/jobs/waitlist/waitlist.ts";
import { waitlistWishWords } from "#app/jobs/words.ts";
import type { Calendar, DayJob, WeeklyWindow } from "#app/schedule/day-load.ts";
import { USUAL_WINDOWS } from "#app/schedule/schedule.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";

const ALWAYS: WaitlistWish = {
  fromDate: "2026-07-20",
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  windows: ["Morning", "Afternoon", "Evening"],
};
const week = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
  WINDOWS.map(
    ({ name }): WeeklyWindow => ({
      ...{ weekday, timeOfDay: name },
      ...{ isOpen: true, points: 550, stops: null },
    }),
  ),
);
const DAY = "2026-07-22";
const calendar = (...jobs: DayJob[]): Calendar => ({
  hours: { weekly: week, overrides: [] },
  jobs: new Map([[DAY, jobs]]),
});
const job = (id: number, timeOfDay: DayJob["timeOfDay"], volume: number): DayJob => ({
  ...{ id, timeOfDay, volume },
});

test("earlier is a day before, or a window before on the same day", () => {
  const own = { date: DAY, timeOfDay: "Afternoon" } as const;
  const on = (date: string, timeOfDay: "Morning" | "Afternoon" | "Evening") =>
    isEarlier({ date, timeOfDay }, own);
  expect([on("2026-07-21", "Evening"), on(DAY, "Morning")]).toEqual([true, true]);
  expect([on(DAY, "Afternoon"), on(DAY, "Evening"), on("2026-07-23", "Morning")]).toEqual([
    ...[false, false, false],
  ]);
  expect(isEarlier({ date: DAY, timeOfDay: "Morning" }, { date: DAY, timeOfDay: null })).toBe(
    false,
  );
  expect(isEarlier({ date: DAY, timeOfDay: "Morning" }, { date: null, timeOfDay: null })).toBe(
    false,
  );
});

test("a change opens every window that has more room after it, and no other", () => {
  const big = job(1, "Morning", 700);
  const small = job(2, "Evening", 100);
  // The big one took its window and 150 points of the afternoon.
  expect(freedWindows(DAY, calendar(big, small), calendar(small))).toEqual([
    ...["Morning", "Afternoon"],
  ]);
  expect(freedWindows(DAY, calendar(big, small), calendar(big))).toEqual(["Evening"]);
  // A job without a window stands in the way of every window of the day.
  expect(freedWindows(DAY, calendar(job(1, null, 50)), calendar())).toHaveLength(3);
  expect(freedWindows(DAY, calendar(small), calendar(small, job(3, "Evening", 10)))).toEqual([]);
  const unlimited = { hours: { weekly: [], overrides: [] }, jobs: new Map() };
  expect(freedWindows(DAY, unlimited, unlimited)).toEqual([]);
});

test("the first who waits and whose points fit is asked, unless the window is too near by then", () => {
  const slot = { date: DAY, timeOfDay: "Morning" } as const;
  const waiting = [400, 200, 100].map(
    (volume, at): Waiting => ({
      wish: ALWAYS,
      job: { id: at + 1, date: "2026-07-24", timeOfDay: null, volume, stage: "booked" },
    }),
  );
  const ask = (now: string, people = waiting) =>
    firstToAsk(slot, people, calendar(job(9, "Morning", 300)), new Date(now))?.job.id;
  expect(ask("2026-07-20T15:00:00Z")).toBe(2);
  // 7 AM is the window's start, 5 AM the last moment to book it: the hold must end before.
  expect(ask("2026-07-22T07:59:00Z")).toBe(2);
  expect(ask("2026-07-22T08:01:00Z")).toBeUndefined();
  // Whose own pickup can no longer be moved when the hold ends is not asked.
  const tomorrow = waiting.map(({ wish, job }) => ({ wish, job: { ...job, date: "2026-07-23" } }));
  expect(ask("2026-07-20T15:00:00Z", tomorrow)).toBe(2);
  const evening = { date: "2026-07-22", timeOfDay: "Evening" } as const;
  const at = (now: string) => firstToAsk(evening, tomorrow, calendar(), new Date(now))?.job.id;
  expect(at("2026-07-22T17:00:00Z")).toBe(1);
  expect(at("2026-07-22T21:01:00Z")).toBeUndefined();
});

test("from 8 PM to 8 AM nobody is asked", () => {
  const ask = (now: string) => askTime(new Date(now)).toISOString();
  expect(ask("2026-07-21T00:59:59.000Z")).toBe("2026-07-21T00:59:59.000Z");
  expect(ask("2026-07-21T01:00:00.000Z")).toBe("2026-07-21T13:00:00.000Z");
  expect(ask("2026-07-21T12:59:00.000Z")).toBe("2026-07-21T13:00:00.000Z");
  expect(ask("2026-07-21T13:00:00.000Z")).toBe("2026-07-21T13:00:00.000Z");
});

test("a wish is read as it was chosen, and said in words", () => {
  const read = (query: string) =>
    readWaitlistWish(new URLSearchParams(query), "2026-07-20", USUAL_WINDOWS);
  const wish = read("weekday=1&weekday=5&weekday=9&window=Morning&window=Night&from=2026-07-22");
  expect(wish).toEqual({ fromDate: "2026-07-22", weekdays: [1, 5], windows: ["Morning"] });
  expect(wish && waitlistWishWords(wish, "2026-07-20", USUAL_WINDOWS)).toBe(
    "Mondays or Fridays, mornings, from Wed, Jul 22",
  );
  expect(read("weekday=1&window=Morning&from=2020-01-01")?.fromDate).toBe("2026-07-20");
  expect(read("weekday=1&window=Morning&from=soon")?.fromDate).toBe("2026-07-20");
  expect([read("weekday=1"), read("window=Morning"), read("")]).toEqual([null, null, null]);
  expect(waitlistWishWords(ALWAYS, "2026-07-20", USUAL_WINDOWS)).toBe("any day, any window");
});
