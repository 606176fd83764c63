import { BED_SIZES } from "#app/chat/parser/vocabulary/lexicon.ts";
import type { Hit } from "#app/chat/parser/vocabulary/phrases.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";

/** What a customer says of a thing beside its name: words that may tell kinds apart, and inches. */
export type Traits = { words: readonly string[]; inches: number | null };

/** What the lists call by a name: an item that has a price, or something refused. */
export type Named = Hit;

/** One place in a message that names an item or something refused, with all that is said of it there. */
export type Thing = Named & {
  /** The pieces of the name, and of its whole noun phrase: count, adjectives, name, size behind it. */
  from: number;
  to: number;
  start: number;
  end: number;
  plural: boolean;
  count: number | null; // The count that was written, or null.
  vague: boolean; // "some", "a bunch of": several, without a count.
  definite: boolean; // "the couch" may be one already spoken of; "a couch" is not.
  indefinite: boolean;
  additive: boolean; // "2 more", "another": on top of what is there.
  fewer: boolean; // "2 fewer", "one less": off what is there.
  strange: boolean; // Told apart by a word that no list knows: "the mantel clock".
  described: boolean; // The customer's words selected one of several items.
  base: Named; // What the name alone stands for, before traits chose.
  traits: Traits;
};

/** A name of which nothing is said. */
export const PLAIN = {
  vague: false,
  definite: false,
  indefinite: false,
  additive: false,
  fewer: false,
  strange: false,
} as const satisfies Partial<Thing>;

export function hasTraits({ words, inches }: Traits): boolean {
  return words.length > 0 || inches !== null;
}

/** The smallest screen size in inches. */
export const SMALLEST_SCREEN = 19;

/** True for a number that, of such an item, is the size of a screen rather than a count. */
export function isScreenSize(id: string, value: number | null, { ranges }: Vocabulary): boolean {
  return value !== null && value >= SMALLEST_SCREEN && ranges.has(id);
}

/** "queen", "9x12" */
export const isMeasure = (word: string) => BED_SIZES.has(word) || /^\d+x\d+$/.test(word);

const MOST_TRAITS = 6; // More traits than this are talk, not a description.

/** The item that a noun and its traits name together ("couch" and "sleeper"); undefined where they choose nothing. */
export function variantOf(
  { id, words, head }: Named,
  traits: Traits,
  { ranges, named, phrasesById }: Vocabulary,
): Pick<Named, "id" | "words"> | undefined {
  const inches = traits.inches ?? Number.NaN;
  const fit = ranges.get(id)?.find(({ low, high }) => inches >= low && inches <= high);
  if (fit) return { id: fit.id, words: [head] };
  const telling = traits.words.filter((trait) => !words.includes(trait));
  const size = telling.filter(isMeasure).slice(0, 1);
  // A size goes with any name of the item, in place of its own: "full size bedframe", "the twin bed is a full".
  const others = size.length === 0 ? [] : (phrasesById.get(id) ?? []);
  const tries = [
    ...subsets(telling.slice(0, MOST_TRAITS)).map((some) => [words, some] as const),
    ...others.map((name) => [name.filter((word) => !BED_SIZES.has(word)), size] as const),
  ];
  for (const [name, some] of tries) {
    const all = [...name, ...some];
    const hit = named(all);
    // "tv" and "stand" name no kind of TV.
    if (hit?.kind === "item" && name.includes(hit.head)) return { id: hit.id, words: all };
  }
  return undefined;
}

/** Another thing of the same item: a printer beside a computer, a floor lamp beside a desk lamp. */
export function isOther(said: Named, listed: Named): boolean {
  const tells = (one: Named, two: Named) => one.words.some((word) => !two.words.includes(word));
  return tells(said, listed) && tells(listed, said);
}

/** "the chairs", of a dining set; of a king bed, what is of any bed. */
export function isPartOf({ head }: Named, set: Named, { parts, named }: Vocabulary): boolean {
  return [set.id, named([set.head])?.id ?? ""].some((id) => parts.get(id)?.includes(head));
}

export function isOfCategory(one: string, other: string, { catalog }: Vocabulary): boolean {
  return catalog.byId.get(one)?.category === catalog.byId.get(other)?.category;
}

function subsets(words: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const word of words) all.push(...all.map((set) => [...set, word]));
  return all.filter((set) => set.length > 0).sort((a, b) => b.length - a.length);
}

/** True for a word that can tell one kind of a thing from another. */
export function isTraitWord(canon: string, vocabulary: Vocabulary): boolean {
  return vocabulary.traitWords.has(canon) || isMeasure(canon);
}

/** A named thing as its traits choose it among the items of its kind. */
export function withTraits(base: Named, traits: Traits, vocabulary: Vocabulary) {
  const variant = base.kind === "item" ? variantOf(base, traits, vocabulary) : undefined;
  const described = variant !== undefined || base.words.some(isSize);
  return { ...base, ...variant, described, base, traits };
}

export function isSize(word: string): boolean {
  return BED_SIZES.has(word) || /^(?:large|small|tall|\d.*)$/.test(word);
}
