/** The 10% the chat attaches after a lead is captured (rule 40). */
export const DISCOUNT_PERCENT = 10;
/** Stands beside every total that the discount has reduced. */
export const DISCOUNT_LABEL = `(after ${DISCOUNT_PERCENT}% off)`;
export const DISCOUNT_NOTE = "10% discount is already attached to your account.";

/** In cents. */
export type DiscountedPrice = { subtotalCents: number; discountCents: number; totalCents: number };

/** Price times 0.9 rounded to the cent (half a cent up), never below 0; unchanged when off. */
export function applyDiscount(subtotalCents: number, isOn: boolean): DiscountedPrice {
  const totalCents = isOn
    ? Math.max(0, Math.floor((subtotalCents * (100 - DISCOUNT_PERCENT) + 50) / 100))
    : subtotalCents;
  return { subtotalCents, discountCents: subtotalCents - totalCents, totalCents };
}
