/** Raised and lowered prices (rule 510). */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { CatalogItem } from "#app/prices/catalog.ts";
import { RAISE_STEPS, raisePrices, readRaise } from "#app/prices/raise-prices.ts";

const pricesOf = (cents: number[], raise: Parameters<typeof raisePrices>[1]) =>
  raisePrices(
    cents.map((priceCents) => ({ priceCents }) as CatalogItem),
    raise,
  ).map(({ priceCents }) => priceCents);

test.each([
  ["5", "100", 500],
  [" +5 % ", "1", 500],
  ["-2.5", "500", -250],
  ["\u22125", "100", -500],
])("%s percent is read", (percent, step, rate) =>
  expect(readRaise(percent, step)).toEqual({ rate, stepCents: Number(step) }),
);

test.each(["", "0", "-0", "5,5,5", "--5", "1e2", "101", "five", "5".repeat(99)])(
  "%s is no percentage",
  (percent) => expect(readRaise(percent, "100")).toBeNull(),
);

test("a step that is not offered is refused", () => expect(readRaise("5", "7")).toBeNull());

test("prices are rounded to the nearest step", () => {
  expect(pricesOf([0, 100, 4_999, 8_000, 11_000], { rate: 500, stepCents: 100 })).toEqual([
    0, 100, 5_200, 8_400, 11_600,
  ]);
  expect(pricesOf([100, 8_000], { rate: -1_000, stepCents: 500 })).toEqual([100, 7_000]);
});

test("each price goes the asked way by the percentage to half a step, and never below one step", () => {
  const price = fc.integer({ min: 0, max: 500_000 });
  const rate = fc.integer({ min: -10_000, max: 10_000 }).filter((one) => one !== 0);
  fc.assert(
    fc.property(price, rate, fc.constantFrom(...RAISE_STEPS), (was, by, stepCents) => {
      const [now = 0] = pricesOf([was], { rate: by, stepCents });
      if (was === 0) return now === 0;
      const exact = (was * (10_000 + by)) / 10_000;
      const isNear = Math.abs(now - exact) <= stepCents / 2 || now === was || now === stepCents;
      return now > 0 && isNear && (by > 0 ? now >= was : now <= was);
    }),
  );
});
