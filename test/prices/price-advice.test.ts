import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney } from "#app/lib/money.ts";
import {
  addLines,
  type Cart,
  type CartLine,
  EMPTY_CART,
  parseCart,
  quantityOf,
  removeLines,
  withProducts,
} from "#app/prices/cart.ts";
import { applySwap, parseSwap } from "#app/prices/cart-swap.ts";
import { adviseList } from "#app/prices/list-advice.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { advisePrice } from "#app/prices/price-advice.ts";
import { priceCart } from "#app/prices/pricing.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { anyCart, catalog, findProduct } from "#test/support/products.ts";
import { anyNumbers, shopWith } from "#test/support/shop-numbers.ts";

const SHOP = { catalog, findProduct, numbers: USUAL_NUMBERS };
const pricedOf = (cart: Cart) => priceCart(withProducts(cart, findProduct), USUAL_NUMBERS);
const advise = (cart: Cart) => advisePrice(withProducts(cart, findProduct), catalog, USUAL_NUMBERS);

/** A few pieces, as a household has them: their sums lie around the steps of the price. */
const anyFewPieces: fc.Arbitrary<Cart> = fc
  .array(fc.constantFrom(...catalog.items), { minLength: 1, maxLength: 9 })
  .map(
    (items) =>
      addLines(
        EMPTY_CART,
        items.map(({ id }) => ({ id, quantity: 1 })),
      ).cart,
  );
/** The parts of sets, among other things. */
const anyParts: fc.Arbitrary<Cart> = fc
  .array(
    fc.constantFrom(
      ...["mattress-queen.1_box-spring-queen.1_bed-frame-queen.1", "dining-table.1"],
      ...["dining-chair.4", "patio-table.1_patio-chair.5", "sofa.1", "lamp.1", "pool-table.1"],
      ...["mattress-king.2_box-spring-king.2_bed-frame-king.1", "custom-s.1"],
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.reduce<Cart>((cart, part) => addLines(cart, parseCart(part)).cart, []));
const anyAdvised = fc.oneof(anyFewPieces, anyParts, anyCart);

/** The sets as the price list names them, told apart from the rule's own table. */
const SETS: Record<string, Record<string, number>> = {
  "bed-set-twin": { "mattress-twin": 1, "box-spring-twin": 1, "bed-frame-twin": 1 },
  "bed-set-full": { "mattress-full": 1, "box-spring-full": 1, "bed-frame-full": 1 },
  "bed-set-queen": { "mattress-queen": 1, "box-spring-queen": 1, "bed-frame-queen": 1 },
  "bed-set-king": { "mattress-king": 1, "box-spring-king": 1, "bed-frame-king": 1 },
  "dining-set": { "dining-table": 1, "dining-chair": 4 },
  "patio-set": { "patio-table": 1, "patio-chair": 4 },
};

/** The best saving of each kind, by pricing the whole cart anew after every change there is. */
function bruteForce(cart: Cart, numbers = USUAL_NUMBERS): Record<string, number | null> {
  const { findProduct } = shopWith(numbers);
  const pricedOf = (one: Cart) => priceCart(withProducts(one, findProduct), numbers);
  const isPiece = (id: string) => {
    const { priceCents = 0, volume = 0 } = findProduct(id) ?? {};
    return priceCents > 0 && volume > 0;
  };
  const now = pricedOf(cart).cents;
  const saving = (changed: Cart) => now - pricedOf(changed).cents;
  const most = (savings: number[]) => (savings.length === 0 ? null : Math.max(...savings));

  const remove = cart.flatMap(({ id }) => {
    const rest = removeLines(cart, [{ id, quantity: 1 }]);
    const { priceCents = 0, volume = 0 } = findProduct(id) ?? {};
    const saved = saving(rest);
    const isStep = saved > priceCents && saved > volume * numbers.pointCents;
    const mayLeave = isPiece(id) && !id.startsWith("load-") && pricedOf(rest).volume > 0;
    return isStep && mayLeave ? [saved] : [];
  });
  const set = Object.entries(SETS).flatMap(([id, parts]) => {
    const needed = Object.entries(parts).map(([part, quantity]) => ({ id: part, quantity }));
    if (!needed.every((part) => quantityOf(cart, part.id) >= part.quantity)) return [];
    return [saving([...removeLines(cart, needed), { id: `${id}`, quantity: 1 }].reduce(merge, []))];
  });
  const fees = cart.filter(({ id }) => findProduct(id)?.volume === 0);
  const { volume } = pricedOf(cart);
  const load = loadSizes(numbers)
    .filter((size) => size.volume >= volume)
    .map(({ id }) => saving([...fees, { id, quantity: 1 }]));
  const pieces = catalog.items.filter(({ id, category }) => isPiece(id) && category !== "custom");
  const add: number[] = [];
  const isFull = cart.some(({ quantity }) => quantity > 198) || pricedOf(cart).units > 498;
  const lines = withProducts(cart, findProduct);
  if (!isFull) {
    pieces.forEach((first, at) => {
      const one = { ...first, quantity: 1 };
      add.push(now - priceCart([...lines, one], numbers).cents);
      for (const second of pieces.slice(at)) {
        add.push(now - priceCart([...lines, one, { ...second, quantity: 1 }], numbers).cents);
      }
    });
  }
  const gains = (savings: number[]) => savings.filter((saved) => saved > 0);
  return {
    remove: most(remove),
    set: most(gains(set)),
    load: most(gains(load)),
    add: most(add.filter((saved) => saved >= 0)),
  };
}

function merge(lines: CartLine[], { id, quantity }: CartLine): CartLine[] {
  const before = lines.find((line) => line.id === id);
  if (!before) return [...lines, { id, quantity }];
  return lines.map((line) => (line === before ? { id, quantity: line.quantity + quantity } : line));
}

describe("advice", () => {
  test("is what trying every change finds: the two largest savings of four kinds", () => {
    fc.assert(
      fc.property(anyAdvised, (cart) => {
        const advice = advise(cart);
        const best = pricedOf(cart).volume === 0 ? {} : bruteForce(cart);
        const savings = Object.values(best).filter((saved) => saved !== null);
        const largest = savings.sort((one, other) => other - one).slice(0, 2);
        expect(advice.map(({ savingCents }) => savingCents)).toEqual(largest);
        for (const { kind, savingCents } of advice) expect(savingCents).toBe(best[kind]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test("finds the same with any numbers that a shop may have", () => {
    fc.assert(
      fc.property(anyNumbers, anyAdvised, (numbers, cart) => {
        const { findProduct } = shopWith(numbers);
        const lines = withProducts(cart, findProduct);
        const advice = advisePrice(lines, catalog, numbers);
        const isEmpty = priceCart(lines, numbers).volume === 0;
        const savings = Object.values(isEmpty ? {} : bruteForce(cart, numbers));
        const largest = savings
          .filter((saved) => saved !== null)
          .sort((one, other) => other - one)
          .slice(0, 2);
        expect(advice.map(({ savingCents }) => savingCents)).toEqual(largest);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test("its button makes the list that costs what it says", () => {
    fc.assert(
      fc.property(anyAdvised, (cart) => {
        const lines = withProducts(cart, findProduct);
        const shown = adviseList(lines, false, SHOP).lines;
        advise(cart).forEach((advice, at) => {
          const press = parseSwap(shown[at]?.press ?? "");
          expect(press).toEqual(advice.swap);
          const { cart: changed, full } = applySwap(cart, advice.swap);
          expect(full).toBeNull();
          expect(pricedOf(changed).cents).toBe(advice.cents);
          expect(pricedOf(cart).cents - advice.cents).toBe(advice.savingCents);
          if (advice.savingCents > 0) {
            expect(shown[at]?.text).toContain(`${formatMoney(advice.savingCents)} less`);
          }
        });
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    [
      "load-quarter.1_small-appliance.4",
      ["Without one Small Appliance, you pay $250.00, $22.09 less."],
    ],
    ["load-quarter.1_microwave.1_lamp.1", ["Without the Lamp, you pay $250.00, $23.91 less."]],
    [
      "mattress-queen.1_box-spring-queen.1_bed-frame-queen.1",
      [
        "As one Queen Bed Set instead of its parts, you pay $165.00, $40.00 less.",
        "If you add Folding Chair and TV (40-59 inch), you pay $165.62, $39.38 less.",
      ],
    ],
    ["storage-unit.1_pool-table.1_gazebo.1_folding-chair.3", []],
    ["lamp.1", ["You can add $85.00 of items at no extra cost. For example: Loveseat."]],
    [
      "load-quarter.1_folding-chair.1",
      ["You can add 7 points at no extra cost. For example: Dining Chair."],
    ],
    ["pool-table.1", []],
    ["custom-m.1", []],
    ["", []],
  ])("of %s reads as %j", (cart, words) => {
    const lines = withProducts(parseCart(cart), findProduct);
    const { lines: shown } = adviseList(lines, false, SHOP);
    expect(shown.map(({ text }) => text)).toEqual(words);
  });

  test("names totals with the discount where it is on", () => {
    const lines = withProducts(parseCart("load-quarter.1_small-appliance.4"), findProduct);
    expect(adviseList(lines, true, SHOP).lines[0]?.text).toBe(
      "Without one Small Appliance, you pay $225.00, $19.88 less.",
    );
  });

  test("is followed whole or not at all: pressed twice, it changes the list once", () => {
    const swap = parseSwap("mattress-queen.1_lamp.1:bed-set-queen.1");
    const once = swap && applySwap(parseCart("lamp.2_mattress-queen.1"), swap).cart;
    expect(once).toEqual(parseCart("lamp.1_bed-set-queen.1"));
    expect(once && swap && applySwap(once, swap).cart).toBe(once);
    const full = parseCart("sofa.200_lamp.200_rug.100");
    const add = parseSwap(":tire.1");
    expect(add && applySwap(full, add)).toEqual({ cart: full, full: "cart" });
  });

  test.each([
    "",
    ":",
    "sofa.1",
    "sofa:",
    "sofa.0:lamp.1",
    "a.1:b.1:c.1",
    "Sofa.1:",
    "sofa.1_sofa.1:",
  ])("%j is no press", (value) => expect(parseSwap(value)).toBeNull());

  test("takes under a millisecond for the longest list", () => {
    const cart = addLines(
      EMPTY_CART,
      catalog.items.slice(0, 200).map(({ id }) => ({ id, quantity: 1 })),
    ).cart;
    const lines = withProducts(cart, findProduct);
    const times = Array.from({ length: 60 }, () => {
      const start = performance.now();
      advisePrice(lines, catalog, USUAL_NUMBERS);
      return performance.now() - start;
    }).sort((one, other) => one - other);
    // The shortest run: what the machine does beside the test is none of it.
    expect(times[0]).toBeLessThan(1);
  });
});
