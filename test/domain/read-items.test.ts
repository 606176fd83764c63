import fc from "fast-check";
import { expect, test } from "vitest";
import { serializeCart } from "#app/domain/cart.ts";
import { createItemReader } from "#app/domain/read-items.ts";
import { readCatalog } from "#app/services/catalog.server.ts";

const { items } = readCatalog("db/catalog.csv");
const readItems = createItemReader(items);

test.each([
  ["sofa", "sofa.1"],
  ["2 couches and a fridge", "sofa.2_refrigerator.1"],
  ["a couple of mattresses, three treadmills", "mattress.2_treadmill.3"],
  ["Old brown COUCH + storage shed", "sofa.1_storage-shed.1"],
  ["sofa x3; sofa", "sofa.4"],
  ["2x sofa\nrefrigerator 2", "sofa.2_refrigerator.2"],
  ["una nevera y un colchón", "refrigerator.1_mattress.1"],
  ["xyzzy and a sofa", "sofa.1"],
  ["", ""],
  [" , and ; ", ""],
])("%j is read as %j", (text, cart) => {
  expect(serializeCart(readItems(text))).toBe(cart);
});

test("every item of the price list is read by its own name or one that finds it", () => {
  const unread = items.filter(
    ({ name }) => !/[,;.+&]|\band\b/i.test(name) && readItems(name)[0] === undefined,
  );
  expect(unread).toEqual([]);
});

test("any text is read without an error, into lines the catalogue knows", () => {
  const known = new Set(items.map(({ id }) => id));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 700 }), (text) => {
      for (const { id, quantity } of readItems(text)) {
        expect(known.has(id)).toBe(true);
        expect(quantity).toBeGreaterThan(0);
        expect(quantity).toBeLessThanOrEqual(200);
      }
    }),
  );
});
