import { UNITS } from "../text/units.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import {
  ANOTHER,
  DEFINITE,
  INDEFINITE,
  isFunctionWord,
  MORE,
  OF,
  VAGUE,
} from "../words/function-words.ts";
import { CONTAINERS } from "../words/shapes.ts";
import { wordSet } from "../words/table.ts";
import type { Owner } from "./find-mentions.ts";
import type { Mention } from "./mention.ts";
import { isFeature, roleOf, unitAt } from "./numbers.ts";
import { isContraction, markAt, type Piece, wordAt } from "./pieces.ts";
import { isTraitWord, type Traits } from "./variants.ts";

/** No noun phrase reaches further back than this from its name. */
const FARTHEST = 9;
const TRANSPARENT: ReadonlySet<string> = new Set(
  "x ea each pcs pc qty size sized units good um uh uhm er hmm".split(" "),
);

const HESITATION = /^(?:um|uh|uhm|er|hmm|like|este|como)$/;
const POINTING = wordSet("them those these esos esas estos estas");

/** Traits as they are gathered, in any order. */
export type TraitList = { words: string[]; inches: number | null };

export function noTraits(): TraitList {
  return { words: [], inches: null };
}

/**
 * Reads the words before a name, nearest first, up to where its noun phrase begins: its count,
 * whether it is "the" or "a", and the traits that may choose among catalogue items. What stands
 * before `limit` belongs to the name before.
 */
export function readBefore(
  mention: Mention,
  pieces: readonly Piece[],
  owner: Owner,
  vocabulary: Vocabulary,
  limit: number,
): Traits {
  const traits = noTraits();
  for (let at = mention.from - 1; at >= limit && at >= mention.from - FARTHEST; at -= 1) {
    if (owner[at]) break;
    const piece = pieces[at] as Piece;
    if (piece.kind === "number") {
      const role = roleOf(pieces, at, owner);
      if (role === "label" && !isYearBefore(piece, mention, at)) break;
      if (role === "measure") addMeasure(traits, pieces, at, owner);
      if (role === "count" && isScreenSize(mention, piece.value, vocabulary))
        traits.inches = piece.value;
      else if (role === "count") {
        takeCount(mention, pieces, at);
        break;
      }
    } else if (piece.kind === "mark") {
      if (!isPassable(pieces, at)) break;
    } else if (piece.kind === "noise") {
      break;
    } else if (
      unitAt(pieces, at, owner) !== "inch" &&
      !readWordBefore(mention, pieces, at, traits, vocabulary)
    )
      break;
    mention.start = at;
  }
  while (OF.has(wordAt(pieces, mention.start))) mention.start += 1;
  return traits;
}

/** "2018 samsung fridge": the year describes. */
function isYearBefore(piece: Piece, mention: Mention, at: number): boolean {
  return piece.value >= 1900 && piece.value <= 2099 && at < mention.from;
}

export function addMeasure(
  traits: TraitList,
  pieces: readonly Piece[],
  at: number,
  owner: Owner,
): void {
  const unit = unitAt(pieces, at + 1, owner);
  const value = pieces[at]?.value ?? 0;
  if (unit === "inch") traits.inches = value;
  if (isFeature(unit)) traits.words.push(String(value), unit);
}

/** Screens are named by their size from this number on: "a 55 samsung TV". */
const SMALLEST_SCREEN = 19;

export function isScreenSize(
  { id, plural }: Mention,
  value: number,
  vocabulary: Vocabulary,
): boolean {
  return !plural && isSizeOfScreens(id, value, vocabulary);
}

export function isSizeOfScreens(id: string, value: number, { ranges }: Vocabulary): boolean {
  return value >= SMALLEST_SCREEN && ranges.has(id);
}

/** "one of my two couches": the first of the numbers counts. */
function shareBefore(pieces: readonly Piece[], at: number): number {
  const shares = DEFINITE.has(wordAt(pieces, at - 1)) && OF.has(wordAt(pieces, at - 2));
  return shares && pieces[at - 3]?.kind === "number" ? at - 3 : at;
}

/** "one of those china cabinets": a kind of thing, not one out of several. */
function isOneOfThose(pieces: readonly Piece[], at: number): boolean {
  return (
    pieces[at]?.value === 1 &&
    OF.has(wordAt(pieces, at + 1)) &&
    /^(?:those|these|them|esos|esas)$/.test(wordAt(pieces, at + 2))
  );
}

function takeCount(mention: Mention, pieces: readonly Piece[], at: number): void {
  const share = shareBefore(pieces, at);
  mention.count = pieces[share]?.value ?? null;
  mention.start = share;
  if (share < at) return;
  mention.likened = isOneOfThose(pieces, at);
  const before = wordAt(pieces, at - 1);
  if (ANOTHER.has(before) || MORE.has(before)) {
    mention.additive = true;
    mention.start = at - 1;
  } else if (DEFINITE.has(before)) {
    mention.definite = true;
    mention.start = at - 1;
  }
}

/** Punctuation inside a noun phrase: "two (2) armchairs", "Qty 4 - chairs", "2x: chairs". */
function isPassable(pieces: readonly Piece[], at: number): boolean {
  const mark = markAt(pieces, at);
  const before = pieces[at - 1];
  if (mark === ")") return before?.kind === "number" && markAt(pieces, at - 2) === "(";
  if (mark !== "-" && mark !== ":") return false;
  if (wordAt(pieces, at - 1) === "x" && pieces[at - 2]?.kind === "number") return true;
  // "2 ea. - dryer".
  if (/^(?:ea|each|pcs|pc)$/.test(wordAt(pieces, at - 1)) && pieces[at - 2]?.kind === "number")
    return true;
  if (before?.kind !== "number") return false;
  const start = wordAt(pieces, at - 2);
  return markAt(pieces, at - 2) === "\n" || /^(?:qty|quantity|cantidad|count)$/.test(start);
}

/** Takes in one word before a name; false where the phrase begins. */
function readWordBefore(
  mention: Mention,
  pieces: readonly Piece[],
  at: number,
  traits: TraitList,
  vocabulary: Vocabulary,
): boolean {
  const piece = pieces[at] as Piece;
  const word = piece.text;
  if (VAGUE.has(word)) {
    mention.vague = true;
    return true;
  }
  if (MORE.has(word)) {
    mention.additive = true;
    return true;
  }
  // "three of them uh bar stools", "two of those like bar stools".
  if (POINTING.has(word) && HESITATION.test(wordAt(pieces, at + 1)))
    return OF.has(wordAt(pieces, at - 1));
  if ((word === "like" || word === "como") && POINTING.has(wordAt(pieces, at - 1)))
    return OF.has(wordAt(pieces, at - 2)) && pieces[at - 3]?.kind === "number";
  if (word === "so" && wordAt(pieces, at - 1) === "or") return true;
  if (word === "or" && wordAt(pieces, at + 1) === "so") return true;
  if (OF.has(word)) return isShare(pieces, at) && !(word === "del" && !mention.plural);
  if (TRANSPARENT.has(word)) return true;
  // "a couple a couches", as it is spoken.
  if (INDEFINITE.has(word) && mention.plural && pieces[at - 1]?.kind === "number") return true;
  if (isLeading(mention, pieces, at))
    return OF.has(wordAt(pieces, at - 1)) && isShare(pieces, at - 1);
  if (isFunctionWord(word)) return false;
  if (pieces[at - 1]?.kind !== "number" || isFeature(word))
    if (isTraitWord(piece.canon, vocabulary) && !isAge(pieces, at)) traits.words.push(piece.canon);
  return true;
}

/** "10 years old" is an age, no kind. */
export function isAge(pieces: readonly Piece[], at: number): boolean {
  return wordAt(pieces, at) === "old" && UNITS.get(wordAt(pieces, at - 1)) === "year";
}

/** "3 of the", "bags of", "a bunch of": an amount; "top of the" and "legs of the" are not. */
function isShare(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at - 1]?.kind === "number") return true;
  const word = wordAt(pieces, at - 1);
  return (
    CONTAINERS.has(word) ||
    UNITS.has(word) ||
    VAGUE.has(word) ||
    /^(?:kind|type|sort|most|rest|all|both|one|some|tipo|rooms|cuartos)$/.test(word)
  );
}

/** The word that opens a noun phrase: an article, "another", "both". */
function isLeading(mention: Mention, pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  if (isContraction(pieces, at)) return false;
  const article = INDEFINITE.has(word);
  if (word === "both" || word === "ambos" || word === "ambas") mention.count = 2;
  else if (ANOTHER.has(word)) {
    mention.additive = true;
    mention.count ??= 1;
  } else if (article) readArticle(mention, pieces, at);
  else if (DEFINITE.has(word)) readDefinite(mention, pieces, at);
  else return false;
  mention.start = at;
  return true;
}

function readArticle(mention: Mention, pieces: readonly Piece[], at: number): void {
  mention.indefinite = true;
  const many = mention.vague || /^(?:some|any|unos|unas|algunos|algunas)$/.test(wordAt(pieces, at));
  if (many) mention.vague = true;
  else mention.count = 1;
}

/** "both the nightstands", "las dos lámparas", "all the chairs". */
function readDefinite(mention: Mention, pieces: readonly Piece[], at: number): void {
  mention.definite = true;
  if (wordAt(pieces, at - 1) === "both") mention.count = mention.plural ? 2 : 1;
}
