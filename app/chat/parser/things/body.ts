import { FEATURE_UNITS } from "#app/chat/parser/text/units.ts";
import { PLACING } from "#app/chat/parser/words/places.ts";
import { NOT_THINGS } from "#app/chat/parser/words/shapes.ts";
import { wordSet } from "#app/chat/parser/words/table.ts";
import { markAt, type Piece, type Pieces, range, wordAt } from "./pieces.ts";
import { DECIDES, isBoundary, type Text, unitAt } from "./senses.ts";
import { hasTraits, SMALLEST_SCREEN } from "./variants.ts";

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
