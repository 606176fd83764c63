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

/** What two words may share at most, as their lengths alone tell. */
export function mostLikeness(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  return (2 * Math.min(one.size, two.size)) / (one.size + two.size);
}
