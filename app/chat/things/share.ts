import { BED_SIZES } from "../vocabulary/attributes.ts";
import { AND, WITH } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import type { Text } from "./body.ts";
import { markAt, wordAt } from "./pieces.ts";
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
    else {
      const own = thing.indefinite ? thing : sized(thing, before, text);
      forth.push(paired(placed(own, before, text), before, text));
    }
  }
  const back: Thing[] = [];
  for (const thing of forth.toReversed()) {
    const next = back.at(-1);
    const isClosed = next && !next.indefinite && next.end > next.to && thing.end === thing.to;
    back.push(isClosed && isRun(thing, next, text) ? sized(thing, next, text) : thing);
  }
  return back.toReversed();
}

/** The thing in the size of another, where it comes in it and was named without. */
function sized(thing: Thing, other: Thing, { vocabulary }: Text): Thing {
  const size = sizeOf(other);
  if (size === undefined || sizeOf(thing) !== undefined) return thing;
  const kind = withTraits(thing.base, { words: [size], inches: null }, vocabulary);
  return kind.words.includes(size) ? { ...thing, ...kind } : thing;
}

/** "patio table, 4 chairs": a bare noun behind what is named by its room is of that room, where it comes so. */
function placed(thing: Thing, other: Thing, { vocabulary }: Text): Thing {
  const room = other.words.find((word) => ROOMS.has(word));
  const isBare = thing.words.length === 1 && !thing.described && !thing.definite;
  if (room === undefined || !isBare) return thing;
  return { ...thing, ...withTraits(thing.base, { words: [room], inches: null }, vocabulary) };
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
function isRun(first: Thing, second: Thing, text: Text): boolean {
  const { pieces } = text;
  for (let at = first.end; at < second.start; at += 1) {
    const word = wordAt(pieces, at);
    const mark = markAt(pieces, at);
    if (!/^[,:]$/.test(mark) && !AND.has(word) && !WITH.has(word)) return false;
  }
  return true;
}
