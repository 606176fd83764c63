import { SECOND_MEANINGS, SIZE_FILLERS } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { AND, DEFINITE, isFunctionWord, OF } from "../words/function-words.ts";
import { CONTAINERS } from "../words/shapes.ts";
import type { Owner } from "./find-mentions.ts";
import type { Mention } from "./mention.ts";
import { addMeasure, isAge, isScreenSize, noTraits, type TraitList } from "./noun-phrase.ts";
import { afterTotal, isBoundary, roleOf, unitAt } from "./numbers.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";
import { isTraitWord, type Traits, variantOf } from "./variants.ts";

const FARTHEST = 14;
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
]);
const ABOUT = /^(?:about|around|maybe|like|approx|roughly|como|unos|unas)$/;
const COUNT_LABELS: ReadonlySet<string> = new Set([
  "qty",
  "quantity",
  "count",
  "cantidad",
  "cant",
  "x",
]);

type Reader = {
  mention: Mention;
  pieces: readonly Piece[];
  owner: Owner;
  vocabulary: Vocabulary;
  traits: TraitList;
};

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

/** A count; behind a single screen a number this large is its size ("a flat screen, 55"). */
function takeNumber(
  { mention, pieces, traits, vocabulary }: Reader,
  at: number,
  end: number,
): number {
  const value = pieces[at]?.value ?? 0;
  if (isScreenSize(mention, value, vocabulary)) traits.inches = value;
  else mention.count = value;
  return end;
}

/** "scrap metal: 1 pile". */
function afterContainer(pieces: readonly Piece[], at: number, owner: Owner): number {
  const holds = CONTAINERS.has(wordAt(pieces, at)) && !owner[at] && !OF.has(wordAt(pieces, at + 1));
  return holds ? at + 1 : at;
}

function stepWord(reader: Reader, at: number): number {
  const { pieces, owner, traits, vocabulary } = reader;
  const word = wordAt(pieces, at);
  if (COUNT_LABELS.has(word)) {
    const number = markAt(pieces, at + 1) === "" ? at + 1 : at + 2;
    return pieces[number]?.kind === "number" ? stepLabelled(reader, number, at) : at;
  }
  if (SIZE_FILLERS.has(word)) return at + 1;
  if (/^(?:yes|yep|yeah|si)$/.test(word)) return at + 1;
  if (COPULA.test(word)) return stepCopula(reader, at);
  if (OF.has(word)) return stepOf(reader, at);
  const trait = pieces[at]?.canon ?? "";
  if (isFunctionWord(word) || !isTraitWord(trait, vocabulary)) return at;
  if (leadsToName(pieces, at + 1, owner)) return at;
  traits.words.push(trait);
  return at + 1;
}

const COPULA = /^(?:is|are|its|theyre|thats|was|were|es|son|all|both|todos|todas|that|which|it)$/;
const COPULA_FILLERS =
  /^(?:and|y|is|are|its|was|were|es|son|all|both|a|an|un|una|like|actually|really|just|de|the|they|it|not|one|ones|todos|todas|about)$/;

/** "the file cabinets are all 4 drawer", "a mattress its a full": a size told in a sentence. */
function stepCopula(reader: Reader, at: number): number {
  const { pieces, owner, mention, vocabulary } = reader;
  const traits = noTraits();
  let end = at + 1;
  for (; end < at + FARTHEST && !endsCopula(pieces, end, owner); end += 1) {
    const piece = pieces[end] as Piece;
    if (owner[end]) return at;
    if (piece.kind === "number") {
      if (unitAt(pieces, end + 1, owner) !== "") addMeasure(traits, pieces, end++, owner);
      else if (piece.value !== 1) return at;
    } else if (!COPULA_FILLERS.test(piece.text) && !SIZE_FILLERS.has(piece.text)) {
      if (isAge(pieces, end)) continue;
      if (!isTraitWord(piece.canon, vocabulary)) return at;
      traits.words.push(piece.canon);
    }
  }
  const variant = variantOf(mention, traits, vocabulary);
  if (!variant) return at;
  const both = /^(?:both|all|todos|todas)$/.test(wordAt(pieces, at));
  const shared = both ? traits : undefined;
  Object.assign(mention, {
    id: variant.id,
    words: variant.words,
    described: true,
    told: true,
    shared,
  });
  return end;
}

/** "10 years old and 50 inches": a second measure goes on behind "and". */
function endsCopula(pieces: readonly Piece[], at: number, owner: Owner): boolean {
  const goesOn = AND.has(wordAt(pieces, at)) && unitAt(pieces, at + 2, owner) !== "";
  return isBoundary(pieces, at) && !goesOn;
}

/** "silla de carro del bebé": what a thing is of, where that makes it another item. */
function stepOf(reader: Reader, at: number): number {
  const { pieces, owner, mention, vocabulary } = reader;
  const words: string[] = [];
  let end = at;
  for (let place = at; place < at + 6 && !owner[place]; place += 1) {
    const piece = pieces[place];
    const word = wordAt(pieces, place);
    if (OF.has(word) || DEFINITE.has(word) || word === "para") continue;
    if (!piece || !isTraitWord(piece.canon, vocabulary)) break;
    words.push(piece.canon);
    end = place + 1;
  }
  const second = SECOND_MEANINGS.get(wordAt(pieces, mention.from));
  const traits = { words, inches: null };
  const other = second && mention.words.length === 1 ? { ...mention, words: [second] } : undefined;
  const variant =
    (other && variantOf(other, traits, vocabulary)) ?? variantOf(mention, traits, vocabulary);
  if (!variant || end === at) return at;
  Object.assign(mention, { id: variant.id, words: variant.words, described: true });
  return end;
}

/** "x2", "qty: 4": nothing but a name right behind can take this number away. */
function stepLabelled(reader: Reader, at: number, from: number): number {
  const { pieces, mention } = reader;
  if (mention.count !== null && !mention.indefinite) return from;
  mention.count = pieces[at]?.value ?? null;
  return afterTotal(pieces, at + 1, reader.owner);
}

/** A bracket: a count, traits, or a remark to be skipped; one that breaks the count down is not ours. */
function stepGroup(reader: Reader, at: number): number {
  const { pieces, owner, mention } = reader;
  const close = closingOf(pieces, at);
  if (close === -1) return at;
  for (let place = at + 1; place < close; place += 1) if (owner[place]) return at;
  const first = at + 1;
  const counts = numbersIn(pieces, at, close).filter(
    (place) => roleOf(pieces, place, owner) === "count",
  );
  if (counts.length > 1) return at;
  const [only] = counts;
  if (only !== undefined) {
    const labelled = COUNT_LABELS.has(wordAt(pieces, only - 1));
    const alone =
      (only === first || labelled) && afterTotal(pieces, skipX(pieces, only + 1), owner) === close;
    if (!alone || (mention.count !== null && leadsToName(pieces, close + 1, owner))) return at;
    mention.count = pieces[only]?.value ?? mention.count;
    return close + 1;
  }
  collectTraits(reader, first, close);
  return close + 1;
}

function skipX(pieces: readonly Piece[], at: number): number {
  return wordAt(pieces, at) === "x" ? at + 1 : at;
}

function closingOf(pieces: readonly Piece[], at: number): number {
  for (let place = at + 1; place < at + FARTHEST; place += 1) {
    const mark = markAt(pieces, place);
    if (mark === ")") return place;
    if (mark === "\n" || mark === "(") return -1;
  }
  return -1;
}

function numbersIn(pieces: readonly Piece[], from: number, to: number): number[] {
  const places: number[] = [];
  for (let place = from; place < to; place += 1)
    if (pieces[place]?.kind === "number") places.push(place);
  return places;
}

function collectTraits(
  { pieces, owner, traits, vocabulary }: Reader,
  from: number,
  to: number,
): void {
  for (let place = from; place < to; place += 1) {
    const piece = pieces[place] as Piece;
    if (piece.kind === "number") addMeasure(traits, pieces, place, owner);
    else if (piece.kind === "word" && isTraitWord(piece.canon, vocabulary))
      traits.words.push(piece.canon);
  }
}

/** "mattress, queen" and "TV, 55 inch" describe; "sofa, 2" at a line's end counts. */
function stepComma(reader: Reader, at: number): number {
  const { pieces, owner, mention, vocabulary } = reader;
  const end = segmentEnd(pieces, at + 1);
  const first = ABOUT.test(wordAt(pieces, at + 1)) ? at + 2 : at + 1;
  const [number] = numbersIn(pieces, at + 1, end);
  if (number === first && roleOf(pieces, number, owner) === "count") {
    const behind = afterContainer(pieces, afterTotal(pieces, number + 1, owner), owner);
    const screen = isScreenSize(mention, pieces[number]?.value ?? 0, vocabulary);
    if (behind !== end || !endsSentence(pieces, end)) return at;
    if (mention.count !== null && !screen) return at;
    return takeNumber(reader, number, end);
  }
  const traits = noTraits();
  for (let place = at + 1; place < end; place += 1) {
    if (owner[place]) return at;
    const word = wordAt(pieces, place);
    const measured = pieces[place]?.kind === "number" && unitAt(pieces, place + 1, owner) !== "";
    const said =
      measured || SIZE_FILLERS.has(word) || isTraitWord(pieces[place]?.canon ?? "", vocabulary);
    if (!said && unitAt(pieces, place, owner) === "" && !YES.has(word)) return at;
  }
  collectTraits({ ...reader, traits }, at + 1, end);
  if (isOpenPlural(mention) && (markAt(pieces, end) === "," || AND.has(wordAt(pieces, end))))
    return at;
  if (!variantOf(mention, traits, vocabulary)) return at;
  reader.traits.words.push(...traits.words);
  reader.traits.inches ??= traits.inches;
  return end;
}

/** "Beds: king, queen": the sizes behind an uncounted plural are told one by one. */
function isOpenPlural({ plural, count }: Mention): boolean {
  return plural && count === null;
}

function segmentEnd(pieces: readonly Piece[], from: number): number {
  let end = from;
  while (!isBoundary(pieces, end)) end += 1;
  return end;
}

/** Behind a dash or a colon only a count, a size or a yes belongs to the name before it. */
function stepDash(reader: Reader, at: number): number {
  const { pieces, owner } = reader;
  if (pieces[at + 1]?.kind === "number") {
    const next = stepNumber(reader, at + 1);
    return next > at + 1 ? next : at;
  }
  if (YES.has(wordAt(pieces, at + 1))) return at + 2;
  if (owner[at + 1] || !isTraitWord(pieces[at + 1]?.canon ?? "", reader.vocabulary)) return at;
  if (isOpenPlural(reader.mention)) return at;
  const next = stepWord(reader, at + 1);
  return next > at + 1 ? next : at;
}

const NAME_WITHIN = 5;

/** True when nothing but adjectives stands between a place and the next name. */
export function leadsToName(pieces: readonly Piece[], from: number, owner: Owner): boolean {
  for (let at = from; at < from + NAME_WITHIN; at += 1) {
    if (owner[at]) return owner[at] !== "idiom";
    const word = wordAt(pieces, at);
    const passes =
      word !== "" && (OF.has(word) || word === "x" || word === "inch" || !isFunctionWord(word));
    if (!passes && !(pieces[at]?.kind === "number" && unitAt(pieces, at + 1, owner) !== ""))
      return false;
  }
  return false;
}
