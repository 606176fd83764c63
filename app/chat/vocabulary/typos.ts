import { isOrdinaryWord } from "../words/ordinary.ts";
import { grouped } from "../words/table.ts";

/** Words that a misspelling may have meant, by first letter. */
export type TypoIndex = ReadonlyMap<string, readonly string[]>;

/** Shorter words are too close to one another to be guessed at. */
const SHORTEST = 4;
/** From this length on two slips are forgiven. */
const LONG = 9;
const LONGEST = 24;

export function typoIndex(words: Iterable<string>): TypoIndex {
  const known = [...words].filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word));
  return grouped(known.map((word) => [word.charAt(0), word]));
}

/**
 * The one word of the lists that a misspelt word must have meant. Ordinary words of either
 * language are never misspellings ("cable" is no table), nor is a word with two near neighbours.
 */
export function closestWord(
  word: string,
  index: TypoIndex,
  isSame: (one: string, two: string) => boolean,
): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST || isOrdinaryWord(word)) return undefined;
  if (!/^[a-z]+$/.test(word)) return undefined;
  let best: string | undefined;
  let bestSlips = 3;
  for (const candidate of candidates(word, index)) {
    const slips = slipsBetween(word, candidate);
    if (slips < bestSlips) [best, bestSlips] = [candidate, slips];
    else if (slips === bestSlips && slips < 3 && !(best && isSame(best, candidate)))
      best = undefined;
  }
  return best;
}

/** Words with the same first letter, or with the first two letters swapped. */
function candidates(word: string, index: TypoIndex): readonly string[] {
  const first = index.get(word.charAt(0)) ?? [];
  const swapped = (index.get(word.charAt(1)) ?? []).filter(
    (candidate) => candidate.charAt(1) === word.charAt(0),
  );
  return swapped.length > 0 ? [...first, ...swapped] : first;
}

/** Endings that make another word of a noun: "clocking" and "tabled" are no misspelt nouns. */
const ENDINGS =
  /(?:ed|ing|ings|ion|ions|ly|able|ive|al|ally|ness|ment|ize|izes|ise|ises|ous|ic|ity|est|ful|ish|ary|aron|ieron|ando|iendo|aban|amos|emos)$/;

function hasOtherEnding(typed: string, meant: string): boolean {
  const ending = ENDINGS.exec(typed)?.[0];
  return ending !== undefined && !meant.endsWith(ending.slice(-2));
}

/** 1 or 2 slips of the fingers between a typed word and one of the lists, or 3 for "not a typo". */
function slipsBetween(typed: string, meant: string): number {
  if (hasOtherEnding(typed, meant)) return 3;
  if (isOneSlip(typed, meant)) return 1;
  return typed.length >= LONG && meant.length >= LONG && distance(typed, meant) <= 2 ? 2 : 3;
}

/** Up to this length another letter makes another word. */
const LONGEST_OF_FEW = 5;

/** One letter missing, doubled, swapped with its neighbour, or (in longer words) replaced. */
function isOneSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [t, m] = [typed.slice(at), meant.slice(at)];
  if (t.length === m.length) {
    if (t[0] === m[1] && t[1] === m[0] && t.slice(2) === m.slice(2)) return true;
    // A replaced letter is a slip in a longer word, and not at its beginning.
    return t.slice(1) === m.slice(1) && at > 0 && typed.length > LONGEST_OF_FEW;
  }
  if (m.slice(1) === t) return meant.length > SHORTEST;
  return t.slice(1) === m && (t[0] === typed[at - 1] || typed.length > LONGEST_OF_FEW);
}

/** Letters to insert, delete or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      next.push(cost);
    }
    row = next;
  }
  return row[b.length] ?? 3;
}

/** True for words of one first letter that a single slip tells apart, short ones included. */
export function isOneApart(typed: string, meant: string): boolean {
  if (typed.charCodeAt(0) !== meant.charCodeAt(0) || meant.length < 3) return false;
  if (Math.abs(typed.length - meant.length) > 1) return false;
  // Of three letters one may be missing or doubled; another letter makes another word.
  if (typed.length === meant.length && typed.length < SHORTEST) return false;
  return typed !== meant && distance(typed, meant) === 1;
}
