import { afterEach, expect, test, vi } from "vitest";
import { addDays, houstonNow, isRealDate, longDate } from "#app/lib/dates.ts";
import { dateOptions, hasWindowEnded, isTimeOfDay, windowNamed } from "#app/schedule/schedule.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const SERVER_ZONES = ["UTC", "America/Chicago", "Pacific/Kiritimati", "Pacific/Pago_Pago"];

/** Half past midnight in Houston; in these time zones the day or the hour differs. */
const JUST_PAST_MIDNIGHT = new Date("2026-07-20T05:30:00Z");

test("these tests really change the server's time zone", () => {
  const hours = SERVER_ZONES.map((zone) => {
    vi.stubEnv("TZ", zone);
    return JUST_PAST_MIDNIGHT.getHours();
  });
  expect(hours).toEqual([5, 0, 19, 18]);
});

test.each(SERVER_ZONES)("on a server in %s the day and the hour are Houston's", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(houstonNow(JUST_PAST_MIDNIGHT)).toEqual({ date: "2026-07-20", hour: 0 });
  expect(houstonNow(new Date("2026-07-20T04:59:59Z"))).toEqual({ date: "2026-07-19", hour: 23 });
});

test.each(SERVER_ZONES)("on a server in %s a date keeps its day and its weekday", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(addDays("2026-07-20", 2)).toBe("2026-07-22");
  expect(longDate("2026-07-22")).toBe("Wednesday, July 22, 2026");
  expect(dateOptions("2026-07-20")[0]?.dateFormatted).toBe("Mon, Jul 20");
  expect(isRealDate("2026-07-20")).toBe(true);
});

test.each([
  ["the last minute of winter time", "2026-03-08T07:59:59Z", "2026-03-08", 1],
  ["the first of summer time: there is no two o'clock", "2026-03-08T08:00:00Z", "2026-03-08", 3],
  ["midnight of the short day", "2026-03-08T06:00:00Z", "2026-03-08", 0],
  ["midnight after the short day", "2026-03-09T05:00:00Z", "2026-03-09", 0],
  ["one o'clock in the night that sets back", "2026-11-01T06:59:59Z", "2026-11-01", 1],
  ["one o'clock once more", "2026-11-01T07:00:00Z", "2026-11-01", 1],
  ["the last hour of the long day", "2026-11-02T05:59:59Z", "2026-11-01", 23],
  ["midnight after the long day", "2026-11-02T06:00:00Z", "2026-11-02", 0],
  ["New Year's Eve while London has the new year", "2027-01-01T03:00:00Z", "2026-12-31", 21],
])("%s is Houston's date and hour", (_, instant, date, hour) => {
  expect(houstonNow(new Date(instant))).toEqual({ date, hour });
});

test("six quick choices: three by name, then the next three weekdays", () => {
  expect(dateOptions("2026-07-20")).toEqual([
    { label: "Today", dateFormatted: "Mon, Jul 20", value: "2026-07-20" },
    { label: "Tomorrow", dateFormatted: "Tue, Jul 21", value: "2026-07-21" },
    { label: "Day After", dateFormatted: "Wed, Jul 22", value: "2026-07-22" },
    { label: "Thursday", dateFormatted: "Jul 23", value: "2026-07-23" },
    { label: "Friday", dateFormatted: "Jul 24", value: "2026-07-24" },
    { label: "Saturday", dateFormatted: "Jul 25", value: "2026-07-25" },
  ]);
});

test.each([
  ["the clocks go forward", "2026-03-06", "2026-03-11"],
  ["the clocks go back", "2026-10-30", "2026-11-04"],
  ["a leap day comes", "2028-02-26", "2028-03-02"],
  ["the year ends", "2026-12-29", "2027-01-03"],
])("the quick choices skip no day and repeat none when %s", (_, first, last) => {
  const values = dateOptions(first).map(({ value }) => value);
  expect(new Set(values).size).toBe(6);
  expect([values[0], values[5]]).toEqual([first, last]);
});

test("the limit of 180 days is counted in days, not in hours", () => {
  expect(addDays("2026-07-20", 180)).toBe("2027-01-16");
  expect(addDays("2026-07-20", 0)).toBe("2026-07-20");
});

test.each(["2026-07-22", "2028-02-29", "2026-12-31"])("%s is a day that exists", (text) => {
  expect(isRealDate(text)).toBe(true);
});

test.each([
  "",
  "2026-02-29",
  "2026-02-30",
  "2026-13-01",
  "2026-00-10",
  "2026-07-00",
  "2026-7-2",
  "9999-12-31",
  "07/22/2026",
  "2026-07-22T00:00",
  "2026-07-22\n",
  "２０２６-07-22",
])("%j is not a day", (text) => {
  expect(isRealDate(text)).toBe(false);
});

test.each([
  ["Morning", 11, false],
  ["Morning", 12, true],
  ["Afternoon", 16, false],
  ["Afternoon", 17, true],
  ["Evening", 20, false],
  ["Evening", 21, true],
] as const)("%s has ended at %s o'clock: %s", (timeOfDay, hour, isOver) => {
  expect(hasWindowEnded("2026-07-20", timeOfDay, { date: "2026-07-20", hour })).toBe(isOver);
});

test("no window of another day has ended", () => {
  expect(hasWindowEnded("2026-07-21", "Morning", { date: "2026-07-20", hour: 23 })).toBe(false);
});

test("the three windows have the names and hours of rule 52", () => {
  expect(WINDOWS.map(({ name, hours }) => `${name} ${hours}`)).toEqual([
    "Morning 7:00 AM – 12:00 PM",
    "Afternoon 12:00 PM – 5:00 PM",
    "Evening 5:00 PM – 9:00 PM",
  ]);
  expect(windowNamed("Evening")).toMatchObject({ startHour: 17, endHour: 21 });
});

test("only the names of the windows are accepted", () => {
  expect(["Morning", "Afternoon", "Evening"].every(isTimeOfDay)).toBe(true);
  expect(["", "morning", "Night", "Morning "].some(isTimeOfDay)).toBe(false);
});
