import type { Catalog } from "#app/domain/catalog.ts";
import { grouped } from "../words/table.ts";
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
  return grouped(
    [...phrases.next].flatMap(([word, { next }]) =>
      [...next.keys()].map((second) => [second, word] as const),
    ),
  );
}

/** The first phrase of each bag of words; pairs of things are no kinds of one. */
export function bagsOf(hits: readonly BuiltHit[]): Map<string, Hit> {
  const single = hits.filter(({ words }) => !words.includes("and") && !words.includes("with"));
  return new Map(single.toReversed().map((hit) => [bagKey(hit.words), hit]));
}

export function traitWordsOf(hits: readonly BuiltHit[], lexicon: Lexicon): Set<string> {
  const items = hits.filter(({ kind, words }) => kind === "item" && words.length > 1);
  return new Set(
    items.flatMap(({ words }) => {
      const head = headOf(words, lexicon);
      return words.filter(
        (word) => word !== head && !JOINERS.has(word) && !/^(?:and|size)$/.test(word),
      );
    }),
  );
}

export function phrasesByIdOf(hits: readonly BuiltHit[]): Map<string, (readonly string[])[]> {
  return grouped(hits.map(({ id, words }) => [id, words]));
}

/** A word of the catalogue's phrases: its pairs of letters, and the items it stands for something in. */
export type ItemWord = { pairs: ReadonlySet<string>; ids: readonly string[] };

export function itemWordsOf(hits: readonly BuiltHit[]): Map<string, ItemWord[]> {
  const words = grouped(
    hits
      .filter(({ kind }) => kind === "item")
      .flatMap(({ id, literal }) => literal.split(" ").map((word) => [word, id] as const)),
  );
  return grouped(
    [...words]
      .filter(([word]) => word.length >= SHORTEST_LIKENED)
      .map(([word, ids]) => [word.charAt(0), { pairs: pairsOf(word), ids: [...new Set(ids)] }]),
  );
}

export function headsOf(hits: readonly BuiltHit[], lexicon: Lexicon): Map<string, Set<string>> {
  const heads = grouped(hits.map(({ id, words }) => [id, headOf(words, lexicon)] as const));
  return new Map([...heads].map(([id, words]) => [id, new Set(words)]));
}

export function measuresOf({ items }: Catalog): Map<string, string> {
  const measures = items.map(({ id, name }) => [id, measureOfName(name)] as const);
  return new Map(measures.filter(([, measure]) => measure !== ""));
}

/** Items of one name that differ by a range of inches, for each of them. */
export function rangesOf({ items }: Catalog): Map<string, readonly SizeRange[]> {
  const byName = grouped(
    items.flatMap(({ id, name }) => {
      const range = rangeOfName(name);
      return range ? [[name.replace(/\([^)]*\)/g, "").trim(), { id, ...range }] as const] : [];
    }),
  );
  return new Map([...byName.values()].flatMap((ranges) => ranges.map(({ id }) => [id, ranges])));
}
