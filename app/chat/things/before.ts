import { CUE_TREE } from "../words/cues.ts";
import {
  BOTH,
  DEFINITE,
  INDEFINITE,
  isFunctionWord,
  MORE,
  OF,
  VAGUE,
} from "../words/function-words.ts";
import { CONTAINERS } from "../words/shapes.ts";
import { wordSet } from "../words/table.ts";
import { rightedFrom } from "./after.ts";
import type { Text } from "./body.ts";
import { isCount, isFeature, isLineHead, unitAt } from "./numbers.ts";
import { markAt, wordAt } from "./pieces.ts";
import { PLAIN } from "./thing.ts";
import { isTraitWord } from "./variants.ts";

/** What stands before a name in its noun phrase. */
type Before = Record<keyof typeof PLAIN, boolean> & {
  start: number;
  count: number | null;
  words: string[];
  inches: number | null;
};

/** No noun phrase reaches further back than this from its name. */
const FARTHEST = 10;
/** Where no more of the noun phrase is to be read. */
const BEGUN = -1;
const TRANSPARENT = wordSet(
  "x ea each nos pcs pc piece pieces qty quantity size sized units unit um uh uhm er hmm least most something odd good like kind type sort worth real",
);
const FEWER = wordSet("fewer less menos");
const SEVERAL = wordSet("some any unos unas algunos algunas");
const COUNTED = wordSet("qty quantity cant cantidad count");

/** Reads back from a name to where its noun phrase begins: adjectives, sizes, its count, an article. */
export function readBefore(text: Text, name: number, limit: number): Before {
  const found: Before = { ...PLAIN, start: name, count: null, words: [], inches: null };
  const stop = Math.max(limit, name - FARTHEST, 0);
  for (let at = name - 1; at >= stop; )
    at = STEPS[text.pieces[at]?.kind ?? "noise"](text, at, found);
  return found;
}

/** Reads what stands at a place into `found`, and says from where to read on. */
type Step = (text: Text, at: number, found: Before) => number;

const STEPS: Record<"number" | "mark" | "word" | "noise", Step> = {
  number: readNumber,
  mark: readMark,
  word: (text, at, found) => readUnit(text, at, found) ?? readWord(text, at, found),
  noise: () => BEGUN,
};

/** "four (4) chairs" counts once, "one of my 2 chairs" the one. */
function readNumber({ pieces, isNamed }: Text, at: number, found: Before): number {
  const value = pieces[at]?.value ?? 0;
  const isPart = OF.has(wordAt(pieces, at + 1)) && value < (found.count ?? 0);
  if (isPart) found.count = value;
  if (found.count !== value && (found.count !== null || !isCount(pieces, at, isNamed)))
    return BEGUN;
  found.count = value;
  found.start = rightedFrom(pieces, at);
  return found.start === at ? at - 1 : BEGUN;
}

/** "(4) chairs", and "2 - chairs", "qty: 2: chairs" at the head of a list's item. */
function readMark(text: Text, at: number, found: Before): number {
  const { pieces } = text;
  const mark = markAt(pieces, at);
  // "3 ea. - chairs"
  if (mark === "-" && /^(?:ea|each|pcs?)$/.test(wordAt(pieces, at - 1))) return at - 2;
  const number = pieces[at - 1];
  if (number?.kind !== "number") return BEGUN;
  if (mark === ")" && markAt(pieces, at - 2) === "(") {
    found.count = number.value;
    found.start = at - 2;
    return at - 3;
  }
  const opens = markAt(pieces, at - 2) !== "" || COUNTED.has(wordAt(pieces, at - 2));
  // "3, chairs", of a table
  const heads = /^[,|]$/.test(mark) && isLineHead(pieces, at - 1) && number.value < 100;
  return ((/^[-:]$/.test(mark) && opens) || heads) && found.count === null ? at - 1 : BEGUN;
}

/** "4 drawer", "55 inch": a number with its unit says which, not how many. */
function readUnit({ pieces, isNamed }: Text, at: number, found: Before): number | undefined {
  const number = pieces[at - 1];
  const unit = unitAt(pieces, at);
  if (number?.kind !== "number" || unit === "" || found.count !== null) return undefined;
  if (isCount(pieces, at - 1, isNamed)) return undefined;
  if (isFeature(unit)) found.words.push(number.text, unit);
  if (unit === "inch") found.inches ??= number.value;
  found.start = at - 1;
  return at - 2;
}

function readWord(text: Text, at: number, found: Before): number {
  const { pieces, vocabulary } = text;
  const word = wordAt(pieces, at);
  if (INDEFINITE.has(word) || DEFINITE.has(word)) return readArticle(text, at, found);
  if (/^(?:are|son)$/.test(word)) return pieces[at - 1]?.kind === "number" ? at - 1 : BEGUN;
  if (OF.has(word)) return isAmount(text, at - 1) ? at - 1 : BEGUN;
  if (MORE.has(word) && wordAt(pieces, at + 1) !== "like") found.additive = true;
  else if (FEWER.has(word) && pieces[at - 1]?.kind === "number") found.fewer = true;
  else if (VAGUE.has(word)) found.vague = found.count === null;
  else if (BOTH.has(word)) [found.count, found.definite] = [2, true];
  else if (TRANSPARENT.has(word) || isSite(text, at)) return at - 1;
  else {
    const trait = pieces[at]?.canon ?? "";
    const tells = isTraitWord(trait, vocabulary);
    if (isFunctionWord(word) || (speaks(word) && !tells)) return BEGUN;
    if (tells) found.words.push(trait);
    else found.strange = true;
  }
  found.start = at;
  return at - 1;
}

/** "the old outside unit", "my upstairs couch": which one, behind its article. */
function isSite({ pieces }: Text, at: number): boolean {
  const articles = [at - 1, at - 2].map((place) => wordAt(pieces, place));
  const isBehind = articles.some((word) => DEFINITE.has(word) || INDEFINITE.has(word));
  return isBehind && /^(?:inside|outside|upstairs|downstairs)$/.test(wordAt(pieces, at));
}

/** "a", "some", "the": here the noun phrase begins, but for "3 of the" and "both the". */
function readArticle({ pieces }: Text, at: number, found: Before): number {
  const word = wordAt(pieces, at);
  found.start = at;
  if (DEFINITE.has(word)) {
    found.definite = true;
    const before = wordAt(pieces, at - 1);
    return OF.has(before) ? at - 1 : BEGUN;
  }
  if (SEVERAL.has(word)) found.vague = found.count === null;
  // "a Frigidaire 400 freezer": behind its article a number names a model.
  // "a set of 4": the number is the set's.
  else if (!found.vague && !(found.count !== null && OF.has(wordAt(pieces, at + 2)))) {
    found.indefinite = true;
    found.count = 1;
  }
  return BEGUN;
}

/** A word that gives the role of things is not an adjective of a noun. */
function speaks(word: string): boolean {
  return (CUE_TREE.next.get(word)?.hits ?? []).some((kind) => kind !== "other");
}

/** "3 of the", "bags of", "a bunch of": an amount; "top of the" and "legs of the" are not. */
function isAmount({ pieces }: Text, at: number): boolean {
  const word = wordAt(pieces, at);
  const isNumber = pieces[at]?.kind === "number";
  // "9 sections of fence"
  const isCounted = pieces[at - 1]?.kind === "number" && pieces[at]?.plural === true;
  return isNumber || isCounted || CONTAINERS.has(word) || VAGUE.has(word);
}
