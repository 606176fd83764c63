/** What the chat takes off after a lead is captured (rule 40): 10%, or the shop's own number. */

import type { ShopNumbers } from "./shop-numbers.ts";
import { words } from "./words.ts";

/** Stands beside every total that the discount has reduced: "(after 10% off)". */
export const discountLabel = ({ discountPercent }: ShopNumbers) =>
  words.discounted(discountPercent);

/** In cents. */
export type DiscountedPrice = { subtotalCents: number; discountCents: number; totalCents: number };

/** A price in cents less a share of it in hundredths of a percent, rounded to the cent, half a cent up. */
export function pricedAt(subtotalCents: number, rate: number): DiscountedPrice {
  const totalCents = Math.round((subtotalCents * (10_000 - rate)) / 10_000);
  return { subtotalCents, discountCents: subtotalCents - totalCents, totalCents };
}

/** Price less the shop's discount; unchanged when off. */
export function applyDiscount(
  subtotalCents: number,
  isOn: boolean,
  { discountPercent }: ShopNumbers,
): DiscountedPrice {
  return pricedAt(subtotalCents, isOn ? discountPercent * 100 : 0);
}
