import fc from "fast-check";
import { expect, test } from "vitest";
import { leftOutWords, listInShort } from "#app/cart/list/say-list.ts";
import { listPath, openSharedList, readListPath } from "#app/cart/shared-list.ts";
import { MAX_UNITS_PER_CART, MAX_UNITS_PER_LINE, serializeCart } from "#app/prices/cart.ts";
import { anyCart, findProduct, products } from "#test/support/products.ts";

const partOf = (path: string) => path.replace("/list/", "");
const filled = anyCart.filter((cart) => cart.length > 0);

test(
  "a cart comes back from its link as it was, in an address that needs no escapes and is " +
    "no longer than its cookie",
  () => {
    fc.assert(
      fc.property(filled, (cart) => {
        const path = listPath(cart);
        expect(readListPath(partOf(path))).toEqual({ cart, isCut: false });
        expect(new URL(path, "https://junkbuddy.example").pathname).toBe(path);
        expect(partOf(path).length).toBeLessThanOrEqual(serializeCart(cart).length);
      }),
    );
  },
);

test("the link of an ordinary list fits into one text message with its site", () => {
  const cart = ["sofa", "mattress-queen", "refrigerator", "dining-table", "treadmill", "lamp"];
  const path = listPath(cart.map((id) => ({ id, quantity: 1 })));
  expect(`https://www.junkbuddy.example${path}`.length).toBeLessThanOrEqual(160);
});

test("whatever stands in the address, the list is a cart within its limits, or there is none", () => {
  const id = fc.oneof(
    fc.constantFrom(...products.map((product) => product.id)),
    fc.string({ unit: fc.constantFrom(..."abz09-"), maxLength: 41 }),
    fc.constantFrom("constructor", "__proto__", "SOFA", "so fa", "<b>", "", "só"),
  );
  const count = fc.oneof(fc.constant(""), fc.integer().map(String), fc.constantFrom("1e3", "0x1"));
  const made = fc
    .array(fc.tuple(id, count), { maxLength: 40 })
    .map((parts) => parts.map(([name, units]) => (units ? `${name}.${units}` : name)).join("_"));
  fc.assert(
    fc.property(fc.oneof(made, fc.string(), fc.string({ unit: "binary" })), (text) => {
      const read = readListPath(text);
      if (!read) return;
      const list = openSharedList(read, findProduct, () => undefined);
      const units = list.lines.map(({ quantity }) => quantity);
      expect(Math.max(0, ...units)).toBeLessThanOrEqual(MAX_UNITS_PER_LINE);
      expect(units.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MAX_UNITS_PER_CART);
      expect(list.lines.length + list.gone.others).toBe(read.cart.length);
      // What it says are the price list's words and its own, never the address's.
      const known = new Set(list.lines.map((line) => findProduct(line.id)?.name));
      expect(list.lines.every(({ name }) => known.has(name))).toBe(true);
      expect(leftOutWords(list).join(" ")).not.toMatch(/constructor|__proto__|<b>/);
    }),
  );
});

test.each([
  "",
  "_",
  "sofa_",
  "sofa.",
  "sofa.0",
  "sofa.01",
  "sofa.-1",
  "sofa.1.1",
  "Sofa",
  "sofa lamp",
])("%j is no list", (text) => expect(readListPath(text)).toBeNull());

test("an address longer than any cart is no list", () => {
  expect(readListPath(Array(1_000).fill("lamp").join("_"))).toBeNull();
});

test("units past the limits are left out, and said; a product named twice is one line", () => {
  expect(readListPath("sofa.2_lamp_sofa")).toEqual({
    cart: [
      { id: "sofa", quantity: 3 },
      { id: "lamp", quantity: 1 },
    ],
    isCut: false,
  });
  const read = readListPath("sofa.99999_lamp");
  expect(read).toMatchObject({ cart: [{ id: "sofa", quantity: 200 }, {}], isCut: true });
  expect(leftOutWords({ gone: { names: [], others: 0 }, isCut: true })).toEqual([
    expect.stringMatching(/^We left some out\. .* 200 of one item and 500 items in all/),
  ]);
});

test.each([
  [{ names: [], others: 1 }, "1 thing"],
  [{ names: ["Rug"], others: 0 }, "Rug"],
  [{ names: ["Rug", "Lamp"], others: 2 }, "Rug, Lamp and 2 other things"],
])("of what is gone, %j is said as %j", (gone, words) => {
  expect(leftOutWords({ gone, isCut: false })).toEqual([
    `We left out what is no longer on our price list: ${words}. Call us if you want that gone too.`,
  ]);
});

test("a list in short names four lines and counts the rest", () => {
  const lines = ["A", "B", "C", "D", "E"].map((name) => ({ name, quantity: name === "A" ? 2 : 1 }));
  expect(listInShort(lines)).toBe("2 × A, B, C, D and 1 more");
  expect(listInShort(lines.slice(0, 1))).toBe("2 × A");
  expect(listInShort([])).toBe("");
});
