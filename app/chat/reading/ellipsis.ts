import { FEATURE_UNITS } from "../text/units.ts";
import { BED_SIZES } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { AND } from "../words/function-words.ts";
import { type Mention, mentionLike } from "./mention.ts";
import { isBoundary, roleOf } from "./numbers.ts";
import { type Context, headItem, type Part, partAt, screenAt, screenOfAt } from "./parts.ts";
import { partsBefore } from "./parts-before.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";
import { hasTraits, variantOf } from "./variants.ts";

/**
 * Breaks a counted name down by the parts that follow it ("4 mattresses: 2 queen, 2 twin") and
 * gives a noun to the parts that come before ("a king and two twin mattresses").
 */
export function resolveEllipsis(mentions: readonly Mention[], context: Context): Mention[] {
  // "3 mattresses: 1 queen, 1 full and a crib mattress": a part told of both names is there once.
  const all = new Map<number, Mention>();
  for (const [index, mention] of mentions.entries())
    for (const part of partsOf(mention, mentions[index + 1], context))
      if (!all.has(part.from)) all.set(part.from, part);
  return [...all.values()];
}

function partsOf(mention: Mention, next: Mention | undefined, context: Context): Mention[] {
  if (mention.kind !== "item") return [mention];
  const parts = breakDown(mention, next, context);
  const behind = parts.length === 1 && parts[0] === mention ? partsBehind(mention, context) : [];
  const before = partsBefore(mention, context);
  return before.length + behind.length === 0 ? parts : [...before, ...parts, ...behind];
}

/** Connecting words between the parts of a breakdown. */
const LINKS =
  /^(?:are|is|being|of|which|them|the|other|others|another|and|n|y|one|ones|a|an|un|una|es|son|size|total|in|all|that|theyre|its|it|de|otro|otra|el|la|las|los|las|plus|with|mix|for|i|think|guess|believe|maybe|probably|like|um|uh|so|creo|como)$/;

function breakDown(mention: Mention, next: Mention | undefined, context: Context): Mention[] {
  const open = (mention.plural || (mention.count ?? 1) > 1) && !isSizedScreen(mention, context);
  const parts = open ? partsAfter(mention, context) : [];
  if (parts.length === 0) return [mention];
  const variants = parts.map((part) => variantOfPart(mention, part, context.vocabulary));
  const sum = parts.reduce((total, { count }) => total + count, 0);
  const told = variants.some((id) => id !== mention.id) || parts.some(({ plain }) => plain);
  const colors = !told && parts.length > 1;
  if (mention.count !== null && sum > mention.count) return [mention];
  if (colors)
    return [
      mentionLike(mention, { count: Math.max(sum, mention.count ?? 0), end: lastOf(parts).to }),
    ];
  if (!told) return [mention];
  const [id = mention.id] = variants;
  if (parts.length === 1 && describesAll(mention, parts[0], context.pieces))
    return [mentionLike(mention, { id, described: true })];
  const rest = (mention.count ?? sum) - sum - namedLast(mention, next, lastOf(parts), context);
  const split = parts.map((part, index) =>
    partMention(mention, part, variants[index] ?? mention.id),
  );
  return rest > 0 ? [mentionLike(mention, { count: rest }), ...split] : split;
}

/** "4 TVs: 2 are 65 inch, 1 is 32, 1 is an old tube TV": the last of the parts may say its noun. */
function namedLast(
  { head }: Mention,
  next: Mention | undefined,
  { to }: Part,
  { pieces, vocabulary }: Context,
): number {
  if (!next || next.start - to > NAMED_WITHIN || !vocabulary.heads.get(next.id)?.has(head))
    return 0;
  const counted = pieces[to + 1]?.kind === "number" ? pieces[to + 1]?.value : undefined;
  for (let at = to; at < next.start; at += 1) if (endsSentence(pieces, at)) return 0;
  return counted ?? next.count ?? 1;
}

const NAMED_WITHIN = 4;

/** "2 55 inch TVs and a 32": a size of their own, so that what follows are others. */
function isSizedScreen({ id, named, start }: Mention, { vocabulary, pieces }: Context): boolean {
  const sized = pieces[start]?.kind === "number" && pieces[start + 1]?.kind === "number";
  return sized && vocabulary.ranges.has(id) && vocabulary.ranges.has(named.id);
}

/** "mirrors: 6 (large, wall mounted)": a kind without a count of its own, said of them all. */
function describesAll(
  { count, end }: Mention,
  part: Part | undefined,
  pieces: readonly Piece[],
): boolean {
  if (part === undefined || count === null || markAt(pieces, end) !== "(") return false;
  return (
    part.from === end + 1 &&
    pieces[part.from]?.kind === "word" &&
    !COUNTED.test(wordAt(pieces, part.from))
  );
}

const COUNTED = /^(?:a|an|un|una|one)$/;

function lastOf(parts: readonly Part[]): Part {
  return parts.at(-1) as Part;
}

function variantOfPart(mention: Mention, part: Part, vocabulary: Vocabulary): string {
  const base = { id: mention.id, words: mention.words, head: mention.head };
  return variantOf(base, part.traits, vocabulary)?.id ?? mention.id;
}

function partMention(mention: Mention, part: Part, id: string): Mention {
  const { from, to, count } = part;
  return mentionLike(mention, {
    id,
    from,
    to,
    start: from,
    end: to,
    count,
    definite: false,
    plural: count > 1,
    described: true,
  });
}

const FARTHEST = 40;

/** The parts right behind a name, up to the next name or the end of its sentence or list. */
function partsAfter(mention: Mention, context: Context): Part[] {
  const { pieces, owner } = context;
  const parts: Part[] = [];
  let at = mention.end;
  while (at < mention.end + FARTHEST && at < pieces.length && !owner[at]) {
    if (isStop(pieces, at) || isOrigin(pieces, at)) break;
    const part =
      screenOfAt(mention, at, context) ?? screenAt(mention, at, context) ?? partAt(at, context);
    if (part && !(owner[part.to] && owner[part.to] !== "idiom")) {
      parts.push(part);
      at = part.to;
    } else if (wordAt(pieces, at) !== "" && !LINKS.test(wordAt(pieces, at))) break;
    else if (pieces[at]?.kind === "number" && roleOf(pieces, at, owner) === "count") break;
    else at += 1;
  }
  return parts;
}

/** "son de un airbnb", "they're from a hotel": where they come from is none of the parts. */
function isOrigin(pieces: readonly Piece[], at: number): boolean {
  const copula = /^(?:son|eran|es|are|were|theyre|all|todos|todas)$/.test(wordAt(pieces, at - 1));
  return copula && /^(?:de|del|from)$/.test(wordAt(pieces, at)) && !isNumber(pieces, at + 1);
}

function isNumber(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.kind === "number" && !/^una?$/.test(pieces[at]?.text ?? "");
}

/** A sentence ends the breakdown; a line break does only when no colon announced a list. */
function isStop(pieces: readonly Piece[], at: number): boolean {
  if (markAt(pieces, at) !== "\n") return /^[.!?;]$/.test(markAt(pieces, at));
  for (let place = at - 1; place >= 0 && place > at - FARTHEST; place -= 1) {
    const mark = markAt(pieces, place);
    if (mark === ":") return false;
    if (mark === "." || mark === "!" || mark === "?") return true;
  }
  return true;
}

/** "2 queen mattresses, a king and 3 twins": more of the kind, told apart by size alone. */
function partsBehind(mention: Mention, context: Context): Mention[] {
  const { pieces, owner, vocabulary } = context;
  if (!isLink(pieces, mention.end)) return [];
  const words = mention.named.words.filter(
    (word) => !/^\d/.test(word) && !FEATURE_UNITS.has(word) && !BED_SIZES.has(word),
  );
  const base = { id: headItem(mention, vocabulary), words, head: mention.head };
  const parts: Mention[] = [];
  for (let at = mention.end; at < mention.end + FARTHEST; ) {
    const from = isLink(pieces, at) ? at + 1 : at;
    const screen = from > at ? screenOfAt(mention, from, context) : undefined;
    const part = from > at ? (screen ?? partAt(from, context)) : undefined;
    if (!part || owner[part.to] || !isBoundary(pieces, part.to) || !hasTraits(part.traits)) break;
    const variant = variantOf(screen ? mention : base, part.traits, vocabulary);
    if (!variant || (variant.id === mention.id && !screen)) break;
    parts.push(partMention(mention, part, variant.id));
    at = part.to;
  }
  return parts;
}

function isLink(pieces: readonly Piece[], at: number): boolean {
  return AND.has(wordAt(pieces, at)) || markAt(pieces, at) === ",";
}
