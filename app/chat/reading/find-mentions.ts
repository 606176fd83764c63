import { FEATURE_UNITS, UNITS } from "../text/units.ts";
import { headOf } from "../vocabulary/heads.ts";
import type { PhraseNode } from "../vocabulary/phrase-tree.ts";
import type { Hit } from "../vocabulary/phrases.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import {
  AMBIGUOUS,
  NOT_AFTER_NOUN,
  NOT_BEFORE_NOUN,
  OBJECT_BEGINS,
  PLACES_BEFORE_OF,
  VERB_AFTER,
} from "../words/ambiguous.ts";
import { DEFINITE, INDEFINITE, isFunctionWord, OF } from "../words/function-words.ts";
import { PLACING } from "../words/places.ts";
import { CONTAINERS } from "../words/shapes.ts";
import { WANT } from "../words/verbs.ts";
import { isSticking } from "./aside-places.ts";
import { fillingAt, speaksOfFilling } from "./fillings.ts";
import { isPersonsName, isTimeWindow, landmarkEnd } from "./landmarks.ts";
import { longestMatch, type Match } from "./match-phrase.ts";
import type { Mention } from "./mention.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";
import { properNameEnd } from "./proper-names.ts";

/** The mentions of a message and, for each piece, whose it is. */
export type Found = { mentions: Mention[]; owner: Owner };

/** For each piece: the mention that holds it, `IDIOM`, or undefined for a free piece. */
export type Owner = (Mention | typeof IDIOM | undefined)[];
export const IDIOM = "idiom";

/** Finds everything named in a message: at each place the longest phrase wins, idioms first. */
export function findMentions(pieces: readonly Piece[], vocabulary: Vocabulary): Found {
  const mentions: Mention[] = [];
  const owner: Owner = new Array(pieces.length).fill(undefined);
  const fills = speaksOfFilling(pieces);
  for (let at = 0; at < pieces.length; ) {
    const match = longestMatch(pieces, at, vocabulary.phrases);
    const filling = fills ? fillingAt(pieces, at, vocabulary) : undefined;
    const idiom = Math.max(
      idiomEnd(pieces, at, vocabulary.idioms),
      properNameEnd(pieces, at),
      landmarkEnd(pieces, at),
    );
    if (filling && filling.to > (match?.to ?? 0)) {
      const mention = toMention(pieces, at, filling, vocabulary);
      mention.count = filling.count;
      owner.fill(mention, at, filling.to);
      mentions.push(mention);
      at = filling.to;
    } else if (idiom > at && idiom >= (match?.to ?? 0)) {
      const end = endOfPlace(pieces, at, idiom, vocabulary);
      owner.fill(IDIOM, at, end);
      at = end;
    } else if (match && isNoun(pieces, at, match) && !holdsRefused(pieces, at, match, vocabulary)) {
      const mention = toMention(pieces, at, match, vocabulary);
      owner.fill(mention, at, match.to);
      mentions.push(mention);
      at = match.to;
    } else at += 1;
  }
  return { mentions, owner };
}

/** "in the pool shed": what stands right behind a turn of phrase that places is its own noun. */
function endOfPlace(
  pieces: readonly Piece[],
  from: number,
  to: number,
  { phrases }: Vocabulary,
): number {
  if (!PLACING.has(wordAt(pieces, from)) || pieces[to]?.plural !== false) return to;
  return longestMatch(pieces, to, phrases)?.to ?? to;
}

/** "piles of creosote wood": the gap of a phrase ("pile of … wood") names something refused. */
function holdsRefused(
  pieces: readonly Piece[],
  from: number,
  { to, hit }: Match,
  { phrases }: Vocabulary,
): boolean {
  if (hit.kind === "refused" || hit.words.length === to - from) return false;
  for (let at = from + 2; at < to; at += 1)
    if (longestMatch(pieces, at, phrases)?.hit.kind === "refused") return true;
  return false;
}

function idiomEnd(pieces: readonly Piece[], at: number, root: PhraseNode<true>): number {
  let node: PhraseNode<true> | undefined = root;
  let end = at;
  for (let place = at; ; place += 1) {
    const piece = pieces[place];
    if (!piece || piece.kind === "mark") return end;
    node = node.next.get(piece.text);
    if (!node) return end;
    if (node.hits.length > 0) end = place + 1;
  }
}

/** False for a word that is no noun where it stands: "book a pickup", "home safe". */
function isNoun(pieces: readonly Piece[], at: number, match: Match): boolean {
  if (match.to - at > 1) return true;
  const piece = pieces[at];
  const before = wordAt(pieces, at - 1);
  const after = wordAt(pieces, at + 1);
  if (VERB_AFTER.has(before) && !piece?.plural && OBJECT_BEGINS.has(after)) return false;
  if ((before === "he" || before === "she") && piece?.plural && OBJECT_BEGINS.has(after))
    return false;
  // "a 3 pc sectional": behind a number a unit is a unit.
  if (
    UNITS.has(piece?.text ?? "") &&
    pieces[at - 1]?.kind === "number" &&
    pieces[at - 1]?.value !== 1
  )
    return false;
  // "4 pcs - mirror": pieces, no computers.
  if (
    pieces[at - 1]?.kind === "number" &&
    pieces[at + 1]?.text === "-" &&
    /^pcs?$/.test(piece?.text ?? "")
  )
    return false;
  // "1 pc couch": a unit before the name of what is counted.
  if (
    pieces[at - 1]?.kind === "number" &&
    pieces[at + 1]?.kind === "word" &&
    pieces[at + 1]?.known &&
    /^pcs?$/.test(piece?.text ?? "")
  )
    return false;
  if (isRoomsOfHouse(pieces, at) || isTimeWindow(pieces, at) || isPersonsName(pieces, at))
    return false;
  // "one wheelbarrow load": a measure of what it carries.
  if (CONTAINERS.has(piece?.text ?? "") && /^(?:loads?|full|worth)$/.test(after)) return false;
  // "pesa como 300 libras": with an amount behind it, the verb.
  if (match.hit.pluralOnly && !piece?.plural && isAmount(pieces, at + 1)) return false;
  if (match.hit.pluralOnly && !piece?.plural && !isNounCompany(pieces, at - 1)) return false;
  if (!AMBIGUOUS.has(piece?.text ?? "")) return true;
  if (isSticking(pieces, at)) return false;
  // "ayer tiré la lavadora": a Spanish article behind a bare word makes it a verb.
  if (SPANISH_ARTICLES.test(after) && !isNamed(pieces, at - 1)) return false;
  if (PLACES_BEFORE_OF.has(piece?.text ?? "") && OF.has(after) && !isNamed(pieces, at - 1))
    return false;
  if (OF.has(after) && isHours(pieces, at + 2)) return false;
  // "ya no quiero esta mesa": an article, not "está".
  if (before === "esta" && WANT.has(wordAt(pieces, at - 2))) return true;
  // "3 of the 5 drawers stick": behind a plural part a singular is its verb.
  if (!piece?.plural && before.endsWith("s") && FEATURE_UNITS.has(UNITS.get(before) ?? ""))
    return false;
  const goes = after === "to" && /^(?:go|toss|haul|dump|remove)$/.test(wordAt(pieces, at + 2));
  return !NOT_BEFORE_NOUN.has(before) && (goes || !NOT_AFTER_NOUN.has(after));
}

/** "a 3 bed ranch", "3 bed 2 bath". */
function isRoomsOfHouse(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at - 1]?.kind !== "number" || !/^beds?$/.test(wordAt(pieces, at))) return false;
  const next = /^[,/]$/.test(markAt(pieces, at + 1)) ? at + 2 : at + 1;
  const bath = pieces[next]?.kind === "number" && /^(?:ba|baths?)$/.test(wordAt(pieces, next + 1));
  return bath || HOUSES.test(wordAt(pieces, at + 1));
}

const HOUSES =
  /^(?:ranch|house|home|apartment|apt|condo|townhouse|townhome|bungalow|duplex|rental|unit|place|casa|depa)$/;

function isAmount(pieces: readonly Piece[], at: number): boolean {
  return (
    pieces[at]?.kind === "number" ||
    /^(?:como|casi|unos|unas|mas|mucho|menos|un|about|around|bastante|demasiado)$/.test(
      wordAt(pieces, at),
    )
  );
}

const SPANISH_ARTICLES = /^(?:el|la|los|las|un|una|mi|mis)$/;

/** "a window of 2 to 4", "la ventana de 2 a 4". */
function isHours(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at]?.kind === "noise") return true;
  const span = /^(?:to|a|and|y)$/.test(wordAt(pieces, at + 1));
  return pieces[at]?.kind === "number" && span && pieces[at + 2]?.kind === "number";
}

function isNamed(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  return pieces[at]?.kind === "number" || DEFINITE.has(word) || INDEFINITE.has(word);
}

function isNounCompany(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  const word = wordAt(pieces, at);
  if (piece?.kind === "number") return true;
  return DEFINITE.has(word) || INDEFINITE.has(word) || (word !== "" && !isFunctionWord(word));
}

function toMention(
  pieces: readonly Piece[],
  from: number,
  { to, hit }: Match,
  vocabulary: Vocabulary,
): Mention {
  const head = headOf(hit.words, vocabulary.lexicon);
  const headPiece = pieces.slice(from, to).find((piece) => piece.canon === head);
  return newMention(hit, from, to, head, headPiece?.plural ?? pieces[to - 1]?.plural ?? false);
}

/** A mention of which nothing but its name is known yet. */
export function newMention(
  hit: Hit,
  from: number,
  to: number,
  head: string,
  plural: boolean,
): Mention {
  return {
    kind: hit.kind,
    id: hit.id,
    from,
    to,
    start: from,
    end: to,
    words: hit.words,
    head,
    plural,
    count: null,
    vague: false,
    definite: false,
    indefinite: false,
    additive: false,
    likened: false,
    described: hit.words.length > 1,
    sense: "take",
    section: 0,
    unwanted: false,
    excepted: false,
    loosely: false,
    named: { id: hit.id, words: hit.words, literal: hit.literal },
    told: false,
    shared: undefined,
  };
}
