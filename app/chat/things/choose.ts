import { BED_SIZES } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Named, Thing, Traits } from "./thing.ts";
import { variantOf } from "./variants.ts";

/** A named thing as its traits choose it among the items of its kind. */
export function withTraits(
  base: Named,
  traits: Traits,
  vocabulary: Vocabulary,
): Named & Pick<Thing, "described" | "base" | "traits"> {
  const variant =
    base.kind === "item"
      ? (variantOf(base, traits, vocabulary) ?? sizeOf(base, traits, vocabulary))
      : undefined;
  const described = variant !== undefined || base.words.some((word) => isSize(word));
  const { kind, head, literal } = base;
  const { id, words } = variant ?? base;
  return { kind, id, words, head, literal, described, base, traits };
}

function isSize(word: string): boolean {
  return BED_SIZES.has(word) || /^(?:large|small|tall|\d.*)$/.test(word);
}

/** A bed's size by any other name of the item: "full size bedframe" is a full bed frame. */
function sizeOf(
  base: Named,
  { words }: Traits,
  vocabulary: Vocabulary,
): ReturnType<typeof variantOf> {
  const size = words.find((word) => BED_SIZES.has(word));
  if (size === undefined) return undefined;
  const traits = { words: [size], inches: null };
  for (const name of vocabulary.phrasesById.get(base.id) ?? []) {
    if (name.some((word) => BED_SIZES.has(word))) continue;
    const variant = variantOf({ ...base, words: name }, traits, vocabulary);
    if (variant) return variant;
  }
  return undefined;
}
