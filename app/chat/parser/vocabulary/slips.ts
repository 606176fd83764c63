const SHORTEST = 4; // Shorter words are too close to one another to be meant by a misspelling.
const LONGEST_OF_FEW = 5; // Up to this length a letter that the word does not have makes another word.
const LONG = 9; // From this length on two slips are forgiven.

/** Letters left out, put in, replaced or swapped with their neighbour: up to `most`, or more than that. */
export function slipsBetween(typed: string, meant: string, most: number): number {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [t, m] = [typed.slice(same), meant.slice(same)];
  if (t === m) return 0;
  if (most === 0 || Math.abs(t.length - m.length) > most) return most + 1;
  const isSwapped = t[0] === m[1] && t[1] === m[0];
  return (
    1 +
    Math.min(
      slipsBetween(t.slice(1), m.slice(1), most - 1),
      slipsBetween(t.slice(1), m, most - 1),
      slipsBetween(t, m.slice(1), most - 1),
      isSwapped ? slipsBetween(t.slice(2), m.slice(2), most - 1) : most,
    )
  );
}

/**
 * The one of words with its first letter that a misspelt one must have meant: none is as near
 * but one that means the same.
 */
export function nearest(
  typed: string,
  words: Iterable<string> = [],
  isSame = (one: string, two: string) => one === two,
): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const most = Math.min(typed.length, word.length) < LONG ? 1 : 2;
    const slips = slipsBetween(typed, word, most);
    if (slips > Math.min(most, least) || !isNear(typed, word)) continue;
    if (slips < least) [best, least] = [word, slips];
    else if (!best || !isSame(best, word)) best = undefined;
  }
  return best;
}

/** Endings that make another word of a noun: "clocking" and "tabled" are no misspelt nouns. */
const ENDINGS = new RegExp(
  "..(?:ed|ing|ings|ion|ions|ly|able|ive|al|ally|ness|ment|ize|izes|ise|ises|" +
    "ous|ic|ity|est|ful|ish|ary|[ai]d[oa]s?|aron|ieron|ando|iendo|aban|amos|" +
    "emos)$",
);

/** False where an ending or, in a short word, a letter makes another word: "trunk" is no truck, "till" no tile. */
function isNear(typed: string, meant: string): boolean {
  const ending = ENDINGS.exec(typed)?.[0];
  if (meant.length < SHORTEST || (ending && !meant.endsWith(ending.slice(-2)))) return false;
  const isWithin = (one: string, two: string) => [...one].every((letter) => two.includes(letter));
  const isLonger = meant.length > typed.length || isWithin(meant, typed);
  return typed.length > LONGEST_OF_FEW || (isLonger && isWithin(typed, meant));
}
