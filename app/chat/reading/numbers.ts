import { FEATURE_UNITS, UNITS } from "../text/units.ts";
import { isFunctionWord, OF } from "../words/function-words.ts";
import { NOT_THINGS } from "../words/not-things.ts";
import { isOrdinaryWord } from "../words/ordinary.ts";
import { NUMBER_LABELS } from "../words/places.ts";
import { wordSet } from "../words/table.ts";
import type { Owner } from "./find-mentions.ts";
import { isNumbering } from "./numbering.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";

/** What a number is doing where it stands. */
export type Role = "count" | "measure" | "label";

/** Above this a number is a price, a code or a weight, unless an item follows at once. */
const LARGEST_LOOSE_COUNT = 999;

/** Classifies the number at a place: "2 sofas" counts, "55 inch" measures, "apt 51" labels. */
export function roleOf(pieces: readonly Piece[], at: number, owner: Owner): Role {
  const value = pieces[at]?.value ?? 0;
  if (isListMarker(pieces, at, owner) || isLabelled(pieces, at, owner) || isYear(value))
    return "label";
  if (unitAt(pieces, at + 1, owner) !== "") return "measure";
  if (value > LARGEST_LOOSE_COUNT && !isPlural(owner[at + 1])) return "label";
  if (value >= SMALLEST_MODEL && isMakersWord(pieces[at - 1], value)) return "label";
  return "count";
}

/** "5521 fridge" is a code and a fridge; "1500 bricks" are counted. */
function isPlural(owner: Owner[number]): boolean {
  return owner !== undefined && owner !== "idiom" && owner.plural;
}

/** "a Brother 2270 printer": behind a word that neither list nor everyday speech knows. */
const SMALLEST_MODEL = 100;

function isMakersWord(piece: Piece | undefined, value: number): boolean {
  if (piece?.kind !== "word" || piece.known || /(?:ly|ing)$/.test(piece.text)) return false;
  if (value > LARGEST_LOOSE_COUNT) return !isFunctionWord(piece.text);
  return !isFunctionWord(piece.text) && !isOrdinaryWord(piece.text) && !NOT_THINGS.has(piece.text);
}

function isYear(value: number): boolean {
  return value >= 1900 && value <= 2099;
}

/** "1." or "2)" at the head of a line, "1)" anywhere. */
function isListMarker(pieces: readonly Piece[], at: number, owner: Owner): boolean {
  if (isNumbering(pieces, at, owner)) return true;
  const after = markAt(pieces, at + 1);
  const heads = markAt(pieces, at - 1) === "\n";
  if (after === ")") return !hasOpenParenthesis(pieces, at);
  if (!heads) return false;
  if (after === "." || (isUnitNumber(pieces, at) && (after === "-" || after === ":"))) return true;
  return (after === "-" || after === ":") && pieces[at + 2]?.kind === "number";
}

/** "101 - couch": a line that begins with a room's or a flat's number. */
function isUnitNumber(pieces: readonly Piece[], at: number): boolean {
  return (pieces[at]?.value ?? 0) > 100;
}

function hasOpenParenthesis(pieces: readonly Piece[], at: number): boolean {
  for (let place = at - 1; place >= 0 && place > at - 12; place -= 1) {
    const mark = markAt(pieces, place);
    if (mark === "(") return true;
    if (mark === ")" || mark === "\n") return false;
  }
  return false;
}

/** "unit 9", "building 2", "seats 8", "del 2011": the word before names the number. */
function isLabelled(pieces: readonly Piece[], at: number, owner: Owner): boolean {
  const before = wordAt(pieces, at - 1);
  if (markAt(pieces, at - 1) === "#") return true;
  if (before === "no" && !/[.#]/.test(markAt(pieces, at - 1)))
    return !owner[at + 1] && !owner[at - 2] && !isBoundary(pieces, at - 2);
  if (before === "is" || (before === "es" && wordAt(pieces, at - 2) !== "no"))
    return NUMBER_LABELS.has(wordAt(pieces, at - 2));
  return NUMBER_LABELS.has(before) && !owner[at - 1];
}

const AREAS = wordSet("sq square linear lineal cubic");

/**
 * The unit at a place behind a number, or "". A noun that is an item's own name is no unit, and
 * "in" is inches only where no place follows.
 */
export function unitAt(pieces: readonly Piece[], at: number, owner: Owner): string {
  const word = wordAt(pieces, at);
  if (owner[at] || word === "") return "";
  if (word === "in") return isInches(pieces, at) ? "inch" : "";
  if (AREAS.has(word) && UNITS.has(wordAt(pieces, at + 1))) return "area";
  const unit = UNITS.get(word) ?? "";
  // "2 gallons of paint", "22 squares of shingles" count what they hold; "6 pieces of wood" too.
  return unit === "piece" && OF.has(wordAt(pieces, at + 1)) ? "" : unit;
}

const INCHES_FROM = 12;

function isInches(pieces: readonly Piece[], at: number): boolean {
  if ((pieces[at - 1]?.value ?? 0) < INCHES_FROM) return false;
  const next = wordAt(pieces, at + 1);
  return (
    next === "" || !/^(?:the|my|a|an|our|good|great|bad|one|each|total|all|this|that)$/.test(next)
  );
}

/** True for a unit that describes the thing ("drawer", "inch") rather than its age or address. */
export function isFeature(unit: string): boolean {
  return FEATURE_UNITS.has(unit);
}

const TOTAL_WORDS: ReadonlySet<string> = new Set(
  "total totals all altogether pcs pc pieces ea each units of them those these em en de ellos ellas cada uno una item items count qty in".split(
    " ",
  ),
);

/** The place behind "of them", "total", "ea": what may follow a count that stands alone. */
export function afterTotal(pieces: readonly Piece[], at: number, owner: Owner): number {
  let end = at;
  while (TOTAL_WORDS.has(wordAt(pieces, end)) && !owner[end]) end += 1;
  return end;
}

const JOINS = wordSet("and y e but pero plus then o or");

/** True where a list or a clause may end: punctuation, "and", "but", the end of the message. */
export function isBoundary(pieces: readonly Piece[], at: number): boolean {
  const mark = markAt(pieces, at);
  if (mark !== "") return mark !== "/" && mark !== "#";
  return JOINS.has(wordAt(pieces, at));
}
