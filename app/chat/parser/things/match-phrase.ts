import type { Hit, PhraseNode } from "#app/chat/parser/vocabulary/phrases.ts";
import { DEFINITE, INDEFINITE, isFunctionWord, OF } from "#app/chat/parser/words/function-words.ts";
import { type Pieces, wordAt } from "./pieces.ts";

/** A phrase of the lists in a message, and the place behind it. */
export type Match = { to: number; hit: Hit };

/** The longest phrase of the lists that begins at a place, where so much of it was said already. */
export function longestMatch(
  pieces: Pieces,
  at: number,
  node: PhraseNode<Hit>,
  literal = "",
): Match | undefined {
  const { word, said } = stepAt(pieces, at);
  const next = node.next.get(word);
  const longer = next && longestMatch(pieces, at + 1, next, `${literal} ${said}`.trimStart());
  if (longer) return longer;
  // "washer and dryer, stacked"
  const isTrait = / (?:and|n) /.test(literal) && /^[,(]$/.test(pieces[at]?.text ?? "");
  if (node.hits.length === 0 && literal !== "" && (isTrait || mayStandInGap(pieces, at)))
    return longestMatch(pieces, at + 1, node, literal);
  // A phrase in the customer's own words comes before one that means the same.
  const own = node.hits.find((candidate) => candidate.literal === literal);
  // "boxes full of clothes" are no full box springs.
  const isHolding = pieces[at - 1]?.text === "full" && OF.has(wordAt(pieces, at));
  const hit = own ?? (isHolding ? undefined : node.hits[0]);
  return hit && { to: at, hit };
}

/** The word by which a phrase goes on, or "" for none; a stroke is an "and" ("washer/dryer"). */
function stepAt(pieces: Pieces, at: number): { word: string; said: string } {
  const piece = pieces[at];
  if (piece?.text === "/" && piece.tight) return { word: "and", said: "and" };
  if (!piece || piece.kind === "mark" || piece.kind === "noise") return { word: "", said: "" };
  return { word: piece.canon, said: piece.lemma };
}

/** What may stand inside a phrase without belonging to it: "box of old books", "clean out the garage". */
function mayStandInGap(pieces: Pieces, at: number): boolean {
  const joiner = pieces[at - 1]?.canon ?? "";
  const word = wordAt(pieces, at);
  // "a dresser and a mirror" are two.
  if (DEFINITE.has(word) || INDEFINITE.has(word)) return /^(?:of|with|out)$/.test(joiner);
  return joiner === "of" && word !== "" && !isFunctionWord(word);
}
