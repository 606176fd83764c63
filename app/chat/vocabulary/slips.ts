import type { Pieces } from "../things/pieces.ts";
import { isFunctionWord } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Words that a misspelling may have meant, by first letter. */
export type WordsByLetter = ReadonlyMap<string, readonly string[]>;

/** Shorter words are too close to one another to be guessed at by themselves. */
const SHORTEST = 4;
/** Beside a word that it goes with, a shorter one can be told. */
const SHORTEST_BESIDE = 3;
/** Up to this length a letter that the word does not have makes another word. */
const LONGEST_OF_FEW = 5;
/** From this length on two slips are forgiven. */
const LONG = 9;
/** Longer strings of letters are no words. */
const LONGEST = 24;

/** Letters left out, put in, replaced or swapped with their neighbour: up to `most`, or more than that. */
function slipsBetween(typed: string, meant: string, most: number): number {
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

/** The one word that a misspelt one must have meant: no other, but for one that means the same, is as near. */
function nearest(
  typed: string,
  words: Iterable<string>,
  isSame: (one: string, two: string) => boolean,
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
const ENDINGS =
  /..(?:ed|ing|ings|ion|ions|ly|able|ive|al|ally|ness|ment|ize|izes|ise|ises|ous|ic|ity|est|ful|ish|ary|aron|ieron|ando|iendo|aban|amos|emos)$/;

/** False where an ending or, in a short word, a letter makes another word: "trunk" is no truck, "till" no tile. */
function isNear(typed: string, meant: string): boolean {
  const ending = ENDINGS.exec(typed)?.[0];
  if (meant.length < SHORTEST || (ending && !meant.endsWith(ending.slice(-2)))) return false;
  const isWithin = (one: string, other: string) =>
    [...one].every((letter) => other.includes(letter));
  const isLonger = meant.length > typed.length || isWithin(meant, typed);
  return typed.length > LONGEST_OF_FEW || (isLonger && isWithin(typed, meant));
}

/** The one word of the lists that a misspelt word must have meant; none where two are as near. */
export function closestWord(
  word: string,
  index: WordsByLetter,
  isSame: (one: string, two: string) => boolean,
): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return undefined;
  return nearest(word, index.get(word.charAt(0)) ?? [], isSame);
}

type Word = { kind: string; text: string; canon: string; known: boolean };

/**
 * The word that a misspelt one must have meant beside its neighbours: "tv sand" is a TV stand and
 * "twn mattress" a twin one, though neither word alone could be told. Undefined when no phrase of
 * the lists has a word a slip away at that place.
 */
export function mendedBy(
  before: Word | undefined,
  { kind, text, canon, known }: Word,
  after: Word | undefined,
  { phrases, beginnings }: Vocabulary,
): string | undefined {
  if (kind !== "word" || text.length < SHORTEST_BESIDE) return undefined;
  if (isFunctionWord(text) || ROOMS.has(text)) return undefined;
  const opener = before?.known ? phrases.next.get(before.canon) : undefined;
  // "vending mashine": "mashine" is known of another phrase, but goes on with none here.
  const isAstray =
    opener?.hits.length === 0 && ![opener, phrases].some(({ next }) => next.has(canon));
  if (known && !isAstray) return undefined;
  const meantOf = (words: Iterable<string> = []) =>
    nearest(
      text,
      [...words].filter((word) => word.startsWith(text.charAt(0))),
      () => false,
    );
  const ahead = after?.known ? beginnings.get(after.canon) : undefined;
  return meantOf(opener?.next.keys()) ?? meantOf(ahead);
}

/** The share of their letters that two words have in common at the beginning and the end. */
function likeness(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return (head + tail) / Math.max(one.length, other.length);
}

const MOST_NEAREST = 3;
/** Words of fewer letters are like too many others. */
const SHORTEST_LIKENED = 5;
/** Below this two words have too little in common to be offered for one another. */
const CLOSE_ENOUGH = 0.7;

/** Catalogue items with a word that is like one of an unknown thing's, nearest first. */
export function nearestItems(
  words: Pieces,
  { lexicon, phrasesById, catalog }: Vocabulary,
): string[] {
  const near = words.flatMap(({ lemma, canon, known }) => {
    if (lemma.length < SHORTEST_LIKENED || lemma.length > LONGEST) return [];
    if (known) return [{ canon, share: 1 }];
    return (lexicon.byLetter.get(lemma.charAt(0)) ?? [])
      .map((word) => ({ canon: lexicon.canonical(word), share: likeness(lemma, word) }))
      .filter(({ share }) => share >= CLOSE_ENOUGH);
  });
  const nearest = near.sort((a, b) => b.share - a.share).slice(0, MOST_NEAREST);
  const ids = nearest.flatMap(({ canon }) =>
    [...phrasesById.keys()].filter(
      (id) => catalog.byId.has(id) && phrasesById.get(id)?.some((name) => name.includes(canon)),
    ),
  );
  return [...new Set(ids)].slice(0, MOST_NEAREST);
}
