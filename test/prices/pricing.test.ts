import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney } from "#app/lib/money.ts";
import { addUnits, EMPTY_CART, removeLines, withProducts } from "#app/prices/cart.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { explainPrice, explainTotal, type PricedLine, priceCart } from "#app/prices/pricing.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { anyCart, anyProduct, findProduct } from "#test/support/products.ts";

/** A cart by ids: `cartOf("sofa", "sofa")` is one line of two units. */
function price(...ids: string[]) {
  const cart = ids.reduce((before, id) => addUnits(before, id).cart, EMPTY_CART);
  return priceCart(withProducts(cart, findProduct), USUAL_NUMBERS);
}

/** The price of a cart and its explanation, as the screens show them. */
function shown(...ids: string[]) {
  const { cents, by } = price(...ids);
  return [formatMoney(cents), explainPrice(by, USUAL_NUMBERS)];
}

const unit = (dollars: number, volume: number): PricedLine => ({
  priceCents: Math.round(dollars * 100),
  volume,
  quantity: 1,
});
const centsOf = (...lines: PricedLine[]) => priceCart(lines, USUAL_NUMBERS).cents;

test("half a load and a refrigerator are 330 points and $600.60", () => {
  expect(price("load-half", "refrigerator")).toEqual({
    cents: 60_060,
    sumCents: 62_000,
    volume: 330,
    units: 2,
    by: { rule: "per-point", points: 330 },
  });
});

test.each([
  ["load-quarter", "$250.00", "1/4 load flat price"],
  ["load-half", "$500.00", "Price of this one item"],
  ["load-three-quarter", "$750.00", "Price of this one item"],
  ["load-full", "$1,000.00", "Price of this one item"],
])("%s costs its listed %s by the ordinary rules", (id, money, why) => {
  expect(shown(id)).toEqual([money, why]);
});

test("load sizes carry their natural volumes", () => {
  expect(loadSizes(USUAL_NUMBERS).map(({ share, volume }) => [share, volume])).toEqual([
    [1, 550],
    [0.75, 412.5],
    [0.5, 275],
    [0.25, 137.5],
  ]);
});

test("an empty cart costs nothing", () => {
  expect(price()).toEqual({ cents: 0, sumCents: 0, volume: 0, units: 0, by: { rule: "empty" } });
});

test("a cart of only volume-0 items is $0.00, whatever their prices", () => {
  expect(shown("mileage")).toEqual(["$0.00", "The crew prices it on site"]);
  expect(shown("custom-l", "custom-l", "moving-fee", "proof-recycling")[0]).toBe("$0.00");
});

test("one volume-0 item over $250 is $0.00 too, because rule 4 comes first", () => {
  expect(shown("custom-l")).toEqual(["$0.00", "The crew prices it on site"]);
});

test("a few points beside an expensive volume-0 item cost less than the minimum", () => {
  expect(shown("lamp", "custom-l")).toEqual(["$9.10", "5 points × $1.82"]);
});

test("one entry over $250 costs its own price", () => {
  expect(shown("piano-upright")).toEqual(["$280.00", "Price of this one item"]);
  expect(centsOf(unit(250.01, 100))).toBe(25_001);
});

test("one entry over $250 costs its own price even where it fills more than a load", () => {
  expect(centsOf(unit(260, 1200))).toBe(26_000);
});

test("one entry of exactly $250 is priced by its points: the storage shed is $182.00", () => {
  expect(shown("storage-shed")).toEqual(["$182.00", "100 points × $1.82"]);
});

test("two units of one product are two entries: two pianos are priced by their points", () => {
  expect(price("piano-upright", "piano-upright")).toMatchObject({ units: 2, volume: 310 });
  expect(shown("piano-upright", "piano-upright")).toEqual(["$564.20", "310 points × $1.82"]);
});

test("one entry over $250 beside anything else, a fee included, is priced by the points", () => {
  expect(shown("piano-upright", "mileage")).toEqual(["$282.10", "155 points × $1.82"]);
});

test("a price-0 cleanout below a quarter load costs the minimum", () => {
  expect(shown("bedroom-cleanout-s")).toEqual(["$100.00", "Minimum charge"]);
  expect(shown("bathroom-cleanout", "bedroom-cleanout-l")).toEqual(["$100.00", "Minimum charge"]);
});

test("price-0 cleanouts are priced by their points from a quarter load on", () => {
  expect(shown("bedroom-cleanout-l", "bedroom-cleanout-l")).toEqual([
    "$291.20",
    "160 points × $1.82",
  ]);
});

test("under a quarter load the price is the sum of the prices, at least $100", () => {
  expect(shown("mattress")).toEqual(["$100.00", "Minimum charge"]);
  expect(centsOf(unit(99.99, 5))).toBe(10_000);
  expect(centsOf(unit(100, 5))).toBe(10_000);
  expect(centsOf(unit(100.01, 5))).toBe(10_001);
  expect(shown("sofa", "refrigerator")).toEqual(["$230.00", "Sum of the item prices"]);
});

test("under a quarter load a sum of $250 or more is priced by the points", () => {
  expect(centsOf(unit(124.99, 50), unit(125, 50))).toBe(24_999);
  expect(centsOf(unit(125, 50), unit(125, 50))).toBe(18_200);
  expect(shown("sofa", "sofa", "mattress")).toEqual(["$236.60", "130 points × $1.82"]);
});

test.each([
  [137, "$100.00"],
  [137.5, "$250.00"],
  [147.5, "$250.00"],
  [148, "$269.36"],
  [274.5, "$499.59"],
  [275, "$500.00"],
  [285, "$500.00"],
  [285.5, "$519.61"],
  [412, "$749.84"],
  [412.5, "$750.00"],
  [422.5, "$750.00"],
  [423, "$769.86"],
  [549, "$999.18"],
  [549.5, "$1,000.09"],
  [550, "$1,000.00"],
  [555, "$1,009.10"],
  [560, "$1,018.20"],
  [1099.5, "$2,000.09"],
  [1100, "$2,000.00"],
  [1100.5, "$2,000.91"],
  [5500, "$10,000.00"],
])("%s points of price-0 items cost %s", (volume, money) => {
  expect(formatMoney(centsOf(unit(0, volume)))).toBe(money);
});

test("above a full load there is no flat price: half a load more is $1,500.50", () => {
  expect(shown("load-full", "load-half")).toEqual([
    "$1,500.50",
    "1 full load × $1,000.00 + 275 points × $1.82",
  ]);
});

test.each([
  [[], "Nothing on the truck yet"],
  [[unit(20, 0)], "The crew prices it on site"],
  [[unit(280, 155)], "Price of this one item"],
  [[unit(80, 30)], "Minimum charge"],
  [[unit(120, 30)], "Sum of the item prices"],
  [[unit(0, 200.5)], "200.5 points × $1.82"],
  [[unit(0, 140)], "1/4 load flat price"],
  [[unit(0, 280)], "1/2 load flat price"],
  [[unit(0, 420)], "3/4 load flat price"],
  [[unit(0, 550)], "1 full load × $1,000.00"],
  [[unit(0, 1100)], "2 full loads × $1,000.00"],
  [[unit(0, 1102.5)], "2 full loads × $1,000.00 + 2.5 points × $1.82"],
])("the price of case %# is explained as: %s", (lines, why) => {
  expect(explainPrice(priceCart(lines, USUAL_NUMBERS).by, USUAL_NUMBERS)).toBe(why);
});

test.each([
  [[unit(120, 30)], "Sum of the item prices"],
  [[unit(280, 155)], "Price of this one item"],
  [[unit(20, 0)], "The crew prices it on site. Nothing on your list takes up room in the truck."],
  [
    [unit(300, 0), unit(40, 7)],
    "7 points × $1.82. Priced by the room in the truck: $327.26 less than the item prices together " +
      "($340.00). That's below our $100.00 minimum, so the crew confirms it on site.",
  ],
  [[unit(80, 30)], "Minimum charge. No pickup costs less than $100.00."],
  [
    [unit(550, 275), unit(120, 55)],
    "330 points × $1.82. Priced by the room in the truck: $69.40 less than the item prices together ($670.00).",
  ],
  [
    [unit(100, 140)],
    "1/4 load flat price. Priced by the room in the truck: $150.00 more than the item prices together ($100.00).",
  ],
  [
    [unit(900, 550), unit(400, 10)],
    "1 full load × $1,000.00 + 10 points × $1.82. Priced by the room in the truck: $281.80 " +
      "less than the item prices together ($1,300.00).",
  ],
])("the total of case %# says why it is not the sum: %s", (lines, why) => {
  expect(explainTotal(priceCart(lines, USUAL_NUMBERS), USUAL_NUMBERS)).toBe(why);
});

test("a total below the sum of the items' prices always explains the difference", () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const price = priceCart(withProducts(cart, findProduct), USUAL_NUMBERS);
      fc.pre(price.cents > 0 && price.cents < price.sumCents);
      const words = explainTotal(price, USUAL_NUMBERS);
      expect(words).toContain(`${formatMoney(price.sumCents - price.cents)} less`);
      expect(words).toContain(formatMoney(price.sumCents));
    }),
  );
});

test("any cart costs a whole number of cents, at least zero", () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const { cents, volume, units } = priceCart(withProducts(cart, findProduct), USUAL_NUMBERS);
      expect(Number.isSafeInteger(cents)).toBe(true);
      expect(cents).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(volume * 2)).toBe(true);
      expect(units).toBe(cart.reduce((sum, line) => sum + line.quantity, 0));
    }),
    { numRuns: 1000 },
  );
});

test("the order of additions does not change the price", () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const lines = withProducts(cart, findProduct);
      expect(priceCart([...lines].reverse(), USUAL_NUMBERS)).toEqual(
        priceCart(lines, USUAL_NUMBERS),
      );
    }),
  );
});

test("removing an addition restores the price", () => {
  fc.assert(
    fc.property(anyCart, anyProduct, fc.integer({ min: 1, max: 20 }), (cart, product, units) => {
      const before = priceCart(withProducts(cart, findProduct), USUAL_NUMBERS);
      const added = addUnits(cart, product.id, units);
      fc.pre(added.full === null);
      const after = removeLines(added.cart, [{ id: product.id, quantity: units }]);
      expect(priceCart(withProducts(after, findProduct), USUAL_NUMBERS)).toEqual(before);
    }),
    { numRuns: 500 },
  );
});
