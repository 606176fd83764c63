import {
  isOfCategory,
  isOther,
  isPartOf,
  type Thing,
  type Traits,
  variantOf,
} from "#app/chat/parser/things/thing.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { ROOMS } from "#app/chat/parser/words/lists.ts";
import type { Line, List, NewLine, Place } from "./list.ts";

/** A noun of which nothing is said: "the table", of a coffee table. */
export function isBare({ base, described, strange }: Thing): boolean {
  return base.words.length === 1 && !described && !strange;
}

/** The line that a name speaks of: its item's own, or the latest of its noun; with a size, one that has none yet. */
export function spokenOf({ lines, focus }: List, thing: Thing, { vocabulary, message }: Place) {
  const { heads } = vocabulary;
  const own = lines.filter(({ id }) => id === thing.id);
  if (own.length > 0) return own.findLast(({ base }) => !isOther(thing.base, base)) ?? own.at(-1);
  const isKin = ({ id, quantity, base, described, message: named }: Line) => {
    const isNoun = base.head === thing.head;
    // "the blue chair", of 4 office chairs
    const isOneOf = quantity > 1 && thing.definite && !thing.plural && thing.words.length === 1;
    if (isBare(thing) || isOneOf)
      return isNoun || (named < message && heads.get(id)?.has(thing.head));
    // "a freezer" and "an upright freezer": the same noun, once without a kind; "piano || a baby grand".
    const isPlain = !described && base.words.length === 1;
    const isKind = named < message && isPlain && heads.get(thing.id)?.has(base.head);
    const isWithin = isNoun && base.words.every((word) => thing.words.includes(word));
    return isWithin || isKind || base.id === thing.base.id;
  };
  const isWhole = ({ id, base }: Line) => isPartOf(thing.base, { ...base, id }, vocabulary);
  const kin = lines.filter((line) => isKin(line) && !isWhole(line));
  return kin.find(({ key }) => key === focus.at(-1)) ?? kin.at(-1);
}

/** The listed thing that a name is a part of: of a bed, "just the frame". */
export function wholeOf({ lines }: List, { base: part }: Thing, { vocabulary }: Place) {
  return lines.findLast(({ id, base }) => isPartOf(part, { ...base, id }, vocabulary));
}

/** A line as the message that is read found it. */
export function foundLine({ history }: List, { key }: Line): Line | undefined {
  return history.at(-1)?.find((line) => line.key === key);
}

/** "make it five, one is still good", "it's 3, they put another one out": the message said what comes of it. */
export function isExplained(list: List, line: Line, count: number): boolean {
  const before = foundLine(list, line)?.quantity ?? 0;
  return before > 0 && count <= line.quantity && Math.abs(line.quantity - before) === count;
}

/** The item that the traits select for a line; undefined where they select none. */
export function kindOf(line: NewLine, traits: Traits, vocabulary: Vocabulary): string | undefined {
  // "I have a dog" makes no dog bed of a bed; "it is for the patio" makes a patio table, and
  // "theyre leaves" bags of them.
  const isPlaced = traits.words.some((word) => ROOMS.has(word));
  const others = traits.inches === null ? vocabulary.phrasesById.get(line.id) : undefined;
  const names = [line.base.words, ...(others ?? [])];
  // A desk told as L-shaped stays so behind "glass top"; words of the plain item's name make it that again.
  const { name = "" } = vocabulary.catalog.byId.get(line.base.id) ?? {};
  const isNamed = traits.words.some((word) => name.toLowerCase().includes(word));
  const isSet = line.described && traits.inches === null && !isNamed;
  for (const words of names) {
    const variant = variantOf({ ...line.base, words }, traits, vocabulary);
    if (isSet && variant?.id === line.base.id) return undefined;
    if (variant && (isPlaced || isOfCategory(line.id, variant.id, vocabulary))) return variant.id;
  }
  return undefined;
}
