import { AND, BUT, DEFINITE } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import { unionOf, wordSet } from "../words/table.ts";
import { KEEP, NO, ONLY, PART_WITH, TAKE, TAKEN, TAKEN_BY_OTHERS } from "../words/verbs.ts";
import { isDoneBefore, isNegatedBefore, SAID_BEHIND, saidOfThingBefore } from "./clauses.ts";
import { headingsOf } from "./headings.ts";
import { keepBefore } from "./keep-before.ts";
import { keepCueAt } from "./keep-cues.ts";
import type { Mention } from "./mention.ts";
import { endsSentence, isContraction, markAt, type Piece, wordAt } from "./pieces.ts";
import {
  EXCEPTIONS,
  INCLUDES,
  isException,
  isIncludedInLeft,
  isNone,
  keepAll,
  NOTHING,
  readException,
} from "./polarity-all.ts";
import { LIST_WORDS, readMention } from "./polarity-mention.ts";
import {
  COMES,
  isBygoneOrWish,
  isFetchedByOthers,
  othersBefore,
  othersBehind,
  readGets,
  readOthers,
} from "./polarity-others.ts";
import { type KeptEarlier, open, type State } from "./polarity-state.ts";
import { readCue, readKeep, readOnly, readTake } from "./polarity-verbs.ts";
import { DONE, isDoneByOwner, isRefusedByOthers } from "./refusals.ts";

/**
 * Decides for each name whether it is to be taken or left: "not the bed", "we're keeping the desk",
 * "everything except the grill", "la tele se queda". Sets each mention's `sense`.
 * @returns whether something named before this message is kept ("actually we're keeping it")
 */
export function readPolarity(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): KeptEarlier | undefined {
  const named = mentions.filter(({ sense }) => sense !== "aside");
  const byStart = new Map(named.map((mention) => [mention.start, mention]));
  const state: State = {
    pieces,
    mentions: named,
    byStart,
    headings: headingsOf(pieces, byStart),
    scope: open("take", 0),
    sentence: 0,
    read: [],
    unwanted: [],
    only: -1,
    ticks: pieces.some(({ text }) => text === "[x]"),
    keepsEarlier: undefined,
  };
  for (let at = 0; at < pieces.length; ) {
    const mention = state.byStart.get(at);
    if (mention) readMention(state, mention);
    else if (endsSentence(pieces, at)) endSentence(state, at);
    else at = readPhrase(state, at) - 1;
    at = mention ? Math.max(mention.to, at + 1) : at + 1;
  }
  return state.keepsEarlier;
}

/** Reads a heading, a turn of phrase or a word and gives the place behind it. */
function readPhrase(state: State, at: number): number {
  const heading = state.headings.get(at);
  if (heading) return heading.to;
  const cue = keepCueAt(state.pieces, at);
  if (cue && readCue(state, cue)) return cue.to;
  readWord(state, at);
  return at + 1;
}

function endSentence(state: State, at: number): void {
  if (!listGoesOn(state, at)) state.scope = open("take", at);
  state.sentence = at + 1;
  state.unwanted = [];
}

/** "KEEP:" alone on a line speaks of the lines below it, up to an empty one or another heading. */
function listGoesOn({ scope, pieces }: State, at: number): boolean {
  if (scope.sense === "take" || markAt(pieces, at) !== "\n" || markAt(pieces, at + 1) === "\n")
    return false;
  const heads = markAt(pieces, scope.from) === ":" || LIST_WORDS.test(wordAt(pieces, scope.from));
  if (!heads || !restOfLineIsEmpty(pieces, scope.from)) return false;
  for (let place = at + 1; markAt(pieces, place) !== "\n"; place += 1)
    if (markAt(pieces, place) === ":") return false;
  return true;
}

function restOfLineIsEmpty(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; at < from + 4; at += 1) {
    if (markAt(pieces, at) === "\n") return true;
    if (markAt(pieces, at) !== ":" && !LIST_WORDS.test(wordAt(pieces, at))) return false;
  }
  return false;
}

const ANSWERS: ReadonlyMap<string, "take" | "keep"> = new Map([
  ...["no", "nope", "nah"].map((word) => [word, "keep"] as const),
  ...["yes", "yep", "yeah", "yup", "si"].map((word) => [word, "take"] as const),
]);

/** The words that say what is taken or left; others only end what is said to be left. */
const TELLING = unionOf(
  new Set(ANSWERS.keys()),
  ...[NO, TAKE, TAKEN, KEEP, PART_WITH, TAKEN_BY_OTHERS, COMES, DONE, ONLY, BUT],
  ...[INCLUDES, NOTHING, EXCEPTIONS, SAID_BEHIND],
  wordSet("get gets"),
);

function readWord(state: State, at: number): void {
  const { pieces, scope } = state;
  const word = wordAt(pieces, at);
  if (scope.sense === "take" && word !== "" && !TELLING.has(word)) return;
  if (word === "") {
    if (markAt(pieces, at) === "[ ]" && state.ticks) state.scope = open("keep", at + 1);
    if (scope.sense === "keep" && closesBracketFrom(pieces, scope.from, at))
      state.scope = open("take", at + 1);
    return;
  }
  if (
    NO.has(word) &&
    word !== "not" &&
    markAt(pieces, at + 1) === ":" &&
    endsSentence(pieces, at - 1)
  ) {
    state.scope = open("keep", at + 1);
    return;
  }
  const answer = isIncludedInLeft(pieces, at) ? "keep" : answerAt(pieces, at);
  if (answer) {
    state.scope = open(answer, at + 1);
    return;
  }
  if (isRefusedByOthers(pieces, at)) {
    if (TAKE.has(word) || TAKEN_BY_OTHERS.has(word)) state.scope = open("take", at);
    return;
  }
  if (isDoneByOwner(pieces, at)) readOthers(state, at);
  else if ((TAKE.has(word) || TAKEN.has(word)) && isDoneBefore(pieces, at)) {
    if (!isLoosened(pieces, at)) readOthers(state, at);
  } else if (KEEP.has(word)) readKeep(state, at);
  else if (TAKEN_BY_OTHERS.has(word) && othersBefore(pieces, at)) {
    if (!isBygoneOrWish(pieces, at)) readOthers(state, at);
  } else if (isFetchedByOthers(pieces, at)) readOthers(state, at + 1);
  else if (TAKEN_BY_OTHERS.has(word) && othersBehind(pieces, at)) {
    if (!isBygoneOrWish(pieces, at)) keepBefore(state, at);
  } else if (TAKE.has(word)) readTake(state, at);
  else if (PART_WITH.has(word)) {
    const lists = /^(?:you|u|yall|te|le|les)$/.test(wordAt(pieces, at + 1));
    if (!lists && !isNegatedBefore(pieces, at, 3)) readOthers(state, at);
  } else if (isException(state, at)) readException(state, at);
  else if (isNone(pieces, at)) keepAll(state);
  else if (word === "get" || word === "gets") readGets(state, at);
  else if (ONLY.has(word)) readOnly(state, at);
  else if (
    BUT.has(word) ||
    (scope.sense === "keep" && (startsClause(pieces, at) || goesToRoom(pieces, at)))
  )
    state.scope = open("take", at);
  else if (saidOfThingBefore(pieces, at, state.mentions)) keepBefore(state, at);
}

/** "already taken apart", "already moved outside": made ready for the crew. */
function isLoosened(pieces: readonly Piece[], at: number): boolean {
  return /^(?:apart|down|off|outside|loose|downstairs|upstairs|inside|into)$/.test(
    wordAt(pieces, at + 1),
  );
}

/** "yes on the desk, no to the piano", "no a la mesa": one answer for each thing. */
function answerAt(pieces: readonly Piece[], at: number): "take" | "keep" | undefined {
  const answer = ANSWERS.get(wordAt(pieces, at));
  if (!answer || !/^(?:on|to|a)$/.test(wordAt(pieces, at + 1))) return undefined;
  const next = pieces[at + 2];
  const named = next?.text === "both" || next?.kind === "number" || DEFINITE.has(next?.text ?? "");
  return named ? answer : undefined;
}

/** "desk (not the chair), bookcase": what a bracket keeps ends with it. */
function closesBracketFrom(pieces: readonly Piece[], from: number, at: number): boolean {
  if (markAt(pieces, at) !== ")") return false;
  for (let place = at - 1; place >= from; place -= 1)
    if (markAt(pieces, place) === "(") return false;
  for (let place = from; place >= 0 && !endsSentence(pieces, place); place -= 1) {
    if (markAt(pieces, place) === "(") return true;
    if (markAt(pieces, place) === ")") return false;
  }
  return false;
}

const CLAUSE_STARTS =
  /^(?:theyre|thats|add|put|bring|agrega|agregue|pon|ponga|pongan|i|we|theres|there|hay|tengo|tenemos|then|also|please|need|have|got|can|you|quiero|necesito|tambien|everything|rest|else|lo|es|son)$/;

/** "not the fridge and um in the laundry room the washer": another room, another list. */
function goesToRoom(pieces: readonly Piece[], at: number): boolean {
  if (!/^(?:in|from|out|upstairs|downstairs|en|del)$/.test(wordAt(pieces, at))) return false;
  const [before, first] = [wordAt(pieces, at - 1), wordAt(pieces, at - 2)];
  const anew = before === "then" || before === "luego" || AND.has(before);
  if (!anew && !(HESITATIONS.test(before) && (AND.has(first) || first === "then"))) return false;
  return [0, 1, 2, 3, 4].some((step) => ROOMS.has(wordAt(pieces, at + step)));
}

const HESITATIONS = /^(?:um|uh|uhm|er|este|like)$/;

function startsClause(pieces: readonly Piece[], at: number): boolean {
  return CLAUSE_STARTS.test(wordAt(pieces, at)) || isContraction(pieces, at);
}
