import { englishSingular, foldText } from "../text/fold.ts";
import { UNITS } from "../text/units.ts";
import { isAttribute } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { AND, isFunctionWord, OF, WITH } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import { CONTAINERS } from "../words/shapes.ts";
import { wordSet } from "../words/table.ts";
import type { Text } from "./body.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";
import type { Thing } from "./thing.ts";

/**
 * Gives what is sold by the pile, the bag or the room its count from the measure it is named with:
 * "3 piles of X", "X from 3 rooms", "X, 2 boxes". A container that is an item of its own holds what
 * follows its "of", which is then no thing to be counted.
 */
export function withMeasures(things: readonly Thing[], text: Text): Thing[] {
  const merged: Thing[] = [];
  for (let index = 0; index < things.length; index += 1) {
    const thing = things[index] as Thing;
    const next = things[index + 1];
    const held = next && holds(thing, next, text);
    const last = merged.at(-1);
    if (last && isHeldToo(last, thing, text))
      merged[merged.length - 1] = { ...last, end: thing.end };
    else if (next && held) {
      merged.push(contained(thing, next, text));
      index += 1;
    } else if (next && isAmountOfIt(next, text)) {
      merged.push({ ...thing, end: next.to + 2, count: next.count });
      index += 1;
    } else if (next && isAmountOf(thing, next, text)) {
      const id = soldBy(thing, text.pieces[next.to - 1], text.vocabulary) ?? thing.id;
      merged.push({ ...thing, id, count: next.count, end: next.end });
      index += 1;
    } else if (next && WITH.has(wordAt(text.pieces, thing.end))) {
      const parts = partsOfSet(thing, things.slice(index + 1), text);
      merged.push(thing, ...parts.flatMap((part) => extraParts(thing, part, text)));
      index += parts.length;
    } else merged.push(inPounds(inUnits(thing, next?.start ?? text.pieces.length, text), text));
  }
  return merged;
}

/** "bags of X", "6 boxes X", "boxes of papers and X": no other thing between a container and what it holds. */
function holds(container: Thing, content: Thing, { pieces, vocabulary }: Text): boolean {
  const holder = pieces[container.to - 1];
  if (!CONTAINERS.has(holder?.text ?? "")) return false;
  if (content.from === container.to && container.count !== null) return true;
  const between = pieces.slice(container.to, content.from);
  const link = between[0]?.text ?? "";
  // "bags are tile and sheetrock mostly"
  const isBare = content.count === null && !content.definite && !content.plural;
  if (between.length > FARTHEST || !(OF.has(link) || (isBare && /^(?:are|son)$/.test(link))))
    return false;
  if (between.some(({ kind }) => kind !== "word")) return false;
  // "boxes of cables and electronics"
  if (content.id === container.id) return true;
  const isOwn =
    content.count !== null ||
    content.definite ||
    (content.plural && !isMeasure(vocabulary.measures.get(content.id), holder, vocabulary));
  return !isOwn || !between.some(({ text }) => AND.has(text));
}

const FARTHEST = 5;

/** "a box of books and magazines": two words for what one container holds. */
function isHeldToo(held: Thing, thing: Thing, { pieces }: Text): boolean {
  const isBare = thing.count === null && !thing.definite;
  const isMass = CONTAINERS.has(wordAt(pieces, held.to - 1)) && OF.has(wordAt(pieces, held.to));
  const isMore = isBare && (thing.id === held.id || (isMass && !thing.plural));
  if (!isMore || thing.start !== held.end + 1 || !AND.has(wordAt(pieces, held.end))) return false;
  const words = pieces.slice(held.start, held.end);
  return words.some(({ text }) => OF.has(text)) && words.some(({ text }) => CONTAINERS.has(text));
}

/** The content, where it is sold by that container or refused; else the container alone. */
function contained(container: Thing, content: Thing, { vocabulary, pieces }: Text): Thing {
  const measure = vocabulary.measures.get(content.id);
  const span = { start: container.start, end: content.end };
  const holder = pieces[container.to - 1];
  // A "Sports Gear Bag" is sold by the bag too.
  const named = vocabulary.heads.get(content.id)?.has(holder?.canon ?? "");
  const sold = named || isMeasure(measure, holder, vocabulary);
  if (!sold && content.kind === "item") return { ...container, ...span };
  const { count, vague, plural } = container;
  return { ...content, ...span, count, vague, plural };
}

/** True for the word of a measure in either language: a "caja" is a box. */
function isMeasure(measure: string | undefined, piece: Piece | undefined, { lexicon }: Vocabulary) {
  if (measure === undefined || piece === undefined) return false;
  return piece.lemma === measure || lexicon.canonical(measure) === piece.canon;
}

/** "X, 4 boxes", "X, which are about 4 bags": the measure of X behind it. */
function isAmountOf(thing: Thing, amount: Thing, { pieces, vocabulary }: Text): boolean {
  const container = pieces[amount.to - 1];
  if (
    (thing.count !== null && !thing.vague) ||
    amount.count === null ||
    !CONTAINERS.has(container?.text ?? "")
  )
    return false;
  const mark = markAt(pieces, thing.end);
  const beside = /^[,:.-]$/.test(mark) ? thing.end + 1 : thing.end;
  const between = pieces.slice(beside, amount.start);
  // "too many books. About 14 boxes"
  if (mark === "." && between.length === 0) return false;
  const isLink = ({ text, canon }: Piece) =>
    text === "," ||
    LINKS.has(text) ||
    ROOMS.has(text) ||
    isAttribute(canon) ||
    (isFunctionWord(text) && !AND.has(text));
  const isLinked = between.length <= LINK && between.every(isLink);
  return isLinked && soldBy(thing, container, vocabulary) !== undefined;
}

const LINK = 6;
const LINKS = wordSet(
  "bagged boxed packed about abt around like maybe approx roughly como unas unos probably is are was in its theyre that which total son es en",
);

/** What a container of X is sold as: X itself, or the item that is called by it ("bag of X"). */
function soldBy(
  { kind, id, words, head }: Thing,
  holder: Piece | undefined,
  vocabulary: Vocabulary,
): string | undefined {
  const { measures, phrasesById } = vocabulary;
  if (isMeasure(measures.get(id), holder, vocabulary)) return id;
  if (kind !== "item" || holder === undefined || CONTAINERS.has(head)) return undefined;
  const isOf = (name: readonly string[]) =>
    name[0] === holder.canon && words.every((word) => name.includes(word));
  // "dirt, 20 bags": "bag of dirt" is its own name
  if (phrasesById.get(id)?.some((name) => name[1] === "of" && isOf(name))) return id;
  return [...measures.keys()].find((other) => phrasesById.get(other)?.some(isOf));
}

/** "a dining set with 6 chairs", "a bed with the mattress and frame": names of the set itself tell its parts. */
function partsOfSet(set: Thing, behind: readonly Thing[], { pieces, vocabulary }: Text): Thing[] {
  const ids = [set.id, vocabulary.bags.get(set.head)?.id ?? ""];
  const names = ids.flatMap((id) => vocabulary.phrasesById.get(id) ?? []);
  const parts: Thing[] = [];
  let end = set.end;
  for (const part of behind) {
    const isTied = pieces
      .slice(end, part.start)
      .every(({ text }) => text === "," || WITH.has(text) || AND.has(text));
    const isIn = names.some(
      (words) =>
        words.length > part.base.words.length &&
        part.base.words.every((word) => words.includes(word)),
    );
    if (!isTied || !isIn || (set.definite && part.count !== null)) break;
    parts.push(part);
    end = part.end;
  }
  return parts;
}

/** Of "Dining Set (Table and 4 Chairs)" with 6 chairs, two are not in the set. */
function extraParts({ id }: Thing, part: Thing, { vocabulary }: Text): Thing[] {
  const [included] = /\d+/.exec(vocabulary.catalog.byId.get(id)?.name ?? "") ?? [];
  const extra = (part.count ?? 0) - Number(included ?? part.count);
  return extra > 0 ? [{ ...part, count: extra }] : [];
}

/** "6 bags of it". */
function isAmountOfIt({ to }: Thing, { pieces }: Text): boolean {
  const pointed = /^(?:it|them|those|these|that|em|ell[oa]s|es[oa]s?)$/;
  const isHeld = CONTAINERS.has(wordAt(pieces, to - 1)) && OF.has(wordAt(pieces, to));
  return isHeld && pointed.test(wordAt(pieces, to + 1));
}

/** "X from 3 bedrooms", "X, about 8 panels": what is sold by the room, or goes by another noun. */
function inUnits(thing: Thing, limit: number, text: Text): Thing {
  const { pieces, vocabulary } = text;
  const measure = vocabulary.measures.get(thing.id);
  const isByRoom = measure === "room";
  const isUnit = (at: number) =>
    (isByRoom && isRooms(wordAt(pieces, at))) ||
    isMeasure(measure, pieces[at], vocabulary) ||
    (at < thing.end + 10 && isOtherNoun(thing, at, text));
  for (let at = thing.end; at < limit && !endsSentence(pieces, at); at += 1)
    if (pieces[at]?.kind === "number" && isUnit(at + 1))
      return { ...thing, count: thing.count ?? pieces[at]?.value ?? null, end: at + 2 };
  if (!isByRoom) return thing;
  const before = thing.start - 1;
  const rooms = pieces[before - 2];
  const ofRooms = OF.has(wordAt(pieces, before)) && isRooms(wordAt(pieces, before - 1));
  if (thing.count !== null || !ofRooms || rooms?.kind !== "number") return thing;
  return { ...thing, count: rooms.value, start: before - 2 };
}

/** "fence, about 8 panels": another noun of the item's own name ("Fence Panel"), in the same sentence. */
function isOtherNoun({ id, head, count }: Thing, at: number, { pieces, vocabulary }: Text) {
  const { kind, canon = "", lemma = "" } = pieces[at] ?? {};
  if (kind !== "word" || count !== null || canon === head || isAttribute(canon)) return false;
  return foldText(vocabulary.catalog.byId.get(id)?.name ?? "")
    .split(/\W+/)
    .includes(lemma);
}

/** "300 lbs of weights", "weights, 300 lbs": what is sold by a hundred pounds counts hundreds. */
function inPounds(thing: Thing, { pieces, vocabulary }: Text): Thing {
  if (vocabulary.measures.get(thing.id) !== "100 lb") return thing;
  const isPounds = (at: number) =>
    pieces[at]?.kind === "number" && UNITS.get(wordAt(pieces, at + 1)) === "pound";
  const number = [1, 2, 3].flatMap((far) => [thing.from - far, thing.to + far - 1]).find(isPounds);
  if (number === undefined) return thing;
  return { ...thing, count: Math.ceil((pieces[number]?.value ?? 0) / 100) };
}

function isRooms(word: string): boolean {
  return ROOMS.has(englishSingular(word));
}
