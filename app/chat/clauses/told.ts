import type { Text } from "../things/body.ts";
import { PUT_RIGHT } from "../things/body.ts";
import { type Pieces, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import { hasTraits } from "../things/variants.ts";
import { OF } from "../words/function-words.ts";
import type { Part } from "./cues.ts";
import type { NamedEvent } from "./event.ts";

const EQUALS =
  /^(?:is|are|its|they|was|actually|really|now|turns|turned|out|to|be|all|both|them|those|just|only|should|have|been|es|son|era|resulto|ser|que|en|realidad|theyre|thats|kind|type|of|like|for|por|than|oh|no|so|i|say|mean|guess|think|er|um|uh)$/;
/** "make it a bookshelf", "change that to a piano" */
const MAKES = /(?:make|change|switch|cambi\w+) (?:it|that|this|eso)(?: to| into| for| a| por)?$/;
const SAYS = /^(?:sorry|correction|rather|said|perdon|decir)$/;
const TELLS = /^(?:its|is|thats|theyre|es|son|was|turns|are|be|like|ser|era)$/;
const POINTS = /^(?:it|those|these|its|thats|that|they|theyre|es|son|be|ser)$/;
const SWAPS = /^(?:for|with|to|por|into|a)$/;
/** Words that may tell what a thing is, right before its name. */
const MOST_TELLING = 7;

/** The thing that another name tells the kind of: "the couch is a sleeper", "no, it's a rower". */
export function toldOf(
  thing: Thing,
  index: number,
  things: readonly Thing[],
  swaps: readonly Part[],
  pieces: Pieces,
): NamedEvent["tells"] {
  const before = things[index - 1];
  const word = wordAt(pieces, thing.start - 1);
  const since = things[index - 2]?.end ?? -1;
  const swap = swaps.find(({ from }) => from < thing.start && from > since);
  // "make the couch a loveseat"
  const isMade = before?.end === thing.start && thing.indefinite;
  if (swap && (SWAPS.test(word) || isMade)) {
    if (before && before.start > swap.from) return before;
    if (thing.start - swap.to <= 3) return "last";
  }
  const said = word === "" ? wordAt(pieces, thing.start - 2) : word;
  const isOne = thing.count === null || thing.indefinite;
  if (/^(?:meant|mean|digo|dije)$/.test(word) && isOne) return "last";
  if (MAKES.test(wordsBefore(pieces, thing.start)) && thing.indefinite) return before ?? "last";
  if (SAYS.test(said) && !before && isOne) return "last";
  if (/^(?:kind|type|style)$/.test(wordAt(pieces, thing.to)) && thing.count === null)
    return before ?? "last";
  if (before && (isApposed(before, thing) || isPutRight(before, thing, pieces))) return before;
  // "two of the desks are L-shaped"
  if (isSomeOf(pieces, thing) && thing.id !== thing.base.id) return "some";
  // "6 are office chairs", of those named before.
  const [first, verb] = [pieces[thing.start], wordAt(pieces, thing.start + 1)];
  const isKind = thing.from === thing.start;
  if (!isKind && first?.kind === "number" && /^(?:are|son)$/.test(verb)) return "some";
  const words: string[] = [];
  let at = thing.start - 1;
  for (; at >= 0 && at >= thing.start - MOST_TELLING; at -= 1) {
    if (!EQUALS.test(wordAt(pieces, at))) break;
    words.push(wordAt(pieces, at));
  }
  // "there will also be a couch"
  if (wordAt(pieces, at) === "also" || !words.some((one) => TELLS.test(one))) return null;
  if (before?.end === at + 1) return isSomeOf(pieces, before) ? "some" : before;
  const isFirst =
    pieces[at]?.kind === "number" && pieces[at]?.value === 1 && (thing.count ?? 1) === 1;
  if (isFirst || (/^un[oa]$/.test(wordAt(pieces, at)) && thing.count === null)) return "some";
  return words.some((one) => POINTS.test(one)) ? "last" : null;
}

/** "a dog kennel, chain link kind": a kind that is none of the thing's own names nothing. */
export function isOtherKind(
  { pieces, vocabulary }: Text,
  { id, to, base, count }: Thing,
  before: Thing | undefined,
): boolean {
  if (!before || count !== null || !/^(?:kind|type|style)$/.test(wordAt(pieces, to))) return false;
  const isNoun = base.head === before.head || vocabulary.heads.get(id)?.has(before.head);
  return !isNoun && base.id !== before.base.id;
}

/** "one of the couches" */
export function isSomeOf(pieces: Pieces, { definite, count, start }: Thing): boolean {
  return definite && count !== null && OF.has(wordAt(pieces, start + 1));
}

function wordsBefore(pieces: Pieces, at: number): string {
  return [3, 2, 1].map((by) => wordAt(pieces, at - by)).join(" ");
}

const RIGHTED =
  /^(?:wait|actually|sorry|mean|meant|rather|correction|oops|digo|perdon|dicho|decir)$/;

/** "a piano, sorry, an organ": one named in place of another at once. */
function isPutRight(before: Thing, thing: Thing, pieces: Pieces): boolean {
  const between = pieces.slice(before.end, thing.start);
  return (
    between.every(({ text }) => PUT_RIGHT.test(text)) &&
    between.some(({ text }) => RIGHTED.test(text)) &&
    before.definite === thing.definite &&
    (before.count ?? 1) === (thing.count ?? 1)
  );
}

/** "a cabinet, one of those china cabinets", "a couch a sleeper couch": the noun again, with its kind. */
function isApposed(before: Thing, thing: Thing): boolean {
  const same =
    before.base.head === thing.base.head && before.base.words.length < thing.base.words.length;
  if (!same || !before.indefinite || thing.definite !== before.definite) return false;
  return thing.start > before.end && (thing.indefinite || thing.count === null);
}

/**
 * "two desks: the big one stays" is one of them, "keep the red couch, take the blue one" another; of a
 * single thing the one that stays was never to go.
 */
export function withOnes(named: readonly NamedEvent[]): NamedEvent[] {
  return named.flatMap((event, index) => {
    const { thing, role } = event;
    const behind = named.slice(index + 1);
    const end = behind.findIndex((other) => !other.thing.one);
    const ones = behind.slice(0, end === -1 ? undefined : end);
    if (!thing.one) return [ones.length > 0 ? withoutKept(event, ones) : event];
    const of = named.slice(0, index).findLast((other) => !other.thing.one);
    if (!of) return event.denied ? [] : [event];
    const isDescribed = of.thing.strange || hasTraits(of.thing.traits) || of.thing.id !== thing.id;
    const isSingle = (of.thing.count ?? 1) === 1 && role === "take" && event.sure === "sure";
    const isOther = isSingle && (isDescribed || of.role !== "take" || of.sure === "no");
    return isOther ? [{ ...event, tells: null, thing: { ...thing, additive: true } }] : [];
  });
}

/** Of several, those that go: all but the ones that stay, else the ones that are said to go. */
function withoutKept(event: NamedEvent, ones: readonly NamedEvent[]): NamedEvent {
  const { thing } = event;
  if (thing.count === null || thing.count === 1) return event;
  const kept = ones.filter(({ role }) => role === "keep").length;
  const count = kept > 0 ? thing.count - kept : ones.length;
  return { ...event, thing: { ...thing, count: Math.max(count, 1) } };
}
