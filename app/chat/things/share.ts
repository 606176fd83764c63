import { BED_SIZES } from "../vocabulary/attributes.ts";
import { AND, WITH } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import { unionOf } from "../words/table.ts";
import { wordAt } from "./pieces.ts";
import type { Text } from "./senses.ts";
import type { Thing } from "./thing.ts";
import { withTraits } from "./variants.ts";

/**
 * Two neighbours of a run: a size that opens or closes it goes for what comes in that size and has none
 * of its own ("king frame and box spring", "mattress and box spring both full").
 */
export function withShared(one: Thing, two: Thing, text: Text): Thing[] {
  const between = text.pieces.slice(one.end, two.start);
  const isRun = between.every(({ text: word }) => /^[,:]$/.test(word) || BINDS.has(word));
  if (!isRun) return [one, two];
  const isClosed = !two.indefinite && two.end > two.to && one.end === one.to;
  const second = paired(two.indefinite ? two : sized(two, one, text), one, text);
  return [isClosed ? sized(one, two, text) : one, second];
}

const BINDS = unionOf(AND, WITH);

/**
 * The thing in the size of another, where it was named without one, or of the room that names the other
 * ("patio table, 4 chairs"), where it comes so.
 */
function sized(thing: Thing, other: Thing, { vocabulary }: Text): Thing {
  const isBare = thing.words.length === 1 && !thing.described && !thing.definite;
  const room = isBare ? other.words.find((word) => ROOMS.has(word)) : undefined;
  const told = (sizeOf(thing) === undefined ? sizeOf(other) : undefined) ?? room;
  if (told === undefined) return thing;
  const kind = withTraits(thing.base, { words: [told], inches: null }, vocabulary);
  return kind.words.includes(told) ? { ...thing, ...kind } : thing;
}

/** "6 cribs with mattresses", "a desk with its chair": as many, and of the kind that goes by both names. */
function paired(thing: Thing, other: Thing, { pieces, vocabulary }: Text): Thing {
  const opening = thing.definite ? thing.start : thing.start - 1;
  const isWith = [opening, opening - 1].some((at) => WITH.has(wordAt(pieces, at)));
  if (!isWith || thing.count !== null) return thing;
  const kind = withTraits(thing.base, { words: [other.head], inches: null }, vocabulary);
  const told = kind.described && !thing.described ? kind : {};
  return { ...thing, ...told, count: thing.plural ? other.count : null };
}

function sizeOf({ words }: Thing): string | undefined {
  return words.find((word) => BED_SIZES.has(word));
}
