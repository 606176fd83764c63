/** What the chat takes off after a lead is captured (rule 40): 10%, or the shop's own number. */
import type { ShopNumbers } from "./shop-numbers.ts";

/** Stands beside every total that the discount has reduced: "(after 10% off)". */
export const discountLabel = ({ discountPercent }: ShopNumbers) =>
  `(after ${discountPercent}% off)`;

/** In cents. */
export type DiscountedPrice = { subtotalCents: number; discountCents: number; totalCents: number };

/** Price less the discount, rounded to the cent, half a cent up; unchanged when off. */
export function applyDiscount(
  subtotalCents: number,
  isOn: boolean,
  { discountPercent }: ShopNumbers,
): DiscountedPrice {
  const totalCents = Math.round((subtotalCents * (isOn ? 100 - discountPercent : 100)) / 100);
  return { subtotalCents, discountCents: subtotalCents - totalCents, totalCents };
}
