/** A discount that is given on the spot (rule 423): a share of a price, or an amount. */

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
  return "rate" in off
    ? cents - Math.floor((cents * (WHOLE - amount) + WHOLE / 2) / WHOLE)
    : amount;
}

/** A percentage as it is typed, "12.5" or "12.5 %"; null for what is none from 0 to 100. */
export function readPercent(typed: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(typed.trim());
  if (!match) return null;
  const rate = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return rate <= WHOLE ? rate : null;
}
