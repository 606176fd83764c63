import { LOAD_WORDS } from "../text/load-words.ts";
import { UNITS } from "../text/units.ts";
import { isAttribute } from "../vocabulary/attributes.ts";
import { bagKey, headOf, JOINERS } from "../vocabulary/heads.ts";
import type { Hit } from "../vocabulary/phrases.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { AND, DEFINITE, INDEFINITE, isFunctionWord, MORE, OF } from "../words/function-words.ts";
import { BEFORE_OF } from "../words/places.ts";
import { CONTAINERS, REMAINS, SERVICE_TAILS, TAILS } from "../words/shapes.ts";
import { grouped, wordSet } from "../words/table.ts";
import { longestMatch } from "./match-phrase.ts";
import { isBoundary, isJoin, isLineHead, unitAt } from "./numbers.ts";
import { markAt, type Piece, type Pieces, wordAt } from "./pieces.ts";
import type { Named } from "./thing.ts";
import { isSize } from "./variants.ts";

/** A name where it stands in a message; `one` for "one" in place of the name before it. */
export type Name = { from: number; to: number; hit: Hit; one?: true };

/** Before a noun of its own these make the word behind them a verb: "can you swing by". */
const VERB_AFTER = wordSet(
  "i you u we they to can will ill well youll theyll would could should must cant cannot wont dont didnt lets who ya yo que please",
);
/** Behind these a bare noun would need an article: what follows is an adjective or an adverb. */
const ADJECTIVE_AFTER = wordSet(
  "is are be it feel feels felt very really always home next arrive arrived stay play was were im super bastante muy esta estan come nada poco mas",
);

/**
 * Finds the names of a message, left to right: at each place the longest phrase wins. A word of what
 * is on the list speaks of it behind an article: of a listed "christmas tree", "the tree".
 * @param last what "the blue one" speaks of where the message has named nothing
 */
export function findNames(
  pieces: Pieces,
  vocabulary: Vocabulary,
  listed: ReadonlyMap<string, Hit>,
  last: Hit | undefined,
): Name[] {
  const { phrases } = vocabulary;
  const names: Name[] = [];
  for (let at = 0; at < pieces.length; ) {
    const longest = longestMatch(pieces, at, phrases);
    const isCut = longest && isCutShort(pieces, at, longest.to, phrases);
    const match = isCut ? undefined : longest;
    // "a sofa and a lamp, 3 pcs"
    const isCounted = pieces[at - 1]?.kind === "number" && names.length > 0;
    const isSum = isCounted && UNITS.get(wordAt(pieces, at)) === "piece";
    if (match && !isSum && isNoun(pieces, at, match.to, match.hit)) {
      const to = endOf(pieces, match.to, match.hit, vocabulary);
      names.push({
        from: at,
        to,
        hit: meantBefore(pieces, at, to, names, vocabulary) ?? match.hit,
      });
      at = to;
      continue;
    }
    const known = pointedBack(pieces, at, listed, names, last, vocabulary);
    if (known) {
      names.push({ from: at, to: at + 1, hit: known });
      at += 1;
    } else {
      const named = names.at(-1)?.hit ?? last;
      const bare = named && vocabulary.bags.get(headOf(named.words, vocabulary.lexicon));
      // "the small one" of "a big tv" is a tv; "the old one" of a water heater is no other heater.
      const hit = bare?.kind === "item" && named?.words.some(isSize) ? bare : named;
      if (hit && isOne(pieces, at, names.at(-1)?.to ?? 0))
        names.push({ from: at, to: at + 1, hit, one: true });
      at = match ? match.to : at + 1;
    }
  }
  return names;
}

/** "pile of scrap wood", "old wood fence": the noun may go on behind the phrase that begins before it. */
function isCutShort(
  pieces: Pieces,
  at: number,
  to: number,
  phrases: Vocabulary["phrases"],
): boolean {
  const holds = CONTAINERS.has(wordAt(pieces, at)) && OF.has(wordAt(pieces, at + 1));
  const noun = holds ? at + 2 : isAttribute(pieces[at]?.canon ?? "") ? at + 1 : to;
  return (
    noun < to && !AND.has(wordAt(pieces, to)) && (longestMatch(pieces, noun, phrases)?.to ?? 0) > to
  );
}

/** "an old hot tub, just the tub": the name before that a noun alone speaks of. */
function meantBefore(
  pieces: Pieces,
  at: number,
  to: number,
  names: readonly Name[],
  { lexicon }: Vocabulary,
): Hit | undefined {
  const noun = pieces[at]?.canon ?? "";
  const isPointed = DEFINITE.has(wordAt(pieces, at - 1)) && !isJoin(pieces, at - 2);
  const isKnown = isPointed || /^(?:is|are|was)$/.test(wordAt(pieces, to));
  if (to - at > 1 || !isKnown) return undefined;
  return names.findLast(({ hit }) => hit.words.length > 1 && headOf(hit.words, lexicon) === noun)
    ?.hit;
}

/** "the ugly one": one told from another; "its the ugly one" only describes what was named. */
function isOne(pieces: Pieces, at: number, limit: number): boolean {
  if (pieces[at]?.value !== 1 && wordAt(pieces, at) !== "ones") return false;
  const telling = wordAt(pieces, at - 1);
  const isOfThose = OF.has(wordAt(pieces, at - 3)) && pieces[at - 4]?.kind === "number";
  const isTold = DESCRIBES.has(wordAt(pieces, at - 3)) || markAt(pieces, at - 3) === "(";
  if (
    telling === "" ||
    isFunctionWord(telling) ||
    MORE.has(telling) ||
    ORDINALS.has(telling) ||
    isTold ||
    isOfThose
  )
    return false;
  return at - 2 > limit && DEFINITE.has(wordAt(pieces, at - 2));
}

/** Words whose compounds are times and dealings, not things: "time window", "arrival window". */
const ABSTRACT = wordSet(
  "price cost time arrival pickup delivery service hour hours morning afternoon evening minute appointment schedule scheduling work job",
);
const ORDINALS = wordSet("first second third last next");
const DESCRIBES = wordSet("is its are theyre thats was be es son");

/** "four poster bed frame": one more noun that the same item goes by; of something refused, its remains. */
function endOf(pieces: Pieces, to: number, { id, kind }: Hit, { heads }: Vocabulary): number {
  const next = pieces[to];
  if (next?.kind !== "word") return to;
  if (kind === "refused") return REMAINS.has(next.text) ? to + 1 : to;
  return heads.get(id)?.has(next.canon) && pieces[to - 1]?.canon !== next.canon ? to + 1 : to;
}

/** The words by which a message may point at what is on the list, each of one thing alone. */
export function wordsOfListed(listed: readonly Named[], { lexicon }: Vocabulary): Map<string, Hit> {
  const owners = grouped(
    listed.flatMap((name) => {
      const words = [...name.words, ...name.literal.split(" ").map(lexicon.canonical)];
      return [...new Set(words)].map((word) => [word, name] as const);
    }),
  );
  return new Map(
    [...owners].flatMap(([word, [name, other]]) =>
      !other && !JOINERS.has(word) && !isAttribute(word)
        ? [[word, { ...name, pluralOnly: false }] as const]
        : [],
    ),
  );
}

/** "the tree", of a christmas tree on the list or in the same message; "the stand" of a tv is a tv stand. */
function pointedBack(
  pieces: Pieces,
  at: number,
  listed: ReadonlyMap<string, Hit>,
  names: readonly Name[],
  last: Hit | undefined,
  { lexicon, bags }: Vocabulary,
): Hit | undefined {
  const piece = pieces[at];
  // "the tree", "the little tree"
  const article = isAttribute(pieces[at - 1]?.canon ?? "") ? at - 2 : at - 1;
  const isPointed = DEFINITE.has(wordAt(pieces, article));
  if (piece?.kind !== "word" || !isPointed) return undefined;
  const said = names.findLast(({ hit }) => headOf(hit.words, lexicon) === piece.canon);
  // "a tv and the stand"
  const owner = names.at(-1)?.hit ?? last;
  const part = owner && bags.get(bagKey([headOf(owner.words, lexicon), piece.canon]));
  const isNoun = part && headOf(part.words, lexicon) === piece.canon && !piece.plural;
  const isPart = isNoun && part.kind === "item" && part.id !== owner.id;
  return listed.get(piece.canon) ?? said?.hit ?? (isPart ? part : undefined);
}

/** True where the words of a phrase name the thing there, and are no verb, adjective, unit or address. */
function isNoun(pieces: Pieces, at: number, to: number, hit: Hit): boolean {
  if (isCompound(pieces, to)) return false;
  if (to - at > 1) return true;
  const piece = pieces[at] as Piece;
  if (hit.pluralOnly && !piece.plural) return false;
  if (onlyDescribes(pieces, at) || isAddress(pieces, at, to)) return false;
  const before = wordAt(pieces, at - 1);
  const after = wordAt(pieces, to);
  const isThing = isNamed(pieces, at - 1);
  // "3 fans, window ones"
  if (!isThing && after === "ones") return false;
  if (ABSTRACT.has(before) && !piece.plural) return false;
  // "cerca de la 45" is near it.
  if (!isThing && BEFORE_OF.has(piece.text) && OF.has(after)) return false;
  // "ya lo tire": behind its pronoun a Spanish verb is no noun.
  if (/^l[oa]s?$/.test(before) && /^(?:ya|se|me|nos)$/.test(wordAt(pieces, at - 2))) return false;
  if (CONTAINERS.has(piece.text) && /^(?:loads?|full|worth)$/.test(after)) return false;
  // "it is half a load": with the share in it, the word needs no article.
  if (isThing || LOAD_WORDS.has(hit.id)) return true;
  if (VERB_AFTER.has(before)) return isBoundary(pieces, to) && before !== "to";
  return piece.plural || !ADJECTIVE_AFTER.has(before);
}

/** "two-door", "(5 shelf)", "3 pc sectional": a singular behind a number of several, or before a name. */
function onlyDescribes(pieces: Pieces, at: number): boolean {
  const number = pieces[at - 1];
  const piece = pieces[at];
  const next = pieces[at + 1];
  const unit = next?.known && !isFunctionWord(next.text) ? UNITS.get(piece?.text ?? "") : undefined;
  const isUnit = piece?.plural ? unit === "piece" : unit !== undefined;
  if (number?.kind !== "number" || (piece?.plural && !isUnit)) return false;
  if (piece?.tight || isUnit) return true;
  return number.value > 1 && markAt(pieces, at - 2) === "(";
}

/** "Bed 2:" names a room, "3 bed 2 bath" and "3 bed ranch" a house, "lockbox 0935" has a code, "box 118" a number. */
function isAddress(pieces: Pieces, at: number, to: number): boolean {
  const next = pieces[to];
  const code = wordAt(pieces, to) === "is" ? pieces[to + 1] : undefined;
  if (code?.kind === "number" && code.value > 999) return true;
  if (next?.kind === "noise") return /^0\d/.test(next.text);
  const isSingle = next?.kind === "number" && !pieces[at]?.plural && unitAt(pieces, to + 1) === "";
  const isLabel = next && next.value > 1 && CONTAINERS.has(pieces[at]?.text ?? "");
  if (isSingle && (isLabel || (next.value >= 100 && next.value < 10_000))) return true;
  if (next?.kind === "number" && markAt(pieces, to + 1) === ":" && isLineHead(pieces, at))
    return true;
  const several = pieces[at - 1]?.kind === "number" && !pieces[at]?.plural;
  const rooms = next?.kind === "number" && UNITS.get(wordAt(pieces, to + 1)) === "room";
  return several && rooms;
}

function isNamed(pieces: Pieces, at: number): boolean {
  const word = wordAt(pieces, at);
  return pieces[at]?.kind === "number" || DEFINITE.has(word) || INDEFINITE.has(word);
}

/** "organ recital", "bed sheets": the noun behind the name is what is meant. */
function isCompound(pieces: Pieces, to: number): boolean {
  const tail = wordAt(pieces, to);
  return TAILS.has(tail) && !SERVICE_TAILS.has(tail) && markAt(pieces, to - 1) === "";
}
