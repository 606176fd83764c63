import { FEATURE_UNITS, UNITS } from "../text/units.ts";
import { AND, OF } from "../words/function-words.ts";
import { NUMBER_LABELS, ROOMS } from "../words/places.ts";
import { wordSet } from "../words/table.ts";
import { markAt, type Pieces, wordAt } from "./pieces.ts";

/** Above this a number is a price, a code or a weight, unless a plural name follows at once. */
const LARGEST_COUNT = 999;
const JOINS = wordSet("and y e but pero plus then o or n nor ni");
/** Talk that a message goes on with behind a list, whether or not a mark stands before it. */
export const TALK = wordSet(
  "asap today tomorrow tonight please pls plz thanks thank thx text call when how what whats hoy manana gracias cuando cuanto pueden puede",
);

/** The unit behind a number at a place ("inch", "pound"), or "". */
export function unitAt(
  pieces: Pieces,
  at: number,
  isNamed: (at: number) => boolean = () => false,
): string {
  if (isNamed(at)) return "";
  const word = wordAt(pieces, at);
  if (word === "in") return isInches(pieces, at) ? "inch" : "";
  const unit = UNITS.get(word) ?? "";
  // "3 pieces of", "3 pcs desk"
  const isCounted = OF.has(wordAt(pieces, at + 1)) || (word.endsWith("s") && isNamed(at + 1));
  return unit === "piece" && isCounted ? "" : unit;
}

/** "84 in long" measures; "2 in the garage" counts. */
function isInches(pieces: Pieces, at: number): boolean {
  const next = wordAt(pieces, at + 1);
  return (
    (pieces[at - 1]?.value ?? 0) >= 12 && !/^(?:the|my|a|an|our|one|each|total|all)$/.test(next)
  );
}

export function isFeature(unit: string): boolean {
  return FEATURE_UNITS.has(unit);
}

/** True for a number that counts: no measure, no address or year, no number of a list's line. */
export function isCount(
  pieces: Pieces,
  at: number,
  isNamed: (at: number) => boolean = () => false,
): boolean {
  const piece = pieces[at];
  if (piece?.kind !== "number" || piece.value === 0) return false;
  const { value } = piece;
  if (value >= 1900 && value <= 2099) return false;
  if (value >= 12 && /^(?:wide|tall|deep|high|ancho|alto)$/.test(wordAt(pieces, at + 1)))
    return false;
  if (unitAt(pieces, at + 1, isNamed) !== "" || isLabelled(pieces, at)) return false;
  // "4 porch steps"
  if (ROOMS.has(wordAt(pieces, at + 1)) && UNITS.has(wordAt(pieces, at + 2))) return false;
  if (value > LARGEST_COUNT && !(pieces[at + 1]?.plural && isNamed(at + 1))) return false;
  return !isNumbering(pieces, at);
}

/** "unit 9", "apt 12", "#4", "gate code is 4417": the word before names the number. */
function isLabelled(pieces: Pieces, at: number): boolean {
  const before = wordAt(pieces, at - 1);
  if (markAt(pieces, at - 1) === "#") return true;
  if (before === "no") return false;
  return NUMBER_LABELS.has(before) || NUMBER_LABELS.has(before.replace(/s$/, ""));
}

/** "1." or "2)" at the head of a line, and "1)" anywhere outside brackets. */
function isNumbering(pieces: Pieces, at: number): boolean {
  const after = markAt(pieces, at + 1);
  if (after === ".") return isLineHead(pieces, at) && pieces[at + 2]?.text !== "\n";
  // "2) lamps", and no "(about 2)"
  const before = pieces.slice(Math.max(0, at - 12), at);
  return after === ")" && before.findLast(({ text }) => /^[()\n]$/.test(text))?.text !== "(";
}

export function isLineHead(pieces: Pieces, at: number): boolean {
  const before = markAt(pieces, at - 1);
  return before === "\n" || (/^[-*•·]$/.test(before) && markAt(pieces, at - 2) === "\n");
}

/** True for what joins two things of a list: a comma or an "and". */
export function isJoin(pieces: Pieces, at: number): boolean {
  return markAt(pieces, at) === "," || AND.has(wordAt(pieces, at));
}

/** True where a list or a clause may end: punctuation, "and", "but", the end of the message. */
export function isBoundary(pieces: Pieces, at: number): boolean {
  const mark = markAt(pieces, at);
  const word = wordAt(pieces, at);
  return mark !== "" ? mark !== "#" : JOINS.has(word) || TALK.has(word);
}
