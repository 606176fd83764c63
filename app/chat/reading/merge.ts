import { bagKey } from "../vocabulary/heads.ts";
import { findPhrase } from "../vocabulary/phrase-tree.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { OF, WITH } from "../words/function-words.ts";
import { CONTAINERS, PARTS, REMAINS } from "../words/shapes.ts";
import { type Mention, mentionLike } from "./mention.ts";
import { type Piece, wordAt } from "./pieces.ts";
import { variantOf } from "./variants.ts";

/**
 * Joins neighbouring names that are one thing: "sectional couch", "weber gas grill",
 * "refri french door", "boxes of shoes".
 */
export function mergeNeighbours(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): Mention[] {
  const merged: Mention[] = [];
  for (const mention of mentions) {
    const before = merged.at(-1);
    const joined =
      before &&
      (asOne(before, mention, pieces, vocabulary) ??
        contentOf(before, mention, pieces, vocabulary) ??
        includedIn(before, mention, pieces, vocabulary) ??
        describedBySpanish(before, mention, pieces, vocabulary));
    if (joined) merged[merged.length - 1] = joined;
    else merged.push(mention);
  }
  return merged;
}

/** "a pickup load of brush": what is sold by the load itself. */
function isByTheLoad({ id }: Mention, { measures }: Vocabulary): boolean {
  return measures.get(id) === "load";
}

/** "6 drawer dresser with mirror": the list knows the pair as the first of the two. */
function includedIn(
  first: Mention,
  second: Mention,
  pieces: readonly Piece[],
  { phrases, bags }: Vocabulary,
): Mention | undefined {
  const link = pieces[first.to];
  if (link?.kind !== "word" || second.count !== null || second.start > first.to + 1)
    return undefined;
  const pair = findPhrase(phrases, [first.head, link.canon, ...second.words]);
  const plain = bags.get(first.head)?.id;
  return pair?.hits.some(({ id }) => id === first.id || id === plain)
    ? joinedSpan(first, second)
    : undefined;
}

/** "aire acondicionado de ventana": in Spanish the second name describes the first. */
function describedBySpanish(
  first: Mention,
  second: Mention,
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): Mention | undefined {
  if (wordAt(pieces, first.to) !== "de" || second.start !== first.to + 1 || second.count !== null)
    return undefined;
  const whole = vocabulary.bags.get(bagKey([...first.words, ...second.words]));
  // "la puerta de la lavadora" is no kind of door.
  if (!whole && second.definite && PARTS.has(wordAt(pieces, first.to - 1))) return undefined;
  const id = whole?.kind === "item" ? whole.id : first.id;
  return mentionLike(joinedSpan(first, second), { id, plural: first.plural, described: true });
}

/** Two names side by side, nothing between. */
function asOne(
  first: Mention,
  second: Mention,
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): Mention | undefined {
  if (first.to !== second.from) return undefined;
  // "4 trailer tires": a refused thing's name may only describe.
  if (
    first.kind === "refused" &&
    second.kind === "item" &&
    !first.plural &&
    first.words.length === 1
  )
    return mentionLike(second, { ...countOf(first), count: first.count ?? second.count });
  // "popcorn ceiling scraps": what is left of a refused thing.
  if (first.kind === "refused" && REMAINS.has(wordAt(pieces, second.from)))
    return mentionLike(first, { to: second.to, end: second.end });
  if (first.kind !== "item" || second.kind !== "item") return undefined;
  // "22 chairs, office chairs": said again, and better.
  const again = first.head === second.head && second.words.length > first.words.length;
  if (again && first.plural && second.count === null) return mentionLike(second, countOf(first));
  const id = idOfBoth(first, second, vocabulary);
  if (id === undefined) return undefined;
  const head = second.head;
  const words = [...first.words, ...second.words];
  const plural = second.plural || (first.plural && pieces[first.to]?.canon !== second.head);
  return mentionLike(joinedSpan(first, second), { id, words, head, plural, described: true });
}

function countOf({ from, start, count, vague, definite, additive }: Mention): Partial<Mention> {
  return { from, start, count, vague, definite, additive };
}

function joinedSpan(first: Mention, second: Mention): Mention {
  return mentionLike(first, {
    to: second.to,
    end: second.end,
    count: first.count ?? second.count,
    vague: first.vague || second.vague,
  });
}

function idOfBoth(first: Mention, second: Mention, vocabulary: Vocabulary): string | undefined {
  if (first.id === second.id) return first.id;
  const whole = vocabulary.bags.get(bagKey([...first.words, ...second.words]));
  // "refri french door" is one thing; "stove microwave" is a list, though ovens are microwaves too.
  const apart = categoryOf(first, vocabulary) !== categoryOf(second, vocabulary);
  if (whole?.kind === "item" && whole.id !== first.id && apart) return whole.id;
  // "2 seater sofa": a name that begins with a number only describes.
  if (/^\d/.test(first.words[0] ?? "") && first.words.length > 1) return first.id;
  // "peloton bike": the second name is what the first is called anyway.
  const repeats = second.words.length === 1 && vocabulary.heads.get(first.id)?.has(second.head);
  if (repeats && first.words.length === 1) return first.id;
  return describedBy(first, second, vocabulary) ?? calledWith(first, second, vocabulary);
}

function categoryOf({ id }: Mention, { catalog }: Vocabulary): string | undefined {
  return catalog.byId.get(id)?.category;
}

/** "king bed mattress": every word of the first name describes the second. */
function describedBy(first: Mention, second: Mention, vocabulary: Vocabulary): string | undefined {
  const variant = variantOf(second, { words: first.words, inches: null }, vocabulary);
  const fits = first.words.every(
    (word) => variant?.words.includes(word) || vocabulary.bags.get(bagKey([word, ...second.words])),
  );
  return variant && variant.id !== second.id && fits ? variant.id : undefined;
}

/** "window ac": a name of the second thing has the words of the first. */
function calledWith(
  first: Mention,
  second: Mention,
  { phrasesById }: Vocabulary,
): string | undefined {
  if (first.plural || first.words.length > 1) return undefined;
  const names = phrasesById.get(second.id) ?? [];
  const called = names.some((name) => name[0] === first.head && name.includes(second.head));
  return called ? second.id : undefined;
}

/** "a pickup load of branches": the load itself, of what is not sold by it. */
function ofLoad(
  first: Mention,
  second: Mention,
  pieces: readonly Piece[],
  { catalog }: Vocabulary,
): Mention | undefined {
  const name = catalog.byId.get(first.id)?.name ?? "";
  const of = OF.has(wordAt(pieces, first.to)) && second.start === first.to + 1;
  if (!of || second.count !== null || second.definite || !/ load$/i.test(name)) return undefined;
  return mentionLike(first, { to: second.to, end: second.end });
}

/** "3 boxes of shoes", "bags full of clothes": the count of the container, the kind of the content. */
function contentOf(
  first: Mention,
  second: Mention,
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): Mention | undefined {
  const last = wordAt(pieces, first.to - 1);
  if (!CONTAINERS.has(last) && !/^(?:full|llena|lleno)$/.test(last)) return undefined;
  if (first.words.length > 1 && !isByTheLoad(second, vocabulary))
    return ofLoad(first, second, pieces, vocabulary);
  const behind = wordAt(pieces, first.to);
  // "boxes full of books", "wheelbarrow loads of dirt".
  const full = /^(?:full|llen[oa]s?)$/.test(behind) || CONTAINERS.has(behind) ? 1 : 0;
  const link = wordAt(pieces, first.to + full);
  if (!OF.has(link) && !(WITH.has(link) && !second.indefinite)) return undefined;
  if (second.start > first.to + full + 1 || second.count !== null) return undefined;
  return mentionLike(second, {
    from: first.from,
    start: first.start,
    plural: first.plural,
    count: first.count,
    vague: first.vague,
    definite: first.definite,
    indefinite: first.indefinite,
    additive: first.additive,
  });
}
