import { AND, ANOTHER, DEFINITE, MORE } from "../words/function-words.ts";
import { NUMBER_LABELS, PLACING, ROOMS } from "../words/places.ts";
import { wordSet } from "../words/table.ts";
import { KEEP } from "../words/verbs.ts";
import { IDIOM, type Owner } from "./find-mentions.ts";
import type { Mention } from "./mention.ts";
import { isBoundary, roleOf } from "./numbers.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";

const HAS = wordSet("has have had holds got gets tiene tienen hay");
const PLACES =
  /^(?:upstairs|downstairs|outside|inside|out|up|down|arriba|abajo|afuera|adentro|atras)$/;
const FARTHEST = 30;

/** A count that leaves its noun out. */
type Elided = { from: number; to: number; count: number; more: boolean };

/**
 * Adds what stands in another place to the name before it: "a chair in the den and one more in the
 * garage", "the den has 2 lamps, the office has 3", "un refri en la cocina y otro en la cochera".
 */
export function countElsewhere(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  owner: Owner,
): void {
  for (const [index, thing] of mentions.entries()) {
    if (thing.kind !== "item" || (thing.plural && thing.count === null)) continue;
    const limit = Math.min(mentions[index + 1]?.start ?? pieces.length, thing.end + FARTHEST);
    let placed = HAS.has(wordAt(pieces, thing.start - 1));
    for (let at = thing.end; at < limit && !endsSentence(pieces, at); at += 1) {
      placed ||= isPlace(pieces, at);
      const elided = owner[at] ? undefined : elidedAt(pieces, at, owner);
      // "6 lamps, 2 in the den and 4 in the office" tells the same six apart.
      const counted = pieces[at]?.kind === "number" && roleOf(pieces, at, owner) === "count";
      if (counted && !elided) break;
      if (!elided) continue;
      if (elided.to > limit || !(placed || elided.more) || stays(pieces, elided.to)) break;
      thing.count = (thing.count ?? 1) + elided.count;
      Object.assign(thing, { indefinite: false, plural: true });
      owner.fill(IDIOM, elided.from, elided.to);
      at = elided.to - 1;
    }
  }
}

function elidedAt(pieces: readonly Piece[], at: number, owner: Owner): Elided | undefined {
  const another = ANOTHER.has(wordAt(pieces, at));
  const number = another && pieces[at + 1]?.value === 1 ? at + 1 : at;
  const counted = pieces[number]?.kind === "number" && roleOf(pieces, number, owner) === "count";
  if (!another && !counted) return undefined;
  const count = counted ? (pieces[number]?.value ?? 1) : 1;
  const more = MORE.has(wordAt(pieces, number + 1));
  const to = more ? number + 2 : number + 1;
  const before = HAS.has(wordAt(pieces, at - 1)) && isBoundary(pieces, to);
  if (before) return roomBefore(pieces, at - 1) ? { from: at, to, count, more } : undefined;
  if (!joins(pieces, at - 1)) return undefined;
  const end = endOfPlace(pieces, to);
  return end === -1 ? undefined : { from: at, to: end, count, more: more || another };
}

function joins(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  return AND.has(word) || markAt(pieces, at) === "," || /^(?:theres|hay|also|then)$/.test(word);
}

/** The room that "has 3" is said of stands right before it, in a clause of its own. */
function roomBefore(pieces: readonly Piece[], verb: number): boolean {
  for (let at = verb - 1; at >= verb - 4 && !isBoundary(pieces, at); at -= 1) {
    const { kind } = pieces[at] ?? {};
    if (ROOMS.has(wordAt(pieces, at)) || NUMBER_LABELS.has(wordAt(pieces, at))) return true;
    if (kind === "noise") return true;
  }
  return false;
}

/** The place behind "in the garage" or "downstairs", or -1. */
function endOfPlace(pieces: readonly Piece[], from: number): number {
  if (PLACES.test(wordAt(pieces, from)) && isBoundary(pieces, from + 1)) return from + 1;
  const first = /^(?:out|over|up|down|back)$/.test(wordAt(pieces, from)) ? from + 1 : from;
  if (!PLACING.has(wordAt(pieces, first))) return -1;
  for (let at = first + 1; at <= first + 4 && !isBoundary(pieces, at); at += 1)
    if (ROOMS.has(wordAt(pieces, at))) return at + 1;
  return -1;
}

function isPlace(pieces: readonly Piece[], at: number): boolean {
  return ROOMS.has(wordAt(pieces, at)) && !DEFINITE.has(wordAt(pieces, at + 1));
}

/** "one in the den stays": the other one is not to be taken. */
function stays(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; at < from + 5 && !isBoundary(pieces, at); at += 1)
    if (KEEP.has(wordAt(pieces, at)) || /^(?:not|isnt|is|are)$/.test(wordAt(pieces, at)))
      return true;
  return false;
}
