import { endsSentence, markAt, type Pieces, range } from "./pieces.ts";

/**
 * The most pieces that are read together. Some steps of reading look at every pair of names, so a
 * long message is read part by part: its time grows with its length, not with the square of it.
 */
const MOST_TOGETHER = 200;

/** A message in parts of bounded length. */
export function partsOfMessage(pieces: Pieces): Pieces[] {
  if (pieces.length <= MOST_TOGETHER) return [pieces];
  const parts: Pieces[] = [];
  for (let from = 0; from < pieces.length; ) {
    const to = cutBehind(pieces, from, from + MOST_TOGETHER);
    parts.push(pieces.slice(from, to));
    from = to;
  }
  return parts;
}

/** Where a part is cut best: behind an empty line, a sentence or a comma, in that order. */
const CUTS: readonly ((pieces: Pieces, at: number) => boolean)[] = [
  (pieces, at) => markAt(pieces, at) === "\n" && markAt(pieces, at - 1) === "\n",
  endsSentence,
  (pieces, at) => markAt(pieces, at) === ",",
];

function cutBehind(pieces: Pieces, from: number, limit: number): number {
  if (limit >= pieces.length) return pieces.length;
  const places = range(from + MOST_TOGETHER / 2, limit);
  const cuts = CUTS.map((isCut) => places.findLast((at) => isCut(pieces, at)));
  return (cuts.find((at) => at !== undefined) ?? limit - 1) + 1;
}
