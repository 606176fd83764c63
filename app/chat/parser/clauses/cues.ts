import { type Piece, type Pieces, range, wordAt } from "#app/chat/parser/things/pieces.ts";
import type { Thing } from "#app/chat/parser/things/thing.ts";
import { CUE_TREE, type CueKind } from "#app/chat/parser/words/cues.server.ts";
import { DEFINITE, PLACING } from "#app/chat/parser/words/lists.ts";
import { wordSet } from "#app/chat/parser/words/table.ts";

/** A message as a row of names, cues, and pieces that are neither. */
export type Part =
  | { kind: "thing"; from: number; to: number; thing: Thing }
  | { kind: "cue"; from: number; to: number; kinds: ReadonlySet<CueKind> }
  | { kind: "mark"; from: number; to: number; mark: string }
  | { kind: "word"; from: number; to: number; word: string }
  | { kind: "number"; from: number; to: number };

/** Cuts a message into its parts: noun phrases whole, then the longest cue at each place. */
export function partsOf(pieces: Pieces, things: readonly Thing[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at = parts.at(-1)?.to ?? at) {
    const thing = things.find(({ start }) => start >= at);
    const cue = cueAt(pieces, at, pieces.length);
    // "scrap all that" is no scrap, "on the fence about it" no fence, "ya lo tiré" no tire.
    const isOver = thing && cue && cue.to > thing.end;
    const own = isOver ? cue : cueAt(pieces, at, thing?.start ?? pieces.length);
    const isNamed = thing?.start === at && !isOver;
    if (isNamed) parts.push({ kind: "thing", from: at, to: thing.end, thing });
    else parts.push(own ?? plainAt(pieces, at));
  }
  return parts;
}

function plainAt(pieces: Pieces, at: number): Part {
  const piece = pieces[at] as Piece;
  if (piece.kind === "mark") return { kind: "mark", from: at, to: at + 1, mark: piece.text };
  if (piece.kind === "word") return { kind: "word", from: at, to: at + 1, word: piece.text };
  return { kind: "number", from: at, to: at + 1 };
}

function cueAt(pieces: Pieces, from: number, limit: number): Part | undefined {
  let node: typeof CUE_TREE | undefined = CUE_TREE;
  let found: Part | undefined;
  for (let at = from; at < limit; at += 1) {
    const { text } = pieces[at] as Piece;
    node = node.next.get(text) ?? node.next.get(written(text));
    if (!node) break;
    if (node.hits.length > 0) found = { kind: "cue", from, to: at + 1, kinds: new Set(node.hits) };
  }
  return found;
}

const SHORT = new Map(Object.entries({ w: "with", u: "you", ur: "your" }));

/** "w" is with, "takin" taking; "tirarlo", "venderla": a Spanish verb carries its pronoun. */
function written(word: string): string {
  if (word.endsWith("in")) return `${word}g`;
  const stem = word.length > 5 ? word.replace(/(?:se)?l[oa]s?$|se$/, "") : word;
  return SHORT.get(word) ?? stem;
}

type Parts = readonly Part[];

/**
 * Words between a verb and its object that change nothing, and that are no subject of their
 * own ("a saw - rented, leave").
 */
export const SKIPPED = wordSet`
  rental rented leased ours theirs say ugh lol idk btw will would can put in up off out away
  down on to please pls all also just really still even the a an my our of for and probably let
  gonna going be have get got own your their his her it back over already along any more too
  maybe says said agree ya por anywhere favor se me nos le que both either only q k vamos voy va
  van`;
const PLURAL_VERBS = wordSet`
  will have convey remain stay are were go quedan van son estan belong sold went`;

/** What another person did, or does, with a thing that is then none of ours. */
export const HAVING = new RegExp(
  "^(?:took|takes|taking|grabs|grabbing|wants?|wanted|claimed|buying|bought|" +
    "grabbed|gets|keeps|keeping|stole|hauls|hauled|pick(?:s|ed|ing)|collect(?:s|" +
    "ed|ing)|removed|saved|handling|received|shipping|reusing|owns|provides?|" +
    String.raw`supply|supplies|loaded|repossessed|inherit\w+|adopt\w+|accept\w*|lugged|` +
    "carted|relocated|transferred|salvaged|rescued|re(?:cover|claim)ed|claims?|" +
    String.raw`fetch\w*)$`,
);

export function isCue(part: Part | undefined, ...kinds: readonly CueKind[]): boolean {
  return part?.kind === "cue" && kinds.some((kind) => part.kinds.has(kind));
}

/** True where no more parts follow, or a mark does, or a new clause: "the tv no because I use it". */
export function isEnd(next: Part | undefined): boolean {
  return !next || next.kind === "mark" || (next.kind === "word" && BECAUSE.test(next.word));
}

export function isMark(part: Part | undefined, marks: RegExp): boolean {
  return part?.kind === "mark" && marks.test(part.mark);
}

/** How a name is tied to the one before: by "or" or "and", by a comma, or not at all. */
export function joinOf(parts: Parts, index: number): "or" | "list" | "none" {
  let tie: "or" | "list" | "none" = "none";
  for (let at = index - 1; at >= 0 && at > index - 5; at -= 1) {
    const part = parts[at] as Part;
    if (part.kind === "thing") return tie;
    if (isCue(part, "join")) tie = "or";
    else if (isMark(part, /^[,/&(-]$/) || isCue(part, "add", "only")) tie = "list";
    else if (part.kind !== "word" || !SKIPPED.has(part.word)) return "none";
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

/** Parts between a verb and its object, those that change nothing included: "we we we …" has no end. */
const LONGEST = 12;

export function objectOf(verb: Part, behind: Parts, pieces: Pieces): Spoken {
  const words = range(verb.from, verb.to).map((at) => wordAt(pieces, at));
  // "llévenlo", or of several words "se lo llevó", "it's gone": the verb has its "it" in itself.
  const pronoun = words.length > 1 ? IN_PHRASE : IN_WORD;
  if (words.some((word) => pronoun.test(word))) return "it";
  for (const [at, part] of behind.slice(0, LONGEST).entries()) {
    if (part.kind === "thing") return "thing";
    if (part.kind === "mark" && !/^[:)-]$/.test(part.mark)) return "none";
    if (part.kind === "word" && CLAUSE_WORDS.test(part.word)) return "none";
    // "we painted the nursery, so the crib goes": its object is in no list. "sold at the last minute" has none.
    const word = wordAt(pieces, part.from);
    const isArticle = DEFINITE.has(word) && (part.kind === "word" || /^l(?:a|as|os)$/.test(word));
    const placing = wordAt(pieces, part.from - 1);
    const isPlaced = PLACING.has(placing) || /^(?:for|para|to)$/.test(placing);
    const other = behind[at + 3];
    // "sold the register and the mirrors"
    const isMore = isCue(behind[at + 2], "join") && other?.kind === "thing" && other.thing.definite;
    if (isArticle && !isPlaced && behind[at + 1]?.kind === "word" && !isMore) return "unknown";
    if (part.kind !== "cue" || word === "after") continue; // "after all", "a la iglesia"
    if (isCue(part, "it")) return "it";
    if (isCue(part, "all")) return "all";
    const isBetween = isCue(part, "us", "you", "only", "add", "yes", "have");
    if (isCue(part, "join") || !isBetween) return "none";
  }
  return "none";
}

const IN_WORD = /(?<!canc|reg)(?:n|r|d|[aei])(?:se)?l[oa]s?$/;
const IN_PHRASE = /^(?:l[oa]s?|its|theyre)$/;

/** "sofa - no", "the stove yes": an answer of a word behind a name or its mark. */
export function isAnswer(parts: Parts, index: number): boolean {
  const [before, next] = [parts[index - 1], parts[index + 1]];
  if (!isCue(parts[index], "yes", "no", "not")) return false;
  // "it's brand new so obviously no"
  const isSo = before?.kind === "word" && /^(?:so|obviously)$/.test(before.word) && isEnd(next);
  if (!isSo && before?.kind !== "thing" && !isMark(before, /^[,:=()?-]$/)) return false;
  // "couch yes, lamp no", without the comma.
  if (next?.kind === "thing") return isCue(parts.at(-1), "yes", "no", "not");
  const verbs = ["only", "go", "take", "want", "have", "use", "buy", "gone", "other"] as const;
  return isEnd(next) || (next?.kind === "cue" && !isCue(next, ...verbs));
}

export function isPluralVerb(pieces: Pieces, { from, to }: Part): boolean {
  const words = range(from - 2, to).map((at) => wordAt(pieces, at));
  // "has to go" is none; "se vendieron", "las voy a donar"
  const isThem = /\bl[oa]s (?:v\w+ a )?\w+$/.test([wordAt(pieces, from - 3), ...words].join(" "));
  const isPlural = isThem || words.some((word) => PLURAL_VERBS.has(word) || /.ron$/.test(word));
  return isPlural && !words.includes("has");
}

export function hasName(parts: Parts): boolean {
  return parts.some(({ kind }) => kind === "thing");
}

export function hasCue(parts: Parts, ...kinds: readonly CueKind[]): boolean {
  return parts.some((part) => isCue(part, ...kinds));
}

/** Words that begin a clause of their own: "nobody wants it, so it goes". */
export const CLAUSE_WORDS = /^(?:if|because|cuz|cause|since|porque|so)$/;
const BECAUSE = /^(?:because|cuz|porque)$/;
const MOST_BEHIND = 8; // Parts behind a wish that may say what it is of.

/**
 * "wants the couch off the patio", "don't want it to go", "ya no quiero que se lleven": the
 * wish, or its denial, is that it goes.
 */
export function goesBehind(behind: Parts): boolean {
  const end = behind.findIndex((part) => part.kind === "word" && CLAUSE_WORDS.test(part.word));
  const next = behind.slice(0, end === -1 ? undefined : end).slice(0, MOST_BEHIND);
  const isOff = next.some((part) => part.kind === "word" && part.word === "off");
  const isObject = (part: Part) =>
    /^(?:thing|word)$/.test(part.kind) || isCue(part, "it", "all", "join", "you");
  const verb = next.find((part) => !isObject(part));
  return isOff || isCue(verb, "go", "take", "edit");
}

/** "and the mini fridge", "ok, and a rug": a message that goes on with a list. */
export function opensWithAnd(parts: Parts, index: number): boolean {
  const ahead = parts.slice(0, index);
  const isOpening = (part: Part) =>
    part.kind === "mark" || isCue(part, "join", "add", "yes", "talk", "repair");
  return hasCue(ahead, "join", "add") && ahead.every(isOpening);
}
