import { wordSet } from "../words/table.ts";
import type { Mention } from "./mention.ts";
import { endsSentence, hasWordOf, markAt, type Piece, sentenceStart, wordAt } from "./pieces.ts";

const UNITS = wordSet(
  "unit units apartment apartments apt apts room rooms office offices bedroom bedrooms bathroom bathrooms classroom classrooms suite suites condo condos cabin cabins house houses floor floors unidad unidades depto deptos departamento departamentos apartamento apartamentos cuarto cuartos recamara recamaras oficina oficinas habitacion habitaciones casa casas",
);
const FARTHEST = 10;
const EACH = wordSet("each every per apiece cada por");

/** The counts from one place to another are for one unit of several. */
type Span = { from: number; to: number; times: number };

/** "5 units, each with a fridge and a stove": the counts behind it are for one unit. */
export function multiplyByUnits(mentions: readonly Mention[], pieces: readonly Piece[]): void {
  if (!hasWordOf(UNITS, pieces, 0, pieces.length)) return;
  for (let at = 0; at < pieces.length; at += 1) {
    const span =
      countedUnits(mentions, pieces, at) ?? namedUnits(pieces, at) ?? perUnit(pieces, at);
    if (!span || span.times < 2) continue;
    for (const mention of mentions) {
      if (mention.start < span.from || mention.start >= span.to) continue;
      mention.count = (mention.count ?? 1) * span.times;
      mention.vague = false;
    }
    at = Math.max(at, span.to - 1);
  }
}

/** "5 units, each with a fridge", "10 units x 1 dishwasher". */
function countedUnits(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  at: number,
): Span | undefined {
  if (pieces[at]?.kind !== "number" || !UNITS.has(wordAt(pieces, at + 1))) return undefined;
  const from = startOfEach(mentions, pieces, at);
  if (from === -1) return undefined;
  return { from, to: listEnd(pieces, from), times: pieces[at]?.value ?? 1 };
}

/** Where the counts for one unit begin; -1 where nothing says "each". */
function startOfEach(mentions: readonly Mention[], pieces: readonly Piece[], at: number): number {
  if (/^(?:x|at)$/.test(wordAt(pieces, at + 2)) && pieces[at + 3]?.kind === "number") return at + 3;
  if (eachBefore(pieces, at)) return at + 2;
  const behind = eachBehind(pieces, at + 2);
  if (behind === -1) return -1;
  // "6 units, 2 mattresses per unit": what is counted stands before the "each".
  const named = mentions.some(({ start }) => start >= at + 2 && start < behind);
  return named ? at + 2 : behind;
}

/** "each of the 4 rooms has a bed". */
function eachBefore(pieces: readonly Piece[], at: number): boolean {
  return [at - 1, at - 2, at - 3].some((place) => EACH.has(wordAt(pieces, place)));
}

function eachBehind(pieces: readonly Piece[], from: number): number {
  for (let at = from; at < from + FARTHEST && !endsSentence(pieces, at); at += 1)
    if (EACH.has(wordAt(pieces, at)) && wordAt(pieces, at) !== "por") return at + 1;
  return -1;
}

/** "Rooms 201, 202 and 203 each have a desk": as many as are named. */
function namedUnits(pieces: readonly Piece[], at: number): Span | undefined {
  const word = wordAt(pieces, at);
  if (!UNITS.has(word) || !word.endsWith("s") || !isName(pieces[at + 1])) return undefined;
  let times = 1;
  let end = at + 2;
  for (; end < at + 40; end += 1) {
    const joins = markAt(pieces, end) === "," || /^(?:and|n|y|e|plus)$/.test(wordAt(pieces, end));
    if (/^(?:through|thru|to|a|al)$/.test(wordAt(pieces, end))) {
      times = 1 + (pieces[end + 1]?.value ?? 0) - (pieces[end - 1]?.value ?? 0);
      end += 1;
    } else if (isName(pieces[end])) times += 1;
    else if (!joins) break;
  }
  const all = /^(?:each|both|all|every|cada|ambos|ambas|todos)$/.test(wordAt(pieces, end));
  if (!all && !(HAVE.test(wordAt(pieces, end)) && eachBehind(pieces, end + 1) !== -1))
    return undefined;
  return { from: end + 1, to: listEnd(pieces, end + 1), times };
}

const HAVE = /^(?:have|has|had|got|need|needs|tiene|tienen|necesitan)$/;

/** A unit's number, also "3A". */
function isName(piece: Piece | undefined): boolean {
  return piece?.kind === "number" || piece?.kind === "noise";
}

/** "Per room: 1 desk, 2 chairs. 5 rooms.": how many there are is told in a sentence of its own. */
function perUnit(pieces: readonly Piece[], at: number): Span | undefined {
  if (!EACH.has(wordAt(pieces, at)) || !UNITS.has(wordAt(pieces, at + 1))) return undefined;
  const heads = endsSentence(pieces, at - 1) || /^(?:in|en|on)$/.test(wordAt(pieces, at - 1));
  if (!heads) {
    // "2 dressers per room, 3 rooms".
    const times = unitsIn(pieces, at + 2);
    return times === undefined ? undefined : { from: sentenceStart(pieces, at), to: at, times };
  }
  const to = listEnd(pieces, at + 2);
  const times = unitsIn(pieces, to + 1);
  return times === undefined ? undefined : { from: at + 2, to, times };
}

/** "there are 6 units", "5 rooms total": a sentence with nothing but the number of units. */
function unitsIn(pieces: readonly Piece[], from: number): number | undefined {
  for (let at = from; at < from + FARTHEST; at += 1) {
    const number = pieces[at];
    if (number?.kind === "number")
      return UNITS.has(wordAt(pieces, at + 1)) ? number.value : undefined;
    if (endsSentence(pieces, at)) return undefined;
  }
  return undefined;
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
