/** Prices with the shop's own numbers (rules 435 and 436). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCart, withProducts } from "#app/prices/cart.ts";
import {
  NUMBER_FIELDS,
  type NumberTexts,
  numberProblems,
  numberTexts,
  readNumbers,
} from "#app/prices/check-numbers.ts";
import { applyDiscount } from "#app/prices/discount.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { readSettings } from "#app/prices/owner-settings.ts";
import { explainTotal, priceCart, priceOf } from "#app/prices/pricing.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { previewCarts } from "#app/prices/typical-carts.ts";
import { anyCart, catalog } from "#test/support/products.ts";
import { anyNumbers, shopWith } from "#test/support/shop-numbers.ts";

const usual = numberTexts(USUAL_NUMBERS);
const problemsOf = (changes: Partial<NumberTexts>) => {
  const read = readNumbers({ ...usual, ...changes });
  return "problems" in read ? read.problems : {};
};

test("the usual numbers are right, and come back from their form and from the database", () => {
  expect(readNumbers(usual)).toEqual({ numbers: USUAL_NUMBERS });
  const kept = new Map([["numbers", JSON.parse(JSON.stringify(USUAL_NUMBERS))]]);
  expect(readSettings(kept).numbers).toEqual(USUAL_NUMBERS);
  expect(readSettings(new Map()).numbers).toBeNull();
});

test("any right numbers pass, come back from their form, and keep every rule of a price", () => {
  fc.assert(
    fc.property(anyNumbers, anyCart, (numbers, cart) => {
      expect(numberProblems(numbers)).toEqual({});
      expect(readNumbers(numberTexts(numbers))).toEqual({ numbers });
      const lines = withProducts(cart, shopWith(numbers).findProduct);
      const price = priceCart(lines, numbers);
      expect(Number.isSafeInteger(price.cents) && price.cents >= 0).toBe(true);
      expect(priceCart([...lines].reverse(), numbers)).toEqual(price);
      expect(explainTotal(price, numbers)).not.toMatch(/undefined|NaN/);
      const { totalCents } = applyDiscount(price.cents, true, numbers);
      expect(totalCents).toBeGreaterThanOrEqual(0);
      expect(totalCents).toBeLessThanOrEqual(price.cents);
      if (price.by.rule === "sum" || price.by.rule === "minimum")
        expect(price.cents).toBeGreaterThanOrEqual(numbers.minimumCents);
    }),
    { numRuns: 400 },
  );
});

test("each load costs its own price, and a larger load never less than a point of the one before", () => {
  fc.assert(
    fc.property(anyNumbers, (numbers) => {
      const { loads, pointCents } = numbers;
      for (const load of loadSizes(numbers)) {
        expect(priceCart([{ ...load, quantity: 1 }], numbers).cents).toBe(load.priceCents);
      }
      let most = 0;
      for (let points = loads[0].points; points <= 1_200; points += 0.5) {
        const { cents } = priceOf(points, 0, 2, numbers);
        expect(cents).toBeGreaterThanOrEqual(most - pointCents / 2 - 1);
        most = Math.max(most, cents);
      }
    }),
    { numRuns: 60 },
  );
});

test.each<[Partial<NumberTexts>, keyof NumberTexts, RegExp]>([
  [{ minimum: "260", threshold: "300" }, "minimum", /more than the 1\/4 load, \$250\.00/],
  [{ threshold: "90" }, "threshold", /less than the minimum, \$100\.00/],
  [{ load1: "249.99" }, "load1", /can't cost less than the 1\/4 load, \$250\.00/],
  [{ load3: "700" }, "load3", /can't cost less than the 3\/4 load/],
  [{ points1: "140" }, "points1", /holds until 147\.5 points/],
  [{ points2: "545" }, "points2", /holds until 555 points/],
  [{ points0: "0" }, "points0", /above 0 points/],
  [
    { point: "1.40" },
    "point",
    /148 points cost \$207\.20, less than the 1\/4 load's \$250\.00.*at least \$1\.69/,
  ],
  [
    { point: "2" },
    "point",
    /137 points cost \$274\.00, more than the 1\/4 load's \$250\.00.*at most \$1\.83/,
  ],
  [{ point: "free" }, "point", /^Type dollars from \$0\.10 to \$20\.00\.$/],
  [{ discount: "0" }, "discount", /from 1 to 50/],
  [{ discount: "12.5" }, "discount", /whole percent/],
  [{ reach: "10.3" }, "reach", /whole or half/],
  [{ load0: "-5" }, "load0", /Type dollars/],
])("%j is refused beside %s, with the reason", (changes, field, words) => {
  const problems = problemsOf(changes);
  expect(Object.keys(problems)).toEqual([field]);
  expect(problems[field]).toMatch(words);
});

test("what a refusal advises is right: the least and the most for a point pass", () => {
  expect(problemsOf({ point: "1.69" })).toHaveProperty("point", expect.stringMatching(/at least/));
  expect(problemsOf({ point: "1.69", reach: "60" })).toEqual({});
  const cheaper = { load0: "275", load1: "500", load2: "725", load3: "902", point: "1.64" };
  expect(problemsOf(cheaper)).toHaveProperty("point");
  expect(problemsOf({ ...cheaper, reach: "30" })).toEqual({});
});

test("no text breaks the reading, and each field that is none is named", () => {
  const anyTexts = fc.record(
    Object.fromEntries(
      NUMBER_FIELDS.map((name) => [name, fc.oneof(fc.string(), fc.constant(usual[name]))]),
    ),
  );
  fc.assert(
    fc.property(anyTexts, (texts) => {
      const read = readNumbers(texts as NumberTexts);
      if ("numbers" in read) expect(numberProblems(read.numbers)).toEqual({});
      else expect(Object.keys(read.problems).length).toBeGreaterThan(0);
    }),
  );
});

test("the preview has ten carts, none empty, and prices them as the shop would", () => {
  const dearer = { ...USUAL_NUMBERS, minimumCents: 12_000, discountPercent: 20 };
  const rows = previewCarts(catalog, USUAL_NUMBERS, dearer);
  expect(rows).toHaveLength(10);
  expect(rows.every(({ beforeCents }) => beforeCents > 0)).toBe(true);
  expect(rows[0]).toMatchObject({ beforeCents: 10_000, afterCents: 12_000 });
  expect(rows[2]).toMatchObject({ beforeCents: 17_550, afterCents: 15_600 });
  const rules = ["mattress-queen.1", "sofa.1_loveseat.1", "load-half.1_refrigerator.1"].map(
    (cart) =>
      priceCart(withProducts(parseCart(cart), shopWith(USUAL_NUMBERS).findProduct), USUAL_NUMBERS)
        .by.rule,
  );
  expect(rules).toEqual(["minimum", "sum", "per-point"]);
});
