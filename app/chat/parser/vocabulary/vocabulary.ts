import { foldText } from "#app/chat/parser/text/fold.ts";
import { LOAD_WORDS } from "#app/chat/parser/text/number-words.ts";
import { ARTICLES, DEFINITE } from "#app/chat/parser/words/lists.ts";
import type { PhraseNode } from "#app/chat/parser/words/phrase-tree.ts";
import { grouped, unionOf, wordSet } from "#app/chat/parser/words/table.ts";
import { inLanguage } from "#app/lib/language.ts";
import { type Catalog, type CatalogItem, createCatalog } from "#app/prices/catalog.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import type { NotAccepted } from "#app/prices/not-accepted.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import {
  bagKey,
  type Hit,
  hitsOf,
  JOINERS,
  measureOfName,
  phrasesOf,
  rangeOfName,
  treeOf,
} from "./phrases.ts";

type SizeRange = { id: string; low: number; high: number };

/** Everything the parser knows of the owner's two lists, built once. */
export type Vocabulary = {
  /** The price list with the load sizes, which a customer may name like any item. */
  catalog: Catalog;
  notAccepted: ReadonlyMap<string, NotAccepted>;
  lexicon: Lexicon;
  phrases: PhraseNode<Hit>;
  /** What words name in any order, for "mattress, queen". */
  named: (words: readonly string[]) => Hit | undefined;
  /** By its noun, what two words name of which the first names something alone: "bed frame". */
  pairs: ReadonlyMap<string, readonly Hit[]>;
  /** Words that stand in a phrase beside its noun: they may tell kinds apart. */
  traitWords: ReadonlySet<string>;
  phrasesById: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** What the names of an item join: a table and chairs are the parts of a dining set. */
  parts: ReadonlyMap<string, readonly string[]>;
  /** What each catalogue id is called by its last noun: a sectional is also a couch. */
  heads: ReadonlyMap<string, ReadonlySet<string>>;
  /** What one of an item is, of those that are not sold by the piece: "pile", "100 lb". */
  measures: ReadonlyMap<string, string>;
  /** Items of one name that are told apart by inches, for each of them. */
  ranges: ReadonlyMap<string, readonly SizeRange[]>;
  /** Finds a city that the owner serves, but for his own, in folded text; null: he names none. */
  cities: RegExp | null;
};

/**
 * Builds the parser's vocabulary from the owner's price list, his list of refused things and the cities that he
 * serves beside his own.
 */
export function createVocabulary(
  { items }: Catalog,
  refused: readonly NotAccepted[],
  cities: readonly string[] = [],
): Vocabulary {
  const spanish = inLanguage("es", () => loadSizes(USUAL_NUMBERS).map(({ name }) => name));
  const loads = loadSizes(USUAL_NUMBERS).map((load, at) => {
    return { ...load, nameEs: spanish[at], aliases: [] };
  });
  const asRead = loads.map((load) => ({ ...load, name: LOAD_WORDS.get(load.id) ?? load.name }));
  const written = phrasesOf({ item: [...items, ...asRead], refused });
  const lexicon = createLexicon(written);
  const hits = hitsOf(written, lexicon);
  const phrases = treeOf(hits, lexicon);
  const phrasesById = grouped(hits.map(({ id, words }) => [id, words] as const));
  const heads = grouped(hits.map(({ id, head }) => [id, head] as const));
  const bags = new Map(hits.toReversed().map((hit) => [bagKey(hit.words), hit]));
  const named = (words: readonly string[]) => bags.get(bagKey(words));
  const pairOf = (words: readonly string[]): [string, Hit][] => {
    const [first = "", noun = "", more] = words;
    const hit = !more && named([first]) ? named(words) : undefined;
    return noun !== "" && hit ? [[noun, hit]] : [];
  };
  const joinedBy = ({ id, words }: Hit): [string, string][] => {
    const at = words.findIndex((word) => /^(?:and|with)$/.test(word));
    // "table and chairs" are both parts; "a chair with wheels" and "a chair and a half" are chairs.
    const right = at === -1 ? undefined : named(words.slice(at + 1));
    const left = right && words[at] === "and" ? named(words.slice(0, at)) : undefined;
    return [left, right].flatMap((part) => (part && part.id !== id ? [[id, part.head]] : []));
  };
  const measures = items.map(({ id, name }) => [id, measureOfName(name)] as const);
  const ranges = grouped(items.flatMap(rangeOf)).values();
  return {
    catalog: createCatalog([...items, ...loads]),
    notAccepted: new Map(refused.map((entry) => [entry.id, entry])),
    lexicon,
    phrases,
    named,
    pairs: grouped([...phrasesById.values()].flat().flatMap(pairOf)),
    traitWords: new Set(hits.flatMap(traitWordsOf)),
    phrasesById,
    parts: grouped(hits.flatMap(joinedBy)),
    heads: new Map([...heads].map(([id, nouns]) => [id, new Set(nouns)])),
    measures: new Map(measures.filter(([, measure]) => measure !== "")),
    cities: citiesIn(cities),
    ranges: new Map([...ranges].flatMap((own) => own.map(({ id }) => [id, own] as const))),
  };
}

function traitWordsOf({ kind, words, head }: Hit): string[] {
  return kind === "item" ? words.filter((word) => word !== head && !TELLS_NONE.has(word)) : [];
}

const TELLS_NONE = unionOf(JOINERS, ARTICLES, DEFINITE, wordSet`and size`);

function rangeOf({ id, name }: CatalogItem): [string, SizeRange][] {
  const range = rangeOfName(name);
  return range ? [[name.replace(/\([^()]*\)/g, "").trim(), { id, ...range }]] : [];
}

/** Names of cities have letters, spaces, points, hyphens and apostrophes. */
function citiesIn(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null;
  const words = names.map((name) => foldText(name).replaceAll(".", "\\."));
  return new RegExp(`\\b(?:${words.join("|")})\\b`);
}
