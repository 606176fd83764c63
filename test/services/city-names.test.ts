import { expect, test } from "vitest";
import { readCityNames } from "#app/services/city-names.server.ts";

test("twenty cities, Houston first, each with the slug of its page", () => {
  const cities = readCityNames();
  expect(cities).toHaveLength(20);
  expect(cities[0]).toEqual({ slug: "houston", name: "Houston" });
  for (const { slug, name } of cities) expect(slug).toBe(name.toLowerCase().replaceAll(" ", "-"));
});

test.each([
  [[], "cities.json : must not be empty"],
  [[{ slug: "Katy TX", name: "Katy" }], "cities.json 0.slug: takes small letters and hyphens"],
  [[{ slug: "katy", name: " " }], "cities.json 0.name: must not be empty"],
])("%j is refused", (cities, message) => {
  expect(() => readCityNames(cities)).toThrow(message);
});
