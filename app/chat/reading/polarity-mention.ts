import { AND } from "../words/function-words.ts";
import { wordSet } from "../words/table.ts";
import { NOUN_NEGATORS, TAKE, WANT } from "../words/verbs.ts";
import { isCarriedAway } from "./carried-away.ts";
import { isJoinedTo, isNegatedBefore, takenBehind } from "./clauses.ts";
import { isUnderKeep } from "./headings.ts";
import { keepBefore } from "./keep-before.ts";
import type { Mention } from "./mention.ts";
import { isBoundary } from "./numbers.ts";
import { endsSentence, hasWordOf, markAt, type Piece, wordAt } from "./pieces.ts";
import { open, type State } from "./polarity-state.ts";

export function readMention(state: State, mention: Mention): void {
  const verdict = isVerdictBetween(state, mention);
  if (verdict) keepBefore(state, mention.start - 1);
  if (!verdict && isDenied(state, mention.start - 1))
    state.scope = open("keep", mention.start, true);
  else if (!stillInScope(state, mention) || isReleased(state, mention))
    state.scope = open("take", mention.start);
  mention.sense = mention.count === 0 ? "keep" : state.scope.sense;
  if (isFewer(state, mention)) mention.sense = "keep";
  if (isCalledOff(state, mention)) mention.sense = "keep";
  if (isCarriedAway(mention, state.pieces, state.sentence)) mention.sense = "keep";
  if (isStillGood(state, mention) || isNotHad(state, mention)) mention.sense = "keep";
  if (isUnderKeep(state.headings, mention.start)) mention.sense = "keep";
  mention.excepted = state.scope.sense === "keep" && state.scope.exception;
  mention.loosely = state.scope.sense === "keep" && state.scope.loose;
  state.read.push(mention);
  if (mention.sense === "take" && isUnwanted(state, mention)) readUnwanted(state, mention);
}

/** "bed frame yes mattress no dresser yes": a no with a name on both sides answers for the first. */
function isVerdictBetween({ pieces, read, sentence }: State, { start, to }: Mention): boolean {
  const first = read.find((mention) => mention.start >= sentence);
  if (first === undefined || wordAt(pieces, first.start - 1) === "no") return false;
  if (wordAt(pieces, start - 1) !== "no" || read.at(-1)?.end !== start - 1) return false;
  return /^(?:yes|no|si)$/.test(wordAt(pieces, to));
}

/** "not the bed", "no es la mesa": a negation that a name follows at once, or behind "it's". */
function isDenied(state: State, at: number): boolean {
  const { pieces } = state;
  const copula = wordAt(pieces, at - 1) === "no" && /^(?:es|son)$/.test(wordAt(pieces, at));
  return (
    copula ||
    (NOUN_NEGATORS.has(wordAt(pieces, at)) &&
      !isInterjection(state, at) &&
      !isNeitherWanted(state, at) &&
      !isGladOf(pieces, at))
  );
}

/** "ya no ocupo la cuna ni la carriola", "no quiero ni el sofá ni el sillón": neither is wanted. */
function isNeitherWanted({ pieces, sentence }: State, at: number): boolean {
  const neither = wordAt(pieces, at);
  if (neither !== "ni" && neither !== "nor") return false;
  for (let place = at - 1; place > sentence; place -= 1) {
    if (TAKE.has(wordAt(pieces, place))) return false;
    if (WANT.has(wordAt(pieces, place))) return wordAt(pieces, place - 1) === "no";
  }
  return false;
}

/** "better off without that couch", "voy a estar mejor sin esa cama": glad to see it go. */
function isGladOf(pieces: readonly Piece[], at: number): boolean {
  if (wordAt(pieces, at) === "without") return /^(?:off|happier)$/.test(wordAt(pieces, at - 1));
  if (wordAt(pieces, at) !== "sin") return false;
  const [third, second, first] = [3, 2, 1].map((step) => wordAt(pieces, at - step));
  const better = first === "mejor" || second === "mas";
  return better && LIVES.test(first === "mejor" ? (second ?? "") : (third ?? ""));
}

const LIVES = /^(?:est(?:oy|ar|are|aremos|aria|amos)|viv(?:ir|ire|iremos|o)|sentirme|sentirnos)$/;

const MAY_GO = wordSet("can may could se");
const GOES = wordSet("goes yes si yours");

/** "keeping the bed, the desk can go": a verb of its own ends what is kept. */
function isReleased({ pieces, scope }: State, { to }: Mention): boolean {
  const at = wordAt(pieces, to) === "si" && wordAt(pieces, to + 1) === "se" ? to + 1 : to;
  const [word, next] = [wordAt(pieces, at), wordAt(pieces, at + 1)];
  if (scope.exception) return false;
  if (MAY_GO.has(word)) return /^(?:go|be|leave|puede|pueden|va|van)$/.test(next);
  return GOES.has(word) && isBoundary(pieces, to + 1);
}

const FEWER = wordSet("fewer less");

/** "2 fewer desks", "one less lamp". */
function isFewer({ pieces }: State, { start, from, count }: Mention): boolean {
  return count !== null && hasWordOf(FEWER, pieces, start, from);
}

/** "we no longer need the hot tub hauled": the hauling is not needed; "no longer need the hot tub" gives it up. */
function isCalledOff({ pieces }: State, { start, end }: Mention): boolean {
  const wished = WANT.has(wordAt(pieces, start - 1)) && wordAt(pieces, start - 2) === "longer";
  return wished && takenBehind(pieces, end);
}

const HAVE = wordSet("have own got tengo tenemos");

/** "i don't have a couch". */
function isNotHad({ pieces }: State, mention: Mention): boolean {
  const had = HAVE.has(wordAt(pieces, mention.start - 1));
  return had && isNegatedBefore(pieces, mention.start - 1, 2);
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
  if (/^(?:a|an)$/.test(wordAt(pieces, at + 1))) return true;
  const counts = pieces[at + 1]?.kind === "number" && pieces[at + 1]?.value !== 1;
  return counts || (at === 0 && wordAt(pieces, 1) === "the");
}

/** A list goes on while nothing but commas and "and" stands between its names. */
function stillInScope(state: State, mention: Mention): boolean {
  const { scope, pieces } = state;
  if (scope.sense === "take") return true;
  const before = state.read.at(-1);
  if ((scope.retracts || repeatsDenied(state)) && beginsAnew(state, mention)) return false;
  if (!before || before.start < scope.from) return noMarkBetween(pieces, scope.from, mention.start);
  if (!isJoinedTo(pieces, before.end, mention.start)) return false;
  // "not the couch, the loveseat" corrects; "not the couch or the loveseat" goes on.
  if (scope.loose && before.end === mention.start) return false;
  return !scope.loose || markAt(pieces, before.end) !== "," || hasOrAhead(pieces, before.end);
}

/** "a frame, no mattress we got rid of the mattress and two lamps": told once more why it is not there. */
function repeatsDenied({ read, scope }: State): boolean {
  const last = read.findLastIndex(({ start }) => start >= scope.from);
  const [again, before] = [read[last], read[last - 1]];
  return before?.sense === "keep" && again?.definite === true && again.id === before.id;
}

/** "forget the sandbox, a grill and 2 bikes": what is new is not taken back. */
function beginsAnew({ read, scope, pieces }: State, mention: Mention): boolean {
  const isNew = ({ indefinite, count, definite }: Mention) =>
    indefinite || (count !== null && !definite);
  const first = read.find(({ start }) => start >= scope.from);
  if (!isNew(mention)) return false;
  if (first) return !isNew(first);
  for (let at = scope.from; at < mention.start; at += 1)
    if (AND.has(wordAt(pieces, at)) || markAt(pieces, at) === ",") return true;
  return false;
}

export const LIST_WORDS = /^(?:following|these|items|list|below|siguiente|siguientes|estos|esto)$/;

function noMarkBetween(pieces: readonly Piece[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const mark = markAt(pieces, at);
    const announces = mark === ":" && (at === from || LIST_WORDS.test(wordAt(pieces, at - 1)));
    if (mark !== "" && !announces && mark !== "-" && mark !== "(" && mark !== "\n") return false;
  }
  return true;
}

function hasOrAhead(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; !endsSentence(pieces, at); at += 1)
    if (/^(?:or|nor|ni|o)$/.test(wordAt(pieces, at))) return true;
  return false;
}

/** "dont need the couch": said of something by a negated wish. */
function isUnwanted(state: State, mention: Mention): boolean {
  const { pieces, sentence } = state;
  const wish = wordAt(pieces, mention.start - 1);
  const behind = wordAt(pieces, mention.start - 2);
  const at = WANT.has(wish) ? mention.start - 1 : WANT.has(behind) ? mention.start - 2 : -1;
  if (isNeitherWanted(state, mention.start - 1) || isUnwantedToo(state, mention)) return true;
  return at >= sentence && isNegatedBefore(pieces, at, 3);
}

/** "don't want the tv or the tv stand": nor the next of the list. */
function isUnwantedToo({ pieces, read, unwanted }: State, { start }: Mention): boolean {
  const before = read.at(-2);
  if (!before || before !== unwanted.at(-1) || before.end > start - 1) return false;
  return (
    /^(?:or|nor|o|ni)$/.test(wordAt(pieces, before.end)) && isJoinedTo(pieces, before.end, start)
  );
}

function readUnwanted(state: State, mention: Mention): void {
  mention.unwanted = true;
  state.unwanted.push(mention);
  if (!takenBehind(state.pieces, mention.end)) return;
  for (const unwanted of state.unwanted) unwanted.sense = "keep";
}
