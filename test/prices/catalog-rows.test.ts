import { expect, test } from "vitest";
import { CatalogError, parseCatalog } from "#app/prices/catalog-rows.ts";

const SOFA = {
  id: "sofa",
  name: "Sofa",
  category: "Living Room Seating",
  price: "110",
  volume: "50",
  aliases: "couch|sofá",
};

const itemOf = (differences: Partial<typeof SOFA>) =>
  parseCatalog([{ line: 2, cells: { ...SOFA, ...differences } }]).items[0];

test("a line becomes an item, in cents and points", () => {
  expect(itemOf({})).toEqual({
    id: "sofa",
    name: "Sofa",
    category: "seating",
    priceCents: 11_000,
    volume: 50,
    aliases: ["couch", "sofá"],
  });
});

test.each([
  ["0", 0],
  ["79.5", 7_950],
  ["79.50", 7_950],
  ["19.99", 1_999],
  ["1.10", 110],
  ["99999.99", 9_999_999],
  ["$80", 8_000],
  ["1,200.00", 120_000],
  [" 80", 8_000],
])("a price of %s is %s cents, to the cent", (price, cents) => {
  expect(itemOf({ price })?.priceCents).toBe(cents);
});

test.each(["", "-1", "1e3", "80.555", "12,00.00", "eighty", "100000", "NaN", ".5"])(
  "a price of %j is refused",
  (price) => expect(() => itemOf({ price })).toThrow(/^line 2, price: must be a price in dollars/),
);

test.each([
  ["0", 0],
  ["12.5", 12.5],
  ["12.0", 12],
  ["9999.5", 9999.5],
])("a volume of %s is %s points", (volume, points) => {
  expect(itemOf({ volume })?.volume).toBe(points);
});

test.each(["", "-5", "12.25", "12.", "10000", "half"])("a volume of %j is refused", (volume) => {
  expect(() => itemOf({ volume })).toThrow(/^line 2, volume: must be points/);
});

test.each(["", "-sofa", "sofa-", "so--fa", "so_fa", "so.fa", "sofá", "SOFA"])(
  "an id of %j is refused",
  (id) => expect(() => itemOf({ id })).toThrow(/^line 2, id: must be lower-case/),
);

test("an id has at most 40 characters, a name at most 60", () => {
  expect(itemOf({ id: "s".repeat(40), name: "S".repeat(60) })?.id).toHaveLength(40);
  expect(() => itemOf({ id: "s".repeat(41) })).toThrow("line 2, id: must be at most 40 characters");
  expect(() => itemOf({ name: "S".repeat(61) })).toThrow("line 2, name: must be at most 60");
});

test.each(["load-full", "load-three-quarter", "load-half", "load-quarter"])(
  "%s is refused as an id because it is a load size's",
  (id) => expect(() => itemOf({ id })).toThrow("line 2, id: is the id of a load size"),
);

test("everyday words are trimmed, and empty ones or a missing cell give none", () => {
  expect(itemOf({ aliases: " couch | | sofá|" })?.aliases).toEqual(["couch", "sofá"]);
  const { aliases: _, ...withoutAliases } = SOFA;
  expect(parseCatalog([{ line: 2, cells: withoutAliases }]).items[0]?.aliases).toEqual([]);
});

test.each(["id", "name", "category", "price", "volume"] as const)(
  "a missing %s is named in the error",
  (field) => {
    const cells = Object.fromEntries(Object.entries(SOFA).filter(([name]) => name !== field));
    expect(() => parseCatalog([{ line: 7, cells }])).toThrow(
      new CatalogError(`line 7, ${field}: is missing`),
    );
  },
);

test("items are found by their ids, in the order of the list", () => {
  const catalog = parseCatalog([
    { line: 2, cells: SOFA },
    { line: 3, cells: { ...SOFA, id: "settee" } },
  ]);
  expect(catalog.items.map(({ id }) => id)).toEqual(["sofa", "settee"]);
  expect(catalog.byId.get("settee")).toBe(catalog.items[1]);
});
