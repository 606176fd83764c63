import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { isFunctionWord } from "../words/function-words.ts";
import { type Body, closing, readBody, type Text } from "./body.ts";
import { isBoundary } from "./numbers.ts";
import { markAt, wordAt } from "./pieces.ts";
import type { Named, Thing } from "./thing.ts";
import { hasTraits, withTraits } from "./variants.ts";

const FARTHEST = 40;
const JOINS =
  /^(?:and|n|y|e|plus|are|is|of|which|other|others|rest|son|una|un|the|a|an|one|el|la|que)$/;

/**
 * Adds the kinds of a thing that are told behind it, without its name ("mattresses: 2 queen and a
 * king", "4 drawer file cabinets & a 2-drawer one"). A name that is told apart completely only heads
 * its kinds.
 */
export function withKinds(things: readonly Thing[], text: Text): Thing[] {
  return withoutListed(things, text).flatMap((thing, index) => {
    if (thing.kind !== "item") return [thing];
    const limit = things[index + 1]?.start ?? text.pieces.length;
    const behind = kindsBehind(thing, limit, text);
    return [...headed(thing, behind), ...behind];
  });
}

/** "two ladders (one extension, one step ladder)": brackets tell over what stands before them. */
function withoutListed(things: readonly Thing[], { pieces }: Text): readonly Thing[] {
  const several = new Map<string, Thing>();
  return things.filter((thing) => {
    const outer = several.get(thing.id);
    const within =
      outer && markAt(pieces, outer.end) === "(" && closing(pieces, outer.end) > thing.start;
    if (!within && (thing.count ?? 1) > 1) several.set(thing.id, thing);
    return !within;
  });
}

/** What is left of a name when its kinds are told: nothing, itself, or the rest of its count. */
function headed(thing: Thing, kinds: readonly Thing[]): Thing[] {
  if (kinds.length === 0) return [thing];
  const told = kinds.reduce((sum, { count }) => sum + (count ?? 1), 0);
  const open = thing.plural && !thing.described && !thing.definite;
  if (!open) return [thing];
  if (thing.count === null || told === thing.count) return [{ ...thing, heading: true }];
  return told < thing.count ? [{ ...thing, count: thing.count - told }] : [thing];
}

function kindsBehind(thing: Thing, limit: number, text: Text): Thing[] {
  const { pieces } = text;
  const kinds: Thing[] = [];
  const last = Math.min(limit, thing.end + FARTHEST);
  const from = colonAfter(thing, last, text);
  const opened = [":", "-", "(", ","].includes(markAt(pieces, from));
  let at = from;
  while (at < last) {
    const mark = markAt(pieces, at);
    if (/^[.!?;]$/.test(mark) && !(opened && mark === ";")) break;
    if (mark === "\n" && markAt(pieces, from) !== ":") break;
    const bracketed =
      mark === "(" && pieces[at + 1]?.kind === "number" && markAt(pieces, at + 2) === ")";
    if (bracketed) {
      const kind = kindOf(
        thing,
        { ...readBody(text, at + 3), count: pieces[at + 1]?.value ?? 1 },
        at + 3,
        text,
      );
      if (!kind) break;
      kinds.push({ ...kind, start: at });
      at = kind.end;
      continue;
    }
    if (mark !== "" || JOINS.test(wordAt(pieces, at))) {
      const indefinite = /^(?:a|an|un|una|one)$/.test(wordAt(pieces, at));
      at += 1;
      if (!indefinite) continue;
      at -= 1;
    }
    const body = readBody(text, at);
    const kind = kindOf(thing, body, at, text);
    if (!kind || body.to > last) break;
    kinds.push(kind);
    at = body.to;
  }
  return isTold(kinds, thing) ? kinds : [];
}

/** The colon that opens the kinds, right behind the name or a few words on: "TVs from the lobby: …". */
function colonAfter({ end, plural }: Thing, limit: number, { pieces }: Text): number {
  if (!plural) return end;
  for (let at = end; at < Math.min(limit, end + 8); at += 1) {
    const mark = markAt(pieces, at);
    if (mark === ":") return at;
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
  const { pieces } = text;
  const counted = body.count !== null || /^(?:a|an|un|una|one|the|el|la)$/.test(wordAt(pieces, at));
  if (!hasTraits(body.traits) && !isPlain(text, at, body.to)) return undefined;
  if (!isBoundary(pieces, body.to) && !isFunctionWord(wordAt(pieces, body.to))) return undefined;
  if (!counted && !(thing.plural && markAt(pieces, thing.end) === ":")) return undefined;
  const kind = withTraits(bareOf(thing, text.vocabulary), body.traits, text.vocabulary);
  return piece(thing, kind, at, body.to, body.count ?? 1);
}

/** "3 regular": the plain kind. */
function isPlain({ pieces }: Text, from: number, to: number): boolean {
  for (let at = from; at < to + 1; at += 1)
    if (/^(?:regular|normal|normales|standard|plain|basic|usual)$/.test(wordAt(pieces, at)))
      return true;
  return false;
}

/** The thing without its own sizes: "4 drawer file cabinet" is a file cabinet. */
function bareOf({ base }: Thing, vocabulary: Vocabulary): Named {
  const bare = vocabulary.bags.get(base.head);
  if (
    bare?.kind === "item" &&
    base.words.length > 1 &&
    vocabulary.heads.get(base.id)?.has(base.head) &&
    bare.id === base.id
  )
    return { ...base, words: [base.head] };
  const words = base.words.filter(
    (word) => !/^\d/.test(word) && word !== "drawer" && !SIZES.has(word),
  );
  return { ...base, words: words.length > 0 ? words : base.words };
}

const SIZES = new Set(["twin", "full", "queen", "king", "large", "small", "inch"]);

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
    plural: count > 1,
    vague: false,
    definite: false,
    indefinite: false,
    additive: false,
    fewer: false,
    collective: false,
  };
}
