import { expect, test } from "vitest";
import { readCatalog } from "#app/prices/catalog.server.ts";
import { parseCatalog } from "#app/prices/catalog-rows.ts";
import { searchItems } from "#app/prices/catalog-search.ts";
import { readEverydayNames } from "#app/prices/everyday-names.server.ts";
import { catalogRows } from "#app/prices/price-file.server.ts";

const catalog = readCatalog("db/catalog.csv");
const names = readEverydayNames();
const LIST = "id,name,category,price,volume";
const SOFA = "sofa,Sofa,Living Room Seating,110,50";

test("each everyday name belongs to an item of the price list, and no item has one twice", () => {
  expect(names.filter(({ item }) => !catalog.byId.has(item))).toEqual([]);
  expect(new Set(names.map(({ item, name }) => `${item} ${name}`)).size).toBe(names.length);
  expect(new Set(names.map(({ language }) => language))).toEqual(new Set(["en", "es"]));
});

test("an owner's list says itself what its items are called, or keeps the names of their ids", () => {
  const aliasesOf = (csv: string) =>
    parseCatalog(catalogRows(csv)).items.map(({ aliases }) => aliases);
  const [known, unknown] = aliasesOf(`${LIST}\n${SOFA}\nowl,Owl,Living Room Seating,5,1`);
  expect(known).toContain("couch");
  expect(unknown).toEqual([]);
  expect(aliasesOf(`${LIST},aliases\n${SOFA},davenport`)).toEqual([["davenport"]]);
  expect(aliasesOf(`${LIST},aliases\n${SOFA},`)).toEqual([[]]);
});

test.each([
  ["couches", "sofa"],
  ["COLCHÓN VIEJO", "mattress"],
  ["mini refri", "mini-fridge"],
  ["camarotes", "bunk-bed"],
  ["hoop basketball", "basketball-hoop"],
])("the search finds %s without a name for its plural, accent or order", (query, id) => {
  expect(searchItems(catalog.items, query).map((item) => item.id)).toContain(id);
});
