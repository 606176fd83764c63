import { CUE_TREE } from "../words/cues.ts";
import {
  ANOTHER,
  DEFINITE,
  INDEFINITE,
  isFunctionWord,
  MORE,
  OF,
  VAGUE,
} from "../words/function-words.ts";
import { CONTAINERS } from "../words/shapes.ts";
import { wordSet } from "../words/table.ts";
import type { Text } from "./body.ts";
import { isCount, isFeature, unitAt } from "./numbers.ts";
import { markAt, wordAt } from "./pieces.ts";
import { isTraitWord } from "./variants.ts";

/** What stands before a name in its noun phrase. */
export type Before = {
  start: number;
  count: number | null;
  vague: boolean;
  definite: boolean;
  indefinite: boolean;
  additive: boolean;
  fewer: boolean;
  words: string[];
  inches: number | null;
};

/** No noun phrase reaches further back than this from its name. */
const FARTHEST = 10;
const TRANSPARENT = wordSet(
  "x ea each pcs pc piece pieces qty quantity size sized units unit um uh uhm er hmm good like kind type sort worth real",
);
const QUANTIFIERS = wordSet(
  "both all one some most rest kind type sort none any half each ambos ambas todos todas",
);
const MANY = wordSet("some any unos unas algunos algunas");

/** Reads back from a name to where its noun phrase begins: adjectives, sizes, its count, an article. */
export function readBefore(text: Text, name: number, limit: number): Before {
  const { pieces, isNamed, vocabulary } = text;
  const found: Before = {
    start: name,
    count: null,
    vague: false,
    definite: false,
    indefinite: false,
    additive: false,
    fewer: false,
    words: [],
    inches: null,
  };
  let at = name - 1;
  const stop = Math.max(limit, name - FARTHEST);
  while (at >= stop && !isNamed(at)) {
    const piece = pieces[at];
    const word = wordAt(pieces, at);
    const before = pieces[at - 1];
    if (piece?.kind === "number") {
      if (!isCount(pieces, at, isNamed) || found.count !== null) {
        if (found.count !== piece.value) break;
      }
      found.count = piece.value;
      found.start = at;
      at -= 1;
    } else if (piece?.kind === "mark") {
      const bracketed =
        piece.text === ")" && before?.kind === "number" && markAt(pieces, at - 2) === "(";
      const dashed = /^[-:]$/.test(piece.text) && before?.kind === "number" && isHead(text, at - 1);
      if (bracketed && found.count === null) {
        found.count = before.value;
        found.start = at - 2;
        at -= 3;
        // "four (4) chairs"
        if (at >= stop && pieces[at]?.kind === "number") found.start = at--;
      } else if (dashed && found.count === null) at -= 1;
      else if (piece.text === "/" && !isNamed(at - 1) && found.count === null) break;
      else break;
    } else if (piece?.kind !== "word") break;
    else if (
      before?.kind === "number" &&
      unitAt(pieces, at) !== "" &&
      !isCount(pieces, at - 1, isNamed) &&
      found.count === null
    ) {
      const unit = unitAt(pieces, at);
      if (isFeature(unit)) found.words.push(before.text, unit);
      if (unit === "inch") found.inches ??= before.value;
      found.start = at - 1;
      at -= 2;
    } else if (ANOTHER.has(word)) {
      found.additive = true;
      found.count ??= 1;
      found.start = at;
      break;
    } else if (MORE.has(word) && wordAt(pieces, at + 1) !== "like") {
      found.additive = true;
      found.start = at;
      at -= 1;
    } else if (/^(?:fewer|less|menos)$/.test(word) && before?.kind === "number") {
      found.fewer = true;
      at -= 1;
    } else if (VAGUE.has(word)) {
      found.vague = found.count === null;
      found.start = at;
      at -= 1;
    } else if (INDEFINITE.has(word)) {
      if (MANY.has(word)) found.vague = found.count === null;
      else if (found.count === null && !found.vague) {
        found.indefinite = true;
        found.count = 1;
      }
      found.start = at;
      break;
    } else if (DEFINITE.has(word)) {
      found.definite = true;
      found.start = at;
      if (!OF.has(wordAt(pieces, at - 1)) && !QUANTIFIERS.has(wordAt(pieces, at - 1))) break;
      at -= 1;
    } else if (OF.has(word)) {
      if (!isAmount(text, at - 1)) break;
      at -= 1;
    } else if (QUANTIFIERS.has(word)) {
      if (/^(?:both|ambos|ambas)$/.test(word)) {
        found.count = 2;
        found.definite = true;
      }
      if (word === "half" || word === "any" || word === "none") break;
      found.start = at;
      at -= 1;
    } else if (TRANSPARENT.has(word)) at -= 1;
    else if (
      word === "like" ||
      word === "como" ||
      isFunctionWord(word) ||
      (speaks(word) && !isTraitWord(piece.canon, vocabulary))
    )
      break;
    else {
      if (isTraitWord(piece.canon, vocabulary)) found.words.push(piece.canon);
      if (CONTAINERS.has(word) && found.count === null && !OF.has(wordAt(pieces, at + 1)))
        found.start = at;
      found.start = at;
      at -= 1;
    }
  }
  return found;
}

/** A word that gives the role of things is not an adjective of a noun. */
function speaks(word: string): boolean {
  return (CUE_TREE.next.get(word)?.hits ?? []).some((kind) => kind !== "buy" && kind !== "other");
}

function isHead({ pieces }: Text, at: number): boolean {
  const before = markAt(pieces, at - 1);
  return (before !== "" && /^[\n,;.*•·:-]$/.test(before)) || COUNTED.has(wordAt(pieces, at - 1));
}

const COUNTED = wordSet("qty quantity cant cantidad count");

/** "3 of the", "bags of", "a bunch of": an amount; "top of the" and "legs of the" are not. */
function isAmount({ pieces }: Text, at: number): boolean {
  const word = wordAt(pieces, at);
  return (
    pieces[at]?.kind === "number" ||
    CONTAINERS.has(word) ||
    VAGUE.has(word) ||
    QUANTIFIERS.has(word)
  );
}
