import type { Mention } from "./mention.ts";
import { type Piece, wordAt } from "./pieces.ts";

const SERVES =
  /^(?:used|works|doubles|doubled|doubling|big|size|heavy|large|use|serves|served|serving)$/;
const USES = /^us(?:e|ed|es|ing)$/;
const SERVES_ES =
  /^(?:(?:us|ocup)(?:o|a|an|amos|aba|aban|abamos|e|ando)|sirv(?:e|en|io|ia)|servia|servian)$/;

/** "used as a desk", "la uso de ropero", "bigger than a couch": told of another thing. */
export function isCompared(
  mention: Mention,
  before: Mention | undefined,
  pieces: readonly Piece[],
): boolean {
  const link = wordAt(pieces, mention.start - 1);
  const verb = wordAt(pieces, mention.start - 2);
  if (/^(?:holds|fits|held)$/.test(link)) return true;
  if (link === "than") return !/^(?:other|more|less)$/.test(verb);
  if (/^(?:de|como)$/.test(link))
    return (mention.count === null || mention.indefinite) && SERVES_ES.test(verb);
  return link === "as" && (SERVES.test(verb) || isObjectOfUse(mention.start - 2, before, pieces));
}

/** "use it as a desk", "using the dining table as a desk": what is put to use stands before "as". */
function isObjectOfUse(at: number, before: Mention | undefined, pieces: readonly Piece[]): boolean {
  if (/^(?:it|them|this|that)$/.test(wordAt(pieces, at))) return USES.test(wordAt(pieces, at - 1));
  return before?.end === at + 1 && USES.test(wordAt(pieces, before.start - 1));
}
