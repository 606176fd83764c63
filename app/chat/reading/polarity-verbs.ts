import { AND, BUT } from "../words/function-words.ts";
import { EXCEPT, KEEP, NEGATORS, OTHERS, STAY } from "../words/verbs.ts";
import {
  isDoneBefore,
  isNegatedBefore,
  isUnable,
  leavesForPickup,
  objectAt,
  takenBehind,
} from "./clauses.ts";
import { keepBefore, PRONOUN } from "./keep-before.ts";
import type { Mention } from "./mention.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";
import { open, type State } from "./polarity-state.ts";

export function readKeep(state: State, at: number): void {
  const { pieces } = state;
  if (/^(?:in|me|us|you|up|going|track|an|behind)$/.test(wordAt(pieces, at + 1))) return;
  if (
    /^(?:on|en)$/.test(wordAt(pieces, at + 2)) &&
    /^(?:the|la|there)$/.test(wordAt(pieces, at + 3))
  )
    return;
  const negated = isNegatedBefore(pieces, at, 4);
  const stays = STAY.has(wordAt(pieces, at)) && wordAt(pieces, at + 1) !== "con";
  const subject = stays && subjectBefore(state, at);
  const object = subject ? undefined : objectAt(pieces, at + 1, state.byStart);
  if (object && (!stays || isSpanishOrList(pieces, at))) {
    if (!leavesForPickup(pieces, at, object)) state.scope = open(negated ? "take" : "keep", at + 1);
  } else if (!negated && (stays || endsOrPronoun(pieces, at + 1))) keepBefore(state, at);
}

/** "se queda la tele" names its subject behind; "staying: fridge" is a list. */
function isSpanishOrList(pieces: readonly Piece[], at: number): boolean {
  return wordAt(pieces, at).startsWith("queda") || markAt(pieces, at + 1) === ":";
}

function subjectBefore(state: State, at: number): boolean {
  const before = state.read.at(-1);
  return before !== undefined && before.start >= state.sentence && at - before.end < 8;
}

function endsOrPronoun(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  if (PRONOUN.test(word)) return isEndOrReason(pieces, at + 1);
  const ends = markAt(pieces, at) !== "" || AND.has(word) || BUT.has(word);
  return (
    ends ||
    /^(?:for|here|now|so|at|till|until|because|cuz|instead|aqui|tambien|conmigo)$/.test(word)
  );
}

/** "leave it", "keep that for now"; not "leave it plugged in". */
function isEndOrReason(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  if (markAt(pieces, at) !== "" || PRONOUN.test(word) || AND.has(word) || BUT.has(word))
    return true;
  return /^(?:for|there|here|alone|be|instead|now|because|cuz|since|till|until|as|if|too|so|please|thanks|with|after|myself|ourselves|then|lol|para|aqui|tambien|conmigo|mejor)$/.test(
    word,
  );
}

/** "the neighbor is taking the loveseat", "we sold it". */
export function readOthers(state: State, at: number): void {
  const object = objectAt(state.pieces, at + 1, state.byStart);
  if (object) {
    if (!takenBehind(state.pieces, object.end)) state.scope = open("keep", at + 1);
  } else if (
    endsOrPronoun(state.pieces, at + 1) ||
    isDoneBefore(state.pieces, at) ||
    PRONOUN.test(wordAt(state.pieces, at + 2))
  )
    keepBefore(state, at);
}

export function othersBefore(pieces: readonly Piece[], at: number): boolean {
  for (let place = at - 1; place >= at - 3; place -= 1) {
    if (markAt(pieces, place) !== "") return false;
    if (OTHERS.has(wordAt(pieces, place))) return true;
  }
  return false;
}

export function readTake(state: State, at: number): void {
  const { pieces } = state;
  if (!isNegatedBefore(pieces, at, 7) || isUnable(pieces, at)) {
    state.scope = open("take", at + 1);
    return;
  }
  const object = objectAt(pieces, at + 1, state.byStart);
  if (object) state.scope = open("keep", at + 1);
  else if (endsOrPronoun(pieces, at + 1) && subjectBefore(state, at)) keepBefore(state, at);
  else if (PRONOUN.test(wordAt(pieces, at + 1))) keepBefore(state, at);
}

export function readOnly(state: State, at: number): void {
  const { pieces, unwanted } = state;
  if (isNegatedBefore(pieces, at, 1)) return;
  if (markAt(pieces, at - 1) !== "" || AND.has(wordAt(pieces, at - 1)) || unwanted.length > 0)
    for (const mention of unwanted) mention.sense = "keep";
  state.only = at;
  if (!KEEP.has(wordAt(pieces, at + 1))) state.scope = open("take", at);
}

/** "drop the lamp" takes it off; a "drop leaf table" is one. */
function startsObject(
  pieces: readonly Piece[],
  at: number,
  byStart: ReadonlyMap<number, Mention>,
): boolean {
  if (/^(?:leaf|front|side|lid)$/.test(wordAt(pieces, at))) return false;
  return byStart.has(at) || /^(?:about|on|of)$/.test(wordAt(pieces, at));
}

/** "except", "other than", "everything but", "instead of", "menos". */
export function isException({ pieces, byStart }: State, at: number): boolean {
  const word = wordAt(pieces, at);
  const before = wordAt(pieces, at - 1);
  if (word === "than" || word === "from") return /^(?:other|apart|aside)$/.test(before);
  if (word === "of" || word === "de") return /^(?:instead|vez|lugar)$/.test(before);
  if (word === "but") return /^(?:everything|all|anything|it|todo)$/.test(before);
  if (word === "mind") return before === "never";
  if (word === "about" || word === "on") return before === "mind";
  // "scratch that, 2 couches" takes back what was said, not what comes.
  if (/^(?:that|it|this|eso)$/.test(wordAt(pieces, at + 1))) return false;
  if (/^(?:drop|skip|cancel|scratch|delete)$/.test(word) && !startsObject(pieces, at + 1, byStart))
    return false;
  // "más o menos 10" is "about ten".
  return EXCEPT.has(word) && before !== "o" && !NEGATORS.has(before);
}
