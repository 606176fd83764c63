import type { Mention } from "../reading/mention.ts";
import { bagKey } from "../vocabulary/heads.ts";
import { findPhrase } from "../vocabulary/phrase-tree.ts";
import type { Hit } from "../vocabulary/phrases.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { DraftLine } from "./list.ts";

/** Two items that may be taken for one another: one category, or one noun. */
export function related(id: string, mention: Mention, { catalog, heads }: Vocabulary): boolean {
  const [one, two] = [catalog.byId.get(id), catalog.byId.get(mention.id)];
  return one?.category === two?.category || (heads.get(id)?.has(mention.head) ?? false);
}

/** Related, or one item by two names: both together are what the second is. */
export function isKin(line: DraftLine, mention: Mention, vocabulary: Vocabulary): boolean {
  if (related(line.id, mention, vocabulary)) return true;
  const together = vocabulary.bags.get(bagKey([...line.words, ...mention.words]));
  return together?.id === mention.id;
}

/** "a cabinet, one of those china cabinets": each may be called by the other's noun. */
export function sharesNoun(line: DraftLine, mention: Mention, { heads }: Vocabulary): boolean {
  return heads.get(line.id)?.has(mention.head) || (heads.get(mention.id)?.has(line.head) ?? false);
}

/** True where a line may be the thing that a name speaks of. */
export function mayBe(line: DraftLine, mention: Mention, vocabulary: Vocabulary): boolean {
  return related(line.id, mention, vocabulary) || sharesNoun(line, mention, vocabulary);
}

/** True where one name may say what the other is: "the fridge is a french door". */
export function mayTell(line: DraftLine, mention: Mention, vocabulary: Vocabulary): boolean {
  return (
    isKin(line, mention, vocabulary) ||
    sharesNoun(line, mention, vocabulary) ||
    kindOf(line, mention, vocabulary) !== undefined
  );
}

/** "a fridge", then "it's french door": two names that make a third together. */
export function kindOf(
  line: DraftLine,
  mention: Mention,
  { bags, phrases, heads }: Vocabulary,
): Hit | undefined {
  if (heads.get(mention.id)?.has(line.head)) return undefined;
  const joined = findPhrase(phrases, [line.head, "with", ...mention.words])?.hits[0];
  const hit = joined ?? bags.get(bagKey([...line.words, ...mention.words]));
  return hit?.kind === "item" && hit.id !== line.id && hit.id !== mention.id ? hit : undefined;
}
