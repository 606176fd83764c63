import { expect, test } from "vitest";
import { isTellingDue, keyOf, outageSince, readPingUrl } from "#app/desk/care/care.ts";

const NOW = new Date("2026-07-20T15:30:00.000Z");
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const HOUR = 60;
const DAY = 24 * HOUR;

test("a site that was away for more than ten minutes was down; a restart is no outage", () => {
  expect(outageSince(before(10), NOW)).toBeNull();
  expect(outageSince(before(11), NOW)).toEqual({ from: before(11), to: NOW.toISOString() });
  // The clock was set back.
  expect(outageSince(before(-60), NOW)).toBeNull();
});

test.each([
  ["nothing needs him", [], null, false],
  ["for the first time", ["disk"], null, true],
  [
    "something new within a day",
    ["disk", "mail"],
    { at: before(23 * HOUR), keys: ["disk"] },
    false,
  ],
  ["something new after a day", ["disk", "mail"], { at: before(DAY), keys: ["disk"] }, true],
  ["the same within a week", ["disk"], { at: before(6 * DAY), keys: ["disk"] }, false],
  ["the same after a week", ["disk"], { at: before(7 * DAY), keys: ["disk"] }, true],
  ["what was mended is back", ["disk"], { at: before(2 * DAY), keys: [] }, true],
] as const)("the owner is told of what needs him: %s", (_, keys, told, isDue) => {
  expect(isTellingDue(keys, told && { at: told.at, keys: [...told.keys] }, NOW)).toBe(isDue);
});

test("a figure that grows makes nothing new", () => {
  expect(keyOf({ title: "The newest backup is 27 hours old" })).toBe(
    keyOf({ title: "The newest backup is 51 hours old" }),
  );
});

test.each([
  ["https://hc-ping.com/5f0d", "https://hc-ping.com/5f0d"],
  [" https://hc-ping.com", "https://hc-ping.com/"],
  ["http://hc-ping.com/5f0d", null],
  ["https://127.0.0.1/", null],
  ["https://[::1]/", null],
  ["https://localhost/", null],
  ["https://2130706433/", null],
  ["https://name:word@hc-ping.com/", null],
  ["javascript:alert(1)//a.b", null],
  [`https://hc-ping.com/${"x".repeat(300)}`, null],
])("%j as the address of a check", (typed, url) => {
  expect(readPingUrl(typed)).toBe(url);
});
