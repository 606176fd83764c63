import { englishSingular } from "#app/chat/parser/text/fold.ts";
import { isOrdinaryWord } from "#app/chat/parser/words/ordinary.ts";
import { grouped, namesByWord, wordSet } from "#app/chat/parser/words/table.ts";
import { nearest } from "./slips.ts";

/** A name of an item, or of something that is not taken, in its words. */
export type Phrase = { kind: "item" | "refused"; id: string; words: string[]; isLumped: boolean };

/** How one word of a message is read. */
export type Reading = {
  /** The word's singular as the owner's lists have it, or the word itself. */
  lemma: string;
  /** One word for all that mean the same: "couch" and "sofá", "big" and "grande". */
  canon: string;
  plural: boolean;
  known: boolean;
};

/** The single words of the owner's two lists and what they have in common. */
export type Lexicon = {
  /** All words in their singular, by their first letter. */
  byLetter: ReadonlyMap<string, readonly string[]>;
  lemma: (word: string) => string;
  canonical: (lemma: string) => string;
  /** Reads a word of a message, a misspelt one included. */
  read: (word: string) => Reading;
};

const MOST_REMEMBERED = 20_000; // Most words are met again and again; no more than these are remembered.
/** A word that can be guessed at: shorter ones are too close to one another. */
const GUESSED = /^[a-z]{4,24}$/;

const consonantsOf = (word: string) => word.replace(/[aeiouy]|(.)(?=\1)/g, "");

/** Builds the lexicon; of the single words that an item is known by, that of its name stands for all. */
export function createLexicon(phrases: readonly Phrase[]): Lexicon {
  const written = new Set(phrases.flatMap(({ words }) => words));
  // "acs", "sofas", "sillones"
  const lemma = (word: string) => {
    const singular = word.slice(0, /[lnr]es$/.test(word) ? -2 : -1);
    const isPlural = /^(?:..|.*i)s$|[lnr]es$/.test(word) && written.has(singular);
    return isPlural ? singular : englishSingular(word);
  };
  const lemmas = new Set([...written].map(lemma));
  const byLetter = grouped([...lemmas].map((word) => [word.charAt(0), word]));
  const single = phrases.filter(({ isLumped, words }) => words.length === 1 && !isLumped);
  const synonyms = grouped(single.map(({ id, words }) => [id, lemma(String(words[0]))]));
  const canons = new Map(
    [...synonyms.values()].toReversed().flatMap((own) => own.map((word) => [word, own.at(-1)])),
  );
  const canonical = (word: string) => canons.get(word) ?? ATTRIBUTES.get(word) ?? word;
  const isSame = (one: string, two: string) => canonical(one) === canonical(two);
  // "tbls" is a table rather than a tabla: of two words, the one that comes first.
  const byConsonants = new Map([...lemmas].toReversed().map((word) => [consonantsOf(word), word]));
  const short = (word: string) => (word.length > 2 ? byConsonants.get(word) : undefined);
  const nearestTo = (word: string) =>
    GUESSED.test(word) ? nearest(word, byLetter.get(word.charAt(0)), isSame) : undefined;
  const readWord = (word: string): Reading => {
    const singular = lemma(word);
    const undoubled = word.replace(/(.)\1$/, "$1");
    const known = [singular, undoubled].find((form) => lemmas.has(form) || ATTRIBUTES.has(form));
    // Ordinary words of either language are no misspellings: "cable" is no table.
    const likely = () => nearestTo(word) ?? nearestTo(singular) ?? short(singular);
    const slip = known ?? (isOrdinaryWord(word) ? undefined : likely());
    const meant = slip ?? word;
    const plural = singular !== word && (known !== undefined || !meant.endsWith("s"));
    return { lemma: meant, canon: canonical(meant), plural, known: slip !== undefined };
  };
  const readings = new Map<string, Reading>();
  const read = (word: string) => {
    if (readings.size >= MOST_REMEMBERED) readings.clear();
    const reading = readings.get(word) ?? readWord(word);
    readings.set(word, reading);
    return reading;
  };
  return { byLetter, lemma, canonical, read };
}

/** Words that describe a thing, each spelling to its one name: sizes, rooms, materials. None names an item. */
export const ATTRIBUTES = namesByWord`
  large: lg big huge giant massive gigantic xl grande grandote grandota larger bigger jumbo |
  small: sm little lil tiny chico chica chiquito chiquita pequeno pequena smaller pequenito
  pequenita | twin: individual twinsize | full: matrimonial fullsize ful | queen: queensize |
  king: kingsize | old: viejo vieja | metal: metalico metalica | leather: piel cuero | electric:
  electrico electrica | exercise: ejercicio excercise exersize exercize excersize excercize |
  office: oficina | kitchen: cocina | garage: garaje garache cochera | regular: normal normales
  standard | drawer: dr drwr drw dwr drawr cajon cajones gaveta gavetas | executive: exec
  ejecutivo | inch: pulgada pulg | and: n nd y | with: w con | of: de del d`;

const NAMES: ReadonlySet<string> = new Set(ATTRIBUTES.values());

/** True for the one name of an attribute, or a bed's size. */
export function isAttribute(canon: string): boolean {
  return NAMES.has(canon) || BED_SIZES.has(canon);
}

/** Sizes that a customer gives as an answer, and that pass from one noun to its neighbour. */
export const BED_SIZES = wordSet`twin full queen king`;
