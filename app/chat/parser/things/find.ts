import { UNITS } from "#app/chat/parser/text/tokenize.ts";
import { BED_SIZES, isAttribute } from "#app/chat/parser/vocabulary/lexicon.ts";
import type { Hit } from "#app/chat/parser/vocabulary/phrases.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import {
  ARTICLES,
  BEFORE_OF,
  CONTAINERS,
  DEFINITE,
  INDEFINITE,
  isFunctionWord,
  MORE,
  OF,
  PARTS_OF,
  SERVICE_TAILS,
  TAILS,
  WITH,
} from "#app/chat/parser/words/lists.ts";
import type { PhraseNode } from "#app/chat/parser/words/phrase-tree.ts";
import { unionOf, wordSet } from "#app/chat/parser/words/table.ts";
import { isSoldBy } from "./measures.ts";
import { type Piece, type Pieces, wordAt } from "./pieces.ts";
import { isBoundary, isJoin } from "./senses.ts";
import { isOfCategory, type Named, SMALLEST_SCREEN, variantOf } from "./thing.ts";

/** A name where it stands in a message. */
export type Name = { from: number; to: number; hit: Named };

/** Before a noun of its own these make the word behind them a verb: "can you swing by". */
const VERB_AFTER = wordSet`
  i you u yall guys somebody someone we they to can will ill well youll theyll would could
  should must cant cannot wont dont didnt lets who ya yo que please`;
/** Behind these a bare noun would need an article: what follows is an adjective or an adverb. */
const ADJECTIVE_AFTER = wordSet`
  is are be it felt very really next arrive stay play was were im super muy esta estan come nada
  mas`;

/** Of an appointment, and no thing: "a morning window". */
const ABSTRACT = wordSet`
  price cost time arrival pickup delivery service hour hours morning afternoon evening minute
  appointment work job`;

/** What is looked through, and what it may point back at: what the list has, then what it named itself. */
type Search = { pieces: Pieces; vocabulary: Vocabulary; known: readonly Named[]; names: Name[] };

/** Finds the names of a message, the longest phrase first; "the tree" speaks of a listed "christmas tree". */
export function findNames(pieces: Pieces, vocabulary: Vocabulary, listed: readonly Named[]) {
  const names: Name[] = [];
  const known = [...listed];
  const search = { pieces, vocabulary, known, names };
  for (let at = 0; at < pieces.length; ) {
    const match = matchAt(search, at);
    const name =
      (match && nameAt(search, at, match)) ?? pointedBack(search, at) ?? joinedTo(search, at);
    if (name) {
      const before = names.at(-1)?.to === at ? names.pop() : undefined;
      names.push(...(before ? joined(before, name, vocabulary) : [name]));
      known.push(name.hit);
    }
    at = name?.to ?? match?.to ?? at + 1;
  }
  return names;
}

/** The longest phrase, but of "pile of scrap wood" and "old wood fence" the noun that goes on behind it. */
function matchAt({ pieces, vocabulary: { phrases } }: Search, at: number): Match | undefined {
  const match = longestMatch(pieces, at, phrases);
  const holds = CONTAINERS.has(wordAt(pieces, at)) && OF.has(wordAt(pieces, at + 1));
  const noun = holds ? at + 2 : isAttribute(pieces[at]?.canon ?? "") ? at + 1 : undefined;
  if (!match || !noun || noun >= match.to || isJoin(pieces, match.to)) return match;
  return (longestMatch(pieces, noun, phrases)?.to ?? 0) > match.to ? undefined : match;
}

function nameAt(search: Search, from: number, { to, hit }: Match): Name | undefined {
  const { pieces, names, known, vocabulary } = search;
  // "a sofa and a lamp, 2 pcs", "6 pcs office chair": they count what is named there
  const isCounting = names.length > 0 || pieces[to]?.known === true;
  const isPieces = isCounting && UNITS.get(wordAt(pieces, from)) === "piece";
  if (!isNoun(pieces, from, to, hit) || (isPieces && pieces[from - 1]?.kind === "number"))
    return undefined;
  // "an old hot tub, just the tub"; what was named itself is that, and "la podadora chica" says which.
  const isTold = isAttribute(pieces[to]?.canon ?? "");
  // "a patio table, the table is glass"
  const isNew = isJoin(pieces, from - 2) && !/^(?:is|are|has)$/.test(wordAt(pieces, to));
  const isPointed = DEFINITE.has(wordAt(pieces, from - 1)) && !isNew && !isTold;
  const isOther =
    to - from === 1 && isPointed && !known.some(({ words }) => words.join() === hit.words.join());
  // "3 fridges, 2 regular, 1 french door"
  const { head = "", id = hit.id } = known.at(-1) ?? {};
  const isOf = (one: Named) => isOfCategory(one.id, id, vocabulary);
  // "an ac unit || its a window one"
  const isOne = pieces[to]?.value === 1 && ARTICLES.has(wordAt(pieces, from - 1));
  const kind =
    (to - from > 1 || isOne) && !isOf(hit) ? vocabulary.named([...hit.words, head]) : undefined;
  const own = kind?.head === head && isOf(kind) ? kind : hit;
  return { from, to, hit: (isOther && saidBefore(search, from)) || own };
}

/** What is known by several words, of which one alone speaks: "the tub", "the leaves", of two beds "the king". */
function saidBefore({ pieces, known, vocabulary, names }: Search, at: number): Named | undefined {
  const { canon = "", value = 0 } = pieces[at] ?? {};
  // "a 32 and a 43 || the 43 stays"
  const isScreen = value >= SMALLEST_SCREEN && /^(?:the|that|el|la)$/.test(wordAt(pieces, at - 1));
  const inches = isScreen && names.length === 0 ? value : null;
  const isSize = BED_SIZES.has(canon) && !pieces[at + 1]?.known;
  // "the fence is down || 8 panels": counted by what it is sold by
  const isUnit = names.length === 0 && pieces[at - 1]?.kind === "number";
  return known.findLast((one) => {
    const { id, words, head } = one;
    const isPart = words.length > 1 && (head === canon || words.join(" ").endsWith(` of ${canon}`));
    const isSized = isSize && vocabulary.phrasesById.get(id)?.some((name) => name.includes(canon));
    const isOfScreen = variantOf(one, { words: [], inches }, vocabulary)?.id === id;
    return (isUnit && isSoldBy(one, pieces[at], vocabulary)) || isOfScreen || isPart || isSized;
  });
}

const HOLDS = unionOf(OF, WITH);

/** "the tree", "6 trees" and "one more tree" are of a known christmas tree; "the stand" of a tv is a tv stand. */
function pointedBack(search: Search, at: number): Name | undefined {
  const { pieces, known, vocabulary } = search;
  const { canon = "", plural } = pieces[at] ?? {};
  // "the tree", "the little tree"
  const article = isAttribute(pieces[at - 1]?.canon ?? "") ? at - 2 : at - 1;
  const word = wordAt(pieces, article);
  const isMore = MORE.has(word);
  const isHeld = WITH.has(wordAt(pieces, article - 1));
  const isNew = ARTICLES.has(word) && isBoundary(pieces, at + 1) && !isHeld;
  const isKnown = DEFINITE.has(word) || (!isAttribute(canon) && pieces[article]?.kind === "number");
  if (!(isMore || isNew || isKnown) || pieces[at + 1]?.kind === "number") return undefined;
  const owner = known.at(-1);
  const sized = (hit: Named) => variantOf(hit, { words: [...BED_SIZES], inches: null }, vocabulary);
  const kin = (hit: Named) => owner && sized(owner) && sized(hit);
  const part =
    owner && (vocabulary.named([owner.head, canon]) ?? vocabulary.pairs.get(canon)?.find(kin));
  const isPart = part?.head === canon && !plural && part.id !== owner?.id;
  const hit = (isNew ? undefined : saidBefore(search, at)) ?? (isPart ? part : undefined);
  return hit && { from: at, to: at + 1, hit };
}

/**
 * "queen mattress and frame": a noun joined to a name goes with it, or with what is of its
 * category; "tank with stand" is one.
 */
function joinedTo({ pieces, vocabulary, names }: Search, at: number): Name | undefined {
  const { kind, canon = "", known } = pieces[at] ?? {};
  const name = names.at(-1);
  const isOpened = DEFINITE.has(wordAt(pieces, at - 1)) || pieces[at - 1]?.kind === "number";
  const join = isOpened ? at - 2 : at - 1;
  const isJoined = name?.to === join && (isJoin(pieces, join) || WITH.has(wordAt(pieces, join)));
  const ends = isBoundary(pieces, at + 1) || /^(?:all|both)$/.test(wordAt(pieces, at + 1));
  if (!isJoined || kind !== "word" || !known || isAttribute(canon) || !ends) return undefined;
  const pair = vocabulary.named([name.hit.head, canon]);
  const kin = vocabulary.pairs
    .get(canon)
    ?.find(({ id }) => isOfCategory(id, name.hit.id, vocabulary));
  const hit = pair?.head === canon ? pair : kin;
  const isWhole = hit?.id === name.hit.id && pieces[at - 1]?.kind !== "number";
  const whole = isWhole ? names.pop() : undefined;
  return hit && { from: whole?.from ?? at, to: at + 1, hit: whole?.hit ?? hit };
}

/** True where the words of a phrase name the thing there, and are no verb, adjective, unit or address. */
function isNoun(pieces: Pieces, at: number, to: number, hit: Named): boolean {
  const tail = wordAt(pieces, to);
  // "organ recital", "bed sheets": the noun behind is what is meant, but "boxes of misc cables"
  const isTail = TAILS.has(tail) && !SERVICE_TAILS.has(tail) && !hit.words.includes("of");
  // "2 bed apt", but "couch apt 304"
  if (isTail && pieces[to + 1]?.kind !== "number") return false;
  if (to - at > 1) return true;
  const piece = pieces[at] as Piece;
  if (hit.collective && !piece.plural) return false;
  // "a 2-door wardrobe", "a 4 door cabinet"
  const isTold = /^(?:kind|one)$/.test(tail) || ARTICLES.has(wordAt(pieces, at - 2));
  const isUnit = piece.tight || (UNITS.has(piece.text) && (pieces[to]?.known || isTold));
  const isCounted = pieces[at - 1]?.kind === "number";
  if (isCounted && isUnit && !piece.plural) return false;
  const before = wordAt(pieces, at - 1);
  const isThing = isCounted || DEFINITE.has(before) || INDEFINITE.has(before);
  // "an arrival window"
  if (ABSTRACT.has(before) && !piece.plural) return false;
  // "el grande de dos puertas": what it has
  if (isCounted && PARTS_OF.has(piece.text) && HOLDS.has(wordAt(pieces, at - 2))) return false;
  // "cerca de la 45", "calle 34 cerca de la 45": near it
  const isNear = !isThing || ((pieces[at - 1]?.value ?? 0) > 1 && !piece.plural);
  if (isNear && BEFORE_OF.has(piece.text) && OF.has(tail)) return false;
  if (CONTAINERS.has(piece.text) && /^(?:loads?|worth)$/.test(tail)) return false;
  // "it is half a load": with the share in it, the word needs no article.
  if (isThing) return true;
  if (VERB_AFTER.has(before)) return isBoundary(pieces, to) && before !== "to";
  return piece.plural || !ADJECTIVE_AFTER.has(before);
}

/** Two names side by side may name one thing: "window acs", where the first only describes; "bunk bed frame". */
function joined(one: Name, two: Name, vocabulary: Vocabulary): Name[] {
  const { heads, phrasesById } = vocabulary;
  const { id, words } = two.hit;
  const [word = "", more] = one.hit.words;
  const isOwn = more !== undefined || isOfCategory(one.hit.id, id, vocabulary);
  const names = isOwn ? [] : (phrasesById.get(id) ?? []);
  const begins = names.some(([first, second]) => second !== undefined && first === word);
  if (one.hit.id === id || begins) return [{ ...two, from: one.from }];
  return heads.get(one.hit.id)?.has(words.join(" ")) ? [{ ...one, to: two.to }] : [one, two];
}

/** A phrase of the lists in a message, and the place behind it. */
export type Match = { to: number; hit: Hit };

/** The longest phrase of the lists that begins at a place, where so much of it was said already. */
export function longestMatch(
  pieces: Pieces,
  at: number,
  node: PhraseNode<Hit>,
  literal = "",
): Match | undefined {
  const { word, said } = stepAt(pieces, at);
  const next = node.next.get(word);
  const longer = next && longestMatch(pieces, at + 1, next, `${literal} ${said}`.trimStart());
  if (longer) return longer;
  // "washer and dryer, stacked"
  const isTrait = / (?:and|n) /.test(literal) && /^[,(]$/.test(pieces[at]?.text ?? "");
  if (node.hits.length === 0 && literal !== "" && (isTrait || mayStandInGap(pieces, at)))
    return longestMatch(pieces, at + 1, node, literal);
  // A phrase in the customer's own words comes before one that means the same.
  const own = node.hits.find((candidate) => candidate.literal === literal);
  // "boxes full of clothes" are no full box springs.
  const isHolding = pieces[at - 1]?.text === "full" && OF.has(wordAt(pieces, at));
  const hit = own ?? (isHolding ? undefined : node.hits[0]);
  return hit && { to: at, hit };
}

/** The word by which a phrase goes on, or "" for none; a stroke is an "and" ("washer/dryer"). */
function stepAt(pieces: Pieces, at: number): { word: string; said: string } {
  const piece = pieces[at];
  if (piece?.text === "/" && piece.tight) return { word: "and", said: "and" };
  if (!piece || piece.kind === "mark" || piece.kind === "noise") return { word: "", said: "" };
  return { word: piece.canon, said: piece.lemma };
}

/** What may stand inside a phrase without belonging to it: "box of old books", "clean out the garage". */
function mayStandInGap(pieces: Pieces, at: number): boolean {
  const joiner = pieces[at - 1]?.canon ?? "";
  const word = wordAt(pieces, at);
  // "a dresser and a mirror" are two.
  if (DEFINITE.has(word) || INDEFINITE.has(word)) return /^(?:of|with|out)$/.test(joiner);
  return joiner === "of" && word !== "" && !isFunctionWord(word);
}
