import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { CONTAINERS, SMALL_PIECES } from "../words/shapes.ts";
import type { Owner } from "./find-mentions.ts";
import type { Mention } from "./mention.ts";
import { unitAt } from "./numbers.ts";
import { type Piece, wordAt } from "./pieces.ts";

/** A count up to this may be bags or boxes of small things; more are the things themselves. */
const MOST_CONTAINERS = 4;

/**
 * Some items are sold by the pile, load, box or room. A count of what is in them ("40 bricks",
 * "10 sheets of drywall") is no count of those: it is left open, so that the reply asks.
 */
export function countInMeasure(
  mention: Mention,
  pieces: readonly Piece[],
  owner: Owner,
  vocabulary: Vocabulary,
): void {
  const measure = vocabulary.measures.get(mention.id);
  if (measure === undefined || mention.kind !== "item") return;
  if (measure === "100 lb") mention.count = hundredweights(mention, pieces, owner);
  else if (measure === "room")
    mention.count = roomsBehind(mention, pieces) ?? roomsBefore(mention, pieces);
  else if (
    mention.count !== null &&
    mention.count > 1 &&
    !countsContainers(mention, pieces, measure)
  ) {
    const small =
      measure === "bag" || measure === "box" || measure === "bin" || measure === "bundle";
    if (!small || mention.count > MOST_CONTAINERS) openCount(mention);
  }
}

function openCount(mention: Mention): void {
  mention.count = null;
  mention.vague = true;
}

/** True when the words between the count and the name, or the name itself, say what is counted. */
function countsContainers(mention: Mention, pieces: readonly Piece[], measure: string): boolean {
  for (let at = mention.start; at < mention.to; at += 1) {
    const word = wordAt(pieces, at);
    if (measure !== "bag" && measure !== "box" && SMALL_PIECES.has(word)) return false;
    if (CONTAINERS.has(word)) return true;
  }
  const behind = wordAt(pieces, mention.end - 1);
  return CONTAINERS.has(behind) && !SMALL_PIECES.has(behind);
}

/** "200 lbs of weights" is two of a hundred pounds. */
function hundredweights(mention: Mention, pieces: readonly Piece[], owner: Owner): number | null {
  for (let at = mention.start; at < mention.end; at += 1) {
    const piece = pieces[at];
    if (piece?.kind === "number" && unitAt(pieces, at + 1, owner) === "pound")
      return Math.max(1, Math.round(piece.value / 100));
  }
  return mention.count !== null && mention.count > 1 && !/\bset/.test(wordAt(pieces, mention.from))
    ? null
    : mention.count;
}

const ROOM = /^(?:rooms?|bedrooms?|cuartos?|recamaras?|offices?|areas?)$/;

/** "carpet from 3 rooms". */
function roomsBehind(mention: Mention, pieces: readonly Piece[]): number | undefined {
  for (let at = mention.to; at < mention.to + 4; at += 1) {
    const piece = pieces[at];
    if (piece?.kind === "mark") return undefined;
    if (piece?.kind === "number" && ROOM.test(wordAt(pieces, at + 1))) return piece.value;
  }
  return undefined;
}

/** "3 rooms of carpet" counts rooms; "3 carpets" may mean anything. */
function roomsBefore(mention: Mention, pieces: readonly Piece[]): number | null {
  for (let at = mention.start; at < mention.from; at += 1) {
    const piece = pieces[at];
    if (piece?.kind === "number" && ROOM.test(wordAt(pieces, at + 1))) return piece.value;
  }
  // A few may be rooms; more are the tiles themselves.
  if (mention.count !== null && mention.count > MOST_CONTAINERS) openCount(mention);
  return mention.count;
}
