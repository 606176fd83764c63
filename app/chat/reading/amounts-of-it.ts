import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { OF } from "../words/function-words.ts";
import type { Mention } from "./mention.ts";
import { isBoundary } from "./numbers.ts";
import { endsSentence, type Piece, wordAt } from "./pieces.ts";

const IT = /^(?:it|them|em|those|that|these|ellos|ellas|eso|esos|esas)$/;
const GOES_ON =
  /^(?:they|i|we|its|theyre|theres|total|altogether|in|laying|sitting|stacked|out|by|on|from|y|que|ahi)$/;
/** "12 slats, missing 2 of them". */
const LACKS = /^(?:missing|lost|broke|broken|without|lacking|sin|falta|faltan)$/;
const FARTHEST = 12;

/**
 * Counts a name by what stands further behind: "the fence came down, about six panels of it",
 * "a fence panel, well, it's six of them", "carpet upstairs, three rooms of it".
 */
export function countOfIt(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): void {
  for (let at = 1; at < pieces.length; at += 1) {
    const number = pieces[at];
    if (number?.kind !== "number" || number.value < 2) continue;
    const unit = OF.has(wordAt(pieces, at + 1)) ? "" : (pieces[at + 1]?.lemma ?? "");
    const of = unit === "" ? at + 1 : at + 2;
    if (!OF.has(wordAt(pieces, of)) || !IT.test(wordAt(pieces, of + 1))) continue;
    if (LACKS.test(wordAt(pieces, at - 1))) continue;
    if (!isBoundary(pieces, of + 2) && !GOES_ON.test(wordAt(pieces, of + 2))) continue;
    const thing = thingBefore(mentions, pieces, at);
    if (thing && (unit === "" || isUnitOf(thing, unit, vocabulary))) take(thing, number.value);
  }
}

function take(thing: Mention, count: number): void {
  Object.assign(thing, { count, indefinite: false, vague: false });
}

/** The name right before, in the same sentence, of which nobody has said how many. */
function thingBefore(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  at: number,
): Mention | undefined {
  const thing = mentions.findLast(({ start }) => start < at);
  if (thing?.kind !== "item" || thing.end > at || at - thing.end > FARTHEST) return undefined;
  for (let place = thing.end; place < at; place += 1)
    if (endsSentence(pieces, place)) return undefined;
  return thing.count === null || (thing.indefinite && thing.count === 1) ? thing : undefined;
}

/** "panels" of a fence, "rooms" of carpet: what the item is called or sold by. */
function isUnitOf({ id }: Mention, unit: string, { measures, phrasesById }: Vocabulary): boolean {
  if (measures.get(id) === unit) return true;
  return (phrasesById.get(id) ?? []).some((words) => words.length > 1 && words.includes(unit));
}
