import type { Catalog } from "#app/domain/catalog.ts";
import { NOT_THINGS } from "../words/shapes.ts";
import { BED_SIZES, isAttribute } from "./attributes.ts";
import { bagKey, headOf, JOINERS } from "./heads.ts";
import type { Lexicon } from "./lexicon.ts";
import { pairsOf, SHORTEST_LIKENED } from "./likeness.ts";
import {
  addPhrase,
  type BuiltHit,
  createPhraseTree,
  type Hit,
  measureOfName,
  type PhraseNode,
  rangeOfName,
} from "./phrases.ts";

/** An item for screens of so many inches. */
export type SizeRange = { id: string; low: number; high: number };

export function treeOf(hits: readonly BuiltHit[], lexicon: Lexicon): PhraseNode<Hit> {
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

/** By the second word of phrases, their first ones. */
export function beginningsOf(phrases: PhraseNode<Hit>): Map<string, string[]> {
  const beginnings = new Map<string, string[]>();
  for (const [word, node] of phrases.next) {
    for (const next of node.next.keys()) {
      const words = beginnings.get(next);
      if (words) words.push(word);
      else beginnings.set(next, [word]);
    }
  }
  return beginnings;
}

export function bagsOf(hits: readonly BuiltHit[]): Map<string, Hit> {
  const bags = new Map<string, Hit>();
  const pairs = new Set(["and", "with"]);
  for (const hit of hits) {
    if (hit.words.some((word) => pairs.has(word))) continue;
    const key = bagKey(hit.words);
    if (!bags.has(key)) bags.set(key, hit);
  }
  return bags;
}

/** The items that a noun names together with each of a bed's sizes, in the order of the sizes. */
export function bedSizesOf(bags: ReadonlyMap<string, Hit>): Map<string, Set<string>> {
  const pairs = [...bags]
    .map(([key, hit]) => ({ words: key.split(" "), hit }))
    .filter(({ words, hit }) => words.length === 2 && hit.kind === "item");
  const items = new Map<string, Set<string>>();
  for (const size of BED_SIZES) {
    for (const { words, hit } of pairs) {
      const [noun = "", other] = words.filter((word) => word !== size);
      if (other === undefined) items.set(noun, (items.get(noun) ?? new Set()).add(hit.id));
    }
  }
  return items;
}

export function traitWordsOf(hits: readonly BuiltHit[], lexicon: Lexicon): Set<string> {
  const items = hits.filter(({ kind, words }) => kind === "item" && words.length > 1);
  return new Set(
    items.flatMap(({ words }) => {
      const head = headOf(words, lexicon);
      return words.filter((word) => word !== head && !JOINERS.has(word) && word !== "and");
    }),
  );
}

/** A noun is an item's own when this share of the phrases that end with it are that item's. */
const OWN_SHARE = 0.75;
const FEWEST = 4;

/**
 * Nouns that name nothing by themselves but stand at the end of one item's names: most ranges are
 * stoves ("gas range", "kitchen range"). Counted in a list they mean that item.
 */
export function bareHeadsOf(hits: readonly BuiltHit[], lexicon: Lexicon): Map<string, Hit> {
  const byHead = new Map<string, BuiltHit[]>();
  for (const hit of hits) {
    const head = hit.words.at(-1) ?? "";
    if (hit.words.length < 2 || lexicon.nouns.has(head) || isAttribute(head)) continue;
    byHead.set(head, [...(byHead.get(head) ?? []), hit]);
  }
  const bare = new Map<string, Hit>();
  for (const [head, named] of byHead) {
    const own = named.filter(({ id }) => id === named[0]?.id);
    const [first] = own;
    if (first?.kind !== "item" || named.length < FEWEST || NOT_THINGS.has(head)) continue;
    if (own.length >= OWN_SHARE * named.length) bare.set(head, { ...first, words: [head] });
  }
  return bare;
}

export function phrasesByIdOf(hits: readonly BuiltHit[]): Map<string, (readonly string[])[]> {
  const byId = new Map<string, (readonly string[])[]>();
  for (const { id, words } of hits) byId.set(id, [...(byId.get(id) ?? []), words]);
  return byId;
}

/** A word of the catalogue's phrases: its pairs of letters, and the items it stands for something in. */
export type ItemWord = { pairs: ReadonlySet<string>; ids: string[] };

export function itemWordsOf(hits: readonly BuiltHit[]): Map<string, ItemWord[]> {
  const words = new Map<string, ItemWord>();
  for (const { id, kind, literal } of hits) {
    if (kind !== "item") continue;
    for (const word of literal.split(" ")) {
      const known = words.get(word) ?? { pairs: pairsOf(word), ids: [] };
      if (!known.ids.includes(id)) known.ids.push(id);
      words.set(word, known);
    }
  }
  const byLetter = new Map<string, ItemWord[]>();
  for (const [word, known] of words) {
    if (word.length < SHORTEST_LIKENED) continue;
    const letter = word.charAt(0);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), known]);
  }
  return byLetter;
}

export function headsOf(hits: readonly BuiltHit[], lexicon: Lexicon): Map<string, Set<string>> {
  const heads = new Map<string, Set<string>>();
  for (const { id, words } of hits) {
    const own = heads.get(id) ?? new Set();
    heads.set(id, own.add(headOf(words, lexicon)));
  }
  return heads;
}

export function measuresOf({ items }: Catalog): Map<string, string> {
  return new Map(
    items.flatMap(({ id, name }) => {
      const measure = measureOfName(name);
      return measure === "" ? [] : [[id, measure] as const];
    }),
  );
}

/** Items of one name that differ by a range of inches, for each of them. */
export function rangesOf(catalog: Catalog): Map<string, readonly SizeRange[]> {
  const byName = new Map<string, SizeRange[]>();
  for (const { id, name } of catalog.items) {
    const range = rangeOfName(name);
    const plain = name.replace(/\([^)]*\)/g, "").trim();
    if (range) byName.set(plain, [...(byName.get(plain) ?? []), { id, ...range }]);
  }
  return new Map([...byName.values()].flatMap((ranges) => ranges.map(({ id }) => [id, ranges])));
}
