import { AND, BUT } from "../words/function-words.ts";
import { KEEP, STAY } from "../words/verbs.ts";
import {
  isNegatedBefore,
  isUnable,
  leavesForPickup,
  objectAt,
  saidOfThingBefore,
  takenBehind,
} from "./clauses.ts";
import { keepBefore, PRONOUN } from "./keep-before.ts";
import type { KeepCue } from "./keep-cues.ts";
import { isBoundary } from "./numbers.ts";
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
  if (wordAt(pieces, at + 1) === "with" && saidOfThingBefore(pieces, at, state.mentions)) {
    keepBefore(state, at);
    return;
  }
  if (isForTheCrew(pieces, at + 2)) return;
  // "the desk can leave": said of a thing, to leave is to go.
  const mayGo =
    wordAt(pieces, at) === "leave" && /^(?:can|may|should)$/.test(wordAt(pieces, at - 1));
  if (mayGo && subjectBefore(state, at)) return;
  const negated = isNegatedBefore(pieces, at, 4);
  const stays = STAY.has(wordAt(pieces, at)) && wordAt(pieces, at + 1) !== "con";
  const subject = stays && subjectBefore(state, at);
  const object = subject ? undefined : objectAt(pieces, at + 1, state.byStart);
  // "ya queda un sillón": what there is left to take.
  const others = state.read.some(({ sense }) => sense === "keep");
  if (wordAt(pieces, at) === "quedo" && isSaidOfObjectBefore(pieces, at)) keepBefore(state, at);
  else if (object && (others || !object.definite) && isLeft(pieces, at))
    state.scope = open("take", at + 1);
  else if (object && (!stays || isSpanishOrList(pieces, at))) {
    if (!leavesForPickup(pieces, at, object)) state.scope = open(negated ? "take" : "keep", at + 1);
  } else if (!negated && (stays || endsOrPronoun(pieces, at + 1))) keepBefore(state, at);
}

function isLeft(pieces: readonly Piece[], at: number): boolean {
  return /^quedan?$/.test(wordAt(pieces, at)) && !/^(?:se|nos)$/.test(wordAt(pieces, at - 1));
}

/** "leaving it for you", "se lo dejamos para ustedes": left to be hauled. */
function isForTheCrew(pieces: readonly Piece[], at: number): boolean {
  return (
    /^(?:for|para)$/.test(wordAt(pieces, at)) &&
    /^(?:you|u|yall|pickup|ustedes|you guys)$/.test(wordAt(pieces, at + 1))
  );
}

/** "se queda la tele" names its subject behind; "staying: fridge" is a list. */
function isSpanishOrList(pieces: readonly Piece[], at: number): boolean {
  return wordAt(pieces, at).startsWith("queda") || markAt(pieces, at + 1) === ":";
}

function subjectBefore(state: State, at: number): boolean {
  const before = state.read.at(-1);
  return before !== undefined && before.start >= state.sentence && at - before.end < 8;
}

export function endsOrPronoun(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  if (PRONOUN.has(word)) return isEndOrReason(pieces, at + 1);
  const ends = markAt(pieces, at) !== "" || AND.has(word) || BUT.has(word);
  return (
    ends ||
    /^(?:for|here|now|so|at|till|until|because|cuz|cause|since|instead|aqui|tambien|conmigo)$/.test(
      word,
    )
  );
}

/** "leave it", "keep that for now"; not "leave it plugged in". */
function isEndOrReason(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  const isOne = pieces[at]?.kind === "number" && pieces[at]?.value === 1;
  if (isOne || markAt(pieces, at) !== "" || PRONOUN.has(word) || AND.has(word) || BUT.has(word))
    return true;
  if (word === "up") return wordAt(pieces, at + 1) !== "to";
  return /^(?:for|there|here|put|mounted|hanging|alone|be|instead|now|because|cuz|cause|since|till|until|as|if|too|so|please|thanks|with|after|myself|ourselves|then|lol|para|aqui|tambien|conmigo|mejor)$/.test(
    word,
  );
}

export function readTake(state: State, at: number): void {
  const { pieces } = state;
  const object = objectAt(pieces, at + 1, state.byStart);
  if (isOwnErrand(pieces, at)) {
    if (object) state.scope = open("keep", at + 1);
    return;
  }
  if (!isNegatedBefore(pieces, at, 7) || isUnable(pieces, at)) {
    const along = object !== undefined && isWithUs(pieces, object.end);
    state.scope = open(along ? "keep" : "take", at + 1);
    return;
  }
  if (isSaidOfObjectBefore(pieces, at)) keepBefore(state, at);
  else if (object) state.scope = open(isWithUs(pieces, object.end) ? "take" : "keep", at + 1);
  else if (endsOrPronoun(pieces, at + 1) && subjectBefore(state, at)) keepBefore(state, at);
  else if (PRONOUN.has(wordAt(pieces, at + 1))) keepBefore(state, at);
}

/** "el refri no se lo lleven", "la tele la vendí": Spanish takes up the object before the verb. */
export function isSaidOfObjectBefore(pieces: readonly Piece[], at: number): boolean {
  return /^(?:lo|la|los|las)$/.test(wordAt(pieces, at - 1));
}

/** "after I pick up my kid's bike": what the customer fetches is not for the crew. */
function isOwnErrand(pieces: readonly Piece[], at: number): boolean {
  return (
    /^pick(?:ed|ing)?$/.test(wordAt(pieces, at)) && /^(?:i|ill|im)$/.test(wordAt(pieces, at - 1))
  );
}

/** "taking the bed with me" keeps it; "not taking the piano with us" leaves it to haul. */
function isWithUs(pieces: readonly Piece[], at: number): boolean {
  return wordAt(pieces, at) === "with" && /^(?:us|me)$/.test(wordAt(pieces, at + 1));
}

export function readOnly(state: State, at: number): void {
  const { pieces, unwanted } = state;
  if (isNegatedBefore(pieces, at, 1)) return;
  if (markAt(pieces, at - 1) !== "" || AND.has(wordAt(pieces, at - 1)) || unwanted.length > 0)
    for (const mention of unwanted) mention.sense = "keep";
  for (const mention of state.read)
    if (mention.start >= state.sentence && mention.definite && isFine(pieces, mention.end))
      mention.sense = "keep";
  const meant = state.byStart.get(at + 1);
  for (const mention of meant?.definite ? state.read : [])
    if (mention.start >= state.sentence && isPlacedOn(pieces, mention.end, at, meant?.head ?? ""))
      mention.sense = "keep";
  state.only = at;
  if (!KEEP.has(wordAt(pieces, at + 1))) state.scope = open("take", at);
}

/** "the chairs are okay, so just the table". */
function isFine(pieces: readonly Piece[], at: number): boolean {
  const is = /^(?:is|are|esta|estan|still)$/.test(wordAt(pieces, at));
  const word = wordAt(pieces, is ? at + 1 : at);
  return is
    ? /^(?:ok|okay|fine|good|alright|great|bien|buena|buenas|bueno|buenos|works?)$/.test(word)
    : /^(?:works?|sirven?|funcionan?|jala)$/.test(word);
}

/** "the tv is on the dresser, only the dresser goes": told of only to say where it stands. */
function isPlacedOn(pieces: readonly Piece[], from: number, to: number, head: string): boolean {
  const verb = /^(?:is|are|sits|esta|estan)$/.test(wordAt(pieces, from)) ? from + 1 : from;
  const place = /^(?:sitting|still|puesta|puesto)$/.test(wordAt(pieces, verb)) ? verb + 1 : verb;
  if (!/^(?:on|in|inside|under|en|sobre|encima|dentro)$/.test(wordAt(pieces, place))) return false;
  return pieces.slice(place, Math.min(to, place + 4)).some(({ canon }) => canon === head);
}

/** "hanging on to the desk", "the desk is spoken for"; false where the phrase governs nothing. */
export function readCue(state: State, { from, to, keeps }: KeepCue): boolean {
  if (keeps === "before") {
    keepBefore(state, from);
    return true;
  }
  const object = objectAt(state.pieces, to, state.byStart);
  if (object && takenBehind(state.pieces, object.end)) return false;
  if (object) state.scope = open("keep", to);
  else if (PRONOUN.has(wordAt(state.pieces, to))) keepBefore(state, to - 1);
  else if (isBoundary(state.pieces, to) && subjectBefore(state, from)) keepBefore(state, from);
  return object !== undefined;
}
