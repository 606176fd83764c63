import { SIZE_FILLERS } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { AND, ANOTHER, ARTICLES, isFunctionWord, OF } from "../words/function-words.ts";
import { PLAIN } from "../words/shapes.ts";
import type { Owner } from "./find-mentions.ts";
import type { Mention } from "./mention.ts";
import { addMeasure, isSizeOfScreens, noTraits, type TraitList } from "./noun-phrase.ts";
import { isBoundary, roleOf, unitAt } from "./numbers.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";
import { isTraitWord } from "./variants.ts";

/** A part of a count that is told apart without its noun: "2 queen", "one L-shaped", "3 regular". */
export type Part = { from: number; to: number; count: number; traits: TraitList; plain: boolean };

export type Context = { pieces: readonly Piece[]; owner: Owner; vocabulary: Vocabulary };

/** "three TVs: 32, 43 and 65 inch": a bare number behind screens is a size. */
export function screenAt(
  mention: Mention,
  at: number,
  { pieces, owner, vocabulary }: Context,
): Part | undefined {
  // "one 32, one 55" says one of each.
  const size = pieces[at]?.value === 1 && pieces[at + 1]?.kind === "number" ? at + 1 : at;
  const value = pieces[size]?.kind === "number" ? (pieces[size]?.value ?? 0) : 0;
  if (!isSizeOfScreens(mention.id, value, vocabulary)) return undefined;
  const to = unitAt(pieces, size + 1, owner) === "" ? size + 1 : size + 2;
  return { from: at, to, count: 1, traits: { words: [], inches: value }, plain: false };
}

/** "una pantalla de 55 y otra de 40": the size of one more screen. */
export function screenOfAt(mention: Mention, at: number, context: Context): Part | undefined {
  const { pieces, owner } = context;
  const count = countAt(pieces, at, owner);
  if (count === undefined || !OF.has(wordAt(pieces, at + 1))) return undefined;
  const part = screenAt(mention, at + 2, context);
  return part && { ...part, from: at, count };
}

/** "2 queen", "one 55 inch", "a king", "3 regular" at a place; a noun of its own rules it out. */
export function partAt(at: number, { pieces, owner, vocabulary }: Context): Part | undefined {
  const count = countAt(pieces, at, owner);
  const bare = count === undefined;
  const bracket = !bare && markAt(pieces, at + 1) === ")" ? 1 : 0;
  if (bare && !isBarePart(pieces, at, vocabulary)) return undefined;
  const traits = noTraits();
  let plain = false;
  const first = bare ? at : at + 1 + bracket;
  let to = first;
  for (; to < at + 8 && !owner[to]; to += 1) {
    const piece = pieces[to];
    if (piece?.kind === "number" && unitAt(pieces, to + 1, owner) !== "") {
      addMeasure(traits, pieces, to, owner);
      to += 1;
    } else if (piece?.kind === "number" && piece.value === 1 && isBoundary(pieces, to + 1))
      continue;
    else if (piece?.kind !== "word") break;
    else if (PLAIN.has(piece.text)) plain = true;
    else if (isTraitWord(piece.canon, vocabulary)) traits.words.push(piece.canon);
    else if (
      !SIZE_FILLERS.has(piece.text) &&
      !/^(?:one|ones|is|are|es|of|de|them|a|an|un|una|mas|bit|little|much|that|thats|que)$/.test(
        piece.text,
      )
    ) {
      if (isFunctionWord(piece.text) || traits.words.length > 0 || plain) break;
      plain = false;
    }
  }
  const said = bare ? isBoundary(pieces, to) : to > first;
  return said ? { from: at, to, count: count ?? 1, traits, plain } : undefined;
}

/** "Beds: king, queen, twin": one of each size, punctuation between. */
function isBarePart(pieces: readonly Piece[], at: number, vocabulary: Vocabulary): boolean {
  const mark = markAt(pieces, at - 1);
  const lists =
    mark === ":" || mark === "," || mark === "-" || mark === "(" || AND.has(wordAt(pieces, at - 1));
  const piece = pieces[at];
  return lists && piece?.kind === "word" && isTraitWord(piece.canon, vocabulary);
}

export function countAt(pieces: readonly Piece[], at: number, owner: Owner): number | undefined {
  const piece = pieces[at];
  if (piece?.kind === "number" && roleOf(pieces, at, owner) === "count") return piece.value;
  const word = wordAt(pieces, at);
  return ARTICLES.has(word) || ANOTHER.has(word) ? 1 : undefined;
}

/** The item that the noun of a name stands for by itself. */
export function headItem(mention: Mention, vocabulary: Vocabulary): string {
  return vocabulary.bags.get(mention.head)?.id ?? mention.id;
}
