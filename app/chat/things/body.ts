import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { isFunctionWord, VAGUE } from "../words/function-words.ts";
import { CONTAINERS } from "../words/shapes.ts";
import { wordSet } from "../words/table.ts";
import { isBoundary, isCount, isFeature, unitAt } from "./numbers.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";
import type { Traits } from "./thing.ts";
import { isTraitWord } from "./variants.ts";

/** A message's pieces with what is already known of them. */
export type Text = {
  pieces: readonly Piece[];
  /** True for a piece that belongs to a name. */
  isNamed: (at: number) => boolean;
  /** The line of the message that a piece stands in. */
  rowOf: (at: number) => number;
  vocabulary: Vocabulary;
};

/** What some words without a name say of one: how many, of what kind. */
export type Body = {
  count: number | null;
  vague: boolean;
  additive: boolean;
  traits: Traits;
  /** Pieces that said something; words between them may be mere fill. */
  told: number;
  /** The description includes a measure with its unit. */
  measured: boolean;
  /** The count came before anything else was told. */
  countFirst: boolean;
  /** It begins with an "a" or "una": one of them. */
  one: boolean;
  to: number;
  /** Behind the last piece that said something. */
  toldTo: number;
};

const COUNT_LABELS = wordSet("qty quantity count cant cantidad ct x cnt");
const FILL = wordSet(
  "a an all both like about approx roughly around size sized tamano kind kinds type style sort one ones total totals each ea pcs pc pieces de of them those em these ellos ellas the el la los las in long wide tall high deep across diameter big cada uno una just only maybe probably really um uh es son is are its item items units unit more less or so on no i think guess model con with w good como unos unas nomas altogether count long by una un que that theyre they it he x fyi lol regular normal normales standard plain basic usual old viejo vieja too also btw actually now yes yep yeah si to up down from need want should be have must there",
);
const MORE = wordSet("more extra additional another mas otros otras otro otra");
const ONE = /^(?:a|an|un|una|one)$/;
const LONGEST = 14;

/**
 * Reads words that only count or describe, from a place up to the first that does neither. What it
 * finds counts where a list or clause ends behind it; the caller looks.
 */
export function readBody(text: Text, from: number, fill: ReadonlySet<string> = FILL): Body {
  const { pieces, isNamed, vocabulary } = text;
  let count: number | null = null;
  let [inches, vague, additive, told]: [number | null, boolean, boolean, number] = [
    null,
    false,
    false,
    0,
  ];
  const words: string[] = [];
  let countFirst = false;
  let measured = false;
  let at = from;
  let end = from;
  let toldTo = from;
  while (at < pieces.length && at < from + LONGEST && !isNamed(at)) {
    const piece = pieces[at] as Piece;
    const word = wordAt(pieces, at);
    const before = told;
    if (/^(?:with|con|w)$/.test(wordAt(pieces, at - 1)) && at > from && piece.kind === "number")
      break;
    if (piece.kind === "number") {
      const unit = unitAt(pieces, at + 1, isNamed);
      if (unit !== "") {
        if (isFeature(unit)) words.push(piece.text, unit);
        measured ||= isFeature(unit);
        if (unit === "inch") inches ??= piece.value;
        told += isFeature(unit) ? 1 : 0;
        // "10 years old" is no old thing.
        at += unit === "year" && wordAt(pieces, at + 2) === "old" ? 3 : 2;
      } else if (
        isCount(pieces, at, isNamed) &&
        (count === null || count === piece.value || /^(?:to|a)$/.test(wordAt(pieces, at - 1)))
      ) {
        countFirst = told === 0;
        count = piece.value;
        told += 1;
        at = measureEnd(text, at + 1);
      } else if (count === null && piece.value > 999) at += 1;
      else break;
    } else if (piece.kind === "noise") at += 1;
    else if (piece.kind === "mark") {
      const label = COUNT_LABELS.has(wordAt(pieces, at - 1)) && pieces[at + 1]?.kind === "number";
      if (!(piece.text === ":" && label) && piece.text !== "/") break;
      at += 1;
    } else if (VAGUE.has(word)) {
      vague = true;
      told += 1;
      at += 1;
    } else if (COUNT_LABELS.has(word)) at += 1;
    else if (MORE.has(word) && count !== null) {
      additive = true;
      at += 1;
    } else if (isTraitWord(piece.canon, vocabulary) && !isFunctionWord(word)) {
      words.push(piece.canon);
      told += 1;
      at += 1;
    } else if (fill.has(word)) at += 1;
    else break;
    end = at;
    if (told > before) toldTo = at;
  }
  return {
    count,
    vague,
    additive,
    traits: { words, inches },
    told,
    countFirst,
    measured,
    one: ONE.test(wordAt(pieces, from)),
    to: end,
    toldTo,
  };
}

/** "1 pile", "2 wheelbarrow loads": the measure behind a number, where nothing follows. */
function measureEnd({ pieces, isNamed }: Text, at: number): number {
  let end = at;
  while (end < at + 2 && CONTAINERS.has(wordAt(pieces, end)) && !isNamed(end)) end += 1;
  return isBoundary(pieces, end) ? end : at;
}

/** Where brackets that open at a place close, within a dozen words; -1 for nowhere. */
export function closing(pieces: readonly Piece[], at: number): number {
  for (let place = at + 1; place < at + 24; place += 1) {
    if (markAt(pieces, place) === ")") return place;
    if (markAt(pieces, place) === "\n") return -1;
  }
  return -1;
}
