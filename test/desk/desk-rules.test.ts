/** The desk's pure rules: the calendar, whom to call when, who is one customer, where they came from. */
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  calendarDay,
  calendarSpan,
  calendarSteps,
  calendarWeeks,
  usualPoints,
} from "#app/desk/calendar/desk-calendar.ts";
import { showHere } from "#app/desk/show-here.ts";
import {
  cleanSource,
  decodeSource,
  encodeSource,
  sourceOf,
  UNKNOWN_SOURCE,
} from "#app/jobs/attribution.ts";
import { customerKey, customerSearch, customersOf } from "#app/jobs/customers.ts";
import { textingAt } from "#app/messages/texting-hours.ts";
import type { Calendar, WeeklyWindow } from "#app/schedule/day-load.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";

const TWO_WEEKS = { from: "2026-07-20", to: "2026-08-02" };
const WEEK = [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
  WINDOWS.map(
    ({ name }): WeeklyWindow => ({ weekday, timeOfDay: name, isOpen: true, points: 550, stops: 3 }),
  ),
);
const calendar = (jobs: [string, number, string | null][], weekly = WEEK): Calendar => {
  const byDate = new Map<string, { id: number; timeOfDay: never; volume: number }[]>();
  for (const [index, [date, volume, timeOfDay]] of jobs.entries()) {
    const job = { id: index + 1, timeOfDay: timeOfDay as never, volume };
    byDate.set(date, [...(byDate.get(date) ?? []), job]);
  }
  return { hours: { weekly, overrides: [] }, jobs: byDate };
};

test("the calendar begins on the Monday of the week and has two weeks", () => {
  expect(calendarSpan("2026-07-26", "weeks")).toEqual({ from: "2026-07-20", to: "2026-08-02" });
  expect(calendarSpan("2026-07-20", "weeks").from).toBe("2026-07-20");
  const weeks = calendarWeeks(TWO_WEEKS, calendar([]));
  expect(weeks.map((week) => [week.length, week[0]?.date, week[6]?.closed])).toEqual([
    [7, "2026-07-20", ""],
    [7, "2026-07-27", ""],
  ]);
});

test("a month has whole weeks, and the calendar turns by what it shows", () => {
  expect(calendarSpan("2026-02-14", "month")).toEqual({ from: "2026-01-26", to: "2026-03-01" });
  expect(calendarSpan("2026-08-31", "month")).toEqual({ from: "2026-07-27", to: "2026-09-06" });
  expect(calendarWeeks(calendarSpan("2026-08-31", "month"), calendar([]))).toHaveLength(6);
  expect(calendarSteps("2026-01-31", "month")).toEqual({
    earlier: "2025-12-01",
    later: "2026-02-01",
  });
  expect(calendarSteps("2026-07-22", "week")).toEqual({
    earlier: "2026-07-13",
    later: "2026-07-27",
  });
  expect(calendarSteps("2026-07-22", "weeks")).toEqual({
    earlier: "2026-07-06",
    later: "2026-08-03",
  });
});

test("a window is full by its points or by its stops, and a job without a window is told apart", () => {
  const day = calendarDay(
    "2026-07-22",
    calendar([
      ["2026-07-22", 545, "Morning"],
      ...([1, 2, 3].map(() => ["2026-07-22", 10, "Afternoon"]) as [string, number, string][]),
      ["2026-07-22", 137.5, "Evening"],
      ["2026-07-22", 60, null],
    ]),
  );
  expect(day.cells.map(({ state, taken }) => [state, taken])).toEqual([
    ["full", 545],
    ["full", 30],
    ["open", 137.5],
  ]);
  expect(day.floating).toBe(60);
  expect(day.cells[2]?.fill).toBe(0.25);
});

test("without hours every window is open, and its bar is that of one truck", () => {
  const [morning] = calendarDay(
    "2026-07-26",
    calendar([["2026-07-26", 1100, "Morning"]], []),
  ).cells;
  expect(morning).toMatchObject({ state: "open", points: null, fill: 1, taken: 1100 });
});

test("a window that was closed still shows what is booked in it, with a truck's bar", () => {
  const { hours, jobs } = calendar([
    ["2026-07-22", 275, "Morning"],
    ["2026-07-22", 60, "Evening"],
  ]);
  const closing = { ...{ id: 1, fromDate: "2026-07-22", toDate: "2026-07-22", isOpen: false } };
  const closed = (timeOfDay: "Morning" | null) => {
    const overrides = [{ ...closing, timeOfDay, points: null, stops: null, note: "Storm" }];
    const day = calendarDay("2026-07-22", { hours: { ...hours, overrides }, jobs });
    return [day.closed, ...day.cells.map(({ state, taken, fill }) => [state, taken, fill])];
  };
  expect(closed(null)).toEqual([
    "Storm",
    ["closed", 275, 0.5],
    ["closed", 0, 0],
    ["closed", 60, 60 / 550],
  ]);
  expect(closed("Morning").slice(0, 2)).toEqual([null, ["closed", 275, 0.5]]);
});

test("a day with two trucks leaves the week's label as it is", () => {
  const two = {
    ...{ id: 1, fromDate: "2026-07-25", toDate: "2026-07-25", timeOfDay: null, isOpen: true },
    ...{ points: 1100, stops: null, note: "" },
  };
  const [week = []] = calendarWeeks(TWO_WEEKS, {
    hours: { weekly: WEEK, overrides: [two] },
    jobs: new Map(),
  });
  expect(week[5]?.cells[0]?.points).toBe(1100);
  expect(usualPoints(week)).toBe(550);
  expect(usualPoints(calendarWeeks(TWO_WEEKS, calendar([], [])).flat())).toBeNull();
});

test.each([
  ["2026-07-23T13:59:00Z", "2026-07-23T14:00:00.000Z"], // Thursday 8:59 AM
  ["2026-07-23T14:00:00Z", null],
  ["2026-07-24T00:59:00Z", null], // 7:59 PM
  ["2026-07-24T01:00:00Z", "2026-07-24T14:00:00.000Z"],
  ["2026-07-26T16:59:00Z", "2026-07-26T17:00:00.000Z"], // Sunday 11:59 AM
  ["2026-07-26T01:30:00Z", "2026-07-26T17:00:00.000Z"], // Saturday night
])("at %s people may be called from %s on", (at, opens) => {
  const texting = textingAt(new Date(at));
  expect(texting.isOpen ? null : texting.opensAt.toISOString()).toBe(opens);
});

test("two people with one email stay two, and one person's numbers are one however written", () => {
  const job = (id: number, phone: string, email: string) => ({
    ...{ id, phone, email, name: "A", street: "1 X St", city: "Houston", zip: "77002" },
    createdAt: "2026-07-01T00:00:00Z",
  });
  const customers = customersOf([
    job(1, "(713) 555-0188", "home@example.com"),
    job(2, "+1 713 555 0188", "HOME@example.com "),
    job(3, "(713) 555-0189", "home@example.com"),
    job(4, "7135550188", ""),
  ]);
  expect(customers.map(({ jobs }) => jobs.map(({ id }) => id))).toEqual([[4], [3], [2, 1]]);
  expect(customerKey({ phone: "1-713-555-0188", email: "A@b.co" })).toBe("+17135550188 a@b.co");
});

test("a search for a number reads its digits, and a street's number is text", () => {
  expect(customerSearch("(713) 555-01")).toEqual([{ text: "(713) 555-01", digits: "71355501" }]);
  expect(customerSearch("Pecan, 14")).toEqual([
    { text: "Pecan", digits: "" },
    { text: "14", digits: "" },
  ]);
  expect(customerSearch("011 52 81 8345 6789")[0]?.digits).toBe("528183456789");
  expect(customerSearch("1-713-555-0188 x204")[0]?.digits).toBe("17135550188");
  expect(customerSearch(" ")).toEqual([]);
});

test("the source is the campaign, else the site that had the link, else none", () => {
  const page = (query: string) => new URL(`https://junkbuddy.example/${query}`);
  expect(sourceOf(page("?utm_source=Google%20Ads"), "")).toBe("google-ads");
  expect(sourceOf(page(""), "https://www.nextdoor.com/post/7")).toBe("nextdoor.com");
  expect(sourceOf(page(""), "https://l.facebook.com/")).toBe("facebook.com");
  expect(sourceOf(page("?utm_source=%3C%3E"), "")).toBe("direct");
  expect(sourceOf(page("faq"), "https://junkbuddy.example/")).toBe("direct");
});

test("whatever the source is, its cookie names no cart and no discount, and reads back", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom("discount-cart.com", "kmart-discount")),
      (text) => {
        const source = cleanSource(text);
        const cookie = `first=${encodeSource(source)}`;
        expect(cookie).not.toMatch(/cart|discount/i);
        expect(cookie).toMatch(/^first=[0-9a-f]*$/);
        if (source !== "" && source !== "phone") {
          expect(decodeSource(encodeSource(source))).toBe(source);
        }
      },
    ),
  );
});

test("a cookie that the script has not written is no source", () => {
  const forged = [
    "<script>",
    "6",
    "zz",
    encodeSource("phone"),
    encodeSource("=1+1"),
    undefined,
    "",
  ];
  for (const value of forged) expect(decodeSource(value)).toBe(UNKNOWN_SOURCE);
});

test("what came of a post is shown in the middle, and from its beginning where it is long", () => {
  vi.stubGlobal("innerHeight", 844);
  onTestFinished(() => void vi.unstubAllGlobals());
  const shown = (offsetHeight: number) => {
    const calls: unknown[] = [];
    const element = {
      offsetHeight,
      focus: vi.fn(),
      scrollIntoView: (how: unknown) => calls.push(how),
    };
    showHere(element as unknown as HTMLElement);
    return [element.focus.mock.calls, calls];
  };
  const focus = [[{ preventScroll: true }]];
  expect(shown(60)).toEqual([focus, [{ block: "center" }]]);
  expect(shown(5_459)).toEqual([focus, [{ block: "start" }]]);
});
