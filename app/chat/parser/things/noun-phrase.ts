import { FEATURE_UNITS } from "#app/chat/parser/text/tokenize.ts";
import { CONTAINERS, NOT_THINGS, PLACING } from "#app/chat/parser/words/lists.ts";
import { wordSet } from "#app/chat/parser/words/table.ts";
import { isLineHead, markAt, type Piece, type Pieces, range, wordAt } from "./pieces.ts";
import { DECIDES, isBoundary, type Text, unitAt } from "./senses.ts";
import { hasTraits, PLAIN, SMALLEST_SCREEN, type Thing } from "./thing.ts";

type Before = Pick<Thing, keyof typeof PLAIN | "start" | "count"> & Pick<Body, "traits">;

const FARTHEST = 10; // No noun phrase reaches further back than this from its name.
const BEGUN = -1; // Where no more of the noun phrase is to be read.

/** Reads back from a name to where its noun phrase begins: adjectives, sizes, its count, an article. */
export function readBefore(text: Text, name: number, limit: number): Before {
  const found: Before = { ...PLAIN, start: name, count: null, traits: { words: [], inches: null } };
  const stop = Math.max(limit, name - FARTHEST, 0);
  for (let at = name - 1; at >= stop; ) at = stepBack(text, at, found);
  return found;
}

/** Reads what stands at a place into `found`, and says from where to read on. */
function stepBack(text: Text, at: number, found: Before): number {
  const { pieces, senses } = text;
  const { canon = "", value = 0 } = pieces[at] ?? {};
  switch (senses[at]) {
    case "count":
      found.count = value;
      found.start = rightedFrom(pieces, at);
      return found.start === at ? at - 1 : BEGUN;
    case "unit":
      addMeasure(found, pieces, at - 1);
      found.start = at - 1;
      return at - 2;
    case "mark":
      return readMark(text, at, found);
    case "one":
      found.start = at;
      // "a Frigidaire 400 freezer": behind its article a number names a model.
      if (!found.vague && (found.count === null || found.strange))
        [found.indefinite, found.count] = [true, 1];
      return BEGUN;
    case "the":
      // "and its 7 cabinets", "scratch that 2 couches", but "the table and its 4 chairs"
      if (found.count !== null && /^(it|that)$/.test(canon) && !pieces[at - 2]?.named) return BEGUN;
      [found.start, found.definite] = [at, true];
      // "take 2 off the desks"
      found.fewer = wordAt(pieces, at - 1) === "off" && senses[at - 2] === "count";
      return senses[at - 1] === "of" ? at - 1 : BEGUN;
    case "of":
      return isAmount(text, at - 1) ? at - 1 : BEGUN;
    case "label":
      return at - 1;
    case "more":
    case "another":
      found.additive = wordAt(pieces, at + 1) !== "like";
      break;
    case "fewer":
      found.fewer = senses[at - 1] === "count";
      break;
    case "vague":
      found.vague = found.count === null;
      break;
    case "both":
      [found.count, found.definite] = [2, true];
      break;
    case "trait":
    case "word": {
      // "in the bedroom 2 couches", "que sean 2 sillas", but "a Frigidaire 400 freezer"
      const isModel = senses[at] === "word" && senses[at - 1] === "one";
      if (found.count !== null && !isModel) return BEGUN;
      if (senses[at] === "trait") found.traits.words.push(canon);
      else found.strange = true;
      break;
    }
    case "fill":
      return senses[at - 1] === "count" && wordAt(pieces, at) === "are" ? at - 1 : BEGUN;
    default:
      return BEGUN;
  }
  found.start = at;
  return at - 1;
}

/** "(4) chairs", and "2 - chairs", "qty: 2: chairs", "3, chairs" at the head of a list's item. */
function readMark({ pieces, senses }: Text, at: number, found: Before): number {
  const mark = markAt(pieces, at);
  const number = pieces[at - 1];
  if (number?.kind !== "number") return senses[at - 1] === "label" && mark === "-" ? at - 2 : BEGUN;
  if (mark === ")" && markAt(pieces, at - 2) === "(") {
    [found.count, found.start] = [number.value, at - 2];
    return at - 3;
  }
  const opens = markAt(pieces, at - 2) !== "" || senses[at - 2] === "label";
  const heads = /^[,|]$/.test(mark) && isLineHead(pieces, at - 1);
  // "204: a couch" is a unit.
  const counts = ((/^[-:]$/.test(mark) && opens) || heads) && number.value < 100;
  return counts && found.count === null ? at - 1 : BEGUN;
}

/** "3 of the", "9 sections of", "bags of", "a bunch of": an amount; "top of the" and "legs of the" are not. */
function isAmount({ pieces, senses }: Text, at: number): boolean {
  const isCounted = pieces[at - 1]?.kind === "number" && pieces[at]?.plural === true;
  const isNumber = pieces[at]?.kind === "number";
  return isNumber || isCounted || senses[at] === "vague" || CONTAINERS.has(wordAt(pieces, at));
}

/** What some words without a name say of one: how many, of what kind. */
export type Body = {
  count: number | null;
  additive: boolean;
  traits: { words: string[]; inches: number | null };
  /** The description includes a measure with its unit. */
  measured: boolean;
  /** It begins with an "a" or "una": one of them. */
  one: boolean;
  to: number;
};

const LONGEST = 14;

function nothingAt(to: number): Body {
  const traits = { words: [], inches: null };
  return { count: null, additive: false, measured: false, one: false, traits, to };
}

/** True where something was said; all between a name and the next may be mere fill. */
export function tells({ count, additive, traits }: Body): boolean {
  return count !== null || additive || hasTraits(traits);
}

/** Reads words that only count or describe, up to the first that does neither; the caller looks where that is. */
export function readBody(text: Text, from: number): Body {
  const { pieces, senses } = text;
  const body: Body = { ...nothingAt(from), one: senses[from] === "one" };
  while (body.to < pieces.length && body.to < from + LONGEST && !pieces[body.to]?.named) {
    const to = stepOver(text, body.to, body);
    if (to === undefined) break;
    body.to = to;
  }
  return body;
}

/** Reads the piece at a place into the body, and says from where to read on; undefined for the end. */
function stepOver(text: Text, at: number, body: Body): number | undefined {
  const { pieces, senses } = text;
  const { value, canon, text: written } = pieces[at] as Piece;
  const says = (place: number) => /^(?:is|are)$/.test(wordAt(pieces, place));
  switch (senses[at]) {
    case "measure":
      body.measured = addMeasure(body, pieces, at) || body.measured;
      return at + 2;
    case "count":
      // "one 32", "una de 32": the size of a screen
      if ((body.count !== null || body.one) && value >= SMALLEST_SCREEN && !body.traits.inches) {
        [body.traits.inches, body.measured] = [value, true];
        break;
      }
      if (body.count !== null || (hasTraits(body.traits) && pieces[at + 1]?.named))
        return undefined;
      body.count = value;
      break;
    case "trait":
      // "my truck is too small": of another subject, and no kind
      if (NOT_THINGS.has(written) && says(at + 1)) return undefined;
      body.traits.words.push(canon);
      break;
    case "fill":
      // "one in the other room"
      if (PLACING.has(written) && senses[at + 1] === "the") return undefined;
      break;
    case "more":
      body.additive = written !== "extra"; // "is the washer extra?"
      break;
    case "another":
      if (body.count === null) [body.count, body.additive] = [1, true];
      break;
    case "mark": {
      const label = /^[:,]$/.test(written) && senses[at - 1] === "label" && body.count === null;
      const counted = written === ")" && markAt(pieces, at - 2) === "(" && body.count !== null;
      return label || counted ? at + 1 : undefined;
    }
    case "word":
    case "number":
    case "end": {
      // "the short one with two drawers"
      const isLike = written === "same" && body.additive; // "a second one same size"
      return isLike ? at + 1 : undefined;
    }
  }
  return at + 1;
}

/** Adds a number with its unit where it says which thing is meant: "4 drawer", "55 inch". */
export function addMeasure({ traits }: Pick<Body, "traits">, pieces: Pieces, at: number): boolean {
  const { value = 0, text = "" } = pieces[at] ?? {};
  const unit = unitAt(pieces, at + 1);
  if (unit === "inch") traits.inches ??= value;
  if (FEATURE_UNITS.has(unit)) traits.words.push(text, unit);
  return FEATURE_UNITS.has(unit);
}

const SEPARATORS = /^[,:=|/-]?$/;
const FARTHEST_NOTE = 24;

/** Reads the words right behind a name that belong to it: "(queen) x2", ", 8 ea.", ": 4", "is a king". */
export function readAfter(text: Text, to: number, isKinds: (body: Body) => boolean): Body {
  const after = nothingAt(to);
  while (after.to < to + FARTHEST_NOTE) {
    const note = noteAt(text, after.to);
    if (!note || isKinds(note)) break;
    after.count ??= note.count;
    after.additive ||= note.additive;
    after.traits.words.push(...note.traits.words);
    after.traits.inches ??= note.traits.inches;
    after.to = note.to;
  }
  return after;
}

/** Words that put right what was just said, and those among them that alone show it. */
const PUT_RIGHT = wordSet`
  , . ( or oh well no wait sorry actually i mean meant er um uh rather correction now make that
  it oops digo perdon mejor decir its a`;
const RIGHTED = wordSet`
  no wait actually sorry mean meant make now rather correction oops digo perdon decir`;
const MOST_RIGHTING = 6; // More words than this put nothing right.

/** "four stools, no, five": the count that is put in place of the one before, where nothing else is counted. */
export function rightedCount({ pieces, senses }: Text, from: number) {
  const at = range(from, from + MOST_RIGHTING).find((place) => pieces[place]?.kind === "number");
  if (at === undefined || senses[at] !== "count" || !isBoundary(pieces, at + 1)) return undefined;
  const to = markAt(pieces, at + 1) === ")" ? at + 2 : at + 1;
  // "cut the lamps to 3", "bags revised to 40"
  const isCut = wordAt(pieces, at - 1) === "to" && at - from <= 2;
  const isRighted = isCut || rights(pieces.slice(from, at));
  return isRighted ? { to, count: pieces[at]?.value ?? null } : undefined;
}

/** "two, no three": where the count begins that the one at a place puts right. */
export function rightedFrom(pieces: Pieces, at: number): number {
  const from = range(at - MOST_RIGHTING, at).findLast((one) => pieces[one]?.kind === "number");
  return from !== undefined && rights(pieces.slice(from + 1, at)) ? from : at;
}

/** True for words that take back what stands before them: "no, wait", "I mean". */
export function rights(words: Pieces): boolean {
  const isRighting = words.every(({ text }) => PUT_RIGHT.has(text));
  return isRighting && words.some(({ text }) => RIGHTED.has(text));
}

/** One note: brackets, or words behind a comma, a dash, a colon or an "is", up to where a list may end. */
function noteAt(text: Text, at: number): Body | undefined {
  const { pieces } = text;
  const mark = markAt(pieces, at);
  // "mattresses (5: 3 queen, 2 twin)"
  if (mark === "(") return bracketsAt(text, at);
  if (!SEPARATORS.test(mark)) return undefined;
  const from = mark === "" ? at : at + 1;
  const body = readBody(text, from);
  // "china cabinet, two (2) armchairs"
  const isWritten = markAt(pieces, body.to) === "(" && pieces[body.to + 1]?.value === body.count;
  if (!tells(body) || isWritten) return undefined;
  // "chairs: two in the den", "chairs x4 table x1"
  const isTimes = mark === "" && wordAt(pieces, from) === "x";
  const isAnswer = isTimes || (/^[:=]$/.test(mark) && !pieces[body.to]?.named);
  // "is a big L shaped thing", "de 65 pulgadas con la pantalla rota", "son 6 no 5"
  const isOnes = /^ones?$/.test(wordAt(pieces, body.to - 1));
  const ends =
    isOnes || isBoundary(pieces, body.to) || /^(?:things?|con|not?)$/.test(wordAt(pieces, body.to));
  // "dresser tall 2 nightstands"
  const [count, name] = pieces.slice(body.to);
  const isRow = count?.kind === "number" && !count.named && name?.named === true;
  return ends || isRow || (isAnswer && body.count !== null) ? body : undefined;
}

/** "(oak, 4 drawer)", "(3-tab, installed 1998)": what cannot be read is let be. */
function bracketsAt(text: Text, at: number): Body | undefined {
  const { pieces } = text;
  const close = range(at + 1, at + FARTHEST_NOTE).find((to) => /^[)\n]$/.test(markAt(pieces, to)));
  if (close === undefined) return undefined;
  if (pieces.slice(at, close).some((piece) => DECIDES.has(piece.text))) return undefined;
  return { ...readBody(text, at + 1), to: close + 1 };
}
