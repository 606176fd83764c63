/** The 10% the chat attaches after a lead is captured (rule 40). */
export const DISCOUNT_PERCENT = 10;
/** Stands beside every total that the discount has reduced. */
export const DISCOUNT_LABEL = `(after ${DISCOUNT_PERCENT}% off)`;
export const DISCOUNT_NOTE = "10% discount is already attached to your account.";

export type DiscountedPrice = { subtotalCents: number; discountCents: number; totalCents: number };

/** Price times 0.9 rounded to the cent (half a cent up), never below 0; unchanged when off. */
export function applyDiscount(subtotalCents: number, isOn: boolean): DiscountedPrice {
  const totalCents = isOn
    ? Math.max(0, Math.floor((subtotalCents * (100 - DISCOUNT_PERCENT) + 50) / 100))
    : subtotalCents;
  return { subtotalCents, discountCents: subtotalCents - totalCents, totalCents };
}

const NAMED =
  /\b(?:discounts?|coupons?|promos?|promo codes?|10 ?% ?off|(?:10|ten) percent off|descuentos?|cup[oó]n(?:es)?|10 ?% de descuento|rebaja)(?![a-z])/i;
/** "I don't want the discount", "a discount store", "is the discount already off?" ask for none. */
const NOT_ASKED =
  /\b(?:no|not|don'?t|dont|without|never|sin|skip|forget|decline)\b[^.!?\n]{0,30}(?:discount|coupon|promo|10 ?%|descuento|cup[oó]n|rebaja)|(?:discount|coupon) (?:store|furniture|tire|bin|book)/i;

/** True for words that ask for the discount, in English or Spanish: the lead form is their answer. */
export function asksForDiscount(text: string): boolean {
  return NAMED.test(text) && !NOT_ASKED.test(text);
}
