/** Any numbers that a shop may have (rule 436), and a shop with them. */
import fc from "fast-check";
import { loadSizes } from "#app/prices/load-size.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import { catalog } from "./products.ts";

const halves = (least: number, most: number) =>
  fc.integer({ min: least * 2, max: most * 2 }).map((twice) => twice / 2);

/** Built as the rules demand, not with the code that checks them. */
export const anyNumbers: fc.Arbitrary<ShopNumbers> = fc
  .record({
    pointCents: fc.integer({ min: 30, max: 900 }),
    reach: halves(0, 40),
    points: fc.tuple(halves(60, 180), halves(230, 320), halves(370, 500)),
    shares: fc.tuple(...[0, 1, 2, 3].map(() => fc.double({ min: 0, max: 1, noNaN: true }))),
    minimum: fc.double({ min: 0, max: 1, noNaN: true }),
    thresholdMore: fc.integer({ min: 0, max: 200_000 }),
    discountPercent: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ pointCents, reach, points, shares, minimum, thresholdMore, discountPercent }) => {
    const loads = [...points, 550].map((at, index) => {
      const least = Math.ceil((at - 0.5) * pointCents);
      const most = Math.floor((at + reach + 0.5) * pointCents);
      return { points: at, cents: least + Math.floor((shares[index] ?? 0) * (most - least)) };
    }) as unknown as ShopNumbers["loads"];
    const minimumCents = Math.min(100_000, Math.floor(minimum * loads[0].cents));
    const thresholdCents = Math.max(1_000, minimumCents + thresholdMore);
    return { pointCents, reach, loads, minimumCents, thresholdCents, discountPercent };
  });

export function shopWith(numbers: ShopNumbers) {
  const loads = new Map(loadSizes(numbers).map((load) => [load.id, load]));
  const findProduct = (id: string) => loads.get(id) ?? catalog.byId.get(id);
  return { catalog, findProduct, numbers };
}
