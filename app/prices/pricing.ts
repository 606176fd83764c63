/**
 * The price of a cart: rules 3 to 8, in their order, odd results included (README, "How a price is
 * made"). Integer cents and points, with the shop's own numbers; where half a point costs half a cent, the
 * cent is rounded up.
 */
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { FULL_LOAD_POINTS, fullLoadCents, QUARTERS, type ShopNumbers } from "./shop-numbers.ts";
import { words } from "./words.ts";

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
  | { rule: "flat"; share: string }
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
export function priceCart(lines: readonly PricedLine[], numbers: ShopNumbers): Price {
  const sum = (of: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + of(line) * line.quantity, 0);
  const volume = sum((line) => line.volume);
  const sumCents = sum((line) => line.priceCents);
  const units = sum(() => 1);
  return { volume, units, sumCents, ...priceOf(volume, sumCents, units, numbers) };
}

type Ruled = Pick<Price, "cents" | "by">;

/** The price of a cart by its sums alone: points, cents, units. */
export function priceOf(
  volume: number,
  sumCents: number,
  units: number,
  numbers: ShopNumbers,
): Ruled {
  if (volume === 0) return { cents: 0, by: { rule: units === 0 ? "empty" : "on-site" } };
  if (units === 1 && sumCents > numbers.thresholdCents)
    return { cents: sumCents, by: { rule: "one-entry" } };
  if (volume < numbers.loads[0].points) return priceOfSmallLoad(volume, sumCents, numbers);
  if (volume < FULL_LOAD_POINTS) return priceOfPartLoad(volume, numbers);
  return priceOfFullLoads(volume, numbers);
}

function priceOfSmallLoad(volume: number, sumCents: number, numbers: ShopNumbers): Ruled {
  const { thresholdCents, minimumCents } = numbers;
  if (sumCents >= thresholdCents) return priceByPoint(volume, numbers);
  return sumCents > minimumCents
    ? { cents: sumCents, by: { rule: "sum" } }
    : { cents: minimumCents, by: { rule: "minimum" } };
}

function priceOfPartLoad(volume: number, numbers: ShopNumbers): Ruled {
  const { loads, reach } = numbers;
  const at = loads.findIndex(({ points }) => volume >= points && volume <= points + reach);
  const load = loads[at];
  return load
    ? { cents: load.cents, by: { rule: "flat", share: QUARTERS[at] ?? "" } }
    : priceByPoint(volume, numbers);
}

function priceOfFullLoads(volume: number, numbers: ShopNumbers): Ruled {
  const loads = Math.floor(volume / FULL_LOAD_POINTS);
  const remainder = volume % FULL_LOAD_POINTS;
  return {
    cents: loads * fullLoadCents(numbers) + priceByPoint(remainder, numbers).cents,
    by: { rule: "full-loads", loads, remainder },
  };
}

function priceByPoint(points: number, { pointCents }: ShopNumbers): Ruled {
  return { cents: Math.round(points * pointCents), by: { rule: "per-point", points } };
}

/** One line that says which rule gave the price: "330 points × $1.82". */
export function explainPrice(by: PriceRule, numbers: ShopNumbers): string {
  const perPoint = (points: number) =>
    words.perPoint(formatPoints(points), formatMoney(numbers.pointCents));
  switch (by.rule) {
    case "per-point":
      return perPoint(by.points);
    case "flat":
      return words.flat(by.share);
    case "full-loads": {
      const loads = words.fullLoads(by.loads, formatMoney(fullLoadCents(numbers)));
      return by.remainder === 0 ? loads : `${loads} + ${perPoint(by.remainder)}`;
    }
    default:
      return words[by.rule];
  }
}

/**
 * The rule that gave a price and, where the total is not what the items' own prices add up to, how
 * far it is from that sum: "355 points × $1.82. Priced by the room in the truck: $23.90 less than the
 * item prices together ($670.00)."
 */
export function explainTotal(price: Price, numbers: ShopNumbers): string {
  const rule = explainPrice(price.by, numbers);
  const difference = explainDifference(price, numbers);
  return difference ? `${rule}. ${difference}` : rule;
}

function explainDifference({ cents, sumCents, by }: Price, numbers: ShopNumbers): string | null {
  const { minimumCents } = numbers;
  const minimum = formatMoney(minimumCents);
  if (by.rule === "on-site") return words.noRoom;
  if (cents === sumCents) return null;
  switch (by.rule) {
    case "minimum":
      return words.notBelow(minimum);
    case "per-point":
    case "flat":
    case "full-loads": {
      const difference = formatMoney(Math.abs(cents - sumCents));
      const byRoom = words.byRoom(difference, cents < sumCents, formatMoney(sumCents));
      // A price by the point may be below the minimum charge (rule 366).
      return cents < minimumCents ? `${byRoom} ${words.belowMinimum(minimum)}` : byRoom;
    }
    default:
      return null;
  }
}
