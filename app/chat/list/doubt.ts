import type { NamedEvent } from "../clauses/event.ts";
import { type List, lineOf, quantityOf } from "./list.ts";

/** Remembers what else may be meant by a name: that it goes or stays, more of it, fewer, or as many as were said. */
export function withDoubt(before: List, after: List, event: NamedEvent, message: number): List {
  const { thing, role, sure, repairs } = event;
  const { id, count } = thing;
  const line = lineOf(before, id);
  const old = quantityOf(before.lines, id);
  const now = quantityOf(after.lines, id);
  const isCorrection = line !== undefined && line.message < message && count !== null;
  const said = isCorrection && !repairs ? around(old, count) : [];
  const summed = old > 0 && now > old && !thing.additive;
  const told = role !== "keep" && now > 0 ? 0 : Math.max(old, count ?? 1);
  const half = sure === "sure" ? [] : [told];
  const sums = summed ? [Math.max(old, now - old)] : [];
  return asking(after, id, [...half, ...sums, ...(thing.additive ? [] : said)], message);
}

/** The counts that a number said of so many may leave. */
export function around(old: number, said: number): number[] {
  return [said, old - said, old + said].filter((count) => count >= 0);
}

/** The list with other counts that may be meant of an item, in place of those asked about before. */
export function asking(list: List, id: string, counts: readonly number[], message: number): List {
  const others = list.unsure.filter((one) => one.id !== id);
  const now = quantityOf(list.lines, id);
  const open = [...new Set(counts)].filter((count) => count !== now);
  return { ...list, unsure: [...others, { id, counts: open, message }] };
}
