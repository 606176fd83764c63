import type { Hit, PhraseNode } from "../vocabulary/phrases.ts";
import { DEFINITE, INDEFINITE, isFunctionWord } from "../words/function-words.ts";
import { type Pieces, wordAt } from "./pieces.ts";

/** A phrase of the lists in a message, and the place behind it. */
export type Match = { to: number; hit: Hit };

/** What may stand inside a phrase without belonging to it: "box of old books", "clean out the garage". */
const GAP_AFTER: ReadonlySet<string> = new Set(["of", "with", "and", "out"]);
/** Behind this one an adjective belongs to the content: "bag of old clothes". */
const CONTENT_AFTER = "of";

/** The longest phrase of the lists that begins at a place. */
export function longestMatch(pieces: Pieces, at: number, root: PhraseNode<Hit>): Match | undefined {
  return walk(pieces, at, root, "");
}

function walk(
  pieces: Pieces,
  at: number,
  node: PhraseNode<Hit>,
  literal: string,
): Match | undefined {
  for (const step of stepsFrom(pieces, at, node)) {
    const said = literal === "" ? step.said : `${literal} ${step.said}`;
    const longer = step.node && walk(pieces, step.to, step.node, said);
    if (longer) return longer;
  }
  if (node.hits.length === 0 && literal !== "" && mayStandInGap(pieces, at))
    return walk(pieces, at + 1, node, literal);
  return ending(node, literal, at);
}

type Step = { node: PhraseNode<Hit> | undefined; to: number; said: string };

/** By its next word a phrase goes on, or past a stroke, which is an "and" or nothing ("washer/dryer"). */
function stepsFrom(pieces: Pieces, at: number, { next }: PhraseNode<Hit>): Step[] {
  const piece = pieces[at];
  const second = pieces[at + 1];
  if (piece?.text === "/" && piece.tight) {
    const and = { node: next.get("and"), to: at + 1, said: "and" };
    return [and, { node: next.get(second?.canon ?? ""), to: at + 2, said: second?.lemma ?? "" }];
  }
  if (!piece || piece.kind === "mark" || piece.kind === "noise") return [];
  return [{ node: next.get(piece.canon), to: at + 1, said: piece.lemma }];
}

function mayStandInGap(pieces: Pieces, at: number): boolean {
  const joiner = pieces[at - 1]?.canon ?? "";
  const word = wordAt(pieces, at);
  if (word === "" || !GAP_AFTER.has(joiner)) return false;
  // "a dresser and a mirror" are two.
  if (DEFINITE.has(word) || INDEFINITE.has(word)) return joiner !== "and";
  return joiner === CONTENT_AFTER && !isFunctionWord(word);
}

/** The phrase that ends here; one in the customer's own words before one that means the same. */
function ending(node: PhraseNode<Hit>, literal: string, to: number): Match | undefined {
  const hit = node.hits.find((candidate) => candidate.literal === literal) ?? node.hits[0];
  return hit && { to, hit };
}
