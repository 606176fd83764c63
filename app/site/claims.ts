/** What the site says of itself beside the price rules, each figure in one place. */

/** Our claim against big-brand haulers, in percent. */
export const LOWER_PRICE_PERCENT = 30;
/** Our claim against competitors' trucks, in percent. */
export const MORE_SPACE_PERCENT = 30;
export const TRUCK_FEET = 16;
