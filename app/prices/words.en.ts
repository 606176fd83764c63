/** What stands beside a price: how it was made, what it is for, and what the cart or the truck still holds. */
export const words = {
  discounted: (percent: number) => `(after ${percent}% off)`,
  empty: "Nothing on the truck yet",
  "on-site": "The crew prices it on site",
  "one-entry": "Price of this one item",
  minimum: "Minimum charge",
  sum: "Sum of the item prices",
  flat: (share: string) => `${share} load flat price`,
  perPoint: (points: string, price: string) => `${points} points × ${price}`,
  fullLoads: (loads: number, price: string) =>
    `${loads} full ${loads === 1 ? "load" : "loads"} × ${price}`,
  noRoom: "Nothing on your list takes up room in the truck.",
  notBelow: (minimum: string) => `No pickup costs less than ${minimum}.`,
  byRoom: (difference: string, isLess: boolean, sum: string) =>
    `Priced by the room in the truck: ${difference} ${isLess ? "less" : "more"} ` +
    `than the item prices together (${sum}).`,
  belowMinimum: (minimum: string) =>
    `That's below our ${minimum} minimum, so the crew confirms it on site.`,
  taxIncluded: (rate: string) => `Sales tax (${rate}) is included.`,
  taxAdded: (rate: string, tax: string, total: string) =>
    `Plus ${rate} sales tax, ${tax}: ${total} in all.`,
  taxHints: { unset: "", added: ", plus tax", included: ", tax included" },
  lineFull: (most: number) =>
    `That's ${most} of one item, the most one online booking takes. Call us for more.`,
  cartFull: "That's the most one online booking holds. Call us and we'll plan the trucks together.",
  truckFill: "Truck Fill",
  emptyTruck: "Empty",
  load: (number: number) => `Load ${number}`,
  /** @param percent of one more; 0: none */
  trucks: (full: number, percent: number) => {
    const share = percent > 0 && `${percent}% of a`;
    if (full === 0) return `${share} truck`;
    return `${full} full truck${full === 1 ? "" : "s"}${share ? ` and ${share}nother` : ""}`;
  },
  /** @param most what a truck holds, where it is less */
  measure: (points: string, most: number | false, trucks: string) =>
    `${points}${most ? ` of ${most}` : ""} points: ${trucks}`,
  items: (units: number) => `${units} ${units === 1 ? "item" : "items"}`,
};
