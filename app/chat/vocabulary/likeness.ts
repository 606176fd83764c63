import type { Pieces } from "../things/pieces.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Words of fewer letters have too few pairs to be likened. */
export const SHORTEST_LIKENED = 5;

/** The pairs of neighbouring letters of a word. */
export function pairsOf(word: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 1; at < word.length; at += 1) pairs.add(word.slice(at - 1, at + 1));
  return pairs;
}

/** How many of their letter pairs two words share, from 0 to 1. */
export function likeness(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  let both = 0;
  for (const pair of two) if (one.has(pair)) both += 1;
  return (2 * both) / (one.size + two.size);
}

const MOST_NEAREST = 3;
/** Below this two words have too little in common to be offered for one another. */
const CLOSE_ENOUGH = 0.7;
/** Longer strings of letters are no words. */
const LONGEST_WORD = 24;

/** Catalogue items whose words come nearest to those of an unknown thing, nearest first. */
export function nearestItems(words: Pieces, { itemWords }: Vocabulary): string[] {
  const scores = new Map<string, number>();
  for (const { lemma } of words) {
    if (lemma.length < SHORTEST_LIKENED || lemma.length > LONGEST_WORD) continue;
    const typed = pairsOf(lemma);
    // A slip at the first letter is rare, and most words are told apart by it at once.
    for (const { pairs, ids } of itemWords.get(lemma.charAt(0)) ?? []) {
      const score = likeness(typed, pairs);
      if (score < CLOSE_ENOUGH) continue;
      for (const id of ids) scores.set(id, Math.max(score, scores.get(id) ?? 0));
    }
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_NEAREST)
    .map(([id]) => id);
}
