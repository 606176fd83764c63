import { BED_SIZES, SIZE_FILLERS } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { AND, DEFINITE, isFunctionWord, MORE, OF } from "../words/function-words.ts";
import { wordSet } from "../words/table.ts";
import { stepAppositive } from "./after-appositive.ts";
import { stepGroup } from "./after-bracket.ts";
import { stepRepair, stepTold } from "./after-count.ts";
import {
  afterContainer,
  COUNT_LABELS,
  collectTraits,
  FARTHEST,
  isDimension,
  leadsToName,
  numbersIn,
  type Reader,
  segmentEnd,
  takeNumber,
} from "./after-reader.ts";
import { isCopula, stepCopula, stepOf } from "./after-traits.ts";
import type { Owner } from "./find-mentions.ts";
import type { Mention } from "./mention.ts";
import { addMeasure, isScreenSize, noTraits } from "./noun-phrase.ts";
import { afterTotal, isBoundary, roleOf, unitAt } from "./numbers.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";
import { isTraitWord, type Traits, variantOf } from "./variants.ts";

const YES: ReadonlySet<string> = new Set([
  "yes",
  "si",
  "y",
  "yep",
  "total",
  "size",
  "sized",
  "tamano",
  "approx",
  "about",
  "de",
  "take",
  "goes",
  "go",
  "haul",
  "toss",
  "trash",
  "junk",
  "remove",
  "va",
  "llevar",
  "tirar",
]);

const ABOUT = wordSet("about around maybe like approx roughly como unos unas");

/** "the rolltop kind", "the wooden playset type". */
const KIND = wordSet("kind kinds type style sort one ones tipo");

/**
 * Reads what stands behind a name: a count ("chairs x 4", "chairs (4)", "chairs: 4", "chair, 4"
 * at a line's end) and traits ("mattress, queen", "file cabinet (4 drawer)").
 */
export function readAfter(
  mention: Mention,
  pieces: readonly Piece[],
  owner: Owner,
  vocabulary: Vocabulary,
): Traits {
  const reader = { mention, pieces, owner, vocabulary, traits: noTraits() };
  let at = mention.to;
  while (at < mention.to + FARTHEST) {
    const next = step(reader, at);
    if (next <= at) break;
    at = next;
    mention.end = at;
  }
  return reader.traits;
}

/** Takes in what stands at a place and gives the place behind it, or the same place to stop. */
function step(reader: Reader, at: number): number {
  const { pieces, owner } = reader;
  if (owner[at] || endsSentence(pieces, at)) return at;
  const repaired = stepRepair(reader, at);
  if (repaired > at) return repaired;
  const piece = pieces[at] as Piece;
  if (piece.kind === "number") return stepNumber(reader, at);
  if (piece.kind === "word") return stepWord(reader, at);
  if (piece.text === "(") return stepGroup(reader, at);
  if (piece.text === ",") return stepComma(reader, at);
  if (piece.text === "-" || piece.text === ":" || piece.text === "=" || piece.text === "|")
    return stepDash(reader, at);
  return at;
}

function stepNumber(reader: Reader, at: number): number {
  const { pieces, owner, mention, traits } = reader;
  const role = roleOf(pieces, at, owner);
  if (role === "measure") {
    if (leadsToName(pieces, at + 2, owner)) return at;
    addMeasure(traits, pieces, at, owner);
    return at + 2;
  }
  if (role !== "count" || mention.count !== null) return at;
  const times = wordAt(pieces, at + 1) === "x" ? at + 2 : at + 1;
  const end = afterContainer(pieces, afterTotal(pieces, times, owner), owner);
  if (!isBoundary(pieces, end) || leadsToName(pieces, at + 1, owner)) return at;
  return takeNumber(reader, at, end);
}

function stepWord(reader: Reader, at: number): number {
  const { pieces, owner, mention, traits, vocabulary } = reader;
  const word = wordAt(pieces, at);
  if (COUNT_LABELS.has(word)) {
    const number = markAt(pieces, at + 1) === "" ? at + 1 : at + 2;
    return pieces[number]?.kind === "number" ? stepLabelled(reader, number, at) : at;
  }
  const next = pieces[at + 1]?.canon ?? "";
  if (SIZE_FILLERS.has(word) || (word === "set" && BED_SIZES.has(next))) return at + 1;
  if (/^(?:yes|yep|yeah|si)$/.test(word)) return at + 1;
  const told = Math.max(stepTold(reader, at), stepAppositive(reader, at));
  if (told > at) return told;
  if (KIND.has(word) && !owner[at]) {
    mention.likened = mention.definite || mention.likened;
    return at + 1;
  }
  if (MORE.has(word) && mention.count !== null && isBoundary(pieces, at + 1)) {
    mention.additive = true;
    return at + 1;
  }
  if (ABOUT.has(word) && roleOf(pieces, at + 1, owner) === "measure")
    return Math.max(at, measuredEnd(reader, at + 1));
  if (isCopula(pieces, at)) return stepCopula(reader, at);
  if (OF.has(word)) return stepOf(reader, at);
  if (isBrandBeforeSize(reader, at)) return at + 1;
  const trait = pieces[at]?.canon ?? "";
  if (isFunctionWord(word) || !isTraitWord(trait, vocabulary)) return at;
  if (leadsToName(pieces, at + 1, owner)) return at;
  traits.words.push(trait);
  return at + 1;
}

/** "una pantalla samsung de 75 pulgadas": a word of the maker before the size. */
function isBrandBeforeSize({ pieces, owner }: Reader, at: number): boolean {
  if (isFunctionWord(wordAt(pieces, at)) || !OF.has(wordAt(pieces, at + 1))) return false;
  return pieces[at + 2]?.kind === "number" && unitAt(pieces, at + 3, owner) === "inch";
}

/** "a tv like forty inches": the place behind the size, or -1 where it is none of the name before. */
function measuredEnd(reader: Reader, at: number): number {
  const isNumber = reader.pieces[at]?.kind === "number";
  const next = isNumber ? stepNumber(reader, at) : at;
  return next > at ? next : -1;
}

/** "x2", "qty: 4": nothing but a name right behind can take this number away. */
function stepLabelled(reader: Reader, at: number, from: number): number {
  const { pieces, mention } = reader;
  if (mention.count !== null && !mention.indefinite) return from;
  mention.count = pieces[at]?.value ?? null;
  return afterTotal(pieces, at + 1, reader.owner);
}

/** "mattress, queen" and "TV, 55 inch" describe; "sofa, 2" at a line's end counts. */
function stepComma(reader: Reader, at: number): number {
  const { pieces, owner, mention, vocabulary } = reader;
  const end = segmentEnd(pieces, at + 1);
  const first = ABOUT.has(wordAt(pieces, at + 1)) ? at + 2 : at + 1;
  const [number] = numbersIn(pieces, at + 1, end);
  if (number === first && roleOf(pieces, number, owner) === "count") {
    const behind = afterContainer(pieces, afterTotal(pieces, number + 1, owner), owner);
    const screen = isScreenSize(mention, pieces[number]?.value ?? 0, vocabulary);
    // "TVs, 3 total: a 32 and two 55s" goes on with what they are.
    const announces = mention.plural && markAt(pieces, end) === ":";
    if (behind !== end || !(endsSentence(pieces, end) || announces)) return at;
    if (mention.count !== null && !screen) return at;
    return takeNumber(reader, number, end);
  }
  const traits = noTraits();
  for (let place = at + 1; place < end; place += 1) {
    if (owner[place]) return at;
    const word = wordAt(pieces, place);
    const measured = pieces[place]?.kind === "number" && unitAt(pieces, place + 1, owner) !== "";
    const said =
      measured ||
      isDimension(pieces, place, owner) ||
      SIZE_FILLERS.has(word) ||
      DEFINITE.has(word) ||
      KIND.has(word) ||
      isTraitWord(pieces[place]?.canon ?? "", vocabulary);
    if (!said && unitAt(pieces, place, owner) === "" && !YES.has(word)) return at;
  }
  collectTraits({ ...reader, traits }, at + 1, end);
  if (isOpenPlural(mention) && (markAt(pieces, end) === "," || AND.has(wordAt(pieces, end))))
    return at;
  // "sofa, 84 in." is no answer about the thing before it, though sofas are not told apart so.
  if (!variantOf(mention, traits, vocabulary))
    return traits.inches === null && !saysComplete(traits.words) ? at : end;
  reader.traits.words.push(...traits.words);
  reader.traits.inches ??= traits.inches;
  return end;
}

/** "twin beds, complete (2)": with all that belongs to them. */
function saysComplete(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => word === "complete");
}

/** "Beds: king, queen": the sizes behind an uncounted plural are told one by one. */
function isOpenPlural({ plural, count }: Mention): boolean {
  return plural && count === null;
}

/** "piano: 1 upright", "sofa: 1 brown leather": a count and what tells the kind, up to the line's end. */
function stepCountedKind(reader: Reader, at: number): number {
  const { pieces, owner, mention, vocabulary } = reader;
  if (roleOf(pieces, at, owner) !== "count" || mention.count !== null) return at;
  const end = segmentEnd(pieces, at + 1);
  if (end > at + 1 + MOST_KINDS || !(endsSentence(pieces, end) || markAt(pieces, end) === ","))
    return at;
  for (let place = at + 1; place < end; place += 1)
    if (owner[place] || pieces[place]?.kind !== "word" || isFunctionWord(wordAt(pieces, place)))
      return at;
  const traits = noTraits();
  collectTraits({ ...reader, traits }, at + 1, end);
  // "mattresses: 2 queen, 1 king" tells them apart one by one.
  if (isOpenPlural(mention) && markAt(pieces, end) === ",") return at;
  mention.count = pieces[at]?.value ?? null;
  if (variantOf(mention, traits, vocabulary)) reader.traits.words.push(...traits.words);
  return end;
}

const MOST_KINDS = 3;

/** Behind a dash or a colon only a count, a size or a yes belongs to the name before it. */
function stepDash(reader: Reader, at: number): number {
  const { pieces, owner } = reader;
  if (pieces[at + 1]?.kind === "number") {
    const next = stepNumber(reader, at + 1);
    const end = next > at + 1 ? next : stepCountedKind(reader, at + 1);
    return end > at + 1 ? end : at;
  }
  if (YES.has(wordAt(pieces, at + 1))) return at + 2;
  if (owner[at + 1] || !isTraitWord(pieces[at + 1]?.canon ?? "", reader.vocabulary)) return at;
  if (isOpenPlural(reader.mention)) return at;
  const next = stepWord(reader, at + 1);
  return next > at + 1 ? next : at;
}
