import { FEATURE_UNITS } from "../text/units.ts";
import { PLACING } from "../words/places.ts";
import { markAt, type Piece, type Pieces, range, wordAt } from "./pieces.ts";
import { decides, isBoundary, type Text, unitAt } from "./senses.ts";

/** What some words without a name say of one: how many, of what kind. */
export type Body = {
  count: number | null;
  additive: boolean;
  traits: { words: string[]; inches: number | null };
  /** Pieces that said something; words between them may be mere fill. */
  told: number;
  /** The description includes a measure with its unit. */
  measured: boolean;
  /** It begins with an "a" or "una": one of them. */
  one: boolean;
  to: number;
};

const LONGEST = 14;

/** Nothing read yet, from a place on. */
function nothingAt(from: number): Body {
  const traits = { words: [], inches: null };
  const none = { count: null, additive: false, told: 0, measured: false, one: false };
  return { ...none, traits, to: from };
}

/**
 * Reads words that only count or describe, from a place up to the first that does neither. What it
 * finds counts where a list or clause ends behind it; the caller looks.
 */
export function readBody(text: Text, from: number): Body {
  const { pieces, isNamed } = text;
  const one = text.senses[from] === "one";
  const body: Body = { ...nothingAt(from), one };
  while (body.to < pieces.length && body.to < from + LONGEST && !isNamed(body.to)) {
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
  switch (senses[at]) {
    case "measure": {
      const unit = unitAt(pieces, at + 1, text.isNamed);
      if (unit === "inch") body.traits.inches ??= value;
      if (FEATURE_UNITS.has(unit)) {
        body.traits.words.push(written, unit);
        body.measured = true;
        body.told += 1;
      }
      return at + 2;
    }
    case "count": {
      // "it goes in 70"
      const isPlace = /^(?:in|on|at|off|near)$/.test(wordAt(pieces, at - 1));
      // "one is a tall one"
      if (body.count !== null && value === 1 && senses[at - 2] === "one") return at + 1;
      if (body.count !== null || isPlace) return undefined;
      body.count = value;
      break;
    }
    case "vague":
      break;
    case "trait":
      // "the desk in the corner"
      if (senses[at - 1] === "the" && PLACING.has(wordAt(pieces, at - 2))) return undefined;
      body.traits.words.push(canon);
      break;
    case "more":
      if (body.count !== null) body.additive = true;
      return at + 1;
    case "another":
      if (body.count !== null || !isBoundary(pieces, at + 1)) return at + 1;
      [body.count, body.additive] = [1, true];
      break;
    case "mark": {
      const label = /^[:,]$/.test(written) && senses[at - 1] === "label" && body.count === null;
      const counted = written === ")" && markAt(pieces, at - 2) === "(" && body.count !== null;
      return label || counted || written === "/" ? at + 1 : undefined;
    }
    case "word":
    case "number":
    case "end":
      return undefined;
    default:
      return at + 1;
  }
  body.told += 1;
  return at + 1;
}

const SEPARATORS = /^[,:=|-]?$/;
const FARTHEST_NOTE = 24;

/** Reads the words right behind a name that belong to it: "(queen) x2", ", 8 ea.", ": 4", "is a king". */
export function readAfter(
  text: Text,
  to: number,
  isKinds: (body: Body) => boolean,
  counted: boolean,
): Body {
  let after = nothingAt(to);
  while (after.to < to + FARTHEST_NOTE) {
    const note = noteAt(text, after.to);
    if (!note || (note.count !== null && after.count !== null)) break;
    const isInBrackets = markAt(text.pieces, after.to) === "(";
    if ((counted || !isInBrackets) && isKinds(note)) break;
    // "(1) recliner (6) chairs": the count of the next name
    if (counted && isInBrackets && note.count !== null && !isBoundary(text.pieces, note.to)) break;
    after = both(after, note);
  }
  return after;
}

/** Words that put right what was just said, and those among them that alone show it. */
export const PUT_RIGHT =
  /^(?:[,.(]|or|oh|well|no|wait|sorry|actually|i|mean|meant|er|um|uh|rather|correction|now|make|that|it|oops|digo|perdon|mejor|dicho|quise|decir|its|a)$/;
const RIGHTED =
  /^(?:no|wait|sorry|mean|meant|make|now|rather|correction|oops|digo|perdon|dicho|decir)$/;
/** More words than this put nothing right. */
const MOST_RIGHTING = 6;

/** "four stools, no, five": the count that is put in place of the one before, where nothing else is counted. */
export function rightedCount(
  { pieces, senses, isNamed }: Text,
  from: number,
): Pick<Body, "count" | "to"> | undefined {
  const at = range(from, from + MOST_RIGHTING).find((place) => pieces[place]?.kind === "number");
  if (at === undefined || senses[at] !== "count") return undefined;
  if (!rights(pieces.slice(from, at))) return undefined;
  const to = markAt(pieces, at + 1) === ")" ? at + 2 : at + 1;
  if (isNamed(to) || !(isBoundary(pieces, to) || to > at + 1)) return undefined;
  return { to, count: pieces[at]?.value ?? null };
}

/** "two, no three": where the count begins that the one at a place puts right. */
export function rightedFrom(pieces: Pieces, at: number): number {
  const from = range(at - MOST_RIGHTING, at).findLast((one) => pieces[one]?.kind === "number");
  return from !== undefined && rights(pieces.slice(from + 1, at)) ? from : at;
}

function rights(words: Pieces): boolean {
  const isRighting = words.every(({ text }) => PUT_RIGHT.test(text));
  return isRighting && words.some(({ text }) => RIGHTED.test(text));
}

/** What two bodies say together. */
function both(one: Body, two: Body): Body {
  return {
    ...two,
    count: one.count ?? two.count,
    additive: one.additive || two.additive,
    traits: {
      words: [...one.traits.words, ...two.traits.words],
      inches: one.traits.inches ?? two.traits.inches,
    },
    told: one.told + two.told,
  };
}

/** One note: brackets, or words behind a comma, a dash, a colon or an "is", up to where a list may end. */
function noteAt(text: Text, at: number): Body | undefined {
  const { pieces, isNamed } = text;
  const mark = markAt(pieces, at);
  if (mark === "(") return bracketsAt(text, at);
  if (!SEPARATORS.test(mark)) return undefined;
  const from = mark === "" ? at : at + 1;
  const body = readBody(text, from);
  if (body.told === 0) return undefined;
  // "chairs: two in the den", "chairs x4 table x1"
  const isTimes = mark === "" && wordAt(pieces, from) === "x";
  const isAnswer = isTimes || (/^[:=]$/.test(mark) && !isNamed(body.to));
  // "is a big L shaped thing"
  const ends = isBoundary(pieces, body.to) || /^things?$/.test(wordAt(pieces, body.to));
  return ends || (isAnswer && body.count !== null) ? body : undefined;
}

/** "(oak, 4 drawer)", "(3-tab, installed 1998)": what cannot be read is let be. */
function bracketsAt(text: Text, at: number): Body | undefined {
  const { pieces } = text;
  const close = range(at + 1, at + FARTHEST_NOTE).find((to) => /^[)\n]$/.test(markAt(pieces, to)));
  if (close === undefined || markAt(pieces, close) === "\n") return undefined;
  if (pieces.slice(at, close).some((piece) => decides(piece.text))) return undefined;
  const body = readBody(text, at + 1);
  return { ...body, to: close + 1, told: body.told + 1 };
}
