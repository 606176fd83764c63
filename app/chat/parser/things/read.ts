import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { ROOMS } from "#app/chat/parser/words/lists.ts";
import { sharesOf, withShares } from "./each.ts";
import { findNames, type Name } from "./find.ts";
import { withKinds } from "./kinds.ts";
import { SETS, withLooseTraits, withMeasures } from "./measures.ts";
import { type Body, readAfter, readBefore, rightedCount } from "./noun-phrase.ts";
import { markAt, type Pieces, range, wordAt } from "./pieces.ts";
import { isJoin, sensesOf, type Text } from "./senses.ts";
import {
  isScreenSize,
  type Named,
  type Thing,
  type Traits,
  variantOf,
  withTraits,
} from "./thing.ts";

/** All that a message names, in order, each with its count and kind, and what pieces are whose. */
export type Things = { things: readonly Thing[]; text: Text };

/** @param listed what is on the list already, which a word of it may point at */
export function readThings(said: Pieces, vocabulary: Vocabulary, listed: readonly Named[]): Things {
  const shares = sharesOf(said);
  const names = findNames(shares.pieces, vocabulary, listed);
  const named = new Set(names.flatMap(({ from, to }) => range(from, to)));
  const pieces = shares.pieces.map((piece, at) => ({ ...piece, named: named.has(at) }));
  const text: Text = { pieces, vocabulary, senses: sensesOf(pieces, vocabulary) };
  const phrases: Thing[] = [];
  for (const name of names) {
    const phrase = nounPhrase(name, text, phrases.at(-1)?.end ?? 0);
    phrases.push(inRoom(phrase, text, listed));
  }
  const things = withLooseTraits(withKinds(withMeasures(phrases, text), text), text);
  return { text, things: withShares(things, shares) };
}

/** "patio furniture: a table, 4 chairs": a name that a room tells apart is of the one told before. */
function inRoom(thing: Thing, { pieces, vocabulary }: Text, listed: readonly Named[]): Thing {
  const { id, to, described, head } = thing;
  const [kind, noun = "", more] = vocabulary.phrasesById.get(id)?.at(-1) ?? [];
  const isBare = thing.words.length === 1 ? head === noun && !described : SETS.test(noun);
  if (!kind || more || !isBare || thing.words.includes(kind)) return thing;
  const tells = (at: number) => {
    // "a patio chair and 2 chairs": the word tells the two apart.
    const isNamed = pieces[at]?.named && (pieces[at + 1]?.canon !== noun || SETS.test(noun));
    const near = pieces.slice(Math.max(0, at - 3), at + 3).map(({ text }) => text);
    return isNamed || markAt(pieces, at + 1) === ":" || PROJECT.test(near.join(" "));
  };
  const isRoom = (word = "") => ROOMS.has(word);
  const at = range(0, to).findLast((place) => isRoom(pieces[place]?.canon) && tells(place)) ?? -1;
  const room = pieces[at]?.canon ?? listed.flatMap((one) => one.words).findLast(isRoom) ?? "";
  const other = vocabulary.named([room, noun]);
  const isKin = other?.kind === "item" && !vocabulary.measures.has(other.id);
  return isKin && other.id !== id ? { ...thing, ...other } : thing;
}

/** Near a room: all that is in it is told. */
const PROJECT =
  /remodel|redo|redid|demo|gut|renov|clear|clean|empty|replac|tear|tore|furniture|stuff|mueble|everything/;

function nounPhrase({ from, to, hit: base }: Name, text: Text, limit: number): Thing {
  const { pieces, vocabulary } = text;
  const { traits: ahead, ...said } = readBefore(text, from, limit);
  const noun = pieces.slice(from, to).find(({ canon }) => canon === base.head);
  // "el microondas"
  const isSingle = /^(?:el|la|una?)$/.test(wordAt(pieces, from - 1));
  const plural = !isSingle && noun?.plural === true;
  const isCounted = said.count !== null && !said.indefinite;
  const isScreen = (value: number | null = 0) => isScreenSize(base.id, value, vocabulary);
  const isInBrackets = markAt(pieces, to) === "(";
  const isKinds = (note: Body) => {
    const told = variantOf(base, note.traits, vocabulary) !== undefined;
    const isRow = markAt(pieces, to) === ":" && isJoin(pieces, note.to);
    const isSome = note.one || note.count !== null || isRow;
    if (!isSome || (!isCounted && isInBrackets)) return false;
    // "tvs: a 32, a 55"
    return plural && !isScreen(note.count ?? 0) && (isCounted || told);
  };
  const after = readAfter(text, to, isKinds);
  // "una tele de 55", "a 65 samsung": the number is the size in inches, not a count.
  const screen = [after.count, plural ? null : said.count].find((one) => isScreen(one)) ?? null;
  const words = [...ahead.words, ...after.traits.words];
  const traits: Traits = { words, inches: ahead.inches ?? after.traits.inches ?? screen };
  const [before, behind] = [said.count, after.count].map((one) => (one === screen ? null : one));
  const counted = said.indefinite ? (behind ?? before) : (before ?? behind);
  const righted = rightedCount(text, after.to);
  const told = righted?.count ?? counted ?? null;
  const kind = withTraits(base, traits, vocabulary);
  // "a ton of bricks": of what is sold by the pile or the load, one; "cabinets, the whole set"
  const isSet = words.includes("set") && kind.id !== base.id;
  const count = told ?? (isSet || (said.vague && vocabulary.measures.has(base.id)) ? 1 : null);
  const end = righted?.to ?? after.to;
  const own = { from, to, end, plural, count };
  const vague = said.vague && told === null;
  const indefinite = said.indefinite && !righted;
  const additive = said.additive || after.additive;
  return { ...kind, ...said, ...own, vague, indefinite, additive };
}
