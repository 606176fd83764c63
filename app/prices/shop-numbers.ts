/** The shop's own numbers, and those that count until the owner sets others (rule 435). */
import type { ShopNumbers } from "#app/lib/business.ts";

export type { ShopNumbers };

/** A full truck: a point is a 550th of it, whatever it costs. */
export const FULL_LOAD_POINTS = 550;

export const QUARTERS = ["1/4", "1/2", "3/4", "Full"];

const usualLoad = (quarters: number) => ({ points: 137.5 * quarters, cents: 25_000 * quarters });

export const USUAL_NUMBERS: ShopNumbers = {
  pointCents: 182,
  minimumCents: 10_000,
  thresholdCents: 25_000,
  reach: 10,
  loads: [usualLoad(1), usualLoad(2), usualLoad(3), usualLoad(4)],
  discountPercent: 10,
};

/** What a full truck costs, in cents. */
export const fullLoadCents = ({ loads }: ShopNumbers): number => loads[3].cents;
