import { BED_SIZES } from "../vocabulary/attributes.ts";
import { AND, WITH } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import { wordAt } from "./pieces.ts";
import type { Text } from "./senses.ts";
import type { Thing } from "./thing.ts";
import { withTraits } from "./variants.ts";

/**
 * A size that opens or closes a run of things goes for all of the run that come in that size and have
 * none of their own: "king frame, mattress and box spring".
 */
export function withSharedTraits(things: readonly Thing[], text: Text): Thing[] {
  const forth: Thing[] = [];
  for (const thing of things) {
    const before = forth.at(-1);
    if (!before || !isRun(before, thing, text)) forth.push(thing);
    else forth.push(paired(thing.indefinite ? thing : sized(thing, before, text), before, text));
  }
  const back: Thing[] = [];
  for (const thing of forth.toReversed()) {
    const next = back.at(-1);
    const isClosed = next && !next.indefinite && next.end > next.to && thing.end === thing.to;
    back.push(isClosed && isRun(thing, next, text) ? sized(thing, next, text) : thing);
  }
  return back.toReversed();
}

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

/** Two neighbours of one list: a comma, an "and" or nothing between them. */
function isRun(first: Thing, second: Thing, { pieces }: Text): boolean {
  return pieces
    .slice(first.end, second.start)
    .every(({ text }) => /^[,:]$/.test(text) || AND.has(text) || WITH.has(text));
}
