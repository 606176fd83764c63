import { expect, test } from "vitest";
import {
  informs,
  isStillOwed,
  nextTry,
  pauseAfter,
  reminderFor,
} from "#app/jobs/messages/messages.ts";

const HOUR_MS = 3_600_000;
const job = (date: string | null, stage: "booked" | "cancelled" = "booked") => ({
  ...{ stage, date },
  email: "maria@example.com",
});

test.each([
  ["2026-03-08", "2026-03-07T16:00:00.000Z"],
  ["2026-03-09", "2026-03-08T15:00:00.000Z"],
  ["2026-07-22", "2026-07-21T15:00:00.000Z"],
  ["2026-11-01", "2026-10-31T15:00:00.000Z"],
  ["2026-11-02", "2026-11-01T16:00:00.000Z"],
])("the reminder for a pickup on %s is due at 10 AM Houston time the day before", (date, dueAt) => {
  expect(reminderFor(job(date), new Date("2026-01-01T00:00:00.000Z"))).toEqual({
    kind: "reminder",
    dueAt,
  });
});

test.each([
  ["2026-07-21T14:59:59.999Z", true],
  ["2026-07-21T15:00:00.000Z", false],
  ["2026-07-22T12:00:00.000Z", false],
])("a booking made at %s has a reminder: %s", (now, has) => {
  expect(reminderFor(job("2026-07-22"), new Date(now)) !== null).toBe(has);
});

test("neither an undated nor a cancelled job has a reminder", () => {
  const now = new Date("2026-07-01T00:00:00.000Z");
  expect(reminderFor(job(null), now)).toBeNull();
  expect(reminderFor(job("2026-07-22", "cancelled"), now)).toBeNull();
});

test.each([
  ["2026-07-21T12:59:00.000Z", false],
  ["2026-07-21T13:00:00.000Z", true],
  ["2026-07-22T00:59:00.000Z", true],
  ["2026-07-22T01:00:00.000Z", false],
  ["2026-07-22T15:00:00.000Z", false],
  ["2026-07-20T15:00:00.000Z", false],
])("at %s a reminder of the 22nd may be sent: %s", (now, may) => {
  expect(isStillOwed("reminder", job("2026-07-22"), new Date(now))).toBe(may);
  expect(isStillOwed("reminder", job("2026-07-22", "cancelled"), new Date(now))).toBe(false);
});

const FIRST = "2026-07-20T15:00:00.000Z";
const at = (hours: number) => new Date(Date.parse(FIRST) + hours * HOUR_MS);
const tried = { attempts: 1, firstTriedAt: FIRST };

test.each([
  ["refused", "refused"],
  ["unknown-final", "unknown"],
] as const)("%s is never retried", (certainty, giveUp) => {
  expect(nextTry(certainty, tried, at(0))).toEqual({ giveUp });
});

test.each([
  ["not-sent", "not accepted for a day"],
  ["unknown", "unknown"],
] as const)("%s is retried for a day, then given up", (certainty, giveUp) => {
  expect(nextTry(certainty, tried, at(0))).toEqual({
    retryAt: new Date(Date.parse(FIRST) + 15_000),
  });
  expect(nextTry(certainty, { ...tried, attempts: 20 }, at(22.9))).toHaveProperty("retryAt");
  expect(nextTry(certainty, { ...tried, attempts: 20 }, at(23))).toEqual({ giveUp });
});

test("the pauses double, up to an hour", () => {
  expect([1, 2, 3, 9, 50].map(pauseAfter)).toEqual([15, 30, 60, 3_600, 3_600].map((s) => s * 1000));
});

test("a message that carries the current booking counts as informing its recipient", () => {
  expect(informs("moved-customer")).toBe("customer");
  expect(informs("restored-owner")).toBe("owner");
  expect(informs("cancelled-customer")).toBeNull();
  expect(informs("reminder")).toBeNull();
});
