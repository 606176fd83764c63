import { SIZE_FILLERS } from "../vocabulary/attributes.ts";
import { AND, DEFINITE, INDEFINITE, isFunctionWord, OF } from "../words/function-words.ts";
import { PLACING } from "../words/places.ts";
import type { Owner } from "./find-mentions.ts";
import { type Mention, mentionLike } from "./mention.ts";
import { addMeasure, noTraits } from "./noun-phrase.ts";
import { unitAt } from "./numbers.ts";
import { type Context, countAt, headItem } from "./parts.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";
import { isTraitWord, variantOf } from "./variants.ts";

/** "a king and two twin mattresses", "king and queen mattress": the noun comes with the last part. */
export function partsBefore(mention: Mention, context: Context): Mention[] {
  const { pieces, owner, vocabulary } = context;
  const joined =
    AND.has(wordAt(pieces, mention.start - 1)) || markAt(pieces, mention.start - 1) === "/";
  // "2 king 1 queen mattress", "2 king, 1 queen mattress": counts part them as well.
  const listed = !joined && pieces[mention.start]?.kind === "number";
  if (!joined && !listed) return [];
  const link =
    joined || markAt(pieces, mention.start - 1) === "," ? mention.start - 1 : mention.start;
  const from = segmentStart(pieces, link, owner);
  if (listed && pieces[from]?.kind !== "number") return [];
  // "la litera de los niños y una cama": whose it is, no part of a list.
  const whose = DEFINITE.has(wordAt(pieces, from - 1)) && isPlaced(wordAt(pieces, from - 2));
  // "the screen is black and two bags": said of what stands before.
  const told = /^(?:is|are|was|were|its|es|son|esta|estan)$/.test(wordAt(pieces, from - 1));
  if (from === link || owner[from - 1] || whose || told) return [];
  const counted = countAt(pieces, from, owner);
  const traits = noTraits();
  for (let at = counted === undefined ? from : from + 1; at < link; at += 1) {
    const piece = pieces[at] as Piece;
    if (SIZE_FILLERS.has(piece.text)) continue;
    if (piece.kind === "number" && unitAt(pieces, at + 1, owner) !== "") {
      addMeasure(traits, pieces, at, owner);
      at += 1;
    } else if (piece.kind === "word" && isTraitWord(piece.canon, vocabulary))
      traits.words.push(piece.canon);
    else return [];
  }
  const base = { id: headItem(mention, vocabulary), words: [mention.head], head: mention.head };
  const variant = variantOf(base, traits, vocabulary);
  if (!variant || variant.id === mention.id) return [];
  const count = counted ?? 1;
  const part: Mention = mentionLike(mention, {
    id: variant.id,
    from,
    to: link,
    start: from,
    end: link,
    count,
    plural: false,
    described: true,
  });
  return [...partsBefore(part, context), part];
}

/** "desk in the corner plus another desk": where it stands. */
function isPlaced(word: string): boolean {
  return OF.has(word) || PLACING.has(word);
}

function segmentStart(pieces: readonly Piece[], link: number, owner: Owner): number {
  let from = link;
  while (from > 0 && from > link - 6) {
    const at = from - 1;
    const word = wordAt(pieces, at);
    if (owner[at] || endsSentence(pieces, at) || markAt(pieces, at) !== "" || OF.has(word)) break;
    if (isFunctionWord(word) && !INDEFINITE.has(word)) break;
    from = at;
    if (INDEFINITE.has(word) || pieces[at]?.kind === "number") break;
  }
  return from;
}
