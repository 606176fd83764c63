import { type Body, nothingAt, readBody } from "./body.ts";
import { isBoundary } from "./numbers.ts";
import { markAt, type Pieces, range, wordAt } from "./pieces.ts";
import { decides, type Text } from "./senses.ts";

const SEPARATORS = /^[,:=|-]?$/;
const FARTHEST = 24;

/** Reads the words right behind a name that belong to it: "(queen) x2", ", 8 ea.", ": 4", "is a king". */
export function readAfter(
  text: Text,
  to: number,
  isKinds: (body: Body) => boolean,
  counted: boolean,
): Body {
  let after = nothingAt(to);
  while (after.to < to + FARTHEST) {
    const note = noteAt(text, after.to);
    if (!note || (note.count !== null && after.count !== null)) break;
    if ((counted || markAt(text.pieces, after.to) !== "(") && isKinds(note)) break;
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
  if (at === undefined || senses[at] !== "count" || !rights(pieces.slice(from, at)))
    return undefined;
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
    vague: one.vague || two.vague,
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
  // "headboards: 4 asap", "lamps x2"
  const isTimes = mark === "" && wordAt(pieces, from) === "x";
  const isAnswer = isTimes || (/^[:=]$/.test(mark) && !isNamed(body.to));
  if (isAnswer && body.count !== null) return body;
  if (endsThere(text, body)) return body;
  // "its like 70 inches the screen is black": a size may stand before a clause without a mark.
  const sized = body.measured && body.count === null && !isNamed(body.toldTo);
  return sized ? { ...body, to: body.toldTo } : undefined;
}

/** A note ends where the list or clause does; before another name a number is that name's. */
function endsThere({ pieces, isNamed }: Text, { to }: Body): boolean {
  // "a cabinet, two (2) armchairs"
  const isNext = markAt(pieces, to) === "(" && markAt(pieces, to + 2) === ")" && isNamed(to + 3);
  return isBoundary(pieces, to) && !isNext;
}

/** "(oak, 4 drawer)", "(3-tab, installed 1998)": what cannot be read is let be. */
function bracketsAt(text: Text, at: number): Body | undefined {
  const { pieces } = text;
  const close = closing(pieces, at);
  if (close === -1 || pieces.slice(at, close).some((piece) => decides(piece.text)))
    return undefined;
  let body = nothingAt(at + 1);
  for (let place = at + 1; place < close; ) {
    const more = readBody(text, place);
    body = both(body, place === at + 1 || more.to >= close ? more : { ...more, count: null });
    // "mattresses (5: 3 queen, 2 twin)": behind the colon come the kinds.
    if (body.count !== null && markAt(pieces, more.to) === ":") return body;
    place = Math.max(more.to, place + 1);
  }
  return { ...body, to: close + 1, told: body.told + 1 };
}

/** Where brackets that open at a place close, within a dozen words; -1 for nowhere. */
function closing(pieces: Pieces, at: number): number {
  for (let place = at + 1; place < at + 24; place += 1) {
    if (markAt(pieces, place) === ")") return place;
    if (markAt(pieces, place) === "\n") return -1;
  }
  return -1;
}
