import { NUMBER_LABELS, ROOMS } from "../words/places.ts";
import type { Mention } from "./mention.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";

/**
 * Numbers the places of a list by place ("Unit A - …", "#104", "Bedroom 2:") and tells each name
 * which it stands under, so that what is said of one flat's stove is not said of another's.
 */
export function readSections(mentions: readonly Mention[], pieces: readonly Piece[]): void {
  let section = 0;
  let next = 0;
  for (let at = 0; at < pieces.length; at += 1) {
    if (startsPlace(pieces, at)) section += 1;
    else if (section > 0 && markAt(pieces, at) === "\n" && markAt(pieces, at + 1) === "\n")
      section = endOfPlaces(pieces, at + 2) ? 0 : section;
    for (let mention = mentions[next]; mention && mention.start <= at; mention = mentions[next]) {
      mention.section = section;
      next += 1;
    }
  }
}

/** Behind an empty line no place goes on but a new one. */
function endOfPlaces(pieces: readonly Piece[], at: number): boolean {
  return !startsPlace(pieces, at);
}

function startsPlace(pieces: readonly Piece[], at: number): boolean {
  if (!endsSentence(pieces, at - 1)) return false;
  if (markAt(pieces, at) === "#") return pieces[at + 1]?.kind === "number";
  const numbered = isNumber(pieces[at]);
  const named = NUMBER_LABELS.has(wordAt(pieces, at)) || ROOMS.has(wordAt(pieces, at));
  if (!numbered && !named) return false;
  let end = at + 1;
  while (end < at + 4 && isLabel(pieces, end)) end += 1;
  const mark = markAt(pieces, end);
  if (numbered) return (pieces[at]?.value ?? 0) > 100 && (mark === ":" || mark === "-");
  return mark === ":" || mark === "-" || mark === "\n";
}

function isLabel(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  return isNumber(pieces[at]) || word.length === 1 || ROOMS.has(word);
}

function isNumber(piece: Piece | undefined): boolean {
  return piece?.kind === "number" || piece?.kind === "noise";
}
