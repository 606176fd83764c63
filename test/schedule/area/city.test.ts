import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type City,
  directionBetween,
  formatMiles,
  isDowntown,
  nearestCities,
  orderNeighborhoods,
  splitZips,
  streetMapFrameUrl,
  streetMapUrl,
  summarizeCity,
} from "#app/schedule/area/city.ts";
import { HOUSTON, milesBetween } from "#app/schedule/area/service-area.ts";
import { guide } from "#test/support/city-guide.ts";

const { cities } = guide.area;
const city = (slug: string) => cities.find((one) => one.slug === slug) as City;

test.each([
  ["katy", 27, "west"],
  ["the-woodlands", 28, "north"],
  ["tomball", 28, "northwest"],
  ["alvin", 24, "south"],
  ["baytown", 24, "east"],
  ["league-city", 24, "southeast"],
  ["sugar-land", 19, "southwest"],
])("%s lies %i miles %s of downtown", (slug, miles, direction) => {
  const summary = summarizeCity(city(slug), HOUSTON);
  expect(Math.round(summary.miles)).toBe(miles);
  expect(summary.direction).toBe(direction);
});

test("Houston counts as downtown, the other cities do not, and all are within the service area", () => {
  expect(
    cities.filter((one) => isDowntown(milesBetween(HOUSTON, one))).map(({ slug }) => slug),
  ).toEqual(["houston"]);
  for (const one of cities) expect(milesBetween(HOUSTON, one)).toBeLessThan(HOUSTON.radiusMiles);
});

test("every direction has a word", () => {
  const from = { latitude: 30, longitude: -95 };
  const words = [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
  ].map(([north = 0, east = 0]) =>
    directionBetween(from, { latitude: 30 + north, longitude: -95 + east }),
  );
  expect(words).toEqual([
    "north",
    "northeast",
    "east",
    "southeast",
    "south",
    "southwest",
    "west",
    "northwest",
  ]);
});

test("the nearest cities match the data", () => {
  const named: { slug: string; nearby: string[] }[] = JSON.parse(
    readFileSync("db/cities.json", "utf8"),
  );
  for (const { slug, nearby } of named) {
    const nearest = nearestCities(city(slug), cities, 3);
    expect(nearest.map((one) => one.slug)).toEqual(nearby);
  }
});

test("the distance between two cities is the same both ways", () => {
  const there = nearestCities(city("deer-park"), cities, 19).find((one) => one.slug === "la-porte");
  const back = nearestCities(city("la-porte"), cities, 19).find((one) => one.slug === "deer-park");
  expect(there?.miles).toBeCloseTo(back?.miles ?? 0, 9);
  expect([there?.direction, back?.direction]).toEqual(["southeast", "northwest"]);
});

test("distances are whole miles, at least one", () => {
  expect([0, 0.4, 1.4, 1.6, 27.3].map(formatMiles)).toEqual([
    "1 mile",
    "1 mile",
    "1 mile",
    "2 miles",
    "27 miles",
  ]);
});

test("confirmed neighborhoods come first, and none is repeated", () => {
  const names = orderNeighborhoods({
    ...city("alvin"),
    neighborhoods: ["A", "B", "C"],
    neighborhoodsConfirmed: ["C"],
  });
  expect(names).toEqual(["C", "A", "B"]);
});

describe("the ZIPs a page shows", () => {
  test("at least one is shown and, where there are more, at least one is for screen readers only", () => {
    expect(splitZips(["77511"])).toEqual({ shown: ["77511"], spoken: [] });
    expect(splitZips(["1", "2"])).toEqual({ shown: ["1"], spoken: ["2"] });
    expect(splitZips(["1", "2", "3", "4"], 2)).toEqual({ shown: ["1", "2"], spoken: ["3", "4"] });
  });

  test.each(cities.map((one) => [one.slug, one] as const))(
    "%s shows or speaks all of its ZIPs",
    (_, { zips }) => {
      const { shown, spoken } = splitZips(zips);
      expect([...shown, ...spoken]).toEqual(zips);
    },
  );
});

test("the addresses of the street map mark the city", () => {
  const frame = new URL(streetMapFrameUrl(city("katy")));
  expect(frame.origin + frame.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
  expect(frame.searchParams.get("marker")).toBe("29.7858,-95.8244");
  const [west = 0, south = 0, east = 0, north = 0] =
    frame.searchParams.get("bbox")?.split(",").map(Number) ?? [];
  expect(west < -95.8244 && -95.8244 < east).toBe(true);
  expect(south < 29.7858 && 29.7858 < north).toBe(true);
  expect(streetMapUrl(city("katy"))).toBe(
    "https://www.openstreetmap.org/?mlat=29.7858&mlon=-95.8244#map=12/29.7858/-95.8244",
  );
});
