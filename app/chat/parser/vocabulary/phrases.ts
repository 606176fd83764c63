import { foldText } from "#app/chat/parser/text/fold.ts";
import { mergeNumberWords } from "#app/chat/parser/text/number-words.ts";
import { tokenize } from "#app/chat/parser/text/tokenize.ts";
import {
  addPhrase,
  createPhraseTree,
  type PhraseNode,
} from "#app/chat/parser/words/phrase-tree.ts";
import { grouped, wordSet } from "#app/chat/parser/words/table.ts";
import { BED_SIZES, isAttribute, type Lexicon, type Phrase } from "./lexicon.ts";

/** What a phrase of the vocabulary stands for. */
export type Hit = {
  kind: "item" | "refused";
  id: string;
  /** The phrase in its own words (singular), to prefer what was written over what means the same. */
  literal: string;
  words: readonly string[];
  head: string;
  /** The owner wrote this single word in the plural only ("books"): the bare singular is no noun. */
  collective: boolean;
};

type Kind = Hit["kind"];
type Entry = { id: string; name: string; aliases: readonly string[] };

/** Names that lump several things together, whose words do not mean the same. */
const LUMPED = /\bor\b|\bother\b|,/i;

/** All phrases of the lists: what the owner wrote as everyday words before what is drawn from the names. */
export function phrasesOf(lists: Readonly<Record<Kind, readonly Entry[]>>): Phrase[] {
  const phraseOf =
    (kind: Kind, { id, name }: Entry) =>
    (text: string) => {
      return { kind, id, words: wordsOf(text), isLumped: LUMPED.test(name) };
    };
  const all = (textsOf: (entry: Entry) => readonly string[]) =>
    (["item", "refused"] as const)
      .flatMap((kind) => lists[kind].flatMap((entry) => textsOf(entry).map(phraseOf(kind, entry))))
      .filter(({ words }) => words.length > 0);
  const written = all(({ aliases }) => aliases);
  const drawn = all(({ name }) => phrasesOfName(name));
  const owners = grouped([...written, ...drawn].map(({ id, words }) => [words.at(-1), id]));
  // The "rack" of a "Weight Bench or Rack" is the noun of other things too.
  const isVague = ({ isLumped, words: [word, second] }: Phrase) =>
    isLumped && second === undefined && new Set(owners.get(word)).size > 1;
  return [...written, ...drawn.filter((phrase) => !isVague(phrase))];
}

function wordsOf(text: string): string[] {
  return mergeNumberWords(tokenize(foldText(text)))
    .filter((token) => token.kind !== "mark")
    .map((token) => token.text);
}

/** What the phrases stand for. */
export function hitsOf(phrases: readonly Phrase[], { lemma, canonical }: Lexicon): Hit[] {
  const written = new Set(phrases.map(({ words }) => words.join(" ")));
  const single = phrases.flatMap(({ words }) => (words.length === 1 ? words : []));
  const nouns = new Set(single.map((word) => canonical(lemma(word))));
  return phrases.map(({ kind, id, words: own }) => {
    const lemmas = own.map(lemma);
    const literal = lemmas.join(" ");
    const words = lemmas.map(canonical);
    const collective = own.at(-1) !== lemmas.at(-1) && !written.has(literal);
    return { kind, id, words, head: headOf(words, nouns, literal), literal, collective };
  });
}

/** Words that join a phrase and say nothing of the thing. */
export const JOINERS = wordSet`of para the a la el by up out`;
const AFTER_HEAD = wordSet`of for para with w con and`;

/** The key of a phrase whatever the order of its words; one that it has twice counts twice: "side by side". */
export function bagKey(words: readonly string[]): string {
  return words
    .filter((word) => !JOINERS.has(word))
    .sort()
    .join(" ");
}

/**
 * The noun of a phrase: its last word before any "of …" or "with …", or the one before a
 * Spanish adjective ("bici fija", no "combo").
 */
function headOf(words: readonly string[], nouns: ReadonlySet<string>, literal: string): string {
  const cut = words.findIndex((word, index) => index > 0 && AFTER_HEAD.has(word));
  const own = cut === -1 ? words : words.slice(0, cut);
  const last = own.at(-1) ?? "";
  const isSpanish = /(?:[^b]o|a|[ai]ble|cal)$/.test(literal) && !nouns.has(last);
  return ((isSpanish || isAttribute(last)) && own.findLast((word) => nouns.has(word))) || last;
}

/**
 * The phrases of a catalogue name: "Stove / Oven" is two, as is "Massage or Salon Chair"; "TV
 * (40-59 inch)" is a TV.
 */
export function phrasesOfName(name: string): string[] {
  const plain = name.replace(/\([^()]*\)/g, " ").trim();
  const phrases = plain.split("/").flatMap((part) => splitAlternatives(part.trim()));
  // "King Bed Frame" is a "king frame" too.
  const [size = "", , noun = "set", more] = plain.toLowerCase().split(" ");
  const short = BED_SIZES.has(size) && noun !== "set" && !more ? [`${size} ${noun}`] : [];
  const inside = inBrackets(name);
  const described = /^\d+ \w+$/.test(inside) ? phrases.map((phrase) => `${inside} ${phrase}`) : [];
  return [...described, ...phrases, ...short].filter((phrase) => phrase !== "");
}

function splitAlternatives(part: string): string[] {
  const [left = "", right] = part.split(/ or /i);
  if (right === undefined) return [part];
  const [first, second] = left.split(" ");
  const shared = right.split(" ").at(-1);
  if (shared !== right) return [`${left} ${shared}`, right];
  return second === undefined ? [left, right] : [left, `${first} ${right}`, right];
}

function inBrackets(name: string): string {
  return /\(([^()]*)\)/.exec(name)?.[1] ?? "";
}

/** How an item's name says what one of it is: "(Pile)", "(per 100 lb)"; empty for a piece. */
export function measureOfName(name: string): string {
  const measure = /\b(?:pile|load|bundle|bag|box|bin|stack|room|square|100 lb)\b/;
  return measure.exec(inBrackets(name).toLowerCase())?.[0] ?? "";
}

/** A range of sizes in a name, such as "(Under 40 inch)", "(40-59 inch)" or "(60 inch and Up)". */
export function rangeOfName(name: string): { low: number; high: number } | undefined {
  const range = /under (\d+) inch|(\d+)-(\d+) inch|(\d+) inch and up/i.exec(inBrackets(name));
  if (!range) return undefined;
  const [under, low, high, from] = range.slice(1).map((side) => side && Number(side));
  if (under) return { low: 0, high: under - 1 };
  return { low: low || from || 0, high: high || Number.POSITIVE_INFINITY };
}

/** All phrases in one tree; "endtable" and "hottub" are written in one word too. */
export function treeOf(hits: readonly Hit[], { canonical }: Lexicon): PhraseNode<Hit> {
  const root = createPhraseTree<Hit>();
  for (const hit of hits) addPhrase(root, hit.words, hit);
  for (const hit of hits) {
    const joined = canonical(hit.literal.replace(" ", ""));
    if (hit.words.length === 2 && !root.next.has(joined)) addPhrase(root, [joined], hit);
  }
  return root;
}
