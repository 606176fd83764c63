import { UNITS } from "../text/units.ts";
import { isAttribute } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { ANOTHER, DEFINITE, isFunctionWord, MORE, OF, VAGUE } from "../words/function-words.ts";
import { PLACING } from "../words/places.ts";
import { CONTAINERS } from "../words/shapes.ts";
import { wordSet } from "../words/table.ts";
import { isBoundary, isCount, isFeature, TALK, unitAt } from "./numbers.ts";
import { markAt, type Piece, type Pieces, wordAt } from "./pieces.ts";
import { isTraitWord } from "./variants.ts";

/** A message's pieces with what is already known of them. */
export type Text = {
  pieces: Pieces;
  /** True for a piece that belongs to a name. */
  isNamed: (at: number) => boolean;
  vocabulary: Vocabulary;
};

/** What some words without a name say of one: how many, of what kind. */
export type Body = {
  count: number | null;
  vague: boolean;
  additive: boolean;
  traits: { words: string[]; inches: number | null };
  /** Pieces that said something; words between them may be mere fill. */
  told: number;
  /** The description includes a measure with its unit. */
  measured: boolean;
  /** It begins with an "a" or "una": one of them. */
  one: boolean;
  to: number;
  /** Behind the last piece that said something. */
  toldTo: number;
};

const COUNT_LABELS = wordSet("qty quantity count cant cantidad ct x cnt");
const FILL = wordSet(
  "a an all both like about approx roughly around size sized tamano kind kinds type style sort one ones total totals each ea pcs pc pieces de of them those em these ellos ellas the el la los las in long wide tall high deep across diameter big cada uno una just only maybe probably really um uh es son is are its item items units unit more less or so on no i think guess model con with w good como unos unas nomas altogether count long by una un que that theyre they it he x fyi lol regular normal normales standard plain basic usual old viejo vieja too also btw actually now yes yep yeah si to up down from need want should be have must there id say idk dont know how many exactly ugh omg oops basically kinda mostly counted measured wanna porfa oh btw believe sure definitely looks would could said please pls",
);
const ONE = /^(?:a|an|un|una|one)$/;
const LONGEST = 14;

/** Nothing read yet, from a place on. */
export function nothingAt(from: number): Body {
  const traits = { words: [], inches: null };
  const none = { count: null, vague: false, additive: false, told: 0, measured: false, one: false };
  return { ...none, traits, to: from, toldTo: from };
}

/**
 * Reads words that only count or describe, from a place up to the first that does neither. What it
 * finds counts where a list or clause ends behind it; the caller looks.
 */
export function readBody(text: Text, from: number): Body {
  const { pieces, isNamed } = text;
  const body: Body = { ...nothingAt(from), one: ONE.test(wordAt(pieces, from)) };
  while (body.to < pieces.length && body.to < from + LONGEST && !isNamed(body.to)) {
    const told = body.told;
    const to = stepOver(text, body.to, body);
    if (to === undefined) break;
    body.to = to;
    if (body.told > told) body.toldTo = to;
  }
  return body;
}

/** Reads the piece at a place into the body, and says from where to read on; undefined for the end. */
function stepOver(text: Text, at: number, body: Body): number | undefined {
  const { pieces, vocabulary } = text;
  const { kind, text: mark, canon, plural } = pieces[at] as Piece;
  const word = wordAt(pieces, at);
  if (kind === "number") return stepOverNumber(text, at, body);
  if (kind === "mark") {
    const label = mark === ":" && COUNT_LABELS.has(wordAt(pieces, at - 1));
    const counted = mark === ")" && markAt(pieces, at - 2) === "(" && body.count !== null;
    return label || counted || mark === "/" ? at + 1 : undefined;
  }
  // "on the 3rd floor"
  if (kind === "noise") return UNITS.has(wordAt(pieces, at + 1)) ? at + 2 : at + 1;
  if (COUNT_LABELS.has(word)) return at + 1;
  // "40 boxes full", "16 total"
  const isFilled =
    word === "full" && (CONTAINERS.has(wordAt(pieces, at - 1)) || OF.has(wordAt(pieces, at + 1)));
  const isSum = word === "total" || word === "totals";
  // "2 dogs" are no kind of a crate.
  const isNoun = plural && !isAttribute(canon) && pieces[at - 1]?.kind === "number";
  const isTalk = TALK.has(word) || isFunctionWord(word);
  const isTrait = isTraitWord(canon, vocabulary) && !isTalk && !isFilled && !isSum && !isNoun;
  // "the desk in the corner"
  const place = wordAt(pieces, at - 2);
  const isPlace = DEFINITE.has(wordAt(pieces, at - 1)) && (PLACING.has(place) || place === "for");
  if (VAGUE.has(word)) body.vague = true;
  else if (isTrait && isPlace) return undefined;
  else if (isTrait) body.traits.words.push(canon);
  else if (MORE.has(word) && body.count !== null && wordAt(pieces, at + 1) !== "or") {
    body.additive = true;
    return at + 1;
  } else if (ANOTHER.has(word) && body.count === null && isBoundary(pieces, at + 1))
    [body.count, body.additive] = [1, true];
  else return FILL.has(word) || isFilled ? at + 1 : undefined;
  body.told += 1;
  return at + 1;
}

/** A number with a unit describes; one without counts, if nothing did. */
function stepOverNumber(text: Text, at: number, body: Body): number | undefined {
  const { pieces, isNamed } = text;
  const { text: digits, value } = pieces[at] as Piece;
  const unit = unitAt(pieces, at + 1, isNamed);
  if (unit !== "") {
    if (isFeature(unit)) {
      body.traits.words.push(digits, unit);
      body.measured = true;
      body.told += 1;
    }
    if (unit === "inch") body.traits.inches ??= value;
    // "10 years old" is no old thing.
    return unit === "year" && wordAt(pieces, at + 2) === "old" ? at + 3 : at + 2;
  }
  // "a storage unit on 290"
  if (/^(?:on|at|off|near)$/.test(wordAt(pieces, at - 1))) return undefined;
  // "a sofa and a lamp, los dos": of all that was named.
  if (value === 2 && /^(?:los|las|those|these)$/.test(wordAt(pieces, at - 1))) return undefined;
  const isSame = body.count === value && body.traits.words.length === 0;
  const again = isSame || /^(?:to|a)$/.test(wordAt(pieces, at - 1));
  if (!isCount(pieces, at, isNamed) || (body.count !== null && !again)) return undefined;
  body.count = value;
  body.told += 1;
  return measureEnd(text, at + 1);
}

/** "1 pile", "2 wheelbarrow loads": the measure behind a number, where nothing follows. */
function measureEnd({ pieces, isNamed }: Text, at: number): number {
  let end = at;
  while (CONTAINERS.has(wordAt(pieces, end)) && !isNamed(end)) end += 1;
  return isBoundary(pieces, end) ? end : at;
}

/** Where brackets that open at a place close, within a dozen words; -1 for nowhere. */
export function closing(pieces: Pieces, at: number): number {
  for (let place = at + 1; place < at + 24; place += 1) {
    if (markAt(pieces, place) === ")") return place;
    if (markAt(pieces, place) === "\n") return -1;
  }
  return -1;
}
