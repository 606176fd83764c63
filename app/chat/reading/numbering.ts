import type { Owner } from "./find-mentions.ts";
import { markAt, type Piece } from "./pieces.ts";

/** No list of a message is longer. */
const LONGEST = 200;

/**
 * "1- king bed\n2- armoire": numbers that count up from 1 with a dash or a colon behind each only
 * number the list, unless every name agrees with them ("1 - sofa\n2 - rugs").
 */
export function isNumbering(pieces: readonly Piece[], at: number, owner: Owner): boolean {
  if (!isMarker(pieces, at)) return false;
  const value = pieces[at]?.value ?? 0;
  const markers = markersOf(pieces);
  const own = markers.indexOf(at);
  if (own === -1 || own !== value - 1 || markers.length < 2) return false;
  if (markers.some((marker, index) => pieces[marker]?.value !== index + 1)) return false;
  return !markers.every((marker) => agrees(pieces, marker, owner));
}

const MARKERS: ReadonlySet<string> = new Set("-:");

function isMarker(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.kind === "number" && MARKERS.has(markAt(pieces, at + 1));
}

/** The numbers with a mark behind them; none where the first is no head of a line or list. */
function markersOf(pieces: readonly Piece[]): number[] {
  const markers: number[] = [];
  for (let at = 0; at < pieces.length && markers.length < LONGEST; at += 1) {
    if (!isMarker(pieces, at)) continue;
    if (markers.length === 0 && !/^[\n:]$/.test(markAt(pieces, at - 1))) return [];
    markers.push(at);
  }
  return markers;
}

/** True when the next name is one for a 1 and several for more. */
function agrees(pieces: readonly Piece[], marker: number, owner: Owner): boolean {
  for (let at = marker + 2; markAt(pieces, at) !== "\n"; at += 1) {
    const named = owner[at];
    if (named === undefined || named === "idiom") continue;
    return named.plural === (pieces[marker]?.value ?? 1) > 1;
  }
  return true;
}
