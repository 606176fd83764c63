/** Items and amounts as the owner types them. */
import type { Catalog } from "#app/domain/catalog.ts";
import { LOAD_SIZES } from "#app/domain/load-size.ts";
import { readCents } from "#app/domain/read-cents.ts";
import { OwnerError } from "./explain.ts";
import { printable } from "./terminal.ts";

/** A number of an item; `quantity` null: none was typed. */
export type TypedItem = { quantity: number | null; item: string };

/** "sofa", "2 sofa" or "3 x wooden chair". @throws OwnerError */
export function readTypedItem(typed: string): TypedItem {
  const [, count, item = ""] = /^(?:(\d{1,3})\s*[x*]?\s+)?(.*\S)\s*$/i.exec(typed.trim()) ?? [];
  if (item !== "" && Number(count ?? 1) > 0)
    return { quantity: count ? Number(count) : null, item };
  throw new OwnerError(`"${printable(typed)}" is no item: write sofa, or "2 sofa".`);
}

/** Gathers an option that may be typed several times. */
export function gather<Value>(read: (typed: string) => Value) {
  return (typed: string, before: readonly Value[] = []): Value[] => [...before, read(typed)];
}

/**
 * The id of an item that was typed by its id or its name.
 * @param other ids that a booked list has, in or out of the price list
 * @throws OwnerError
 */
export function itemId(
  typed: string,
  { items }: Catalog,
  other: readonly { id: string; name: string }[] = [],
): string {
  const wanted = typed.toLowerCase();
  const known = [...items, ...LOAD_SIZES, ...other].find(
    ({ id, name }) => id === wanted || name.toLowerCase() === wanted,
  );
  if (known) return known.id;
  throw new OwnerError(
    `There is no item "${printable(typed)}": npm run owner -- prices WORD lists them.`,
  );
}

/** Cents of an amount in dollars. @throws OwnerError */
export function readAmount(typed: string): number {
  const cents = readCents(typed);
  if (cents !== null) return cents;
  throw new OwnerError(`"${printable(typed)}" is no amount: write dollars, like 404.59.`);
}
