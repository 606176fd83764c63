import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCatalog } from "#app/prices/catalog.server.ts";
import { CATEGORIES } from "#app/prices/catalog.ts";
import { searchItems, searchNotTaken } from "#app/prices/catalog-search.ts";
import { temporaryFolder } from "#test/support/temporary.ts";

const catalog = readCatalog("db/catalog.csv");
const HEADER = "id,name,category,price,volume,aliases";

function catalogOf(...lines: string[]) {
  const path = join(temporaryFolder(), "catalog.csv");
  writeFileSync(path, [HEADER, ...lines].join("\n"));
  return () => readCatalog(path);
}

test("the shipped price list has its best-known items, in cents and points", () => {
  const facts = (id: string) => {
    const item = catalog.byId.get(id);
    return [item?.priceCents, item?.volume];
  };
  expect(facts("mattress")).toEqual([8000, 30]);
  expect(facts("sofa")).toEqual([11000, 50]);
  expect(facts("refrigerator")).toEqual([12000, 55]);
  expect(facts("storage-shed")).toEqual([25000, 100]);
  expect(facts("custom-l")).toEqual([30000, 0]);
  expect(facts("bathroom-cleanout")).toEqual([0, 50]);
});

test("every category has items", () => {
  const used = new Set(catalog.items.map((item) => item.category));
  expect(CATEGORIES.filter((key) => !used.has(key))).toEqual([]);
});

test.each([
  ["a price in words", "sofa,Sofa,Living Room Seating,cheap,50,", /line 2, price: must be a price/],
  [
    "a third of a point",
    "sofa,Sofa,Living Room Seating,110,50.3,",
    /line 2, volume: must be points/,
  ],
  ["an unknown category", "sofa,Sofa,Couches,110,50,", /line 2, category: must be one of/],
  ["a nameless item", "sofa,,Living Room Seating,110,50,", /line 2, name: must not be empty/],
  [
    "an id with spaces",
    "big sofa,Sofa,Living Room Seating,110,50,",
    /line 2, id: must be lower-case/,
  ],
  ["a load size's id", "load-half,Half,Custom & Catch-All,1,1,", /line 2, id: is the id of a load/],
  ["a missing cell", "sofa,Sofa,Living Room Seating,110", /line 2|Record Length on line 2/],
])("%s stops the start and names its line and field", (_, line, message) => {
  expect(catalogOf(line)).toThrow(message);
});

test("the error for a repeated id names both lines", () => {
  const line = "sofa,Sofa,Living Room Seating,110,50,couch";
  expect(catalogOf(line, line)).toThrow(/line 3, id: "sofa" is taken by line 2/);
});

test("an empty price list and a missing file stop the start", () => {
  expect(catalogOf()).toThrow(/no items/);
  expect(() => readCatalog("/nowhere/catalog.csv")).toThrow(/CATALOG_PATH \/nowhere/);
});

test("search matches names regardless of case first, then everyday words", () => {
  const names = searchItems(catalog.items, "SOFA").map((item) => item.name);
  expect(names.slice(0, 3)).toEqual(["Sofa", "Sleeper Sofa", "Reclining Sofa"]);
  expect(searchItems(catalog.items, "couch").map((item) => item.id)).toContain("sofa");
  expect(searchItems(catalog.items, "zzz")).toEqual([]);
  expect(searchItems(catalog.items, "  ")).toHaveLength(catalog.items.length);
});

test("refused things are found by the beginning of a word, from three letters on", () => {
  const things = [
    { name: "Paint Thinner", aliases: ["thinner"] },
    { name: "Car Battery", aliases: ["Batería de carro"] },
    { name: "Gasoline and Fuel", aliases: ["lamp oil", "gas can"] },
  ];
  const search = (query: string, hasItems: boolean) =>
    searchNotTaken(things, query, hasItems).map(({ name }) => name);
  for (const hasItems of [true, false]) {
    expect(search(" THIN ", hasItems)).toEqual(["Paint Thinner"]);
    expect(search("paint", hasItems)).toEqual(["Paint Thinner"]);
    expect(search("paint th", hasItems)).toEqual(["Paint Thinner"]);
    expect(search("bater", false)).toEqual(["Car Battery"]);
    expect(search("lamp oi", hasItems)).toEqual(["Gasoline and Fuel"]);
    for (const query of ["ca", "inner", "", "sofa"]) expect(search(query, hasItems)).toEqual([]);
  }
  expect(search("lamp", false)).toEqual(["Gasoline and Fuel"]);
  // A lamp is an item: oil for one is not what was looked for.
  expect(search("lamp", true)).toEqual([]);
});
