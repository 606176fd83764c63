import { isFunctionWord } from "../words/function-words.ts";
import { GIVEN_NAMES } from "../words/given-names.ts";
import { NOT_THINGS } from "../words/not-things.ts";
import { isOrdinaryWord } from "../words/ordinary.ts";
import { wordSet } from "../words/table.ts";
import { OTHERS } from "../words/verbs.ts";
import { isBoundary } from "./numbers.ts";
import { type Piece, wordAt } from "./pieces.ts";

/** How a street's name ends; the full words are everyday words too and want a house number. */
const STREETS = wordSet("st dr ave rd ln blvd ct cir pkwy hwy fwy trl avenue boulevard parkway");
const STREET_WORDS = wordSet(
  "street drive road lane court circle way place trail highway freeway loop bend terrace crossing",
);
const WATERS = wordSet("creek lake bayou ridge grove hollow meadow meadows springs hills");
const AT = wordSet("off at near by from on is address en por");
/** The words that a street's or a person's name may begin with. */
const OPENERS = wordSet("calle avenida av off on at near name nombre me this soy");
const SMALLEST_HOUSE = 100;
const LONGEST_STREET = 3;

/**
 * The end of an address or a person's name that begins at a place ("418 Mirror Lake Dr", "off Brush
 * Creek", "this is John Weber"), or the same place: no word in it is a thing.
 */
export function properNameEnd(pieces: readonly Piece[], at: number): number {
  const piece = pieces[at];
  if (piece?.kind === "number") return addressEnd(pieces, at) ?? at;
  if (piece?.kind !== "word") return at;
  if (OTHERS.has(piece.text) && isRelation(pieces, at) && GIVEN_NAMES.has(wordAt(pieces, at + 1)))
    return at + 2;
  if (!OPENERS.has(piece.text)) return at;
  return streetEnd(pieces, at) ?? personEnd(pieces, at) ?? at;
}

/** "mi vecina Lena", "our friend Art": whose name it is. */
function isRelation(pieces: readonly Piece[], at: number): boolean {
  return /^(?:my|our|his|her|their|the|mi|su|tu|nuestro|nuestra|el|la)$/.test(
    wordAt(pieces, at - 1),
  );
}

function addressEnd(pieces: readonly Piece[], at: number): number | undefined {
  const number = pieces[at];
  if (number?.kind !== "number" || number.value < 10) return undefined;
  const end = suffixWithin(pieces, at + 1, (word) =>
    number.value >= SMALLEST_HOUSE || AT.has(wordAt(pieces, at - 1))
      ? STREETS.has(word) || STREET_WORDS.has(word)
      : STREETS.has(word),
  );
  return end && wordAt(pieces, end) === "dr" ? end + 1 : end;
}

/** "off Brush Creek", "on Table Rock Rd", "calle Mesa". */
function streetEnd(pieces: readonly Piece[], at: number): number | undefined {
  const word = wordAt(pieces, at);
  if (/^(?:calle|avenida|av)$/.test(word) && !isFunctionWord(wordAt(pieces, at + 1))) return at + 2;
  if (!/^(?:off|on|at|near)$/.test(word)) return undefined;
  return suffixWithin(pieces, at + 1, (suffix) => STREETS.has(suffix) || WATERS.has(suffix));
}

function suffixWithin(
  pieces: readonly Piece[],
  from: number,
  ends: (word: string) => boolean,
): number | undefined {
  for (let at = from; at <= from + LONGEST_STREET; at += 1) {
    const word = wordAt(pieces, at);
    if (at > from && ends(word)) return at + 1;
    if (word === "" || isFunctionWord(word)) return undefined;
  }
  return undefined;
}

/** "my name is Rose", "me llamo Linda Mesa"; "this is John Weber" where the first name is none we know. */
function personEnd(pieces: readonly Piece[], at: number): number | undefined {
  const [one, two, three] = [0, 1, 2].map((step) => wordAt(pieces, at + step));
  if ((one === "name" && two === "is") || (one === "me" && two === "llamo"))
    return nameFrom(pieces, at + 2);
  if (one === "nombre" && two === "es") return nameFrom(pieces, at + 2);
  const introduces = (one === "this" && two === "is") || one === "soy";
  const first = one === "soy" ? at + 1 : at + 2;
  if (!introduces || !isUnknownName(pieces[first]) || three === "") return undefined;
  return isBoundary(pieces, first + 2) ? nameFrom(pieces, first) : undefined;
}

function nameFrom(pieces: readonly Piece[], from: number): number | undefined {
  let end = from;
  while (end < from + 2 && wordAt(pieces, end) !== "" && !isFunctionWord(wordAt(pieces, end)))
    end += 1;
  return end > from ? end : undefined;
}

function isUnknownName(piece: Piece | undefined): boolean {
  if (piece?.kind !== "word" || piece.known) return false;
  const { text } = piece;
  return !isFunctionWord(text) && !isOrdinaryWord(text) && !NOT_THINGS.has(text);
}
