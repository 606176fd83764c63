import { OF } from "../words/function-words.ts";
import { unionOf, wordSet } from "../words/table.ts";
import { EXCEPT, KEEP, NEGATORS, OTHERS, PART_WITH, TAKE } from "../words/verbs.ts";
import { chainUpTo, isNegatedBefore } from "./clauses.ts";
import type { Mention } from "./mention.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";
import { othersBefore } from "./polarity-others.ts";
import { open, type State } from "./polarity-state.ts";

const ALL = /^(?:everything|all|anything|it|nothing|none|rest|todo|toda|todos|todas|nada)$/;
export const NOTHING = wordSet("nothing none nada ninguno ninguna");

/** "drop the lamp" takes it off; a "drop leaf table" is one. */
function startsObject(
  pieces: readonly Piece[],
  at: number,
  byStart: ReadonlyMap<number, Mention>,
): boolean {
  if (/^(?:leaf|front|side|lid)$/.test(wordAt(pieces, at))) return false;
  return byStart.has(at) || /^(?:about|on|of)$/.test(wordAt(pieces, at));
}

/** The words that an exception begins with. */
export const EXCEPTIONS = unionOf(EXCEPT, OF, wordSet("than from but besides mind about on"));

/** "except", "other than", "everything but", "instead of", "menos". */
export function isException({ pieces, byStart }: State, at: number): boolean {
  const word = wordAt(pieces, at);
  if (!EXCEPTIONS.has(word)) return false;
  const before = wordAt(pieces, at - 1);
  if (word === "than" || word === "from") return /^(?:other|apart|aside)$/.test(before);
  if (OF.has(word)) return /^(?:instead|exception|vez|lugar|excepcion)$/.test(before);
  if (word === "but") return ALL.test(before);
  if (word === "besides") return saysAll(pieces, at);
  if (word === "mind") return before === "never";
  if (word === "about" || word === "on") return before === "mind";
  if (!EXCEPT.has(word)) return false;
  // "scratch that, 2 couches" takes back what was said, not what comes.
  if (/^(?:that|it|this|eso)$/.test(wordAt(pieces, at + 1))) return false;
  if (
    /^(?:drop|skip|cancel|scratch|strike|delete|ignor\w+|disregard)$/.test(word) &&
    !startsObject(pieces, at + 1, byStart)
  )
    return false;
  // "más o menos 10" is "about ten".
  return before !== "o" && !NEGATORS.has(before);
}

function saysAll(pieces: readonly Piece[], before: number): boolean {
  for (let at = before - 1; !endsSentence(pieces, at); at -= 1)
    if (ALL.test(wordAt(pieces, at)) && wordAt(pieces, at) !== "it") return true;
  return false;
}

const RETRACTING =
  /^(?:forget|ignor\w+|disregard|drop|delete|cancel|scratch|strike|omit|skip|nevermind|nvm|mind|about|on|of|de|del|olvid\w+|borr\w+|elimin\w+|cancel\w+)$/;

/**
 * "everything except the bed" keeps it; "we keep everything except the bed" takes it. What "forget
 * the bed" takes back was named before.
 */
export function readException(state: State, at: number): void {
  state.scope = restIsKept(state, at) ? open("take", at + 1) : open("keep", at + 1, false, true);
  state.scope.retracts = RETRACTING.test(wordAt(state.pieces, at));
}

/** True when what an exception is made from is all kept: "nothing goes but", "it all goes to my son". */
function restIsKept({ pieces, mentions }: State, before: number): boolean {
  const last = mentions.findLast(({ start }) => start < before);
  if (!last && leavesAlone(pieces, before)) return true;
  let all = false;
  for (let at = before; at >= (last?.end ?? 0) && !endsSentence(pieces, at); at -= 1) {
    const word = wordAt(pieces, at);
    all ||= ALL.test(word);
    if (NOTHING.has(word) && !/^(?:is|es)$/.test(wordAt(pieces, at - 1))) return true;
    if (all && PART_WITH.has(word)) return true;
    if (all && KEEP.has(word) && !isNegatedBefore(pieces, at, 3)) return true;
    if (all && TAKE.has(word) && isNegatedBefore(pieces, at, 4)) return true;
    if (all && /^(?:gets|get|taking|takes|wants)$/.test(word) && othersBefore(pieces, at))
      return true;
    if (OTHERS.has(word) && /^(?:to|for|para|a)$/.test(wordAt(pieces, at - 2))) return true;
  }
  return false;
}

/** "other than the tv leave the bedroom alone": the rest of the sentence keeps all else. */
function leavesAlone(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; !endsSentence(pieces, at); at += 1)
    if (/^leav(?:e|ing)$/.test(wordAt(pieces, at))) return aloneBehind(pieces, at);
  return false;
}

function aloneBehind(pieces: readonly Piece[], from: number): boolean {
  return [2, 3, 4, 5].some((step) => /^(?:alone|be)$/.test(wordAt(pieces, from + step)));
}

export const INCLUDES = wordSet("including includes even");

/** "leave the garage alone, including the tool chest": what is left alone goes on. */
export function isIncludedInLeft(pieces: readonly Piece[], at: number): boolean {
  if (!INCLUDES.has(wordAt(pieces, at))) return false;
  for (let place = at - 1; place >= 0 && !endsSentence(pieces, place); place -= 1)
    if (/^leav(?:e|ing)$/.test(wordAt(pieces, place))) return aloneBehind(pieces, place);
  return false;
}

/** "none of those", "nada de eso": said of all that was listed. */
export function isNone(pieces: readonly Piece[], at: number): boolean {
  if (!NOTHING.has(wordAt(pieces, at)) || !/^(?:of|de)$/.test(wordAt(pieces, at + 1))) return false;
  if (!/^(?:this|that|those|these|them|it|esto|eso|esos|esas)$/.test(wordAt(pieces, at + 2)))
    return false;
  return (
    markAt(pieces, at + 3) !== "" ||
    /^(?:is|are|goes|go|going|needs|need|leaves|va|van|please|after|though|actually)$/.test(
      wordAt(pieces, at + 3),
    )
  );
}

export function keepAll(state: State): void {
  if (state.read.length === 0) state.keepsEarlier = { count: null, whole: true };
  for (const mention of chainUpTo(state.read, state.pieces)) mention.sense = "keep";
}
