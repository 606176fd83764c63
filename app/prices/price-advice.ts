/**
 * What a change of a list would do to its price, where the customer gains by knowing it (rules 170 to
 * 174). The best change of each kind is found by trying every one; pure, and under a millisecond for
 * the longest list.
 */
import { oncePer } from "#app/lib/once-per.ts";
import { type Cart, MAX_UNITS_PER_CART, MAX_UNITS_PER_LINE } from "./cart.ts";
import type { Swap } from "./cart-swap.ts";
import type { Catalog, CatalogItem } from "./catalog.ts";
import { ITEM_SETS, type ItemSet } from "./item-sets.ts";
import { isLoad, loadSizes } from "./load-size.ts";
import { type PricedLine, priceOf } from "./pricing.ts";
import type { ShopNumbers } from "./shop-numbers.ts";

const MAX_ADVICE = 2;

type AdviceKind = "remove" | "set" | "load" | "add";

/** A change of a list, what the list costs after it, and how much less that is (0: the same). */
export type PriceAdvice = {
  kind: AdviceKind;
  swap: Swap;
  cents: number;
  savingCents: number;
};

/** A line of the list: an id may stand on two lines where its units cost differently. */
type AdvisedLine = PricedLine & { id: string };

type Sums = { volume: number; sumCents: number; units: number };

/** At most two changes worth knowing, the largest saving first; none for a list without points. */
export function advisePrice(
  lines: readonly AdvisedLine[],
  catalog: Catalog,
  numbers: ShopNumbers,
): PriceAdvice[] {
  const sums = sumsOf(lines);
  if (sums.volume === 0) return [];
  const now = centsOf(sums, numbers);
  const found = [
    bestRemoval(lines, sums, now, numbers),
    bestSet(lines, sums, now, catalog, numbers),
    bestLoad(lines, now, numbers),
    hasRoom(lines, sums) ? bestAddition(sums, now, catalog, numbers) : null,
  ];
  return found
    .filter((advice) => advice !== null)
    .sort((one, other) => other.savingCents - one.savingCents)
    .slice(0, MAX_ADVICE);
}

/**
 * The unit whose leaving saves most, where that is more than its price and more than its room cost by
 * the point: where the price has a step (rule 171).
 */
function bestRemoval(
  lines: readonly AdvisedLine[],
  sums: Sums,
  now: number,
  numbers: ShopNumbers,
): PriceAdvice | null {
  return lines.reduce<PriceAdvice | null>((best, { id, priceCents, volume }) => {
    if (priceCents === 0 || volume === 0 || volume === sums.volume || isLoad(id)) return best;
    const rest = without(sums, { priceCents, volume, quantity: 1 });
    const worth = Math.max(priceCents, volume * numbers.pointCents);
    const advice = adviceOf("remove", [{ id, quantity: 1 }], [], now, centsOf(rest, numbers));
    return advice.savingCents > worth ? better(best, advice) : best;
  }, null);
}

const PART_IDS = new Set(ITEM_SETS.flatMap(({ parts }) => parts.map(({ id }) => id)));

/** The set that costs least in place of its parts, where that is less than now (rule 172). */
function bestSet(
  lines: readonly AdvisedLine[],
  sums: Sums,
  now: number,
  catalog: Catalog,
  numbers: ShopNumbers,
): PriceAdvice | null {
  const partLines = lines.filter(({ id }) => PART_IDS.has(id));
  return ITEM_SETS.reduce<PriceAdvice | null>((best, { id, parts }) => {
    const set = catalog.byId.get(id);
    const taken = takeParts(partLines, parts);
    if (!set || !taken) return best;
    const rest = taken.reduce(without, sums);
    const cents = centsOf(plus(rest, { ...set, quantity: 1 }), numbers);
    return betterIfLess(best, adviceOf("set", parts, [{ id, quantity: 1 }], now, cents));
  }, null);
}

/**
 * The load size that costs least in place of everything that takes room, where it is as large and
 * costs less than now (rule 173). What takes no room, a fee, stays.
 */
function bestLoad(
  lines: readonly AdvisedLine[],
  now: number,
  numbers: ShopNumbers,
): PriceAdvice | null {
  const rest = sumsOf(lines.filter(({ volume }) => volume === 0));
  const leaving = lines.filter(({ volume }) => volume > 0);
  const { volume } = sumsOf(leaving);
  const take = unitsById(leaving);
  return loadSizes(numbers).reduce<PriceAdvice | null>((best, load) => {
    if (load.volume < volume) return best;
    const cents = centsOf(plus(rest, { ...load, quantity: 1 }), numbers);
    const put = [{ id: load.id, quantity: 1 }];
    return betterIfLess(best, adviceOf("load", take, put, now, cents));
  }, null);
}

/**
 * One or two pieces more that cost nothing, or with which the whole costs less (rule 174): the lowest
 * price, then the most room used, then the fewest pieces, then the order of the price list.
 */
function bestAddition(
  sums: Sums,
  now: number,
  catalog: Catalog,
  numbers: ShopNumbers,
): PriceAdvice | null {
  const { all, byRoom } = additionsOf(catalog);
  const isRoomAlone = sums.volume >= numbers.loads[0].points;
  const additions = isRoomAlone ? byRoom.filter(({ volume }) => volume <= numbers.reach + 2) : all;
  let best: Addition | null = null;
  let bestCents = now;
  for (const addition of additions) {
    const { volume, priceCents, units } = addition;
    const cents = priceOf(
      sums.volume + volume,
      sums.sumCents + priceCents,
      sums.units + units,
      numbers,
    ).cents;
    if (cents > bestCents) continue;
    if (cents < bestCents || volume > (best?.volume ?? 0)) {
      best = addition;
      bestCents = cents;
    }
  }
  return best && adviceOf("add", [], best.put, now, bestCents);
}

/** Whether two units more are within the limits of a cart, whichever they are. */
function hasRoom(lines: readonly AdvisedLine[], { units }: Sums): boolean {
  const fullest = Math.max(...unitsById(lines).map(({ quantity }) => quantity));
  return units + 2 <= MAX_UNITS_PER_CART && fullest + 2 <= MAX_UNITS_PER_LINE;
}

type Addition = { priceCents: number; volume: number; units: number; put: Cart };
/**
 * In the order of preference. `byRoom` has the first one of each size. Those that are hardly larger than a load
 * price's reach are enough from a quarter load on: the room alone decides there (rules 7 and 8).
 */
type Additions = { all: readonly Addition[]; byRoom: readonly Addition[] };

/**
 * Listed once for each price list, which takes ten times as long as the advice; of pieces, and of pairs,
 * with equal sums the first one is enough.
 */
const additionsOf = oncePer(({ items }: Catalog): Additions => {
  // Fees, cleanouts and "other" items are nothing to name as an example.
  const named = items.filter(
    ({ priceCents, volume, category }) => priceCents > 0 && volume > 0 && category !== "custom",
  );
  const pieces = firstOfEach(named, sumsKey);
  const all = firstOfEach(
    [
      ...pieces.map(({ id, priceCents, volume }) => ({
        ...{ priceCents, volume, units: 1 },
        put: [{ id, quantity: 1 }],
      })),
      ...pieces.flatMap((first, at) => pieces.slice(at).map((second) => pairOf(first, second))),
    ],
    sumsKey,
  );
  return { all, byRoom: firstOfEach(all, ({ volume }) => volume) };
});

function pairOf(first: CatalogItem, second: CatalogItem): Addition {
  const isSame = first === second;
  return {
    priceCents: first.priceCents + second.priceCents,
    volume: first.volume + second.volume,
    units: 2,
    put: isSame
      ? [{ id: first.id, quantity: 2 }]
      : [first, second].map(({ id }) => ({ id, quantity: 1 })),
  };
}

/** Points come in halves, and no two pieces cost a million dollars. */
function sumsKey({ priceCents, volume }: Pick<PricedLine, "priceCents" | "volume">): number {
  return volume * 2e8 + priceCents;
}

function firstOfEach<Value>(values: readonly Value[], keyOf: (value: Value) => unknown): Value[] {
  const seen = new Map<unknown, Value>();
  for (const value of values) if (!seen.has(keyOf(value))) seen.set(keyOf(value), value);
  return [...seen.values()];
}

/** The parts' units as they are priced, the last lines first; null where one is not there. */
function takeParts(lines: readonly AdvisedLine[], parts: ItemSet["parts"]): PricedLine[] | null {
  const taken: PricedLine[] = [];
  for (const { id, quantity } of parts) {
    let wanted = quantity;
    for (const line of lines.filter((one) => one.id === id).reverse()) {
      const units = Math.min(wanted, line.quantity);
      wanted -= units;
      if (units > 0) taken.push({ ...line, quantity: units });
    }
    if (wanted > 0) return null;
  }
  return taken;
}

function unitsById(lines: Cart): Cart {
  const units = new Map<string, number>();
  for (const { id, quantity } of lines) units.set(id, (units.get(id) ?? 0) + quantity);
  return [...units].map(([id, quantity]) => ({ id, quantity }));
}

const NOTHING: Sums = { volume: 0, sumCents: 0, units: 0 };

function sumsOf(lines: readonly PricedLine[]): Sums {
  return lines.reduce(plus, NOTHING);
}

function plus(sums: Sums, { priceCents, volume, quantity }: PricedLine): Sums {
  return {
    volume: sums.volume + volume * quantity,
    sumCents: sums.sumCents + priceCents * quantity,
    units: sums.units + quantity,
  };
}

function without(sums: Sums, { quantity, ...line }: PricedLine): Sums {
  return plus(sums, { ...line, quantity: -quantity });
}

function centsOf({ volume, sumCents, units }: Sums, numbers: ShopNumbers): number {
  return priceOf(volume, sumCents, units, numbers).cents;
}

function adviceOf(
  kind: AdviceKind,
  take: Cart,
  put: Cart,
  now: number,
  cents: number,
): PriceAdvice {
  return { kind, swap: { take, put }, cents, savingCents: now - cents };
}

/** The first found stays where both save the same. */
function better(best: PriceAdvice | null, other: PriceAdvice): PriceAdvice {
  return best && best.savingCents >= other.savingCents ? best : other;
}

function betterIfLess(best: PriceAdvice | null, other: PriceAdvice): PriceAdvice | null {
  return other.savingCents > 0 ? better(best, other) : best;
}
