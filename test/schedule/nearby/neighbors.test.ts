/** The windows marked "We're near you then" (rules 148 and 149). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { choseNear } from "#app/jobs/job-event.ts";
import { milesBetween } from "#app/schedule/area/service-area.ts";
import { readZips } from "#app/schedule/area/zips.server.ts";
import {
  type AreaStop,
  MOST_STOPS,
  nearSaving,
  nearWindows,
} from "#app/schedule/nearby/nearby-windows.ts";
import { formatSlot } from "#app/schedule/slot-value.ts";

const centres = new Map(
  readZips().map(({ zip, lat, lng }) => [zip, { latitude: lat, longitude: lng }]),
);
const centreOf = (zip: string) => centres.get(zip);
const zip = fc.constantFrom("77002", "77003", "77006", "77019", "77004", "77056", "00000");

const stop = fc.record({
  zip,
  truckId: fc.constantFrom(null, 2),
  date: fc.constantFrom("2026-07-22", "2026-07-23"),
  timeOfDay: fc.constantFrom("Morning" as const, "Evening" as const),
  phone: fc.constantFrom(
    "(713) 555-0101",
    "713-555-0102",
    "+1 713 555 0101",
    "7135550103",
    "7135550104",
    "7135550105",
  ),
  email: fc.constantFrom(
    "ann@example.com",
    " ANN@example.com",
    "bo@example.com",
    "cy@example.com",
    "",
  ),
});
const digits = (phone: string) => phone.replace(/\D/g, "").slice(-10);
const isSame = (one: AreaStop, other: AreaStop) =>
  digits(one.phone) === digits(other.phone) ||
  (one.email !== "" && one.email.trim().toLowerCase() === other.email.trim().toLowerCase());

test("a mark always has two other people's stops in two ZIPs within five miles, and points at nobody", () => {
  let marks = 0;
  fc.assert(
    fc.property(zip, fc.array(stop, { minLength: 1, maxLength: 14 }), stop, (asked, stops, own) => {
      const marked = [...new Set(nearWindows(asked, stops, centreOf, [own]).map(formatSlot))];
      marks += marked.length;
      const slots = [...new Set(stops.map(formatSlot))];
      const isShared = (slot: string, truckId: number | null) => {
        const centre = centreOf(asked);
        const nearby = stops.filter((one) => {
          const place = centreOf(one.zip);
          const isNear = centre && place && milesBetween(centre, place) <= 5;
          return isNear && formatSlot(one) === slot && one.truckId === truckId;
        });
        // Everybody who may be one person with another, also by way of a third.
        const reach = (from: AreaStop): Set<AreaStop> => {
          const met = new Set([from]);
          for (const one of met) {
            for (const other of [own, ...nearby]) if (isSame(one, other)) met.add(other);
          }
          return met;
        };
        const others = nearby.filter((one) => !reach(own).has(one));
        const isMarked = others.some((one) =>
          others.some((other) => one.zip !== other.zip && !reach(one).has(other)),
        );
        // Whoever is taken away, somebody else is still there: no mark stands for one person.
        for (const person of isMarked ? others : []) {
          expect(others.some((other) => !reach(person).has(other))).toBe(true);
        }
        return isMarked;
      };
      for (const slot of slots) {
        expect(marked.includes(slot)).toBe(isShared(slot, null) || isShared(slot, 2));
      }
      expect(marked.filter((slot) => !slots.includes(slot))).toEqual([]);
    }),
    { numRuns: 400 },
  );
  // Else the property has said nothing.
  expect(marks).toBeGreaterThan(50);
});

test("a mark says which window it is, and nothing else", () => {
  const two = [
    { zip: "77002-1234", phone: "7135550101", email: "ann@example.com" },
    { zip: "77006", phone: "7135550102", email: "bo@example.com" },
  ].map((one) => ({ ...one, truckId: null, date: "2026-07-22", timeOfDay: "Morning" as const }));
  expect(nearWindows("77019-0001", two, centreOf, [])).toEqual([
    { date: "2026-07-22", timeOfDay: "Morning" },
  ]);
  expect(nearWindows("77449", two, centreOf, [])).toEqual([]);
  expect(nearWindows("90210", two, centreOf, [])).toEqual([]);
});

test("a window with more stops than are looked through has no mark", () => {
  const crowd = (length: number): AreaStop[] =>
    Array.from({ length }, (_, at) => ({
      zip: at % 2 === 0 ? "77002" : "77006",
      truckId: null,
      phone: `${7135550000 + at}`,
      email: `person${at}@example.com`,
      date: "2026-07-22",
      timeOfDay: "Morning",
    }));
  expect(nearWindows("77019", crowd(MOST_STOPS), centreOf, [])).toHaveLength(1);
  expect(nearWindows("77019", crowd(MOST_STOPS + 1), centreOf, [])).toEqual([]);
});

test("only the window that a job has now counts as chosen for its mark", () => {
  const near = { after: { date: "2026-07-22", isNear: true as const } };
  const moved = { after: { date: "2026-07-24" } };
  const note = { after: { notes: "Gate 12" } };
  expect(choseNear([near, note])).toBe(true);
  expect(choseNear([near, moved, note])).toBe(false);
  expect(choseNear([moved, near])).toBe(true);
  expect(choseNear([])).toBe(false);
});

test("a stop on the way saves its own trip; one that nothing else is near has saved nothing", () => {
  const yard = { latitude: 29.7, longitude: -95.4 };
  const [first, between, last] = [1, 2, 3].map((id) => ({
    id,
    latitude: 29.7,
    longitude: -95.4 + id / 10,
  })) as [Stop, Stop, Stop];
  const saving = nearSaving([first, between, last], [first, last], yard);
  expect(saving?.stops).toBe(1);
  expect(saving?.withMiles).toBeCloseTo(saving?.withoutMiles ?? 0);
  expect(saving?.savedMiles).toBeCloseTo(saving?.apartMiles ?? 0);
  expect(saving?.savedMiles).toBeCloseTo(milesBetween(yard, between));
  expect(nearSaving([first, last], [first, last], yard)).toBeNull();
  expect(nearSaving([first], [], yard)).toBeNull();
});

type Stop = { id: number; latitude: number; longitude: number };
