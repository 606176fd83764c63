import { AND, BUT } from "../words/function-words.ts";
import {
  EXCEPT,
  KEEP,
  NEGATORS,
  NOUN_NEGATORS,
  ONLY,
  OTHERS,
  PART_WITH,
  STAY,
  TAKE,
  TAKEN,
  TAKEN_BY_OTHERS,
  WANT,
} from "../words/verbs.ts";
import {
  chainUpTo,
  hasOtherSubject,
  isDoneBefore,
  isJoinedTo,
  isNegatedBefore,
  isUnable,
  leavesForPickup,
  objectAt,
  saidOfThingBefore,
  takenBehind,
} from "./clauses.ts";
import type { Mention } from "./mention.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";

/** How many of something named in an earlier message are kept; null for all. */
export type KeptEarlier = { count: number | null };

/** What is being said of the names to come. */
type Scope = { sense: "take" | "keep"; from: number; loose: boolean; exception: boolean };

type State = {
  pieces: readonly Piece[];
  mentions: readonly Mention[];
  byStart: ReadonlyMap<number, Mention>;
  scope: Scope;
  /** Where the sentence began, and the names read so far. */
  sentence: number;
  read: Mention[];
  /** Where an "only" stood: what is named apart from its list is not meant. */
  only: number;
  /** Named behind "don't need": kept if "just the …" or "… taken" follows. */
  unwanted: Mention[];
  /** Something is kept that this message does not name: "we're keeping it". */
  keepsEarlier: KeptEarlier | undefined;
};

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
  const state: State = {
    pieces,
    mentions: named,
    byStart: new Map(named.map((mention) => [mention.start, mention])),
    scope: open("take", 0),
    sentence: 0,
    read: [],
    unwanted: [],
    only: -1,
    keepsEarlier: undefined,
  };
  for (let at = 0; at < pieces.length; ) {
    const mention = state.byStart.get(at);
    if (mention) readMention(state, mention);
    else if (endsSentence(pieces, at)) endSentence(state, at);
    else readWord(state, at);
    at = mention ? Math.max(mention.to, at + 1) : at + 1;
  }
  return state.keepsEarlier;
}

function open(sense: Scope["sense"], from: number, loose = false, exception = false): Scope {
  return { sense, from, loose, exception };
}

function endSentence(state: State, at: number): void {
  state.scope = open("take", at);
  state.sentence = at + 1;
  state.unwanted = [];
}

function readMention(state: State, mention: Mention): void {
  const { pieces } = state;
  if (
    NOUN_NEGATORS.has(wordAt(pieces, mention.start - 1)) &&
    !isInterjection(state, mention.start - 1)
  )
    state.scope = open("keep", mention.start, true);
  else if (!stillInScope(state, mention)) state.scope = open("take", mention.start);
  mention.sense = mention.count === 0 ? "keep" : state.scope.sense;
  if (isStillGood(state, mention)) mention.sense = "keep";
  mention.excepted = state.scope.sense === "keep" && state.scope.exception;
  mention.loosely = state.scope.sense === "keep" && state.scope.loose;
  state.read.push(mention);
  if (mention.sense === "take" && isUnwanted(state, mention)) readUnwanted(state, mention);
}

/** "just the washer, the dryer still works": behind an "only", what is still good is kept. */
function isStillGood({ pieces, only }: State, mention: Mention): boolean {
  if (only < 0 || !mention.definite || only === mention.start - 1) return false;
  return [0, 1, 2].some((step) =>
    /^(?:still|todavia|aun|works|sirve|jala|funciona)$/.test(wordAt(pieces, mention.end + step)),
  );
}

/** A no that answers or corrects: "no the king one", "two no three mattresses". */
function isInterjection({ pieces }: State, at: number): boolean {
  if (wordAt(pieces, at) !== "no") return false;
  const counts = pieces[at + 1]?.kind === "number" && pieces[at + 1]?.value !== 1;
  return counts || (at === 0 && wordAt(pieces, 1) === "the");
}

/** A list goes on while nothing but commas and "and" stands between its names. */
function stillInScope(state: State, mention: Mention): boolean {
  const { scope, pieces } = state;
  if (scope.sense === "take") return true;
  const before = state.read.at(-1);
  if (!before || before.start < scope.from) return noMarkBetween(pieces, scope.from, mention.start);
  if (!isJoinedTo(pieces, before.end, mention.start)) return false;
  // "not the couch, the loveseat" corrects; "not the couch or the loveseat" goes on.
  return !scope.loose || markAt(pieces, before.end) !== "," || hasOrAhead(pieces, before.end);
}

function noMarkBetween(pieces: readonly Piece[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const mark = markAt(pieces, at);
    if (mark !== "" && mark !== ":" && mark !== "-" && mark !== "(") return false;
  }
  return true;
}

function hasOrAhead(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; !endsSentence(pieces, at); at += 1)
    if (/^(?:or|nor|ni|o)$/.test(wordAt(pieces, at))) return true;
  return false;
}

/** "dont need the couch": said of something by a negated wish. */
function isUnwanted({ pieces, sentence }: State, mention: Mention): boolean {
  const wish = wordAt(pieces, mention.start - 1);
  const behind = wordAt(pieces, mention.start - 2);
  const at = WANT.has(wish) ? mention.start - 1 : WANT.has(behind) ? mention.start - 2 : -1;
  return at >= sentence && isNegatedBefore(pieces, at, 3);
}

function readUnwanted(state: State, mention: Mention): void {
  mention.unwanted = true;
  if (takenBehind(state.pieces, mention.end)) mention.sense = "keep";
  state.unwanted.push(mention);
}

function readWord(state: State, at: number): void {
  const { pieces, scope } = state;
  const word = wordAt(pieces, at);
  if (word === "") return;
  if ((TAKE.has(word) || TAKEN.has(word)) && isDoneBefore(pieces, at)) readOthers(state, at);
  else if (KEEP.has(word)) readKeep(state, at);
  else if (TAKEN_BY_OTHERS.has(word) && othersBefore(pieces, at)) readOthers(state, at);
  else if (TAKE.has(word)) readTake(state, at);
  else if (PART_WITH.has(word)) {
    if (!isNegatedBefore(pieces, at, 3)) readOthers(state, at);
  } else if (isException(pieces, at)) state.scope = open("keep", at + 1, false, true);
  else if (ONLY.has(word)) readOnly(state, at);
  else if (BUT.has(word) || (scope.sense === "keep" && startsClause(pieces, at)))
    state.scope = open("take", at);
  else if (saidOfThingBefore(pieces, at, state.mentions)) keepBefore(state, at);
}

const CLAUSE_STARTS =
  /^(?:i|we|theres|there|hay|tengo|tenemos|then|also|please|need|have|got|can|you|quiero|necesito|tambien|everything|rest|else|lo)$/;

function startsClause(pieces: readonly Piece[], at: number): boolean {
  return CLAUSE_STARTS.test(wordAt(pieces, at));
}

/** "except", "other than", "everything but", "instead of", "menos". */
function isException(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  const before = wordAt(pieces, at - 1);
  if (word === "than" || word === "from") return /^(?:other|apart|aside)$/.test(before);
  if (word === "of" || word === "de") return /^(?:instead|vez|lugar)$/.test(before);
  if (word === "but") return /^(?:everything|all|anything|it|todo)$/.test(before);
  if (word === "mind") return before === "never";
  if (word === "about" || word === "on") return before === "mind";
  // "más o menos 10" is "about ten".
  // "scratch that, 2 couches" takes back what was said, not what comes.
  if (/^(?:that|it|this|eso)$/.test(wordAt(pieces, at + 1))) return false;
  return EXCEPT.has(word) && before !== "o" && !NEGATORS.has(before);
}

function readOnly(state: State, at: number): void {
  const { pieces, unwanted } = state;
  if (isNegatedBefore(pieces, at, 1)) return;
  if (markAt(pieces, at - 1) !== "" || AND.has(wordAt(pieces, at - 1)) || unwanted.length > 0)
    for (const mention of unwanted) mention.sense = "keep";
  state.only = at;
  if (!KEEP.has(wordAt(pieces, at + 1))) state.scope = open("take", at);
}

function readKeep(state: State, at: number): void {
  const { pieces } = state;
  if (/^(?:in|me|us|you|up|going|track|an|behind)$/.test(wordAt(pieces, at + 1))) return;
  if (
    /^(?:on|en)$/.test(wordAt(pieces, at + 2)) &&
    /^(?:the|la|there)$/.test(wordAt(pieces, at + 3))
  )
    return;
  const negated = isNegatedBefore(pieces, at, 4);
  const stays = STAY.has(wordAt(pieces, at)) && !/^(?:con|with)$/.test(wordAt(pieces, at + 1));
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

const PRONOUN = /^(?:it|that|those|them|this|these|em|one|both|all|eso|esa|ese|esos|esas|ellos)$/;

/** "leave it", "keep that for now"; not "leave it plugged in". */
function isEndOrReason(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  if (markAt(pieces, at) !== "" || PRONOUN.test(word) || AND.has(word) || BUT.has(word))
    return true;
  return /^(?:for|there|here|alone|be|instead|now|because|cuz|since|till|until|as|if|too|so|please|thanks|with|after|myself|ourselves|then|lol|para|aqui|tambien|conmigo|mejor)$/.test(
    word,
  );
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

function othersBefore(pieces: readonly Piece[], at: number): boolean {
  for (let place = at - 1; place >= at - 3; place -= 1) {
    if (markAt(pieces, place) !== "") return false;
    if (OTHERS.has(wordAt(pieces, place))) return true;
  }
  return false;
}

/** "the neighbor is taking the loveseat", "we sold it". */
function readOthers(state: State, at: number): void {
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

function readTake(state: State, at: number): void {
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

/** Keeps the name (or the whole list) that a word behind it speaks of. */
function keepBefore(state: State, at: number): void {
  const { pieces, read, sentence } = state;
  const last = read.at(-1);
  const asked = markAt(pieces, at - 1) === "?" && last?.end === at - 1;
  const here = last !== undefined && (last.start >= sentence || asked);
  const object = PRONOUN.test(wordAt(pieces, at + 1));
  if (!object && hasOtherSubject(pieces, here ? last.to : sentence, at)) return;
  if (!here && !pointsBack(pieces, sentence, at)) return;
  if (!last) {
    state.keepsEarlier = { count: countOfThem(pieces, sentence, at) };
    return;
  }
  const said = `${wordAt(pieces, at - 1)} ${wordAt(pieces, at)} ${wordAt(pieces, at + 1)}`;
  const many =
    /\b(?:stay|remain|are|both|all|those|them|these|em|belong|pertenecen|quedan|van|ambos|esos|esas|todos)\b/.test(
      said,
    );
  for (const mention of many ? chainUpTo(read, pieces) : [last]) mention.sense = "keep";
}

/** "one of them is going to my son". */
function countOfThem(pieces: readonly Piece[], from: number, to: number): number | null {
  for (let at = from; at < to; at += 1)
    if (pieces[at]?.kind === "number" && wordAt(pieces, at + 1) === "of")
      return pieces[at]?.value ?? null;
  return null;
}

/** "it stays", "we're keeping those": only a pronoun reaches back to an earlier sentence. */
function pointsBack(pieces: readonly Piece[], sentence: number, at: number): boolean {
  for (let place = sentence; place <= at + 2; place += 1) {
    const word = wordAt(pieces, place);
    if (/^(?:nothing|none|nada|ninguno)$/.test(word)) return false;
    if (place >= at && markAt(pieces, place) !== "") return false;
    if (place < at && pieces[place]?.value === 1) continue;
    if (PRONOUN.test(word) && !(word === "one" && place < at)) return true;
    if (place < at && /^(?:they|theyre|its|thats|las|los|lo|la)$/.test(word)) return true;
  }
  return false;
}
