import { AND, BUT, DEFINITE, isFunctionWord } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import { unionOf, wordSet } from "../words/table.ts";
import { BELONGS, KEEP, MOVES, NEGATORS, NO, ONLY, OTHERS, TAKE, TAKEN } from "../words/verbs.ts";
import type { Mention } from "./mention.ts";
import { isBoundary } from "./numbers.ts";
import { isContraction, markAt, type Piece, wordAt } from "./pieces.ts";

/** A verb's object stands no further behind it than this. */
const OBJECT_WITHIN = 8;

/** The name that a verb before `from` governs: the first in its clause. */
export function objectAt(
  pieces: readonly Piece[],
  from: number,
  byStart: ReadonlyMap<number, Mention>,
): Mention | undefined {
  for (let at = from; at < from + OBJECT_WITHIN; at += 1) {
    const mention = byStart.get(at);
    if (mention) return mention;
    const word = wordAt(pieces, at);
    const mark = markAt(pieces, at);
    if (mark !== "" && mark !== ":" && mark !== "-") return undefined;
    if (AND.has(word) || BUT.has(word) || ONLY.has(word) || KEEP.has(word)) return undefined;
    if (/^(?:so|entonces)$/.test(word)) return undefined;
    if (/^(?:that|it|those|them)$/.test(word) && at === from) return undefined;
  }
  return undefined;
}

/** True when a negation stands within some words before a place, in the same clause. */
export function isNegatedBefore(pieces: readonly Piece[], at: number, within: number): boolean {
  let asks = false;
  for (let place = at - 1; place >= 0 && place >= at - within; place -= 1) {
    if (markAt(pieces, place) !== "") return false;
    const word = wordAt(pieces, place);
    asks ||= /^(?:to|que|necesario|falta)$/.test(word);
    if (BUT.has(word) || word === "so" || (AND.has(word) && word !== "n")) return false;
    // "ya no quiero que se lleven la mesa" calls off; "ya no quiero la mesa" is why it goes.
    if (asks && isNoLonger(pieces, place)) return true;
    if (word === "longer" || word === "forget" || word === "ya") return false;
    if (word === "against" && place === at - 1) return true;
    if (NEGATORS.has(word)) return !isFriendlyNegation(pieces, place);
    if (place < at - 1 && (TAKE.has(word) || KEEP.has(word)) && !/^(?:out|clear)$/.test(word))
      return false;
  }
  return false;
}

function isNoLonger(pieces: readonly Piece[], at: number): boolean {
  const [before, word] = [wordAt(pieces, at - 1), wordAt(pieces, at)];
  return (before === "no" && word === "longer") || (before === "ya" && word === "no");
}

/** "I can't get rid of it": said of one's own strength, it is no order. */
export function isUnable(pieces: readonly Piece[], at: number): boolean {
  for (let place = at - 1; place >= at - 7; place -= 1) {
    if (isUnableEs(pieces, place)) return true;
    if (!/^(?:cant|cannot|couldnt|unable)$/.test(wordAt(pieces, place))) continue;
    return /^(?:i|we|he|she|they|husband|wife)$/.test(wordAt(pieces, place - 1));
  }
  return false;
}

/** "no tengo cómo llevar la lavadora", "no puedo sacarla". */
function isUnableEs(pieces: readonly Piece[], at: number): boolean {
  const [word, before, second] = [0, 1, 2].map((step) => wordAt(pieces, at - step));
  if (word === "como") return before === "tengo" && second === "no";
  return /^(?:puedo|podemos|pude|pudimos)$/.test(word ?? "") && before === "no";
}

/** "already picked up", "ya se llevaron". */
export function isDoneBefore(pieces: readonly Piece[], at: number): boolean {
  return [at + 1, at - 1, at - 2, at - 3].some((place) => wordAt(pieces, place) === "already");
}

/** "not sure", "not only", "why dont you", "dont forget": negations that deny nothing. */
function isFriendlyNegation(pieces: readonly Piece[], at: number): boolean {
  const after = wordAt(pieces, at + 1);
  const before = wordAt(pieces, at - 1);
  // "no take it": in English a bare no before a verb answers; in Spanish it denies.
  if (
    wordAt(pieces, at) === "no" &&
    /^(?:take|keep|leave|haul|remove|grab|i|we|you|its|that|wait|actually|um|uh|sorry)$/.test(after)
  )
    return true;
  return (
    /^(?:only|just|forget|mind|working|longer|sure)$/.test(after) ||
    /^(?:why|if|or|whether|ya)$/.test(before)
  );
}

/** True where only commas, "and", "or" and articles stand between two names of one list. */
export function isJoinedTo(pieces: readonly Piece[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const mark = markAt(pieces, at);
    const word = wordAt(pieces, at);
    if (mark === "," || mark === "/" || mark === "-" || mark === "\n" || mark === ")") continue;
    if (isContraction(pieces, at)) return false;
    if (AND.has(word) || DEFINITE.has(word) || word === "either") continue;
    return false;
  }
  return true;
}

/** The names of the list that ends with the last one read. */
export function chainUpTo(read: readonly Mention[], pieces: readonly Piece[]): Mention[] {
  const chain: Mention[] = [];
  for (const mention of read.toReversed()) {
    const next = chain.at(-1);
    if (next && !isJoinedTo(pieces, mention.end, next.start)) break;
    chain.push(mention);
  }
  return chain;
}

/** "the couch taken", "the carpet gone", "the bed hauled off". */
export function takenBehind(pieces: readonly Piece[], at: number): boolean {
  for (let place = at; place < at + 4; place += 1) {
    if (markAt(pieces, place) !== "") return false;
    if (TAKEN.has(wordAt(pieces, place))) return true;
  }
  return false;
}

const OUTSIDE =
  /^(?:outside|curb|curbside|driveway|porch|front|alley|street|lawn|sidewalk|dock|afuera|banqueta|out|behind)$/;

/** "I'll leave the couch on the curb": put out for the crew, not kept. */
export function leavesForPickup(pieces: readonly Piece[], verb: number, object: Mention): boolean {
  const behind = `${wordAt(pieces, object.end)} ${wordAt(pieces, object.end + 1)}`;
  if (/^(?:for|para) (?:you|u|yall|pickup|ustedes)$/.test(behind)) return true;
  if (/^(?:on|in) (?:there|the|my|it)$/.test(behind) && isOnTheList(pieces, object.end))
    return true;
  if (!/^(?:leave|leaving|dejo|dejamos|deje)$/.test(wordAt(pieces, verb))) return false;
  for (let at = object.end; at < object.end + 6; at += 1) {
    if (isBoundary(pieces, at)) return false;
    if (OUTSIDE.test(wordAt(pieces, at))) return true;
  }
  return false;
}

/** "keep the lamp on there", "leave it on the list": kept on the list, that is. */
function isOnTheList(pieces: readonly Piece[], at: number): boolean {
  return [1, 2].some((step) => /^(?:there|list|order|it)$/.test(wordAt(pieces, at + step)));
}

const NOT_GOING =
  /^(?:going|go|included|part|coming|leaving|included|va|van|incluido|incluida|that|those|it|this|ese|esa|eso|esos|esas)$/;

/** "Fridge - no", "the bed is not going", "not that": a refusal of what was named before. */
export function saidOfThingBefore(
  pieces: readonly Piece[],
  at: number,
  mentions: readonly Mention[],
): boolean {
  const word = wordAt(pieces, at);
  if (!SAID_BEHIND.has(word)) return false;
  if (isOfOthers(pieces, at)) return true;
  if (wordAt(pieces, at + 1) === "with" && MOVES.has(word))
    return /^(?:me|us|him|her|them|my|our)$/.test(wordAt(pieces, at + 2));
  if (word === "against") return wordAt(pieces, at - 1) === "decided";
  if (word === "too" && wordAt(pieces, at + 2) === "to")
    return /^(?:go|take|move|haul|remove)$/.test(wordAt(pieces, at + 3));
  if (BELONGS.has(word)) return true;
  if (GOES.has(word) && /^(?:to|a|para|con)$/.test(wordAt(pieces, at + 1)))
    return OTHERS.has(wordAt(pieces, at + 2)) || OTHERS.has(wordAt(pieces, at + 3));
  if (!NO.has(word) && !NEGATORS.has(word)) return false;
  if (isVerdict(pieces, at, mentions)) return word !== "tampoco" || isKeptBefore(mentions, at);
  if (!NEGATORS.has(word)) return false;
  const next = wordAt(pieces, at + 1) === "se" ? at + 2 : at + 1;
  if (!NOT_GOING.test(wordAt(pieces, next))) return false;
  return (
    isBoundary(pieces, next + 1) ||
    /^(?:one|in|on|for|anywhere|with|to|of|we|i|it|they|so|because|cuz)$/.test(
      wordAt(pieces, next + 1),
    )
  );
}

const GOES = wordSet("going goes go went gone va van fue fueron");
const IS = wordSet("is are");

/** The words that such a refusal begins with. */
export const SAID_BEHIND = unionOf(GOES, MOVES, BELONGS, IS, NO, NEGATORS, wordSet("against too"));

/** "the lamp is my roommate's": the thing is somebody else's. */
function isOfOthers(pieces: readonly Piece[], at: number): boolean {
  if (!IS.has(wordAt(pieces, at)) || !/^(?:my|the|his|her)$/.test(wordAt(pieces, at + 1)))
    return false;
  const owner = wordAt(pieces, at + 2);
  return owner.endsWith("s") && OTHERS.has(owner.replace(/s$/, "")) && isBoundary(pieces, at + 3);
}

/** "la tele se queda, el sofá tampoco va": neither, if the one before is kept. */
function isKeptBefore(mentions: readonly Mention[], at: number): boolean {
  return mentions.findLast(({ end }) => end < at - 1)?.sense === "keep";
}

/** A "no" alone right behind a name: "Fridge: no", "la tele no". */
function isVerdict(pieces: readonly Piece[], at: number, mentions: readonly Mention[]): boolean {
  const mark = markAt(pieces, at - 1);
  const reason = /^(?:porque|pq|xq|because|cuz|cause|since)$/.test(wordAt(pieces, at + 1));
  if (!isBoundary(pieces, at + 1) && !reason) return false;
  if (wordAt(pieces, at) === "n" && (!/^[:|=-]?$/.test(mark) || markAt(pieces, at + 1) !== "\n"))
    return false;
  const adverb =
    mark === "" &&
    /^(?:siempre|ya|mejor|tambien|actually|definitely|does|do|is|are|will)$/.test(
      wordAt(pieces, at - 1),
    );
  const before = mark !== "" || adverb ? at - 1 : behindCopula(pieces, at);
  if (mark === "," || mark === "\n" || mark === "." || mark === "!") return false;
  return mentions.some(({ to, end }) => end === before || to === before);
}

/** "the tv is a no", "the rug is a hard no": where the name ends that such a no is said of. */
function behindCopula(pieces: readonly Piece[], at: number): number {
  let from = at;
  while (/^(?:a|hard|big|definite|es|un|is|are)$/.test(wordAt(pieces, from - 1))) from -= 1;
  return /^(?:is|are|es)$/.test(wordAt(pieces, from)) ? from : at;
}

/** "frame stays": a noun of its own before the verb, which none of the lists know. */
export function hasOtherSubject(pieces: readonly Piece[], from: number, verb: number): boolean {
  for (let at = verb - 1; at >= from; at -= 1) {
    const word = wordAt(pieces, at);
    if (markAt(pieces, at) === ":") continue;
    if (SUBJECTS.test(word)) return false;
    if (word === "" || AND.has(word)) return false;
    if (isFunctionWord(word) || ROOMS.has(word) || AUXILIARY.test(word)) continue;
    return !OTHERS.has(word);
  }
  return false;
}

/** "screwed to the wall so that's staying": these are the subject, whatever was said before. */
const SUBJECTS = /^(?:thats|its|it|theyre|they)$/;

const AUXILIARY =
  /^(?:siempre|gonna|going|needs|decided|said|guys|later|longer|one|ones|owner|definitely|probably|thing|landlord)$/;
