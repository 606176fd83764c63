import type { Piece, Pieces } from "#app/chat/parser/things/pieces.ts";
import type { Thing } from "#app/chat/parser/things/thing.ts";
import { CUE_TREE, type CueKind } from "#app/chat/parser/words/cues.server.ts";

/** A message as a row of names, cues, and pieces that are neither. */
export type Part =
  | { kind: "thing"; from: number; to: number; thing: Thing }
  | { kind: "cue"; from: number; to: number; kinds: ReadonlySet<CueKind> }
  | { kind: "mark"; from: number; to: number; mark: string }
  | { kind: "word"; from: number; to: number; word: string }
  | { kind: "number"; from: number; to: number };

/** Cuts a message into its parts: noun phrases whole, then the longest cue at each place. */
export function partsOf(pieces: Pieces, things: readonly Thing[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at = parts.at(-1)?.to ?? at) {
    const thing = things.find(({ start }) => start >= at);
    const cue = cueAt(pieces, at, pieces.length);
    // "scrap all that" is no scrap, "on the fence about it" no fence, "ya lo tiré" no tire.
    const isOver = thing && cue && cue.to > thing.end;
    const own = isOver ? cue : cueAt(pieces, at, thing?.start ?? pieces.length);
    const isNamed = thing?.start === at && !isOver;
    if (isNamed) parts.push({ kind: "thing", from: at, to: thing.end, thing });
    else parts.push(own ?? plainAt(pieces, at));
  }
  return parts;
}

function plainAt(pieces: Pieces, at: number): Part {
  const piece = pieces[at] as Piece;
  if (piece.kind === "mark") return { kind: "mark", from: at, to: at + 1, mark: piece.text };
  if (piece.kind === "word") return { kind: "word", from: at, to: at + 1, word: piece.text };
  return { kind: "number", from: at, to: at + 1 };
}

function cueAt(pieces: Pieces, from: number, limit: number): Part | undefined {
  let node: typeof CUE_TREE | undefined = CUE_TREE;
  let found: Part | undefined;
  for (let at = from; at < limit; at += 1) {
    const { text } = pieces[at] as Piece;
    node = node.next.get(text) ?? node.next.get(written(text));
    if (!node) break;
    if (node.hits.length > 0) found = { kind: "cue", from, to: at + 1, kinds: new Set(node.hits) };
  }
  return found;
}

const SHORT = new Map(Object.entries({ w: "with", u: "you", ur: "your" }));

/** "w" is with, "takin" taking; "tirarlo", "venderla": a Spanish verb carries its pronoun. */
function written(word: string): string {
  if (word.endsWith("in")) return `${word}g`;
  const stem = word.length > 5 ? word.replace(/(?:se)?l[oa]s?$|se$/, "") : word;
  return SHORT.get(word) ?? stem;
}
