import { englishSingular } from "../text/fold.ts";
import { isOrdinaryWord } from "../words/ordinary.ts";
import { grouped } from "../words/table.ts";
import { ATTRIBUTES } from "./attributes.ts";
import { closestWord, type WordsByLetter } from "./slips.ts";

/** How one word of a message is read. */
export type Reading = {
  /** The word's singular as the owner's lists have it, or the word itself. */
  lemma: string;
  /** One word for all that mean the same: "couch" and "sofá", "big" and "grande". */
  canon: string;
  plural: boolean;
  /** False for a word that is in none of the lists. */
  known: boolean;
};

/** The single words of the owner's two lists and what they have in common. */
export type Lexicon = {
  /** Words that name something by themselves, by their canonical form. */
  nouns: ReadonlySet<string>;
  /** All words in their singular, by their first letter. */
  byLetter: WordsByLetter;
  lemma: (word: string) => string;
  canonical: (lemma: string) => string;
  /** Reads a word of a message, a misspelt one included. */
  read: (word: string) => Reading;
};

/** Most words are met again and again; no more than these are remembered. */
const MOST_REMEMBERED = 20_000;

/** Builds the lexicon; `synonyms` are sets of words for one thing, of which the first stands for all. */
export function createLexicon(
  phrases: readonly { words: readonly string[] }[],
  synonyms: readonly (readonly string[])[],
): Lexicon {
  const written = new Set(phrases.flatMap(({ words }) => words));
  const lemma = (word: string) =>
    word.length === 3 && word.endsWith("s") && written.has(word.slice(0, -1))
      ? word.slice(0, -1)
      : englishSingular(word);
  const lemmas = new Set([...written].map(lemma));
  const canon = new Map(
    synonyms
      .toReversed()
      .flatMap(([first = "", ...others]) =>
        [first, ...others].map((word) => [lemma(word), lemma(first)]),
      ),
  );
  const canonical = (word: string) => canon.get(word) ?? ATTRIBUTES.get(word) ?? word;
  const alone = phrases.flatMap(({ words: [word, other] }) => (word && !other ? [word] : []));
  const nouns = new Set(alone.map((word) => canonical(lemma(word))));
  const byLetter = grouped([...lemmas].map((word) => [word.charAt(0), word]));
  const tables = { lemmas, byLetter, lemma, canonical };
  const readings = new Map<string, Reading>();
  const read = (word: string) => {
    if (readings.size >= MOST_REMEMBERED) readings.clear();
    const reading = readings.get(word) ?? readWord(word, tables);
    readings.set(word, reading);
    return reading;
  };
  return { nouns, byLetter, lemma, canonical, read };
}

type Tables = Pick<Lexicon, "lemma" | "canonical" | "byLetter"> & { lemmas: ReadonlySet<string> };

function readWord(word: string, { lemmas, lemma, canonical, byLetter }: Tables): Reading {
  const singular = lemma(word);
  const undoubled = word.replace(/(.)\1$/, "$1");
  const known = [singular, undoubled].find((form) => lemmas.has(form) || ATTRIBUTES.has(form));
  if (known !== undefined) {
    const plural = known !== word && known === singular;
    return { lemma: known, canon: canonical(known), plural, known: true };
  }
  const isSame = (one: string, two: string) => canonical(one) === canonical(two);
  // Ordinary words of either language are no misspellings: "cable" is no table.
  const meant = isOrdinaryWord(word)
    ? undefined
    : (closestWord(word, byLetter, isSame) ?? closestWord(singular, byLetter, isSame));
  if (meant === undefined) return { lemma: word, canon: word, plural: false, known: false };
  const plural = word.endsWith("s") && !meant.endsWith("s");
  return { lemma: meant, canon: canonical(meant), plural, known: true };
}
