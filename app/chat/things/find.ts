import { isAttribute } from "../vocabulary/attributes.ts";
import { JOINERS } from "../vocabulary/heads.ts";
import type { Hit } from "../vocabulary/phrases.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { DEFINITE, INDEFINITE, isFunctionWord, OF } from "../words/function-words.ts";
import { BEFORE_OF } from "../words/places.ts";
import { CONTAINERS, REMAINS, SERVICE_TAILS, TAILS } from "../words/shapes.ts";
import { wordSet } from "../words/table.ts";
import { longestMatch } from "./match-phrase.ts";
import { isBoundary, isLineHead } from "./numbers.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";
import type { Named } from "./thing.ts";

/** A name where it stands in a message. */
export type Name = { from: number; to: number; hit: Hit };

/** Before a noun of its own these make the word behind them a verb: "can you swing by". */
const VERB_AFTER = wordSet(
  "i you u we they to will ill well youll theyll would could should must cant cannot wont dont didnt lets who ya yo que please",
);
const RESIDENCES =
  /^(?:ranch|house|home|apartment|apt|condo|townhouse|townhome|bungalow|duplex|rental|place|casa|depa|baths?|ba)$/;
/** Behind these a bare noun would need an article: what follows is an adjective or an adverb. */
const ADJECTIVE_AFTER = wordSet(
  "is are be it feel feels felt very really always home arrive arrived stay play was were im super bastante muy esta estan come nada tan poco mas",
);
/** A word behind a name that shows it to be an adjective or a verb: "safe and sound", "safe to". */
const NOT_AFTER = wordSet("to by me you him up u");
/** Words whose compounds are times and dealings, not things: "time window", "arrival window". */
const ABSTRACT = wordSet(
  "time arrival pickup delivery service hour hours morning afternoon evening minute appointment schedule scheduling work job",
);

/**
 * Finds the names of a message, left to right: at each place the longest phrase wins. A word of what
 * is on the list speaks of it behind an article: of a listed "christmas tree", "the tree".
 */
export function findNames(
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
  listed: ReadonlyMap<string, Hit>,
): Name[] {
  const names: Name[] = [];
  for (let at = 0; at < pieces.length; ) {
    const match = longestMatch(pieces, at, vocabulary.phrases);
    if (match && isNoun(pieces, at, match.to, match.hit)) {
      const to = endOf(pieces, match.to, match.hit, vocabulary);
      names.push({ from: at, to, hit: match.hit });
      at = to;
    } else if (!match && isBareHead(pieces, at, vocabulary)) {
      names.push({
        from: at,
        to: at + 1,
        hit: vocabulary.bareHeads.get(pieces[at]?.canon ?? "") as Hit,
      });
      at += 1;
    } else if (pointsBack(pieces, at, listed)) {
      names.push({ from: at, to: at + 1, hit: listed.get(pieces[at]?.canon ?? "") as Hit });
      at += 1;
    } else at = match && isCompound(pieces, match.to) ? match.to : at + 1;
  }
  return names;
}

/** "four poster bed frame": one more noun that the same item goes by; of something refused, its remains. */
function endOf(
  pieces: readonly Piece[],
  to: number,
  { id, kind }: Hit,
  { heads }: Vocabulary,
): number {
  const next = pieces[to];
  if (next?.kind !== "word") return to;
  if (kind === "refused") return REMAINS.has(next.text) ? to + 1 : to;
  return heads.get(id)?.has(next.canon) && pieces[to - 1]?.canon !== next.canon ? to + 1 : to;
}

/** The words by which a message may point at what is on the list, each of one thing alone. */
export function wordsOfListed(listed: readonly Named[], { lexicon }: Vocabulary): Map<string, Hit> {
  const owners = new Map<string, Named[]>();
  for (const name of listed) {
    const words = [...name.words, ...name.literal.split(" ").map(lexicon.canonical)];
    for (const word of new Set(words)) owners.set(word, [...(owners.get(word) ?? []), name]);
  }
  return new Map(
    [...owners].flatMap(([word, [name, other]]) =>
      name && !other && !JOINERS.has(word) && !isAttribute(word)
        ? [[word, { ...name, pluralOnly: false }] as const]
        : [],
    ),
  );
}

function pointsBack(
  pieces: readonly Piece[],
  at: number,
  listed: ReadonlyMap<string, Hit>,
): boolean {
  if (pieces[at]?.kind !== "word" || !listed.has(pieces[at]?.canon ?? "")) return false;
  const after = wordAt(pieces, at + 1);
  return DEFINITE.has(wordAt(pieces, at - 1)) && (after === "" || isFunctionWord(after));
}

/** "Range, 1 ea.": a noun that only ends one item's names, counted or alone in a list. */
function isBareHead(pieces: readonly Piece[], at: number, { bareHeads }: Vocabulary): boolean {
  if (!bareHeads.has(pieces[at]?.canon ?? "")) return false;
  const counted = pieces[at - 1]?.kind === "number" || isBoundary(pieces, at - 1);
  return counted && isBoundary(pieces, at + 1);
}

function isNoun(pieces: readonly Piece[], at: number, to: number, hit: Hit): boolean {
  if (isCompound(pieces, to)) return false;
  // "sofa (3 seater)"
  if (to - at > 1)
    return !(
      pieces[at]?.kind === "number" &&
      markAt(pieces, at - 1) === "(" &&
      markAt(pieces, to) === ")"
    );
  // "two-door": a number with a hyphen makes it an adjective.
  if (pieces[at]?.tight && pieces[at - 1]?.kind === "number" && !pieces[at]?.plural) return false;
  // "(2 door)", "(5 shelf)": several of a singular only describe.
  const several = pieces[at - 1]?.kind === "number" && (pieces[at - 1]?.value ?? 1) > 1;
  if (
    several &&
    !pieces[at]?.plural &&
    markAt(pieces, at - 2) === "(" &&
    markAt(pieces, to) === ")"
  )
    return false;
  // "Bed 2:" names a room, "3 bed ranch" a house.
  if (pieces[to]?.kind === "number" && markAt(pieces, to + 1) === ":" && isLineHead(pieces, at))
    return false;
  if (several && RESIDENCES.test(wordAt(pieces, to))) return false;
  const piece = pieces[at] as Piece;
  const before = wordAt(pieces, at - 1);
  const after = wordAt(pieces, to);
  const named = isNamed(pieces, at - 1);
  if (ABSTRACT.has(before) && !piece.plural) return false;
  // "cerca de la 45" is near it; "scrap that" and "box that up" are verbs.
  if (!named && BEFORE_OF.has(piece.text) && OF.has(after)) return false;
  if (OF.has(after) && (ABSTRACT.has(wordAt(pieces, to + 1)) || pieces[to + 1]?.kind === "noise"))
    return false;
  // "lockbox 0935": what has a code is no junk.
  if (pieces[to]?.kind === "noise" && /^0\d/.test(pieces[to]?.text ?? "")) return false;
  if (CONTAINERS.has(piece.text) && /^(?:loads?|full|worth)$/.test(after)) return false;
  if (hit.pluralOnly && !piece.plural && !named) return false;
  if (named) return true;
  if (VERB_AFTER.has(before)) return isBoundary(pieces, to) && before !== "to";
  if (piece.plural) return true;
  if (ADJECTIVE_AFTER.has(before)) return false;
  return !NOT_AFTER.has(after);
}

function isNamed(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  return pieces[at]?.kind === "number" || DEFINITE.has(word) || INDEFINITE.has(word);
}

/** "organ recital", "bed sheets": the noun behind the name is what is meant. */
function isCompound(pieces: readonly Piece[], to: number): boolean {
  const tail = wordAt(pieces, to);
  return TAILS.has(tail) && !SERVICE_TAILS.has(tail) && markAt(pieces, to - 1) === "";
}
