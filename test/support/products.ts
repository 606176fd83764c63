/** The products for carts in tests: the shipped price list and the load sizes. */

import fc from "fast-check";
import { addUnits, type Cart, EMPTY_CART } from "#app/prices/cart.ts";
import { readCatalog } from "#app/prices/catalog.server.ts";
import type { Product } from "#app/prices/catalog.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";

export const catalog = readCatalog("db/catalog.csv");
export const products: readonly Product[] = [...loadSizes(USUAL_NUMBERS), ...catalog.items];

const byId = new Map(products.map((product) => [product.id, product]));

export function findProduct(id: string): Product | undefined {
  return byId.get(id);
}

export const anyProduct = fc.constantFrom(...products);

/**
 * Load sizes are as frequent as catalogue items, and small quantities more frequent than large
 * ones.
 */
const anyAddition = fc.record({
  product: fc.oneof(
    fc.constantFrom(...loadSizes(USUAL_NUMBERS)),
    fc.constantFrom(...catalog.items),
  ),
  units: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 300 })),
});

/** Any cart within its limits. */
export const anyCart: fc.Arbitrary<Cart> = fc
  .array(anyAddition, { maxLength: 12 })
  .map((additions) =>
    additions.reduce<Cart>(
      (cart, { product, units }) => addUnits(cart, product.id, units).cart,
      EMPTY_CART,
    ),
  );
