import { wordSet } from "../words/table.ts";
import type { Mention } from "./mention.ts";
import { endsSentence, hasWordOf, type Piece, wordAt } from "./pieces.ts";

const BUYS = wordSet("bought buying ordered purchased compre compramos comprando");
const GETS = wordSet("got getting get");
const NEW = wordSet("new nuevo nueva nuevos nuevas");
const STORES = wordSet(
  "store stores shop outlet showroom warehouse dealer online marketplace craigslist ikea costco amazon walmart target wayfair lowes tienda muebleria almacen furniture",
);
/** Speak again of what was bought: "bought a couch at the outlet last year and it broke". */
const REFERS = wordSet(
  "it its them that those which but ago last years year never used old hace pero lo la ya doesnt didnt wont broke broken",
);
const FARTHEST = 8;

/**
 * "we bought 3 new chairs so the old chairs can go", "I bought a bed at a furniture store": what
 * was just bought stays.
 */
export function isBoughtNew(
  mention: Mention,
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): boolean {
  const buys = isOneBefore(pieces, mention.start, BUYS);
  if (!buys && !isOneBefore(pieces, mention.start, GETS)) return false;
  const isNew = hasWordOf(NEW, pieces, mention.start, mention.end + 1);
  if (isNew && mentions.some((other) => other !== mention && other.id === mention.id)) return true;
  const others = mentions.some(({ start }) => start > mention.end);
  if (isNew && others && isFollowedBy(pieces, mention.end, /^(?:so|asi)$/)) return true;
  return buys && !mention.definite && isAtStore(pieces, mention.end);
}

/** True where one of the words is the last before a place, or the one before that. */
function isOneBefore(pieces: readonly Piece[], at: number, words: ReadonlySet<string>): boolean {
  return words.has(wordAt(pieces, at - 1)) || words.has(wordAt(pieces, at - 2));
}

/** "… at a furniture store", with no word behind it that speaks of the thing again. */
function isAtStore(pieces: readonly Piece[], from: number): boolean {
  let store = false;
  for (let at = from; !endsSentence(pieces, at); at += 1) {
    const word = wordAt(pieces, at);
    store ||= STORES.has(word) && at < from + FARTHEST;
    if (/^(?:so|take|asi)$/.test(word) || (store && /^[,]$/.test(pieces[at]?.text ?? ""))) break;
    if (at > from && REFERS.has(word) && word !== "la") return false;
  }
  return store;
}

function isFollowedBy(pieces: readonly Piece[], from: number, words: RegExp): boolean {
  for (let at = from; at < from + FARTHEST && !endsSentence(pieces, at); at += 1)
    if (words.test(wordAt(pieces, at))) return true;
  return false;
}
