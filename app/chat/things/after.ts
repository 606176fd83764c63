import { CUE_TREE, type CueKind } from "../words/cues.ts";
import { wordSet } from "../words/table.ts";
import { type Body, closing, readBody, type Text } from "./body.ts";
import { isBoundary } from "./numbers.ts";
import { markAt, wordAt } from "./pieces.ts";

/** What stands behind a name and belongs to it: "(queen) x2", ", 8 ea.", ": 4", "is a king". */
export type After = Omit<Body, "to" | "told" | "toldTo" | "one" | "countFirst" | "measured"> & {
  end: number;
  measured: string;
};

const DECIDING = new Set<CueKind>([
  "keep",
  "stay",
  "gone",
  "not",
  "no",
  "belong",
  "take",
  "go",
  "except",
]);
const SEPARATORS = /^[,:=|-]$/;
const COPULAS = wordSet(
  "turned turns out to be is are its thats theyre theres there hay was were es son eran era which that q que measures mide",
);
const FARTHEST = 24;

/** Reads the words right after a name that describe it. */
export function readAfter(
  text: Text,
  to: number,
  isKinds: (body: Body) => boolean,
  counted: boolean,
): After {
  let after: After = {
    count: null,
    vague: false,
    additive: false,
    traits: { words: [], inches: null },
    end: to,
    measured: "",
  };
  while (after.end < to + FARTHEST) {
    const note = noteAt(text, after.end);
    if (
      !note ||
      ((counted || markAt(text.pieces, after.end) !== "(") && isKinds(note)) ||
      (note.count !== null && after.count !== null)
    )
      break;
    after = {
      count: after.count ?? note.count,
      vague: after.vague || note.vague,
      additive: after.additive || note.additive,
      traits: {
        words: [...after.traits.words, ...note.traits.words],
        inches: after.traits.inches ?? note.traits.inches,
      },
      end: note.to,
      measured: "",
    };
  }
  return after;
}

/** One note: brackets, or words behind a comma, a dash, a colon or an "is", up to where a list may end. */
function noteAt(text: Text, at: number): Body | undefined {
  const { pieces } = text;
  const mark = markAt(pieces, at);
  if (mark === "(") return bracketsAt(text, at);
  if (mark !== "" && !SEPARATORS.test(mark)) return undefined;
  let from = mark === "" ? at : at + 1;
  if (mark === "" && /^(?:with|con|w)$/.test(wordAt(pieces, at))) return undefined;
  const copula = COPULAS.has(wordAt(pieces, from));
  while (COPULAS.has(wordAt(pieces, from))) from += 1;
  const body = readBody(text, from);
  const yes = mark !== "" && /^(?:yes|yep|yeah|si)$/.test(wordAt(pieces, from));
  if (body.told === 0 && !yes) return undefined;
  const times = wordAt(pieces, from) === "x" && body.count !== null;
  if (!(times && mark === "") && !endsThere(text, body)) {
    // "its like 70 inches the screen is black": a size may stand before a clause without a mark.
    const sized = body.measured && body.count === null && !text.isNamed(body.toldTo);
    return sized ? { ...body, to: body.toldTo } : undefined;
  }
  if (mark === "," && body.count !== null && !body.countFirst) return undefined;
  if (
    /^(?:is|its|es)$/.test(wordAt(pieces, at)) &&
    body.count !== null &&
    body.traits.words.length === 0
  )
    return undefined;
  // "1 desk: 2 office chairs" is counted behind; behind a comma a count must end its line or item.
  if (body.count === 1 && copula && body.traits.words.length > 0) return { ...body, count: null };
  return body;
}

/** A note ends where the list or clause does; before another name a number is that name's. */
function endsThere({ pieces, isNamed }: Text, { to }: Body): boolean {
  if (isNamed(to)) return false;
  if (isBoundary(pieces, to)) return true;
  const word = wordAt(pieces, to);
  return /^(?:but|pero|yes|no|so|because|cuz|that|i|we|its|from|que|si|for|in|en|please|pls|porfa|plz|con|with|w|without|sin|not|instead|now|frame)$/.test(
    word,
  );
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
  let body = readBody(text, at + 1);
  // "(oak, 4 drawer)", "(3-tab, installed 1998)": what cannot be read is let be.
  for (let place = body.to + 1; place < close; ) {
    const more = readBody(text, place);
    body = {
      ...body,
      count: body.count ?? (more.to >= close ? more.count : null),
      traits: {
        words: [...body.traits.words, ...more.traits.words],
        inches: body.traits.inches ?? more.traits.inches,
      },
      told: body.told + more.told,
    };
    place = Math.max(more.to, place + 1);
  }
  return { ...body, to: close + 1, told: body.told + 1 };
}
