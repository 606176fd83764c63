import { SECOND_MEANINGS, SIZE_FILLERS } from "../vocabulary/attributes.ts";
import { AND, DEFINITE, OF } from "../words/function-words.ts";
import { wordSet } from "../words/table.ts";
import { FARTHEST, type Reader } from "./after-reader.ts";
import type { Owner } from "./find-mentions.ts";
import { addMeasure, isAge, noTraits } from "./noun-phrase.ts";
import { isBoundary, unitAt } from "./numbers.ts";
import { type Piece, wordAt } from "./pieces.ts";
import { isTraitWord, variantOf } from "./variants.ts";

const COPULA = wordSet(
  "is are its theyre thats was were es son all both todos todas that which it",
);

const COPULA_FILLERS =
  /^(?:and|y|is|are|its|was|were|es|son|all|both|a|an|un|una|like|actually|really|just|de|the|they|it|not|one|ones|kind|kinds|type|style|sort|tipo|todos|todas|about)$/;

/** What says that a thing is of a kind, as the words at a place do. */
const BECOMES =
  /^(?:(?:turned|turns) out to be|ended up being|happens to be|(?:resulto|resultaron|salio)(?: ser)?)(?= |$)/;

/** The words that these begin with. */
const BECOMING = wordSet("turned turns ended happens resulto resultaron salio");

/** True where a thing is said to be something: "is", "turned out to be", "resultó ser". */
export function isCopula(pieces: readonly Piece[], at: number): boolean {
  return COPULA.has(wordAt(pieces, at)) || becomesEnd(pieces, at) > at;
}

/** The place behind "turned out to be" and its like, or the same place. */
function becomesEnd(pieces: readonly Piece[], at: number): number {
  if (!BECOMING.has(wordAt(pieces, at))) return at;
  const words = [0, 1, 2, 3].map((step) => wordAt(pieces, at + step)).join(" ");
  const [said] = BECOMES.exec(words) ?? [];
  return said === undefined ? at : at + said.split(" ").length;
}

/** "the file cabinets are all 4 drawer", "a mattress its a full": a size told in a sentence. */
export function stepCopula(reader: Reader, at: number): number {
  const { pieces, owner, mention, vocabulary } = reader;
  const traits = noTraits();
  let end = Math.max(at + 1, becomesEnd(pieces, at));
  for (; end < at + FARTHEST && !endsCopula(pieces, end, owner); end += 1) {
    const piece = pieces[end] as Piece;
    if (owner[end]) return at;
    if (piece.kind === "number") {
      if (unitAt(pieces, end + 1, owner) !== "") addMeasure(traits, pieces, end++, owner);
      else if (piece.value !== 1) return at;
    } else if (!COPULA_FILLERS.test(piece.text) && !SIZE_FILLERS.has(piece.text)) {
      if (isAge(pieces, end)) continue;
      if (!isTraitWord(piece.canon, vocabulary)) return at;
      traits.words.push(piece.canon);
    }
  }
  const variant = variantOf(mention, traits, vocabulary);
  if (!variant) return at;
  const both = /^(?:both|all|are|todos|todas|son)$/.test(wordAt(pieces, at));
  const shared = both ? traits : undefined;
  Object.assign(mention, {
    id: variant.id,
    words: variant.words,
    described: true,
    told: true,
    shared,
  });
  return end;
}

/** What begins another clause: "the rug is 9x12 if that matters". */
const ASIDE_BEGINS = /^(?:if|so|because|cuz|since|when|btw|fyi|si|porque|in)$/;

/** "10 years old and 50 inches": a second measure goes on behind "and". */
function endsCopula(pieces: readonly Piece[], at: number, owner: Owner): boolean {
  const goesOn = AND.has(wordAt(pieces, at)) && unitAt(pieces, at + 2, owner) !== "";
  return (isBoundary(pieces, at) || ASIDE_BEGINS.test(wordAt(pieces, at))) && !goesOn;
}

/** Screens are sold in these sizes, in inches. */
const [SMALLEST, LARGEST] = [19, 120];

/** "una tele de 65", "dos pantallas de 55": a size, though nobody says inches. */
function isScreenOf({ pieces, owner, mention, vocabulary }: Reader, at: number): boolean {
  const piece = pieces[at];
  if (piece?.kind !== "number" || !vocabulary.ranges.has(mention.id)) return false;
  if (piece.value < SMALLEST || piece.value > LARGEST) return false;
  return !owner[at + 1] && unitAt(pieces, at + 1, owner) === "";
}

/** "silla de carro del bebé": what a thing is of, where that makes it another item. */
export function stepOf(reader: Reader, at: number): number {
  const { pieces, owner, mention, vocabulary } = reader;
  if (isScreenOf(reader, at + 1)) {
    reader.traits.inches = pieces[at + 1]?.value ?? null;
    return at + 2;
  }
  const words: string[] = [];
  let end = at;
  for (let place = at; place < at + 6 && !owner[place]; place += 1) {
    const piece = pieces[place];
    const word = wordAt(pieces, place);
    if (OF.has(word) || DEFINITE.has(word) || word === "para") continue;
    if (!piece || !isTraitWord(piece.canon, vocabulary)) break;
    words.push(piece.canon);
    end = place + 1;
  }
  const second = SECOND_MEANINGS.get(wordAt(pieces, mention.from));
  const traits = { words, inches: null };
  const other = second && mention.words.length === 1 ? { ...mention, words: [second] } : undefined;
  const variant =
    (other && variantOf(other, traits, vocabulary)) ?? variantOf(mention, traits, vocabulary);
  if (!variant || end === at) return at;
  Object.assign(mention, { id: variant.id, words: variant.words, described: true });
  return end;
}
