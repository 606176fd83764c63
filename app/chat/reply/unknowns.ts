import type { MessageReading } from "../conversation.ts";
import { type Pieces, range, wordAt } from "../things/pieces.ts";
import { isBoundary } from "../things/senses.ts";
import { isTraitWord } from "../things/variants.ts";
import { nearestItems } from "../vocabulary/slips.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { ARTICLES, isFunctionWord, OF } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import { CONTAINERS, NOT_THINGS, TAILS } from "../words/shapes.ts";

/** So many of something that neither list knows, in the customer's words, with what comes nearest to it. */
export type Unknown = { phrase: string; count: number; nearest: readonly string[] };

/** No reply speaks of more. */
export const MOST_UNKNOWNS = 3;
const LONGEST_PHRASE = 4;

/** The things a message names that neither list knows. */
export function unknownsOf(reading: MessageReading, vocabulary: Vocabulary): Unknown[] {
  const { pieces } = reading.text;
  const owned = new Set(reading.things.flatMap(({ start, end }) => range(start, end)));
  const isOwned = (at: number) => owned.has(at);
  const unknowns: Unknown[] = [];
  for (let at = 0; at < pieces.length && unknowns.length < MOST_UNKNOWNS; at += 1) {
    if (!startsPhrase(reading, at, isOwned)) continue;
    const number = pieces[at]?.kind === "number" ? pieces[at] : undefined;
    const from = number || isArticle(pieces, at) ? at + 1 : at;
    const to = phraseEnd(pieces, from, isOwned);
    const words = pieces.slice(from, to);
    const ends = isBoundary(pieces, to) || isFunctionWord(wordAt(pieces, to));
    if (!ends || !namesSomething(words, vocabulary)) continue;
    const phrase = words.map(({ text }) => text).join(" ");
    unknowns.push({ phrase, count: number?.value ?? 1, nearest: nearestItems(words, vocabulary) });
    at = to;
  }
  return unknowns;
}

/** A count, an article, or the beginning of an entry in a list. */
function startsPhrase(
  { text: { pieces, senses }, things }: MessageReading,
  at: number,
  isOwned: (at: number) => boolean,
): boolean {
  if (isOwned(at)) return false;
  if (pieces[at]?.kind === "number") return senses[at] === "count";
  if (isArticle(pieces, at)) return true;
  if (wordAt(pieces, at) === "" || !isBoundary(pieces, at - 1)) return false;
  return things.length > 0 || pieces.length <= LONGEST_PHRASE + 1;
}

function isArticle(pieces: Pieces, at: number): boolean {
  return ARTICLES.has(wordAt(pieces, at));
}

function phraseEnd(pieces: Pieces, from: number, isOwned: (at: number) => boolean): number {
  let to = from;
  while (to < from + LONGEST_PHRASE && !isOwned(to) && isContent(wordAt(pieces, to))) to += 1;
  return to;
}

function isContent(word: string): boolean {
  return word !== "" && (!isFunctionWord(word) || OF.has(word));
}

/** True when a phrase has a noun that is not a place, a measure or mere talk. */
function namesSomething(words: Pieces, vocabulary: Vocabulary): boolean {
  const last = words.at(-1);
  if (!last || words.some(({ text }) => NOT_THINGS.has(text) || OF.has(text))) return false;
  if ([ROOMS, TAILS, CONTAINERS].some((table) => table.has(last.text))) return false;
  // "boxed", "gutted": what was done.
  if (words.length === 1 && /..ed$/.test(last.text)) return false;
  return last.text.length > 2 && !words.every(({ canon }) => isTraitWord(canon, vocabulary));
}
