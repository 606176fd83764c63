import type { PriceRangeId } from "#app/prices/price-ranges.ts";

type Range = { name: string; hint: string };

/** What a range of prices (prices/price-ranges.ts) is, in words. */
const ranges: Record<PriceRangeId, Range> = {
  single: { name: "Single item", hint: "One couch, one fridge" },
  small: { name: "Small pickup", hint: "A few pieces" },
  medium: { name: "Medium load", hint: "A room or a packed closet" },
  full: { name: "Full cleanout", hint: "Garage, estate, remodel" },
};

/** What stands around the text of a post, and in its figures. */
export const words = {
  crumbs: "Breadcrumb",
  home: "Home",
  contents: "On this page",
  next: "Read next",
  answers: "Short answers",
  tenAnswers: "Ten short answers",
  own: "See your own number",
  tap: "Tap a few items. The price updates as you go, and there's nothing to pay today.",
  instantPricing: "Get Instant Pricing",
  ranges,
  rangeHead: ["Job", "Typical range"] as [string, string],
  loadHead: ["Load size", "Price"] as [string, string],
  itemHead: ["Item", "List price"] as [string, string],
  aFew: "a few",
  something: "something",
  pay: "You pay",
  others: "Big-brand haulers",
  onTheList: "on the price list",
  truck: (feet: number) => `${feet}-foot`,
};
