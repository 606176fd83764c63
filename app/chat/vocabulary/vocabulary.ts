import { type Catalog, type CatalogItem, createCatalog } from "#app/domain/catalog.ts";
import { LOAD_SIZES } from "#app/domain/load-size.ts";
import type { NotAccepted } from "#app/domain/not-accepted.ts";
import { LOAD_WORDS } from "../text/load-words.ts";
import { grouped } from "../words/table.ts";
import { bagKey, JOINERS } from "./heads.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import {
  type Hit,
  hitsOf,
  measureOfName,
  type PhraseNode,
  phrasesOf,
  rangeOfName,
  synonymSets,
  treeOf,
} from "./phrases.ts";

/** An item for screens of so many inches. */
type SizeRange = { id: string; low: number; high: number };

/** Everything the parser knows of the owner's two lists, built once. */
export type Vocabulary = {
  /** The price list with the load sizes, which a customer may name like any item. */
  catalog: Catalog;
  notAccepted: ReadonlyMap<string, NotAccepted>;
  lexicon: Lexicon;
  phrases: PhraseNode<Hit>;
  /** By the second word of phrases, their first ones. */
  beginnings: ReadonlyMap<string, readonly string[]>;
  /** Phrases by their words in any order, for "mattress, queen". */
  bags: ReadonlyMap<string, Hit>;
  /** Words that stand in a phrase beside its noun: they may tell kinds apart. */
  traitWords: ReadonlySet<string>;
  /** The phrases of each id, in canonical words. */
  phrasesById: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** What each catalogue id is called by its last noun: a sectional is also a couch. */
  heads: ReadonlyMap<string, ReadonlySet<string>>;
  /** What one of an item is, of those that are not sold by the piece: "pile", "100 lb". */
  measures: ReadonlyMap<string, string>;
  /** Items of one name that are told apart by inches, for each of them. */
  ranges: ReadonlyMap<string, readonly SizeRange[]>;
};

/** Builds the parser's vocabulary from the owner's price list and list of refused things. */
export function createVocabulary(
  { items }: Catalog,
  notAccepted: readonly NotAccepted[],
): Vocabulary {
  const loadSizes = LOAD_SIZES.map((loadSize) => ({ ...loadSize, aliases: [] }));
  const written = phrasesOf({
    item: [...items, ...loadSizes.map(asWritten)],
    refused: notAccepted,
  });
  const lexicon = createLexicon(written, synonymSets(written));
  const hits = hitsOf(written, lexicon);
  const phrases = treeOf(hits, lexicon);
  const phrasesById = grouped(hits.map(({ id, words }) => [id, words] as const));
  const heads = grouped(hits.map(({ id, head }) => [id, head] as const));
  const ranges = grouped(items.flatMap(rangeOf)).values();
  return {
    catalog: createCatalog([...items, ...loadSizes]),
    notAccepted: new Map(notAccepted.map((entry) => [entry.id, entry])),
    lexicon,
    phrases,
    beginnings: grouped(
      [...phrases.next].flatMap(([word, { next }]) =>
        [...next.keys()].map((second) => [second, word] as const),
      ),
    ),
    bags: new Map(hits.toReversed().map((hit) => [bagKey(hit.words), hit])),
    traitWords: new Set(hits.flatMap(traitWordsOf)),
    phrasesById,
    heads: new Map([...heads].map(([id, own]) => [id, new Set(own)])),
    measures: new Map(
      items.flatMap(({ id, name }) => {
        const measure = measureOfName(name);
        return measure === "" ? [] : [[id, measure] as const];
      }),
    ),
    ranges: new Map([...ranges].flatMap((own) => own.map(({ id }) => [id, own] as const))),
  };
}

/** A load size under the word that `readLoadSizes` writes for it. */
function asWritten(loadSize: CatalogItem): CatalogItem {
  return { ...loadSize, name: LOAD_WORDS.get(loadSize.id) ?? loadSize.name };
}

function traitWordsOf({ kind, words, head }: Hit): string[] {
  if (kind !== "item" || words.length === 1) return [];
  const others = new Set([head, ...JOINERS, "and", "size"]);
  return words.filter((word) => !others.has(word));
}

/** The inches of an item under its name without them. */
function rangeOf({ id, name }: CatalogItem): [string, SizeRange][] {
  const range = rangeOfName(name);
  return range ? [[name.replace(/\([^)]*\)/g, "").trim(), { id, ...range }]] : [];
}
