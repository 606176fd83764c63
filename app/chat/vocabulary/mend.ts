import { isFunctionWord } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import { isOneApart } from "./typos.ts";
import type { Vocabulary } from "./vocabulary.ts";

const SHORTEST = 3;

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
  { phrases, beginnings }: Pick<Vocabulary, "phrases" | "beginnings">,
): string | undefined {
  if (!isTold(word)) return undefined;
  const opener = before?.known ? phrases.next.get(before.canon) : undefined;
  // "vending mashine": "mashine" is known of another phrase, but goes on with none here.
  const isAstray =
    opener?.hits.length === 0 && ![opener, phrases].some(({ next }) => next.has(word.canon));
  if (word.known && !isAstray) return undefined;
  return (
    (opener && nearest(word.text, opener.next.keys())) ??
    (after?.known ? nearest(word.text, beginnings.get(after.canon) ?? []) : undefined)
  );
}

/** True for a word that may be of a name. */
function isTold({ kind, text }: Word): boolean {
  if (kind !== "word" || text.length < SHORTEST) return false;
  return !isFunctionWord(text) && !ROOMS.has(text);
}

/** The one word a slip away; undefined for none or several. */
function nearest(typed: string, words: Iterable<string>): string | undefined {
  const [near, other] = [...words].filter((word) => isOneApart(typed, word));
  return other === undefined ? near : undefined;
}
