import { UNITS } from "../text/units.ts";
import { headOf } from "../vocabulary/heads.ts";
import type { PhraseNode } from "../vocabulary/phrase-tree.ts";
import type { Hit } from "../vocabulary/phrases.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { AMBIGUOUS, NOT_AFTER_NOUN, NOT_BEFORE_NOUN } from "../words/ambiguous.ts";
import { DEFINITE, INDEFINITE, isFunctionWord } from "../words/function-words.ts";
import type { Mention } from "./mention.ts";
import { type Piece, wordAt } from "./pieces.ts";
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
  for (let at = 0; at < pieces.length; ) {
    const match = longestMatch(pieces, at, vocabulary.phrases);
    const idiom = Math.max(idiomEnd(pieces, at, vocabulary.idioms), properNameEnd(pieces, at));
    if (idiom > at && idiom >= (match?.to ?? 0)) {
      owner.fill(IDIOM, at, idiom);
      at = idiom;
    } else if (match && isNoun(pieces, at, match)) {
      const mention = toMention(pieces, at, match, vocabulary);
      owner.fill(mention, at, match.to);
      mentions.push(mention);
      at = match.to;
    } else at += 1;
  }
  return { mentions, owner };
}

type Match = { to: number; hit: Hit };

/** What may stand inside a phrase without belonging to it: "box of old books", "clean out the garage". */
const GAP_AFTER: ReadonlySet<string> = new Set(["of", "with", "and", "out"]);
/** Behind this one an adjective belongs to the content: "bag of old clothes". */
const CONTENT_AFTER = "of";
const LONGEST_GAP = 2;

function longestMatch(
  pieces: readonly Piece[],
  at: number,
  root: PhraseNode<Hit>,
): Match | undefined {
  const first = pieces[at];
  const node = first && first.kind !== "mark" ? root.next.get(first.canon) : undefined;
  const match = node && walk(pieces, at + 1, node, first?.lemma ?? "", 0);
  if (match) return match;
  const joined = joinedStep(pieces, at, root);
  return joined && walk(pieces, at + 2, joined, "", 0);
}

function walk(
  pieces: readonly Piece[],
  at: number,
  node: PhraseNode<Hit>,
  literal: string,
  gap: number,
): Match | undefined {
  const piece = pieces[at];
  if (piece?.text === "/") return walkSlash(pieces, at, node, literal) ?? ending(node, literal, at);
  if (!piece || piece.kind === "mark" || piece.kind === "noise") return ending(node, literal, at);
  const next = node.next.get(piece.canon);
  const longer = next && walk(pieces, at + 1, next, join(literal, piece.lemma), 0);
  if (longer) return longer;
  const joined = joinedStep(pieces, at, node);
  const compound = joined && walk(pieces, at + 2, joined, "", 0);
  if (compound) return compound;
  const content = contentStep(pieces, at, node);
  if (content) {
    const whole = walk(pieces, at + 2, content, join(literal, "of"), 0);
    if (whole) return whole;
  }
  if (node.hits.length === 0 && gap < LONGEST_GAP && mayStandInGap(pieces, at, gap))
    return walk(pieces, at + 1, node, literal, gap + 1);
  return ending(node, literal, at);
}

/** "stackable washer/dryer": a stroke is an "and", or nothing. */
function walkSlash(
  pieces: readonly Piece[],
  at: number,
  node: PhraseNode<Hit>,
  literal: string,
): Match | undefined {
  const and = node.next.get("and");
  const paired = and && walk(pieces, at + 1, and, join(literal, "and"), 0);
  if (paired) return paired;
  const next = node.next.get(pieces[at + 1]?.canon ?? "");
  return next && walk(pieces, at + 2, next, join(literal, pieces[at + 1]?.lemma ?? ""), 0);
}

function join(literal: string, word: string): string {
  return literal === "" ? word : `${literal} ${word}`;
}

/** "truck load" for "truckload": two words of the message that are one in the lists. */
function joinedStep(
  pieces: readonly Piece[],
  at: number,
  node: PhraseNode<Hit>,
): PhraseNode<Hit> | undefined {
  const [first, second] = [wordAt(pieces, at), pieces[at + 1]];
  if (first.length < 3 || second?.kind !== "word" || second.text.length < 3) return undefined;
  return node.next.get(first + second.lemma) ?? node.next.get(first + second.text);
}

/** "bolsas negras de basura", "bags full of trash": a word between the container and its "of". */
function contentStep(
  pieces: readonly Piece[],
  at: number,
  node: PhraseNode<Hit>,
): PhraseNode<Hit> | undefined {
  const word = wordAt(pieces, at);
  if (pieces[at + 1]?.canon !== CONTENT_AFTER || word === "" || isFunctionWord(word))
    return undefined;
  return node.next.get(CONTENT_AFTER);
}

function mayStandInGap(pieces: readonly Piece[], at: number, gap: number): boolean {
  const joiner = pieces[at - 1 - gap]?.canon ?? "";
  const word = wordAt(pieces, at);
  if (word === "" || !GAP_AFTER.has(joiner)) return false;
  if (DEFINITE.has(word) || INDEFINITE.has(word)) return true;
  return joiner === CONTENT_AFTER && !isFunctionWord(word);
}

/** The phrase that ends here; one in the customer's own words before one that means the same. */
function ending(node: PhraseNode<Hit>, literal: string, to: number): Match | undefined {
  const hit = node.hits.find((candidate) => candidate.literal === literal) ?? node.hits[0];
  return hit && { to, hit };
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
  // "a 3 pc sectional": behind a number a unit is a unit.
  if (
    UNITS.has(piece?.text ?? "") &&
    pieces[at - 1]?.kind === "number" &&
    pieces[at - 1]?.value !== 1
  )
    return false;
  if (match.hit.pluralOnly && !piece?.plural && !isNounCompany(pieces, at - 1)) return false;
  if (!AMBIGUOUS.has(piece?.text ?? "")) return true;
  return !NOT_BEFORE_NOUN.has(before) && !NOT_AFTER_NOUN.has(after);
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
