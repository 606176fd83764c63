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
  /** Every word as the owner wrote it. */
  written: ReadonlySet<string>;
  /** Words that are a whole name as the owner wrote them: "tire", and no "book" of "book shelf". */
  alone: ReadonlySet<string>;
  /** Words that name something by themselves, by their canonical form. */
  nouns: ReadonlySet<string>;
  /** All words in their singular, by their first letter. */
  byLetter: WordsByLetter;
  lemma: (word: string) => string;
  canonical: (lemma: string) => string;
  /** Reads a word of a message, a misspelt one included. */
  read: (word: string) => Reading;
};

/** Builds the lexicon; `synonyms` are sets of words for one thing. */
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
  const canon = canonicalForms(synonyms, lemma);
  const canonical = (word: string) => canon.get(word) ?? ATTRIBUTES.get(word) ?? word;
  const alone = new Set(
    phrases.flatMap(({ words: [word = "", second] }) => (second === undefined ? [word] : [])),
  );
  const nouns = new Set([...alone].map((word) => canonical(lemma(word))));
  const byLetter = grouped([...lemmas].map((word) => [word.charAt(0), word]));
  const read = remembered((word) => readWord(word, { lemmas, lemma, canonical, byLetter }));
  return { written, alone, nouns, byLetter, lemma, canonical, read };
}

/** The first word of a set stands for all; a word in two sets stands for itself. */
function canonicalForms(
  synonyms: readonly (readonly string[])[],
  lemma: (word: string) => string,
): Map<string, string> {
  const owners = grouped(
    synonyms.flatMap((set) => {
      const [first = "", ...others] = new Set(set.map(lemma));
      return [first, ...others].map((word) => [word, first] as const);
    }),
  );
  return new Map([...owners].flatMap(([word, [first, two]]) => (two ? [] : [[word, first]])));
}

/** Most words are met again and again; no more than these are remembered. */
const MOST_REMEMBERED = 20_000;

function remembered(read: (word: string) => Reading): (word: string) => Reading {
  const readings = new Map<string, Reading>();
  return (word) => {
    if (readings.size >= MOST_REMEMBERED) readings.clear();
    const reading = readings.get(word) ?? read(word);
    readings.set(word, reading);
    return reading;
  };
}

type Words = { lemmas: ReadonlySet<string>; byLetter: WordsByLetter };
type Tables = Pick<Lexicon, "lemma" | "canonical"> & Words;

function readWord(word: string, tables: Tables): Reading {
  const { lemmas, lemma, canonical, byLetter } = tables;
  const undoubled = word.replace(/(.)\1$/, "$1");
  const known = [lemma(word), word.replace(/s$/, ""), undoubled].find(
    (form) => lemmas.has(form) || ATTRIBUTES.has(form),
  );
  if (known !== undefined) {
    const plural = known !== word && known !== undoubled;
    return { lemma: known, canon: canonical(known), plural, known: true };
  }
  const isSame = (one: string, two: string) => canonical(one) === canonical(two);
  // "martes" is no misspelling, nor is what is left of it without its "s".
  const close = isOrdinaryWord(word)
    ? undefined
    : (closestWord(word, byLetter, isSame) ?? closestWord(lemma(word), byLetter, isSame));
  if (close === undefined) return { lemma: word, canon: word, plural: false, known: false };
  const plural = word.endsWith("s") && !close.endsWith("s");
  return { lemma: close, canon: canonical(close), plural, known: true };
}
