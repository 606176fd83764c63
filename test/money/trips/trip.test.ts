import fc from "fast-check";
import { expect, test } from "vitest";
import { readTrip, tonsWords, tripFields } from "#app/money/trips/trip.ts";

test("a place that was used before keeps its spelling; fee and tons may be left out (rule 455)", () => {
  const typed = { place: "  mccarty  LANDFILL ", fee: "$1,084.5", tons: "1.3" };
  expect(readTrip(typed, ["McCarty Landfill"])).toEqual({
    ok: true,
    trip: { place: "McCarty Landfill", feeCents: 108_450, tons: 130 },
  });
  expect(readTrip({ place: "Dump", fee: "", tons: "" }, [])).toEqual({
    ok: true,
    trip: { place: "Dump", feeCents: null, tons: null },
  });
});

test.each([
  [{ place: " ", fee: "1", tons: "" }, /Where/],
  [{ place: "Dump", fee: "abc", tons: "" }, /dollars/],
  [{ place: "Dump", fee: "-4", tons: "" }, /dollars/],
  [{ place: "Dump", fee: "20000", tons: "" }, /dollars/],
  [{ place: "Dump", fee: "", tons: "1.234" }, /tons/],
  [{ place: "Dump", fee: "", tons: "heavy" }, /tons/],
])("what can be no trip is asked for again: %o", (typed, problem) => {
  expect(readTrip(typed, [])).toMatchObject({ ok: false, problem: expect.stringMatching(problem) });
});

test("the fields of a trip are read as the same trip", () => {
  const trip = fc.record({
    place: fc.constantFrom("McCarty", "Blue Ridge"),
    feeCents: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    tons: fc.option(fc.integer({ min: 1, max: 9_999 })),
  });
  fc.assert(
    fc.property(trip, (one) => {
      expect(readTrip(tripFields(one), [])).toEqual({ ok: true, trip: one });
    }),
  );
  expect(tonsWords(105)).toBe("1.05");
});
