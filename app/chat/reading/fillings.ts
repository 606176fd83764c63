import { bagKey } from "../vocabulary/heads.ts";
import type { Hit } from "../vocabulary/phrases.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { unionOf, wordSet } from "../words/table.ts";
import { isBoundary } from "./numbers.ts";
import { hasWordOf, type Piece, wordAt } from "./pieces.ts";

/** A hold that is filled: the place behind it, the item that is sold so, how often it is filled. */
export type Filling = { to: number; hit: Hit; count: number | null };

const FILLS = wordSet("fill fills filling llena llenar llenan llenaria cabe caben");
const FULL = wordSet("full fulls worth llena llenas lleno llenos");
const LINKS = wordSet(
  "of de del a an the one un una la el my mi his her our up in en whole entire",
);
const SAYS_FILLED = unionOf(FILLS, FULL);
/** The words for what a hold takes, in the owner's lists: "pickup bed full", "truck bed load". */
const LOADS = ["full", "load", "carga"];
const LONGEST = 8;

/** True for a message that may speak of a hold that is filled. */
export function speaksOfFilling(pieces: readonly Piece[]): boolean {
  return hasWordOf(SAYS_FILLED, pieces, 0, pieces.length);
}

/**
 * "enough to fill the bed of a pickup", "a truck bed full": the owner's list has such words in an
 * order of its own ("pickup bed full"), so they are looked up in any.
 */
export function fillingAt(
  pieces: readonly Piece[],
  at: number,
  vocabulary: Vocabulary,
): Filling | undefined {
  const fills = FILLS.has(wordAt(pieces, at));
  if (!fills && !fullBehind(pieces, at)) return undefined;
  const nouns: string[] = [];
  let found: Filling | undefined;
  for (let end = fills ? at + 1 : at; end < at + LONGEST; end += 1) {
    const word = wordAt(pieces, end);
    if (word === "" || (!fills && nouns.length === 0 && LINKS.has(word))) break;
    if (LINKS.has(word)) continue;
    if (!fills && FULL.has(word)) return loaded(nouns, pieces, end + 1, vocabulary);
    if (!pieces[end]?.known || nouns.length > 2) break;
    nouns.push(pieces[end]?.canon ?? word);
    if (fills) found = loaded(nouns, pieces, end + 1, vocabulary) ?? found;
  }
  return found;
}

function fullBehind(pieces: readonly Piece[], at: number): boolean {
  if (!pieces[at]?.known) return false;
  for (let place = at + 1; place <= at + 3; place += 1) {
    const word = wordAt(pieces, place);
    if (word === "") return false;
    if (FULL.has(word)) return true;
  }
  return false;
}

function loaded(
  nouns: readonly string[],
  pieces: readonly Piece[],
  to: number,
  { bags }: Vocabulary,
): Filling | undefined {
  for (const load of LOADS) {
    const hit = nouns.length > 0 ? bags.get(bagKey([...nouns, load])) : undefined;
    // A "full bed" is a size of bed.
    if (hit && (load !== "full" || hit.words.at(-1) === "full"))
      return { hit, ...times(pieces, to) };
  }
  return undefined;
}

/** "twice", "2 times"; "once" behind it looks like the Spanish eleven. */
function times(pieces: readonly Piece[], to: number): { to: number; count: number | null } {
  if (wordAt(pieces, to) === "twice") return { to: to + 1, count: 2 };
  const number = pieces[to];
  if (number?.kind !== "number") return { to, count: null };
  if (/^(?:times|veces|x)$/.test(wordAt(pieces, to + 1)))
    return { to: to + 2, count: number.value };
  return isBoundary(pieces, to + 1) ? { to: to + 1, count: 1 } : { to, count: null };
}
