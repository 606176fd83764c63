import { bagKey } from "../vocabulary/heads.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { ARTICLES } from "../words/function-words.ts";
import type { Found } from "./find-mentions.ts";
import type { Mention } from "./mention.ts";
import { isBoundary } from "./numbers.ts";
import { endsSentence, type Piece, wordAt } from "./pieces.ts";

/**
 * Gives back names that only say which kind of the plural before them is meant: the "french door" of
 * "4 refrigerators: 3 regular, 1 french door" is no door.
 */
export function freeKinds(
  { mentions, owner }: Found,
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): void {
  for (let index = mentions.length - 1; index >= 0; index -= 1) {
    const kind = mentions[index] as Mention;
    if (isKindAlone(kind, pieces)) {
      owner.fill(undefined, kind.from, kind.to);
      mentions.splice(index, 1);
    }
    if (!isCounted(kind, pieces) || !isBoundary(pieces, kind.to)) continue;
    const whole = pluralBefore(mentions, index, pieces);
    if (!whole || !isKindOf(kind, whole, vocabulary)) continue;
    owner.fill(undefined, kind.from, kind.to);
    mentions.splice(index, 1);
  }
}

/** "6 de comedor y 2 de oficina": of things named before. */
function isKindAlone({ from, to, plural, kind }: Mention, pieces: readonly Piece[]): boolean {
  const counted = wordAt(pieces, from - 1) === "de" && pieces[from - 2]?.kind === "number";
  const begins = counted && isBoundary(pieces, from - 3) && isBoundary(pieces, to);
  return begins && kind === "item" && !plural && to === from + 1;
}

function isCounted({ from }: Mention, pieces: readonly Piece[]): boolean {
  return pieces[from - 1]?.kind === "number" || ARTICLES.has(wordAt(pieces, from - 1));
}

/** The last plural before a name, in its sentence. */
function pluralBefore(
  mentions: readonly Mention[],
  index: number,
  pieces: readonly Piece[],
): Mention | undefined {
  const kind = mentions[index] as Mention;
  const whole = mentions.slice(0, index).findLast(({ plural }) => plural);
  for (let at = whole?.to ?? 0; at < kind.from; at += 1)
    if (endsSentence(pieces, at)) return undefined;
  return whole;
}

function isKindOf(kind: Mention, whole: Mention, { bags }: Vocabulary): boolean {
  if (kind.kind !== "item" || kind.words.length < 2 || kind.words.includes(whole.head))
    return false;
  const named = bags.get(bagKey([...kind.words, whole.head]));
  return named?.kind === "item" && named.id !== kind.id && named.id !== whole.id;
}
