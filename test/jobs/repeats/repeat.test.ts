/** The dates of a repeat (rule 473). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { datesBetween, RHYTHMS, rhythmWords, type Series } from "#app/jobs/repeats/repeat.ts";
import { addDays, daysBetween, weekdayOf } from "#app/lib/dates.ts";

const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays("2026-01-01", days));
const series: fc.Arbitrary<Series> = fc.record({
  rhythm: fc.constantFrom(...RHYTHMS),
  firstDate: day,
  lastDate: fc.option(day),
});

test("no date comes twice, before the first day or after the last, and each is its weekday", () => {
  fc.assert(
    fc.property(series, day, fc.nat(400), (one, from, length) => {
      const to = addDays(from, length);
      const dates = datesBetween(one, from, to);
      expect(dates).toEqual([...new Set(dates)].sort());
      for (const date of dates) {
        expect(date >= one.firstDate && date >= from && date <= to).toBe(true);
        expect(one.lastDate === null || date <= one.lastDate).toBe(true);
        expect(weekdayOf(date)).toBe(weekdayOf(one.firstDate));
      }
    }),
  );
});

test("the dates are the same in whichever pieces they are asked for", () => {
  fc.assert(
    fc.property(series, day, fc.nat(200), fc.nat(200), (one, from, first, second) => {
      const middle = addDays(from, first);
      const to = addDays(middle, second + 1);
      expect([
        ...datesBetween(one, from, middle),
        ...datesBetween(one, addDays(middle, 1), to),
      ]).toEqual(datesBetween(one, from, to));
    }),
  );
});

test("a week is seven days, two are fourteen, and a month is one date in each month", () => {
  const endless = series.map((one) => ({ ...one, lastDate: null }));
  fc.assert(
    fc.property(endless, (one) => {
      const dates = datesBetween(one, one.firstDate, addDays(one.firstDate, 800));
      expect(dates[0]).toBe(one.firstDate);
      const steps = dates.slice(1).map((date, at) => daysBetween(dates[at] ?? "", date));
      if (one.rhythm === "month") {
        const months = dates.map((date) => date.slice(0, 7));
        expect(new Set(months).size).toBe(months.length);
        expect(steps.every((step) => step === 28 || step === 35)).toBe(true);
      } else expect(new Set(steps)).toEqual(new Set([one.rhythm === "week" ? 7 : 14]));
    }),
  );
});

test("daylight saving, a leap day and the end of a year move nothing", () => {
  const from = (rhythm: Series["rhythm"], firstDate: string, to: string) =>
    datesBetween({ rhythm, firstDate, lastDate: null }, firstDate, to);
  expect(from("week", "2027-03-07", "2027-03-21")).toEqual([
    ...["2027-03-07", "2027-03-14", "2027-03-21"],
  ]);
  expect(from("two-weeks", "2026-10-25", "2026-11-22")).toEqual([
    ...["2026-10-25", "2026-11-08", "2026-11-22"],
  ]);
  expect(from("two-weeks", "2026-12-22", "2027-01-19")).toEqual([
    ...["2026-12-22", "2027-01-05", "2027-01-19"],
  ]);
  expect(from("week", "2028-02-22", "2028-03-07")).toEqual([
    ...["2028-02-22", "2028-02-29", "2028-03-07"],
  ]);
});

test("a month means the same weekday: the second one, or the last where there are four or five", () => {
  const dates = (firstDate: string, to: string) =>
    datesBetween({ rhythm: "month", firstDate, lastDate: null }, firstDate, to);
  expect(dates("2026-12-08", "2027-03-31")).toEqual([
    ...["2026-12-08", "2027-01-12", "2027-02-09", "2027-03-09"],
  ]);
  expect(dates("2026-12-29", "2027-03-31")).toEqual([
    ...["2026-12-29", "2027-01-26", "2027-02-23", "2027-03-30"],
  ]);
  expect(dates("2027-01-31", "2027-03-31")).toEqual(["2027-01-31", "2027-02-28", "2027-03-28"]);
  const words = (firstDate: string) => rhythmWords({ rhythm: "month", firstDate });
  expect(words("2026-12-08")).toBe("The second Tuesday of each month");
  expect(words("2026-12-29")).toBe("The last Tuesday of each month");
  expect(rhythmWords({ rhythm: "two-weeks", firstDate: "2026-12-29" })).toBe("Every other Tuesday");
});
