import { type Piece, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import type { CueKind } from "../words/cues.ts";
import { DEFINITE, isFunctionWord } from "../words/function-words.ts";
import { wordSet } from "../words/table.ts";
import type { Part } from "./cues.ts";

type Parts = readonly Part[];
type Pieces = readonly Piece[];

/** Words between a verb and its object that change nothing. */
export const SKIPPED = wordSet(
  "up off out away down on to please pls all also just really still even the a an my our of for and probably definitely let gonna going be to have get got have your their his her it back over already going along any more too maybe ya por favor a se me nos le que both either only q que k",
);
/** Words between two names of one list. */
export const FILL = wordSet(
  "um uh uhm like also then the a an maybe oh its theres theres well with w some old",
);
const PLURAL_VERBS = wordSet(
  "have convey stay stayin are go are remain quedan van son estan belong",
);

export function isCue(part: Part | undefined, ...kinds: readonly CueKind[]): boolean {
  return part?.kind === "cue" && kinds.some((kind) => part.kinds.has(kind));
}

export function isMark(part: Part | undefined, marks: RegExp): boolean {
  return part?.kind === "mark" && marks.test(part.mark);
}

export function isWord(part: Part | undefined, words: RegExp): boolean {
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

/** What a verb speaks of: a name right behind it, an "it" or an "everything", or nothing. */
export type Spoken = "thing" | "it" | "all" | "none";

/** Cues that may stand between a verb and its object. */
const BETWEEN: readonly CueKind[] = ["us", "you", "only", "add", "yes", "have"];
const FARTHEST = 6;
/** Parts between a verb and its object, those that change nothing included: "we we we …" has no end. */
const LONGEST = 12;

export function objectOf(parts: Parts, index: number, pieces: Pieces): Spoken {
  const verb = parts[index] as Part;
  const word = wordAt(pieces, verb.from);
  if (/(?:n|r|d|[aei])(?:se)?l[oa]s?$/.test(word) && verb.to - verb.from === 1) return "it";
  let skipped = 0;
  const end = Math.min(parts.length, index + 1 + LONGEST);
  for (let at = index + 1; at < end && skipped < FARTHEST; at += 1) {
    const part = parts[at] as Part;
    if (part.kind === "thing") return "thing";
    if (part.kind === "mark" && !/^[:)-]$/.test(part.mark)) return "none";
    if (part.kind === "number") {
      if (isThatOne(pieces, verb, part)) return "it";
      skipped += 1;
    }
    if (part.kind === "word" && !SKIPPED.has(part.word)) skipped += 2;
    if (part.kind !== "cue") continue;
    if (isCue(part, "it")) return "it";
    if (isCue(part, "all")) return isAllThere(pieces, part) ? "none" : "all";
    if (isCue(part, "add") && !isCue(part, "yes") && part.to - part.from > 1) return "none";
    if (!isCue(part, ...BETWEEN)) return "none";
  }
  return "none";
}

/** "the one", "that one". */
function isThatOne(pieces: Pieces, verb: Part, { from }: Part): boolean {
  return pieces[from]?.value === 1 && /^(?:the|that)$/.test(wordAt(pieces, verb.to));
}

/** "everything in the garage" is none of what was named. */
function isAllThere(pieces: Pieces, { to }: Part): boolean {
  return /^(?:in|from|inside|at|else|on|that|en|de|del|lo)$/.test(wordAt(pieces, to));
}

/** "ignore the mess", "doesn't take bills": the verb has an object that is no thing of ours. */
export function hasOwnObject(parts: Parts, index: number): boolean {
  const [first, second, third] = parts.slice(index + 1, index + 4);
  if (first?.kind === "word" && DEFINITE.has(first.word))
    return second?.kind === "word" && isMark(third, /^,$/);
  return first?.kind === "word" && !isFunctionWord(first.word) && isMark(second, /^[,)]$/);
}

/** "sofa - no", "the stove yes": an answer of a word behind a name or its mark. */
export function isAnswer(parts: Parts, index: number): boolean {
  const [before, next] = [parts[index - 1], parts[index + 1]];
  if (before?.kind !== "thing" && !isMark(before, /^[,:()-]$/)) return false;
  // "4 stools, no, 5": put right.
  if (isMark(next, /^,$/) && parts[index + 2]?.kind === "number") return false;
  if (next?.kind === "cue") return !isCue(next, "only", "go", "take", "want", "have");
  const because = /^(?:porque|because|cause|cuz|till|until|lol|pls|please)$/;
  return next === undefined || next.kind === "mark" || isWord(next, because);
}

/** A "no" that opens a message answers what was said before: "no, the large one", "no its a king". */
export function opensAnswer(parts: Parts, index: number, pieces: Pieces): boolean {
  if (index !== 0 || parts[0]?.from !== 0 || !/^(?:no|nope|nah)$/.test(wordAt(pieces, 0)))
    return false;
  const next = parts[1];
  if (!next) return false;
  if (next.kind === "number" || isWord(next, /^(?:the|a|an|el|la)$/)) return true;
  if (next.kind === "thing") return next.thing.definite && next.thing.described;
  if (isCue(next, "repair")) return true;
  const is = /^(?:its|es|it|thats|theyre)$/.test(wordAt(pieces, next.from));
  return isCue(next, "have") && !isCue(next, "want") && is;
}

export function isPluralVerb(pieces: Pieces, { from, to }: Part): boolean {
  const been = wordAt(pieces, from - 1) === "been" ? [from - 2] : [];
  return [from, from - 1, to - 1, ...been].some((at) => PLURAL_VERBS.has(wordAt(pieces, at)));
}

/** "ya no quiero que se lleven": the wish that is over is that the crew take it. */
export function takesNext(parts: Parts, index: number): boolean {
  const next = parts.slice(index + 1, index + 5);
  const end = next.findIndex(({ kind }) => kind === "thing" || kind === "mark");
  return next.slice(0, end === -1 ? undefined : end).some((part) => isCue(part, "take"));
}

/** "don't want the treadmill to go", "wants it gone": the wish, or its denial, is that it goes. */
export function goesBehind(parts: Parts, index: number): boolean {
  const at = parts.findIndex(({ kind }, place) => place > index && kind === "thing");
  if (at === -1 || at - index > 4) return false;
  const end = parts.findIndex((part, place) => place > at && !isListing(part));
  const [to, verb] = parts.slice(end, end + 2);
  return end !== -1 && isCue(isWord(to, /^to$/) ? verb : to, "go", "take");
}

function isListing(part: Part): boolean {
  return part.kind === "thing" || isMark(part, /^,$/);
}

/** "el escritorio se lo lleva mi hijo": in Spanish who does it may follow the verb. */
export function personBehind(parts: Parts, index: number): boolean {
  return isCue(parts[index + 1], "us") && isCue(parts[index + 2], "other");
}

/** "and the mini fridge": a message that goes on with a list. */
export function opensWithAnd(parts: Parts, index: number): boolean {
  return index > 0 && parts.slice(0, index).every((part) => isCue(part, "join", "add"));
}

export function thingAfter(parts: Parts, index: number): Thing | undefined {
  const next = parts.slice(index + 1, index + 6).find(({ kind }) => kind === "thing");
  return next?.kind === "thing" ? next.thing : undefined;
}
