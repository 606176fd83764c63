import { type Body, readBody } from "./noun-phrase.ts";
import { markAt, range } from "./pieces.ts";
import { isJoin, type Text } from "./senses.ts";
import {
  hasTraits,
  isScreenSize,
  isSize,
  type Named,
  PLAIN,
  type Thing,
  withTraits,
} from "./thing.ts";

/**
 * Adds the kinds of a thing that are told behind it without its name ("mattresses: 2 queen and a king").
 * A name that is told apart completely only heads its kinds.
 */
export function withKinds(things: readonly Thing[], text: Text): Thing[] {
  return things.flatMap((thing, index) => {
    const later = things.slice(index + 1);
    const behind = kindsBehind(thing, later[0]?.start ?? text.pieces.length, text);
    return headed(thing, behind, later);
  });
}

/** A name of which all the kinds are told, without the noun or with it later, only heads them: it opens the first. */
function headed(thing: Thing, kinds: readonly Thing[], later: readonly Thing[]): Thing[] {
  const { count, start, plural, described, definite } = thing;
  const [first, ...others] = kinds;
  if (!first || !(plural || (count ?? 0) > 1) || described || definite) return [thing, ...kinds];
  const named = later.filter(({ base }) => base.head === thing.base.head && base.words.length > 1);
  const told = [...kinds, ...named].reduce((sum, kind) => sum + (kind.count ?? 1), 0);
  if (count === null || told === count) return [{ ...first, start }, ...others];
  // "3 tvs, one is a 65": the others are still to be counted.
  return [told < count ? { ...thing, count: count - told } : thing, ...kinds];
}

/** Kinds told one by one: several, or one that is not the thing itself. */
function kindsBehind(thing: Thing, limit: number, text: Text): Thing[] {
  const { pieces } = text;
  const kinds: Thing[] = [];
  const from = openingOf(thing, limit, text);
  for (let at = from; at < limit && !/^[.!?]$/.test(markAt(pieces, at)); ) {
    const isBetween = markAt(pieces, at) !== "" || isJoin(pieces, at);
    const kind = isBetween ? undefined : kindAt(thing, at, text);
    if (!isBetween && (!kind || kind.end === at || kind.end > limit)) break;
    if (kind) kinds.push(kind);
    at = kind?.end ?? at + 1;
  }
  const isTold = kinds.some(({ id }) => id !== thing.id) || (thing.plural && thing.count === null);
  return isTold ? kinds : [];
}

/** The mark that opens the kinds: a comma behind a word, or a colon a few words on: "TVs from the lobby: …". */
function openingOf({ end }: Thing, limit: number, { pieces }: Text): number {
  const mark = range(end, Math.min(limit, end + 8)).find((at) => markAt(pieces, at) !== "") ?? end;
  const isList = /^[,-]$/.test(markAt(pieces, mark)) && pieces[mark + 1]?.kind === "number";
  return isList || markAt(pieces, mark) === ":" ? mark : end;
}

function kindAt(thing: Thing, at: number, text: Text): Thing | undefined {
  const read = readBody(text, at);
  // "tvs: 32, 55"
  const inches = isScreenSize(thing.id, read.count, text.vocabulary) ? read.count : null;
  const body = inches ? { ...read, count: 1, measured: true, traits: { words: [], inches } } : read;
  if (!hasTraits(body.traits)) return undefined;
  // "4 drawer file cabinet" is a file cabinet.
  const bare = { ...thing.base, words: thing.base.words.filter((word) => !isSize(word)) };
  const kind = withTraits(bare, body.traits, text.vocabulary);
  const last = body.traits.words.at(-1);
  // "a twin bed complete": words behind one thing that has its kind make no second thing
  const isOne = !thing.plural && body.count === null && !body.one;
  if (isOne && (thing.described || kind.id === thing.base.id)) return undefined;
  // "a big dog": where dogs are in no kind of it, but in the name of something else.
  const isOther = !body.measured && last !== undefined && !kind.words.includes(last);
  return isOther ? undefined : kindThing(thing, kind, at, body);
}

function kindThing(thing: Thing, kind: Named, from: number, { to, count }: Body): Thing {
  const span = { from, to, start: from, end: to, count: count ?? 1, plural: (count ?? 1) > 1 };
  return { ...thing, ...kind, ...span, ...PLAIN, strange: thing.strange, described: true };
}
