import type { Piece } from "../things/pieces.ts";
import { likeness, mostLikeness, pairsOf, SHORTEST_LIKENED } from "../vocabulary/likeness.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

const MOST_NEAREST = 3;
/** Below this two words have too little in common to be offered for one another. */
const CLOSE_ENOUGH = 0.7;
/** Longer strings of letters are no words. */
const LONGEST_WORD = 24;

/** Catalogue items whose words come nearest to those of an unknown thing, nearest first. */
export function nearestItems(words: readonly Piece[], { itemWords }: Vocabulary): string[] {
  const scores = new Map<string, number>();
  for (const { lemma } of words) {
    if (lemma.length < SHORTEST_LIKENED || lemma.length > LONGEST_WORD) continue;
    const typed = pairsOf(lemma);
    // A slip at the first letter is rare, and most words are told apart by it at once.
    for (const { pairs, ids } of itemWords.get(lemma.charAt(0)) ?? []) {
      if (mostLikeness(typed, pairs) < CLOSE_ENOUGH) continue;
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
