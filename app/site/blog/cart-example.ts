/** Carts worked out in a text: "sofa:2 mattress" is two sofas and a mattress. */

import { type Price, priceCart } from "#app/prices/pricing.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import type { PricedProduct, PricedProducts } from "./post.ts";

type ExampleLine = PricedProduct & { id: string; quantity: number };

/** The lines of a cart; null where the catalogue does not have one of its products. */
export function exampleLines(items: string, products: PricedProducts): ExampleLine[] | null {
  const lines = items
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [id = "", units = "1"] = word.split(":");
      const product = products[id];
      return product ? { ...product, id, quantity: Number(units) } : null;
    });
  return lines.every((line) => line !== null) ? lines : null;
}

/** The price of one pickup; null where the catalogue does not have one of its products. */
export function examplePrice(
  items: string,
  products: PricedProducts,
  numbers: ShopNumbers,
): Price | null {
  const lines = exampleLines(items, products);
  return lines && priceCart(lines, numbers);
}

/** The cents of several pickups, one after another: "sofa + mattress". */
export function pickupsCents(
  pickups: string,
  products: PricedProducts,
  numbers: ShopNumbers,
): number | null {
  const prices = pickups.split("+").map((items) => examplePrice(items, products, numbers));
  return prices.every((price) => price !== null)
    ? prices.reduce((total, price) => total + price.cents, 0)
    : null;
}
