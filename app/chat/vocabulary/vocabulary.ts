import { type Catalog, type CatalogItem, createCatalog } from "#app/domain/catalog.ts";
import { LOAD_SIZES } from "#app/domain/load-size.ts";
import type { NotAccepted } from "#app/domain/not-accepted.ts";
import { LOAD_WORDS } from "../text/load-words.ts";
import {
  bagsOf,
  beginningsOf,
  headsOf,
  type ItemWord,
  itemWordsOf,
  measuresOf,
  phrasesByIdOf,
  rangesOf,
  type SizeRange,
  traitWordsOf,
  treeOf,
} from "./indexes.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import {
  type Hit,
  type PhraseNode,
  phrasesOf,
  synonymSets,
  toHit,
  withoutVague,
} from "./phrases.ts";

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
  /** The longer words of the catalogue, by their first letter. */
  itemWords: ReadonlyMap<string, readonly ItemWord[]>;
  /** What each catalogue id is called by its last noun: a sectional is also a couch. */
  heads: ReadonlyMap<string, ReadonlySet<string>>;
  /** What one of an item is, of those that are not sold by the piece: "pile", "100 lb". */
  measures: ReadonlyMap<string, string>;
  /** Items told apart by inches in their names, for each of them. */
  ranges: ReadonlyMap<string, readonly SizeRange[]>;
};

/** Builds the parser's vocabulary from the owner's price list and list of refused things. */
export function createVocabulary(
  catalog: Catalog,
  notAccepted: readonly NotAccepted[],
): Vocabulary {
  const phrases = withoutVague([
    ...[...catalog.items, ...loadSizeWords()].flatMap((item) => phrasesOf("item", item)),
    ...notAccepted.flatMap((entry) => phrasesOf("refused", entry)),
  ]);
  const lexicon = createLexicon(phrases, synonymSets(phrases));
  const written = new Set(phrases.map(({ words }) => words.join(" ")));
  // What the owner wrote as everyday words goes before what is drawn from the names.
  const hits = phrases
    .map((phrase) => toHit(phrase, lexicon, written))
    .sort((a, b) => Number(a.derived) - Number(b.derived));
  const bags = bagsOf(hits);
  const tree = treeOf(hits, lexicon);
  return {
    catalog: createCatalog([
      ...catalog.items,
      ...LOAD_SIZES.map((loadSize) => ({ ...loadSize, aliases: [] })),
    ]),
    notAccepted: new Map(notAccepted.map((entry) => [entry.id, entry])),
    lexicon,
    phrases: tree,
    beginnings: beginningsOf(tree),
    bags,
    traitWords: traitWordsOf(hits, lexicon),
    phrasesById: phrasesByIdOf(hits),
    itemWords: itemWordsOf(hits),
    heads: headsOf(hits, lexicon),
    measures: measuresOf(catalog),
    ranges: rangesOf(catalog),
  };
}

/** The load sizes under the words that `readLoadSizes` writes for them. */
function loadSizeWords(): CatalogItem[] {
  return LOAD_SIZES.map((loadSize) => ({
    ...loadSize,
    name: LOAD_WORDS.get(loadSize.id) ?? loadSize.name,
    aliases: [],
  }));
}
