/** How a message speaks of a thing: to be taken, to be left, or as a mere description. */
export type Sense = "take" | "keep" | "aside";

/** One place in a message where an item, or something refused, is named. */
export type Mention = {
  kind: "item" | "refused";
  id: string;
  /** The pieces that name it: the first, and the one behind the last. */
  from: number;
  to: number;
  /** Where its whole noun phrase begins and ends: count, adjectives, name, size behind it. */
  start: number;
  end: number;
  /** Its words in canonical form, and the noun among them. */
  words: readonly string[];
  head: string;
  plural: boolean;
  /** The count that was written, or null. */
  count: number | null;
  /** "some", "a bunch of": several, nobody said how many. */
  vague: boolean;
  /** "the couch" may be one already spoken of, "a couch" is not. */
  definite: boolean;
  indefinite: boolean;
  /** "2 more", "another": on top of what is there. */
  additive: boolean;
  /** Named as a kind of something: "one of those china cabinets", "the rolltop kind". */
  likened: boolean;
  /** It was named with a size or kind of its own. */
  described: boolean;
  sense: Sense;
  /** The place of a list by place that it stands under ("Unit B:"), from 1; 0 for none. */
  section: number;
  /** Said with "don't need" or "don't want", which may mean either. */
  unwanted: boolean;
  /** Left out of an "everything except". */
  excepted: boolean;
  /** Denied by a mere "no" or "not" before it. */
  loosely: boolean;
  /** The phrase it was named with, before sizes chose among the items. */
  named: { id: string; words: readonly string[]; literal: string };
  /** Its size or kind was told in a sentence: "the TV is 65 inches". */
  told: boolean;
  /** Traits said of it and the name before it: "1 couch 1 loveseat both reclining". */
  shared: { words: readonly string[]; inches: number | null } | undefined;
};

/** The name before one of a message; the first has none, and a negative index into an array is slow. */
export function previousOf(mentions: readonly Mention[], index: number): Mention | undefined {
  return index > 0 ? mentions[index - 1] : undefined;
}

/** A copy with some of it changed; objects that are copied in one place are alike to the machine. */
export function mentionLike(mention: Mention, changes: Partial<Mention>): Mention {
  return Object.assign({ ...mention }, changes);
}
