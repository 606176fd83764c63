import { expect, test } from "vitest";
import { readZips } from "#app/schedule/area/zips.server.ts";

test.each([
  ["no list", {}, /zips\.json/],
  ["an empty list", [], /zips\.json : must not be empty/],
  ["a short ZIP", [{ zip: "7700", lat: 29, lng: -95 }], /zips\.json 0\.zip: must be five digits/],
  ["a latitude in words", [{ zip: "77002", lat: "29", lng: -95 }], /zips\.json 0\.lat/],
  ["a longitude that is none", [{ zip: "77002", lat: 29, lng: -950 }], /zips\.json 0\.lng/],
])("%s in zips.json stops the start", (_, zips, message) => {
  expect(() => readZips(zips)).toThrow(message);
});
