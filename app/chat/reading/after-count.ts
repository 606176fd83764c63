import { SIZE_FILLERS } from "../vocabulary/attributes.ts";
import { DOUBTS, REPAIRS } from "../words/links.ts";
import { holdsPhrase, wordsOfTables } from "../words/phrase-table.ts";
import { wordSet } from "../words/table.ts";
import { leadsToName, type Reader } from "./after-reader.ts";
import { noTraits } from "./noun-phrase.ts";
import { afterTotal, isBoundary, roleOf } from "./numbers.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";
import { isTraitWord, variantOf } from "./variants.ts";

const FARTHEST = 8;

/** Between a name and its count: "the chairs are actually 5", "rugs should be 3". */
const ARE = wordSet(
  "are were theres there hay i wanna want say think guess maybe probably creo son eran serian should need must have be to go up down from sean ser a actually really now like about just only supposed en realidad ahora como de",
);
const CHANGES =
  /^(?:change|make|bump|raise|lower|increase|decrease|set|update|cut|reduce|switch|cambia|cambie|cambiar|sube|suba|baja|baje|pon|ponga|deja|deje)$/;

/** "the chairs are actually 5", "change the rugs from 2 to 3": a count told in a sentence. */
export function stepTold({ mention, pieces, owner }: Reader, at: number): number {
  const word = wordAt(pieces, at);
  if (!ARE.has(word) || !(mention.plural || changesBefore(pieces, mention.start))) return at;
  const changed = /^(?:to|up|down|from|a|de)$/.test(word);
  if (changed && !changesBefore(pieces, mention.start)) return at;
  let place = at;
  while (place < at + FARTHEST && isTold(pieces, place)) place += 1;
  if (pieces[place]?.kind !== "number" || roleOf(pieces, place, owner) !== "count") return at;
  const end = afterTotal(pieces, place + 1, owner);
  if (!isBoundary(pieces, end) && !/^(?:not|now|instead|no)$/.test(wordAt(pieces, end))) return at;
  mention.count = pieces[place]?.value ?? mention.count;
  mention.indefinite = false;
  return end;
}

function isTold(pieces: readonly Piece[], at: number): boolean {
  const from = pieces[at]?.kind === "number" && /^(?:from|de)$/.test(wordAt(pieces, at - 1));
  return from || ARE.has(wordAt(pieces, at));
}

function changesBefore(pieces: readonly Piece[], start: number): boolean {
  return [1, 2, 3].some((step) => CHANGES.test(wordAt(pieces, start - step)));
}

const TALK = wordSet(
  "um uh oh ok its it is theyre thats there theres a an un una the hay son es only just like mean i",
);
const REPAIR_WORDS = wordsOfTables(REPAIRS, DOUBTS);

/** "four stools, no, five", "a queen mattress, I mean king": the count or size put right at once. */
export function stepRepair(reader: Reader, at: number): number {
  const { pieces, owner, mention } = reader;
  let place = at;
  const said: string[] = [];
  for (; place < at + FARTHEST && !owner[place]; place += 1) {
    const word = wordAt(pieces, place);
    if (markAt(pieces, place) === ",") continue;
    if (!REPAIR_WORDS.has(word) && !TALK.has(word)) break;
    said.push(word);
  }
  if (said.length === 0 || owner[place] || !repairs(said)) return at;
  if (pieces[place]?.kind !== "number") return sizeAt(reader, place) ?? at;
  const end = afterTotal(pieces, place + 1, owner);
  const counts = roleOf(pieces, place, owner) === "count" && mention.count !== null;
  const twice = pieces[end]?.kind === "number" && pieces[end]?.value === pieces[place]?.value;
  const ends =
    twice || isBoundary(pieces, end) || /^(?:i|we|because|cuz|cause)$/.test(wordAt(pieces, end));
  if (!counts || !ends || (!twice && leadsToName(pieces, place + 1, owner))) return at;
  mention.count = pieces[place]?.value ?? mention.count;
  mention.indefinite = false;
  return end;
}

function repairs(said: readonly string[]): boolean {
  return holdsPhrase(said, REPAIRS) || holdsPhrase(said, DOUBTS);
}

/** The place behind a size that the noun before takes on, or undefined where none stands. */
function sizeAt({ mention, pieces, owner, vocabulary }: Reader, at: number): number | undefined {
  const traits = noTraits();
  let end = at;
  for (; end < at + FARTHEST && !isBoundary(pieces, end); end += 1) {
    const piece = pieces[end];
    if (owner[end] || piece?.kind !== "word") return undefined;
    if (isTraitWord(piece.canon, vocabulary)) traits.words.push(piece.canon);
    else if (!SIZE_FILLERS.has(piece.text) && piece.text !== "one") return undefined;
  }
  const { head } = mention;
  const id = vocabulary.bags.get(head)?.id ?? mention.id;
  const variant = variantOf({ id, words: [head], head }, traits, vocabulary);
  if (!variant || mention.kind !== "item") return undefined;
  Object.assign(mention, { id: variant.id, words: variant.words, described: true });
  return end;
}
