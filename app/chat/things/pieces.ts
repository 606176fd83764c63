import { foldText, MAX_CHARACTERS, type Said, withoutMarkup } from "../text/fold.ts";
import { readLoadSizes } from "../text/load-words.ts";
import { mergeNumberWords } from "../text/number-words.ts";
import { type Token, tokenize } from "../text/tokenize.ts";
import type { Reading } from "../vocabulary/lexicon.ts";
import { mendedBy } from "../vocabulary/slips.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** One token of a message with how the vocabulary reads it. */
export type Piece = Token & Reading;

/** A message, or a part of one, in its pieces. */
export type Pieces = readonly Piece[];

/** Longest message read, in tokens. */
const MAX_PIECES = 1500;

/** A message as pieces; misspelt words are already put right. */
export function readPieces({ typed, folded }: Said, vocabulary: Vocabulary): Piece[] {
  const shown = typed.slice(0, MAX_CHARACTERS);
  const talk = withoutMarkup(shown);
  const text = readLoadSizes(talk === shown ? folded : foldText(talk));
  // A semicolon parts the entries of a list as a comma does.
  const tokens = mergeNumberWords(tokenize(text.replaceAll(";", ",")));
  const pieces = tokens.slice(0, MAX_PIECES).map((token) => toPiece(token, vocabulary));
  return withoutNumbering(mend(pieces, vocabulary));
}

/** "1- a\n2- b\n3- c", "1. a 2. b 3. c": the numbers of a list's entries are no counts. */
function withoutNumbering(pieces: Piece[]): Piece[] {
  const heads = [...pieces.keys()].filter((at) => {
    const marks = markAt(pieces, at - 1) === "\n" ? /^[-:,|.)]$/ : /^[-.)]$/;
    return marks.test(markAt(pieces, at + 1)) && pieces[at]?.kind === "number";
  });
  const values = heads.map((at) => pieces[at]?.value ?? 0);
  const isNumbering =
    values.every((value, line) => value === line + 1) || values.every((value) => value > 100);
  if (heads.length < 3 || !isNumbering) return pieces;
  return pieces.map((piece, at) => (heads.includes(at) ? { ...piece, kind: "noise" } : piece));
}

/** Puts right what only its neighbours can tell: "tv sand", "twn mattress". */
function mend(pieces: Piece[], vocabulary: Vocabulary): Piece[] {
  for (const [at, piece] of pieces.entries()) {
    const meant = mendedBy(pieceAt(pieces, at - 1), piece, pieces[at + 1], vocabulary);
    if (meant !== undefined) pieces[at] = { ...piece, ...vocabulary.lexicon.read(meant) };
  }
  return pieces;
}

function toPiece(token: Token, vocabulary: Vocabulary): Piece {
  if (token.kind === "word") return { ...token, ...vocabulary.lexicon.read(token.text) };
  return { ...token, lemma: token.text, canon: token.text, plural: false, known: false };
}

/** The piece at a place; a negative index into an array is slow, and most begin by looking back. */
function pieceAt(pieces: Pieces, at: number): Piece | undefined {
  return at < 0 ? undefined : pieces[at];
}

/** The word at a place, or "" for a mark, a number or the end. */
export function wordAt(pieces: Pieces, at: number): string {
  const piece = pieceAt(pieces, at);
  return piece?.kind === "word" ? piece.text : "";
}

/** The punctuation at a place; a line break stands at both ends of a message. */
export function markAt(pieces: Pieces, at: number): string {
  const piece = pieceAt(pieces, at);
  if (piece === undefined) return "\n";
  return piece.kind === "mark" ? piece.text : "";
}

const SENTENCE_ENDS: ReadonlySet<string> = new Set([".", "!", "?", "\n"]);

function endsSentence(pieces: Pieces, at: number): boolean {
  const mark = markAt(pieces, at);
  return mark !== "" && SENTENCE_ENDS.has(mark);
}

/** Where the sentence around a place begins, and the mark or end behind it. */
export function sentenceAround(pieces: Pieces, at: number): { from: number; to: number } {
  let [from, to] = [at, at];
  while (from > 0 && !endsSentence(pieces, from - 1)) from -= 1;
  while (to < pieces.length && !endsSentence(pieces, to)) to += 1;
  return { from, to };
}

/** The places from one up to another. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/**
 * The most pieces that are read together. Some steps of reading look at every pair of names, so a
 * long message is read part by part: its time grows with its length, not with the square of it.
 */
const MOST_TOGETHER = 200;

/** A message in parts of bounded length. */
export function partsOfMessage(pieces: Pieces): Pieces[] {
  if (pieces.length <= MOST_TOGETHER) return [pieces];
  const parts: Pieces[] = [];
  for (let from = 0; from < pieces.length; ) {
    const to = cutBehind(pieces, from, from + MOST_TOGETHER);
    parts.push(pieces.slice(from, to));
    from = to;
  }
  return parts;
}

/** Where a part is cut best: behind an empty line, a sentence or a comma, in that order. */
const CUTS: readonly ((pieces: Pieces, at: number) => boolean)[] = [
  (pieces, at) => markAt(pieces, at) === "\n" && markAt(pieces, at - 1) === "\n",
  endsSentence,
  (pieces, at) => markAt(pieces, at) === ",",
];

function cutBehind(pieces: Pieces, from: number, limit: number): number {
  if (limit >= pieces.length) return pieces.length;
  const places = range(from + MOST_TOGETHER / 2, limit);
  const cuts = CUTS.map((isCut) => places.findLast((at) => isCut(pieces, at)));
  return (cuts.find((at) => at !== undefined) ?? limit - 1) + 1;
}
