import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { OF } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import { CONTAINERS } from "../words/shapes.ts";
import type { Text } from "./body.ts";
import { isCount } from "./numbers.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";
import type { Thing } from "./thing.ts";

/**
 * Gives what is sold by the pile, the bag or the room its count from the measure it is named with:
 * "3 piles of X", "X from 3 rooms", "X, 2 boxes". A container that is an item of its own holds what
 * follows its "of", which is then no thing to be counted.
 */
export function withMeasures(things: readonly Thing[], text: Text): Thing[] {
  const merged: Thing[] = [];
  for (let index = 0; index < things.length; index += 1) {
    const thing = things[index] as Thing;
    const next = things[index + 1];
    const held = next && holds(thing, next, text);
    if (next && held) {
      merged.push(contained(thing, next, text));
      index += 1 + alsoHeld(things, index + 1);
    } else if (next && isAmountOfIt(next, text)) {
      const same = text.vocabulary.measures.get(thing.id) === text.pieces[next.to - 1]?.lemma;
      merged.push({ ...thing, end: next.to + 2, count: same ? next.count : thing.count });
      index += 1;
    } else if (next && isAmountOf(thing, next, text)) {
      merged.push({ ...thing, count: next.count, end: next.end });
      index += 1;
    } else merged.push(inRooms(thing, next?.start ?? text.pieces.length, text));
  }
  return merged;
}

/** "boxes of dishes and knick knacks": bare names right behind it are held as well. */
function alsoHeld(things: readonly Thing[], index: number): number {
  let held = 0;
  for (let at = index + 1; at < things.length; at += 1, held += 1) {
    const [one, two] = [things[at - 1] as Thing, things[at] as Thing];
    const bare = two.count === null && !two.definite && !two.vague && two.collective;
    if (!bare || two.start !== one.end + 1) break;
  }
  return held;
}

/** "bags of X": nothing but "of" and adjectives between a container and what it holds. */
function holds(container: Thing, content: Thing, { pieces }: Text): boolean {
  if (!CONTAINERS.has(wordAt(pieces, container.to - 1))) return false;
  if (!OF.has(wordAt(pieces, container.to)) || content.from - container.to > 4) return false;
  for (let at = container.to + 1; at < content.from; at += 1)
    if (wordAt(pieces, at) === "") return false;
  return true;
}

/** The content, where it is sold by that container or refused; else the container alone. */
function contained(container: Thing, content: Thing, { vocabulary, pieces }: Text): Thing {
  const measure = vocabulary.measures.get(content.id);
  const own = measure === undefined || isMeasure(measure, pieces[container.to - 1], vocabulary);
  const span = { start: container.start, end: content.end };
  if (
    (own &&
      content.start <= container.to + 4 &&
      !/^(?:and|n|y)$/.test(wordAt(pieces, content.start - 1))) ||
    content.kind === "refused"
  ) {
    const counts = measure !== undefined || content.kind === "refused";
    return counts
      ? {
          ...content,
          ...span,
          count: container.count,
          vague: container.vague,
          plural: container.plural,
        }
      : { ...content, ...span };
  }
  return { ...container, ...span };
}

/** True for the word of a measure in either language: a "caja" is a box. */
function isMeasure(
  measure: string | undefined,
  piece: Piece | undefined,
  { lexicon }: Vocabulary,
): boolean {
  return (
    measure !== undefined &&
    piece !== undefined &&
    (piece.lemma === measure || lexicon.canonical(measure) === piece.canon)
  );
}

/** "X, 4 boxes": the measure of X behind it. */
function isAmountOf(thing: Thing, amount: Thing, { pieces, vocabulary }: Text): boolean {
  if (
    thing.count !== null ||
    amount.count === null ||
    !CONTAINERS.has(wordAt(pieces, amount.to - 1))
  )
    return false;
  const beside =
    amount.start === thing.end ||
    (amount.start === thing.end + 1 && /^[,:-]$/.test(markAt(pieces, thing.end)));
  return beside && isMeasure(vocabulary.measures.get(thing.id), pieces[amount.to - 1], vocabulary);
}

/** "6 bags of it". */
function isAmountOfIt({ to }: Thing, { pieces }: Text): boolean {
  const pointed = /^(?:it|them|those|these|that|em|ellos|ellas|eso|esa|esas|esos)$/.test(
    wordAt(pieces, to + 1),
  );
  return CONTAINERS.has(wordAt(pieces, to - 1)) && OF.has(wordAt(pieces, to)) && pointed;
}

/** "X from 3 bedrooms": what is sold by the room counts rooms. */
function inRooms(thing: Thing, limit: number, { pieces, vocabulary }: Text): Thing {
  if (vocabulary.measures.get(thing.id) !== "room") return thing;
  for (let at = thing.end; at < Math.min(limit, thing.end + 4); at += 1)
    if (pieces[at]?.kind === "number" && isRooms(wordAt(pieces, at + 1)))
      return { ...thing, count: thing.count ?? pieces[at]?.value ?? null, end: at + 2 };
  const before = thing.start - 1;
  if (
    thing.count === null &&
    OF.has(wordAt(pieces, before)) &&
    isRooms(wordAt(pieces, before - 1)) &&
    isCount(pieces, before - 2)
  )
    return { ...thing, count: pieces[before - 2]?.value ?? null, start: before - 2 };
  return thing;
}

function isRooms(word: string): boolean {
  return (
    ROOMS.has(word) || /^(?:rooms?|areas|cuartos|recamaras|bedrooms|bathrooms|closets)$/.test(word)
  );
}
