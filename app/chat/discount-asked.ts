const NAMED = new RegExp(
  String.raw`\b(?:discounts?|coupons?|promos?|promo codes?|10 ?% ?off|(?:10|ten) percent off|` +
    "descuentos?|cup[oó]n(?:es)?|10 ?% de descuento|rebaja)(?![a-z])",
  "i",
);
/** "I don't want the discount", "a discount store", "is the discount already off?" ask for none. */
const NOT_ASKED = new RegExp(
  String.raw`\b(?:no|not|don'?t|dont|without|never|sin|skip|forget|decline)\b[^.!?\n]{0,30}(?:discount|` +
    "coupon|promo|10 ?%|descuento|cup[oó]n|rebaja)|(?:discount|coupon) (?:store|" +
    "furniture|tire|bin|book)",
  "i",
);

/** True for words that ask for the discount, in English or Spanish: the lead form is their answer. */
export function asksForDiscount(text: string): boolean {
  return NAMED.test(text) && !NOT_ASKED.test(text);
}
