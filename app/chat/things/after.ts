import { CUE_TREE } from "../words/cues.ts";
import { wordSet } from "../words/table.ts";
import { type Body, closing, nothingAt, readBody, type Text } from "./body.ts";
import { isBoundary, isCount } from "./numbers.ts";
import { markAt, type Pieces, wordAt } from "./pieces.ts";

const DECIDING = wordSet("keep stay gone not no belong take go except");
const SEPARATORS = /^[,:=|-]$/;
const COPULAS = wordSet(
  "turned turns ended being up out to be is are its thats theyre theres there hay was were es son eran era which that q que measures mide",
);
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
    after = { ...both(after, note), to: note.to };
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
  { pieces, isNamed }: Text,
  from: number,
): Pick<Body, "count" | "to"> | undefined {
  let at = from;
  while (at < from + MOST_RIGHTING && PUT_RIGHT.test(pieces[at]?.text ?? "")) at += 1;
  if (!pieces.slice(from, at).some(({ text }) => RIGHTED.test(text))) return undefined;
  // "two chairs sorry, not one"
  const isDenied = /^(?:no|not)$/.test(wordAt(pieces, at - 1));
  if (isDenied && pieces.slice(from, at - 1).some(({ text }) => RIGHTED.test(text)))
    return undefined;
  if (!isCount(pieces, at, isNamed)) return undefined;
  const to = markAt(pieces, at + 1) === ")" ? at + 2 : at + 1;
  if (isNamed(to) || !(isBoundary(pieces, to) || to > at + 1)) return undefined;
  return { to, count: pieces[at]?.value ?? null };
}

/** "two, no three": where the count begins that the one at a place puts right. */
export function rightedFrom(pieces: Pieces, at: number): number {
  let from = at - 1;
  while (from > at - MOST_RIGHTING && PUT_RIGHT.test(pieces[from]?.text ?? "")) from -= 1;
  const rights = pieces.slice(from + 1, at).some(({ text }) => RIGHTED.test(text));
  return rights && pieces[from]?.kind === "number" ? from : at;
}

/** What two bodies say together. */
function both(one: Body, two: Body): Body {
  return {
    ...one,
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
  const { pieces } = text;
  const mark = markAt(pieces, at);
  if (mark === "(") return bracketsAt(text, at);
  if (mark !== "" && !SEPARATORS.test(mark)) return undefined;
  let from = mark === "" ? at : at + 1;
  while (COPULAS.has(wordAt(pieces, from))) from += 1;
  const body = readBody(text, from);
  const yes = mark !== "" && /^(?:yes|yep|yeah|si)$/.test(wordAt(pieces, from));
  if (body.told === 0 && !yes) return undefined;
  const times = mark === "" && wordAt(pieces, from) === "x" && body.count !== null;
  // "headboards: 4 asap"
  const isAnswer = /^[:=]$/.test(mark) && body.count !== null && !text.isNamed(body.to);
  if (times || isAnswer || endsThere(text, body)) return body;
  // "its like 70 inches the screen is black": a size may stand before a clause without a mark.
  const sized = body.measured && body.count === null && !text.isNamed(body.toldTo);
  return sized ? { ...body, to: body.toldTo } : undefined;
}

/** A note ends where the list or clause does; before another name a number is that name's. */
function endsThere({ pieces, isNamed }: Text, { to }: Body): boolean {
  // "a cabinet, two (2) armchairs"
  const isNext = markAt(pieces, to) === "(" && markAt(pieces, to + 2) === ")" && isNamed(to + 3);
  return isBoundary(pieces, to) && !isNext;
}

/** Words that give a thing's role do not describe its kind. */
function decides(word: string): boolean {
  const kinds = CUE_TREE.next.get(word)?.hits ?? [];
  return kinds.some((kind) => DECIDING.has(kind));
}

function bracketsAt(text: Text, at: number): Body | undefined {
  const close = closing(text.pieces, at);
  if (close === -1) return undefined;
  for (let place = at + 1; place < close; place += 1)
    if (decides(wordAt(text.pieces, place))) return undefined;
  let from = at + 1;
  while (COPULAS.has(wordAt(text.pieces, from))) from += 1;
  let body = readBody(text, from);
  // "mattresses (5: 3 queen, 2 twin)": behind the colon come the kinds.
  if (body.count !== null && markAt(text.pieces, body.to) === ":") return body;
  // "(oak, 4 drawer)", "(3-tab, installed 1998)": what cannot be read is let be.
  for (let place = body.to + 1; place < close; ) {
    const more = readBody(text, place);
    body = both(body, { ...more, count: more.to >= close ? more.count : null });
    place = Math.max(more.to, place + 1);
  }
  return { ...body, to: close + 1, told: body.told + 1 };
}
