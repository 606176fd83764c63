import type { Mention } from "./mention.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";

const UNITS =
  /^(?:units?|apartments?|apts?|rooms?|offices?|bedrooms?|bathrooms?|classrooms?|suites?|condos?|cabins?|houses?|floors?|departamentos?|apartamentos?|cuartos?|oficinas?|habitaciones|casas)$/;
const FARTHEST = 10;
const EACH = /^(?:each|every|per|apiece|cada)$/;

/** "5 units, each with a fridge and a stove": the counts behind it are for one unit. */
export function multiplyByUnits(mentions: readonly Mention[], pieces: readonly Piece[]): void {
  for (let at = 0; at < pieces.length; at += 1) {
    if (pieces[at]?.kind !== "number" || !UNITS.test(wordAt(pieces, at + 1))) continue;
    const times = pieces[at]?.value ?? 1;
    const from = startOfEach(mentions, pieces, at);
    if (from === -1 || times < 2) continue;
    const end = listEnd(pieces, from);
    for (const mention of mentions) {
      if (mention.start < from || mention.start >= end) continue;
      mention.count = (mention.count ?? 1) * times;
      mention.vague = false;
    }
  }
}

/** Where the counts for one unit begin; -1 where nothing says "each". */
function startOfEach(mentions: readonly Mention[], pieces: readonly Piece[], at: number): number {
  if (eachBefore(pieces, at)) return at + 2;
  const behind = eachBehind(pieces, at + 2);
  if (behind === -1) return -1;
  // "6 units, 2 mattresses per unit": what is counted stands before the "each".
  const named = mentions.some(({ start }) => start >= at + 2 && start < behind);
  return named ? at + 2 : behind;
}

/** "each of the 4 rooms has a bed". */
function eachBefore(pieces: readonly Piece[], at: number): boolean {
  return [at - 1, at - 2, at - 3].some((place) => EACH.test(wordAt(pieces, place)));
}

function eachBehind(pieces: readonly Piece[], from: number): number {
  for (let at = from; at < from + FARTHEST && !endsSentence(pieces, at); at += 1)
    if (EACH.test(wordAt(pieces, at))) return at + 1;
  return -1;
}

/** The end of the sentence, or of the lines below when a colon announces them. */
function listEnd(pieces: readonly Piece[], from: number): number {
  let lines = false;
  for (let at = from; at < pieces.length; at += 1) {
    if (markAt(pieces, at) === ":") lines = true;
    if (
      endsSentence(pieces, at) &&
      !(lines && markAt(pieces, at) === "\n" && markAt(pieces, at + 1) !== "\n")
    )
      return at;
  }
  return pieces.length;
}
