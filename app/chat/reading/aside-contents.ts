import { AND } from "../words/function-words.ts";
import { KEEP } from "../words/verbs.ts";
import type { Mention } from "./mention.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";

/** True where a bracket opens right behind a name, or behind its whole noun phrase. */
export function opensBracket({ to, end }: Mention, pieces: readonly Piece[]): boolean {
  return markAt(pieces, to) === "(" || markAt(pieces, end) === "(";
}

/** "patio set (table and 4 chairs)": what a set consists of is not there twice. */
export function setContentsAside(
  mention: Mention,
  later: readonly Mention[],
  pieces: readonly Piece[],
): void {
  if (mention.sense === "aside") return;
  const [first] = later;
  // "office copier: 1 (Xerox)": the same thing by another name.
  if (first && first.id === mention.id && isAloneInBracket(first, mention.end, pieces))
    first.sense = "aside";
  if (markAt(pieces, mention.to) !== "(") return;
  // "couch (and ottoman)" adds; "hutch (glass doors)" describes.
  if (AND.has(wordAt(pieces, mention.to + 1)) || keepsWithin(pieces, mention.to)) return;
  for (const inner of later) {
    if (closesBefore(pieces, mention.to, inner.start)) return;
    // "TVs (2 of 55 inches)": a part that was told apart of the same name.
    if (inner.named === mention.named) continue;
    if (inner.count === null || mention.words.includes(inner.head) || mention.words.includes("set"))
      inner.sense = "aside";
  }
}

function isAloneInBracket(
  { start, end, count }: Mention,
  at: number,
  pieces: readonly Piece[],
): boolean {
  return (
    count === null && markAt(pieces, at) === "(" && start === at + 1 && markAt(pieces, end) === ")"
  );
}

/** "dryer (washer is ours, leave it)": a bracket that says what stays speaks of a thing of its own. */
function keepsWithin(pieces: readonly Piece[], open: number): boolean {
  for (let at = open + 1; at < pieces.length && markAt(pieces, at) !== ")"; at += 1) {
    if (endsSentence(pieces, at)) return false;
    const word = wordAt(pieces, at);
    if (KEEP.has(word) || OF_OURS.test(word)) return true;
  }
  return false;
}

const OF_OURS = /^(?:mine|ours|not|isnt|arent|belongs|mio|mia|nuestro|nuestra|no)$/;

function closesBefore(pieces: readonly Piece[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (markAt(pieces, at) === ")") return true;
  return false;
}
