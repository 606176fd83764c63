import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { isFunctionWord, OF } from "../words/function-words.ts";
import { CONTAINERS } from "../words/shapes.ts";
import type { Owner } from "./find-mentions.ts";
import type { Mention } from "./mention.ts";
import { addMeasure, isScreenSize, type TraitList } from "./noun-phrase.ts";
import { isBoundary, unitAt } from "./numbers.ts";
import { type Piece, wordAt } from "./pieces.ts";
import { isPieces, isTraitWord } from "./variants.ts";

export const FARTHEST = 14;

export const COUNT_LABELS: ReadonlySet<string> = new Set([
  "qty",
  "quantity",
  "count",
  "cantidad",
  "cant",
  "x",
]);

export type Reader = {
  mention: Mention;
  pieces: readonly Piece[];
  owner: Owner;
  vocabulary: Vocabulary;
  traits: TraitList;
};

/** A count; behind a single screen a number this large is its size ("a flat screen, 55"). */
export function takeNumber(
  { mention, pieces, traits, vocabulary }: Reader,
  at: number,
  end: number,
): number {
  const value = pieces[at]?.value ?? 0;
  if (isScreenSize(mention, value, vocabulary)) traits.inches = value;
  else if (isPieces(mention.id, wordAt(pieces, at + 1), vocabulary))
    traits.words.push(String(value), "piece");
  else mention.count = value;
  return end;
}

/** "scrap metal: 1 pile". */
export function afterContainer(pieces: readonly Piece[], at: number, owner: Owner): number {
  const holds = CONTAINERS.has(wordAt(pieces, at)) && !owner[at] && !OF.has(wordAt(pieces, at + 1));
  return holds ? at + 1 : at;
}

export function numbersIn(pieces: readonly Piece[], from: number, to: number): number[] {
  const places: number[] = [];
  for (let place = from; place < to; place += 1)
    if (pieces[place]?.kind === "number") places.push(place);
  return places;
}

export function collectTraits(
  { pieces, owner, traits, vocabulary }: Reader,
  from: number,
  to: number,
): void {
  for (let place = from; place < to; place += 1) {
    const piece = pieces[place] as Piece;
    if (piece.kind === "number") addMeasure(traits, pieces, place, owner);
    else if (isDimension(pieces, place, owner)) continue;
    else if (piece.kind === "word" && isTraitWord(piece.canon, vocabulary))
      traits.words.push(piece.canon);
  }
}

const DIMENSIONS = /^(?:wide|tall|long|high|deep|across|ancho|alto|largo)$/;

/** The "tall" of "60 in. tall" measures; a tall dresser is another item. */
export function isDimension(pieces: readonly Piece[], at: number, owner: Owner): boolean {
  return DIMENSIONS.test(wordAt(pieces, at)) && unitAt(pieces, at - 1, owner) !== "";
}

export function segmentEnd(pieces: readonly Piece[], from: number): number {
  let end = from;
  while (!isBoundary(pieces, end)) end += 1;
  return end;
}

const NAME_WITHIN = 5;

/** True when nothing but adjectives stands between a place and the next name. */
export function leadsToName(pieces: readonly Piece[], from: number, owner: Owner): boolean {
  for (let at = from; at < from + NAME_WITHIN; at += 1) {
    if (owner[at]) return owner[at] !== "idiom";
    const word = wordAt(pieces, at);
    const passes =
      word !== "" && (OF.has(word) || word === "x" || word === "inch" || !isFunctionWord(word));
    if (!passes && !(pieces[at]?.kind === "number" && unitAt(pieces, at + 1, owner) !== ""))
      return false;
  }
  return false;
}
