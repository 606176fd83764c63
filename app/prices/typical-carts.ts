/** Ten carts as customers book them, one for each way that a price comes about: what new numbers would change. */
import { parseCart, withProducts } from "./cart.ts";
import type { Catalog } from "./catalog.ts";
import { applyDiscount } from "./discount.ts";
import { loadSizes } from "./load-size.ts";
import { priceCart } from "./pricing.ts";
import type { ShopNumbers } from "./shop-numbers.ts";

const CARTS = [
  { name: "A queen mattress", cart: "mattress-queen.1" },
  { name: "A sofa and a loveseat", cart: "sofa.1_loveseat.1" },
  { name: "The same, with the online discount", cart: "sofa.1_loveseat.1", isReduced: true },
  {
    name: "A bedroom: bed set, dresser, nightstand",
    cart: "bed-set-queen.1_dresser.1_nightstand.1",
  },
  {
    name: "A living room: sectional, sofa, recliner, TV stand",
    cart: "sectional.1_sofa.1_recliner.1_tv-stand.1",
  },
  { name: "1/4 load", cart: "load-quarter.1" },
  { name: "1/2 load", cart: "load-half.1" },
  { name: "1/2 load and a refrigerator", cart: "load-half.1_refrigerator.1" },
  { name: "Full load", cart: "load-full.1" },
  {
    name: "Full load and a 1/4 load, with the online discount",
    cart: "load-full.1_load-quarter.1",
    isReduced: true,
  },
];

export type CartPreview = { name: string; beforeCents: number; afterCents: number };

/** What each cart costs now and would cost. Where the list lacks an item, the cart is without it. */
export function previewCarts(
  catalog: Catalog,
  before: ShopNumbers,
  after: ShopNumbers,
): CartPreview[] {
  const priced = (cart: string, isReduced: boolean, numbers: ShopNumbers) => {
    const loads = new Map(loadSizes(numbers).map((load) => [load.id, load]));
    const lines = withProducts(parseCart(cart), (id) => loads.get(id) ?? catalog.byId.get(id));
    return applyDiscount(priceCart(lines, numbers).cents, isReduced, numbers).totalCents;
  };
  return CARTS.map(({ name, cart, isReduced = false }) => ({
    name,
    beforeCents: priced(cart, isReduced, before),
    afterCents: priced(cart, isReduced, after),
  }));
}
