import { CONTAINERS } from "#app/chat/parser/words/shapes.ts";
import { addMeasure, type Body, rightedFrom } from "./body.ts";
import { isLineHead, markAt, wordAt } from "./pieces.ts";
import type { Text } from "./senses.ts";
import { PLAIN, type Thing } from "./thing.ts";

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
