/** What is taken off a price: a share of it, or an amount that is given on the spot (rule 423). */
import { pricedAt } from "./discount.ts";

/** `rate` is in hundredths of a percent, so that 12.5% is 1,250. */
export type PriceOff = { rate: number } | { cents: number };

const WHOLE = 10_000;

/**
 * Cents that a discount takes off a price, so that the rest is rounded to the cent, half a cent up (rule 40).
 * @param cents of the price, before tax
 * @returns null for a discount that leaves less than nothing, or is none
 */
export function centsOff(cents: number, off: PriceOff): number | null {
  const [amount, most] = "rate" in off ? [off.rate, WHOLE] : [off.cents, cents];
  if (!Number.isInteger(amount) || amount < 0 || amount > most) return null;
  return "rate" in off ? pricedAt(cents, amount).discountCents : amount;
}
