import type { Hit, PhraseNode } from "../vocabulary/phrases.ts";
import { DEFINITE, INDEFINITE, isFunctionWord } from "../words/function-words.ts";
import { type Piece, wordAt } from "./pieces.ts";

/** A phrase of the lists in a message, and the place behind it. */
export type Match = { to: number; hit: Hit };

/** What may stand inside a phrase without belonging to it: "box of old books", "clean out the garage". */
const GAP_AFTER: ReadonlySet<string> = new Set(["of", "with", "and", "out"]);
/** Behind this one an adjective belongs to the content: "bag of old clothes". */
const CONTENT_AFTER = "of";
const LONGEST_GAP = 2;

/** The longest phrase of the lists that begins at a place. */
export function longestMatch(
  pieces: readonly Piece[],
  at: number,
  root: PhraseNode<Hit>,
): Match | undefined {
  const first = pieces[at];
  const node = first && first.kind !== "mark" ? root.next.get(first.canon) : undefined;
  const match = node && walk(pieces, at + 1, node, first?.lemma ?? "", 0);
  if (match) return match;
  const joined = joinedStep(pieces, at, root);
  return joined && walk(pieces, at + 2, joined, "", 0);
}

function walk(
  pieces: readonly Piece[],
  at: number,
  node: PhraseNode<Hit>,
  literal: string,
  gap: number,
): Match | undefined {
  const piece = pieces[at];
  if (piece?.text === "/") return walkSlash(pieces, at, node, literal) ?? ending(node, literal, at);
  if (!piece || piece.kind === "mark" || piece.kind === "noise") return ending(node, literal, at);
  const next = node.next.get(piece.canon);
  const longer = next && walk(pieces, at + 1, next, join(literal, piece.lemma), 0);
  if (longer) return longer;
  const joined = joinedStep(pieces, at, node);
  const compound = joined && walk(pieces, at + 2, joined, "", 0);
  if (compound) return compound;
  const content = contentStep(pieces, at, node);
  if (content) {
    const whole = walk(pieces, at + 2, content, join(literal, "of"), 0);
    if (whole) return whole;
  }
  if (node.hits.length === 0 && gap < LONGEST_GAP && mayStandInGap(pieces, at, gap))
    return walk(pieces, at + 1, node, literal, gap + 1);
  return ending(node, literal, at);
}

/** "stackable washer/dryer": a stroke is an "and", or nothing. */
function walkSlash(
  pieces: readonly Piece[],
  at: number,
  node: PhraseNode<Hit>,
  literal: string,
): Match | undefined {
  const and = node.next.get("and");
  const paired = and && walk(pieces, at + 1, and, join(literal, "and"), 0);
  if (paired) return paired;
  const next = node.next.get(pieces[at + 1]?.canon ?? "");
  return next && walk(pieces, at + 2, next, join(literal, pieces[at + 1]?.lemma ?? ""), 0);
}

function join(literal: string, word: string): string {
  return literal === "" ? word : `${literal} ${word}`;
}

/** "truck load" for "truckload": two words of the message that are one in the lists. */
function joinedStep(
  pieces: readonly Piece[],
  at: number,
  node: PhraseNode<Hit>,
): PhraseNode<Hit> | undefined {
  const [first, second] = [wordAt(pieces, at), pieces[at + 1]];
  if (first.length < 3 || second?.kind !== "word" || second.text.length < 3) return undefined;
  const joined = node.next.get(first + second.text);
  return second.lemma === second.text ? joined : (node.next.get(first + second.lemma) ?? joined);
}

/** "bolsas negras de basura", "bags full of trash": a word between the container and its "of". */
function contentStep(
  pieces: readonly Piece[],
  at: number,
  node: PhraseNode<Hit>,
): PhraseNode<Hit> | undefined {
  const word = wordAt(pieces, at);
  if (pieces[at + 1]?.canon !== CONTENT_AFTER || word === "" || isFunctionWord(word))
    return undefined;
  return node.next.get(CONTENT_AFTER);
}

function mayStandInGap(pieces: readonly Piece[], at: number, gap: number): boolean {
  const joiner = pieces[at - 1 - gap]?.canon ?? "";
  const word = wordAt(pieces, at);
  if (word === "" || !GAP_AFTER.has(joiner)) return false;
  if (DEFINITE.has(word) || INDEFINITE.has(word)) return true;
  return joiner === CONTENT_AFTER && !isFunctionWord(word);
}

/** The phrase that ends here; one in the customer's own words before one that means the same. */
function ending(node: PhraseNode<Hit>, literal: string, to: number): Match | undefined {
  const hit = node.hits.find((candidate) => candidate.literal === literal) ?? node.hits[0];
  return hit && { to, hit };
}
