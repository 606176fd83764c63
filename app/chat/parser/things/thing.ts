import type { Hit } from "#app/chat/parser/vocabulary/phrases.ts";

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
