import { isFunctionWord } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import { NOT_THINGS } from "../words/shapes.ts";
import { BED_SIZES, SIZE_FILLERS } from "./attributes.ts";
import type { Hit, PhraseNode } from "./phrases.ts";
import { isBonesOf, isOneApart } from "./typos.ts";
import type { Vocabulary } from "./vocabulary.ts";

const SHORTEST = 3;

type MendTables = Pick<Vocabulary, "phrases" | "beginnings">;
type Word = { kind: string; text: string; canon: string; known: boolean };

/**
 * The word that a misspelt one must have meant beside its neighbours: "tv sand" is a TV stand and
 * "twn mattress" a twin one, though neither word alone could be told. Undefined when no phrase of
 * the lists has a word one slip away at that place.
 */
export function mendedBy(
  before: Word | undefined,
  word: Word,
  after: Word | undefined,
  tables: MendTables,
): string | undefined {
  const { phrases } = tables;
  const opener = before?.known ? phrases.next.get(before.canon) : undefined;
  if (!mayBeMisspelt(word))
    return opener && isHalf(opener, word, phrases)
      ? nearest(word.text, opener.next.keys())
      : undefined;
  if (SIZE_FILLERS.has(after?.text ?? "")) return nearest(word.text, BED_SIZES);
  return (
    (opener && nearestOf(word.text, opener.next)) ??
    (after?.known ? nearest(word.text, beginningsOf(after.canon, word.text, tables)) : undefined)
  );
}

/**
 * "vending mashine": the owner knows "mashine" from another phrase ("copy mashine"), but neither
 * word is a name by itself nor are the two together.
 */
function isHalf(opener: PhraseNode<Hit>, word: Word, { next }: PhraseNode<Hit>): boolean {
  if (opener.hits.length > 0 || opener.next.has(word.canon)) return false;
  return word.kind === "word" && word.text.length > SHORTEST && !next.has(word.canon);
}

function mayBeMisspelt({ kind, text, known }: Word): boolean {
  if (kind !== "word" || known || text.length < SHORTEST) return false;
  return !isFunctionWord(text) && !NOT_THINGS.has(text) && !ROOMS.has(text);
}

/** First words of phrases that go on with a word, and begin like the typed one. */
function beginningsOf(next: string, typed: string, { beginnings }: MendTables): string[] {
  const words = beginnings.get(next) ?? [];
  return words.filter((word) => word.charCodeAt(0) === typed.charCodeAt(0));
}

/** The same behind a known word, where "center" and "centre" are one: both name the same item. */
function nearestOf(typed: string, next: PhraseNode<Hit>["next"]): string | undefined {
  const near = [...next.keys()].filter((word) => isNear(typed, word));
  const ids = new Set(near.map((word) => next.get(word)?.hits[0]?.id ?? word));
  return ids.size === 1 ? near[0] : undefined;
}

/** One slip away, or the word without its vowels: "coffee tbl". */
function isNear(typed: string, word: string): boolean {
  return (
    isOneApart(typed, word) ||
    (typed.length >= SHORTEST && typed !== word && isBonesOf(typed, word))
  );
}

/** The one word a slip away; undefined for none or several. */
function nearest(typed: string, words: Iterable<string>): string | undefined {
  const near: string[] = [];
  for (const word of words) if (isOneApart(typed, word)) near.push(word);
  return near.length === 1 ? near[0] : undefined;
}
