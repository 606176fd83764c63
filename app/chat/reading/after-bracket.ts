import {
  COUNT_LABELS,
  collectTraits,
  FARTHEST,
  leadsToName,
  numbersIn,
  type Reader,
  segmentEnd,
} from "./after-reader.ts";
import { afterTotal, roleOf } from "./numbers.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";

/** A bracket: a count, traits, or a remark to be skipped; one that breaks the count down is not ours. */
export function stepGroup(reader: Reader, at: number): number {
  const { pieces, owner, mention } = reader;
  const close = closingOf(pieces, at);
  if (close === -1) return at;
  for (let place = at + 1; place < close; place += 1) if (owner[place]) return at;
  const first = at + 1;
  const counts = numbersIn(pieces, at, close).filter(
    (place) => roleOf(pieces, place, owner) === "count",
  );
  if (counts.length > 1) return at;
  const [only] = counts;
  if (only !== undefined) {
    const labelled = COUNT_LABELS.has(wordAt(pieces, only - 1));
    const alone =
      (only === first || labelled) && afterTotal(pieces, skipX(pieces, only + 1), owner) === close;
    if (!alone || (mention.count !== null && leadsToName(pieces, close + 1, owner))) return at;
    mention.count = pieces[only]?.value ?? mention.count;
    return close + 1;
  }
  // "two rugs (8x10 and 5x7)" tells them apart one by one.
  if (mention.plural && segmentEnd(pieces, first) < close) return at;
  collectTraits(reader, first, close);
  return close + 1;
}

function skipX(pieces: readonly Piece[], at: number): number {
  return wordAt(pieces, at) === "x" ? at + 1 : at;
}

function closingOf(pieces: readonly Piece[], at: number): number {
  for (let place = at + 1; place < at + FARTHEST; place += 1) {
    const mark = markAt(pieces, place);
    if (mark === ")") return place;
    if (mark === "\n" || mark === "(") return -1;
  }
  return -1;
}
