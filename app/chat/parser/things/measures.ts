import { englishSingular } from "#app/chat/parser/text/fold.ts";
import { UNITS } from "#app/chat/parser/text/tokenize.ts";
import { BED_SIZES, isAttribute } from "#app/chat/parser/vocabulary/lexicon.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { AND, CONTAINERS, OF, PLACING, ROOMS, WITH } from "#app/chat/parser/words/lists.ts";
import { unionOf, wordSet } from "#app/chat/parser/words/table.ts";
import { markAt, type Piece, range, sentenceAround, wordAt } from "./pieces.ts";
import { isBoundary, type Text, unitAt } from "./senses.ts";
import { hasTraits, isMeasure, isOfCategory, isPartOf, type Thing, withTraits } from "./thing.ts";

/**
 * Gives what is sold by the pile, the bag or the room its count from the measure it is named with:
 * "3 piles of X", "X from 3 rooms", "X, 2 boxes". A container that is an item of its own holds what
 * follows its "of", which is then no thing to be counted.
 */
export function withMeasures(things: readonly Thing[], text: Text): Thing[] {
  let merged: Thing[] = [];
  for (const [index, named] of things.entries()) {
    const thing = inUnits(named, things[index + 1]?.start ?? text.pieces.length, text);
    const last = merged.at(-1);
    const one = last && MERGES.map((merge) => merge(last, thing, text)).find(Boolean);
    merged = one ? [...merged.slice(0, -1), one] : withShared(merged, thing, text);
  }
  return merged;
}

/** What two neighbours are together, where they name one thing. */
const MERGES = [withMore, withContent, withAmount, withPart];

/** "a box of books and magazines": two words for what one container holds. */
function withMore(held: Thing, thing: Thing, { pieces }: Text): Thing | undefined {
  const isBare = thing.count === null && !thing.definite && !thing.vague;
  const isJoined = thing.start === held.end + 1 && AND.has(wordAt(pieces, held.end));
  const words = pieces.slice(held.start, held.end);
  const isHeld = [OF, CONTAINERS].every((table) => words.some(({ text }) => table.has(text)));
  return isBare && isJoined && isHeld ? { ...held, end: thing.end } : undefined;
}

const LOADS = /^(?:carga|camioneta|troca|viaje|carretilla)s?$/; // "escombro, como una carga de pickup"
const FARTHEST = 6; // No more words stand between a container or an amount and what it is of.

/** "bags of X", "6 boxes X": the content, where it is sold by that container or refused; else the container alone. */
function withContent(container: Thing, content: Thing, text: Text): Thing | undefined {
  const holder = text.pieces[container.to - 1];
  if (!CONTAINERS.has(holder?.text ?? "") || !holds(container, content, text)) return undefined;
  const { start, count, vague, plural } = container;
  const isSold = isSoldBy(content, holder, text.vocabulary) || content.kind === "refused";
  return isSold ? { ...content, start, count, vague, plural } : { ...container, end: content.end };
}

function holds(container: Thing, content: Thing, { pieces }: Text): boolean {
  const between = pieces.slice(container.to, content.from);
  const isRow = between.every(({ kind, text }) => kind === "word" && !AND.has(text));
  const isOf = between.slice(0, 2).some(({ text }) => OF.has(text)); // "boxes full of books"
  return isOf && isRow && between.length < FARTHEST;
}

/** "X, 4 boxes", "X, which are about 4 bags": the measure of X behind it. */
function withAmount(thing: Thing, amount: Thing, text: Text): Thing | undefined {
  const { pieces, vocabulary } = text;
  const holder = pieces[LOADS.test(wordAt(pieces, amount.from)) ? amount.from : amount.to - 1];
  const between = pieces.slice(thing.end, amount.start);
  const isContainer = CONTAINERS.has(holder?.text ?? "");
  const isHeld = isContainer && between.every(({ text }) => /[:-]/.test(text));
  // "old paint, two boxes of it", "light bulbs: 1 box"
  if (thing.kind === "refused" && (isHeld || OF.has(wordAt(pieces, amount.to)))) return thing;
  const isOpen =
    (thing.count === null || thing.vague || thing.indefinite) && amount.id !== thing.id;
  if (!isOpen || amount.count === null || !isContainer) return undefined;
  if (between.length > FARTHEST || !between.every(isLink)) return undefined;
  const counted = { ...thing, count: amount.count, end: amount.end };
  // "a box spring, 2 boxes", but "books" are known as "box of books"
  const { words } = thing.base;
  if (words.includes(holder?.canon ?? "") && !words.includes("of")) return undefined;
  if (isSoldBy(thing, holder, vocabulary)) return counted;
  // "leaves, 15 bags": the kind of them that comes in bags; a tv is sold by the piece: "a tv, 2 boxes" are two things
  const kind = vocabulary.named([...words, holder?.canon ?? ""]);
  const isKin = kind?.kind === "item" && isOfCategory(kind.id, thing.id, vocabulary);
  const isMeasured = vocabulary.measures.has(thing.id) || kind?.id === thing.id;
  return isKin && isMeasured && !amount.indefinite && !thing.indefinite
    ? { ...counted, ...kind, base: kind }
    : undefined;
}

function isLink({ kind, text }: Piece): boolean {
  return /^[,:.!?(-]$/.test(text) || (kind === "word" && !AND.has(text));
}

/** "a bed with the mattress and frame", "patio set, a table and chairs": a set takes in each of its parts. */
function withPart(set: Thing, part: Thing, text: Text): Thing | undefined {
  const { pieces, vocabulary } = text;
  const behind = pieces.slice(set.to, part.start);
  const isHeld = pieces.slice(set.from, part.start).some((piece) => WITH.has(piece.text));
  const isRow = (isHeld || behind.some(({ named }) => named)) && isRun(set, part, text);
  const isNext = SETS.test(set.head) || behind.length > 1;
  // "the whole thing, frame and mattress"
  const isTelling = (piece: Piece) => TELLING.has(piece.text);
  const isTold = behind.length > 0 && isNext && behind.every(isTelling);
  const isSame = part.id === set.id && (isHeld || SETS.test(set.head));
  const isIn = () => isSame || isPartOf(part.base, set, vocabulary);
  return (isRow || isTold) && isIn() ? { ...set, end: part.end } : undefined;
}

/** Nouns for several things together. */
export const SETS = /^(?:set|furniture|mueble|juego)$/;
const TELLING = wordSet`
  you know esta it its is which gone like are a an the whole thing everything all that thats
  theres es son , ( ?`;

/** True for neighbours of one list: a comma, an "and", a "with" or nothing stands between them. */
function isRun({ end }: Thing, { start }: Thing, { pieces, senses }: Text): boolean {
  // "patio table glass top with 4 chairs"
  const isTelling = (at: number) => /^(?:trait|word|measure|unit)$/.test(senses[at] ?? "");
  const isBound = (word = "") => /^[,:/]$/.test(word) || BINDS.has(word);
  return range(end, start).every((at) => isBound(pieces[at]?.text) || isTelling(at));
}

const BINDS = unionOf(AND, WITH, wordSet`complete completa including includes its sus su`);
/** "its mattress", "the mattress that goes in it" */
const ITS = /^(?:its|their|sus?) | (?:(?:thats?|which)(?: \w+){1,2} (?:it|them)|for it|it came)\b/;

/** A size that opens or closes a run goes for all that has none: "king frame and box spring", "… both full". */
function withShared(all: readonly Thing[], two: Thing, text: Text): Thing[] {
  const one = all.at(-1);
  if (!one || two.indefinite || !isRun(one, two, text)) return [...all, two];
  const isTold = two.end > two.to;
  const isClosed = isTold && one.end === one.to;
  // "frame, mattress and box spring, all king": back through the run
  const from = 1 + all.findLastIndex((thing, at) => !isRun(thing, all[at + 1] ?? two, text));
  const run = all.slice(from).map((thing) => (isClosed ? sized(thing, two, text) : thing));
  return [...all.slice(0, from), ...run, paired(sized(two, one, text), one, text)];
}

/** The thing in the size of another, or of the room that names the other: "patio table and its 4 chairs". */
function sized(thing: Thing, other: Thing, { pieces, vocabulary }: Text): Thing {
  const isOther = thing.definite && !/^(?:its|their|sus?)$/.test(wordAt(pieces, thing.start));
  const isBare = thing.words.length === 1 && !thing.described && !isOther;
  const isSized = thing.words.some((word) => BED_SIZES.has(word));
  const isTold = (word: string) => !isSized && BED_SIZES.has(word);
  const told =
    other.words.find((word) => isTold(word) || (isBare && ROOMS.has(word))) ??
    other.traits.words.find(isTold);
  if (told === undefined) return thing;
  const kind = withTraits(thing.base, { words: [told], inches: null }, vocabulary);
  // "a garage full of stuff, boxes": no full box spring
  const isKin = !BED_SIZES.has(told) || isOfCategory(thing.id, kind.id, vocabulary);
  return kind.words.includes(told) && isKin ? { ...thing, ...kind } : thing;
}

/**
 * "6 cribs with mattresses", "a desk with its chair": as many, and of the kind that goes by
 * both names; a part is not.
 */
function paired(thing: Thing, other: Thing, { pieces, vocabulary }: Text): Thing {
  const opening = thing.definite ? thing.start : thing.start - 1;
  const own = pieces.slice(thing.start, thing.end + 4).map(({ text }) => text);
  const isWith =
    ITS.test(own.join(" ")) || [opening, opening - 1].some((at) => WITH.has(wordAt(pieces, at)));
  if (!isWith) return thing;
  const kind = withTraits(thing.base, { words: [other.head], inches: null }, vocabulary);
  const told = kind.described && !thing.described ? kind : {};
  return { ...thing, ...told, count: thing.count ?? (thing.plural ? other.count : null) };
}

/**
 * "the rug under them 9x12", "tv on the wall 75 inch": a size among other words is of what its
 * sentence named before.
 */
export function withLooseTraits(things: readonly Thing[], text: Text): Thing[] {
  const { pieces, vocabulary } = text;
  return things.map((thing, index) => {
    if (thing.described) return thing;
    const next = things[index + 1]?.start ?? pieces.length;
    const stop = range(thing.end, next).find((at) => pieces[at]?.kind === "mark") ?? next;
    const kinds = range(thing.end, stop).flatMap((at) => {
      const { canon = "", value = null } = pieces[at] ?? {};
      const inches = unitAt(pieces, at + 1) === "inch" ? value : null;
      const traits = { words: isMeasure(canon) ? [canon] : [], inches };
      return hasTraits(traits) ? [withTraits(thing.base, traits, vocabulary)] : [];
    });
    const kind = kinds.find(({ id }) => id !== thing.id && isOfCategory(id, thing.id, vocabulary));
    const beside = [...range(things[index - 1]?.to ?? 0, thing.start), ...range(thing.end, next)];
    return { ...thing, ...(kind ?? heldIn(thing, beside, text)) };
  });
}

/** "leaves. 15 bags", "5 bags, all leaves": what a mere container holds, told beside it without an "of". */
function heldIn(thing: Thing, places: readonly number[], { pieces, vocabulary }: Text) {
  const { base, definite, to, head } = thing;
  if (base.words.length > 1 || definite || !CONTAINERS.has(wordAt(pieces, to - 1))) return {};
  const contents = vocabulary.phrases.next.get(head)?.next.get("of")?.next;
  const hits = places.flatMap((at) => contents?.get(pieces[at]?.canon ?? "")?.hits ?? []);
  const held = hits.find(({ kind }) => kind === "item");
  return held ? { ...held, described: true } : {};
}

/**
 * "X from 3 bedrooms", "X out back, like 20", "X atrás, como unos 20", "X, about 8 panels",
 * "300 lbs of X": so many of what it is sold by, before the next name.
 */
function inUnits(thing: Thing, limit: number, { pieces, vocabulary }: Text): Thing {
  const { start, from, to, end, plural } = thing;
  const isWeighed = UNITS.get(wordAt(pieces, from)) === "pound"; // "300 lbs of plates"
  if (thing.count !== null && !thing.indefinite && !thing.vague && !isWeighed) return thing;
  const measure = vocabulary.measures.get(thing.id);
  // "booths from the diner - 8", but "tvs from the bar, about 50" are inches
  const isGuess = (at: number) => {
    const isMarked = at > from && /^[-:]$/.test(markAt(pieces, at - 1));
    const ends = isBoundary(pieces, at + 1) || PLACING.has(wordAt(pieces, at + 1));
    const isCounted = plural && !vocabulary.ranges.has(thing.id);
    return isCounted && ends && (isMarked || GUESSES.test(wordAt(pieces, at - 1)));
  };
  const isCount = (at: number) =>
    (pieces[at]?.value ?? 0) > (thing.traits.inches ?? 0) &&
    (isGuess(at) || isSoldBy(thing, pieces[at + 1], vocabulary));
  const stop = thing.indefinite ? Math.min(limit, sentenceAround(pieces, to).to) : limit;
  const behind = range(measure === undefined ? to : from, stop);
  const ahead = thing.indefinite ? [] : range(from - 3, from);
  const number = [...behind, ...ahead].find(isCount);
  if (number === undefined) return thing;
  const value = pieces[number]?.value ?? 0;
  if (measure === POUNDS) return { ...thing, count: Math.ceil(value / 100) };
  return { ...thing, count: value, start: Math.min(start, number), end: Math.max(end, number + 2) };
}

const GUESSES = /^(?:like|about|abt|approx|maybe|roughly|around|counted|como|un.s)$/;

const POUNDS = "100 lb"; // What is sold by a hundred pounds counts hundreds.

/** True for the word of a thing's measure in either language, or another noun that it goes by: panels of a fence. */
export function isSoldBy(
  { id, head }: Pick<Thing, "id" | "head">,
  piece: Piece | undefined,
  vocabulary: Vocabulary,
): boolean {
  const { text = "", canon = "", lemma = "" } = piece ?? {};
  const measure = vocabulary.measures.get(id);
  const isOther = canon !== head && !isAttribute(canon) && UNITS.get(text) !== "door";
  if (isOther && vocabulary.heads.get(id)?.has(canon)) return true;
  if (measure === undefined) return false;
  if (measure === POUNDS) return UNITS.get(text) === "pound";
  if (measure === "room" && ROOMS.has(englishSingular(text))) return true;
  return lemma === measure;
}
