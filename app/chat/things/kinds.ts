import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { type Body, readBody, type Text } from "./body.ts";
import { isJoin } from "./numbers.ts";
import { markAt, type Pieces, wordAt } from "./pieces.ts";
import { type Named, PLAIN, type Thing } from "./thing.ts";
import { hasTraits, SMALLEST_SCREEN, withTraits } from "./variants.ts";

const FARTHEST = 40;
const JOINS =
  /^(?:and|n|y|e|plus|are|is|of|which|other|others|otro|otra|rest|son|una|un|the|a|an|one|el|la|que)$/;

/**
 * Adds the kinds of a thing that are told without its name, behind it ("mattresses: 2 queen and a
 * king", "4 drawer file cabinets & a 2-drawer one") or before it ("a king and two twin mattresses").
 * A name that is told apart completely only heads its kinds.
 */
export function withKinds(things: readonly Thing[], text: Text): Thing[] {
  return things.flatMap((thing, index) => {
    const limit = things[index + 1]?.start ?? text.pieces.length;
    const behind = kindsBehind(thing, limit, text);
    return [...kindsBefore(thing, text), ...headed(thing, behind, text), ...behind];
  });
}

/** What is left of a name when its kinds are told: nothing, itself, or the rest of its count. */
function headed(thing: Thing, kinds: readonly Thing[], { pieces }: Text): Thing[] {
  if (kinds.length === 0) return [thing];
  const told = kinds.reduce((sum, { count }) => sum + (count ?? 1), 0);
  const open = thing.plural && !thing.described && !thing.definite;
  if (!open) return [thing];
  if (thing.count === null || told === thing.count) return [{ ...thing, heading: true }];
  // Of "3 desks. One is L-shaped" the rest are counted; of "3 desks: one L-shaped" more kinds may follow.
  const isApart = pieces.slice(thing.end, kinds[0]?.start).some(({ text }) => text === ".");
  return told < thing.count
    ? [{ ...thing, count: thing.count - told, indefinite: !isApart }]
    : [thing];
}

function kindsBehind(thing: Thing, limit: number, text: Text): Thing[] {
  const { pieces } = text;
  const kinds: Thing[] = [];
  let isRest = false;
  const last = Math.min(limit, thing.end + FARTHEST);
  let at = openingOf(thing, last, text);
  while (at < last) {
    const mark = markAt(pieces, at);
    if (/^[.!?]$/.test(mark) && !(thing.plural && tellsOn(pieces, at + 1))) break;
    if (mark !== "" || JOINS.test(wordAt(pieces, at))) {
      isRest ||= /^(?:rest|resto)$/.test(wordAt(pieces, at));
      const indefinite = /^(?:a|an|un|una|one)$/.test(wordAt(pieces, at));
      at += 1;
      if (!indefinite) continue;
      at -= 1;
    }
    const body = withScreen(readBody(text, at), thing, text);
    const kind = kindOf(thing, body, at, text);
    if (!kind || body.to > last) break;
    // "two are kings, the rest are twins"
    const told = kinds.reduce((sum, { count }) => sum + (count ?? 0), 0);
    const isOthers = isRest && body.count === null && (thing.count ?? 0) > told;
    kinds.push(isOthers ? { ...kind, count: (thing.count ?? 0) - told } : kind);
    at = body.to;
  }
  return isTold(kinds, thing) ? kinds : [];
}

/** "3 beds. One is a king": a sentence that goes on with one or some of them. */
function tellsOn(pieces: Pieces, at: number): boolean {
  const isTold = /^(?:is|are|es|son)$/.test(wordAt(pieces, at + 1));
  return pieces[at]?.kind === "number" && isTold;
}

/** "TVs: one 32, two 55": of a screen a number of that size is its inches. */
function withScreen(body: Body, { id }: Thing, { pieces, vocabulary }: Text): Body {
  if (!vocabulary.ranges.has(id) || body.traits.inches !== null) return body;
  const isSize = (value: number | null) => value !== null && value >= SMALLEST_SCREEN;
  const inches = isSize(body.count) ? body.count : (pieces[body.to]?.value ?? null);
  if (!isSize(inches)) return body;
  const traits = { ...body.traits, inches };
  if (isSize(body.count)) return { ...body, traits, count: null };
  return { ...body, traits, to: body.to + 1, toldTo: body.to + 1 };
}

/** "2 king, a queen and two twin mattresses": kinds that lack the noun, in their order. */
function kindsBefore(thing: Thing, text: Text): Thing[] {
  const kinds: Thing[] = [];
  let end = thing.start;
  while (thing.described || thing.base.words.length > 1) {
    const kind = kindBefore(thing, end, text);
    if (!kind) break;
    kinds.unshift(kind);
    end = kind.start;
  }
  return kinds;
}

function kindBefore(thing: Thing, end: number, text: Text): Thing | undefined {
  const { pieces, vocabulary } = text;
  let join = end - 1;
  if (!isJoin(pieces, join)) return undefined;
  while (isJoin(pieces, join - 1)) join -= 1;
  for (let at = join - 1; at >= Math.max(0, join - 5) && !text.isNamed(at); at -= 1) {
    const body = readBody(text, at);
    if (body.to < join || (body.count === null && !body.one)) continue;
    const bare = thing.described ? bareOf(thing, vocabulary) : headOnly(thing);
    const kind = withTraits(bare, body.traits, vocabulary);
    return kind.described ? piece(thing, kind, at, join, body.count ?? 1) : undefined;
  }
  return undefined;
}

/** The mark that opens the kinds: a comma behind a word, or a colon a few words on: "TVs from the lobby: …". */
function openingOf({ end }: Thing, limit: number, { pieces }: Text): number {
  if (pieces[end]?.kind === "word" && markAt(pieces, end + 1) === ",") return end + 1;
  for (let at = end; at < Math.min(limit, end + 8); at += 1) {
    const mark = markAt(pieces, at);
    const isList = mark === "," && pieces[at + 1]?.kind === "number";
    if (mark === ":" || isList) return at;
    if (mark !== "") break;
  }
  return end;
}

/** Kinds told one by one: several, or one that is not the thing itself. */
function isTold(kinds: readonly Thing[], thing: Thing): boolean {
  return (
    kinds.some(({ id }) => id !== thing.id) ||
    (kinds.length > 0 && thing.plural && thing.count === null)
  );
}

function kindOf(thing: Thing, body: Body, at: number, text: Text): Thing | undefined {
  const plain = isPlain(text, at, body.to);
  if (!hasTraits(body.traits) && !plain) return undefined;
  const kind = withTraits(bareOf(thing, text.vocabulary), body.traits, text.vocabulary);
  const last = body.measured || plain ? "" : (body.traits.words.at(-1) ?? "");
  // "a big dog": where dogs are in no kind of it, but in the name of something else.
  if (last !== "" && !kind.words.includes(last)) return undefined;
  return piece(thing, kind, at, body.to, body.count ?? 1);
}

/** "3 regular": the plain kind. */
function isPlain({ pieces }: Text, from: number, to: number): boolean {
  for (let at = from; at < to + 1; at += 1)
    if (/^(?:regular|normal|normales|standard|plain|basic|usual|short)$/.test(wordAt(pieces, at)))
      return true;
  return false;
}

/** The thing without its own sizes: "4 drawer file cabinet" is a file cabinet. */
function bareOf({ base }: Thing, vocabulary: Vocabulary): Named {
  const bare = vocabulary.bags.get(base.head);
  if (bare?.kind === "item" && base.words.length > 1 && bare.id === base.id)
    return { ...base, words: [base.head] };
  const words = base.words.filter(
    (word) => !/^\d/.test(word) && word !== "drawer" && !SIZES.has(word),
  );
  return { ...base, words: words.length > 0 ? words : base.words };
}

const SIZES = new Set(["twin", "full", "queen", "king", "large", "small", "inch"]);

/** "dining chair" is a kind of chair, as "2 office" before it is. */
function headOnly({ base }: Thing): Named {
  return { ...base, words: [base.head] };
}

type Kind = Named & Pick<Thing, "described" | "base" | "traits">;

function piece(thing: Thing, kind: Kind, from: number, to: number, count: number): Thing {
  return {
    ...thing,
    ...kind,
    described: true,
    from,
    to,
    start: from,
    end: to,
    count,
    ...PLAIN,
    strange: thing.strange,
    plural: count > 1,
    collective: false,
  };
}
