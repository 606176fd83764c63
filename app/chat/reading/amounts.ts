import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { OF } from "../words/function-words.ts";
import { CONTAINERS } from "../words/shapes.ts";
import { type Mention, previousOf } from "./mention.ts";
import { isBoundary } from "./numbers.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";

const ABOUT =
  /^(?:about|around|roughly|approx|approximately|maybe|like|como|unas|aproximadamente|too|tambien)$/;

/**
 * Gives a name the amount that stands behind it: "construction debris, about a pickup load",
 * "books, 4 boxes", "shoes, 3 bags of them". The container is then no thing of its own.
 */
export function readAmounts(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): void {
  for (const [index, amount] of mentions.entries()) {
    const before = previousOf(mentions, index);
    if (!before || !CONTAINERS.has(wordAt(pieces, amount.to - 1))) continue;
    if (before.kind === "refused") {
      if (isAmountOfRefused(before, amount, pieces)) amount.sense = "aside";
    } else if (isAmountOf(before, amount, pieces, vocabulary)) {
      before.count ??= amount.count;
      amount.sense = "aside";
    }
  }
}

/** "fertilizer, 3 bags", "we have ammo. got 3 boxes of it": as little to be taken as what it holds. */
function isAmountOfRefused(thing: Mention, amount: Mention, pieces: readonly Piece[]): boolean {
  if (isOfThem(amount, pieces)) return true;
  if (amount.to > amount.from + 1) return false;
  const gap = gapWords(pieces, thing.end, amount.start);
  const beside = gap !== undefined || amount.start === thing.end;
  return (
    beside &&
    thing.count === null &&
    amount.count !== null &&
    amount.end === amount.to &&
    isBoundary(pieces, amount.to)
  );
}

/** "4 boxes of those", "5 botes de esa". */
function isOfThem({ to }: Mention, pieces: readonly Piece[]): boolean {
  return (
    OF.has(wordAt(pieces, to)) &&
    /^(?:them|those|it|em|these|that|this|ellos|ellas|eso|esa|ese|esos|esas)$/.test(
      wordAt(pieces, to + 1),
    ) &&
    isBoundary(pieces, to + 2)
  );
}

function isAmountOf(
  thing: Mention,
  amount: Mention,
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): boolean {
  const gap = gapWords(pieces, thing.end, amount.start);
  const measured = vocabulary.measures.get(thing.id) ?? "";
  if (isOfThem(amount, pieces) && measured === pieces[amount.to - 1]?.lemma) return true;
  if (gap === undefined || amount.count === null) return false;
  if (
    isOfThem(amount, pieces) ||
    gap.some((word) => /^(?:about|roughly|approx|maybe|como)$/.test(word))
  )
    return true;
  return measured !== "" && thing.count === null && measured === pieces[amount.to - 1]?.lemma;
}

/** The words between two names when there are but a comma and an "about". */
function gapWords(pieces: readonly Piece[], from: number, to: number): string[] | undefined {
  const words: string[] = [];
  for (let at = from; at < to; at += 1) {
    const word = wordAt(pieces, at);
    if (word === "" ? !/^[,:-]$/.test(markAt(pieces, at)) : !ABOUT.test(word)) return undefined;
    if (word !== "") words.push(word);
  }
  return to > from ? words : undefined;
}
