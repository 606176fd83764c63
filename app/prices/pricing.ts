/**
 * The price of a cart: rules 3 to 8, in their order, odd results included (README, "How a price is
 * made"). Integer cents and points; 182 cents a point is exact because points come in halves.
 */
import { formatMoney, formatPoints } from "#app/lib/money.ts";

export const FULL_LOAD_POINTS = 550;
export const FULL_LOAD_CENTS = 100_000;
export const CENTS_PER_POINT = 182;
export const MINIMUM_CENTS = 10_000;
export const QUARTER_LOAD_POINTS = 137.5;
export const THRESHOLD_CENTS = 25_000;
/** How far above a quarter-load step the flat price of that step still holds. */
export const FLAT_PRICE_REACH_POINTS = 10;

const FLAT_PRICES = [
  { points: 137.5, cents: 25_000, label: "1/4 load" },
  { points: 275, cents: 50_000, label: "1/2 load" },
  { points: 412.5, cents: 75_000, label: "3/4 load" },
] as const;

/** What pricing needs to know of a cart line: unit price in cents, unit points, units. */
export type PricedLine = { priceCents: number; volume: number; quantity: number };

/** The rule that gave a price, with the figures that explain it. */
type PriceRule =
  | { rule: "empty" }
  | { rule: "on-site" }
  | { rule: "one-entry" }
  | { rule: "minimum" }
  | { rule: "sum" }
  | { rule: "per-point"; points: number }
  | { rule: "flat"; label: string }
  | { rule: "full-loads"; loads: number; remainder: number };

/** `sumCents` is what the items' own prices add up to, which the rule may undercut or exceed. */
export type Price = {
  cents: number;
  sumCents: number;
  volume: number;
  units: number;
  by: PriceRule;
};

/** Prices a cart before any discount. The sums run over units: two sofas are two entries. */
export function priceCart(lines: readonly PricedLine[]): Price {
  const sum = (of: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + of(line) * line.quantity, 0);
  const volume = sum((line) => line.volume);
  const sumCents = sum((line) => line.priceCents);
  const units = sum(() => 1);
  return { volume, units, sumCents, ...priceOf(volume, sumCents, units) };
}

/** The price of a cart by its sums alone: points, cents, units. */
export function priceOf(
  volume: number,
  sumCents: number,
  units: number,
): Pick<Price, "cents" | "by"> {
  if (volume === 0) return { cents: 0, by: { rule: units === 0 ? "empty" : "on-site" } };
  if (units === 1 && sumCents > THRESHOLD_CENTS)
    return { cents: sumCents, by: { rule: "one-entry" } };
  if (volume < QUARTER_LOAD_POINTS) return priceOfSmallLoad(volume, sumCents);
  if (volume < FULL_LOAD_POINTS) return priceOfPartLoad(volume);
  return priceOfFullLoads(volume);
}

function priceOfSmallLoad(volume: number, sumCents: number): Pick<Price, "cents" | "by"> {
  if (sumCents >= THRESHOLD_CENTS) return priceByPoint(volume);
  return sumCents > MINIMUM_CENTS
    ? { cents: sumCents, by: { rule: "sum" } }
    : { cents: MINIMUM_CENTS, by: { rule: "minimum" } };
}

function priceOfPartLoad(volume: number): Pick<Price, "cents" | "by"> {
  const flat = FLAT_PRICES.find(
    ({ points }) => volume >= points && volume <= points + FLAT_PRICE_REACH_POINTS,
  );
  return flat
    ? { cents: flat.cents, by: { rule: "flat", label: flat.label } }
    : priceByPoint(volume);
}

function priceOfFullLoads(volume: number): Pick<Price, "cents" | "by"> {
  const loads = Math.floor(volume / FULL_LOAD_POINTS);
  const remainder = volume % FULL_LOAD_POINTS;
  return {
    cents: loads * FULL_LOAD_CENTS + remainder * CENTS_PER_POINT,
    by: { rule: "full-loads", loads, remainder },
  };
}

function priceByPoint(points: number): Pick<Price, "cents" | "by"> {
  return { cents: points * CENTS_PER_POINT, by: { rule: "per-point", points } };
}

/** One line that says which rule gave the price: "330 points × $1.82". */
export function explainPrice(by: PriceRule): string {
  const perPoint = (points: number) =>
    `${formatPoints(points)} points × ${formatMoney(CENTS_PER_POINT)}`;
  switch (by.rule) {
    case "empty":
      return "Nothing on the truck yet";
    case "on-site":
      return "The crew prices it on site";
    case "one-entry":
      return "Price of this one item";
    case "minimum":
      return "Minimum charge";
    case "sum":
      return "Sum of the item prices";
    case "per-point":
      return perPoint(by.points);
    case "flat":
      return `${by.label} flat price`;
    case "full-loads": {
      const loads = `${by.loads} full ${by.loads === 1 ? "load" : "loads"} × ${formatMoney(FULL_LOAD_CENTS)}`;
      return by.remainder === 0 ? loads : `${loads} + ${perPoint(by.remainder)}`;
    }
  }
}

/**
 * The rule that gave a price and, where the total is not what the items' own prices add up to, how
 * far it is from that sum: "355 points × $1.82. Priced by the room in the truck: $23.90 less than the
 * item prices together ($670.00)."
 */
export function explainTotal(price: Price): string {
  const rule = explainPrice(price.by);
  const difference = explainDifference(price);
  return difference ? `${rule}. ${difference}` : rule;
}

/** A price by the point may be below the minimum charge (rule 366). */
function sayBelowMinimum(cents: number): string {
  return cents >= MINIMUM_CENTS
    ? ""
    : ` That's below our ${formatMoney(MINIMUM_CENTS)} minimum, so the crew confirms it on site.`;
}

function explainDifference({ cents, sumCents, by }: Price): string | null {
  if (by.rule === "on-site") return "Nothing on your list takes up room in the truck.";
  if (cents === sumCents) return null;
  switch (by.rule) {
    case "minimum":
      return `No pickup costs less than ${formatMoney(MINIMUM_CENTS)}.`;
    case "per-point":
    case "flat":
    case "full-loads": {
      const difference = formatMoney(Math.abs(cents - sumCents));
      const way = cents < sumCents ? "less" : "more";
      return (
        `Priced by the room in the truck: ${difference} ${way} ` +
        `than the item prices together (${formatMoney(sumCents)}).${sayBelowMinimum(cents)}`
      );
    }
    default:
      return null;
  }
}
