import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { BUT, DEFINITE } from "../words/function-words.ts";
import { KEEP, ONLY, TAKE } from "../words/verbs.ts";
import { type Mention, mentionLike } from "./mention.ts";
import { isBoundary } from "./numbers.ts";
import { endsSentence, isContraction, markAt, type Piece, wordAt } from "./pieces.ts";
import { isTraitWord, variantOf } from "./variants.ts";

const OTHER_ES =
  /^(?:viej[oa]s?|otr[oa]s?|chic[oa]s?|chiquit[oa]s?|grandes?|rot[oa]s?|quebrad[oa]s?|descompuest[oa]s?|fe[oa]s?|negr[oa]s?|cafes?)$/;
/** "it's the good one" tells why. */
const TELLING = /^(?:its|is|thats|was|are|theyre|es|son|era)$/;
/** How many words may describe "the … one". */
const MOST_WORDS = 3;

/**
 * Adds what "not the big TV, the small one" and "me quedo con la tele nueva, la vieja se va" take:
 * another of what was just kept, told by its kind alone.
 */
export function withOtherKinds(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): readonly Mention[] {
  if (!mentions.some(isKnownToStay)) return mentions;
  return mentions.flatMap((mention, index) => {
    if (!isKnownToStay(mention)) return [mention];
    const limit = mentions[index + 1]?.start ?? pieces.length;
    const other = otherKind(mention, pieces, limit, vocabulary);
    return other ? [mention, other] : [mention];
  });
}

function isKnownToStay({ sense, kind, definite }: Mention): boolean {
  return sense === "keep" && kind === "item" && definite;
}

function otherKind(
  mention: Mention,
  pieces: readonly Piece[],
  limit: number,
  vocabulary: Vocabulary,
): Mention | undefined {
  let takes = false;
  for (let at = mention.end; at < limit && !endsSentence(pieces, at); at += 1) {
    const word = wordAt(pieces, at);
    if (takes && KEEP.has(word)) return undefined;
    takes ||= markAt(pieces, at) === "," || TAKE.has(word) || ONLY.has(word) || BUT.has(word);
    const to = takes && isArticle(pieces, at) ? endOfOne(pieces, at) : -1;
    if (to !== -1 && to <= limit && !staysBehind(pieces, to))
      return kindAt(mention, pieces, at, to, vocabulary);
  }
  return undefined;
}

function isArticle(pieces: readonly Piece[], at: number): boolean {
  const opens = DEFINITE.has(wordAt(pieces, at)) && !isContraction(pieces, at);
  return opens && !TELLING.test(wordAt(pieces, at - 1));
}

/** The place behind "the ugly one" or "la vieja", or -1. */
function endOfOne(pieces: readonly Piece[], article: number): number {
  if (OTHER_ES.test(wordAt(pieces, article + 1))) {
    const next = wordAt(pieces, article + 2);
    return isBoundary(pieces, article + 2) || /^(?:se|si|va|es|que|ya)$/.test(next)
      ? article + 2
      : -1;
  }
  for (let at = article + 1; at <= article + MOST_WORDS; at += 1) {
    if (at > article + 1 && (pieces[at]?.value === 1 || wordAt(pieces, at) === "ones"))
      return at + 1;
    if (wordAt(pieces, at) === "") return -1;
  }
  return -1;
}

function staysBehind(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; at < from + 5 && !isBoundary(pieces, at); at += 1)
    if (KEEP.has(wordAt(pieces, at)) || /^(?:not|no|isnt)$/.test(wordAt(pieces, at))) return true;
  return false;
}

function kindAt(
  mention: Mention,
  pieces: readonly Piece[],
  from: number,
  to: number,
  vocabulary: Vocabulary,
): Mention {
  const said = pieces.slice(from, to);
  const words = said.map(({ canon }) => canon).filter((word) => isTraitWord(word, vocabulary));
  const { head } = mention;
  const plain = vocabulary.bags.get(head);
  const base = plain?.kind === "item" ? { id: plain.id, words: [head] } : mention.named;
  const variant = variantOf({ ...base, head }, { words, inches: null }, vocabulary);
  const plural = /s$/.test(said.at(-1)?.text ?? "");
  return mentionLike(mention, {
    from,
    to,
    start: from,
    end: to,
    id: variant?.id ?? base.id,
    words: variant?.words ?? base.words,
    count: plural ? null : 1,
    plural,
    sense: "take",
    loosely: false,
    excepted: false,
  });
}
