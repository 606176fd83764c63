/** All prices of a list, raised or lowered by one percentage (rule 510). */
import type { CatalogItem } from "./catalog.ts";
import { readPercent } from "./read-percent.ts";

/** What raised prices are rounded to, in cents. */
export const RAISE_STEPS = [1, 100, 500] as const;

export type Raise = {
  /** Hundredths of a percent; below 0 lowers. */
  rate: number;
  stepCents: number;
};

/** "5", "+5%" or "-2.5" and one of the steps; null for what is none, and for no change at all. */
export function readRaise(percent: string, step: string): Raise | null {
  const [, sign, typed] = /^\s*([-+\u2212]?)\s*(.*)$/.exec(percent.slice(0, 20)) ?? [];
  const rate = readPercent(typed ?? "");
  const stepCents = RAISE_STEPS.find((one) => String(one) === step);
  if (!rate || !stepCents) return null;
  return { rate: sign === "" || sign === "+" ? rate : -rate, stepCents };
}

/**
 * The items at their new prices, each rounded to the nearest step. A price does not go below one step, and not
 * against the sign: where rounding would lower a raised price, it stays. Items without a price stay so.
 */
export function raisePrices(items: readonly CatalogItem[], { rate, stepCents }: Raise) {
  return items.map((item) => {
    const was = item.priceCents;
    if (was === 0) return item;
    const steps = Math.round((was * (10_000 + rate)) / (10_000 * stepCents));
    const rounded = Math.max(stepCents, steps * stepCents);
    const priceCents = rate > 0 ? Math.max(was, rounded) : Math.min(was, rounded);
    return { ...item, priceCents };
  });
}
