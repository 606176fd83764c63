import { UNITS } from "#app/chat/parser/text/tokenize.ts";
import { isAttribute } from "#app/chat/parser/vocabulary/lexicon.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { CUE_TREE, type CueKind } from "#app/chat/parser/words/cues.server.ts";
import {
  AND,
  ANOTHER,
  ARTICLES,
  DEFINITE,
  isFunctionWord,
  MORE,
  NUMBER_LABELS,
  OF,
  PLACING,
  VAGUE,
} from "#app/chat/parser/words/lists.ts";
import { unionOf, wordSet } from "#app/chat/parser/words/table.ts";
import { markAt, type Pieces, wordAt } from "./pieces.ts";
import { isTraitWord } from "./thing.ts";

type Sense =
  // A number that counts, one with its unit behind it, that unit, or any other number.
  | ("count" | "measure" | "unit" | "number")
  // Articles, amounts without a number, and labels of an amount or a kind, on either side of a name.
  | ("one" | "the" | "vague" | "both" | "more" | "fewer" | "another" | "of" | "label")
  | ("trait" | "fill" | "end" | "mark" | "noise" | "word");

/** A message's pieces with what is already known of them. */
export type Text = { pieces: Pieces; senses: readonly Sense[]; vocabulary: Vocabulary };

/** The words of each sense that a word has wherever it stands; of a word in two tables the first decides. */
const TABLES: readonly (readonly [Sense, ReadonlySet<string>])[] = [
  ["one", ARTICLES],
  [
    "label",
    wordSet`
  x ish yes yep yeah si ea each cada nos pcs pc piece pieces qty quantity count cant item items
  size unit units section sections kind type like least most something odd total um uh er hmm`,
  ],
  ["both", wordSet`both ambos ambas`],
  ["vague", VAGUE],
  ["the", DEFINITE],
  ["another", ANOTHER],
  ["more", MORE],
  ["fewer", wordSet`fewer less menos`],
  ["of", OF],
];
/** One look-up a word, as every word of every message is asked. */
const SENSES: ReadonlyMap<string, Sense> = new Map(
  TABLES.toReversed().flatMap(([sense, words]) => Array.from(words, (word) => [word, sense])),
);

/** Words that say nothing of a name, and that are no function words in all that is said. */
const FILL = wordSet`
  miscounted approx roughly prob bout guessing long wide tall high deep across model good lol
  fyi regular normal standard old viejo vieja viejos viejas btw idk ugh oops basically kinda
  mostly counted measured wanna porfa believe sure looks could said mide ended turned eran era
  in on by around from out please pls to up down`;
/** Behind these comes a place, a use or a person, and nothing that is said of a name. */
const TURNS = unionOf(
  PLACING,
  wordSet`
  mine queda quedan quedo found so con for para instead if when while because since who cause
  cuz porque me us him stuff thing things everything anything something nothing cosa cosas my
  our your his her their mi su`,
);
/** The kinds of cues that decide on a thing: they end what is said of another. */
const DECIDING = wordSet`keep stay gone not no belong take go except want`;
/** The words that alone are such a cue, and those that alone are a cue of any kind but a person. */
export const DECIDES = wordsWithCue((kind) => DECIDING.has(kind));
const SPEAKS = wordsWithCue((kind) => kind !== "other");

function wordsWithCue(isMeant: (kind: CueKind) => boolean): ReadonlySet<string> {
  const cues = [...CUE_TREE.next].filter(([, { hits }]) => hits.some(isMeant));
  return new Set(cues.map(([word]) => word));
}

/** The sense of each piece of a message. */
export function sensesOf(pieces: Pieces, vocabulary: Vocabulary): Sense[] {
  return pieces.map((piece, at) => {
    const before = pieces[at - 1];
    if (piece.kind === "number") return senseOfNumber(pieces, at, piece.value);
    if (piece.kind !== "word") return piece.kind;
    if (before?.kind === "number" && unitAt(pieces, at) !== "") return "unit";
    const word = piece.text;
    const sense = SENSES.get(word);
    // "nada más dos", "una mesa nada más", "on second thought"
    const isTalk = before?.text === "nada" || /^thoughts?$/.test(wordAt(pieces, at + 1));
    if (sense && !(sense === "more" && isTalk)) return sense;
    const isFunction = isFunctionWord(word);
    // "2 dogs" are no kind of a crate, "10 years old" is no old thing, a "3rd floor" no floor mirror, "full of" no bed.
    const isCounted = before?.kind === "number" && piece.plural && !isAttribute(piece.canon);
    const told = before?.text ?? "";
    const isAge = UNITS.get(told) === "year" || /\d(?:st|nd|rd|th)$/.test(told);
    const isHolding = isAttribute(piece.canon) && wordAt(pieces, at + 1) === "of";
    const isOther = isFunction || isCounted || isAge || isHolding;
    if (!isOther && isTraitWord(piece.canon, vocabulary)) return "trait";
    // "wants the couch out of the house"
    if (FILL.has(word) && !OF.has(wordAt(pieces, at + 1))) return "fill";
    if (isBoundary(pieces, at) || TURNS.has(word) || DECIDES.has(word)) return "end";
    if (isFunction) return "fill";
    return SPEAKS.has(word) ? "end" : "word";
  });
}

/** Above this a number is a price, a code or a weight, unless a plural name follows at once. */
const LARGEST_COUNT = 999;
/** Where a list or a clause ends: words that join, and talk with which a message goes on behind a list. */
const ENDS = wordSet`
  and y e but pero plus then o or n nor ni if btw bc because cuz ya por asap today tomorrow
  tonight please pls plz thanks thank thx text call when how what whats hoy manana gracias
  cuando cuanto pueden puede sorry`;

/** Behind a number of so many at least, these give its unit away: "84 in long", "40 wide". */
const DIMENSIONS = wordSet`in wide tall deep high ancho alto`;
const SMALLEST_DIMENSION = 12;

/** The unit behind a number at a place ("inch", "pound"), or "". */
export function unitAt(pieces: Pieces, at: number): string {
  const word = wordAt(pieces, at);
  const next = wordAt(pieces, at + 1);
  if (pieces[at]?.named) return "";
  if (DIMENSIONS.has(word)) {
    const isLarge = (pieces[at - 1]?.value ?? 0) >= SMALLEST_DIMENSION;
    // "14 in the garage" counts
    return isLarge && !/^(?:the|my|a|an|our|one|each|total|all)$/.test(next) ? "inch" : "";
  }
  return UNITS.get(word) ?? "";
}

/** A number counts that is no measure, no address and no year. */
function senseOfNumber(pieces: Pieces, at: number, value: number): Sense {
  const [before, after] = [pieces[at - 1], pieces[at + 1]];
  if (unitAt(pieces, at + 1) !== "") return "measure";
  // "a sofa and a lamp, los dos"
  if (value === 2 && /^(?:los|las|those|these)$/.test(before?.text ?? "")) return "both";
  const isMany = value > LARGEST_COUNT && !(after?.named && after.plural);
  // "in the bedroom 2 coffee tables"
  const isPlaced = after?.named && DEFINITE.has(wordAt(pieces, at - 2));
  // "locker 16" is one of them, "lockers 16" are sixteen.
  const isLabel = isLabelled(pieces, at) && !(before?.named && before.plural) && !isPlaced;
  return value === 0 || isMany || isLabel ? "number" : "count";
}

/** "unit 9", "#4", "gate code is 4417", "the one from 205", "vivo por la 45": the word before names the number. */
function isLabelled(pieces: Pieces, at: number): boolean {
  const before = wordAt(pieces, at - 1);
  if (markAt(pieces, at - 1) === "#") return true;
  // "a whiteboard on 17", "off of 290"
  const isAt = / (?:on|(?<!take )off|near|off of)$/.test(` ${wordAt(pieces, at - 2)} ${before}`);
  if (isAt && !pieces[at + 1]?.named && !OF.has(wordAt(pieces, at + 1))) return true;
  // "101: a sofa, 102 has a bed"
  const opens = /^(?::|has|had|needs|tiene)$/.test(pieces[at + 1]?.text ?? "");
  const isRoom = /^(?:from|in|off)$/.test(before) || opens;
  return (isRoom && (pieces[at]?.value ?? 0) > 99) || NUMBER_LABELS.has(before);
}

/** True for what joins two things of a list: a comma or an "and". */
export function isJoin(pieces: Pieces, at: number): boolean {
  return markAt(pieces, at) === "," || AND.has(wordAt(pieces, at));
}

/** True where a list or a clause may end: punctuation, "and", "but", the end of the message. */
export function isBoundary(pieces: Pieces, at: number): boolean {
  const mark = markAt(pieces, at);
  return mark !== "" ? mark !== "#" : ENDS.has(wordAt(pieces, at));
}
