import { BED_SIZES } from "../vocabulary/attributes.ts";
import { areaOf, bagKey, headOf } from "../vocabulary/heads.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Named, Thing, Traits } from "./thing.ts";

export function hasTraits({ words, inches }: Traits): boolean {
  return words.length > 0 || inches !== null;
}

type Variant = { id: string; words: readonly string[] };

/** The smallest screen size in inches. */
export const SMALLEST_SCREEN = 19;

/** More traits than this are talk, not a description. */
const MOST_TRAITS = 6;

/**
 * The catalogue item that a noun and its traits name together: "couch" and "sleeper", "TV" and
 * 65 inches, "shed" and 10x12. Undefined when the traits choose nothing.
 */
export function variantOf(
  base: { id: string; words: readonly string[]; head: string },
  traits: Traits,
  vocabulary: Vocabulary,
): Variant | undefined {
  if (!hasTraits(traits)) return undefined;
  return byInches(base, traits, vocabulary) ?? byWords(base.words, traits.words, vocabulary);
}

export function isOfCategory(one: string, other: string, { catalog }: Vocabulary): boolean {
  return catalog.byId.get(one)?.category === catalog.byId.get(other)?.category;
}

function byInches(
  base: { id: string; head: string },
  { inches }: Traits,
  vocabulary: Vocabulary,
): Variant | undefined {
  if (inches === null) return undefined;
  const fit = vocabulary.ranges
    .get(base.id)
    ?.find(({ low, high }) => inches >= low && inches <= high);
  return fit && { id: fit.id, words: [base.head] };
}

/** The most traits that make a phrase of the lists together with all of the words. */
function byWords(
  words: readonly string[],
  traits: readonly string[],
  vocabulary: Vocabulary,
): Variant | undefined {
  const useful = [...new Set(traits)]
    .filter((trait) => !words.includes(trait))
    .slice(0, MOST_TRAITS);
  for (const some of subsets(useful)) {
    const hit = vocabulary.bags.get(bagKey([...words, ...some]));
    // "tv" and "stand" name no kind of TV.
    const isKind = hit && words.includes(headOf(hit.words, vocabulary.lexicon));
    if (hit?.kind === "item" && isKind) return { id: hit.id, words: [...words, ...some] };
  }
  return undefined;
}

/** All subsets but the empty one, largest first. */
function subsets(words: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const word of words) all.push(...all.map((set) => [...set, word]));
  return all.filter((set) => set.length > 0).sort((a, b) => b.length - a.length);
}

/** True for a word that can tell one kind of a thing from another. */
export function isTraitWord(canon: string, vocabulary: Vocabulary): boolean {
  return vocabulary.traitWords.has(canon) || areaOf(canon) > 0;
}

/** A named thing as its traits choose it among the items of its kind. */
export function withTraits(
  base: Named,
  traits: Traits,
  vocabulary: Vocabulary,
): Named & Pick<Thing, "described" | "base" | "traits"> {
  const variant = base.kind === "item" ? variantOf(base, traits, vocabulary) : undefined;
  const described = variant !== undefined || base.words.some((word) => isSize(word));
  const { kind, head, literal } = base;
  const { id, words } = variant ?? base;
  return { kind, id, words, head, literal, described, base, traits };
}

export function isSize(word: string): boolean {
  return BED_SIZES.has(word) || /^(?:large|small|tall|\d.*)$/.test(word);
}
