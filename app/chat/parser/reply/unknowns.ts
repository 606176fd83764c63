import type { MessageReading } from "#app/chat/parser/conversation.ts";
import { type Pieces, range, wordAt } from "#app/chat/parser/things/pieces.ts";
import { isBoundary } from "#app/chat/parser/things/senses.ts";
import { isTraitWord } from "#app/chat/parser/things/variants.ts";
import { nearestItems } from "#app/chat/parser/vocabulary/slips.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { ARTICLES, isFunctionWord, OF } from "#app/chat/parser/words/function-words.ts";
import { isOrdinaryWord } from "#app/chat/parser/words/ordinary.ts";
import { NOT_THINGS } from "#app/chat/parser/words/shapes.ts";

/** So many of something that neither list knows, in the customer's words, with what comes nearest to it. */
export type Unknown = { phrase: string; count: number; nearest: readonly string[] };

/** No reply speaks of more. */
export const MOST_UNKNOWNS = 3;
const LONGEST_PHRASE = 4;

/** The things a message names that neither list knows. */
export function unknownsOf(reading: MessageReading, vocabulary: Vocabulary): Unknown[] {
  const { pieces } = reading.text;
  const owned = new Set(reading.things.flatMap(({ start, end }) => range(start, end)));
  const isContent = (at: number) => {
    const word = wordAt(pieces, at);
    return word !== "" && !owned.has(at) && (!isFunctionWord(word) || OF.has(word));
  };
  const unknowns: Unknown[] = [];
  for (let at = 0; at < pieces.length && unknowns.length < MOST_UNKNOWNS; at += 1) {
    if (owned.has(at) || !startsPhrase(reading, at)) continue;
    const number = pieces[at]?.kind === "number" ? pieces[at] : undefined;
    const from = number || ARTICLES.has(wordAt(pieces, at)) ? at + 1 : at;
    let to = from;
    while (to < from + LONGEST_PHRASE && isContent(to)) to += 1;
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
function startsPhrase({ text: { pieces, senses }, things }: MessageReading, at: number): boolean {
  const word = wordAt(pieces, at);
  if (pieces[at]?.kind === "number") return senses[at] === "count";
  if (ARTICLES.has(word)) return true;
  if (word === "" || !isBoundary(pieces, at - 1)) return false;
  return things.length > 0 || pieces.length <= LONGEST_PHRASE + 1;
}

/** True when a phrase has a noun that is not a place, a measure or mere talk. */
function namesSomething(words: Pieces, vocabulary: Vocabulary): boolean {
  const { text = "" } = words.at(-1) ?? {};
  if (words.some((word) => NOT_THINGS.has(word.text) || OF.has(word.text))) return false;
  // "boxed", "gutted": what was done.
  if (isOrdinaryWord(text) || (words.length === 1 && /..ed$/.test(text))) return false;
  return text.length > 2 && !words.every(({ canon }) => isTraitWord(canon, vocabulary));
}
