import { expect, test } from "vitest";
import { readOrderNumber } from "#app/commands/command-context.ts";
import { daysNamed, instantsOf, monthOf } from "#app/commands/days.ts";
import { explain } from "#app/commands/explain.ts";
import { printable, table } from "#app/commands/terminal.ts";
import { checkClock } from "#app/desk/doctor/clock.ts";
import { judgeSpace } from "#app/desk/doctor/files.server.ts";
import { diskProblems } from "#app/desk/inbox/inbox-news.server.ts";
import { catalogProblems, parseCatalog } from "#app/prices/catalog-rows.ts";

test.each([
  ["today", "2026-12-31", "2026-12-31"],
  ["tomorrow", "2027-01-01", "2027-01-01"],
  ["week", "2026-12-31", "2027-01-06"],
  ["2026-02-28", "2026-02-28", "2026-02-28"],
])("%s is from %s to %s on New Year's Eve", (named, from, to) => {
  expect(daysNamed(named, "2026-12-31")).toEqual({ from, to });
});

test.each([
  ["2026-02-10", "2026-02-28"],
  ["2028-02-10", "2028-02-29"],
  ["2026-12-31", "2026-12-31"],
])("the month of %s ends on %s", (day, to) => {
  expect(monthOf(day)).toEqual({ from: `${day.slice(0, 7)}-01`, to });
});

test("a day on which the clock changes has 23 or 25 hours", () => {
  const hours = (day: string) => {
    const { from, until } = instantsOf({ from: day, to: day });
    return (Date.parse(until) - Date.parse(from)) / 3_600_000;
  };
  expect([hours("2026-03-08"), hours("2026-11-01"), hours("2026-07-20")]).toEqual([23, 25, 24]);
});

test.each(["JB-123456", "jb-123456", "JB123456", " 123456 "])("%j is JB-123456", (typed) => {
  expect(readOrderNumber(typed)).toBe("JB-123456");
});

test("printed text keeps letters, emoji and line breaks, and loses control characters", () => {
  expect(printable("\u001b[31mJosé\u001b[0m\r\n王 👩‍👩‍👧‍👦\u0007\u202e")).toBe("José\n王 👩‍👩‍👧‍👦");
});

test("a table keeps its width, also with wide characters", () => {
  const columns = [
    { head: "A", width: 40 },
    { head: "B", width: 40 },
  ];
  const drawn = table(columns, [["x".repeat(200), "word ".repeat(40)]]);
  expect(Math.max(...drawn.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
});

test.each([
  [199_000_000, "broken"],
  [200_000_000, "warning"],
  [2_999_000_000, "warning"],
  [3_000_000_000, "ok"],
])("%s bytes free are %s", (bytes, level) => {
  expect(judgeSpace(bytes).level).toBe(level);
});

test("the clock is compared with an outside one, else with the newest booking", () => {
  const now = new Date("2026-07-20T15:30:00Z");
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const found = (outside: Date | null, newest: string | null) =>
    checkClock(now, outside, newest).map(({ what }) => what);
  expect(found(minutes(1), null)[0]).toMatch(/^In Houston it is Mon, Jul 20, 2026, 10:30 AM/);
  expect(found(minutes(3), null)).toEqual(["The clock is 3 minutes behind."]);
  expect(found(minutes(-3), null)).toEqual(["The clock is 3 minutes ahead."]);
  expect(found(null, minutes(3).toISOString())[0]).toMatch(/^The clock is behind: the newest job/);
  expect(found(null, minutes(-3).toISOString())[0]).toMatch(/^In Houston/);
});

test("every bad line of a price list is reported, not only the first", () => {
  const cells = {
    ...{ id: "sofa", name: "Sofa", category: "Living Room Seating", price: "110", volume: "50" },
  };
  const rows = [
    { line: 2, cells },
    { line: 3, cells: { ...cells, id: "chair", price: "nine" } },
    { line: 4, cells },
    { line: 5, cells: { ...cells, id: "bench", volume: "x" } },
  ];
  expect(catalogProblems(rows)).toEqual([
    expect.stringMatching(/^line 3, price: /),
    'line 4, id: "sofa" is taken by line 2',
    expect.stringMatching(/^line 5, volume: /),
  ]);
  expect(() => parseCatalog(rows)).toThrow(/^line 3, price: /);
});

test.each([
  [{ code: "SQLITE_BUSY_SNAPSHOT" }, /^The database is busy/],
  [{ code: "SQLITE_FULL" }, /^The disk is full/],
  [{ code: "SQLITE_READONLY_DBMOVED" }, /^The database cannot be written/],
  [{ code: "SQLITE_CORRUPT_INDEX" }, /restore FILE$/],
  [new Error("two\nlines"), /^That didn.t work: two lines$/],
])("trouble %j is one line", (trouble, line) => {
  expect(explain(trouble)).toMatch(line);
});

test("the inbox says that the disk is filling up, long before photos and bookings stop", () => {
  expect(diskProblems(3_000_000_000, { PHOTO_MONTHS: 18 })).toEqual([]);
  expect(diskProblems(2_900_000_000, { PHOTO_MONTHS: 18 })).toMatchObject([
    { title: "The disk is filling up", words: expect.stringContaining("2.9 GB are left") },
  ]);
});
