import { BED_SIZES } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { AND, WITH } from "../words/function-words.ts";
import { wordSet } from "../words/table.ts";
import { readAfter } from "./after-name.ts";
import { readAmounts } from "./amounts.ts";
import { countOfIt } from "./amounts-of-it.ts";
import { setAside } from "./aside.ts";
import { isJoinedTo } from "./clauses.ts";
import { completeNames } from "./complete.ts";
import { resolveEllipsis } from "./ellipsis.ts";
import { countElsewhere } from "./elsewhere.ts";
import { findMentions, type Owner } from "./find-mentions.ts";
import { freeKinds } from "./free-kinds.ts";
import { countInMeasure } from "./measures.ts";
import { type Mention, previousOf } from "./mention.ts";
import { mergeNeighbours } from "./merge.ts";
import { multiplyByUnits } from "./multiply.ts";
import { readBefore } from "./noun-phrase.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";
import { readSections } from "./sections.ts";
import { readSetContents } from "./set-contents.ts";
import { setTotalsAside } from "./totals.ts";
import { type Traits, variantOf } from "./variants.ts";

/** Everything named in a message, each with its count, its kind and whether it is meant as junk. */
export function readMentions(
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): { mentions: Mention[]; owner: Owner } {
  const names = findMentions(pieces, vocabulary);
  completeNames(names, pieces, vocabulary);
  freeKinds(names, pieces, vocabulary);
  const { mentions: found, owner } = names;
  readAround(found, pieces, owner, vocabulary);
  const mentions = resolveEllipsis(mergeNeighbours(found, pieces, vocabulary), {
    pieces,
    owner,
    vocabulary,
  });
  shareArticles(mentions, pieces);
  shareSizes(mentions, pieces, vocabulary);
  shareTraits(mentions, pieces, vocabulary);
  shareEach(mentions, pieces);
  shareOfEach(mentions, pieces);
  multiplyByUnits(mentions, pieces);
  for (const mention of mentions) countInMeasure(mention, pieces, owner, vocabulary);
  readAmounts(mentions, pieces, vocabulary);
  countOfIt(mentions, pieces, vocabulary);
  countElsewhere(mentions, pieces, owner);
  readSections(mentions, pieces);
  readSetContents(mentions, pieces, vocabulary);
  setTotalsAside(mentions, pieces, vocabulary);
  setAside(mentions, pieces, vocabulary);
  return { mentions, owner };
}

/** Reads the words around each name, and lets them choose the catalogue item. */
function readAround(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  owner: Owner,
  vocabulary: Vocabulary,
): void {
  let limit = 0;
  for (const mention of mentions) {
    const before = readBefore(mention, pieces, owner, vocabulary, limit);
    const after = readAfter(mention, pieces, owner, vocabulary);
    limit = mention.end;
    const traits: Traits = {
      words: [...before.words, ...after.words],
      inches: before.inches ?? after.inches,
    };
    choose(mention, traits, vocabulary);
  }
}

function choose(mention: Mention, traits: Traits, vocabulary: Vocabulary): void {
  if (mention.kind !== "item") return;
  const variant = variantOf(mention, traits, vocabulary);
  if (!variant) return;
  mention.id = variant.id;
  mention.words = variant.words;
  mention.described = true;
}

/** "the chairs and tables": one article for both. */
function shareArticles(mentions: readonly Mention[], pieces: readonly Piece[]): void {
  for (const [index, second] of mentions.entries()) {
    const first = previousOf(mentions, index);
    const bare = second.count === null && second.plural && !second.indefinite;
    if (first?.definite && bare && isPairLink(pieces, first.end, second.start))
      second.definite = true;
  }
}

/** "king mattress and box spring": a bed's size goes for both, unless the second has an article. */
function shareSizes(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): void {
  for (const [index, second] of mentions.entries()) {
    const first = previousOf(mentions, index);
    if (!first || !isPairLink(pieces, first.end, second.start)) continue;
    const [one, two] = [sizeOf(first), sizeOf(second)];
    if (one && !two && second.count === null) chooseSize(second, one, vocabulary);
    if (two && !one && first.count === null && first.end === first.to)
      chooseSize(first, two, vocabulary);
  }
}

/** The item of a size, by any of the names of the one that has no size yet. */
function chooseSize(mention: Mention, size: string, vocabulary: Vocabulary): void {
  const traits = { words: [size], inches: null };
  for (const words of vocabulary.phrasesById.get(mention.id) ?? []) {
    if (words.some((word) => BED_SIZES.has(word))) continue;
    const variant = variantOf({ ...mention, words }, traits, vocabulary);
    if (!variant) continue;
    Object.assign(mention, { id: variant.id, words: variant.words, described: true });
    return;
  }
}

/**
 * "1 couch 1 loveseat both reclining", "the mattresses and frames are twin": what is said of both
 * goes for the first too.
 */
function shareTraits(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): void {
  for (const [index, { shared, start, to }] of mentions.entries()) {
    const first = previousOf(mentions, index);
    if (!first || !shared || !isJoinedTo(pieces, first.end, start)) continue;
    const told = /^(?:are|son)$/.test(wordAt(pieces, to));
    // "a couch and chairs that are …" may mean the chairs alone.
    if (told && !first.definite) continue;
    choose(first, shared, vocabulary);
    first.told = told;
  }
}

function isPairLink(pieces: readonly Piece[], from: number, to: number): boolean {
  const word = wordAt(pieces, from);
  return to === from + 1 && (AND.has(word) || WITH.has(word) || markAt(pieces, from) === "/");
}

function sizeOf({ words }: Mention): string | undefined {
  return words.find((word) => BED_SIZES.has(word));
}

/** "nightstands and lamps, 2 each": the count goes for every name of the list before it. */
function shareEach(mentions: readonly Mention[], pieces: readonly Piece[]): void {
  for (const [index, mention] of mentions.entries()) {
    if (mention.count === null || !isEach(pieces, mention)) continue;
    for (let at = index - 1; at >= 0; at -= 1) {
      const before = mentions[at];
      const after = mentions[at + 1];
      if (!before || !after || before.count !== null) break;
      if (!isJoinedTo(pieces, before.end, after.start)) break;
      before.count = mention.count;
    }
  }
}

const EACH = wordSet("each cada");

/** "two of each: nightstand, lamp": the count goes for the list behind it. */
function shareOfEach(mentions: readonly Mention[], pieces: readonly Piece[]): void {
  for (let at = 1; at < pieces.length; at += 1) {
    if (!EACH.has(wordAt(pieces, at))) continue;
    const number = numberOfEach(pieces, at);
    const count = pieces[number]?.kind === "number" ? pieces[number]?.value : undefined;
    const from = markAt(pieces, at + 1) === ":" ? at + 2 : at + 1;
    if (count !== undefined) giveCount(mentions, pieces, from, count);
  }
}

/** The number of "two of each", "two each:" or "six (6) each:". */
function numberOfEach(pieces: readonly Piece[], at: number): number {
  const before = wordAt(pieces, at - 1);
  if (before === "of" || before === "de") return at - 2;
  if (markAt(pieces, at + 1) !== ":") return -1;
  return markAt(pieces, at - 1) === ")" ? at - 2 : at - 1;
}

function giveCount(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  from: number,
  count: number,
): void {
  let end = from;
  for (const mention of mentions) {
    if (mention.start < from) continue;
    if (!isJoinedTo(pieces, end, mention.start)) return;
    mention.count ??= count;
    end = mention.end;
  }
}

function isEach(pieces: readonly Piece[], { to, end }: Mention): boolean {
  for (let at = to; at < end; at += 1) {
    if (pieces[at]?.kind === "number" && /^(?:each|ea|cada)$/.test(wordAt(pieces, at + 1)))
      return true;
  }
  return false;
}
