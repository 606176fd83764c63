import { type Pieces, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import type { CueKind } from "../words/cues.ts";
import { DEFINITE } from "../words/function-words.ts";
import { PLACING } from "../words/places.ts";
import { wordSet } from "../words/table.ts";
import type { Part } from "./cues.ts";

type Parts = readonly Part[];

/** Words between a verb and its object that change nothing. */
export const SKIPPED = wordSet(
  "up off out away down on to please pls all also just really still even the a an my our of for and probably definitely let gonna going be to have get got have your their his her it back over already going along any more too maybe ya por anywhere favor a se me nos le que both either only q que k vamos voy va van",
);
/** Words between two names of one list. */
export const FILL = wordSet(
  "um uh uhm like also then the a an maybe oh its theres theres well with w some old",
);
const PLURAL_VERBS = wordSet(
  "have convey stay stayin are were arent werent go remain quedan van son estan belong",
);

/** What another person did, or does, with a thing that is then none of ours. */
export const HAVING =
  /^(?:took|takes|taking|wants?|wanted|claimed|buying|bought|grabbed|gets|keeps|keeping|stole|collected|hauled|picked|removed|saved|handling|received|shipping|reusing)$/;

export function isCue(part: Part | undefined, ...kinds: readonly CueKind[]): boolean {
  return part?.kind === "cue" && kinds.some((kind) => part.kinds.has(kind));
}

export function isMark(part: Part | undefined, marks: RegExp): boolean {
  return part?.kind === "mark" && marks.test(part.mark);
}

function isWord(part: Part | undefined, words: RegExp): boolean {
  return part?.kind === "word" && words.test(part.word);
}

/** How a name is tied to the one before: by "or" or "and", by a comma, or not at all. */
export function joinOf(parts: Parts, index: number): "or" | "list" | "none" {
  let tie: "or" | "list" | "none" = "none";
  for (let at = index - 1; at >= 0 && at > index - 5; at -= 1) {
    const part = parts[at] as Part;
    if (part.kind === "thing") return tie;
    if (isCue(part, "join")) tie = "or";
    else if (isMark(part, /^[,/&(-]$/) || isCue(part, "add", "only"))
      tie = tie === "none" ? "list" : tie;
    else if (part.kind !== "word" || !FILL.has(part.word)) return "none";
  }
  return "none";
}

/** True for a name that a comma or an "and" ties to another, before or behind it. */
export function isListed(parts: Parts, index: number): boolean {
  const next = parts.findIndex(({ kind }, at) => at > index && kind === "thing");
  return joinOf(parts, index) !== "none" || (next !== -1 && joinOf(parts, next) !== "none");
}

/** What a verb speaks of: a name right behind it, an "it" or an "everything", what no list knows, or nothing. */
export type Spoken = "thing" | "it" | "all" | "unknown" | "none";

/** Cues that may stand between a verb and its object. */
const BETWEEN: readonly CueKind[] = ["us", "you", "only", "add", "yes", "have"];
/** Parts between a verb and its object, those that change nothing included: "we we we …" has no end. */
const LONGEST = 12;

export function objectOf(parts: Parts, index: number, pieces: Pieces): Spoken {
  const verb = parts[index] as Part;
  const word = wordAt(pieces, verb.from);
  if (/(?<!canc|reg)(?:n|r|d|[aei])(?:se)?l[oa]s?$/.test(word) && verb.to - verb.from === 1)
    return "it";
  const end = Math.min(parts.length, index + 1 + LONGEST);
  for (let at = index + 1; at < end; at += 1) {
    const part = parts[at] as Part;
    if (part.kind === "thing") return "thing";
    if (part.kind === "mark" && !/^[:)-]$/.test(part.mark)) return "none";
    // "sold at the last minute" has no object
    const isPlaced = PLACING.has(wordAt(pieces, part.from - 1));
    if (isUnknown(part, parts[at + 1]) && !isPlaced) return "unknown";
    if (part.kind !== "cue") continue;
    if (isCue(part, "it")) return wordAt(pieces, part.from + 1) === "other" ? "none" : "it";
    // "everything in the garage", "the rest of the chairs" are none of what was named.
    if (isCue(part, "all")) return ALL_THERE.test(wordAt(pieces, part.to)) ? "none" : "all";
    if (isCue(part, "join") || !isCue(part, ...BETWEEN)) return "none";
  }
  return "none";
}

/** "we painted the nursery, so the crib goes": the verb has an object that the lists do not know. */
function isUnknown(article: Part, noun: Part | undefined): boolean {
  const isArticle = article.kind === "word" && DEFINITE.has(article.word);
  return isArticle && noun?.kind === "word";
}

const ALL_THERE = /^(?:in|from|inside|at|else|on|that|of|en|de|del|lo)$/;

const VERBAL: readonly CueKind[] = ["go", "take", "want", "have", "use", "buy", "gone"];

/** "sofa - no", "the stove yes": an answer of a word behind a name or its mark. */
export function isAnswer(parts: Parts, index: number): boolean {
  const [before, next] = [parts[index - 1], parts[index + 1]];
  if (!isCue(parts[index], "yes", "no", "not")) return false;
  if (before?.kind !== "thing" && !isMark(before, /^[,:=()?-]$/)) return false;
  // "couch yes, lamp no", without the comma.
  if (next?.kind === "thing")
    return before?.kind === "thing" && isCue(parts.at(-1), "yes", "no", "not");
  if (next?.kind === "cue") return !isCue(next, "only", ...VERBAL);
  return next === undefined || next.kind === "mark";
}

export function isPluralVerb(pieces: Pieces, { from, to }: Part): boolean {
  const near = [from - 2, from - 1, from, from + 1, to - 1];
  return near.some((at) => PLURAL_VERBS.has(wordAt(pieces, at)));
}

export function hasName(parts: Parts): boolean {
  return parts.some(({ kind }) => kind === "thing");
}

export function hasCue(parts: Parts, ...kinds: readonly CueKind[]): boolean {
  return parts.some((part) => isCue(part, ...kinds));
}

/** The next parts behind a place, up to one of these kinds. */
export function partsUpTo(parts: Parts, index: number, ...kinds: readonly Part["kind"][]): Parts {
  const next = parts.slice(index + 1, index + 5);
  const end = next.findIndex(({ kind }) => kinds.includes(kind));
  return next.slice(0, end === -1 ? undefined : end);
}

/** Parts behind a wish that may say what it is of. */
const MOST_BEHIND = 8;

/** "don't want the treadmill to go", "ya no quiero que se lleven": the wish, or its denial, is that it goes. */
export function goesBehind(parts: Parts, index: number): boolean {
  if (hasCue(partsUpTo(parts, index, "thing", "mark"), "take")) return true;
  const behind = parts.slice(index + 1, index + 1 + MOST_BEHIND);
  const isObject = (part: Part) =>
    part.kind === "thing" ||
    isCue(part, "it", "all", "join") ||
    (part.kind === "word" && FILL.has(part.word));
  const [to, verb] = behind.slice(behind.findIndex((part) => !isObject(part)));
  return isCue(isWord(to, /^to$/) ? verb : to, "go", "take");
}

/** "el escritorio se lo lleva mi hijo", "lo quiere el vecino": in Spanish who does it may follow the verb. */
export function personBehind(parts: Parts, index: number): boolean {
  return isCue(parts[index + 1], "us", "other", "it") && isCue(parts[index + 2], "other");
}

/** "and the mini fridge", "ok, and a rug": a message that goes on with a list. */
export function opensWithAnd(parts: Parts, index: number): boolean {
  const ahead = parts.slice(0, index);
  const isOpening = (part: Part) =>
    part.kind === "mark" || isCue(part, "join", "add", "yes", "talk", "repair");
  return hasCue(ahead, "join", "add") && ahead.every(isOpening);
}

export function thingAfter(parts: Parts, index: number): Thing | undefined {
  const next = parts.slice(index + 1, index + 6).find(({ kind }) => kind === "thing");
  return next?.kind === "thing" ? next.thing : undefined;
}
