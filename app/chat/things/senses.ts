import { UNITS } from "../text/units.ts";
import { isAttribute } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { CUE_TREE } from "../words/cues.ts";
import {
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
import { PLACING } from "../words/places.ts";
import { unionOf, wordSet } from "../words/table.ts";
import { isBoundary, isCount, unitAt } from "./numbers.ts";
import { type Pieces, wordAt } from "./pieces.ts";
import { isTraitWord } from "./variants.ts";

/** What one piece says of a name beside it. */
export type Sense =
  /** A number that counts; one with its unit behind it; that unit; any other number. */
  | "count"
  | "measure"
  | "unit"
  | "number"
  /** Articles of one, of some, and of something known. */
  | "one"
  | "some"
  | "the"
  /** Amounts without a number. */
  | "vague"
  | "both"
  | "more"
  | "fewer"
  | "another"
  | "of"
  /** A word that may tell kinds apart. */
  | "trait"
  /** What only labels an amount or a kind, on either side of a name. */
  | "label"
  /** A word that holds a sentence together: it begins a noun phrase and fills the notes behind one. */
  | "fill"
  /** Where a list or clause may end, or what gives the role of things. */
  | "end"
  | "mark"
  | "noise"
  /** Any other word. */
  | "word";

/** A message's pieces with what is already known of them. */
export type Text = {
  pieces: Pieces;
  /** True for a piece that belongs to a name. */
  isNamed: (at: number) => boolean;
  senses: readonly Sense[];
  vocabulary: Vocabulary;
};

/** The sense of each word that has one wherever it stands; the first table with the word decides. */
const TABLES: readonly (readonly [Sense, ReadonlySet<string>])[] = [
  ["one", ARTICLES],
  [
    "label",
    wordSet(
      "x yes yep yeah si ea each cada apiece nos pcs pc piece pieces qty quantity count ct cnt cant cantidad item items size sized tamano unit units kind kinds type style sort like least most something odd total totals um uh uhm er hmm",
    ),
  ],
  ["both", BOTH],
  ["vague", VAGUE],
  ["some", INDEFINITE],
  ["the", DEFINITE],
  ["another", ANOTHER],
  ["more", MORE],
  ["fewer", wordSet("fewer less menos")],
  ["of", OF],
];

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
const DECIDING = wordSet("keep stay gone not no belong take go except");

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
    const table = TABLES.find(([, words]) => words.has(word));
    if (table) return table[0];
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
    return speaks(word) ? "end" : "word";
  });
}

/** Words that give a thing's role are no adjectives of a noun. */
function speaks(word: string): boolean {
  return (CUE_TREE.next.get(word)?.hits ?? []).some((kind) => kind !== "other");
}

/** Words that give a thing's role do not describe its kind. */
export function decides(word: string): boolean {
  return (CUE_TREE.next.get(word)?.hits ?? []).some((kind) => DECIDING.has(kind));
}
