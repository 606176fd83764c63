/** What the site says of itself beside the price rules, each figure in one place. */
import type { PriceRangeId } from "#app/prices/price-ranges.ts";

/** Our claim against big-brand haulers, in percent. */
export const LOWER_PRICE_PERCENT = 30;
/** Our claim against competitors' trucks, in percent. */
export const MORE_SPACE_PERCENT = 30;
export const TRUCK_FEET = 16;

/** What a range of prices (prices/price-ranges.ts) is, in words. */
export const RANGE_WORDS: Record<PriceRangeId, { name: string; hint: string }> = {
  single: { name: "Single item", hint: "One couch, one fridge" },
  small: { name: "Small pickup", hint: "A few pieces" },
  medium: { name: "Medium load", hint: "A room or a packed closet" },
  full: { name: "Full cleanout", hint: "Garage, estate, remodel" },
};
