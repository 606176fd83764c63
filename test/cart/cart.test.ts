import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addUnits,
  applyOperation,
  type Cart,
  type CartOperation,
  countUnits,
  EMPTY_CART,
  formatOperation,
  fullMessage,
  keepKnown,
  MAX_CART_BYTES,
  MAX_UNITS_PER_CART,
  MAX_UNITS_PER_LINE,
  parseCart,
  parseOperation,
  quantityOf,
  serializeCart,
  withProducts,
} from "#app/prices/cart.ts";
import { anyCart, anyProduct, findProduct } from "#test/support/products.ts";

const add = (id: string): CartOperation => ({ kind: "add", id });
const cartOf = (...ids: string[]) =>
  ids.reduce<Cart>((cart, id) => applyOperation(cart, add(id)).cart, EMPTY_CART);

test("lines are kept in the order of first addition, each with its units", () => {
  expect(cartOf("sofa", "load-half", "sofa", "lamp", "load-half")).toEqual([
    { id: "sofa", quantity: 2 },
    { id: "load-half", quantity: 2 },
    { id: "lamp", quantity: 1 },
  ]);
});

test("minus removes one unit, and the line with the last unit", () => {
  const cart = cartOf("sofa", "lamp", "sofa");
  const once = applyOperation(cart, { kind: "minus", id: "sofa" }).cart;
  expect(once).toEqual(cartOf("sofa", "lamp"));
  expect(applyOperation(once, { kind: "minus", id: "sofa" }).cart).toEqual(cartOf("lamp"));
});

test("remove deletes the whole line and keeps the order of the others", () => {
  const cart = cartOf("sofa", "lamp", "sofa", "rug");
  expect(applyOperation(cart, { kind: "remove", id: "lamp" }).cart).toEqual(
    cartOf("sofa", "sofa", "rug"),
  );
  expect(applyOperation(cart, { kind: "minus", id: "sofa", units: 2 }).cart).toEqual(
    cartOf("lamp", "rug"),
  );
});

test("minus and remove change nothing for a product that is not in the cart", () => {
  const cart = cartOf("sofa");
  for (const kind of ["minus", "remove"] as const) {
    expect(applyOperation(cart, { kind, id: "lamp" }).cart).toEqual(cart);
  }
});

test("a change does not mutate the cart it was made from", () => {
  const cart = Object.freeze([Object.freeze({ id: "sofa", quantity: 1 })]);
  expect(applyOperation(cart, add("sofa")).cart).toEqual([{ id: "sofa", quantity: 2 }]);
  expect(cart).toEqual([{ id: "sofa", quantity: 1 }]);
});

test("a line holds 200 units, and the 201st is refused with its reason", () => {
  const full = addUnits(EMPTY_CART, "sofa", MAX_UNITS_PER_LINE);
  expect(full).toEqual({ cart: [{ id: "sofa", quantity: 200 }], full: null });
  const refused = addUnits(full.cart, "sofa");
  expect(refused.full).toBe("line");
  expect(refused.cart).toBe(full.cart);
});

test("a cart holds 500 units, and the 501st is refused with its reason", () => {
  const cart = parseCart("sofa.200_lamp.200_rug.99");
  expect(countUnits(cart)).toBe(499);
  const last = addUnits(cart, "tire");
  expect(last.full).toBeNull();
  const refused = addUnits(last.cart, "rug");
  expect(refused).toEqual({ cart: last.cart, full: "cart" });
});

test("an addition that fits in part is made in part, and reports it", () => {
  expect(addUnits(cartOf("sofa"), "sofa", 300)).toEqual({
    cart: [{ id: "sofa", quantity: 200 }],
    full: "line",
  });
  expect(addUnits(parseCart("sofa.200_lamp.200"), "rug", 150)).toMatchObject({ full: "cart" });
  expect(quantityOf(addUnits(parseCart("sofa.200_lamp.200"), "rug", 150).cart, "rug")).toBe(100);
});

test("a line that does not fit the cookie is refused with its reason", () => {
  const ids = Array.from({ length: 93 }, (_, index) => `${"x".repeat(37)}${100 + index}`);
  const cart = cartOf(...ids);
  expect(serializeCart(cart)).toHaveLength(3_998);
  expect(addUnits(cart, "a")).toEqual({ cart, full: "size" });
  expect(addUnits(cart, ids[0] as string, 9)).toMatchObject({ full: null });
});

test("each limit has a message for the customer", () => {
  expect(fullMessage("line")).toMatch(/200 of one item/);
  expect(fullMessage("cart")).toMatch(/Call us/);
  expect(fullMessage("size")).toMatch(/Call us/);
});

test("a cart is written as text, and an empty cart as empty text", () => {
  expect(serializeCart(cartOf("sofa", "load-half", "sofa"))).toBe("sofa.2_load-half.1");
  expect(serializeCart(EMPTY_CART)).toBe("");
  expect(parseCart("")).toEqual([]);
});

test("any cart is read back from its text unchanged", () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      expect(parseCart(serializeCart(cart))).toEqual(cart);
    }),
  );
});

test.each([
  ["a line named twice counts once with both quantities", "sofa.1_lamp.1_sofa.2", "sofa.3_lamp.1"],
  ["more than a line holds is cut to what it holds", "sofa.999", "sofa.200"],
  ["more than a cart holds is cut to what it holds", "a.200_b.200_c.200", "a.200_b.200_c.100"],
  ["no units are no line", "sofa.0_lamp.1", "lamp.1"],
  ["a negative or broken number is no line", "sofa.-1_lamp.1.5_rug.1e2_tire.1", "tire.1"],
  ["a leading zero is no number of ours", "sofa.01_lamp.1", "lamp.1"],
  ["an id in other letters is no line", "Sofa.1_s%20f.1_<b>.1_sofá.1_lamp.1", "lamp.1"],
  ["an id that is too long is no line", `${"x".repeat(41)}.1_lamp.1`, "lamp.1"],
  ["an object's own names are only ids", "constructor.1_lamp.1", "constructor.1_lamp.1"],
  ["a text longer than any cart's is no cart", `sofa.1_${"x".repeat(MAX_CART_BYTES)}`, ""],
])("in a cart's text %s", (_, text, kept) => {
  expect(serializeCart(parseCart(text))).toBe(kept);
});

/** Arbitrary texts, and texts that are almost a cart. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .array(
      fc.tuple(
        fc.stringMatching(/^[a-z0-9_.%-]{0,45}$/),
        fc.constantFrom(".", "", "..", "_"),
        fc.oneof(fc.integer({ min: -5, max: 1500 }).map(String), fc.string({ maxLength: 4 })),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.map((part) => part.join("")).join("_")),
  fc.string({ unit: fc.constantFrom(..."ab.1_-9"), maxLength: 5000 }),
);

test("any text is read without an error and within the limits", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const cart = parseCart(text);
      expectWithinLimits(cart);
      expect(parseCart(serializeCart(cart))).toEqual(cart);
    }),
    { numRuns: 1000 },
  );
});

const anyOperation = fc.record({
  kind: fc.constantFrom(
    "add" as const,
    "add" as const,
    "add" as const,
    "minus" as const,
    "remove" as const,
  ),
  id: fc.oneof(
    anyProduct.map(({ id }) => id),
    fc.constantFrom("sofa", "lamp", "rug"),
    fc.stringMatching(/^[a-z0-9-]{30,40}$/),
  ),
});

test("no sequence of presses passes the limits", () => {
  fc.assert(
    fc.property(anyCart, fc.array(anyOperation, { maxLength: 150 }), (start, operations) => {
      let cart = start;
      for (const operation of operations) {
        const changed = applyOperation(cart, operation);
        if (changed.full) expect(changed.cart).toBe(cart);
        cart = changed.cart;
        expectWithinLimits(cart);
      }
    }),
    { numRuns: 200 },
  );
});

function expectWithinLimits(cart: Cart): void {
  expect(countUnits(cart)).toBeLessThanOrEqual(MAX_UNITS_PER_CART);
  expect(serializeCart(cart).length).toBeLessThanOrEqual(MAX_CART_BYTES);
  expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
  for (const { quantity } of cart) {
    expect(Number.isInteger(quantity)).toBe(true);
    expect(quantity).toBeGreaterThanOrEqual(1);
    expect(quantity).toBeLessThanOrEqual(MAX_UNITS_PER_LINE);
  }
}

test("500 presses on plus, one after the other, are 200 units and no more", () => {
  let cart = EMPTY_CART;
  for (let press = 0; press < 500; press++) cart = applyOperation(cart, add("sofa")).cart;
  expect(cart).toEqual([{ id: "sofa", quantity: 200 }]);
});

test("a button's value is parsed as its press", () => {
  for (const kind of ["add", "minus", "remove"] as const) {
    expect(parseOperation(formatOperation({ kind, id: "load-half" }))).toEqual({
      kind,
      id: "load-half",
    });
    const several = { kind, id: "sofa", units: 200 };
    expect(parseOperation(formatOperation(several))).toEqual(several);
  }
});

test.each([
  "",
  "add",
  "add.",
  "add.Sofa",
  "add.sofa.0",
  "add.sofa.1.2",
  "add.sofa.1000",
  "steal.sofa",
  " add.sofa",
  "add.sofa\n",
])("%j is not a press", (value) => expect(parseOperation(value)).toBeNull());

test("lines of products that the catalogue no longer has are dropped without an error", () => {
  const cart = cartOf("sofa", "abacus", "load-half");
  expect(keepKnown(cart, (id) => findProduct(id) !== undefined)).toEqual(
    cartOf("sofa", "load-half"),
  );
  expect(withProducts(cart, findProduct)).toMatchObject([
    { id: "sofa", name: "Sofa", priceCents: 11_000, volume: 50, quantity: 1 },
    { id: "load-half", name: "1/2 Load", priceCents: 50_000, volume: 275, quantity: 1 },
  ]);
});
