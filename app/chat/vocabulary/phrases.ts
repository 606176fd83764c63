import type { Catalog } from "#app/domain/catalog.ts";
import type { NotAccepted } from "#app/domain/not-accepted.ts";
import { foldText } from "../text/fold.ts";
import { mergeNumberWords } from "../text/number-words.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Lexicon } from "./lexicon.ts";

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

/**
 * The phrases a catalogue name stands for: "Stove / Oven" is two, "Kayak or Canoe" is two,
 * "Massage or Salon Chair" shares its last word, "TV (40-59 inch)" is a TV.
 */
export function phrasesOfName(name: string): string[] {
  const inside = /\(([^)]*)\)/.exec(name)?.[1] ?? "";
  const plain = name.replace(/\([^)]*\)/g, " ").trim();
  const phrases = plain.split("/").flatMap((part) => splitAlternatives(part.trim()));
  const described = /^\d+ \w+$/.test(inside) ? phrases.map((phrase) => `${inside} ${phrase}`) : [];
  return [...described, ...phrases].filter((phrase) => phrase !== "");
}

function splitAlternatives(part: string): string[] {
  const [left, right] = part.split(/ or /i);
  if (left === undefined || right === undefined) return [part];
  const leftWords = left.split(" ");
  const rightWords = right.split(" ");
  if (rightWords.length === 1) {
    return leftWords.length === 1 ? [left, right] : [left, `${leftWords[0]} ${right}`, right];
  }
  return [`${left} ${rightWords.at(-1)}`, right];
}

/** How an item's name says what one of it is: "(Pile)", "(per 100 lb)"; empty for a piece. */
export function measureOfName(name: string): string {
  const inside = /\(([^)]*)\)/.exec(name)?.[1]?.toLowerCase() ?? "";
  const known = /\b(?:pile|load|bundle|bag|box|bin|stack|room|square|100 lb)\b/.exec(inside);
  return known?.[0] ?? "";
}

/** A range of sizes in a name, such as "(Under 40 inch)", "(40-59 inch)" or "(60 inch and Up)". */
export function rangeOfName(name: string): { low: number; high: number } | undefined {
  const inside = /\(([^)]*)\)/.exec(name)?.[1]?.toLowerCase() ?? "";
  const under = /under (\d+) inch/.exec(inside);
  if (under) return { low: 0, high: Number(under[1]) - 1 };
  const between = /(\d+)-(\d+) inch/.exec(inside);
  if (between) return { low: Number(between[1]), high: Number(between[2]) };
  const from = /(\d+) inch and up/.exec(inside);
  return from ? { low: Number(from[1]), high: Number.POSITIVE_INFINITY } : undefined;
}

/** A tree of phrases, one word a step, so that the longest phrase at a place is found in one walk. */
export type PhraseNode<Hit> = { next: Map<string, PhraseNode<Hit>>; hits: Hit[] };

export function createPhraseTree<Hit>(): PhraseNode<Hit> {
  return { next: new Map(), hits: [] };
}

export function addPhrase<Hit>(root: PhraseNode<Hit>, words: readonly string[], hit: Hit): void {
  let node = root;
  for (const word of words) {
    let next = node.next.get(word);
    if (!next) {
      next = createPhraseTree();
      node.next.set(word, next);
    }
    node = next;
  }
  node.hits.push(hit);
}
