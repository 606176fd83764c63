import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { CitiesError, readCities } from "#app/schedule/area/cities.server.ts";
import { CITY_SLUGS } from "#app/schedule/area/city.ts";

type Entry = Record<string, unknown>;

const shipped: Entry[] = JSON.parse(readFileSync("db/cities.json", "utf8"));

test("the shipped file has the twenty cities in the order of rule 110", () => {
  expect(readCities("db/cities.json").map(({ slug }) => slug)).toEqual([...CITY_SLUGS]);
});

test("facts kept for writers are not read into pages", () => {
  expect(Object.keys(readCities("db/cities.json")[0] ?? {}).sort()).toEqual([
    "county",
    "latitude",
    "longitude",
    "name",
    "neighborhoods",
    "neighborhoodsConfirmed",
    "slug",
    "zips",
  ]);
});

test.each<[string, Entry, RegExp]>([
  ["an unknown slug", { slug: "dallas" }, /city 2 \(dallas\): slug must be one of our cities/],
  ["no slug", { slug: undefined }, /city 2 \(no slug\): slug/],
  ["an empty name", { name: " " }, /city 2 \(katy\): name must not be empty/],
  ["a latitude in words", { latitude: "29.8" }, /city 2 \(katy\): latitude must be degrees/],
  ["a longitude in Europe", { longitude: 9 }, /city 2 \(katy\): longitude/],
  ["no ZIP", { zips: [] }, /city 2 \(katy\): zips must not be empty/],
  ["a short ZIP", { zips: ["77449", "7745"] }, /\(katy\): zips\.1 must be five digits/],
  ["a ZIP twice", { zips: ["77449", "77449"] }, /\(katy\): zips names 77449 twice/],
  ["no neighborhood", { neighborhoods: [] }, /\(katy\): neighborhoods must not be empty/],
  [
    "a confirmed neighborhood that is not listed",
    { neighborhoodsConfirmed: ["Nowhere Oaks"] },
    /\(katy\): neighborhoodsConfirmed names "Nowhere Oaks"/,
  ],
])("%s stops the start", (_, change, message) => {
  const path = fileWith(shipped.map((city, at) => (at === 1 ? { ...city, ...change } : city)));
  expect(() => readCities(path)).toThrow(CitiesError);
  expect(() => readCities(path)).toThrow(path);
  expect(() => readCities(path)).toThrow(message);
});

test.each<[string, unknown, RegExp]>([
  ["no list", { katy: {} }, /must be a list of cities/],
  ["an entry that is no object", ["katy"], /city 1 \(no slug\)/],
  ["a city left out", shipped.toSpliced(3, 1), /city 4 must be pearland, not cypress/],
  ["two cities that changed places", swapped(), /city 1 must be houston, not katy/],
  ["the last city left out", shipped.slice(0, -1), /city 20 must be la-porte, not nothing/],
  ["a city twice", [...shipped, shipped[0]], /has more than 20 cities/],
])("%s stops the start", (_, entries, message) => {
  expect(() => readCities(fileWith(entries))).toThrow(message);
});

test("a missing or malformed file is named in the error", () => {
  expect(() => readCities("no/such.json")).toThrow(/^no\/such\.json: ENOENT/);
  expect(() => readCities("db/catalog.csv")).toThrow(/^db\/catalog\.csv: /);
});

function swapped(): Entry[] {
  return [shipped[1], shipped[0], ...shipped.slice(2)] as Entry[];
}

function fileWith(entries: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "cities-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "cities.json");
  writeFileSync(path, JSON.stringify(entries));
  return path;
}
