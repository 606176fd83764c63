import { UNITS } from "../text/units.ts";
import { isAttribute } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { CUE_TREE, type CueKind } from "../words/cues.ts";
import {
  AND,
  ANOTHER,
  ARTICLES,
  BOTH,
  DEFINITE,
  INDEFINITE,
  isFunctionWord,
  MORE,
  OF,
  VAGUE,
} from "../words/function-words.ts";
import { NUMBER_LABELS, PLACING } from "../words/places.ts";
import { unionOf, wordSet } from "../words/table.ts";
import { markAt, type Pieces, wordAt } from "./pieces.ts";
import { isTraitWord } from "./variants.ts";

/** What one piece says of a name beside it. */
type Sense =
  // A number that counts, one with its unit behind it, that unit, or any other number.
  | ("count" | "measure" | "unit" | "number")
  // Articles, amounts without a number, and labels of an amount or a kind, on either side of a name.
  | ("one" | "the" | "vague" | "both" | "more" | "fewer" | "another" | "of" | "label")
  | ("trait" | "fill" | "end" | "mark" | "noise" | "word");

/** A message's pieces with what is already known of them. */
export type Text = {
  pieces: Pieces;
  /** True for a piece that belongs to a name. */
  isNamed: (at: number) => boolean;
  senses: readonly Sense[];
  vocabulary: Vocabulary;
};

/** The words of each sense that a word has wherever it stands; of a word in two tables the first decides. */
const TABLES: readonly (readonly [Sense, ReadonlySet<string>])[] = [
  ["one", ARTICLES],
  [
    "label",
    wordSet(
      "x yes yep yeah si ea each cada apiece nos pcs pc piece pieces qty quantity count ct cnt cant cantidad item items size sized tamano unit units kind kinds type style sort like least most something odd total totals um uh uhm er hmm",
    ),
  ],
  ["both", BOTH],
  ["vague", unionOf(VAGUE, INDEFINITE)],
  ["the", DEFINITE],
  ["another", ANOTHER],
  ["more", MORE],
  ["fewer", wordSet("fewer less menos")],
  ["of", OF],
];
/** One look-up a word, as every word of every message is asked. */
const SENSES: ReadonlyMap<string, Sense> = new Map(
  TABLES.toReversed().flatMap(([sense, words]) => Array.from(words, (word) => [word, sense])),
);

/** Words that say nothing of a name, and that are no function words in all that is said. */
const FILL = wordSet(
  "approx roughly altogether long wide tall high deep across diameter model good lol fyi regular normal normales standard plain basic usual old btw idk exactly ugh omg oops basically kinda mostly counted measured wanna porfa oh believe sure definitely looks could said measures mide ended turned eran era in on by around from out please pls to up down",
);
/** Behind these comes a place, a use or a person, and nothing that is said of a name. */
const TURNS = unionOf(
  PLACING,
  wordSet(
    "for para instead if when while because since who cause cuz porque me us him stuff thing things everything anything something nothing cosa cosas my our your his her their mi su",
  ),
);
/** The kinds of cues that decide on a thing: they end what is said of another. */
const DECIDING: readonly CueKind[] = [
  "keep",
  "stay",
  "gone",
  "not",
  "no",
  "belong",
  "take",
  "go",
  "except",
];
/** The words that alone are such a cue, and those that alone are a cue of any kind but a person. */
const DECIDES = wordsWithCue((kind) => DECIDING.includes(kind));
const SPEAKS = wordsWithCue((kind) => kind !== "other");

function wordsWithCue(isMeant: (kind: CueKind) => boolean): ReadonlySet<string> {
  const cues = [...CUE_TREE.next].filter(([, { hits }]) => hits.some(isMeant));
  return new Set(cues.map(([word]) => word));
}

/** The sense of each piece of a message. */
export function sensesOf(
  pieces: Pieces,
  isNamed: (at: number) => boolean,
  vocabulary: Vocabulary,
): Sense[] {
  return pieces.map((piece, at) => {
    if (piece.kind === "number") {
      if (unitAt(pieces, at + 1, isNamed) !== "") return "measure";
      // "a sofa and a lamp, los dos"
      if (piece.value === 2 && /^(?:los|las|those|these)$/.test(wordAt(pieces, at - 1)))
        return "both";
      return isCount(pieces, at, isNamed) ? "count" : "number";
    }
    if (piece.kind !== "word") return piece.kind;
    if (pieces[at - 1]?.kind === "number" && unitAt(pieces, at, isNamed) !== "") return "unit";
    const word = piece.text;
    const sense = SENSES.get(word);
    if (sense) return sense;
    const isFunction = isFunctionWord(word);
    const before = pieces[at - 1];
    // "2 dogs" are no kind of a crate; "10 years old" is no old thing.
    const isCounted = before?.kind === "number" && piece.plural && !isAttribute(piece.canon);
    const isAge = UNITS.get(before?.text ?? "") === "year";
    const isTrait = isTraitWord(piece.canon, vocabulary) && !isFunction && !isCounted && !isAge;
    if (isTrait) return "trait";
    if (FILL.has(word)) return "fill";
    if (isBoundary(pieces, at) || TURNS.has(word) || decides(word)) return "end";
    if (isFunction) return "fill";
    return SPEAKS.has(word) ? "end" : "word";
  });
}

/** Words that give a thing's role do not describe its kind. */
export function decides(word: string): boolean {
  return DECIDES.has(word);
}

/** Above this a number is a price, a code or a weight, unless a plural name follows at once. */
const LARGEST_COUNT = 999;
const JOINS = wordSet("and y e but pero plus then o or n nor ni");
/** Talk that a message goes on with behind a list, whether or not a mark stands before it. */
export const TALK = wordSet(
  "asap today tomorrow tonight please pls plz thanks thank thx text call when how what whats hoy manana gracias cuando cuanto pueden puede",
);

/** Behind a number of so many at least, these give its unit away: "84 in long", "40 wide". */
const DIMENSIONS = wordSet("in wide tall deep high ancho alto");
const SMALLEST_DIMENSION = 12;

/** The unit behind a number at a place ("inch", "pound"), or "". */
export function unitAt(
  pieces: Pieces,
  at: number,
  isNamed: (at: number) => boolean = () => false,
): string {
  if (isNamed(at)) return "";
  const word = wordAt(pieces, at);
  const next = wordAt(pieces, at + 1);
  if (DIMENSIONS.has(word)) {
    const isLarge = (pieces[at - 1]?.value ?? 0) >= SMALLEST_DIMENSION;
    // "14 in the garage" counts
    return isLarge && !/^(?:the|my|a|an|our|one|each|total|all)$/.test(next) ? "inch" : "";
  }
  return UNITS.get(word) ?? "";
}

/** True for a number that counts: no measure, no address or year, no number of a list's line. */
export function isCount(
  pieces: Pieces,
  at: number,
  isNamed: (at: number) => boolean = () => false,
): boolean {
  const { kind, value = 0 } = pieces[at] ?? {};
  if (kind !== "number" || value === 0 || (value >= 1900 && value <= 2099)) return false;
  // "locker 16" is one of them, "lockers 16" are sixteen.
  const isListed = isNamed(at - 1) && pieces[at - 1]?.plural === true;
  if (unitAt(pieces, at + 1, isNamed) !== "" || (isLabelled(pieces, at) && !isListed)) return false;
  const isPlural = pieces[at + 1]?.plural === true && isNamed(at + 1);
  return (value <= LARGEST_COUNT || isPlural) && !isNumbering(pieces, at);
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
  return after === ")" && isLineHead(pieces, at);
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
