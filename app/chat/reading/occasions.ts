import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { WITH } from "../words/function-words.ts";
import { isJoinedTo } from "./clauses.ts";
import type { Mention } from "./mention.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";

const OCCASION = /\bclean ?-?out\b|\bcleanout\b|\blimpieza\b/i;
/** Behind these a cleanout is what is going on, not what is ordered. */
const GOING_ON =
  /^(?:doing|for|its|is|from|during|after|having|this|of|the|our|my|de|del|por|la|una|was|did|finishing)$/;

/** "a garage cleanout: 2 bikes and a ladder": the list is what counts, not the occasion. */
export function isOccasion(
  mention: Mention,
  mentions: readonly Mention[],
  next: Mention | undefined,
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): boolean {
  if (!isCleanout(mention, vocabulary)) return false;
  if (sentenceHas(pieces, mention.start, "long")) return true;
  const others = mentions.some((other) => other.id !== mention.id && isThing(other, vocabulary));
  if (!others) return false;
  const mark = markAt(pieces, mention.end);
  if (mark === ":" || mark === "-" || WITH.has(wordAt(pieces, mention.end))) return true;
  if (/^(?:doing|having|during|after)$/.test(wordAt(pieces, mention.start - 1))) return true;
  if (next && isJoinedTo(pieces, mention.end, next.start)) return false;
  if (mention.definite || GOING_ON.test(wordAt(pieces, mention.start - 1))) return true;
  return mention.count === null && !addsBehind(pieces, mention, next);
}

function isCleanout({ id }: Mention, { catalog }: Vocabulary): boolean {
  const item = catalog.byId.get(id);
  return item !== undefined && OCCASION.test(item.name) && item.volume > 0;
}

/** Something to load: no fee or paper, and no other cleanout. */
function isThing(mention: Mention, vocabulary: Vocabulary): boolean {
  const volume = vocabulary.catalog.byId.get(mention.id)?.volume ?? 0;
  return mention.kind === "item" && volume > 0 && !isCleanout(mention, vocabulary);
}

/** "Bedroom cleanout. Also two lamps": what comes on top does not stand for it. */
function addsBehind(
  pieces: readonly Piece[],
  mention: Mention,
  next: Mention | undefined,
): boolean {
  for (let at = mention.end; at < (next?.start ?? mention.end); at += 1)
    if (/^(?:also|plus|and|then|additionally|tambien|ademas|y)$/.test(wordAt(pieces, at)))
      return true;
  return false;
}

function sentenceHas(pieces: readonly Piece[], before: number, word: string): boolean {
  for (let at = before; at >= 0 && !endsSentence(pieces, at); at -= 1)
    if (wordAt(pieces, at) === word) return true;
  return false;
}
