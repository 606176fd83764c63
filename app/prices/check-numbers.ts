/** The shop's numbers as the owner types them, and what they must keep to (rule 436). */
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { readCents } from "#app/lib/read-cents.ts";
import { FULL_LOAD_POINTS, type ShopNumbers } from "./shop-numbers.ts";

export const NUMBER_FIELDS = [
  ...(["point", "minimum", "threshold", "discount", "reach"] as const),
  ...(["points0", "points1", "points2", "load0", "load1", "load2", "load3"] as const),
];
export type NumberField = (typeof NUMBER_FIELDS)[number];
export type NumberTexts = Record<NumberField, string>;
/** What is wrong, in a sentence, by its field. */
export type NumberProblems = Partial<NumberTexts>;

export const LOAD_NAMES = ["1/4 load", "1/2 load", "3/4 load", "Full load"] as const;

/** In cents, but for points and percents. */
const BOUNDS = {
  point: [10, 2_000],
  minimum: [0, 100_000],
  threshold: [1_000, 1_000_000],
  load: [1_000, 2_000_000],
  reach: [0, 100],
  discount: [1, 50],
} as const;

/** The numbers as their form shows them. */
export function numberTexts(numbers: ShopNumbers): NumberTexts {
  const { pointCents, minimumCents, thresholdCents, reach, loads, discountPercent } = numbers;
  const dollars = (cents: number) => (cents / 100).toFixed(2);
  const [quarter, half, three, full] = loads;
  return {
    ...{ point: dollars(pointCents), minimum: dollars(minimumCents) },
    ...{ threshold: dollars(thresholdCents), discount: String(discountPercent) },
    ...{ reach: String(reach), points0: String(quarter.points) },
    ...{ points1: String(half.points), points2: String(three.points) },
    ...{ load0: dollars(quarter.cents), load1: dollars(half.cents) },
    ...{ load2: dollars(three.cents), load3: dollars(full.cents) },
  };
}

/** Reads what was typed. A number that is none is named first; then whether the numbers go together. */
export function readNumbers(
  texts: NumberTexts,
): { numbers: ShopNumbers } | { problems: NumberProblems } {
  const problems: NumberProblems = {};
  const money = (field: NumberField, [least, most]: readonly [number, number]) => {
    const cents = readCents(texts[field]);
    if (cents !== null && cents >= least && cents <= most) return cents;
    problems[field] = `Type dollars from ${formatMoney(least)} to ${formatMoney(most)}.`;
    return 0;
  };
  const points = (field: NumberField, most: number) => {
    const typed = texts[field].trim();
    if (/^\d{1,3}(?:\.[05])?$/.test(typed) && Number(typed) <= most) return Number(typed);
    problems[field] = `Type points up to ${most}, whole or half, like 12.5.`;
    return 0;
  };
  const percent = (field: NumberField, [least, most]: readonly [number, number]) => {
    const typed = texts[field].trim().replace(/ ?%$/, "");
    if (/^\d{1,2}$/.test(typed) && Number(typed) >= least && Number(typed) <= most)
      return Number(typed);
    problems[field] = `Type a whole percent from ${least} to ${most}.`;
    return 0;
  };
  const numbers: ShopNumbers = {
    pointCents: money("point", BOUNDS.point),
    minimumCents: money("minimum", BOUNDS.minimum),
    thresholdCents: money("threshold", BOUNDS.threshold),
    reach: points("reach", BOUNDS.reach[1]),
    loads: [
      { points: points("points0", FULL_LOAD_POINTS), cents: money("load0", BOUNDS.load) },
      { points: points("points1", FULL_LOAD_POINTS), cents: money("load1", BOUNDS.load) },
      { points: points("points2", FULL_LOAD_POINTS), cents: money("load2", BOUNDS.load) },
      { points: FULL_LOAD_POINTS, cents: money("load3", BOUNDS.load) },
    ],
    discountPercent: percent("discount", BOUNDS.discount),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const apart = numberProblems(numbers);
  return Object.keys(apart).length > 0 ? { problems: apart } : { numbers };
}

/** Where the numbers do not go together: a larger load would cost less, or the minimum more than a load. */
export function numberProblems(numbers: ShopNumbers): NumberProblems {
  const { minimumCents, thresholdCents, loads } = numbers;
  const [quarter] = loads;
  const problems: NumberProblems = {};
  if (minimumCents > quarter.cents)
    problems.minimum = `The minimum can't be more than the 1/4 load, ${formatMoney(quarter.cents)}.`;
  if (thresholdCents < minimumCents)
    problems.threshold = `This can't be less than the minimum, ${formatMoney(minimumCents)}.`;
  Object.assign(problems, loadProblems(numbers));
  if (Object.keys(problems).length === 0) Object.assign(problems, pointProblems(numbers));
  return problems;
}

function loadProblems({ loads, reach }: ShopNumbers): NumberProblems {
  const problems: NumberProblems = {};
  for (const [at, { points, cents }] of loads.entries()) {
    const [name, next] = [LOAD_NAMES[at], loads[at + 1]];
    if (at === 0 && points === 0) problems.points0 = "The 1/4 load must begin above 0 points.";
    if (!next) continue;
    if (next.cents < cents) {
      const field = `load${at + 1}` as NumberField;
      problems[field] = `A larger load can't cost less than the ${name}, ${formatMoney(cents)}.`;
    }
    if (next.points <= points + reach) {
      const held = formatPoints(points + reach);
      const field = at === 2 ? "points2" : (`points${at + 1}` as NumberField);
      problems[field] =
        `The price of the ${name} holds until ${held} points. ` +
        `The ${LOAD_NAMES[at + 1]?.toLowerCase()} must begin above that.`;
    }
  }
  return problems;
}

/** Between two loads the points decide: just above one they must not cost less, just below one not more. */
function pointProblems({ loads, reach, pointCents }: ShopNumbers): NumberProblems {
  for (const [at, { points, cents }] of loads.entries()) {
    const name = `the ${LOAD_NAMES[at]?.toLowerCase()}'s ${formatMoney(cents)}`;
    const after = points + reach + 0.5;
    const before = points - 0.5;
    if (at < 3 && after * pointCents < cents) {
      const least = formatMoney(Math.ceil(cents / after));
      return {
        point:
          `${sum(after, pointCents)}, less than ${name} for a smaller load. ` +
          `Ask at least ${least} a point, let load prices hold longer, or lower that load's price.`,
      };
    }
    if (before * pointCents - cents > pointCents / 2) {
      const most = formatMoney(Math.floor(cents / (points - 1)));
      return {
        point:
          `${sum(before, pointCents)}, more than ${name} for a larger load. ` +
          `Ask at most ${most} a point, or raise that load's price.`,
      };
    }
  }
  return {};
}

function sum(points: number, pointCents: number): string {
  return (
    `At ${formatMoney(pointCents)} a point, ${formatPoints(points)} points cost ` +
    formatMoney(Math.round(points * pointCents))
  );
}
