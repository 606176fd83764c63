/** A booked list that is changed later (rules 120 to 128). */
import { type CartLine, MAX_UNITS_PER_LINE } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { pricedAt } from "#app/prices/discount.ts";
import type { OnAccount } from "./accounts/account.ts";
import { discountRate } from "./accounts/discount-rate.ts";
import { type JobLine, numbersOf, type Order } from "./job-line.ts";
import { priceOfLines } from "./quotes/quote.ts";

/**
 * The list that was asked for, priced: units that were booked keep the price and points they were
 * booked at, added ones take today's; the numbers of the booking price them together. Ids that neither
 * the list nor the catalogue has are dropped.
 * @param wanted each id once, with the units wanted in all
 */
export function changeOrder(
  booked: Pick<Order, "items" | "discountCents" | "numbers"> & OnAccount,
  wanted: readonly CartLine[],
  findProduct: (id: string) => Product | undefined,
): Order {
  const items = wanted.flatMap((line) => changedLines(booked.items, line, findProduct));
  const numbers = numbersOf(booked);
  const price = priceOfLines(items, numbers);
  return {
    items,
    volume: price.volume,
    ...(booked.numbers && { numbers: booked.numbers }),
    ...pricedAt(price.cents, discountRate(booked)),
  };
}

/** The units of an id: first those that were booked, as they were, then new ones. */
function changedLines(
  booked: readonly JobLine[],
  { id, quantity }: CartLine,
  findProduct: (id: string) => Product | undefined,
): JobLine[] {
  let rest = Math.min(quantity, MAX_UNITS_PER_LINE);
  const kept: JobLine[] = [];
  for (const line of booked.filter((one) => one.id === id)) {
    const units = Math.min(rest, line.quantity);
    rest -= units;
    if (units > 0) kept.push({ ...line, quantity: units });
  }
  const product = findProduct(id);
  if (rest === 0 || !product) return kept;
  const { name, priceCents, volume } = product;
  return merge(kept, { id, name, quantity: rest, priceCents, volume });
}

/** One line where a new unit costs what a booked one does. */
function merge(kept: readonly JobLine[], added: JobLine): JobLine[] {
  const same = kept.findIndex(
    (line) =>
      line.name === added.name &&
      line.priceCents === added.priceCents &&
      line.volume === added.volume,
  );
  if (same === -1) return [...kept, added];
  return kept.map((line, index) =>
    index === same ? { ...line, quantity: line.quantity + added.quantity } : line,
  );
}

/** A job's list as ids and units, each id once, in the order of the list. */
export function wantedOf(items: readonly JobLine[]): CartLine[] {
  const units = new Map<string, number>();
  for (const { id, quantity } of items) units.set(id, (units.get(id) ?? 0) + quantity);
  return [...units].map(([id, quantity]) => ({ id, quantity }));
}
