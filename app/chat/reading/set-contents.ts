import { BED_SIZES } from "../vocabulary/attributes.ts";
import { bagKey } from "../vocabulary/heads.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { DEFINITE, INDEFINITE, WITH } from "../words/function-words.ts";
import { wordSet } from "../words/table.ts";
import { isJoinedTo } from "./clauses.ts";
import { type Mention, previousOf } from "./mention.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";

/** Words that lead from a set to what it consists of: "a patio set you know table and four chairs". */
const LEADS = wordSet(
  "so you know like its the a an thats which is meaning um uh comes whole thing everything complete entire todo completa completo ya sabes o sea osea es la las los como trae incluye",
);

/**
 * "a dining set with 4 chairs", "a patio set, you know, table and chairs": what the set's name says
 * it comes with ("Table and 4 Chairs") is not there twice; only more than that counts.
 */
export function readSetContents(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): void {
  for (const [index, part] of mentions.entries()) {
    const set = previousOf(mentions, index);
    if (!set) continue;
    if (isToldOf(set, part, pieces) && consistsOf(set, part, vocabulary)) part.sense = "aside";
    else if (isToldOf(set, part, pieces) && isSizedSet(set, vocabulary))
      setPartsAside(mentions, index, pieces, vocabulary);
    else if (WITH.has(wordAt(pieces, set.end)) && part.start === set.end + 1) {
      takeIncluded(set, part, vocabulary);
      if (isSizedSet(set, vocabulary)) setPartsAside(mentions, index, pieces, vocabulary);
    } else if (
      isToldTogether(set, pieces) &&
      joins(set, part, pieces) &&
      isSizedSet(set, vocabulary)
    )
      setPartsAside(mentions, index, pieces, vocabulary);
  }
}

/** A set that comes in a size, as its parts do: "Full Bed Set". */
function isSizedSet({ id }: Mention, { catalog }: Vocabulary): boolean {
  const words = (catalog.byId.get(id)?.name ?? "").toLowerCase().split(" ");
  return words.at(-1) === "set" && BED_SIZES.has(words[0] ?? "");
}

/** "a bed with mattress and box spring": the set was named by its first part. */
function isToldTogether({ from, to }: Mention, pieces: readonly Piece[]): boolean {
  for (let at = from; at < to; at += 1) if (WITH.has(wordAt(pieces, at))) return true;
  return false;
}

function joins({ end }: Mention, { start }: Mention, pieces: readonly Piece[]): boolean {
  return start >= end && isJoinedTo(pieces, end, start);
}

/** "a full bed w/ mattress and box spring": the parts that come in the bed's sizes belong to it. */
function setPartsAside(
  mentions: readonly Mention[],
  first: number,
  pieces: readonly Piece[],
  { bags }: Vocabulary,
): void {
  for (let index = first; index < mentions.length; index += 1) {
    const part = mentions[index] as Mention;
    const before = index > first ? mentions[index - 1] : undefined;
    if (before && !joins(before, part, pieces)) return;
    // An earlier call has been here, and further.
    if (before && part.sense === "aside") return;
    const { count, indefinite, named } = part;
    const words = named.words.filter((word) => !BED_SIZES.has(word));
    if ((count !== null && !indefinite) || words.length < named.words.length) return;
    const [one, other] = ["twin", "king"].map((size) => bags.get(bagKey([size, ...words]))?.id);
    if (one === undefined || one === other) return;
    part.sense = "aside";
  }
}

function takeIncluded(set: Mention, part: Mention, vocabulary: Vocabulary): void {
  // "a swing set with 2 swings".
  if (part.id === set.id && !part.additive && set.words.length > part.words.length)
    part.sense = "aside";
  const included = contentsOf(set, vocabulary).get(part.head);
  if (part.count === null || included === undefined) return;
  if (part.count > included) part.count -= included;
  else part.sense = "aside";
}

/** True when only such words, at least one of them, stand between a set and the next name. */
function isToldOf(set: Mention, part: Mention, pieces: readonly Piece[]): boolean {
  let [words, list] = [0, false];
  for (let at = set.end; at < part.from; at += 1) {
    const word = wordAt(pieces, at);
    if (markAt(pieces, at) === ",") list = true;
    else if (!LEADS.has(word)) return false;
    // "the bed, the mattress" goes on with a list.
    else if (!list || !(DEFINITE.has(word) || INDEFINITE.has(word))) words += 1;
  }
  return words > 0;
}

/** "table and four chairs": nothing that the set's name does not have. */
function consistsOf(set: Mention, part: Mention, vocabulary: Vocabulary): boolean {
  const contents = contentsOf(set, vocabulary);
  const nouns = part.named.words.filter((word) => !/^(?:and|with|\d+)$/.test(word));
  return nouns.length > 0 && nouns.every((word) => contents.has(word));
}

/** What the name of a set says it holds, with how many of each: "(Table and 4 Chairs)". */
function contentsOf(set: Mention, { catalog, lexicon }: Vocabulary): ReadonlyMap<string, number> {
  const inside = /\(([^)]*)\)/.exec(catalog.byId.get(set.id)?.name ?? "")?.[1]?.toLowerCase() ?? "";
  return new Map(
    Array.from(inside.matchAll(/(?:(\d+) )?([a-z]+)/g), ([, count, noun = ""]) => [
      lexicon.read(noun).canon,
      Number(count ?? 1),
    ]),
  );
}
