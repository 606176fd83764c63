import type { NamedEvent } from "../clauses/event.ts";
import { range, wordAt } from "../things/pieces.ts";
import type { Text } from "../things/senses.ts";
import type { Thing } from "../things/thing.ts";
import { type List, lineOf, quantityOf } from "./list.ts";

/**
 * Remembers what else may be meant by a name: that it goes, that it stays, or, of what was on the list
 * before, more of it, fewer, or as many as were said.
 */
export function withDoubt(before: List, after: List, event: NamedEvent, message: number): List {
  const { thing, role, sure, repairs } = event;
  const { id, count } = thing;
  const line = lineOf(before, id);
  const old = quantityOf(before, id);
  const now = quantityOf(after, id);
  const isCorrection = line !== undefined && line.message < message && count !== null;
  const said = isCorrection && !repairs ? around(old, count) : [];
  const summed = old > 0 && now > old && !thing.additive;
  const told = role === "take" && now > 0 ? 0 : Math.max(old, count ?? 1);
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
  const now = quantityOf(list, id);
  const open = [...new Set(counts)].filter((count) => count !== now);
  if (open.length === 0) return { ...list, unsure: others };
  return { ...list, unsure: [...others, { id, counts: open, message }] };
}

/**
 * "fence, it is about 9 panels": a number that belongs to no name may count the one before it, where that
 * was named without a count.
 */
export function withNumbers(
  list: List,
  parts: readonly { things: readonly Thing[]; text: Text }[],
  message: number,
): List {
  const found = parts.flatMap(({ things, text }) =>
    things.flatMap(({ id, count, indefinite, end }, index) => {
      const limit = things[index + 1]?.start ?? text.pieces.length;
      if (count !== null && !indefinite) return [];
      const number = range(end, limit).find((at) => isFree(text, at));
      return number === undefined ? [] : [{ id, said: text.pieces[number]?.value ?? 0 }];
    }),
  );
  return found.reduce((next, { id, said }) => {
    const counts = next.unsure.find((one) => one.id === id)?.counts ?? [];
    return lineOf(next, id) ? asking(next, id, [...counts, said], message) : next;
  }, list);
}

function isFree({ pieces, senses }: Text, at: number): boolean {
  return senses[at] === "count" && !AT.test(wordAt(pieces, at - 1));
}

/** Before a time or a day. */
const AT = /^(?:at|by|between|before|after|around|until|till|on|las)$/;
