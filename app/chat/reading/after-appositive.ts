import { SIZE_FILLERS } from "../vocabulary/attributes.ts";
import { AND, DEFINITE, INDEFINITE } from "../words/function-words.ts";
import { NEGATORS } from "../words/verbs.ts";
import type { Reader } from "./after-reader.ts";
import { addMeasure, noTraits } from "./noun-phrase.ts";
import { isBoundary, unitAt } from "./numbers.ts";
import { type Piece, wordAt } from "./pieces.ts";
import { isTraitWord, variantOf } from "./variants.ts";

const FARTHEST = 6;
const KIND = /^(?:kind|kinds|type|style|sort|ones|tipo)$/;

/** "a mattress, a twin", "that mower, the riding one", "a fridge the small dorm kind", as it is spoken. */
export function stepAppositive(reader: Reader, at: number): number {
  const { pieces, owner, mention, vocabulary } = reader;
  const article = wordAt(pieces, at);
  if (!INDEFINITE.has(article) && !DEFINITE.has(article)) return at;
  const traits = noTraits();
  let end = at + 1;
  for (; end < Math.min(at + FARTHEST, pieces.length) && !owner[end]; end += 1) {
    const piece = pieces[end] as Piece;
    if (piece.kind === "number" && unitAt(pieces, end + 1, owner) !== "")
      addMeasure(traits, pieces, end++, owner);
    else if (piece.kind !== "word") break;
    else if (isTraitWord(piece.canon, vocabulary)) traits.words.push(piece.canon);
    else if (!SIZE_FILLERS.has(piece.text)) break;
  }
  const noun = pieces[end]?.value === 1 || KIND.test(wordAt(pieces, end));
  const alone = INDEFINITE.has(article) && !mention.plural && endsThere(pieces, end);
  if (owner[end] || !(noun || alone) || !variantOf(mention, traits, vocabulary)) return at;
  reader.traits.words.push(...traits.words);
  reader.traits.inches ??= traits.inches;
  return noun ? end + 1 : end;
}

/** True where no list of sizes goes on: "a bed, a queen and a twin". */
function endsThere(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  return NEGATORS.has(word) || (isBoundary(pieces, at) && !AND.has(word));
}
