import { foldText } from "../text/fold.ts";
import { mergeNumberWords } from "../text/number-words.ts";
import { tokenize } from "../text/tokenize.ts";
import { grouped } from "../words/table.ts";
import { BED_SIZES } from "./attributes.ts";
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
    lumped: LUMPED.test(entry.name),
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
  const users = grouped(phrases.map(({ id, words }) => [words.at(-1) ?? "", id] as const));
  return phrases.filter(
    ({ derived, lumped, words: [word = "", second] }) =>
      !derived || !lumped || second !== undefined || new Set(users.get(word)).size === 1,
  );
}

/** Names that lump several things together, whose words do not mean the same. */
export const LUMPED = /\bor\b|\bother\b|,/i;

/** The single words an item is known by: they mean the same wherever they stand. */
export function synonymSets(phrases: readonly Phrase[]): string[][] {
  const single = phrases.filter(({ lumped, words }) => words.length === 1 && !lumped);
  return [...grouped(single.map(({ id, words }) => [id, String(words[0])] as const)).values()];
}

/** What the phrases stand for: what the owner wrote as everyday words before what is drawn from the names. */
export function hitsOf(phrases: readonly Phrase[], lexicon: Lexicon): Hit[] {
  const written = new Set(phrases.map(({ words }) => words.join(" ")));
  const ordered = [
    ...phrases.filter(({ derived }) => !derived),
    ...phrases.filter(({ derived }) => derived),
  ];
  return ordered.map(({ kind, id, words }) => {
    const lemmas = words.map(lexicon.lemma);
    const literal = lemmas.join(" ");
    const isPlural = words.at(-1) !== lemmas.at(-1);
    const isSingular = words.length === 1 ? lexicon.alone.has(literal) : written.has(literal);
    const pluralOnly = isPlural && !isSingular;
    return { kind, id, literal, words: lemmas.map(lexicon.canonical), pluralOnly };
  });
}

/**
 * The phrases a catalogue name stands for: "Stove / Oven" is two, "Kayak or Canoe" is two,
 * "Massage or Salon Chair" shares its last word, "TV (40-59 inch)" is a TV.
 */
export function phrasesOfName(name: string): string[] {
  const plain = name.replace(/\([^)]*\)/g, " ").trim();
  const phrases = plain.split("/").flatMap((part) => splitAlternatives(part.trim()));
  // "King Bed Frame" is a "king frame" too.
  const [size = "", , noun, more] = plain.toLowerCase().split(" ");
  const short = BED_SIZES.has(size) && noun && noun !== "set" && !more ? [`${size} ${noun}`] : [];
  const inside = inBrackets(name);
  const described = /^\d+ \w+$/.test(inside) ? phrases.map((phrase) => `${inside} ${phrase}`) : [];
  return [...described, ...phrases, ...short].filter((phrase) => phrase !== "");
}

function splitAlternatives(part: string): string[] {
  const [left, right] = part.split(/ or /i);
  if (left === undefined || right === undefined) return [part];
  const leftWords = left.split(" ");
  const rightWords = right.split(" ");
  if (rightWords.length === 1)
    return leftWords.length === 1 ? [left, right] : [left, `${leftWords[0]} ${right}`, right];
  return [`${left} ${rightWords.at(-1)}`, right];
}

/** What a name says in brackets. */
function inBrackets(name: string): string {
  return /\(([^)]*)\)/.exec(name)?.[1] ?? "";
}

/** How an item's name says what one of it is: "(Pile)", "(per 100 lb)"; empty for a piece. */
export function measureOfName(name: string): string {
  const measure = /\b(?:pile|load|bundle|bag|box|bin|stack|room|square|100 lb)\b/;
  return measure.exec(inBrackets(name).toLowerCase())?.[0] ?? "";
}

/** A range of sizes in a name, such as "(Under 40 inch)", "(40-59 inch)" or "(60 inch and Up)". */
export function rangeOfName(name: string): { low: number; high: number } | undefined {
  const range = /under (\d+) inch|(\d+)-(\d+) inch|(\d+) inch and up/.exec(
    inBrackets(name).toLowerCase(),
  );
  if (!range) return undefined;
  const [under, low, high, from] = range.slice(1).map((side) => side && Number(side));
  if (under) return { low: 0, high: under - 1 };
  return { low: low || from || 0, high: high || Number.POSITIVE_INFINITY };
}

/** A tree of phrases, one word a step, so that the longest phrase at a place is found in one walk. */
export type PhraseNode<Hit> = { next: Map<string, PhraseNode<Hit>>; hits: Hit[] };

export function createPhraseTree<Hit>(): PhraseNode<Hit> {
  return { next: new Map(), hits: [] };
}

export function addPhrase<Hit>(root: PhraseNode<Hit>, words: readonly string[], hit: Hit): void {
  let node = root;
  for (const word of words) {
    const next = node.next.get(word) ?? createPhraseTree<Hit>();
    node.next.set(word, next);
    node = next;
  }
  node.hits.push(hit);
}

/** All phrases in one tree. */
export function treeOf(hits: readonly Hit[], lexicon: Lexicon): PhraseNode<Hit> {
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
