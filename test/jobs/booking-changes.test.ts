import { expect, test } from "vitest";
import { changeDeadline, isPageGone, mayCancel, mayChange } from "#app/jobs/change-deadline.ts";

const booked = (date: string | null) => ({ stage: "booked", date }) as const;

test("a pickup may be moved until 6 PM in Houston the day before, in summer, winter and between", () => {
  const deadline = (date: string) => changeDeadline(date)?.toISOString();
  expect(deadline("2026-07-23")).toBe("2026-07-22T23:00:00.000Z");
  expect(deadline("2026-12-03")).toBe("2026-12-03T00:00:00.000Z");
  // The clocks change in the night to Sunday: March 8 has 23 hours, November 1 has 25.
  expect(deadline("2026-03-08")).toBe("2026-03-08T00:00:00.000Z");
  expect(deadline("2026-03-09")).toBe("2026-03-08T23:00:00.000Z");
  expect(deadline("2026-11-01")).toBe("2026-10-31T23:00:00.000Z");
  expect(deadline("2026-11-02")).toBe("2026-11-02T00:00:00.000Z");
});

test("the last instant before the deadline still counts, the deadline itself does not", () => {
  const at = (instant: string) => mayChange(booked("2026-07-23"), new Date(instant));
  expect(at("2026-07-22T22:59:59.999Z")).toBe(true);
  expect(at("2026-07-22T23:00:00.000Z")).toBe(false);
});

test("an undated pickup may always be given its day; one that has ended may not", () => {
  const now = new Date("2026-07-20T15:30:00.000Z");
  expect(mayChange(booked(null), now)).toBe(true);
  for (const stage of ["on-the-way", "done", "cancelled"] as const) {
    expect(mayChange({ stage, date: null }, now)).toBe(false);
    expect(mayCancel({ stage, date: "2026-07-23" }, now)).toBe(false);
  }
});

test("cancelling is possible on the day itself, and no longer the day after", () => {
  // 11 PM on July 23 in Houston, then midnight.
  expect(mayCancel(booked("2026-07-23"), new Date("2026-07-24T04:00:00.000Z"))).toBe(true);
  expect(mayCancel(booked("2026-07-23"), new Date("2026-07-24T05:00:00.000Z"))).toBe(false);
});

test("a page is gone 180 days after the pickup's day, or after it was done or cancelled", () => {
  const now = new Date("2026-07-20T15:30:00.000Z");
  expect(isPageGone({ date: "2026-01-21", endedAt: null }, now)).toBe(false);
  expect(isPageGone({ date: "2026-01-20", endedAt: null }, now)).toBe(true);
  expect(isPageGone({ date: "2026-01-20", endedAt: "2026-01-22T01:00:00.000Z" }, now)).toBe(false);
  expect(isPageGone({ date: null, endedAt: null }, now)).toBe(false);
});
