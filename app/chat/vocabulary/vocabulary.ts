import type { Catalog } from "#app/domain/catalog.ts";
import type { NotAccepted } from "../not-accepted.ts";
import { foldText } from "../text/fold.ts";
import { mergeNumberWords } from "../text/number-words.ts";
import { tokenize } from "../text/tokenize.ts";
import { IDIOM_PHRASES } from "../words/idioms.ts";
import { isAttribute } from "./attributes.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import { phrasesOfName, rangeOfName } from "./names.ts";
import { addPhrase, createPhraseTree, type PhraseNode } from "./phrase-tree.ts";

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

/** Everything the parser knows of the owner's two lists, built once. */
export type Vocabulary = {
  catalog: Catalog;
  notAccepted: ReadonlyMap<string, NotAccepted>;
  lexicon: Lexicon;
  phrases: PhraseNode<Hit>;
  /** Turns of phrase that name no junk, word for word. */
  idioms: PhraseNode<true>;
  /** Phrases by their words in any order, for "mattress, queen". */
  bags: ReadonlyMap<string, Hit>;
  /** Words that stand in a phrase beside its noun: they may tell kinds apart. */
  traitWords: ReadonlySet<string>;
  /** Phrases of two nouns by the one that may stand alone: "stand" for "TV stand". */
  halves: ReadonlyMap<string, readonly Hit[]>;
  /** The phrases of each id, in canonical words. */
  phrasesById: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The catalogue ids that each word stands for something in. */
  idsByWord: ReadonlyMap<string, readonly string[]>;
  /** What each catalogue id is called by its last noun: a sectional is also a couch. */
  heads: ReadonlyMap<string, ReadonlySet<string>>;
  /** Items told apart by inches in their names, for each of them. */
  ranges: ReadonlyMap<string, readonly SizeRange[]>;
  /** Items told apart by floor area in their everyday words, by head, smallest first. */
  areas: ReadonlyMap<string, readonly { id: string; area: number }[]>;
};

/** An item for screens of so many inches. */
export type SizeRange = { id: string; low: number; high: number };

type Phrase = {
  kind: Hit["kind"];
  id: string;
  text: string;
  words: string[];
  derived: boolean;
  lumped: boolean;
};

/** Builds the parser's vocabulary from the owner's price list and list of refused things. */
export function createVocabulary(
  catalog: Catalog,
  notAccepted: readonly NotAccepted[],
): Vocabulary {
  const phrases = withoutVague([
    ...catalog.items.flatMap((item) => phrasesOf("item", item)),
    ...notAccepted.flatMap((entry) => phrasesOf("refused", entry)),
  ]);
  const lexicon = createLexicon(phrases, synonymSets(catalog, notAccepted, phrases));
  // What the owner wrote as everyday words goes before what is drawn from the names.
  const hits = phrases
    .map((phrase) => toHit(phrase, lexicon))
    .sort((a, b) => Number(a.derived) - Number(b.derived));
  return {
    catalog,
    notAccepted: new Map(notAccepted.map((entry) => [entry.id, entry])),
    lexicon,
    phrases: treeOf(hits, lexicon),
    idioms: idiomTree(),
    bags: bagsOf(hits),
    traitWords: traitWordsOf(hits, lexicon),
    halves: halvesOf(hits, lexicon),
    phrasesById: phrasesByIdOf(hits),
    idsByWord: idsByWordOf(hits),
    heads: headsOf(hits, lexicon),
    ranges: rangesOf(catalog),
    areas: areasOf(hits, lexicon),
  };
}

/** The words of a phrase as the parser sees them in a message. */
export function wordsOf(text: string): string[] {
  return mergeNumberWords(tokenize(foldText(text)))
    .filter((token) => token.kind !== "mark")
    .map((token) => token.text);
}

function phrasesOf(
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
function withoutVague(phrases: readonly Phrase[]): Phrase[] {
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
function synonymSets(
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

function toHit(phrase: Phrase, lexicon: Lexicon): Hit & { derived: boolean } {
  const lemmas = phrase.words.map((word) => lexicon.lemma(word));
  const [only] = phrase.words;
  return {
    kind: phrase.kind,
    id: phrase.id,
    literal: lemmas.join(" "),
    words: lemmas.map((lemma) => lexicon.canonical(lemma)),
    pluralOnly:
      lemmas.length === 1 && only !== lemmas[0] && !lexicon.written.has(String(lemmas[0])),
    derived: phrase.derived,
  };
}

type BuiltHit = Hit & { derived: boolean };

function treeOf(hits: readonly BuiltHit[], lexicon: Lexicon): PhraseNode<Hit> {
  const root = createPhraseTree<Hit>();
  for (const hit of hits) addPhrase(root, hit.words, hit);
  // "endtable" and "hottub" are written in one word too.
  for (const hit of hits) {
    const [first = "", second = ""] = hit.literal.split(" ");
    const joined = lexicon.canonical(first + second);
    if (hit.words.length === 2 && !root.next.has(joined)) addPhrase(root, [joined], hit);
  }
  return root;
}

function idiomTree(): PhraseNode<true> {
  const root = createPhraseTree<true>();
  for (const idiom of IDIOM_PHRASES) addPhrase(root, wordsOf(idiom), true);
  return root;
}

/** Words that join a phrase and say nothing of the thing. */
const JOINERS: ReadonlySet<string> = new Set(["of", "para", "the", "a", "la", "el"]);

/** The key of a phrase whatever the order of its words. */
export function bagKey(words: Iterable<string>): string {
  return [...new Set(words)]
    .filter((word) => !JOINERS.has(word))
    .sort()
    .join(" ");
}

function bagsOf(hits: readonly BuiltHit[]): Map<string, Hit> {
  const bags = new Map<string, Hit>();
  const pairs = new Set(["and", "with"]);
  for (const hit of hits) {
    if (hit.words.some((word) => pairs.has(word))) continue;
    const key = bagKey(hit.words);
    if (!bags.has(key)) bags.set(key, hit);
  }
  return bags;
}

const AFTER_HEAD: ReadonlySet<string> = new Set(["of", "para", "with", "and"]);

/**
 * The noun of a phrase: its last word before any "of …" or "with …", or the one before a Spanish
 * adjective ("cama matrimonial").
 */
export function headOf(words: readonly string[], lexicon: Lexicon): string {
  const cut = words.findIndex((word, index) => index > 0 && AFTER_HEAD.has(word));
  const own = cut === -1 ? words : words.slice(0, cut);
  const last = own.at(-1) ?? "";
  if (!isAttribute(last)) return last;
  return own.findLast((word) => lexicon.nouns.has(word)) ?? last;
}

function traitWordsOf(hits: readonly BuiltHit[], lexicon: Lexicon): Set<string> {
  const items = hits.filter(({ kind, words }) => kind === "item" && words.length > 1);
  return new Set(
    items.flatMap(({ words }) => {
      const head = headOf(words, lexicon);
      return words.filter((word) => word !== head && !JOINERS.has(word) && word !== "and");
    }),
  );
}

function halvesOf(hits: readonly BuiltHit[], lexicon: Lexicon): Map<string, Hit[]> {
  const halves = new Map<string, Hit[]>();
  for (const hit of hits) {
    const [first = "", second = "", third] = hit.words;
    const half =
      third === undefined ? second : second === "of" && hit.words.length === 3 ? first : "";
    const other = half === second ? first : (third ?? "");
    if (half === "" || lexicon.nouns.has(half) || isAttribute(half) || isAttribute(other)) continue;
    halves.set(half, [...(halves.get(half) ?? []), hit]);
  }
  return halves;
}

function phrasesByIdOf(hits: readonly BuiltHit[]): Map<string, (readonly string[])[]> {
  const byId = new Map<string, (readonly string[])[]>();
  for (const { id, words } of hits) byId.set(id, [...(byId.get(id) ?? []), words]);
  return byId;
}

function idsByWordOf(hits: readonly BuiltHit[]): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const { id, kind, literal } of hits) {
    if (kind !== "item") continue;
    for (const word of literal.split(" ")) {
      const ids = byWord.get(word) ?? [];
      if (!ids.includes(id)) byWord.set(word, [...ids, id]);
    }
  }
  return byWord;
}

function headsOf(hits: readonly BuiltHit[], lexicon: Lexicon): Map<string, Set<string>> {
  const heads = new Map<string, Set<string>>();
  for (const { id, words } of hits) {
    const own = heads.get(id) ?? new Set();
    heads.set(id, own.add(headOf(words, lexicon)));
  }
  return heads;
}

/** Items of one name that differ by a range of inches, for each of them. */
function rangesOf(catalog: Catalog): Vocabulary["ranges"] {
  const byName = new Map<string, SizeRange[]>();
  for (const { id, name } of catalog.items) {
    const range = rangeOfName(name);
    const plain = name.replace(/\([^)]*\)/g, "").trim();
    if (range) byName.set(plain, [...(byName.get(plain) ?? []), { id, ...range }]);
  }
  return new Map([...byName.values()].flatMap((ranges) => ranges.map(({ id }) => [id, ranges])));
}

function areasOf(hits: readonly BuiltHit[], lexicon: Lexicon): Vocabulary["areas"] {
  const areas = new Map<string, { id: string; area: number }[]>();
  for (const { id, words } of hits) {
    const area = areaOf(words.find((word) => areaOf(word) > 0) ?? "");
    if (area === 0 || words.length < 2) continue;
    const head = headOf(words, lexicon);
    const sorted = [...(areas.get(head) ?? []), { id, area }].sort((a, b) => a.area - b.area);
    areas.set(head, sorted);
  }
  return areas;
}

/** The floor area of "10x12"; 0 for a word that is none. */
export function areaOf(word: string): number {
  const sides = /^(\d+)x(\d+)$/.exec(word);
  return sides ? Number(sides[1]) * Number(sides[2]) : 0;
}
