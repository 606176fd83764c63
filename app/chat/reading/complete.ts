import { UNITS } from "../text/units.ts";
import { BED_SIZES, isAttribute, SIZE_FILLERS } from "../vocabulary/attributes.ts";
import { bagKey, headOf } from "../vocabulary/heads.ts";
import type { Hit } from "../vocabulary/phrases.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { AND, DEFINITE, isFunctionWord, WITH } from "../words/function-words.ts";
import { NUMBER_LABELS, ROOMS } from "../words/places.ts";
import { CONTAINERS, TAILS } from "../words/shapes.ts";
import { ONLY } from "../words/verbs.ts";
import { leadsToName } from "./after-reader.ts";
import { type Found, newMention } from "./find-mentions.ts";
import type { Mention } from "./mention.ts";
import { isBoundary } from "./numbers.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";
import { isTraitWord } from "./variants.ts";

/** A half-named thing stands no further than this behind the name that completes it. */
const WITHIN = 8;

/**
 * Finds things named by half, which the name before completes: "a TV and the stand" is a TV stand,
 * "colchón y base" a "base de colchón", a "range" counted in a list a stove.
 */
export function completeNames(
  { mentions, owner }: Found,
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): void {
  const found = mentions.length;
  for (let at = 0; at < pieces.length; at += 1) {
    if (owner[at]) continue;
    const piece = pieces[at] as Piece;
    const bare = found > 0 ? vocabulary.bareHeads.get(piece.canon) : undefined;
    if (bare && isCountedAlone(pieces, at)) {
      add(bare, at);
      continue;
    }
    const hits = vocabulary.halves.get(piece.canon);
    if (
      !hits ||
      !mayBeHalf(piece.text, DEFINITE.has(wordAt(pieces, at - 1))) ||
      leadsToName(pieces, at + 1, owner)
    )
      continue;
    const before = nameBefore(at, mentions, pieces);
    const sized = sizedHalf(hits, pieces, at, vocabulary);
    const hit =
      sized ??
      (before &&
        isListed(pieces, at, vocabulary) &&
        hits.find(
          (half) =>
            completes(half, piece.canon, before, vocabulary) ||
            (half.id === before.id && ONLY.has(wordAt(pieces, at - 2))),
        ));
    if (hit) add(hit, at);
  }
  if (mentions.length > found) mentions.sort((a, b) => a.from - b.from);

  function add(hit: Hit, at: number): void {
    const head = headOf(hit.words, vocabulary.lexicon);
    const mention = newMention(hit, at, at + 1, head, pieces[at]?.plural ?? false);
    owner[at] = mention;
    mentions.push(mention);
  }
}

/** "range (1)", "1 range,", "range x2": counted in a list, with no adjective to tell its kind. */
function isCountedAlone(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at - 1]?.kind === "number") return isBoundary(pieces, at + 1);
  if (!isBoundary(pieces, at - 1)) return false;
  const opens = markAt(pieces, at + 1) === "(" || wordAt(pieces, at + 1) === "x";
  return opens && pieces[at + 2]?.kind === "number" && isBoundary(pieces, at + 3);
}

/** "a king frame", "una base king": a bed's size says what the half belongs to. */
function sizedHalf(
  hits: readonly Hit[],
  pieces: readonly Piece[],
  at: number,
  { bags }: Vocabulary,
): Hit | undefined {
  let place = at - 1;
  while (SIZE_FILLERS.has(wordAt(pieces, place))) place -= 1;
  const size = [place, at + 1]
    .map((near) => pieces[near]?.canon ?? "")
    .find((word) => BED_SIZES.has(word));
  if (size === undefined) return undefined;
  return hits.find(({ words }) => bags.get(bagKey([size, ...words]))?.kind === "item");
}

/** "couch cover" is no thing to haul; "the stand" behind a TV may be. */
function mayBeHalf(word: string, definite: boolean): boolean {
  const other = [CONTAINERS, ROOMS, NUMBER_LABELS].some((table) => table.has(word));
  if (TAILS.has(word) && !definite) return false;
  return !other && !UNITS.has(word) && !isFunctionWord(word);
}

function nameBefore(
  at: number,
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): Mention | undefined {
  const before = mentions.findLast(({ to }) => to <= at);
  if (!before || before.to === at || at - before.to > WITHIN) return undefined;
  for (let place = before.to; place < at; place += 1)
    if (endsSentence(pieces, place)) return undefined;
  return before;
}

/** True behind "and", "with" or a comma, whatever article or size stands between. */
function isListed(pieces: readonly Piece[], at: number, vocabulary: Vocabulary): boolean {
  for (let place = at - 1; place >= at - 4; place -= 1) {
    const word = wordAt(pieces, place);
    if (AND.has(word) || WITH.has(word)) return true;
    if (markAt(pieces, place) !== "") return /^[,/]$/.test(markAt(pieces, place));
    const passes =
      /^(?:the|a|an|its|their|el|la|su|un|una|matching|only|just|solo|nomas)$/.test(word) ||
      isTraitWord(pieces[place]?.canon ?? "", vocabulary);
    if (!passes) return false;
  }
  return false;
}

function completes(
  half: Hit,
  said: string,
  { id, kind }: Mention,
  vocabulary: Vocabulary,
): boolean {
  if (kind !== "item" || half.kind !== "item" || half.id === id) return false;
  const other = half.words.find((word) => word !== "of" && word !== said) ?? "";
  return wordsById(id, vocabulary).has(other);
}

/** Every word that an item is known by, sizes aside. */
function wordsById(id: string, { phrasesById }: Vocabulary): ReadonlySet<string> {
  return new Set((phrasesById.get(id) ?? []).flat().filter((word) => !isAttribute(word)));
}
