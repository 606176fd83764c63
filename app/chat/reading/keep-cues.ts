import { addPhrase, createPhraseTree, type PhraseNode } from "../vocabulary/phrase-tree.ts";
import { KEEP_BEFORE_PHRASES, KEEP_NEXT_PHRASES } from "../words/keep-phrases.ts";
import { type Piece, wordAt } from "./pieces.ts";

/** A turn of phrase that keeps something: what follows it or what was named before it. */
export type KeepCue = { from: number; to: number; keeps: "next" | "before" };

const CUES = cueTree();

function cueTree(): PhraseNode<KeepCue["keeps"]> {
  const root = createPhraseTree<KeepCue["keeps"]>();
  for (const phrase of KEEP_NEXT_PHRASES) addPhrase(root, phrase.split(" "), "next");
  for (const phrase of KEEP_BEFORE_PHRASES) addPhrase(root, phrase.split(" "), "before");
  return root;
}

/** The longest such phrase that begins at a place. */
export function keepCueAt(pieces: readonly Piece[], at: number): KeepCue | undefined {
  let node = CUES.next.get(wordAt(pieces, at));
  let cue: KeepCue | undefined;
  for (let place = at + 1; node; place += 1) {
    const [keeps] = node.hits;
    if (keeps) cue = { from: at, to: place, keeps };
    node = node.next.get(wordAt(pieces, place));
  }
  return cue;
}
