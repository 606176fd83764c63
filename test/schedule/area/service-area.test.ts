import { expect, test } from "vitest";
import { HOUSTON, isOutsideServiceArea, milesBetween } from "#app/schedule/area/service-area.ts";

const DOWNTOWN = { latitude: 29.7604, longitude: -95.3698 };
const GALVESTON = { latitude: 29.3013, longitude: -94.7977 };
const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };
const BAYTOWN = { latitude: 29.7355, longitude: -94.9774 };

test("distances are great-circle miles", () => {
  expect(milesBetween(DOWNTOWN, DOWNTOWN)).toBe(0);
  expect(milesBetween(DOWNTOWN, GALVESTON)).toBeCloseTo(46.7, 0);
  expect(milesBetween(DOWNTOWN, AUSTIN)).toBeCloseTo(146.3, 0);
  expect(milesBetween(AUSTIN, DOWNTOWN)).toBeCloseTo(milesBetween(DOWNTOWN, AUSTIN), 9);
});

test("the distance between opposite points of the earth is a number", () => {
  expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    12_437,
    0,
  );
});

test("the service area ends 45 miles from downtown", () => {
  const north = (miles: number) => ({ ...DOWNTOWN, latitude: 29.7604 + miles / 69.0936 });
  expect(milesBetween(DOWNTOWN, north(45))).toBeCloseTo(45, 2);
  expect(isOutsideServiceArea(north(44.9), HOUSTON)).toBe(false);
  expect(isOutsideServiceArea(north(45.1), HOUSTON)).toBe(true);
  expect(isOutsideServiceArea(BAYTOWN, HOUSTON)).toBe(false);
  expect(isOutsideServiceArea(GALVESTON, HOUSTON)).toBe(true);
});
