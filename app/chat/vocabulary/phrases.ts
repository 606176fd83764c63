import type { Catalog } from "#app/domain/catalog.ts";
import type { NotAccepted } from "#app/domain/not-accepted.ts";
import { foldText } from "../text/fold.ts";
import { mergeNumberWords } from "../text/number-words.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Lexicon } from "./lexicon.ts";
import { phrasesOfName } from "./names.ts";

/** What a phrase of the vocabulary stands for. */
export type Hit = {
  kind: "item" | "refused";
  id: string;
  /** The phrase in its own words (singular), to prefer what was written over what means the same. */
  literal: string;
  words: readonly string[];
  /** The owner wrote this single word in the plural only ("books"): the bare singular is no noun. */
  pluralOnly: boolean;
};

export type BuiltHit = Hit & { derived: boolean };

type Phrase = {
  kind: Hit["kind"];
  id: string;
  text: string;
  words: string[];
  derived: boolean;
  lumped: boolean;
};

/** The words of a phrase as the parser sees them in a message. */
function wordsOf(text: string): string[] {
  return mergeNumberWords(tokenize(foldText(text)))
    .filter((token) => token.kind !== "mark")
    .map((token) => token.text);
}

export function phrasesOf(
  kind: Hit["kind"],
  entry: { id: string; name: string; aliases: readonly string[] },
): Phrase[] {
  const phrase = (derived: boolean) => (text: string) => ({
    kind,
    id: entry.id,
    text,
    words: wordsOf(text),
    derived,
    lumped: derived && LUMPED.test(entry.name),
  });
  return [
    ...entry.aliases.map(phrase(false)),
    ...phrasesOfName(entry.name).map(phrase(true)),
  ].filter(({ words }) => words.length > 0);
}

/**
 * Drops single words drawn from a name ("Weight Bench or Rack") that are the noun of other things
 * too: a mere "rack" may be any.
 */
export function withoutVague(phrases: readonly Phrase[]): Phrase[] {
  const users = new Map<string, Set<string>>();
  for (const { id, words } of phrases) {
    const noun = words.at(-1) ?? "";
    users.set(noun, (users.get(noun) ?? new Set()).add(id));
  }
  return phrases.filter(
    ({ lumped, words: [word = "", second] }) =>
      !lumped || second !== undefined || users.get(word)?.size === 1,
  );
}

/** Names that lump several things together, whose words do not mean the same. */
const LUMPED = /\bor\b|\bother\b|,/i;

/** The single words an item is known by: they mean the same wherever they stand. */
export function synonymSets(
  catalog: Catalog,
  notAccepted: readonly NotAccepted[],
  phrases: readonly Phrase[],
): string[][] {
  const lumped = new Set(
    [...catalog.items, ...notAccepted].filter(({ name }) => LUMPED.test(name)).map(({ id }) => id),
  );
  const sets = new Map<string, string[]>();
  for (const { id, words } of phrases) {
    const [word] = words;
    if (words.length !== 1 || word === undefined || lumped.has(id)) continue;
    sets.set(id, [...(sets.get(id) ?? []), word]);
  }
  return [...sets.values()];
}

export function toHit(
  phrase: Phrase,
  lexicon: Lexicon,
  written: ReadonlySet<string>,
): Hit & { derived: boolean } {
  const lemmas = phrase.words.map((word) => lexicon.lemma(word));
  const [only] = phrase.words;
  return {
    kind: phrase.kind,
    id: phrase.id,
    literal: lemmas.join(" "),
    words: lemmas.map((lemma) => lexicon.canonical(lemma)),
    pluralOnly:
      lemmas.length === 1
        ? only !== lemmas[0] && !lexicon.alone.has(String(lemmas[0]))
        : phrase.words.at(-1) !== lemmas.at(-1) && !written.has(lemmas.join(" ")),
    derived: phrase.derived,
  };
}
