import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { WITH } from "../words/function-words.ts";
import type { Mention } from "./mention.ts";
import { type Piece, wordAt } from "./pieces.ts";

/**
 * "a dining set with 4 chairs", "un comedor con 6 sillas": what the set's name says it comes with
 * ("Table and 4 Chairs") is not there twice; only more than that counts.
 */
export function readSetContents(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): void {
  for (const [index, part] of mentions.entries()) {
    const set = mentions[index - 1];
    if (!set || part.count === null || !WITH.has(wordAt(pieces, set.end))) continue;
    if (part.start !== set.end + 1) continue;
    const included = includedIn(set, part, vocabulary);
    if (included === 0) continue;
    if (part.count > included) part.count -= included;
    else part.sense = "aside";
  }
}

/** How many of a part the name of a set counts: 4 chairs in "(Table and 4 Chairs)". */
function includedIn(set: Mention, part: Mention, { catalog, lexicon }: Vocabulary): number {
  const inside = /\(([^)]*)\)/.exec(catalog.byId.get(set.id)?.name ?? "")?.[1]?.toLowerCase() ?? "";
  for (const [, count = "", noun = ""] of inside.matchAll(/(\d+) ([a-z]+)/g))
    if (lexicon.read(noun).canon === part.head) return Number(count);
  return 0;
}
